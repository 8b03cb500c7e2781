"""ttprint markers: two taxis and two houses."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.box.parts import print_markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import MARKER_OPTIONS
from ttprint.order.order import Order
from ttprint.shell.choices import OneOf
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint markers    or: ttprint markers --style discs --svg")
@click.option(
    "--style",
    type=OneOf(MarkerStyle),
    default=MarkerStyle.STANDEES.value,
    show_default=True,
    help="Markers that stand, flat ones, or both.",
)
@takes_order(GAME, *MARKER_OPTIONS)
def command(order: Order, look: Look, out: Path | None, style: MarkerStyle) -> None:
    """Print the markers: two taxis and two houses."""
    deliver(order, out, lambda order: print_markers(order, look, style))
