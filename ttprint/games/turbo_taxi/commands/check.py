"""ttprint check: judge a city against a setup."""

from __future__ import annotations

from enum import Enum

import click

from ttprint.games.turbo_taxi.challenges.fault_words import fault_text
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.parsing.reading import CROSSING, read_card_and_city
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, Extra
from ttprint.games.turbo_taxi.puzzle.extra_rules import unused as unused_rule
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.shell.choices import OneOf


class Rule(Enum):
    """The extra rules that need no more words; `unused` has an option of its own."""

    APART = "apart"


@click.command(epilog="Try: ttprint check 1-7 3-10 NES SW ES NSW / NS NES NESW / NES NW N")
@click.argument("words", nargs=-1, required=True, metavar="SETUP|CODE CITY")
@CROSSING
@click.option("--rule", type=OneOf(Rule), help="An extra rule: apart wants two networks, one for each colour.")
@click.option("--unused", metavar="KINDS", help="An extra rule: the three tiles that stay unused.")
@click.pass_context
def command(
    ctx: click.Context, words: tuple[str, ...], crossing: Crossing, rule: Rule | None, unused: str | None
) -> None:
    """Judge a city against a setup.

    A city is nine tile names, row by row, such as ES ESW SW / NES NESW NSW / NE NEW NW. Says that it is correct, or
    names every broken rule with its place and exits with 1.
    """
    card, city = read_card_and_city(words, crossing)
    laid = City.parse(city)
    own = [card.rule] if card.rule and card.rule.extra is not Extra.SINGLE else []
    rules = [*own, *([APART] if rule else []), *([unused_rule(unused)] if unused is not None else [])]
    broken = dict.fromkeys(
        fault for extra in (None, *rules) for fault in faults(card.setup, laid, card.crossing, extra)
    )
    for fault in broken:
        click.echo(fault_text(fault, GAME.words("en")))
    if not broken:
        extras = "".join(f", and keeps the extra rule: {extra}" for extra in rules)
        click.echo(f"Correct: the city fits {card.setup}, with the crossing read as a {card.crossing.value}{extras}.")
    ctx.exit(1 if broken else 0)
