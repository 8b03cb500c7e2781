"""ttprint vite-taxi kit: the whole box in one folder."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.box.kit import kit
from ttprint.games.vite_taxi.commands.options import KIT_OPTIONS
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.order.order import Form, Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order

FOLDER = Path("out/vite-taxi")


@click.command(epilog="Try: ttprint vite-taxi kit --lang fr    or: ttprint vite-taxi kit --theme ink --paper letter")
@takes_order(GAME, *KIT_OPTIONS)
def command(order: Order, look: TownLook, out: Path | None) -> None:
    """Print the whole box into one folder.

    The board, all cards with their backs, the notes, six taxis, the die, two card holders, the rules, and a first page
    that says how to print, cut, fold and glue it all.
    """
    if order.form is not Form.SHEETS or order.picks:
        raise TtprintError("The kit is printed whole, on sheets: for single pieces use cards, money, taxis and so on.")
    deliver(order, out, lambda order: kit(order, look), FOLDER)
