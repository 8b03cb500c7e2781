"""The printed parts of the box: cards, notes, what is folded, and the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ttprint.draw.scene import Group
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.box.pieces import card_pieces, die_pieces, note_pieces, taxi_pieces, tray_pieces
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


_PIECES: Mapping[str, Callable[[Style], Iterable[Piece]]] = {
    "cards": card_pieces,
    "money": note_pieces,
    "taxis": taxi_pieces,
    "die": die_pieces,
    "trays": tray_pieces,
    "figures": lambda style: (*taxi_pieces(style), *die_pieces(style)),  # on one sheet
}


def print_part(order: Order, part: str, name: str = "") -> Printed:
    """Return the files of a part that is cut out: cards and notes with their backs, or things to fold without."""
    pieces = chosen(list(_PIECES[part](order.style)), order.selection.only)
    match part:
        case "cards":
            layout = order.layout(order.bleed, order.duplex)
        case "money":  # neighbouring notes share a cut
            layout = order.layout(0.0, order.duplex)
        case _:
            layout = order.layout(min(order.bleed, NET_BLEED), Duplex.NONE)
    return cut_out(order, name or part, order.title(part), pieces, layout)


def print_board(order: Order, single: bool, name: str = "board") -> Printed:
    """Return the files of the board, on several sheets to be joined, or on one if `single`."""
    town, title = paris(), order.title("board")
    scale = board_scale(town.width, town.height, order.paper, order.bleed, single)
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
