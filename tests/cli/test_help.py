"""Help is scanned in ten seconds: it fits one screen, in groups, and rare options wait behind --help-all."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ttprint.cli.help import is_folded, option_row
from ttprint.cli.main import cli
from ttprint.game import GROUPS, Game
from ttprint.games import GAMES
from ttprint.option import HelpSection
from ttprint.product import Product
from ttprint.shared_products import CALIBRATE

SCREEN = 50  # lines
PRODUCTS = [game.product(name) for game in GAMES.values() for name in game.products] + [CALIBRATE]


def shown(*words: str) -> str:
    result = CliRunner().invoke(cli, words, terminal_width=78)
    assert result.exit_code == 0
    return result.output


def heading(section: HelpSection) -> str:
    return f"\n{section.value}:\n"


@pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: "-".join(product.command[1:]))
def test_help_fits_one_screen_and_help_all_has_every_option(product: Product) -> None:
    words = product.command[1:]
    short, whole = shown(*words, "--help"), shown(*words, "--help-all")
    assert len(short.splitlines()) <= SCREEN
    for option in product.options:
        row = f"\n  {option_row(option)[0]}"
        assert row in whole
        assert (row in short) != is_folded(option)
        assert heading(option.section) in whole
    assert heading(HelpSection.MACHINES) not in short
    assert f"Examples:\n  {product.examples[0]}\n" in short
    assert ("--help-all" in short) == any(map(is_folded, product.options))


def test_options_that_everybody_needs_come_first_in_their_group() -> None:
    for product in PRODUCTS:
        lines = shown(*product.command[1:], "--help").splitlines()
        places = {option.key: number for option in product.options for number, line in enumerate(lines)
                  if line.startswith(f"  {option_row(option)[0]}")}  # fmt: skip
        for section in HelpSection:
            options = [one for one in product.options if one.section is section and one.key in places]
            common = [places[one.key] for one in options if one.common]
            others = [places[one.key] for one in options if not (one.common or one.positional)]
            assert not common or not others or max(common) < min(others)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_command_is_in_one_group(game: Game) -> None:
    names = [name for group in game.groups.values() for name in group]
    assert sorted(names) == sorted(game.products)
    assert set(game.groups) <= set(GROUPS)


def test_the_program_shows_its_commands_in_groups_on_one_screen() -> None:
    text = shown("--help")
    assert len(text.splitlines()) <= SCREEN
    titles = ["The box", "For the classroom", "On a screen", "The puzzle", "Your printer", "Second game", "Examples"]
    places = [text.index(f"\n{title}:\n") for title in titles]
    assert places == sorted(places)


def test_choices_and_defaults_are_told() -> None:
    text = " ".join(shown("challenges", "--help").split())
    assert "How hard (easy, medium, hard, expert, mixed). [default: mixed]" in text
    assert "Random seed. The same seed gives the same cards. [default: 1]" in text
