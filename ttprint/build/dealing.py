"""A pack of cards dealt out onto sheets.

lot: the challenges that share a sheet      deal: places are found for blank cards; a sheet is drawn when it is printed,
so that a pack of any length takes little memory
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ttprint.build.files import printed
from ttprint.build.order import Form, Order, Printed
from ttprint.build.singles import cut_lines, singles, tts
from ttprint.draw.scene import Page
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.marks import seam_marks
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan, plan
from ttprint.press.sheet import Placement, Sheet, back_page, front_page
from ttprint.turbo_taxi.answer_sheets import AnswerSheets
from ttprint.turbo_taxi.art.cards import Press
from ttprint.turbo_taxi.challenges import Challenge
from ttprint.turbo_taxi.hint_sheets import HintSheets
from ttprint.turbo_taxi.packs import CardSize, blank, card_paper, card_piece, check_piece

Lot = Sequence[Challenge]


@dataclass(frozen=True)
class Deal:
    """A pack on its way onto sheets; with `backs` the answers are on the backs, and one card tells how to check."""

    order: Order
    pack: tuple[Challenge, ...]
    size: CardSize
    press: Press
    backs: bool
    bleed: float = 0.0

    def cards(self, name: str) -> Printed:
        """The cards, in whatever form the order wants them."""
        order, title = self.order, self.order.words.say("challenge.cards")
        if order.form is Form.PIECES:
            return singles(order, title, self._pieces(0, self._count), self.bleed)
        if order.form is Form.TTS:
            return tts(order, name, title, self._pieces(0, self._count))
        if order.form is Form.CUT:
            return cut_lines(order, name, title, self._sheets)
        return printed(order, name, title, self._pages, self._duplex, plan(self._sheets))

    def answers(self, name: str) -> Printed:
        """The answers on sheets of their own, in the same places as the cards."""
        first = self._sheets[0]
        paper = replace(self.order.paper, width=first.paper.width, height=first.paper.height)
        trims = tuple(place.trim for place in first.placements)
        return self._uncut(name, "challenge.answers", len(trims), AnswerSheets(paper, trims, self.press).page)

    def hints(self, name: str) -> Printed:
        """The hints, card by card."""
        sheets = HintSheets(self.order.paper, self.press)
        return self._uncut(name, "challenge.hints", sheets.rows, sheets.page)

    def _uncut(self, name: str, title: str, size: int, draw: Callable[[Lot, str], Page]) -> Printed:
        """Pages to read, each with a lot of that size."""
        order, count = self.order, -(-len(self.pack) // size)

        def drawn() -> Iterator[Page]:
            for number in range(count):
                page = draw(self.pack[number * size : (number + 1) * size], str(number + 1))
                yield order.profile.apply(page, Face.FRONT) if order.profile else page

        return printed(order, name, order.words.say(title), drawn, Duplex.NONE, Plan(count, count))

    @property
    def _count(self) -> int:
        return len(self.pack) + self.backs

    @property
    def _duplex(self) -> Duplex:
        return self.order.duplex if self.backs else Duplex.NONE

    @cached_property
    def _sheets(self) -> tuple[Sheet, ...]:
        """The sheets with blank cards in their places."""
        layout = Layout(card_paper(self.order.paper, self.size), self._duplex, self.bleed)
        return impose([blank(self.size, self.order.words, self.backs, self._count)], layout)

    def _pieces(self, start: int, end: int) -> list[Piece]:
        """The cards from one place in the pack to another; where answers are on backs, the last tells how to check."""
        drawn = [card_piece(one, self.press, self.size, self.backs) for one in self.pack[start:end]]
        return [*drawn, check_piece(self.press, self.size)] if end > len(self.pack) else drawn

    def _filled(self) -> Iterator[Sheet]:
        start = 0
        for sheet in self._sheets:
            end = start + len(sheet.placements)
            # white all round, so nothing needs to be cut off at the bleed
            placed = zip(self._pieces(start, end), sheet.placements, strict=True)
            places = tuple(Placement(piece, spot.trim, piece.front, piece.back) for piece, spot in placed)
            yield replace(sheet, placements=places)
            start = end

    def _pages(self) -> Iterator[Page]:
        """The pages in the order in which they are printed."""
        two_sided = self._duplex.has_back_pages
        if self._duplex is Duplex.MANUAL:
            for face in Face:
                yield from (self._page(sheet, face) for sheet in self._filled())
            return
        for sheet in self._filled():
            yield self._page(sheet, Face.FRONT)
            if two_sided:
                yield self._page(sheet, Face.BACK)

    def _page(self, sheet: Sheet, face: Face) -> Page:
        page = (front_page if face is Face.FRONT else back_page)(sheet, self.order.furniture)
        seams = seam_marks(sheet.trims(face), page.width, page.height)
        page = replace(page, marks=(*page.marks, *seams.nodes))
        return self.order.profile.apply(page, face, self._duplex.flip) if self.order.profile else page
