"""Shapes on their way to becoming a picture: light to move about, merged by ink at the end.

mark: outlines with the role and the layer they have     layer: what lies over what
lean: how far a mark is pushed away from the sun         facing: which way a slope looks
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
from ttprint.games.turbo_taxi.art.tiles.town.outlines import Outline
from ttprint.games.turbo_taxi.art.tiles.town.palette import Finish, Palette, Role
from ttprint.geometry import Point

SUN = cmath.rect(1.0, math.radians(-125))  # where the light comes from: top left, as in most drawings


class Layer(IntEnum):
    """What lies over what, from the bottom up."""

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
    """Outlines of one role on one layer; a `width` makes them lines; `facing` tells which way a slope looks."""

    layer: Layer
    role: Role
    outlines: tuple[Outline, ...]
    width: float = 0.0
    lean: float = 0.0
    facing: complex = 0j


Marks = list[Mark]


def fill(layer: Layer, role: Role, *outlines: Outline) -> Mark:
    """Areas."""
    return Mark(layer, role, outlines)


def stroke(layer: Layer, role: Role, width: float, *outlines: Outline) -> Mark:
    """Lines."""
    return Mark(layer, role, outlines, width=width)


def shade(lean: float, *outlines: Outline) -> Mark:
    """The shadow of something."""
    return Mark(Layer.SHADE, Role.SHADE, outlines, lean=lean)


def put(marks: Iterable[Mark], at: complex = 0j, turn: float = 0.0, scale: float = 1.0) -> Marks:
    """The marks scaled, turned clockwise by some degrees, and moved."""
    # quarter turns are exact, so that what was straight stays straight to the last digit
    axis = 1j ** int(turn / 90) if turn % 90 == 0 else cmath.rect(1.0, math.radians(turn))
    by = axis * scale

    def one(outline: Outline) -> Outline:
        return Outline(tuple([at + by * spot for spot in outline.spots]), outline.ways, outline.closed)

    return [
        Mark(m.layer, m.role, tuple([one(o) for o in m.outlines]), m.width * scale, m.lean * scale, m.facing * axis)
        for m in marks
    ]


def steps_of(outline: Outline, scale: float, shift: complex = 0j, digits: int = 3) -> list[Step]:
    """The outline as steps of a path, in mm to so many digits."""
    grain = 10**digits
    by = scale * grain
    offset = shift * by + (0.5 + 0.5j)
    spots = [spot * by + offset for spot in outline.spots]
    points = [Point(floor(spot.real) / grain, floor(spot.imag) / grain) for spot in spots]
    steps: list[Step] = [Move(points[0])]
    at = 1
    for way in outline.ways:
        steps.append(Line(points[at]) if way == 1 else Curve(points[at], points[at + 1], points[at + 2]))
        at += way
    if outline.closed:
        steps.append(_CLOSE)
    return steps


_CLOSE = Close()
_FINE = 2  # ornaments to a hundredth of a millimetre: finer than any printer, and a fifth off the file
_FINEST = 0.12  # mm; finer lines break up in print


@dataclass(frozen=True, slots=True)
class _Pen:
    """How a path is inked."""

    fill: Ink | None
    stroke: Ink | None
    width: float
    cap: Literal["butt", "round"]


def merged(marks: Sequence[Mark], palette: Palette, scale: float) -> list[Path]:
    """The marks as few paths, one for each layer and ink, from the bottom up."""
    heaps: dict[tuple[Layer, Role, bool, float], list[Step]] = {}
    for mark in marks:
        if mark.role in palette.looks and (palette.textured or mark.layer is not Layer.COURSE):
            dim = (mark.facing * SUN.conjugate()).real < -1e-9
            heap = heaps.setdefault((mark.layer, mark.role, dim, mark.width), [])
            for outline in mark.outlines:
                heap += steps_of(outline, scale, -SUN * mark.lean, _FINE)
    sheets: dict[tuple[Layer, _Pen], list[Step]] = {}
    for (layer, role, dim, width), heap in sorted(heaps.items(), key=lambda item: item[0][0]):
        pen = _pen(palette.looks[role], layer, dim, width * scale, scale)
        sheets.setdefault((layer, pen), []).extend(heap)
    return [Path(tuple(steps), pen.fill, pen.stroke, pen.width, cap=pen.cap) for (_, pen), steps in sheets.items()]


def _pen(look: Finish, layer: Layer, dim: bool, width: float, scale: float) -> _Pen:
    ink = look.dim if dim else look.fill
    thick = max(_FINEST, round(look.pen * scale or width, 2))
    if layer is Layer.COURSE:
        return _Pen(None, look.between, thick, "butt")
    if width:
        return _Pen(None, look.edge or ink, thick, "round")
    return _Pen(ink, look.edge, thick if look.edge else 0.0, "butt")
