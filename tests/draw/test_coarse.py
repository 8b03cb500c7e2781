"""Drawings with fewer points: nothing moves by more than the tolerance; straight lines and corners stay."""

from __future__ import annotations

import itertools
import math

import pytest

from ttprint.draw.coarse import TOLERANCE, coarser
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Path, Place, Step, group
from ttprint.draw.shapes import circle, polyline
from ttprint.geometry import Affine, Point

ARC = tuple(Point(40 * math.cos(i / 100), 40 * math.sin(i / 100)) for i in range(300))


@pytest.mark.parametrize("scale", [1.0, 0.4, 0.1])
def test_an_arc_keeps_its_shape_with_far_fewer_points(scale: float) -> None:
    after = _points(coarser(group(Path(polyline(ARC), stroke=BLACK, width=0.3)), scale))
    assert len(after) < len(ARC) / 4
    assert math.dist((ARC[0].x, ARC[0].y), (after[0].x, after[0].y)) < TOLERANCE / scale / 2
    assert math.dist((ARC[-1].x, ARC[-1].y), (after[-1].x, after[-1].y)) < TOLERANCE / scale / 2
    for point in ARC[::7]:
        away = min(_away(point, one, other) for one, other in itertools.pairwise(after))
        assert away < 1.3 * TOLERANCE / scale, "that of the lines, and a little for rounding"


def test_corners_curves_and_ends_stay() -> None:
    sharp = (Move(Point(0, 0)), Line(Point(10, 0)), Line(Point(10, 10)), Line(Point(0, 10)), Close())
    round_ = circle(Point(5, 5), 3)
    kept = coarser(group(Path(sharp, fill=BLACK), Path(round_, fill=BLACK)), 1.0).children
    assert isinstance(kept[0], Path)
    assert kept[0].steps == sharp
    assert isinstance(kept[1], Path)
    assert len(kept[1].steps) == len(round_)
    assert [type(step) for step in kept[1].steps] == [type(step) for step in round_]


def test_what_is_placed_small_is_drawn_for_that_size() -> None:
    art = group(Path(polyline(ARC), stroke=BLACK, width=0.3))
    small = coarser(group(Place(art, Affine.scale(0.1))), 1.0).children[0]
    assert isinstance(small, Place)
    assert small.group == coarser(art, 0.1)
    assert len(_points(small.group)) < len(_points(coarser(art, 1.0)))


def _points(art: Group) -> list[Point]:
    [path] = art.children
    assert isinstance(path, Path)
    return [_end(step) for step in path.steps]


def _end(step: Step) -> Point:
    assert isinstance(step, Move | Line | Curve)
    return step.to


def _away(point: Point, one: Point, other: Point) -> float:
    """By a hundred points on the way, which is another way than the drawing's own."""
    return min(
        math.dist((point.x, point.y), (one.x + t * (other.x - one.x), one.y + t * (other.y - one.y)))
        for t in (i / 400 for i in range(401))
    )
