"""Products: the whole box and its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from ttprint.games.vite_taxi.art.nets.trays import Holder
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.box.parts import TaxiShape, print_board, print_part, scale_of_board, taxis_for
from ttprint.games.vite_taxi.box.pieces import NOTE_COUNTS
from ttprint.games.vite_taxi.cards.deck import CardSide, kinds
from ttprint.games.vite_taxi.game import GAME
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.job import in_one_file
from ttprint.order.options import (
    BLEED,
    BOARD,
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
from ttprint.order.order import Printed
from ttprint.press.paper import PAPERS, parse_paper

_SINGLE = "The whole board on one sheet, as large as the paper allows."
SINGLE = Option("single", False, _SINGLE, common=True)
TUCKBOX = Option("tuckbox", False, "A tuck box for the cards, too.", common=True)
_BOARD_PAPER = "The paper of the board, which the taxis must fit; by default that of the taxis."
BOARD_PAPER = Option("board", None, _BOARD_PAPER, metavar="PAPER", suggestions=tuple(PAPERS))
_STYLE = "Cars to fold, or flat discs for a small board; auto chooses what fits."
STYLE = Option("style", TaxiShape.AUTO, _STYLE, common=True)
_NOTES = (*FORMATS, *SIDES, ONLY, *SLOTS, *FORMS, *SHEET_LOOK)  # without bleed: their edges are white
_CARDS = (*FORMATS, BLEED, *_NOTES[len(FORMATS) :])
_NETS = (*FORMATS, *NETS)
_CARD_GROUPS: Mapping[str, tuple[str, ...]] = {
    "course": ("course-*",),
    **{side.value: tuple(f"{card.id}-*" for card in kinds() if card.side is side) for side in CardSide},
}
# the pieces that can be ticked, in groups
_ONLY: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "cards": _CARD_GROUPS,
    "money": {"notes": tuple(f"note-{value}-*" for value in sorted(NOTE_COUNTS))},
    "taxis": {"taxis": tuple(f"taxi-{livery.value}" for livery in Livery)},
    "trays": {"trays": tuple(f"tray-{holder.value}" for holder in Holder)},
}


def _kit(values: Values, context: Context) -> Printed:
    from ttprint.games.vite_taxi.box.kit import print_kit  # needs the booklet, which other parts do not

    made = print_kit(order_from(values, context, GAME.words), values["single"], tuckbox=values["tuckbox"])
    return in_one_file(made) if values["one_file"] else made


def _board(values: Values, context: Context) -> Printed:
    return print_board(order_from(values, context, GAME.words), values["single"])


def _taxis(values: Values, context: Context) -> Printed:
    order = order_from(values, context, GAME.words)
    paper = parse_paper(values["board"], order.paper.margins, order.paper.edge) if values["board"] else order.paper
    scale = scale_of_board(paper, order.bleed, values["single"])
    return print_part(order, "taxis", taxis=taxis_for(scale, values["style"]))


def _part(part: str, values: Values, context: Context) -> Printed:
    return print_part(order_from(values, context, GAME.words), part)


_CARDS_ARE = (
    "40 COURSE and 70 BONUS or STOP cards, nine to a sheet. Single cards have names such as course-opera or jam-2."
)
_PARTS: Mapping[str, tuple[tuple[Option, ...], str, str]] = {  # options, details and options of an example
    "cards": (_CARDS, _CARDS_ARE, "--lang fr --only 'jam-*'"),
    "money": (_NOTES, "As many as six players need; one cut separates two notes.", "--theme ink --duplex none"),
    "die": (tuple(option for option in _NETS if option is not ONLY), "", "--svg"),
    "trays": (_NETS, "", "--theme ink"),
}


def _with_pieces(name: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options of a part, with the pieces of that part to choose from."""
    return tuple(only_some(_ONLY[name], "card.{}.name") if option is ONLY else option for option in options)


PRODUCTS = {
    "kit": GAME.define(
        "kit",
        (*FORMATS, ONE_FILE, SINGLE, TUCKBOX, BLEED, *SIDES, *PAGE_LOOK),
        _kit,
        details="The board, all cards with their backs, the notes, six taxis, the die, two card holders, the rules, "
        "and a first page that says how to print, cut, fold and glue it all.",
        examples=("ttprint vite-taxi kit --lang fr", "ttprint vite-taxi kit --theme ink --paper letter"),
    ),
    "board": GAME.define(
        "board",
        (*FORMATS, SINGLE, *(replace(one, when=("single",)) if one is CUT else one for one in BOARD)),
        _board,
        details="On a4 it takes four sheets, with marks to join them; a3 takes two, and a2 holds it in one.",
        examples=("ttprint vite-taxi board", "ttprint vite-taxi board --paper a3 --single"),
    ),
    "taxis": GAME.define(
        "taxis",
        (BOARD_PAPER, SINGLE, STYLE, *_with_pieces("taxis", _NETS)),
        _taxis,
        details="They are as large as the board allows: two fit on every space.",
        examples=("ttprint vite-taxi taxis", "ttprint vite-taxi taxis --board a3 --single --style discs"),
    ),
} | {
    name: GAME.define(
        name,
        _with_pieces(name, options),
        partial(_part, name),
        details=details,
        examples=(f"ttprint vite-taxi {name}", f"ttprint vite-taxi {name} {example}"),
    )
    for name, (options, details, example) in _PARTS.items()
}
