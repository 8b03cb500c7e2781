"""ttprint board: the office board."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.box import board
from ttprint.build.order import Order
from ttprint.commands.printing import GAME_OPTIONS, deliver, takes_order


@click.command(epilog="Try: ttprint board    or: ttprint board --tile 70 --paper a4")
@takes_order(*GAME_OPTIONS)
def command(order: Order, out: Path | None) -> None:
    """Print the office board.

    It fits one sheet at the default size; a larger one is spread over several sheets, with marks to join them.
    """
    deliver(order, out, board)
