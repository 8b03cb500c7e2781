"""Product: the card."""

from __future__ import annotations

from ttprint.games.skeleton.art import card_piece
from ttprint.games.skeleton.game import GAME
from ttprint.option import Values
from ttprint.order.context import Context
from ttprint.order.options import BLEED, COPIES, DUPLEX, FORMATS, FORMS, SHEET_LOOK, order_from
from ttprint.order.order import Printed
from ttprint.order.pieces import cut_out


def _card(values: Values, context: Context) -> Printed:
    order = order_from(values, context, GAME.words)
    layout = order.layout(order.bleed, order.duplex)
    return cut_out(order, "card", order.title("card"), [card_piece(order.style)], layout)


PRODUCTS = {
    "card": GAME.define(
        "card", (*FORMATS, BLEED, DUPLEX, COPIES, *FORMS, *SHEET_LOOK), _card, examples=("ttprint skeleton card",)
    )
}
