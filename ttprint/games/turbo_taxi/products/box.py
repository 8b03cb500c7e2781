"""Products: the whole box; the deck, the board and the markers."""

from __future__ import annotations

from dataclasses import replace

from ttprint.errors import about
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, Livery, liveries
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS
from ttprint.games.turbo_taxi.box import parts
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle, parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.products.options import CROSSING, TILE, TILE_PRESET, look_from
from ttprint.games.turbo_taxi.puzzle.tiles import SET
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.job import in_one_file
from ttprint.order.options import (
    BLEED,
    BOARD,
    CORNERS,
    CUT,
    FORMATS,
    FORMS,
    NETS,
    ONE_FILE,
    ONLY,
    PAGE_LOOK,
    SHEET_LOOK,
    SIDES,
    SLOTS,
    only_some,
    order_from,
)
from ttprint.order.order import Order, Printed


def _order(values: Values, context: Context) -> Order:
    return order_from(values, context, GAME.words)


def _sets(values: Values) -> tuple[Livery, ...]:
    with about("sets"):
        return parse_sets(values["sets"])


def _kit(values: Values, context: Context) -> Printed:
    from ttprint.games.turbo_taxi.kit import print_kit  # needs the booklet and the cards, which other parts do not

    sets, tuckbox = _sets(values), values["tuckbox"]
    made = print_kit(_order(values, context), look_from(values), sets, tuckbox=tuckbox)
    return in_one_file(made) if values["one_file"] else made


def _deck(values: Values, context: Context) -> Printed:
    return parts.print_deck(_order(values, context), look_from(values), _sets(values))


def _board(values: Values, context: Context) -> Printed:
    return parts.print_board(_order(values, context), look_from(values))


def _markers(values: Values, context: Context) -> Printed:
    return parts.print_markers(_order(values, context), look_from(values), values["style"])


TUCKBOX = Option("tuckbox", False, "A tuck box for the tiles, too.", common=True)
SETS = Option(
    "sets",
    "all",
    "Names such as cab,medal, or `all`, or a number of player sets.",
    metavar="SETS",
    choices=(*(livery.name for livery in liveries(CLASSIC)), MEDAL.name),
    several=True,
    names="set.{}",
    or_number=True,
    common=True,
)
_ONLY_TILES = only_some({"tiles": tuple(f"*-{kind.value.replace(' ', '-')}-*" for kind in SET)})
_ONLY_MARKERS = only_some({"markers": tuple(f"{colour}-{figure}-*" for colour, figure in MARKERS)})

PRODUCTS = {
    "kit": GAME.define(
        "kit",
        (SETS, TUCKBOX, *FORMATS, ONE_FILE, TILE, BLEED, *SIDES, CROSSING, CORNERS, *PAGE_LOOK),
        _kit,
        details="Tiles with backs, the medal deck, the board, the markers, the rules, nine challenge cards "
        "with their answers, and a first page that says how to print, cut and fold it all.",
        examples=("ttprint kit", "ttprint kit --lang nl --theme ink --paper letter"),
        folder="turbo-taxi",
    ),
    "deck": GAME.define(
        "deck",
        (SETS, *FORMATS, TILE, BLEED, *SIDES, CROSSING, _ONLY_TILES, *SLOTS, TILE_PRESET, *FORMS, *SHEET_LOOK),
        _deck,
        details="By default the four player sets (cab, tuktuk, rickshaw, boat) and the medal deck, a set on each "
        "sheet. With a number, such as --sets 30, that many player sets for a class, each with a mark of its own.",
        examples=("ttprint deck", "ttprint deck --sets 30 --theme ink --duplex fold --paper letter"),
    ),
    "board": GAME.define(
        "board",
        (*FORMATS, TILE, *(replace(one, unless=(*one.unless, "paper=a5")) if one is CUT else one for one in BOARD)),
        _board,
        details="It fits one sheet at the default size; a larger one is spread over several sheets, with marks to "
        "join them.",
        examples=("ttprint board", "ttprint board --tile 70 --paper a4"),
    ),
    "markers": GAME.define(
        "markers",
        (
            Option("style", MarkerStyle.STANDEES, "Markers that stand, flat ones, or both.", common=True),
            *(*FORMATS, TILE, *(_ONLY_MARKERS if option is ONLY else option for option in NETS)),
        ),
        _markers,
        examples=("ttprint markers", "ttprint markers --style discs --svg"),
    ),
}
