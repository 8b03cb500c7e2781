"""ttprint poster: one challenge for the wall or the projector."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.challenges import poster
from ttprint.build.order import Order
from ttprint.commands.options import read_setup
from ttprint.commands.printing import POSTER_OPTIONS, deliver, takes_order
from ttprint.turbo_taxi.challenges import exactly


@click.command(epilog="Try: ttprint poster 7KQ2    or: ttprint poster 7KQ2 --png")
@click.argument("words", nargs=-1, required=True, metavar="CODE|SETUP")
@takes_order(*POSTER_OPTIONS)
def command(order: Order, out: Path | None, words: tuple[str, ...]) -> None:
    """Print one challenge for the wall or the projector.

    A PDF or SVG is as large as the paper; a PNG has the shape of a screen, 16 to 9.
    """
    (challenge,) = exactly([read_setup(words)], order.look.crossing)
    deliver(order, out, lambda order: poster(order, challenge, f"poster-{challenge.code}"))
