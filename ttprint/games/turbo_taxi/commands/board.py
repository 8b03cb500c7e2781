"""ttprint board: the office board."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.box.parts import print_board
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import BOARD_OPTIONS
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint board    or: ttprint board --tile 70 --paper a4")
@takes_order(GAME, *BOARD_OPTIONS)
def command(order: Order, look: Look, out: Path | None) -> None:
    """Print the office board.

    It fits one sheet at the default size; a larger one is spread over several sheets, with marks to join them.
    """
    deliver(order, out, lambda order: print_board(order, look))
