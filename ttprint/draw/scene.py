"""What a picture is: a tree of values, in millimetres, y down. Nothing here knows how it will be written.

path: outlines to fill or to stroke       text: one line of words on a baseline
group: drawings that belong together      place: a group put somewhere; equal groups are stored once in a file
page: a sheet's one side, with its art, its marks and its boxes
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, TypeAlias

from ttprint.draw.inks import Ink
from ttprint.geometry import Affine, Box, Point


@dataclass(frozen=True, slots=True)
class Move:
    """Start a new outline here."""

    to: Point


@dataclass(frozen=True, slots=True)
class Line:
    """Go straight."""

    to: Point


@dataclass(frozen=True, slots=True)
class Curve:
    """Go along a cubic Bézier curve."""

    out: Point
    into: Point
    to: Point


@dataclass(frozen=True, slots=True)
class Close:
    """Go back to where the outline began."""


Step: TypeAlias = Move | Line | Curve | Close


@dataclass(frozen=True, slots=True)
class Path:
    """Outlines with the ink they are filled and stroked with."""

    steps: tuple[Step, ...]
    fill: Ink | None = None
    stroke: Ink | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    dash_start: float = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "round"
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words; `at` is the point on the baseline that the anchor names; `size` is the em in mm."""

    words: str
    at: Point
    font: str
    size: float
    ink: Ink
    anchor: Literal["start", "middle", "end"] = "start"


@dataclass(frozen=True, slots=True)
class Group:
    """Drawings that belong together, in order from bottom to top, cut off at the clip's outline."""

    children: tuple[Node, ...]
    clip: Path | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A group put somewhere. Equal groups are drawn once in a file and placed as often as needed."""

    group: Group
    at: Affine = Affine()


Node: TypeAlias = Path | Text | Group | Place


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet. `marks` are for the knife: files keep them in a layer of their own."""

    width: float
    height: float
    art: tuple[Node, ...]
    marks: tuple[Node, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    label: str = ""


def group(*nodes: Node | Iterable[Node], clip: Path | None = None) -> Group:
    """A group of the nodes given, one by one or as collections."""
    flat: list[Node] = []
    for node in nodes:
        if isinstance(node, Path | Text | Group | Place):
            flat.append(node)
        else:
            flat.extend(node)
    return Group(tuple(flat), clip)


def polyline(points: Iterable[Point], closed: bool = False) -> tuple[Step, ...]:
    """Straight from point to point."""
    first, *rest = points
    return (Move(first), *(Line(point) for point in rest), *((Close(),) if closed else ()))


def rect(box: Box, radius: float = 0.0) -> tuple[Step, ...]:
    """A rectangle, its corners rounded when a radius is given."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        return polyline((Point(x, y) for x, y in corners), closed=True)
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


def ellipse(centre: Point, rx: float, ry: float) -> tuple[Step, ...]:
    """An upright ellipse."""
    stretch = Affine.move(centre.x, centre.y) @ Affine.scale(rx, ry)
    return (*moved(arc(Point(0, 0), 1, 0, 360), stretch), Close())


def circle(centre: Point, radius: float) -> tuple[Step, ...]:
    """A circle."""
    return ellipse(centre, radius, radius)


def arc(centre: Point, radius: float, start: float, end: float) -> tuple[Step, ...]:
    """Part of a circle; angles in degrees, clockwise on the page from three o'clock."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians(end - start) / pieces
    pull = 4 / 3 * math.tan(step / 4) * radius  # the handle length that makes a Bézier curve hug the circle

    def on(angle: float) -> Point:
        return Point(centre.x + radius * math.cos(angle), centre.y + radius * math.sin(angle))

    def off(angle: float, along: float) -> Point:
        point = on(angle)
        return Point(point.x - along * math.sin(angle), point.y + along * math.cos(angle))

    begin = math.radians(start)
    angles = [begin + step * i for i in range(pieces + 1)]
    curves = (Curve(off(a, pull), off(b, -pull), on(b)) for a, b in pairwise(angles))
    return (Move(on(begin)), *curves)


def moved(steps: Iterable[Step], by: Callable[[Point], Point]) -> tuple[Step, ...]:
    """The same outline somewhere else: each point where an affine map, or any other, takes it."""

    def one(step: Step) -> Step:
        match step:
            case Move(to):
                return Move(by(to))
            case Line(to):
                return Line(by(to))
            case Curve(out, into, to):
                return Curve(by(out), by(into), by(to))
            case Close():
                return step

    return tuple(one(step) for step in steps)
