"""Products: the whole box; the deck, the board and the markers."""

from __future__ import annotations

from ttprint.games.turbo_taxi.box import parts
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle, parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.products.options import CROSSING, SETS, TILE, TILE_PRESET, look_from
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.job import in_one_file
from ttprint.order.options import (
    BLEED,
    BOARD,
    CORNERS,
    FORMATS,
    FORMS,
    NETS,
    ONE_FILE,
    ONLY,
    SHEET_LOOK,
    SIDES,
    SLOTS,
    order_from,
)
from ttprint.order.order import Order, Printed


def _order(values: Values, context: Context) -> Order:
    return order_from(values, context, GAME.words)


def _kit(values: Values, context: Context) -> Printed:
    from ttprint.games.turbo_taxi.kit import print_kit  # needs the booklet and the cards, which other parts do not

    made = print_kit(_order(values, context), look_from(values), parse_sets(values["sets"]))
    return in_one_file(made) if values["one_file"] else made


def _deck(values: Values, context: Context) -> Printed:
    return parts.print_deck(_order(values, context), look_from(values), parse_sets(values["sets"]))


def _board(values: Values, context: Context) -> Printed:
    return parts.print_board(_order(values, context), look_from(values))


def _markers(values: Values, context: Context) -> Printed:
    return parts.print_markers(_order(values, context), look_from(values), values["style"])


PRODUCTS = {
    "kit": GAME.define(
        "kit",
        (SETS, *FORMATS, ONE_FILE, TILE, BLEED, *SIDES, CROSSING, CORNERS, *SHEET_LOOK),
        _kit,
        details="Tiles with backs, the medal deck, the office board, the markers, the rules, nine challenge cards "
        "with their answers, and a first page that says how to print, cut and fold it all.",
        examples=("ttprint kit", "ttprint kit --lang nl --theme ink --paper letter"),
        folder="turbo-taxi",
    ),
    "deck": GAME.define(
        "deck",
        (SETS, *FORMATS, TILE, BLEED, *SIDES, CROSSING, ONLY, *SLOTS, TILE_PRESET, *FORMS, *SHEET_LOOK),
        _deck,
        details="By default the four player sets (cab, tuktuk, rickshaw, boat) and the medal deck, a set on each "
        "sheet. With a number, such as --sets 30, that many player sets for a class, each with a mark of its own.",
        examples=("ttprint deck", "ttprint deck --sets 30 --theme ink --duplex fold --paper letter"),
    ),
    "board": GAME.define(
        "board",
        (*FORMATS, TILE, *BOARD),
        _board,
        details="It fits one sheet at the default size; a larger one is spread over several sheets, with marks to "
        "join them.",
        examples=("ttprint board", "ttprint board --tile 70 --paper a4"),
    ),
    "markers": GAME.define(
        "markers",
        (
            Option("style", MarkerStyle.STANDEES, "Markers that stand, flat ones, or both.", common=True),
            *(*FORMATS, TILE, *NETS),
        ),
        _markers,
        examples=("ttprint markers", "ttprint markers --style discs --svg"),
    ),
}
