"""A board: one piece so large that it may take several sheets, to be joined."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import in_form
from ttprint.order.summary import bleed_told
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.piece import Piece
from ttprint.press.plan import plan_poster
from ttprint.press.poster import Poster, poster, poster_pages
from ttprint.press.sheet import Sheet


def spread_out(order: Order, name: str, title: str, piece: Piece, label: str, one_sheet: str) -> Printed:
    """The board in the form of the order; `one_sheet` says how it gets onto one, which its cut lines need."""
    if order.registration:
        raise TtprintError("--registration is for sheets of pieces: a board leaves no room for such marks.")
    if replace(order, only=()).picks:
        raise TtprintError("A board is one piece on its own sheets: leave out --copies, --start-slot and --backs-only.")

    @cache
    def spread() -> Poster:
        return poster(piece.front, piece.width, piece.height, order.paper, order.bleed)

    def laid() -> tuple[Sheet, ...]:
        if len(spread()) > 1:
            raise TtprintError(f"A board over several sheets is cut along its joins: {one_sheet}.")
        paper = replace(spread().paper, margins=spread().paper.edge)  # its bleed may lie in the margin
        return impose([piece], Layout(paper, Duplex.NONE, spread().bleed))

    def pages() -> list[Page]:
        return [order.true(page) for page in poster_pages(spread(), label)]

    def on_paper() -> Printed:
        result = printed(order, name, title, pages, Duplex.NONE, plan_poster(spread()))
        short = bleed_told(order, spread().bleed)
        return replace(result, hints=(short,)) if short else result

    return in_form(order, name, title, [piece], order.bleed, laid=laid, on_paper=on_paper)
