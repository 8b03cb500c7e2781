"""Used sheets, backs alone, several copies, rounded corners: still every back behind its own front."""

from __future__ import annotations

import pytest

from tests.press.press_samples import UNEQUAL, WORDS, deck, mixed, piece
from tests.press.test_impose import check_backs
from ttprint.draw.scene import Curve, Move, Path
from ttprint.draw.shapes import circle
from ttprint.errors import TtprintError
from ttprint.geometry import Point
from ttprint.press.cutting.cutlines import cut_layers
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.piece import Piece
from ttprint.press.sheet import backs_alone, front_page, pages, sides

A4 = parse_paper("a4", UNEQUAL)


@pytest.mark.parametrize("used", [1, 5, 11])
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_a_used_sheet_is_filled_from_its_first_free_place(used: int, duplex: Duplex) -> None:
    full = impose(deck(12), Layout(A4, duplex))[0]
    laid = impose(deck(16), Layout(A4, duplex, used=used))
    assert laid[0].trims(Face.FRONT) == full.trims(Face.FRONT)[used:]
    assert sum(len(sheet.placements) for sheet in laid) == 16
    assert laid[1].trims(Face.FRONT)[0] == full.trims(Face.FRONT)[0]
    assert len(check_backs(deck(16), Layout(A4, duplex, used=used))) == 16


def test_start_slots_beyond_the_sheet_are_refused() -> None:
    with pytest.raises(TtprintError, match="no place 13 on a sheet: give --start-slot 1 to 12"):
        impose(deck(3), Layout(A4, used=12))
    with pytest.raises(TtprintError, match="for pieces of one size"):
        impose(mixed(5), Layout(A4, used=2))


def test_backs_alone_are_the_same_pages_as_with_their_fronts() -> None:
    sheets = impose(deck(30), Layout(A4))
    both = [page for face, page in sides(sheets, WORDS) if face is Face.BACK]
    assert list(pages(sheets, WORDS, which=backs_alone)) == both


def test_rounded_corners_are_drawn_on_the_front_and_cut() -> None:
    square = Piece("card", piece("x").front, 63, 88, back=piece("x").back, corner=3.5)
    disc = piece("disc", 20, 20, outline=circle(Point(10, 10), 10))
    (sheet,) = impose([square, disc], Layout(A4))
    rounded = [path for path in cut_layers(sheet)["cut"] if sum(isinstance(step, Curve) for step in path.steps) == 4]
    assert len(rounded) == 2  # the card's four corners, and the disc's four quarters
    place = next(place for place in sheet.placements if place.piece.name == "card")
    outlines = [mark.steps for mark in front_page(sheet, WORDS).marks if isinstance(mark, Path)]
    (corners,) = [steps for steps in outlines if sum(isinstance(step, Move) for step in steps) == 4]
    ends = [step.to for step in corners if isinstance(step, Curve)]
    trim = place.trim
    assert len(ends) == 4
    for end in ends:
        assert min(abs(end.x - trim.x), abs(end.x - trim.right), abs(end.y - trim.y), abs(end.y - trim.bottom)) < 0.01
