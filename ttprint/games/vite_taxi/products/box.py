"""Products: the whole box and its parts."""

from __future__ import annotations

from collections.abc import Callable

from ttprint.games.vite_taxi.box import parts
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.look import TownLook
from ttprint.option import HelpSection, Option, Values
from ttprint.order.context import Context
from ttprint.order.options import (
    BLEED,
    COPIES,
    CUT,
    DUPLEX,
    FORMATS,
    FORMS,
    ONLY,
    PIECES,
    PRINTER,
    REVERSE,
    SHEET_LOOK,
    SIMULATOR,
    SLOTS,
    order_from,
)
from ttprint.order.order import Order, Printed

SINGLE = Option(
    "single",
    False,
    "The whole board on one sheet, as large as the paper allows.",
    common=True,
    section=HelpSection.PIECES,
)
_CARDS = (*FORMATS, BLEED, DUPLEX, REVERSE, ONLY, *SLOTS, *FORMS, *SHEET_LOOK, PRINTER)
_NOTES = tuple(option for option in _CARDS if option is not BLEED)  # their edges are white
_NETS = (*FORMATS, BLEED, ONLY, COPIES, *FORMS, *SHEET_LOOK, PRINTER)  # they have no backs


def _kit(values: Values, context: Context) -> Printed:
    from ttprint.games.vite_taxi.box.kit import kit  # needs the booklet, which other parts do not

    return kit(order_from(values, context, GAME.words), TownLook(values["single"]))


def _board(values: Values, context: Context) -> Printed:
    return parts.board(order_from(values, context, GAME.words), TownLook(values["single"]))


def _maker(part: Callable[[Order], Printed]) -> Callable[[Values, Context], Printed]:
    """The `make` of a part that needs an order and nothing else."""
    return lambda values, context: part(order_from(values, context, GAME.words))


_PARTS: dict[str, tuple[Callable[[Order], Printed], tuple[Option, ...], str, str]] = {
    "cards": (
        parts.cards,
        _CARDS,
        "Forty and seventy, nine to a sheet, with their backs. Single cards have names such as course-opera or jam-2.",
        "--lang fr --only 'jam-*'",
    ),
    "money": (
        parts.money,
        _NOTES,
        "As many as six players need; one cut separates two notes.",
        "--theme ink --duplex none",
    ),
    "taxis": (parts.taxis, _NETS, "", "--only taxi-red"),
    "die": (parts.die, tuple(option for option in _NETS if option is not ONLY), "", "--svg"),
    "trays": (parts.trays, _NETS, "", "--theme ink"),
}

PRODUCTS = {
    "kit": GAME.define(
        "kit",
        (*FORMATS, SINGLE, BLEED, DUPLEX, REVERSE, *SHEET_LOOK, PRINTER),
        _kit,
        details="The board, all cards with their backs, the notes, six taxis, the die, two card holders, the rules, "
        "and a first page that says how to print, cut, fold and glue it all.",
        examples=("ttprint vite-taxi kit --lang fr", "ttprint vite-taxi kit --theme ink --paper letter"),
    ),
    "board": GAME.define(
        "board",
        (*FORMATS, SINGLE, BLEED, PIECES, CUT, *SIMULATOR, *SHEET_LOOK, PRINTER),
        _board,
        details="On a4 it takes four sheets, with marks to join them; a2 holds it in one.",
        examples=("ttprint vite-taxi board", "ttprint vite-taxi board --paper a3 --single"),
    ),
} | {
    name: GAME.define(
        name,
        options,
        _maker(part),
        details=details,
        examples=(f"ttprint vite-taxi {name}", f"ttprint vite-taxi {name} {example}"),
    )
    for name, (part, options, details, example) in _PARTS.items()
}
