"""ttprint tournament: rounds for a whole group."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import TOURNAMENT_OPTIONS, WITHOUT, had_before
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.tournament.event import Event, System, checked_numbers
from ttprint.games.turbo_taxi.tournament.printing import print_scores, print_tournament
from ttprint.order.order import Order
from ttprint.shell.choices import OneOf
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order

FOLDER = Path("out/tournament")


@click.command(
    epilog="Try: ttprint tournament --players 12 --rounds 5    or: ttprint tournament --players 8 --system knockout"
)
@click.option("--players", type=int, required=True, help="How many players there are.")
@click.option("--rounds", type=int, help="How many rounds; unless told, as many as find one winner.")
@click.option(
    "--system", type=OneOf(System), default=System.SWISS.value, show_default=True, help="How opponents are found."
)
@click.option("--level", type=OneOf(Level), default=Level.MIXED.value, show_default=True, help="How hard.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another number, other cards; the same, the same.")
@click.option(
    "--won", multiple=True, metavar="NUMBERS", help="Who won, once for each round played: pairs the next one."
)
@WITHOUT
@takes_order(GAME, *TOURNAMENT_OPTIONS)
def command(
    order: Order,
    look: Look,
    out: Path | None,
    players: int,
    rounds: int | None,
    system: System,
    level: Level,
    seed: int,
    won: tuple[str, ...],
    without: tuple[str, ...],
) -> None:
    """Print a tournament: rounds for a whole group.

    Each round is one challenge, harder from round to round, on equal but mirrored cards for all players. With it come a
    page for the referee, a score sheet (or a bracket) and the answers. With --won, only the score sheet is printed
    again, filled in, with the pairs of the next round.
    """
    count, number = checked_numbers(players, rounds, system)
    event = Event(count, number, system, level, seed, look.crossing, had_before(without))
    if won:
        played = event.results([_numbers(text) for text in won])
        deliver(order, out, lambda order: print_scores(order, event, played), FOLDER)
        return
    typed = _typed(event, without)
    deliver(order, out, lambda order: print_tournament(order, event, typed), FOLDER)


def _numbers(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    for word in words:
        if not word.isdecimal():
            raise TtprintError(f'{word!r} is not a player’s number: give those who won, such as --won "1 4 5".')
    return [int(word) for word in words]


def _typed(event: Event, without: tuple[str, ...]) -> str:
    """The command, as far as it decides which cards there are."""
    typed = f"ttprint tournament --players {event.players} --rounds {event.rounds}"
    if event.system is not System.SWISS:
        typed += f" --system {event.system.value}"
    if event.level is not Level.MIXED:
        typed += f" --level {event.level.value}"
    typed += f" --seed {event.seed}" if event.seed != 1 else ""
    typed += "".join(f" --without {shlex.quote(name)}" for name in without)
    return typed if event.crossing is Crossing.CROSSROADS else f"{typed} --crossing {event.crossing.value}"
