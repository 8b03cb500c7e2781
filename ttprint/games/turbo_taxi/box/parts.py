"""The parts of the box, printed: the deck, the board, the markers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.art.board.board import office_board
from ttprint.games.turbo_taxi.box.pieces import MARKER_BLEED, MarkerStyle, marker_pieces, tile_pieces
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.boards import spread_out
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import chosen, cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.piece import Piece

WIDE_APART = 40.0  # mm between markers, at the most


def deck(order: Order, look: Look, sets: Sequence[Livery], name: str = "deck") -> Printed:
    """The tiles of the sets, with their backs."""
    pieces = chosen(list(tile_pieces(sets, order, look)), order.only)
    return cut_out(order, name, order.title("deck"), pieces, order.layout(order.bleed, order.duplex))


def markers(order: Order, look: Look, style: MarkerStyle, name: str = "markers") -> Printed:
    """The markers, four to a row and well apart; they need no backs."""
    pieces = chosen(list(marker_pieces(style, order, look)), order.only)
    bleed = min(order.bleed, MARKER_BLEED)
    across, widest = order.paper.printable.width - 2 * bleed, max(piece.width for piece in pieces)
    # a sheet is empty but for them: scissors want room
    apart = max(2 * bleed, min(WIDE_APART, (across - 4 * widest) / 3))
    layout = replace(order.layout(bleed, Duplex.NONE), gutter=apart)
    return cut_out(order, name, order.title("markers"), pieces, layout)


def board(order: Order, look: Look, name: str = "board") -> Printed:
    """The office board, on one sheet or on several to be joined."""
    art = office_board(tile=look.tile, theme=order.theme)
    piece = Piece("board", art.art, art.width, art.height)
    label = order.words.say("part.board")
    return spread_out(order, name, order.title("board"), piece, label, "--cut needs it on one sheet")
