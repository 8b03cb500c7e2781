"""Small drawings: points that make no visible difference on paper are left out, so that files are smaller.

tolerance: the distance by which a line may move, in mm on the page      run: straight lines end to end
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import ceil, log10

from ttprint.draw.bold import stretch
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Path, Place, Step, Text
from ttprint.geometry import Point, round_to

Done = dict[tuple[int, float], Group]  # by the id of a group of the drawing, and the tolerance
TOLERANCE = 0.025  # mm: a dot of a printer with a thousand of them to the inch


def coarser(art: Group, scale: float) -> Group:
    """The same drawing with as few points as are needed where it is printed at that scale."""
    return all_coarser([art], scale)[0]


def all_coarser(drawings: Sequence[Group], scale: float) -> list[Group]:
    """The same for several drawings. Groups that they share are worked out once."""
    done: Done = {}
    return [_group(drawing, TOLERANCE / scale, done) for drawing in drawings]


def _group(group: Group, tolerance: float, done: Done) -> Group:
    key = id(group), tolerance
    if key not in done:
        done[key] = Group(tuple(_coarser(group.children, tolerance, done)), group.clip)
    return done[key]


def _coarser(nodes: Iterable[Node], tolerance: float, done: Done) -> Iterator[Node]:
    for node in nodes:
        match node:
            case Path():
                yield replace(node, steps=_fewer(node.steps, tolerance))
            case Group():
                yield _group(node, tolerance, done)
            case Place(group, at):
                yield Place(_group(group, tolerance / stretch(at), done), at)
            case Text():
                yield node


def _fewer(steps: Iterable[Step], tolerance: float) -> tuple[Step, ...]:
    places = max(0, ceil(-log10(tolerance / 2)))  # rounding moves a point by a quarter of the tolerance at most
    fewer: list[Step] = []
    run: list[Point] = []
    for step in steps:
        if isinstance(step, Line):
            run.append(_rounded(step.to, places))
            continue
        fewer += _lines(run, tolerance)
        match step:
            case Move(to):
                run = [_rounded(to, places)]
                fewer.append(Move(run[0]))
            case Curve(out, into, to):
                run = [_rounded(to, places)]
                fewer.append(Curve(_rounded(out, places), _rounded(into, places), run[0]))
            case Close():
                run = []
                fewer.append(step)
    return (*fewer, *_lines(run, tolerance))


def _lines(run: Sequence[Point], tolerance: float) -> list[Line]:
    """Lines from the first point of a run to its last by way of the points that are needed (Douglas and Peucker)."""
    if len(run) < 3:
        return [Line(point) for point in run[1:]]
    kept, open_ = {len(run) - 1}, [(0, len(run) - 1)]
    while open_:
        first, last = open_.pop()
        far, at = _farthest(run, first, last)
        if far > tolerance * tolerance:
            kept.add(at)
            open_ += [(first, at), (at, last)]
    return [Line(run[i]) for i in sorted(kept)]


def _farthest(run: Sequence[Point], first: int, last: int) -> tuple[float, int]:
    """The largest squared distance of the points in between from the stretch from first to last, and where it is."""
    start, end = run[first], run[last]
    dx, dy = end.x - start.x, end.y - start.y
    long = dx * dx + dy * dy
    far, at = 0.0, first
    for i in range(first + 1, last):
        x, y = run[i].x - start.x, run[i].y - start.y
        along = min(1.0, max(0.0, (x * dx + y * dy) / long)) if long else 0.0
        x, y = x - along * dx, y - along * dy
        away = x * x + y * y
        if away >= far:
            far, at = away, i
    return far, at


def _rounded(point: Point, places: int) -> Point:
    return Point(round_to(point.x, places), round_to(point.y, places))
