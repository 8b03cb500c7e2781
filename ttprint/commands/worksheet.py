"""ttprint worksheet: recording sheets for pupils."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.classroom import worksheets
from ttprint.build.order import Order
from ttprint.commands.printing import SHEET_OPTIONS, deliver, takes_order
from ttprint.turbo_taxi.worksheet import parse_grids


@click.command(epilog="Try: ttprint worksheet    or: ttprint worksheet --grids 4 --lang de --paper letter")
@click.option("--grids", default="6", show_default=True, metavar="4|6", help="How many blank cities a sheet has.")
@click.option("--copies", type=int, default=1, show_default=True, help="How many pages the file has.")
@takes_order(*SHEET_OPTIONS)
def command(order: Order, out: Path | None, grids: str, copies: int) -> None:
    """Print worksheets for pupils.

    Name, date, blank cities of three by three squares to draw roads in, room for markers, card, code and level, and
    the twelve tiles to tick off. Line art only: a black-and-white copier takes it well.
    """
    number = parse_grids(grids)
    deliver(order, out, lambda order: worksheets(order, number, copies))
