"""Small drawings: points that make no visible difference on paper are left out, so that files are smaller.

tolerance: the distance by which a line may move, in mm on the page      run: straight lines end to end
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import ceil, hypot, log10

from ttprint.draw.bold import stretch
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Path, Place, Step, Text
from ttprint.geometry import Point

TOLERANCE = 0.025  # mm: a dot of a printer with a thousand of them to the inch


def coarser(art: Group, scale: float) -> Group:
    """The same drawing with as few points as are needed where it is printed at that scale."""
    return Group(tuple(_coarser(art.children, TOLERANCE / scale)), art.clip)


def _coarser(nodes: Iterable[Node], tolerance: float) -> Iterator[Node]:
    for node in nodes:
        match node:
            case Path():
                yield replace(node, steps=tuple(_fewer(node.steps, tolerance)))
            case Group(children, clip):
                yield Group(tuple(_coarser(children, tolerance)), clip)
            case Place(Group(children, clip), at):
                yield Place(Group(tuple(_coarser(children, tolerance / stretch(at))), clip), at)
            case Text():
                yield node


def _fewer(steps: Iterable[Step], tolerance: float) -> Iterator[Step]:
    places = max(0, ceil(-log10(tolerance / 2)))  # rounding moves a point by a quarter of the tolerance at most
    run: list[Point] = []
    for step in steps:
        if not isinstance(step, Line):
            if len(run) > 1:
                yield from _lines(run, tolerance)
            run.clear()
        match step:
            case Move(to):
                run.append(_rounded(to, places))
                yield Move(run[0])
            case Line(to):
                run.append(_rounded(to, places))
            case Curve(out, into, to):
                run.append(_rounded(to, places))
                yield Curve(_rounded(out, places), _rounded(into, places), run[0])
            case Close():
                yield step
    yield from _lines(run, tolerance)


def _lines(run: Sequence[Point], tolerance: float) -> Iterator[Line]:
    """Lines from the first point of a run to its last by way of the points that are needed (Douglas and Peucker)."""
    kept, open_ = {0, len(run) - 1}, [(0, len(run) - 1)]
    while open_:
        first, last = open_.pop()
        far, at = max(((_away(run[i], run[first], run[last]), i) for i in range(first + 1, last)), default=(0.0, first))
        if far > tolerance:
            kept.add(at)
            open_ += [(first, at), (at, last)]
    yield from (Line(run[i]) for i in sorted(kept) if i > 0)


def _away(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from the stretch between two others."""
    x, y, dx, dy = point.x - start.x, point.y - start.y, end.x - start.x, end.y - start.y
    long = dx * dx + dy * dy
    along = min(1.0, max(0.0, (x * dx + y * dy) / long)) if long else 0.0
    return hypot(x - along * dx, y - along * dy)


def _rounded(point: Point, places: int) -> Point:
    return Point(round(point.x, places), round(point.y, places))
