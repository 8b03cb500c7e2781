"""Sheets that are turned over by hand: in which order they go back in, and the drawing that says so."""

from __future__ import annotations

import pytest

from tests.pictures import leaves
from tests.press.press_samples import WORDS, deck, hull, overlap, points
from ttprint.draw.scene import Text
from ttprint.errors import TtprintError
from ttprint.order.order import Order, Style, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.plan import plan
from ttprint.press.sheet import Sheet, front_page, pages
from ttprint.words.catalog import languages, words


def laid(paper: str = "a4", reverse: bool = False) -> tuple[Sheet, ...]:
    return impose(deck(30), Layout(parse_paper(paper), Duplex.MANUAL, reverse=reverse))


def test_backs_come_in_the_order_in_which_sheets_go_back_in() -> None:
    assert [page.label for page in pages(laid(), WORDS)][3:] == ["1 back", "2 back", "3 back"]
    assert [page.label for page in pages(laid(reverse=True), WORDS)][3:] == ["3 back", "2 back", "1 back"]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "297x210"])
def test_the_instruction_names_the_direction_and_the_first_sheet(tag: str, paper: str) -> None:
    way = "print.as_calendar" if paper == "297x210" else "print.as_book"
    for reverse in (False, True):
        counted = plan(laid(paper, reverse))
        lines = how_to_print(Duplex.MANUAL, counted, reverse).text(words(tag))
        assert words(tag).say(way) in lines
        sheet = str(counted.sheets if reverse else 1)
        assert f" {sheet} " in lines.replace(str(counted.pages), "").replace(",", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("paper", ["a4", "297x210"])
def test_the_first_front_has_a_drawing_with_the_sheet_that_goes_in_first(paper: str, reverse: bool) -> None:
    first, second, *_ = laid(paper, reverse)
    page = front_page(first, WORDS)
    texts = [leaf.words for leaf, _ in leaves(page.art[len(first.placements) :]) if isinstance(leaf, Text)]
    assert texts[-2:] == ["1", str(first.total if reverse else 1)]
    drawing = [hull(points(leaf, at)) for leaf, at in leaves(page.art[-1:])]
    others = [hull(points(leaf, at)) for leaf, at in leaves(page.art[len(first.placements) : -1])]
    bleeds = [place.trim.grow(3) for place in first.placements]
    assert not any(overlap(one, other) for one in drawing for other in (*others, *bleeds))
    assert len(front_page(second, WORDS).art) == len(second.placements) + 2


def test_reverse_needs_manual_duplex() -> None:
    with pytest.raises(TtprintError, match="say --duplex manual with it"):
        Order(parse_paper("a4"), Style(words("en")), reverse=True)
