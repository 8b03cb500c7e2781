"""Outlines: the shapes that pictures are drawn from, each as a tuple of steps.

Some functions take a Point or a Box (rect, circle, polyline), others plain numbers (box, disc, line): layouts are
computed with Points, and drawings are tables of numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

from ttprint.draw.scene import Close, Curve, Line, Move, Step
from ttprint.geometry import Affine, Box, Point

Outline: TypeAlias = tuple[Step, ...]


def polyline(points: Iterable[Point], closed: bool = False) -> Outline:
    """Straight lines from point to point."""
    first, *rest = points
    return (Move(first), *(Line(point) for point in rest), *((Close(),) if closed else ()))


def line(*places: tuple[float, float], closed: bool = False) -> Outline:
    """Straight lines from place to place, each given as (x, y)."""
    return polyline((Point(x, y) for x, y in places), closed)


def rect(box: Box, radius: float = 0.0) -> Outline:
    """A rectangle; with a radius, its corners are quarter circles."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        return polyline(box.corners, closed=True)
    r = min(radius, box.width / 2, box.height / 2)
    return (
        Move(Point(left + r, top)),
        Line(Point(right - r, top)),
        *arc(Point(right - r, top + r), r, -90, 0)[1:],
        Line(Point(right, bottom - r)),
        *arc(Point(right - r, bottom - r), r, 0, 90)[1:],
        Line(Point(left + r, bottom)),
        *arc(Point(left + r, bottom - r), r, 90, 180)[1:],
        Line(Point(left, top + r)),
        *arc(Point(left + r, top + r), r, 180, 270)[1:],
        Close(),
    )


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Outline:
    """A rectangle given as numbers; with a radius, its corners are rounded as `rounded` does it."""
    area = Box(x, y, width, height)
    return rounded(*((corner.x, corner.y, radius) for corner in area.corners)) if radius else rect(area)


def rounded(*corners: tuple[float, float, float]) -> Outline:
    """A polygon of corners (x, y, radius), each rounded with its own radius."""
    steps: list[Step] = []
    for i, (x, y, radius) in enumerate(corners):
        before = _toward(x, y, corners[i - 1], radius)
        after = _toward(x, y, corners[(i + 1) % len(corners)], radius)
        steps.append(Line(before) if steps else Move(before))
        if radius > 0:
            steps.append(Curve(_blend(before, x, y), _blend(after, x, y), after))
    return (*steps, Close())


def ellipse(centre: Point, rx: float, ry: float) -> Outline:
    """An upright ellipse."""
    stretch = Affine.move(centre.x, centre.y) @ Affine.scale(rx, ry)
    return (*moved(arc(Point(0, 0), 1, 0, 360), stretch), Close())


def circle(centre: Point, radius: float) -> Outline:
    """A circle."""
    return ellipse(centre, radius, radius)


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle given as numbers."""
    return circle(Point(x, y), radius)


def arc(centre: Point, radius: float, start: float, end: float) -> Outline:
    """A part of a circle; angles in degrees, clockwise on the page from three o'clock."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians(end - start) / pieces
    pull = 4 / 3 * math.tan(step / 4) * radius  # the handle length at which a Bézier curve follows the circle

    def on(angle: float) -> Point:
        return Point(centre.x + radius * math.cos(angle), centre.y + radius * math.sin(angle))

    def off(angle: float, along: float) -> Point:
        point = on(angle)
        return Point(point.x - along * math.sin(angle), point.y + along * math.cos(angle))

    begin = math.radians(start)
    angles = [begin + step * i for i in range(pieces + 1)]
    curves = (Curve(off(a, pull), off(b, -pull), on(b)) for a, b in pairwise(angles))
    return (Move(on(begin)), *curves)


def spokes(x: float, y: float, inner: float, outer: float, count: int, start: float = 0.0) -> Outline:
    """Straight lines like the spokes of a wheel."""
    angles = (math.radians(start + 360 * i / count) for i in range(count))
    rays = ((math.cos(angle), math.sin(angle)) for angle in angles)
    return joined(line((x + inner * cos, y + inner * sin), (x + outer * cos, y + outer * sin)) for cos, sin in rays)


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90.0) -> Outline:
    """A star whose first point lies at the start angle."""
    angles = (math.radians(start + 180 * i / points) for i in range(2 * points))
    corners = (
        Point(x + radius * math.cos(angle), y + radius * math.sin(angle))
        for angle, radius in zip(angles, (outer, inner) * points, strict=True)
    )
    return polyline(corners, closed=True)


def chequer(x: float, y: float, cell: float, columns: int, rows: int) -> Outline:
    """The dark squares of a chequered strip."""
    return joined(
        box(x + column * cell, y + row * cell, cell, cell)
        for row in range(rows)
        for column in range(columns)
        if (row + column) % 2 == 0
    )


def trace(text: str) -> Outline:
    """The outline of SVG path data: absolute, only M L C Z, with a space between any two words."""
    steps: list[Step] = []
    words = iter(text.split())
    for word in words:
        match word:
            case "M":
                steps.append(Move(_point(words)))
            case "L":
                steps.append(Line(_point(words)))
            case "C":
                steps.append(Curve(_point(words), _point(words), _point(words)))
            case "Z":
                steps.append(Close())
            case _:
                raise ValueError(f"{word!r} is not M, L, C or Z in the outline {text!r}")
    return tuple(steps)


def joined(outlines: Iterable[Outline]) -> Outline:
    """Many outlines as one."""
    return tuple(step for outline in outlines for step in outline)


def moved(steps: Iterable[Step], by: Callable[[Point], Point]) -> Outline:
    """The outline with every point mapped by an affine map or another function."""
    found: list[Step] = []
    for step in steps:  # the busiest loop of most drawings: isinstance is faster than match
        if isinstance(step, Line):
            found.append(Line(by(step.to)))
        elif isinstance(step, Curve):
            found.append(Curve(by(step.out), by(step.into), by(step.to)))
        elif isinstance(step, Move):
            found.append(Move(by(step.to)))
        else:
            found.append(step)
    return tuple(found)


def points_of(steps: Iterable[Step]) -> Iterator[Point]:
    """Every point of an outline, the handles of its curves included."""
    for step in steps:
        match step:
            case Curve(out, into, to):
                yield from (out, into, to)
            case Move(to) | Line(to):
                yield to
            case Close():
                pass


def _point(words: Iterator[str]) -> Point:
    return Point(float(next(words)), float(next(words)))


def _toward(x: float, y: float, corner: tuple[float, float, float], radius: float) -> Point:
    dx, dy = corner[0] - x, corner[1] - y
    length = math.hypot(dx, dy)
    # two rounded corners share the edge between them
    reach = min(radius, length / 2) / length
    return Point(x + dx * reach, y + dy * reach)


def _blend(end: Point, x: float, y: float) -> Point:
    # 0.55 of the way to the corner makes the rounding of a right angle a quarter circle
    return Point(end.x + (x - end.x) * 0.55, end.y + (y - end.y) * 0.55)
