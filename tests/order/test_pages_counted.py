"""What is announced is what is in the files: pages, edges to turn on, copies, backs alone."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pikepdf
import pypdfium2
import pytest

from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.box.parts import board, deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.order import Format, Order, Printed
from ttprint.press.duplex import Duplex
from ttprint.press.paper import parse_paper

WORDS = GAME.words("en")
ONE_SET = parse_sets("cab")


def order(**more: Any) -> Order:
    return Order(parse_paper("a4"), WORDS, theme=Theme.INK, **more)


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
    done = deck(order(duplex=duplex, backs_only=True, copies=2), Look(), ONE_SET)
    labels = pages_in(done)
    assert done.plan.pages == done.plan.sheets == len(labels) == 2
    assert all(label.endswith(WORDS.say("sheet.back")) for label in labels)
    both = deck(order(duplex=duplex, copies=2), Look(), ONE_SET)
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
    done = deck(order(duplex=duplex), Look(), ONE_SET)
    assert edge_asked_for(done.files["deck.pdf"]) == wish
    assert WORDS.say(f"print.{duplex.value}")[:20] in done.how or duplex is Duplex.MANUAL
    assert done.advice
    assert done.advice[0].startswith(WORDS.say("print.size"))
    assert done.advice[0].endswith(done.how)


def test_one_sided_sheets_ask_for_no_edge() -> None:
    done = board(order(), Look())
    assert edge_asked_for(done.files["board.pdf"]) is None
    assert done.how == WORDS.say("print.none")


def test_every_page_is_ticked_off_once_for_each_format() -> None:
    expected: list[int] = []
    ticked: list[str] = []
    watched = order(formats=frozenset({Format.PDF, Format.SVG}), expect=expected.append, tick=ticked.append)
    done = deck(watched, Look(), ONE_SET)
    assert sum(expected) == len(ticked) == 4
    assert set(done.files) == {"deck.pdf", "deck-1.svg", "deck-2.svg"}


def test_printed_together_keeps_files_plans_and_ink_of_both() -> None:
    one, other = deck(order(), Look(), ONE_SET), board(order(), Look())
    both = one + other
    assert set(both.files) == {*one.files, *other.files}
    assert both.plan == one.plan + other.plan
    assert both.inked == one.inked + other.inked
    cover = both.cover()
    assert cover is not None
    assert cover.pages == one.plan.pages + other.plan.pages
    assert (replace(one, inked=()).cover()) is None
