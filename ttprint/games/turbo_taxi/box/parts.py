"""The parts of the box, printed: the deck, the board, the markers."""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.art.board.board import board as draw_board
from ttprint.games.turbo_taxi.box.pieces import MARKER_BLEED, MarkerStyle, marker_pieces, tile_pieces
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import chosen, cut_out, in_form
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.piece import Piece
from ttprint.press.plan import plan_poster
from ttprint.press.poster import Poster, poster, poster_pages
from ttprint.press.sheet import Sheet


def deck(order: Order, look: Look, sets: Sequence[Livery], name: str = "deck") -> Printed:
    """The tiles of the sets, with their backs."""
    pieces = chosen(list(tile_pieces(sets, order, look)), order.only)
    return cut_out(order, name, order.title("deck"), pieces, order.layout(order.bleed, order.duplex))


def markers(order: Order, style: MarkerStyle, name: str = "markers") -> Printed:
    """The markers; they need no backs."""
    pieces = chosen(list(marker_pieces(style, order)), order.only)
    layout = order.layout(min(order.bleed, MARKER_BLEED), Duplex.NONE)
    return cut_out(order, name, order.title("markers"), pieces, layout)


def board(order: Order, look: Look, name: str = "board") -> Printed:
    """The office board, on one sheet or on several to be joined."""
    art = draw_board(tile=look.tile, theme=order.theme)
    title = order.title("board")
    piece = Piece("board", art.art, art.width, art.height)

    def spread() -> Poster:
        return poster(art.art, art.width, art.height, order.paper, order.bleed)

    def laid() -> tuple[Sheet, ...]:
        if len(spread()) > 1:
            raise TtprintError("A board over several sheets is cut along its joins: --cut needs it on one sheet.")
        return impose([piece], Layout(spread().paper, Duplex.NONE, spread().bleed))

    def drawn() -> list[Page]:
        return [order.true(page) for page in poster_pages(spread(), order.words.say("part.board"))]

    def on_paper() -> Printed:
        return printed(order, name, title, drawn, Duplex.NONE, plan_poster(spread()))

    return in_form(order, name, title, [piece], order.bleed, laid=laid, on_paper=on_paper)
