"""Lines on the board, in millimetres.

course: the points of a line, in order
curve: a course with points filled in, so that it bends softly through the points it was given
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ttprint.geometry import Box, Point

Course = tuple[Point, ...]
PIECES = 12  # straight pieces between two given points: finer than a pen sees at this size


def curve(points: Sequence[Point]) -> Course:
    """The soft line through the points; two points are joined straight."""
    if len(points) == 2:
        return tuple(points)
    ends = [points[0], *points, points[-1]]
    filled = [
        _between(ends[i], ends[i + 1], ends[i + 2], ends[i + 3], step / PIECES)
        for i in range(len(points) - 1)
        for step in range(PIECES)
    ]
    return (*filled, points[-1])


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    """The Catmull-Rom spline: it passes through its points and leaves each toward the next but one."""

    def one(a: float, b: float, c: float, d: float) -> float:
        return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2

    return Point(one(before.x, start.x, end.x, after.x), one(before.y, start.y, end.y, after.y))


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return math.hypot(a.x - b.x, a.y - b.y)


def length(course: Course) -> float:
    """How long a course is."""
    return sum(distance(a, b) for a, b in pairwise(course))


def along(course: Course, way: float) -> tuple[Point, float]:
    """The point that lies so many millimetres along the course, and the heading there in degrees clockwise of east."""
    for a, b in pairwise(course):
        piece = distance(a, b)
        if way <= piece or b is course[-1]:
            part = way / piece if piece else 0.0
            heading = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
            return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part), heading
        way -= piece
    raise ValueError("a course has at least two points")


def crossings(one: Course, other: Course) -> Iterator[Point]:
    """Where two courses cross; to touch at an end is not to cross."""
    box = bounds(one)
    near = [(c, d) for c, d in pairwise(other) if touch(box, bounds((c, d)))]  # of a long river, a short stretch
    for a, b in pairwise(one):
        for c, d in near:
            before, behind = _side(c, d, a), _side(c, d, b)
            if before * behind < 0 and _side(a, b, c) * _side(a, b, d) < 0:
                part = before / (before - behind)
                yield Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)


def bounds(course: Course) -> Box:
    """The smallest box round a course."""
    xs, ys = [point.x for point in course], [point.y for point in course]
    left, top = min(xs), min(ys)
    return Box(left, top, max(xs) - left, max(ys) - top)


def touch(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common."""
    return one.x <= other.right and other.x <= one.right and one.y <= other.bottom and other.y <= one.bottom


def _side(a: Point, b: Point, p: Point) -> float:
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
