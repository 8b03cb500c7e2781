"""The board, printed: the map of Paris on several sheets to be joined, or on one."""

from __future__ import annotations

from ttprint.draw.scene import Group
from ttprint.games.vite_taxi.art.board.board import board as draw_board
from ttprint.games.vite_taxi.look import TownLook
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.order.boards import spread_out
from ttprint.order.order import Order, Printed
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.poster import poster

MOST_SHEETS = 4  # that the board is spread over where a little less than its full size allows it
SMALLEST = 0.85  # of its full size
_STEP = 0.002


def board(order: Order, look: TownLook, name: str = "board") -> Printed:
    """The board, on several sheets to be joined or on one."""
    town, title = paris(), order.title("board")
    scale = board_scale(town.width, town.height, order.paper, order.bleed, look.single)
    drawn = draw_board(order.theme, order.words, town.width * scale)
    piece = Piece("board", drawn.art, drawn.width, drawn.height)
    return spread_out(order, name, title, piece, order.words.say("part.board"), "for --cut, add --single")


def board_scale(width: float, height: float, paper: Paper, bleed: float, single: bool) -> float:
    """How large the board is printed: full size, or a little less where that makes it four sheets, or one if wanted."""
    most, least = (1, _STEP) if single else (MOST_SHEETS, SMALLEST)
    steps = round((1 - least) / _STEP)
    for scale in (1 - _STEP * i for i in range(steps + 1)):
        if len(poster(Group(()), width * scale, height * scale, paper, bleed)) <= most:
            return round(scale, 3)
    return 1.0
