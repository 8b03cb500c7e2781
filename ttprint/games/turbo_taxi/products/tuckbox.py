"""Product: a tuck box for the tiles or the cards."""

from __future__ import annotations

from ttprint.games.turbo_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.products.options import TILE, look_from
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.options import BLEED, CUT, FORMATS, REGISTRATION, SHEET_LOOK, order_from
from ttprint.order.order import Printed
from ttprint.order.tuckboxes import THICKNESS


def _tuckbox(values: Values, context: Context) -> Printed:
    holds: Holds = values["holds"]
    count = holds.usual if values["count"] is None else values["count"]
    size = values["card"].trim
    return print_tuckbox(
        order_from(values, context, GAME.words), look_from(values), holds, count, values["thickness"], size
    )


PRODUCTS = {
    "tuckbox": GAME.define(
        "tuckbox",
        (
            Option("holds", Holds.TILES, "What goes into it.", common=True),
            Option(
                "count",
                None,
                "How many pieces; by default 60 tiles or 24 cards.",
                takes=int,
                least=1,
                studio_most=200,
                common=True,
            ),
            THICKNESS,
            Option("card", CardSize.POKER, "Size of a card.", common=True),
            *(*FORMATS, TILE, BLEED, CUT, REGISTRATION, *SHEET_LOOK),
        ),
        _tuckbox,
        details="A box to cut, fold and glue, sized for --count pieces of --thickness; or several boxes.",
        examples=("ttprint tuckbox", "ttprint tuckbox --holds cards --count 30 --thickness 0.25"),
    )
}
