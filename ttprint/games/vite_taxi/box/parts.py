"""The parts of the box, printed: the cards, the notes, and what is folded."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ttprint.games.vite_taxi.box.pieces import card_pieces, die_pieces, note_pieces, taxi_pieces, tray_pieces
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import chosen, cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.piece import Piece

NET_BLEED = 1.5


def cards(order: Order, name: str = "cards") -> Printed:
    """All cards with their backs."""
    pieces = chosen(list(card_pieces(order)), order.selection.only)
    return cut_out(order, name, order.title("cards"), pieces, order.layout(order.bleed, order.duplex))


def money(order: Order, name: str = "money") -> Printed:
    """The notes with their backs; one cut parts two of them."""
    pieces = chosen(list(note_pieces(order)), order.selection.only)
    return cut_out(order, name, order.title("money"), pieces, order.layout(0.0, order.duplex))


def taxis(order: Order, name: str = "taxis") -> Printed:
    """The six taxis; they need no backs."""
    return _folded(order, name, "taxis", taxi_pieces)


def die(order: Order, name: str = "die") -> Printed:
    """The die."""
    return _folded(order, name, "die", die_pieces)


def trays(order: Order, name: str = "trays") -> Printed:
    """The two card holders."""
    return _folded(order, name, "trays", tray_pieces)


def figures(order: Order, name: str = "figures") -> Printed:
    """The taxis and the die on one sheet."""
    return _folded(order, name, "figures", lambda order: (*taxi_pieces(order), *die_pieces(order)))


def _folded(order: Order, name: str, part: str, pieces: Callable[[Order], Iterable[Piece]]) -> Printed:
    some = chosen(list(pieces(order)), order.selection.only)
    return cut_out(order, name, order.title(part), some, order.layout(min(order.bleed, NET_BLEED), Duplex.NONE))
