"""ttprint vite-taxi money: the notes."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.vite_taxi.box.parts import money
from ttprint.games.vite_taxi.commands.options import NOTE_OPTIONS
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint vite-taxi money    or: ttprint vite-taxi money --theme ink --duplex none")
@takes_order(GAME, *NOTE_OPTIONS)
def command(order: Order, _: TownLook, out: Path | None) -> None:
    """Print the notes of 25, 50 and 100 F.

    As many as six players need; one cut parts two notes.
    """
    deliver(order, out, money)
