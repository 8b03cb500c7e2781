"""ttprint vite-taxi taxis: the six taxis, to fold."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.vite_taxi.box.parts import taxis
from ttprint.games.vite_taxi.commands.options import NET_OPTIONS
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint vite-taxi taxis    or: ttprint vite-taxi taxis --only taxi-red")
@takes_order(GAME, *NET_OPTIONS)
def command(order: Order, _: TownLook, out: Path | None) -> None:
    """Print the six taxis, to fold."""
    deliver(order, out, taxis)
