"""The skeleton game works with everything that is made from a game: products, command line, forms."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from ttprint.cli.commands import product_command
from ttprint.cli.main import Commands
from ttprint.games import GAMES
from ttprint.games.skeleton.game import GAME
from ttprint.option import Values
from ttprint.order.context import Context
from ttprint.order.order import Printed
from ttprint.render import png
from ttprint.studio.forms import ProductForm
from ttprint.words.catalog import languages

CARD = GAME.product("card")


def test_it_is_not_offered() -> None:
    assert GAME.name not in GAMES


@pytest.mark.parametrize("tag", languages())
def test_it_prints_one_card_with_its_back(tag: str) -> None:
    made = CARD.make(Values(CARD.options, {"lang": tag}), Context())
    assert isinstance(made, Printed)
    assert [*made.files] == ["card.pdf"]
    assert (made.plan.pieces, made.plan.sheets) == (1, 1)
    assert len(png.sizes(made.files["card.pdf"])) == 2


def test_its_command_writes_into_a_folder_of_its_own(at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    group = Commands(GAME, name=GAME.name)
    assert group.list_commands(click.Context(group)) == ["card"]
    code = product_command(CARD).main(["--copies", "2"], prog_name="card", standalone_mode=False)
    assert code == 0
    assert "out/skeleton/card.pdf" in capsys.readouterr().out
    assert (at_home / "out/skeleton/card.pdf").exists()


def test_its_form_has_a_field_for_every_option_but_local_ones() -> None:
    form = ProductForm.of(CARD)
    assert {field.name for field in form.fields} >= {"theme", "lang", "copies"}
    assert {*form.local} == {"out", "printer"}
