"""Cards that fill the paper: marks where they touch, no cuts at the edge of the paper, lines of even length."""

from __future__ import annotations

import pytest

from ttprint.draw.fonts import measure
from ttprint.geometry import Box
from ttprint.press.marks import seam_marks
from ttprint.press.plan import straight_cuts
from ttprint.press.text.typeset import wrap, wrap_evenly, wrap_without_widow

QUARTERS = tuple(Box(x, y, 105, 148) for y in (0.5, 148.5) for x in (0, 105))
SHEET = Box(0, 0, 210, 297)


def test_marks_stand_on_the_seams_inside_the_page() -> None:
    marks = seam_marks(QUARTERS, SHEET.grow(-4)).boxes
    assert {(mark.x, mark.y, mark.width, mark.height) for mark in marks} == {
        (105, 4, 0, 3),
        (105, 290, 0, 3),
        (4, 148.5, 3, 0),
        (203, 148.5, 3, 0),
    }


def test_where_crop_marks_have_room_there_are_none_on_the_cards() -> None:
    trims = tuple(Box(20 + 63 * k, 20, 63, 88) for k in range(2))
    assert seam_marks(trims, SHEET.grow(-4)).boxes == ()
    assert seam_marks((), SHEET).nodes == ()


def test_an_edge_of_the_paper_is_not_cut() -> None:
    assert straight_cuts(QUARTERS, SHEET) == 2
    assert straight_cuts([SHEET], SHEET) == 0
    assert straight_cuts([Box(0, 0, 148, 210)], SHEET) == 2
    assert straight_cuts(QUARTERS) == 6


@pytest.mark.parametrize("width", [12.0, 20.0, 33.0, 60.0, 200.0])
def test_lines_are_even_and_no_more_than_before(width: float) -> None:
    words = "A road leaves the city at each of the four markers, and nowhere else."
    plain, even = wrap(words, width), wrap_evenly(words, width)
    assert " ".join(even) == words
    assert len(even) == len(plain)
    longest = max(measure(line, "text", 3.4) for line in plain)
    assert max(measure(line, "text", 3.4) for line in even) <= longest + 1e-9


def test_a_single_word_on_the_last_line_gets_company_without_a_further_line() -> None:
    words = "Draw one card for the whole group and lay its centre tile."
    alone = next(width for width in range(90, 20, -1) if " " not in wrap(words, width)[-1])
    lines = wrap_without_widow(words, alone)
    assert " ".join(lines) == words
    assert len(lines) == len(wrap(words, alone))
    assert " " in lines[-1]
    assert wrap_without_widow("Unbreakable", 3) == ["Unbreakable"]


def test_lines_become_no_narrower_than_is_needed_for_that() -> None:
    words = "Cut out all tiles along the marks, sort them by their backs, and give each group one set in a bag."
    for width in range(24, 40):
        fitting = (wrap(words, width - less) for less in range(int(width * 0.4)))
        assert wrap_without_widow(words, width) in (wrap(words, width), next(x for x in fitting if " " in x[-1]))
