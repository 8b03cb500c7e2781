"""Marks: contours with a role and a layer, which are moved about and at the end merged into few paths.

layer: the order from bottom to top
lean: the distance by which a mark is shifted away from the sun      facing: the direction of a roof slope
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import floor
from typing import Literal

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Close, Curve, Line, Move, Path, Step
from ttprint.games.turbo_taxi.art.tiles.town.contours import Contour
from ttprint.games.turbo_taxi.art.tiles.town.palette import Finish, Palette, Role
from ttprint.geometry import HALF, Point, round_to

SUN = cmath.rect(1.0, math.radians(-125))  # the direction of the light: top left, as in most drawings


class Layer(IntEnum):
    """The order in which marks lie on one another, from the bottom up."""

    BASE = 0
    FLOOR = 1
    SHADE = 2
    LOW = 3
    DETAIL = 4
    ROOF = 5
    COURSE = 6
    RIDGE = 7
    SPIRE = 8
    CROWN = 9
    SPARK = 10
    TOP = 11
    TIP = 12


@dataclass(frozen=True, slots=True)
class Mark:
    """Contours of one role on one layer; with a `width` they are lines; `facing` is the direction of a slope."""

    layer: Layer
    role: Role
    outlines: tuple[Contour, ...]
    width: float = 0.0
    lean: float = 0.0
    facing: complex = 0j


Marks = list[Mark]


def fill(layer: Layer, role: Role, *outlines: Contour) -> Mark:
    """Return a mark of filled areas."""
    return Mark(layer, role, outlines)


def stroke(layer: Layer, role: Role, width: float, *outlines: Contour) -> Mark:
    """Return a mark of lines."""
    return Mark(layer, role, outlines, width=width)


def shade(lean: float, *outlines: Contour) -> Mark:
    """Return the shadow of contours."""
    return Mark(Layer.SHADE, Role.SHADE, outlines, lean=lean)


def put(marks: Iterable[Mark], at: complex = 0j, turn: float = 0.0, scale: float = 1.0) -> Marks:
    """Return the marks scaled, turned clockwise by `turn` degrees, and moved."""
    # quarter turns are exact, so that what was straight stays straight to the last digit
    axis = 1j ** int(turn / 90) if turn % 90 == 0 else cmath.rect(1.0, math.radians(turn))
    by = axis * scale

    def one(outline: Contour) -> Contour:
        return Contour(tuple([at + by * spot for spot in outline.spots]), outline.counts, outline.closed)

    return [
        Mark(m.layer, m.role, tuple([one(o) for o in m.outlines]), m.width * scale, m.lean * scale, m.facing * axis)
        for m in marks
    ]


def steps_of(outline: Contour, scale: float, shift: complex = 0j, digits: int = 3) -> list[Step]:
    """Return the contour as steps of a path, in mm with that many decimal digits."""
    grain = 10**digits
    by = scale * grain
    offset = shift * by + complex(HALF, HALF)
    spots = [spot * by + offset for spot in outline.spots]
    points = [Point(floor(spot.real) / grain, floor(spot.imag) / grain) for spot in spots]
    steps: list[Step] = [Move(points[0])]
    at = 1
    for count in outline.counts:
        steps.append(Line(points[at]) if count == 1 else Curve(points[at], points[at + 1], points[at + 2]))
        at += count
    if outline.closed:
        steps.append(_CLOSE)
    return steps


_CLOSE = Close()
_FINE = 2  # digits: ornaments are rounded to 0.01 mm, finer than any printer, which saves a fifth of the file
_FINEST = 0.12  # mm: thinner lines break up in print


@dataclass(frozen=True, slots=True)
class _Pen:
    """The inks and the line of a path."""

    fill: Ink | None
    stroke: Ink | None
    width: float
    cap: Literal["butt", "round"]


def merged(marks: Sequence[Mark], palette: Palette, scale: float) -> list[Path]:
    """Return the marks as few paths, one for each layer and ink, from the bottom up."""
    steps_by_mark: dict[tuple[Layer, Role, bool, float], list[Step]] = {}
    for mark in marks:
        if mark.role in palette.looks and (palette.textured or mark.layer is not Layer.COURSE):
            dim = (mark.facing * SUN.conjugate()).real < -1e-9
            steps = steps_by_mark.setdefault((mark.layer, mark.role, dim, round_to(mark.width, 6)), [])
            for outline in mark.outlines:
                steps += steps_of(outline, scale, -SUN * mark.lean, _FINE)
    steps_by_pen: dict[tuple[Layer, _Pen], list[Step]] = {}
    for (layer, role, dim, width), steps in sorted(steps_by_mark.items(), key=lambda item: item[0][0]):
        pen = _pen(palette.looks[role], layer, dim, width * scale, scale)
        steps_by_pen.setdefault((layer, pen), []).extend(steps)
    return [
        Path(tuple(steps), pen.fill, pen.stroke, pen.width, cap=pen.cap) for (_, pen), steps in steps_by_pen.items()
    ]


def _pen(look: Finish, layer: Layer, dim: bool, width: float, scale: float) -> _Pen:
    ink = look.dim if dim else look.fill
    thick = max(_FINEST, round_to(look.pen * scale or width, 2))
    if layer is Layer.COURSE:
        return _Pen(None, look.between, thick, "butt")
    if width:
        return _Pen(None, look.edge or ink, thick, "round")
    return _Pen(ink, look.edge, thick if look.edge else 0.0, "butt")
