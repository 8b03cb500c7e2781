"""ttprint poster: one challenge for the wall or the projector."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.challenges.choosing import challenges_of
from ttprint.games.turbo_taxi.challenges.poster import print_poster
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import POSTER_OPTIONS
from ttprint.games.turbo_taxi.parsing.reading import read_card
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint poster 7KQ2    or: ttprint poster 7KQ2 --png")
@click.argument("words", nargs=-1, required=True, metavar="CODE|SETUP")
@takes_order(GAME, *POSTER_OPTIONS)
def command(order: Order, look: Look, out: Path | None, words: tuple[str, ...]) -> None:
    """Print one challenge for the wall or the projector.

    A PDF or SVG is as large as the paper; a PNG has the shape of a screen, 16 to 9.
    """
    (challenge,) = challenges_of([read_card(words, look.crossing)])
    deliver(order, out, lambda order: print_poster(order, challenge, f"poster-{challenge.code}"))
