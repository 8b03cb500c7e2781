"""Lines on the board as sequences of points, in millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ttprint.geometry import Point, bounding_box, plain_sum

Polyline = tuple[Point, ...]
PIECES = 12  # straight pieces between two given points: too short to be seen at this size


def curve(points: Sequence[Point]) -> Polyline:
    """Return a smooth line through the points. Two points are joined straight."""
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
    """A point of the Catmull-Rom spline. It passes through its points and leaves each toward the next but one."""

    def one(a: float, b: float, c: float, d: float) -> float:
        return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2

    return Point(one(before.x, start.x, end.x, after.x), one(before.y, start.y, end.y, after.y))


def distance(a: Point, b: Point) -> float:
    """Return the distance between two points."""
    return math.hypot(a.x - b.x, a.y - b.y)


def length(line: Polyline) -> float:
    """Return the length of a line."""
    return plain_sum(distance(a, b) for a, b in pairwise(line))


def along(line: Polyline, offset: float) -> tuple[Point, float]:
    """Return the point at a distance along the line, and the heading there in degrees clockwise of east."""
    for a, b in pairwise(line):
        piece = distance(a, b)
        if offset <= piece or b is line[-1]:
            part = offset / piece if piece else 0.0
            heading = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
            return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part), heading
        offset -= piece
    raise ValueError("a polyline has at least two points")


def crossings(one: Polyline, other: Polyline) -> Iterator[Point]:
    """Yield the points where two lines cross. Lines that only touch at an end do not cross."""
    box = bounding_box(one)
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    near = [  # only the pieces of the other line that come near
        (c, d)
        for c, d in pairwise(other)
        if (c.x >= left or d.x >= left)
        and (c.x <= right or d.x <= right)
        and (c.y >= top or d.y >= top)
        and (c.y <= bottom or d.y <= bottom)
    ]
    for a, b in pairwise(one):
        for c, d in near:
            before, behind = _side(c, d, a), _side(c, d, b)
            if before * behind < 0 and _side(a, b, c) * _side(a, b, d) < 0:
                part = before / (before - behind)
                yield Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)


def _side(a: Point, b: Point, p: Point) -> float:
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
