from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from tests.games.turbo_taxi.strategies import turns
from ttprint.geometry import TURNS, Affine, Box, Margins, Point, Side, Turn, bounding_box

coordinates = st.floats(-500, 500)


def test_eight_turns_all_different() -> None:
    images = {tuple(turn.around(place, 12) for place in range(12)) for turn in TURNS}
    assert len(images) == 8


@given(turns, st.sampled_from(Side))
def test_four_quarter_turns_and_two_reflections_change_nothing(turn: Turn, side: Side) -> None:
    quarter, mirror = Turn(1), Turn(mirrored=True)
    there = side
    for _ in range(4):
        there = quarter.side(there)
    assert there is side
    assert mirror.side(mirror.side(side)) is side
    assert turn.side(side.opposite) is turn.side(side).opposite


def test_a_quarter_turn_is_clockwise_and_the_mirror_swaps_left_and_right() -> None:
    assert [Turn(1).side(side) for side in Side] == [Side.E, Side.S, Side.W, Side.N]
    assert [Turn(mirrored=True).side(side) for side in Side] == [Side.N, Side.W, Side.S, Side.E]
    assert Turn(1, mirrored=True).side(Side.W) is Side.S  # mirrored first: W is E, and then turned: S


def test_a_box_inside_unequal_margins() -> None:
    inside = Box(1, 2, 100, 50).inside(Margins(top=3, right=5, bottom=7, left=11))
    assert inside == Box(12, 5, 84, 40)
    assert Box(1, 2, 100, 50).contains(inside)
    assert not inside.contains(Box(1, 2, 100, 50))
    assert (inside.right, inside.bottom, inside.centre) == (96, 45, Point(54, 25))
    assert Box(0, 0, 4, 2).grow(-0.5) == Box(0.5, 0.5, 3, 1)


@given(coordinates, coordinates, st.floats(-360, 360))
def test_turning_on_the_page_is_clockwise_and_keeps_distances(x: float, y: float, degrees: float) -> None:
    about = Point(3, -7)
    there = Affine.rotate(degrees, about)(Point(x, y))
    assert math.isclose(math.hypot(there.x - 3, there.y + 7), math.hypot(x - 3, y + 7), abs_tol=1e-9)
    assert Affine.rotate(90)(Point(1, 0)) == Point(0, 1)
    assert Affine.rotate(-90)(Point(1, 0)) == Point(0, -1)


@given(coordinates, coordinates)
def test_the_right_hand_map_is_applied_first(x: float, y: float) -> None:
    first, then = Affine.scale(2, 3), Affine.move(10, -4)
    assert (then @ first)(Point(x, y)) == then(first(Point(x, y))) == Point(2 * x + 10, 3 * y - 4)


def test_the_bounding_box_of_points_and_of_its_own_corners() -> None:
    box = bounding_box([Point(3, -1), Point(-2, 4), Point(0, 9)])
    assert box == Box(-2, -1, 5, 10)
    assert bounding_box(box.corners) == box
    assert box.touches(Box(3, 9, 1, 1))
    assert not box.touches(Box(3.1, 9, 1, 1))
