"""Sheets that are turned over by hand: in which order they go back in, and the drawing that says so."""

from __future__ import annotations

import math
import re

import pytest

from tests.pictures import leaves
from tests.press.press_samples import UNEQUAL, WORDS, deck, hull, overlap, points
from ttprint.draw.scene import Place, Text
from ttprint.errors import TtprintError
from ttprint.games.skeleton.game import GAME
from ttprint.geometry import Box, bounding_box
from ttprint.order.order import Format, Order, Output, Selection, Style, how_to_print
from ttprint.order.pieces import cut_out
from ttprint.press.duplex import Duplex, Mirror
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.plan import plan
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.press.sheet import Sheet, backs_alone, front_page, pages
from ttprint.press.turning import HEIGHT, WIDTH, room_for_turning
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


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
@pytest.mark.parametrize("reverse", [False, True])
def test_backs_alone_keep_the_order_in_which_sheets_go_in(duplex: Duplex, reverse: bool) -> None:
    sheets = impose(deck(30), Layout(parse_paper("a4"), duplex, reverse=reverse))
    labels = [page.label for page in pages(sheets, WORDS, which=backs_alone)]
    assert labels == (["3 back", "2 back", "1 back"] if reverse else ["1 back", "2 back", "3 back"])


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_backs_alone_say_which_sheet_goes_in_first_and_how_the_stack_is_turned(tag: str, duplex: Duplex) -> None:
    for reverse in (False, True):
        order = Order(
            parse_paper("a4"),
            Style(GAME.words(tag)),
            duplex,
            reverse=reverse,
            selection=Selection(backs_only=True),
            output=Output(frozenset({Format.SVG})),
        )
        done = cut_out(order, "deck", "deck", deck(30), order.layout(3, duplex))
        assert done.how
        line = done.how.text(order.words)
        assert line in done.advice[0].text(order.words)
        assert order.words.say("print.as_calendar" if duplex is Duplex.SHORT else "print.as_book") in line
        assert order.words.say("print.short_edge" if duplex is Duplex.SHORT else "print.long_edge") in line
        assert [int(number) for number in re.findall(r"\d+", line)] == [3 if reverse else 1]


@pytest.mark.parametrize("paper", ["a4", "297x210", "210x210"])
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
@pytest.mark.parametrize("profile", [TRUE, PrinterProfile(shift_x=0.001)])
def test_turned_as_told_every_back_lies_behind_its_front(paper: str, duplex: Duplex, profile: PrinterProfile) -> None:
    """The words are followed with the page as it stands in the file, which a profile turns upright."""
    sheets = impose(deck(30), Layout(parse_paper(paper, UNEQUAL), duplex))
    total = len(sheets)
    fronts = list(pages(sheets, WORDS, profile))[: total if duplex is Duplex.MANUAL else 1]
    backs = list(pages(sheets, WORDS, profile, which=backs_alone))
    front, back = fronts[0], backs[0]
    told = Mirror(front.width, front.height, upright=not plan(sheets, profile).calendar)
    middle = sheets[0].placements[0].piece.trim.centre
    for place, behind, _ in zip(front.art, back.art, sheets[0].placements, strict=False):
        assert isinstance(place, Place)
        assert isinstance(behind, Place)
        here, there = place.at(middle), told.affine(behind.at(middle))
        assert math.hypot(here.x - there.x, here.y - there.y) < 0.01


@pytest.mark.parametrize("width", [50, 52, 59, 60, 61])
def test_the_drawing_stays_on_narrow_paper(width: int) -> None:
    safe = parse_paper(f"{width}x300").safe
    found = room_for_turning(safe, ())
    assert found
    assert safe.contains(bounding_box(map(found, Box(0, 0, WIDTH, HEIGHT).corners)))


def test_reverse_needs_manual_duplex() -> None:
    with pytest.raises(TtprintError, match="use it with --duplex manual or --backs-only"):
        Order(parse_paper("a4"), Style(words("en")), reverse=True)
    Order(parse_paper("a4"), Style(words("en")), reverse=True, selection=Selection(backs_only=True))
