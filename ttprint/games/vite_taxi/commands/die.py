"""ttprint vite-taxi die: the die, to fold."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.vite_taxi.box.parts import die
from ttprint.games.vite_taxi.commands.options import DIE_OPTIONS
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint vite-taxi die    or: ttprint vite-taxi die --svg")
@takes_order(GAME, *DIE_OPTIONS)
def command(order: Order, _: TownLook, out: Path | None) -> None:
    """Print the die, to fold."""
    deliver(order, out, die)
