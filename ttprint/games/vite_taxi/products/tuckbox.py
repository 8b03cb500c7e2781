"""Product: a tuck box for the cards."""

from __future__ import annotations

from ttprint.games.vite_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.vite_taxi.game import GAME
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.options import BLEED, CUT, FORMATS, REGISTRATION, SHEET_LOOK, order_from
from ttprint.order.order import Printed
from ttprint.order.tuckboxes import THICKNESS


def _tuckbox(values: Values, context: Context) -> Printed:
    holds: Holds = values["holds"]
    count = holds.usual if values["count"] is None else values["count"]
    return print_tuckbox(order_from(values, context, GAME.words), holds, count, values["thickness"])


_COUNT = "How many cards; by default as many as the game has."

PRODUCTS = {
    "tuckbox": GAME.define(
        "tuckbox",
        (
            Option("holds", Holds.ALL, "All cards, or one of the two decks.", common=True),
            Option("count", None, _COUNT, takes=int, least=1, studio_most=400, common=True),
            THICKNESS,
            *(*FORMATS, BLEED, CUT, REGISTRATION, *SHEET_LOOK),
        ),
        _tuckbox,
        details="A box to cut, fold and glue, sized for --count cards of --thickness; or several boxes.",
        examples=("ttprint vite-taxi tuckbox", "ttprint vite-taxi tuckbox --holds course --thickness 0.25"),
    )
}
