"""ttprint challenges: cards with setups to solve, their answers, and hints."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

import click
from click.core import ParameterSource

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize
from ttprint.games.turbo_taxi.challenges.challenge import CardKind, Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose, twins
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import CARD_OPTIONS, LINK, WITHOUT, checked_link, had_before
from ttprint.games.turbo_taxi.parsing.reading import with_reading
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.extra_rules import parse_kinds
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.order.order import Form, Order, Printed
from ttprint.shell.choices import OneOf
from ttprint.shell.delivery import deliver, named
from ttprint.shell.ordering import takes_order

CHOOSING = (
    "count",
    "level",
    "seed",
    "kind",
    "centre",
    "any_places",
    "without",
)  # what codes leave nothing to choose for


@click.command(epilog="Try: ttprint challenges    or: ttprint challenges --level easy --card a6 --hints")
@click.argument("codes", nargs=-1, metavar="[CODE]...")
@click.option("--count", type=int, default=24, show_default=True, help="How many different cards.")
@click.option("--level", type=OneOf(Level), default=Level.MIXED.value, show_default=True, help="How hard.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Another number, another pack; the same, the same."
)
@click.option(
    "--card", type=OneOf(CardSize), default=CardSize.POKER.value, show_default=True, help="How large a card is."
)
@click.option(
    "--answers", type=OneOf(Answers), default=Answers.SHEETS.value, show_default=True, help="Where answers go."
)
@click.option(
    "--versions", type=int, default=1, show_default=True, help="Turned and mirrored versions of each, 1 to 8."
)
@click.option("--centre", multiple=True, metavar="KIND", help="Only these kinds of centre tile; may be repeated.")
@click.option("--any-places", is_flag=True, help="Markers anywhere, not at least two on green places.")
@click.option(
    "--kind", type=OneOf(CardKind), default=CardKind.BUILD.value, show_default=True, help="What is asked for."
)
@WITHOUT
@LINK
@click.option("--hints", is_flag=True, help="A sheet with three steps of help for each card.")
@takes_order(GAME, *CARD_OPTIONS)
def command(
    order: Order,
    look: Look,
    out: Path | None,
    codes: tuple[str, ...],
    count: int,
    level: Level,
    seed: int,
    card: CardSize,
    answers: Answers,
    versions: int,
    centre: tuple[str, ...],
    any_places: bool,
    kind: CardKind,
    without: tuple[str, ...],
    link: str | None,
    hints: bool,
) -> None:
    """Print challenge cards with answers, easy to hard.

    Every card can be solved, no two are the same turned or mirrored, and the same seed gives the same pack for ever.
    With codes, exactly those are printed. A manifest (JSON) beside the cards tells other programs what is on them.
    """
    if hints and order.form is not Form.SHEETS:
        raise TtprintError(f"Hints are printed on sheets: leave out --hints, or leave out --{order.form.value}.")
    name, folder = named(order, out, "challenges")
    typed = _typed(click.get_current_context())
    if codes:
        cards = _cards(codes, look.crossing)
        pack: Sequence[Challenge] = challenges_of(cards, versions)
        _warn_of_twins(cards)
    else:
        places = Places.ANY if any_places else Places.CORNER
        options = PackOptions(look.crossing, places, parse_kinds(" ".join(centre)), kind, had_before(without))
        pack = choose(count, level, seed, options, versions=versions)
    own, page = None if codes else seed, checked_link(link)

    def make(order: Order) -> Printed:
        job = PackJob(order, tuple(pack), card, answers, own, typed, page)
        return print_challenges(job, hints=hints, name=name)

    deliver(order, None, make, folder)


def _cards(codes: Sequence[str], crossing: Crossing) -> list[CardCode]:
    ctx = click.get_current_context()
    for name in CHOOSING:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = f"--{name.replace('_', '-')}"
            raise TtprintError(f"Codes print exactly those cards: leave out {option}, or leave out the codes.")
    return [with_reading(CardCode.parse(code), crossing) for code in codes]


def _warn_of_twins(cards: Sequence[CardCode]) -> None:
    for first, second in twins(cards):
        alike = "has the same setup" if first.setup == second.setup else "is the same turned or mirrored"
        how = "is the same card" if first == second else alike
        click.echo(f"ttprint: {second} {how} as {first}; both are printed.", err=True)


def _typed(ctx: click.Context) -> str:
    """The command as typed, as far as it decides what is printed; where the files go does not."""
    words = ["ttprint", "challenges"]
    for parameter in ctx.command.params:
        name, value = parameter.name or "", ctx.params.get(parameter.name or "")
        if name == "out" or ctx.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        given = value if isinstance(value, tuple) else (value,)
        for one in given:
            if isinstance(parameter, click.Option):
                words.append(parameter.opts[0])
            if one is not True:
                words.append(str(getattr(one, "value", one)))
    return shlex.join(words)
