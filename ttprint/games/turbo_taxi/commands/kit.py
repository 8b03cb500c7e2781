"""ttprint kit: the whole box in one folder."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.kit import print_kit
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import GAME_OPTIONS, SETS
from ttprint.order.order import Form, Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order

FOLDER = Path("out/turbo-taxi")


@click.command(epilog="Try: ttprint kit    or: ttprint kit --lang nl --theme ink --paper letter")
@SETS
@takes_order(GAME, *GAME_OPTIONS)
def command(order: Order, look: Look, out: Path | None, sets: str) -> None:
    """Print the whole box into one folder.

    Tiles with backs, the medal deck, the office board, the markers, the rules, nine challenge cards with their answers,
    and a first page that says how to print, cut and fold it all.
    """
    if order.form is not Form.SHEETS or order.picks:
        raise TtprintError("The kit is printed whole, on sheets: for single pieces use deck, board or markers.")
    liveries = parse_sets(sets)
    deliver(order, out, lambda order: print_kit(order, look, liveries), FOLDER)
