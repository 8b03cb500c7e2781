from __future__ import annotations

import pytest

from tests.press.press_samples import UNEQUAL, deck, piece
from ttprint.draw.scene import Group
from ttprint.draw.shapes import circle
from ttprint.geometry import Box, Point
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.plan import Plan, passes, plan, plan_poster, straight_cuts
from ttprint.press.poster import poster

A4 = parse_paper("a4", UNEQUAL)


def test_a_full_set_is_one_sheet_two_pages_and_fourteen_cuts() -> None:
    # three columns and four rows, two edges each
    assert plan(impose(deck(12), Layout(A4))) == Plan(sheets=1, pages=2, pieces=12, cuts=14, passes=6 + 3 * 8)


def test_without_bleed_neighbours_share_their_cut() -> None:
    assert plan(impose(deck(12), Layout(A4, bleed=0))).cuts == 4 + 5


def test_pages_and_folds_of_duplex_modes() -> None:
    assert plan(impose(deck(12), Layout(A4, Duplex.NONE))).pages == 1
    folded = plan(impose(deck(6), Layout(A4, Duplex.FOLD)))
    assert (folded.sheets, folded.pages, folded.folds, folded.cuts) == (1, 1, 1, 6 + 4)
    assert plan(()) == Plan()


def test_plans_add_up() -> None:
    assert Plan(1, 2, 3, 4, 5, 6, 7) + Plan(10, 20, 30, 40, 50, 60, 70) == Plan(11, 22, 33, 44, 55, 66, 77)


@pytest.mark.parametrize(
    ("trims", "cuts"),
    [
        ([], 0),
        ([Box(0, 0, 10, 20)], 4),
        ([Box(0, 0, 10, 20), Box(12, 0, 10, 20)], 6),
        ([Box(0, 0, 10, 20), Box(10, 0, 10, 20)], 5),
        # the lower row is cut apart by itself: 4 flat cuts, 2 upright ones above, 4 below
        ([Box(0, 0, 25, 20), Box(-2, 25, 10, 10), Box(12, 25, 11, 10)], 4 + 2 + 4),
        # a short neighbour needs one cut more once it is off the strip
        ([Box(0, 0, 10, 20), Box(12, 0, 10, 15)], 2 + 4 + 1),
        # two rows beside a tall piece have cuts at the same place, with a whole piece between them
        (
            [Box(0, 0, 10, 32), *(Box(x, y, 4, 10) for x in (12, 18) for y in (0, 22)), Box(12, 11, 10, 10)],
            6 + 4 + 2 + 2,
        ),
        # a pinwheel that no straight cut parts: every edge by itself, after the four outer ones
        ([Box(0, 0, 6, 3), Box(7, 0, 3, 6), Box(4, 7, 6, 3), Box(0, 4, 3, 6)], 4 + 4 + 4),
    ],
)
def test_straight_cuts(trims: list[Box], cuts: int) -> None:
    assert straight_cuts(trims) == cuts


@pytest.mark.parametrize(
    ("trims", "expected"),
    [
        ([], 0),
        ([Box(0, 0, 10, 20)], 4),
        # strips across first: 4 cuts, then each of the two is trimmed at both ends
        ([Box(0, 0, 10, 20), Box(0, 22, 10, 20)], 2 + 4),
        ([Box(x, y, 10, 10) for x in (0, 12, 24) for y in (0, 12)], 4 + 2 * 6),
        ([Box(x, y, 10, 10) for x in (0, 10) for y in (0, 10)], 3 + 2 * 3),
    ],
)
def test_passes_count_every_strip_by_itself(trims: list[Box], expected: int) -> None:
    assert passes(trims) == expected


def test_discs_are_counted_as_outlines() -> None:
    disc = piece("disc", 20, 20, outline=circle(Point(10, 10), 10))
    counted = plan(impose([disc, piece("square", 20, 20)], Layout(A4)))
    assert (counted.pieces, counted.cuts, counted.outlines) == (2, 4, 1)


def test_a_poster_is_cut_at_its_seams_and_all_round() -> None:
    assert plan_poster(poster(Group(()), 100, 100, A4)) == Plan(sheets=1, pages=1, pieces=1, cuts=4, passes=4)
    assert plan_poster(poster(Group(()), 370, 310, A4)) == Plan(
        sheets=4, pages=4, pieces=1, cuts=4 + 2 + 1, passes=4 + 2 + 1
    )
