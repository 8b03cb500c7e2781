"""Shapes: the same shape given as Points or as numbers has the same outline."""

from __future__ import annotations

import math

import pytest

from ttprint.draw.scene import Close, Curve, Line, Move
from ttprint.draw.shapes import box, circle, disc, line, moved, points_of, polyline, rect, rounded, spokes, star, trace
from ttprint.geometry import Affine, Box, Point, bounding_box


def test_numbers_and_points_give_the_same_outlines() -> None:
    assert box(1, 2, 30, 40) == rect(Box(1, 2, 30, 40))
    assert disc(3, 4, 5) == circle(Point(3, 4), 5)
    assert line((0, 1), (2, 3), closed=True) == polyline([Point(0, 1), Point(2, 3)], closed=True)


@pytest.mark.parametrize("outline", [rect(Box(1, 2, 30, 40), 6), box(1, 2, 30, 40, 6), rect(Box(1, 2, 30, 40), 99)])
def test_rounded_rectangles_keep_their_size(outline: tuple[Move | Line | Curve | Close, ...]) -> None:
    around = bounding_box(points_of(outline))
    assert [around.x, around.y, around.right, around.bottom] == pytest.approx([1, 2, 31, 42])


def test_a_corner_is_rounded_with_its_own_radius() -> None:
    outline = rounded((0, 0, 0), (20, 0, 4), (20, 10, 0))
    assert sum(isinstance(step, Curve) for step in outline) == 1
    assert Point(16, 0) in points_of(outline)


def test_path_data_is_read_step_by_step() -> None:
    assert trace("M 0 1 L 2 3 C 4 5 6 7 8 9 Z") == (
        Move(Point(0, 1)),
        Line(Point(2, 3)),
        Curve(Point(4, 5), Point(6, 7), Point(8, 9)),
        Close(),
    )
    with pytest.raises(ValueError, match="'Q' is not M, L, C or Z"):
        trace("M 0 0 Q 1 1 2 2")


def test_stars_and_spokes_lie_between_their_radii() -> None:
    for outline, count in ((star(5, 5, 9, 4, 7), 14), (spokes(5, 5, 4, 9, 6, 15), 12)):
        away = [math.hypot(point.x - 5, point.y - 5) for point in points_of(outline)]
        assert sorted(away) == pytest.approx([4.0] * (count // 2) + [9.0] * (count // 2))


def test_moved_maps_every_point_and_keeps_the_steps() -> None:
    outline = rect(Box(0, 0, 10, 20), 3)
    shifted = moved(outline, Affine.move(5, -7))
    assert [type(step) for step in shifted] == [type(step) for step in outline]
    assert list(points_of(shifted)) == [Point(point.x + 5, point.y - 7) for point in points_of(outline)]
