"""ttprint solve: every correct city of a setup."""

from __future__ import annotations

import click

from ttprint.games.turbo_taxi.parsing.reading import CROSSING, read_card, rule_told
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.sketch import sketch
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

COLOURS = {"yellow": "bright_yellow", "red": "bright_red", "both": "bright_white", "road": "white"}


@click.command(epilog="Try: ttprint solve 1-7 3-10 NES    or: ttprint solve 7KQ2 --all --crossing flyover")
@click.argument("setup", nargs=-1, required=True, metavar="SETUP|CODE")
@click.option("--all", "show_all", is_flag=True, help="Draw all correct cities, not just the first.")
@CROSSING
@click.option("--json", "as_json", is_flag=True, help="Write JSON for other programs.")
@click.pass_context
def command(ctx: click.Context, setup: tuple[str, ...], show_all: bool, crossing: Crossing, as_json: bool) -> None:
    """Find every correct city of a setup.

    A setup is two pairs of hours and a centre tile, such as 1-7 3-10 NES; a code is four characters, such as 7KQ2.
    Exits with 1 when there is no correct city.
    """
    card = read_card(setup, crossing)
    cities = list(solutions(card.setup, card.crossing, card.rule))
    shown = cities if show_all else cities[:1]
    if as_json:
        _write_json(card, len(cities), shown)
    else:
        _write_head(card, len(cities))
        for number, city in enumerate(shown, 1):
            _write_city(card.setup, card.crossing, city, f"City {number} of {len(cities)}: {city}")
    ctx.exit(0 if cities else 1)


def _write_json(card: CardCode, count: int, cities: list[City]) -> None:
    import json

    answer = {
        "setup": str(card.setup),
        "code": encode(card.setup),
        "card": str(card),
        "crossing": card.crossing.value,
        "rule": str(card.rule) if card.rule else None,
        "green": card.setup.green,
        "solutions": count,
        "cities": [str(city) for city in cities],
    }
    click.echo(json.dumps(answer, indent=2))


def _write_head(card: CardCode, count: int) -> None:
    setup = card.setup
    click.echo(f"{click.style(str(setup), bold=True)}   code {click.style(str(card), bold=True)}")
    cities = {0: "There is no correct city", 1: "There is exactly one correct city"}
    click.echo(
        f"{cities.get(count, f'There are {count} correct cities')}, with the crossing read as a {card.crossing.value}."
    )
    if card.rule == SINGLE and count > 1:
        click.echo("No card says of this setup that there is only one.")
    elif card.rule:
        click.echo(f"The card adds a rule: {rule_told(card.rule)}.")
    if not Places.CORNER.allow(setup):
        green = "no marker stands" if setup.green == 0 else "only one marker stands"
        click.echo(f"The corner rule would not allow this setup: {green} on a green place.")


def _write_city(setup: Setup, crossing: Crossing, city: City, title: str) -> None:
    click.echo(f"\n{title}\n")
    for line in sketch(setup, city, crossing):
        click.echo("".join(_styled(text, ink) for text, ink in line))


def _styled(text: str, ink: str) -> str:
    return click.style(text, dim=True) if ink not in COLOURS else click.style(text, fg=COLOURS[ink], bold=ink != "road")
