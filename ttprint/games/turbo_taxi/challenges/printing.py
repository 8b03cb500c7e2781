"""A pack of challenges on paper: cards, their answers and hints, and a manifest beside them.

job: a pack with everything that decides how it is printed      lot: the challenges that share a page
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from operator import add
from typing import Any

from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.backs.liveries import Figure
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardPieces, CardSize, blank_cards, card_paper
from ttprint.games.turbo_taxi.challenges.cards.style import LINKED, CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import VERSIONS, Challenge
from ttprint.games.turbo_taxi.challenges.manifest import manifest
from ttprint.order.files import printed
from ttprint.order.job import PrintJob, job_of, part_of
from ttprint.order.order import Form, Order, Printed
from ttprint.order.pieces import cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose, sheets_needed
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan
from ttprint.words.message import say
from ttprint.words.typography import plain_letters

Lot = Sequence[Challenge]


@dataclass(frozen=True)
class PackJob:
    """A pack to be printed: the size of its cards, the place of the answers, its seed and what was ordered."""

    order: Order
    pack: tuple[Challenge, ...]
    size: CardSize = CardSize.POKER
    answers_on: Answers = Answers.SHEETS
    seed: int | None = None
    ordered: Mapping[str, Any] = field(default_factory=dict)  # the product and its options, for the manifest
    page: str = ""  # the address of the page on which the cards can be played
    more: tuple[Piece, ...] = ()  # other cards of the same size, on the same sheets
    others: frozenset[Figure] = frozenset()  # figures that the mark of the pack must not show

    def cards(self, name: str) -> Printed:
        """Print the cards in the form of the order, with the manifest."""
        cards = self.sheets(name)
        return replace(cards, files={**cards.files, f"{name}.json": manifest(self.pack, self.seed, self.ordered)})

    def sheets(self, name: str) -> Printed:
        """Print the cards without the manifest."""
        pieces = [*self._pieces, *self.more] if self.more else self._pieces
        return cut_out(self.order, name, self.order.title("cards"), pieces, self._layout, self._blank)

    def answers(self, name: str) -> Printed:
        """Print the answers on separate sheets, in the same places as the cards."""
        first = impose([self._blank], replace(self._layout, used=0))[0]
        paper = replace(self.order.paper, width=first.paper.width, height=first.paper.height)
        trims = tuple(place.trim for place in first.placements)
        return self._uncut(name, "answers", self.pack, len(trims), AnswerSheets(paper, trims, self.style).page)

    def hints(self, name: str) -> Printed:
        """Print the hints, card by card; cards with mistakes to find have none."""
        from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets  # most packs have no hints

        sheets = HintSheets(self.order.paper, self.style)
        pack = tuple(one for one in self.pack if one.wrong is None)
        if not pack:
            raise TtprintError("hints.mistakes")
        return self._uncut(name, "hints", pack, sheets.rows, sheets.page)

    def _uncut(self, name: str, part: str, pack: Lot, size: int, draw: Callable[[Lot, str], Page]) -> Printed:
        """Print pages to read, each with up to `size` challenges."""
        order, count = self.order, -(-len(pack) // size)

        def drawn() -> Iterator[Page]:
            for number in range(count):
                yield order.corrected(draw(pack[number * size : (number + 1) * size], str(number + 1)))

        return printed(order, name, order.title(part), drawn, Duplex.NONE, Plan(count, count))

    @cached_property
    def sheet_count(self) -> int | None:
        """The number of sheets that the cards take; None if the paper is too small for one."""
        return sheets_needed([self._blank], self._layout)

    @cached_property
    def style(self) -> CardStyle:
        """The style of all cards of the pack."""
        versions = any(one.version != VERSIONS[0] for one in self.pack)
        order = self.order
        style = CardStyle(order.words, order.theme, 1.0, seed=self.seed, versions=versions, bleed=order.bleed)
        style = replace(style, others=self.others)
        linked = replace(style, layout=LINKED, page=self.page) if self.page else style
        return linked.sized(*self.size.trim)

    @cached_property
    def _pieces(self) -> CardPieces:
        return CardPieces(self.pack, self.style, self.size, self.answers_on is Answers.BACKS)

    @property
    def _blank(self) -> Piece:
        return blank_cards(self.size, self.order.words, len(self._pieces) + len(self.more))

    @property
    def _layout(self) -> Layout:
        order = self.order
        return replace(order.layout(order.bleed, order.duplex), paper=card_paper(order.paper, self.size))


def print_challenges(job: PackJob, *, hints: bool, name: str = "challenges") -> Printed:
    """Print the cards of a pack with the manifest, and the answers and hints if they go on separate sheets."""
    cards = job.cards(name)
    if job.order.output.form is not Form.SHEETS:
        return cards
    made = {"cards": cards}
    if job.answers_on is Answers.SHEETS:
        made["answers"] = job.answers(f"{name}-answers")
    if hints:
        made["hints"] = job.hints(f"{name}-hints")
    how = [say("plan.file", file=one.main, what=one.how) for one in made.values() if one is not cards]
    return replace(reduce(add, made.values()), advice=(*cards.advice, *how), job=_job(job.order, made))


def _job(order: Order, made: Mapping[str, Printed]) -> PrintJob | None:
    """The cards with their answers and hints as one print job."""
    parts = [part_of(order, one, say(f"part.{key}")) for key, one in made.items()]
    return job_of(order, "cards", plain_letters(order.words.say("file.cards"), order.words.tag), parts)
