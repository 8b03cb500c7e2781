"""The board, printed: the map of Paris on several sheets to be joined, or on one."""

from __future__ import annotations

from functools import cache

from ttprint.draw.scene import Group, Page
from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.art.board.board import board as draw_board
from ttprint.games.vite_taxi.look import TownLook
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import chosen, in_form
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.plan import plan_poster
from ttprint.press.poster import Poster, poster, poster_pages
from ttprint.press.sheet import Sheet

MOST_SHEETS = 4  # that the board is spread over where a little less than its full size allows it
SMALLEST = 0.85  # of its full size
_STEP = 0.002


def board(order: Order, look: TownLook, name: str = "board") -> Printed:
    """The board, on several sheets to be joined or on one."""
    town, title = paris(), order.title("board")
    scale = board_scale(town.width, town.height, order.paper, order.bleed, look.single)
    drawn = draw_board(order.theme, order.words, town.width * scale)
    art, width, height = drawn.art, drawn.width, drawn.height
    (piece,) = chosen([Piece("board", art, width, height)], order.only)

    @cache
    def spread() -> Poster:
        return poster(art, width, height, order.paper, order.bleed)

    def laid() -> tuple[Sheet, ...]:
        if len(spread()) > 1:
            raise TtprintError("A board over several sheets is cut along its joins: for --cut, add --single.")
        return impose([piece], Layout(spread().paper, Duplex.NONE, spread().bleed))

    def pages() -> list[Page]:
        return [order.true(page) for page in poster_pages(spread(), order.words.say("part.board"))]

    def on_paper() -> Printed:
        return printed(order, name, title, pages, Duplex.NONE, plan_poster(spread()))

    return in_form(order, name, title, [piece], order.bleed, laid=laid, on_paper=on_paper)


def board_scale(width: float, height: float, paper: Paper, bleed: float, single: bool) -> float:
    """How large the board is printed: full size, or a little less where that makes it four sheets, or one if wanted."""
    most, least = (1, _STEP) if single else (MOST_SHEETS, SMALLEST)
    steps = round((1 - least) / _STEP)
    for scale in (1 - _STEP * i for i in range(steps + 1)):
        if len(poster(Group(()), width * scale, height * scale, paper, bleed)) <= most:
            return round(scale, 3)
    return 1.0
