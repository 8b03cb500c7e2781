"""ttprint kit: the whole box in one folder."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.box import kit
from ttprint.build.order import Form, Order
from ttprint.commands.printing import GAME_OPTIONS, SETS_OPTION, deliver, takes_order
from ttprint.errors import TtprintError
from ttprint.turbo_taxi.pieces import parse_sets

FOLDER = Path("out/turbo-taxi")


@click.command(epilog="Try: ttprint kit    or: ttprint kit --lang nl --theme ink --paper letter")
@SETS_OPTION
@takes_order(*GAME_OPTIONS)
def command(order: Order, out: Path | None, sets: str) -> None:
    """Print the whole box into one folder.

    Tiles with backs, the medal deck, the office board, the markers, and a first page that says how to print, cut and
    fold it all.
    """
    if order.form is not Form.SHEETS or order.only:
        raise TtprintError("The kit is printed whole, on sheets: for single pieces use deck, board or markers.")
    liveries = parse_sets(sets)
    deliver(order, out, lambda order: kit(order, liveries), FOLDER)
