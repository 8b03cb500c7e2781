"""ttprint worksheet: recording sheets for pupils."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.lesson.worksheet import GRIDS, parse_grids, print_worksheets
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import SHEET_OPTIONS
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint worksheet    or: ttprint worksheet --grids 4 --lang de --paper letter")
@click.option(
    "--grids", default=str(GRIDS), show_default=True, metavar="4|6", help="How many blank cities a sheet has."
)
@click.option("--copies", type=int, default=1, show_default=True, help="How many pages the file has.")
@takes_order(GAME, *SHEET_OPTIONS)
def command(order: Order, look: Look, out: Path | None, grids: str, copies: int) -> None:
    """Print worksheets for pupils.

    Name, date, blank cities of three by three squares to draw roads in, room for markers, card, code and level, and
    the twelve tiles to tick off. Line art only: a black-and-white copier takes it well.
    """
    number = parse_grids(grids)
    deliver(order, out, lambda order: print_worksheets(order, look, number, copies))
