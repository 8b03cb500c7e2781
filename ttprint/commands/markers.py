"""ttprint markers: two taxis and two houses."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.box import markers
from ttprint.build.order import Order
from ttprint.commands.options import OneOf
from ttprint.commands.printing import GAME_OPTIONS, deliver, takes_order
from ttprint.turbo_taxi.pieces import MarkerStyle


@click.command(epilog="Try: ttprint markers    or: ttprint markers --style discs --svg")
@click.option(
    "--style",
    type=OneOf(MarkerStyle),
    default=MarkerStyle.BOTH.value,
    show_default=True,
    help="Markers that stand, flat ones, or both.",
)
@takes_order(*GAME_OPTIONS)
def command(order: Order, out: Path | None, style: MarkerStyle) -> None:
    """Print the markers: two taxis and two houses."""
    deliver(order, out, lambda order: markers(order, style))
