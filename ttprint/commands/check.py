"""ttprint check: judge a city against a setup."""

from __future__ import annotations

import click

from ttprint.commands.options import crossing_option, read_setup_and_city
from ttprint.turbo_taxi.checker import faults
from ttprint.turbo_taxi.city import City
from ttprint.turbo_taxi.tiles import Crossing


@click.command(epilog="Try: ttprint check 1-7 3-10 NES SW ES NSW / NS NES NESW / NES NW N")
@click.argument("words", nargs=-1, required=True, metavar="SETUP|CODE CITY")
@crossing_option
@click.pass_context
def command(ctx: click.Context, words: tuple[str, ...], crossing: Crossing) -> None:
    """Judge a city against a setup.

    A city is nine tile names, row by row, such as ES ESW SW / NES NESW NSW / NE NEW NW. Says that it is right, or
    names every broken rule with its place and exits with 1.
    """
    setup, city = read_setup_and_city(words)
    broken = faults(setup, City.parse(city), crossing)
    for fault in broken:
        click.echo(str(fault))
    if not broken:
        click.echo(f"Right: the city fits {setup}, with the crossing read as a {crossing.value}.")
    ctx.exit(1 if broken else 0)
