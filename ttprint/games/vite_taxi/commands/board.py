"""ttprint vite-taxi board: the map of Paris."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.vite_taxi.box.parts import board
from ttprint.games.vite_taxi.commands.options import BOARD_OPTIONS
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint vite-taxi board    or: ttprint vite-taxi board --paper a3 --single")
@takes_order(GAME, *BOARD_OPTIONS)
def command(order: Order, look: TownLook, out: Path | None) -> None:
    """Print the map of Paris, on four sheets or on one.

    On a4 it takes four sheets, with marks to join them; a2 holds it in one.
    """
    deliver(order, out, lambda order: board(order, look))
