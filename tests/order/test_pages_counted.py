"""What is announced is what is in the files: pages, edges to turn on, copies, backs alone."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pikepdf
import pypdfium2
import pytest

from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.box.parts import print_board, print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.context import Context, Progress
from ttprint.order.order import Format, Order, Output, Printed, Selection, Style
from ttprint.press.duplex import Duplex
from ttprint.press.paper import parse_paper
from ttprint.words.message import say

WORDS = GAME.words("en")
ONE_SET = parse_sets("cab")


def order(**more: Any) -> Order:
    return Order(parse_paper("a4"), Style(WORDS, Theme.INK), **more)


def pages_in(printed: Printed, name: str = "deck.pdf") -> list[str]:
    document = pypdfium2.PdfDocument(printed.files[name])
    try:
        return [document.get_page_label(page) for page in range(len(document))]
    finally:
        document.close()


def edge_asked_for(data: bytes) -> str | None:
    with pikepdf.open(io.BytesIO(data)) as document:
        found = document.Root.ViewerPreferences.get("/Duplex")
        return None if found is None else str(found)


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_backs_alone_are_counted_as_the_pages_they_are(duplex: Duplex) -> None:
    done = print_deck(order(duplex=duplex, selection=Selection(backs_only=True, copies=2)), Look(), ONE_SET)
    labels = pages_in(done)
    assert done.plan.pages == done.plan.sheets == len(labels) == 2
    assert all(label.endswith(WORDS.say("sheet.back")) for label in labels)
    both = print_deck(order(duplex=duplex, selection=Selection(copies=2)), Look(), ONE_SET)
    assert both.plan.pages == len(pages_in(both)) == 4
    assert both.plan.pieces == done.plan.pieces == 24


@pytest.mark.parametrize(
    ("duplex", "wish"),
    [
        (Duplex.LONG, "/DuplexFlipLongEdge"),
        (Duplex.SHORT, "/DuplexFlipShortEdge"),
        (Duplex.MANUAL, None),
        (Duplex.FOLD, None),
        (Duplex.NONE, None),
    ],
)
def test_the_print_dialogue_is_told_the_edge_when_there_are_backs(duplex: Duplex, wish: str | None) -> None:
    done = print_deck(order(duplex=duplex), Look(), ONE_SET)
    assert edge_asked_for(done.files["deck.pdf"]) == wish
    assert done.how is not None
    assert done.how.key == ("print.manual_one" if duplex is Duplex.MANUAL else f"print.{duplex.value}")
    advice = done.advice[0].text(WORDS)
    assert advice.startswith(WORDS.say("print.size"))
    assert advice.endswith(done.how.text(WORDS))


def test_one_sided_sheets_ask_for_no_edge() -> None:
    done = print_board(order(), Look())
    assert edge_asked_for(done.files["board.pdf"]) is None
    assert done.how == say("print.none")


class Counter(Progress):
    """Adds up what is expected and what is done."""

    expected = done = 0

    def expect(self, steps: int, work: str = "") -> None:
        self.expected += steps

    def advance(self, steps: int = 1) -> None:
        self.done += steps


def test_every_page_is_counted_once_for_each_format() -> None:
    counter = Counter()
    output = Output(frozenset({Format.PDF, Format.SVG}))
    done = print_deck(order(output=output, context=Context(progress=counter)), Look(), ONE_SET)
    assert counter.expected == counter.done == 4
    assert set(done.files) == {"deck.pdf", "deck-1.svg", "deck-2.svg"}


def test_printed_together_keeps_files_plans_and_ink_of_both() -> None:
    one, other = print_deck(order(), Look(), ONE_SET), print_board(order(), Look())
    both = one + other
    assert set(both.files) == {*one.files, *other.files}
    assert both.plan == one.plan + other.plan
    assert both.inked == one.inked + other.inked
    cover = both.cover()
    assert cover is not None
    assert cover.pages == one.plan.pages + other.plan.pages
    assert (replace(one, inked=()).cover()) is None


def test_advice_of_both_is_told_once_and_the_first_main_file_leads() -> None:
    size, none, long = say("print.size"), say("print.none"), say("print.long")
    one = Printed({"a": b""}, main="a", how=none, advice=(size, none), hints=(long,), warnings=(size,))
    other = Printed(
        {"b": b""}, main="b", how=long, advice=(none, long), hints=(none, long), warnings=(size,), paper="A4"
    )
    both = one + other
    assert both.advice == (size, none, long)
    assert both.hints == (long, none)
    assert both.warnings == (size, size)
    assert (both.main, both.how, both.paper) == ("a", none, "A4")
    assert (replace(one, main="") + other).main == "b"
