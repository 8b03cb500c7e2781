"""ttprint deck: the road tiles with their backs."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.box import deck
from ttprint.build.order import Order
from ttprint.commands.printing import GAME_OPTIONS, SETS_OPTION, deliver, takes_order
from ttprint.turbo_taxi.pieces import parse_sets


@click.command(epilog="Try: ttprint deck    or: ttprint deck --sets 30 --theme ink --duplex fold --paper letter")
@SETS_OPTION
@takes_order(*GAME_OPTIONS)
def command(order: Order, out: Path | None, sets: str) -> None:
    """Print the road tiles with their backs.

    Unless told otherwise: the four player sets (cab, tuktuk, rickshaw, boat) and the medal deck, a set on each sheet.
    With a number, such as --sets 30, as many player sets for a class, each with a mark of its own.
    """
    liveries = parse_sets(sets)
    deliver(order, out, lambda order: deck(order, liveries))
