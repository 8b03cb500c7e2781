"""ttprint vite-taxi cards: the COURSE cards and the BONUS or STOP cards."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.vite_taxi.box.parts import cards
from ttprint.games.vite_taxi.commands.options import CARD_OPTIONS
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint vite-taxi cards    or: ttprint vite-taxi cards --lang fr --only 'jam-*'")
@takes_order(GAME, *CARD_OPTIONS)
def command(order: Order, _: TownLook, out: Path | None) -> None:
    """Print the COURSE cards and the BONUS or STOP cards.

    Forty and seventy, nine to a sheet, with their backs. Single cards go by names such as course-opera or jam-2.
    """
    deliver(order, out, cards)
