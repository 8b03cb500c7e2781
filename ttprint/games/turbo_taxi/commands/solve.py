"""ttprint solve: every right city of a setup."""

from __future__ import annotations

import click

from ttprint.games.turbo_taxi.commands.options import CROSSING, read_setup
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.sketch import sketch
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

COLOURS = {"yellow": "bright_yellow", "red": "bright_red", "both": "bright_white", "road": "white"}


@click.command(epilog="Try: ttprint solve 1-7 3-10 NES    or: ttprint solve 7KQ2 --all --crossing flyover")
@click.argument("setup", nargs=-1, required=True, metavar="SETUP|CODE")
@click.option("--all", "show_all", is_flag=True, help="Draw all right cities, not just the first.")
@CROSSING
@click.option("--json", "as_json", is_flag=True, help="Write JSON for other programs.")
@click.pass_context
def command(ctx: click.Context, setup: tuple[str, ...], show_all: bool, crossing: Crossing, as_json: bool) -> None:
    """Find every right city of a setup.

    A setup is two pairs of hours and a centre tile, such as 1-7 3-10 NES; a code is four characters, such as 7KQ2.
    Exits with 1 when there is no right city.
    """
    puzzle = read_setup(setup)
    cities = list(solutions(puzzle, crossing))
    shown = cities if show_all else cities[:1]
    if as_json:
        _write_json(puzzle, crossing, len(cities), shown)
    else:
        _write_head(puzzle, crossing, len(cities))
        for number, city in enumerate(shown, 1):
            _write_city(puzzle, crossing, city, f"City {number} of {len(cities)}: {city}")
    ctx.exit(0 if cities else 1)


def _write_json(setup: Setup, crossing: Crossing, count: int, cities: list[City]) -> None:
    import json

    answer = {
        "setup": str(setup),
        "code": encode(setup),
        "crossing": crossing.value,
        "green": setup.green,
        "solutions": count,
        "cities": [str(city) for city in cities],
    }
    click.echo(json.dumps(answer, indent=2))


def _write_head(setup: Setup, crossing: Crossing, count: int) -> None:
    click.echo(f"{click.style(str(setup), bold=True)}   code {click.style(encode(setup), bold=True)}")
    cities = {0: "There is no right city", 1: "There is exactly one right city"}
    click.echo(f"{cities.get(count, f'There are {count} right cities')}, with the crossing read as a {crossing.value}.")
    if not Places.CORNER.allow(setup):
        green = "no marker stands" if setup.green == 0 else "only one marker stands"
        click.echo(f"The corner rule would not allow this setup: {green} on a green place.")


def _write_city(setup: Setup, crossing: Crossing, city: City, title: str) -> None:
    click.echo(f"\n{title}\n")
    for line in sketch(setup, city, crossing):
        click.echo("".join(_styled(text, ink) for text, ink in line))


def _styled(text: str, ink: str) -> str:
    return click.style(text, dim=True) if ink not in COLOURS else click.style(text, fg=COLOURS[ink], bold=ink != "road")
