"""The printed parts of the box: cards, notes, what is folded, and the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import Enum
from itertools import chain

from ttprint.draw.scene import Group
from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.art.taxis.counters import ACROSS
from ttprint.games.vite_taxi.art.taxis.counters import SMALLEST as SMALLEST_DISC
from ttprint.games.vite_taxi.art.taxis.standees import CAR
from ttprint.games.vite_taxi.art.taxis.standees import SMALLEST as SMALLEST_CAR
from ttprint.games.vite_taxi.box.pieces import (
    FOLDED,
    Taxis,
    card_pieces,
    die_pieces,
    note_pieces,
    taxi_pieces,
    tray_pieces,
)
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.order.boards import spread_out
from ttprint.order.order import Order, Printed, Style
from ttprint.order.pieces import chosen, cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.poster import poster
from ttprint.words.message import say

NET_BLEED = 1.5
MOST_SHEETS = 4  # of the board, if it fits on them at a little less than full size
SMALLEST = 0.85  # scale of the board
_STEP = 0.002


class TaxiShape(Enum):
    """What taxis are: folded ones where they are large enough, else discs; or either of them."""

    AUTO = "auto"
    STANDING = "standing"
    DISCS = "discs"


_PIECES: Mapping[str, Callable[[Style], Iterable[Piece]]] = {
    "cards": card_pieces,
    "money": note_pieces,
    "die": die_pieces,
    "trays": tray_pieces,
}


def print_part(order: Order, part: str, name: str = "", taxis: Taxis = FOLDED) -> Printed:
    """Return the files of a part that is cut out: cards and notes with their backs, or things to fold without.

    The part `pieces` is all that is printed on the stock of the cards, with taxis and die on the last sheet.
    """
    match part:
        case "taxis":
            found = taxi_pieces(order.style, taxis)
        case "pieces":
            found = chain(card_pieces(order.style), taxi_pieces(order.style, taxis), die_pieces(order.style))
        case _:
            found = iter(_PIECES[part](order.style))
    pieces = chosen(list(found), order.selection.only)
    match part:
        case "cards" | "pieces":
            layout = order.layout(order.bleed, order.duplex)
        case "money":  # neighbouring notes share a cut
            layout = order.layout(0.0, order.duplex)
        case _:
            layout = order.layout(min(order.bleed, NET_BLEED), Duplex.NONE)
    return cut_out(order, name or part, order.title(part), pieces, layout)


def print_board(order: Order, single: bool, name: str = "board") -> Printed:
    """Return the files of the board, on several sheets to be joined, or on one if `single`, and tell its size."""
    town, title = paris(), order.title("board")
    scale = scale_of_board(order.paper, order.bleed, single)
    drawn = draw_board(order.theme, order.words, town.width * scale)
    hints = [say("board.measures", width=round(drawn.width), height=round(drawn.height))]
    if scale < SMALLEST_CAR:
        hints.append(say("board.flat", across=round(ACROSS * scale, 1)))
    piece = Piece("board", drawn.art, drawn.width, drawn.height)
    made = spread_out(order, name, title, piece, order.words.say("part.board"), "--single")
    return replace(made, hints=(*made.hints, *hints))


def taxis_for(scale: float, shape: TaxiShape = TaxiShape.AUTO) -> Taxis:
    """Return the taxis for a board of this scale: folded ones, unless they would be too small."""
    flat = shape is TaxiShape.DISCS or (shape is TaxiShape.AUTO and scale < SMALLEST_CAR)
    if not flat and scale < SMALLEST_CAR:
        raise TtprintError("taxis.small", long=round(CAR * scale, 1), least=round(CAR * SMALLEST_CAR))
    return Taxis(scale, flat)


def sheets_of_board(order: Order, single: bool) -> tuple[int, int]:
    """Return the rows and columns of the sheets of the board."""
    town, scale = paris(), scale_of_board(order.paper, order.bleed, single)
    spread = poster(Group(()), town.width * scale, town.height * scale, order.paper, order.bleed)
    return spread.rows, spread.columns


def scale_of_board(paper: Paper, bleed: float, single: bool) -> float:
    """Return the scale of the board on this paper. A board too small for flat counters is an error."""
    scale = board_scale(paris().width, paris().height, paper, bleed, single)
    if scale * ACROSS < SMALLEST_DISC:
        raise TtprintError("board.small", paper=paper.title, across=round(ACROSS * scale, 1), least=SMALLEST_DISC)
    return scale


def board_scale(width: float, height: float, paper: Paper, bleed: float, single: bool) -> float:
    """Return the scale of the board: 1, or a little less to fit on four sheets, or what fits on one if `single`."""
    most, least = (1, _STEP) if single else (MOST_SHEETS, SMALLEST)
    steps = round((1 - least) / _STEP)
    for scale in (1 - _STEP * i for i in range(steps + 1)):
        if len(poster(Group(()), width * scale, height * scale, paper, bleed)) <= most:
            return round(scale, 3)
    return 1.0
