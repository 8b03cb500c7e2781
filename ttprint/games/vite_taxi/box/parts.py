"""The printed parts of the box: cards, notes, what is folded, and the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ttprint.draw.scene import Group
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.box.pieces import card_pieces, die_pieces, note_pieces, taxi_pieces, tray_pieces
from ttprint.games.vite_taxi.look import TownLook
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.order.boards import spread_out
from ttprint.order.order import Order, Printed, Style
from ttprint.order.pieces import chosen, cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.poster import poster

NET_BLEED = 1.5
MOST_SHEETS = 4  # of the board, if it fits on them at a little less than full size
SMALLEST = 0.85  # scale of the board
_STEP = 0.002


def cards(order: Order, name: str = "cards") -> Printed:
    """Return all cards with their backs."""
    pieces = chosen(list(card_pieces(order.style)), order.selection.only)
    return cut_out(order, name, order.title("cards"), pieces, order.layout(order.bleed, order.duplex))


def money(order: Order, name: str = "money") -> Printed:
    """Return the notes with their backs. Neighbouring notes share a cut."""
    pieces = chosen(list(note_pieces(order.style)), order.selection.only)
    return cut_out(order, name, order.title("money"), pieces, order.layout(0.0, order.duplex))


def taxis(order: Order, name: str = "taxis") -> Printed:
    """Return the six taxis, which have no backs."""
    return _folded(order, name, "taxis", taxi_pieces)


def die(order: Order, name: str = "die") -> Printed:
    """Return the die."""
    return _folded(order, name, "die", die_pieces)


def trays(order: Order, name: str = "trays") -> Printed:
    """Return the two card holders."""
    return _folded(order, name, "trays", tray_pieces)


def figures(order: Order, name: str = "figures") -> Printed:
    """Return the taxis and the die on one sheet."""
    return _folded(order, name, "figures", lambda style: (*taxi_pieces(style), *die_pieces(style)))


def _folded(order: Order, name: str, part: str, pieces: Callable[[Style], Iterable[Piece]]) -> Printed:
    some = chosen(list(pieces(order.style)), order.selection.only)
    return cut_out(order, name, order.title(part), some, order.layout(min(order.bleed, NET_BLEED), Duplex.NONE))


def board(order: Order, look: TownLook, name: str = "board") -> Printed:
    """Return the board, on several sheets to be joined or on one."""
    town, title = paris(), order.title("board")
    scale = board_scale(town.width, town.height, order.paper, order.bleed, look.single)
    drawn = draw_board(order.theme, order.words, town.width * scale)
    piece = Piece("board", drawn.art, drawn.width, drawn.height)
    return spread_out(order, name, title, piece, order.words.say("part.board"), "--single")


def board_scale(width: float, height: float, paper: Paper, bleed: float, single: bool) -> float:
    """Return the scale of the board: 1, or a little less to fit on four sheets, or what fits on one if `single`."""
    most, least = (1, _STEP) if single else (MOST_SHEETS, SMALLEST)
    steps = round((1 - least) / _STEP)
    for scale in (1 - _STEP * i for i in range(steps + 1)):
        if len(poster(Group(()), width * scale, height * scale, paper, bleed)) <= most:
            return round(scale, 3)
    return 1.0
