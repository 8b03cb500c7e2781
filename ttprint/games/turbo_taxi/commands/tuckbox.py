"""ttprint tuckbox: a box of card for the tiles or the challenge cards."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import BOX_OPTIONS
from ttprint.order.order import Order
from ttprint.shell.choices import OneOf
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint tuckbox    or: ttprint tuckbox --holds cards --count 30 --thickness 0.25")
@click.option("--holds", type=OneOf(Holds), default=Holds.TILES.value, show_default=True, help="What goes into it.")
@click.option("--count", type=int, help="How many; unless told, 60 tiles or 24 cards.")
@click.option(
    "--thickness", type=float, default=0.3, show_default=True, metavar="MM", help="Of one piece, as cut and glued."
)
@click.option(
    "--card", type=OneOf(CardSize), default=CardSize.POKER.value, show_default=True, help="How large a card is."
)
@takes_order(GAME, *BOX_OPTIONS)
def command(
    order: Order, look: Look, out: Path | None, holds: Holds, count: int | None, thickness: float, card: CardSize
) -> None:
    """Print a tuck box for the tiles or the cards.

    A net to cut, fold and glue. Its panels fit the pieces with a little air, its depth their number times the
    thickness of one.
    """
    many = holds.usual if count is None else count
    deliver(order, out, lambda order: print_tuckbox(order, look, holds, many, thickness, card.trim))
