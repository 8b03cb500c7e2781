"""Prints a board: one piece that may be spread over several sheets, to be joined."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import in_form
from ttprint.order.summary import bleed_hints
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.piece import Piece
from ttprint.press.plan import plan_poster
from ttprint.press.poster import Poster, poster, poster_pages
from ttprint.press.sheet import Sheet


def spread_out(order: Order, name: str, title: str, piece: Piece, label: str, single: str = "") -> Printed:
    """The board in the form of the order; `single` is the option, if any, that puts it on one sheet, for cut lines."""

    @cache
    def spread() -> Poster:
        return poster(piece.front, piece.width, piece.height, order.paper, order.bleed)

    def laid() -> tuple[Sheet, ...]:
        if len(spread()) > 1:
            raise TtprintError("print.joins_option", option=single) if single else TtprintError("print.joins")
        paper = replace(spread().paper, margins=spread().paper.edge)  # the bleed may lie in the margin
        return impose([piece], Layout(paper, Duplex.NONE, spread().bleed))

    def pages() -> list[Page]:
        return [order.corrected(page) for page in poster_pages(spread(), label)]

    def on_paper() -> Printed:
        result = printed(order, name, title, pages, Duplex.NONE, plan_poster(spread()))
        return replace(result, hints=bleed_hints(order, spread().bleed))

    return in_form(order, name, title, [piece], order.bleed, laid=laid, on_paper=on_paper)
