"""What can be told of outlines by looking at their points.

box: an upright rectangle      upright: an outline that is such a rectangle, which files write shorter
"""

from __future__ import annotations

from collections.abc import Iterable

from ttprint.draw.scene import Close, Curve, Line, Move, Step
from ttprint.geometry import Affine, Box, Point


def upright(steps: tuple[Step, ...]) -> Box | None:
    """The box that the steps go round from its first corner, clockwise if its size is positive; None if they do not."""
    match steps:
        case (Move(a), Line(b), Line(c), Line(d), Close()) if a.y == b.y and b.x == c.x and c.y == d.y and d.x == a.x:
            return Box(a.x, a.y, c.x - a.x, c.y - a.y)
        case _:
            return None


def corners(box: Box, at: Affine) -> tuple[Step, ...]:
    """An outline with the same bounds as the box laid by the map; two corners tell all unless it is turned askew."""
    first, last = at(Point(box.x, box.y)), at(Point(box.right, box.bottom))
    if at.b == at.c == 0 or at.a == at.d == 0:
        return Move(first), Line(last)
    return Move(first), Line(at(Point(box.right, box.y))), Line(last), Line(at(Point(box.x, box.bottom)))


def bounds(outlines: Iterable[Iterable[Step]]) -> Box:
    """The smallest upright box with all points of the outlines, the handles of curves too."""
    points = [point for steps in outlines for step in steps for point in _points(step)]
    if not points:
        return Box(0, 0, 0, 0)
    xs, ys = [point.x for point in points], [point.y for point in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _points(step: Step) -> tuple[Point, ...]:
    match step:
        case Move(to) | Line(to):
            return (to,)
        case Curve(out, into, to):
            return out, into, to
        case Close():
            return ()
