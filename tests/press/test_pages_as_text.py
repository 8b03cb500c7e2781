"""Whole pages of the press as text: what stands where, one line for each text and path.

A moved mark, a lost tick or a wrong word shows as one changed line in a diff. `pytest --update` writes the texts in
tests/goldens anew; whoever does so reads the diff.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests import golden
from tests.page_text import described, number, text_of
from tests.press.press_samples import UNEQUAL, WORDS, piece
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Page, Path
from ttprint.draw.shapes import circle, polyline, rect
from ttprint.geometry import Box, Margins, Point
from ttprint.press.cutting.cutlines import cut_layers
from ttprint.press.duplex import Duplex, Face, Flip
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.piece import Piece
from ttprint.press.poster import poster, poster_pages
from ttprint.press.printers.calibration import CalibrationWords, calibration_sides
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.sheet import Sheet, pages
from ttprint.press.text import flow, instructions

A4 = parse_paper("a4", UNEQUAL)
RED = Ink(200, 0, 0)


def dice() -> list[Piece]:
    """Pieces of unequal sizes, one with an outline and folds, one with rounded corners, one without a back."""
    net = piece("net", 44, 30, RED, outline=circle(Point(22, 15), 14), folds=polyline((Point(5, 15), Point(39, 15))))
    return [
        net,
        replace(piece("round", 30, 41, group="b", label="Set B"), corner=4),
        replace(piece("bare", 37, 22, label="Set A"), back=None),
        piece("plain", 25, 25, label="Set A"),
    ]


def sheets(duplex: Duplex, paper: str = "a5", **more: bool) -> tuple[Sheet, ...]:
    return impose(dice(), Layout(parse_paper(paper, UNEQUAL), duplex, bleed=2, **more))


def printed(duplex: Duplex, paper: str = "a5", **more: bool) -> list[str]:
    return [line for page in pages(sheets(duplex, paper, **more), WORDS) for line in text_of(page)]


def cards() -> list[str]:
    """Cards that are white at their edges fill the paper: marks stand on the seams."""
    white = [piece(f"c{n}", 105, 148, marked_edge=True) for n in range(4)]
    laid = impose(white, Layout(parse_paper("a4", Margins.all(0)), Duplex.LONG, bleed=0))
    return [line for page in pages(laid, WORDS) for line in text_of(page)]


def cut() -> list[str]:
    (sheet,) = sheets(Duplex.FOLD, "a4", registration=True)
    found = [f"layer {name}\n" + "\n".join(described(lines)) for name, lines in cut_layers(sheet).items()]
    edges = impose([piece("a", 40, 30, copies=3)], Layout(A4, Duplex.NONE, bleed=0))
    return "\n".join([*found, "shared edges", *described(cut_layers(edges[0])["cut"])]).splitlines()


def large(width: float, height: float) -> list[str]:
    drawing = Group((Path(rect(Box(0, 0, width, height)), fill=RED),))
    spread = poster(drawing, width, height, parse_paper("a4", UNEQUAL))
    return [line for page in poster_pages(spread, "the board") for line in text_of(page)]


def calibration(flip: Flip) -> list[str]:
    six = tuple(f"step {n} with some words that are long enough to be broken, once, or more often" for n in range(1, 8))
    words = CalibrationWords(
        *("title", "front", "back", "across", "down", "right edge", "wrong edge"), six, "an\nexample", "command", ","
    )
    return [line for _, page in calibration_sides(parse_paper("letter"), words, flip) for line in text_of(page)]


def bad_printer() -> list[str]:
    profile = PrinterProfile(0.98, 1.02, 1.5, -0.5, 0.4)
    laid = impose([piece("a", 60, 40)], Layout(parse_paper("297x210"), Duplex.LONG))
    faces = zip((Face.FRONT, Face.BACK), pages(laid, WORDS), strict=True)
    return [line for face, page in faces for line in text_of(profile.apply(page, face, Flip.LONG))]


def words() -> list[str]:
    kind = flow.Type(4.0, 5.5)
    long = flow.paragraph("Some words that take more than a single line of the column alone", 60, kind, lead="Lead")
    even = flow.paragraph("Seven short words of about the same", 40, kind, even=True)
    step = flow.numbered(3, even, 5.5)
    side = flow.beside([long, step], 7)
    room, width, height = flow.upright(A4, 150, 100)
    whole = flow.spread([side, flow.below([even, long], 2.5)], room, 3, 20)
    sizes = [(block.width, block.height) for block in (long, even, step, side)]
    return [*(f"block {number(w)} × {number(h)}" for w, h in sizes), f"{width} × {height}", *described([whole])]


def hands() -> list[str]:
    arrow = instructions.arrow(Point(3, 4), Point(9, 12))
    return described([arrow, instructions.leaning(20, 50, 26)])


TEXTS: dict[str, Callable[[], list[str]]] = {
    "press-long-edge": lambda: printed(Duplex.LONG),
    "press-by-hand": lambda: printed(Duplex.MANUAL, "a4", reverse=True),
    "press-fold": lambda: printed(Duplex.FOLD, "a4"),
    "press-registration": lambda: printed(Duplex.SHORT, "a4", registration=True),
    "press-cards": cards,
    "press-cut": cut,
    "press-poster": lambda: large(300, 210),
    "press-one-sheet": lambda: large(150, 240),
    "press-calibration": lambda: calibration(Flip.LONG),
    "press-bad-printer": bad_printer,
    "press-words": words,
    "press-hands": hands,
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_page_says_what_it_said(name: str, request: pytest.FixtureRequest) -> None:
    golden.check_text(name, TEXTS[name](), request.config.getoption("--update"))


def test_the_dot_moves_with_the_edge() -> None:
    assert calibration(Flip.LONG) != calibration(Flip.SHORT)


def test_a_moved_page_is_another_text() -> None:
    page = Page(10, 10, (Path(rect(Box(1, 1, 2, 2)), fill=RED),))
    other = replace(page, art=(Path(rect(Box(1, 1.02, 2, 2)), fill=RED),))
    assert text_of(page) != text_of(other)
