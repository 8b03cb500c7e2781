"""Booklets, simulated with paper: print, put the sheets inside one another, fold, and turn the pages."""

from __future__ import annotations

import pytest

from ttprint.press.booklet import THICKNESS, FoldedSheet, across, folded, sheet_count
from ttprint.press.paper import PAPERS, Paper

A5 = (148.0, 210.0)


def leafed_through(sheets: list[FoldedSheet]) -> list[int | None]:
    """The pages as a reader meets them.

    A sheet turned on its short edge carries its back's left half behind its front's right half. Folded with the front
    outside, the right half is a leaf at the beginning and the left half a leaf at the end.
    """
    beginning: list[int | None] = []
    end: list[int | None] = []
    for sheet in sheets:  # from the outermost inwards
        beginning += [sheet.front.right.page, sheet.back.left.page]
        end = [sheet.back.right.page, sheet.front.left.page, *end]
    return beginning + end


@pytest.mark.parametrize("pages", range(1, 50))
def test_folded_sheets_read_in_order(pages: int) -> None:
    sheets = folded(pages, *A5, PAPERS["a4"])
    read = leafed_through(sheets)
    assert read[:pages] == list(range(1, pages + 1))
    assert set(read[pages:]) <= {None}
    assert len(read) == 4 * sheet_count(pages) == 4 * len(sheets)
    assert len(read) - pages < 4


def test_twelve_pages_take_three_sheets() -> None:
    sheets = folded(12, *A5, PAPERS["a4"])
    shown = [(side.left.page, side.right.page) for sheet in sheets for side in (sheet.front, sheet.back)]
    assert shown == [(12, 1), (2, 11), (10, 3), (4, 9), (8, 5), (6, 7)]


@pytest.mark.parametrize(
    "paper", [*PAPERS.values(), Paper("odd", 250, 190), Paper("square", 200, 200)], ids=lambda p: p.name
)
def test_pages_lie_whole_in_the_middle_of_their_half(paper: Paper) -> None:
    sheet = folded(4, *A5, paper)[0]
    wide = across(paper)
    for half, x in ((sheet.front.left, 0.0), (sheet.front.right, wide.width / 2)):
        box = half.box
        assert box.width / box.height == pytest.approx(A5[0] / A5[1])
        assert box.width == pytest.approx(wide.width / 2) or box.height == pytest.approx(wide.height)
        assert box.centre.x == pytest.approx(x + wide.width / 4)
        assert box.centre.y == pytest.approx(wide.height / 2)


def test_two_a5_pages_fill_a4_at_their_true_size() -> None:
    left = folded(4, *A5, PAPERS["a4"])[0].front.left.box
    assert (left.x, left.y, left.width, left.height) == pytest.approx((0.25, 0, 148, 210))


def test_inner_pages_creep_towards_the_fold() -> None:
    sheets = folded(12, *A5, PAPERS["a4"])
    for nested, sheet in enumerate(sheets):
        for side in (sheet.front, sheet.back):
            assert side.left.box.x == pytest.approx(0.25 + nested * THICKNESS)
            assert side.right.box.x == pytest.approx(148.75 - nested * THICKNESS)
    thick = folded(12, *A5, PAPERS["a4"], thickness=0.3)
    assert thick[2].back.left.box.x == pytest.approx(0.25 + 0.6)
