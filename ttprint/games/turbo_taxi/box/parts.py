"""Print the deck, the markers and the board."""

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
from ttprint.press.impose import Layout, sheets_needed
from ttprint.press.piece import Piece
from ttprint.press.poster import poster

WIDEST_GAP = 40.0  # mm between markers


def print_deck(order: Order, look: Look, sets: Sequence[Livery], name: str = "deck") -> Printed:
    """Print the tiles of the sets with their backs."""
    pieces = chosen(list(tile_pieces(sets, order.style, look)), order.selection.only)
    return cut_out(order, name, order.title("deck"), pieces, order.layout(order.bleed, order.duplex))


def print_markers(order: Order, look: Look, style: MarkerStyle, name: str = "markers") -> Printed:
    """Print the markers without backs, four to a row with wide gaps."""
    pieces = chosen(list(marker_pieces(style, order.style, look)), order.selection.only)
    bleed = min(order.bleed, MARKER_BLEED)
    across, widest = order.paper.printable.width - 2 * bleed, max(piece.width for piece in pieces)
    # a sheet has room for wide gaps, which are easier to cut with scissors
    apart = max(2 * bleed, min(WIDEST_GAP, (across - 4 * widest) / 3))
    layout = replace(order.layout(bleed, Duplex.NONE), gutter=apart)
    return cut_out(order, name, order.title("markers"), pieces, layout)


def print_board(order: Order, look: Look, name: str = "board") -> Printed:
    """Print the office board on one sheet, or on several to be joined."""
    return spread_out(order, name, order.title("board"), _board(order, look), order.words.say("part.board"))


def print_board_and_markers(order: Order, look: Look, name: str) -> Printed | None:
    """Print the board and the standing markers on one sheet; None if they do not fit."""
    board = _board(order, look)
    alone = poster(board.front, board.width, board.height, order.paper, order.bleed)
    pieces = [board, *marker_pieces(MarkerStyle.STANDEES, order.style, look)]
    paper = replace(alone.paper, margins=alone.paper.edge)  # the bleed may lie in the margin
    layout = Layout(paper, Duplex.NONE, alone.bleed)
    if len(alone) > 1 or sheets_needed(pieces, layout) != 1:
        return None
    return cut_out(order, name, order.title("board_and_markers"), pieces, layout)


def _board(order: Order, look: Look) -> Piece:
    art = office_board(tile=look.tile, theme=order.theme)
    return Piece("board", art.art, art.width, art.height, label=order.words.say("part.board"))
