"""A pen for drawings kept as text and numbers.

outline: a run of steps       corner: x, y and the radius it is rounded with
shape: an outline with the part it plays in a drawing, so that one drawing serves every theme
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ttprint.draw.scene import Close, Curve, Line, Move, Step, circle, moved
from ttprint.geometry import Affine, Point

Outline: TypeAlias = tuple[Step, ...]


class Part(Enum):
    """What a shape is, not what colour it has."""

    BODY = "body"
    TRIM = "trim"
    PALE = "pale"
    GLASS = "glass"
    DARK = "dark"
    SHADE = "shade"  # a flat field under the rest, not outlined
    DECAL = "decal"  # dark, and too small to be outlined
    LINE = "line"
    RIM = "rim"  # a heavier line: tyres, poles, runners


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline and the part it plays."""

    part: Part
    outline: Outline


def trace(text: str) -> Outline:
    """The outline written as in an SVG path, absolute, with M L C Z and a space between any two things."""
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


def rounded(*corners: tuple[float, float, float]) -> Outline:
    """A closed polygon whose corners are rounded, each with a radius of its own."""
    steps: list[Step] = []
    for i, (x, y, radius) in enumerate(corners):
        before = _toward(x, y, corners[i - 1], radius)
        after = _toward(x, y, corners[(i + 1) % len(corners)], radius)
        steps.append(Line(before) if steps else Move(before))
        if radius > 0:
            steps.append(Curve(_blend(before, x, y), _blend(after, x, y), after))
    return (*steps, Close())


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Outline:
    """An upright rectangle, written short."""
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return rounded(*((cx, cy, radius) for cx, cy in corners))


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle, written short."""
    return circle(Point(x, y), radius)


def line(*places: tuple[float, float]) -> Outline:
    """An open line through the places."""
    first, *rest = places
    return (Move(Point(*first)), *(Line(Point(*place)) for place in rest))


def spokes(x: float, y: float, inner: float, outer: float, count: int, start: float = 0.0) -> Outline:
    """Straight lines like those of a wheel."""
    steps: list[Step] = []
    for i in range(count):
        angle = math.radians(start + 360 * i / count)
        cos, sin = math.cos(angle), math.sin(angle)
        steps += line((x + inner * cos, y + inner * sin), (x + outer * cos, y + outer * sin))
    return tuple(steps)


def chequer(x: float, y: float, cell: float, columns: int, rows: int) -> Outline:
    """The dark squares of a chequered strip."""
    return joined(
        box(x + column * cell, y + row * cell, cell, cell)
        for row in range(rows)
        for column in range(columns)
        if (row + column) % 2 == 0
    )


def joined(outlines: Iterable[Outline]) -> Outline:
    """Many outlines as one."""
    return tuple(step for outline in outlines for step in outline)


def placed(shapes: Iterable[Shape], at: Affine) -> tuple[Shape, ...]:
    """The same shapes somewhere else."""
    return tuple(Shape(shape.part, moved(shape.outline, at)) for shape in shapes)


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90.0) -> Outline:
    """A star; the first point lies at the start angle."""
    corners: Sequence[tuple[float, float]] = [
        (radius * math.cos(angle), radius * math.sin(angle))
        for i in range(2 * points)
        for radius, angle in (((outer, inner)[i % 2], math.radians(start + 180 * i / points)),)
    ]
    return (*line(*((x + dx, y + dy) for dx, dy in corners)), Close())


def _point(words: Iterable[str]) -> Point:
    numbers = iter(words)
    return Point(float(next(numbers)), float(next(numbers)))


def _toward(x: float, y: float, corner: tuple[float, float, float], radius: float) -> Point:
    dx, dy = corner[0] - x, corner[1] - y
    length = math.hypot(dx, dy)
    # two rounded corners share the edge between them
    reach = min(radius, length / 2) / length
    return Point(x + dx * reach, y + dy * reach)


def _blend(end: Point, x: float, y: float) -> Point:
    # 0.55 of the way to the corner makes a right angle's rounding a quarter circle
    return Point(end.x + (x - end.x) * 0.55, end.y + (y - end.y) * 0.55)
