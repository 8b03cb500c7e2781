"""ttprint deck: the road tiles with their backs."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.box.parts import print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import GAME_OPTIONS, SETS
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order


@click.command(epilog="Try: ttprint deck    or: ttprint deck --sets 30 --theme ink --duplex fold --paper letter")
@SETS
@takes_order(GAME, *GAME_OPTIONS)
def command(order: Order, look: Look, out: Path | None, sets: str) -> None:
    """Print the road tiles with their backs.

    Unless told otherwise: the four player sets (cab, tuktuk, rickshaw, boat) and the medal deck, a set on each sheet.
    With a number, such as --sets 30, as many player sets for a class, each with a mark of its own.
    """
    liveries = parse_sets(sets)
    deliver(order, out, lambda order: print_deck(order, look, liveries))
