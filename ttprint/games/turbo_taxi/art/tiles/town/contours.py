"""Contours: outlines on a tile of 50 units as complex numbers.

A tile face has thousands of small shapes that are turned, scaled and moved several times. As complex numbers
(x + yj, y down) that is one multiplication for each point; at the end `marks.steps_of` rounds them to steps of a path.
Closed contours run clockwise, so that overlapping ones of one path never cancel out.
"""

from __future__ import annotations

import cmath
import math
from dataclasses import dataclass
from itertools import chain, pairwise

Segments = tuple[tuple[complex, ...], ...]


@dataclass(frozen=True, slots=True)
class Contour:
    """The first spot and those of all segments in one tuple; `counts` has the number of spots of each segment.

    A segment of one spot is a straight line, one of three spots is a Bézier curve.
    """

    spots: tuple[complex, ...]
    counts: tuple[int, ...]
    closed: bool = True


def from_segments(start: complex, segments: Segments, closed: bool = True) -> Contour:
    """Return the contour of segments, each a tuple of one spot (straight) or three (a Bézier curve)."""
    return Contour((start, *chain.from_iterable(segments)), tuple([len(segment) for segment in segments]), closed)


def polygon(*spots: complex) -> Contour:
    """A polygon, always clockwise."""
    area = sum([(a.conjugate() * b).imag for a, b in zip(spots, (*spots[1:], spots[0]), strict=True)])
    return Contour(spots if area > 0 else spots[::-1], (1,) * (len(spots) - 1))


def box(x: float, y: float, width: float, height: float) -> Contour:
    """An upright rectangle."""
    right, bottom = x + width, y + height
    return Contour((complex(x, y), complex(right, y), complex(right, bottom), complex(x, bottom)), (1, 1, 1))


def line(*spots: complex) -> Contour:
    """An open line from spot to spot."""
    return Contour(spots, (1,) * (len(spots) - 1), closed=False)


def arc_segments(centre: complex, radius: float, start: float, end: float) -> tuple[complex, Segments]:
    """Return the first spot and the segments of an arc; degrees are clockwise from three o'clock."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians(end - start) / pieces
    pull = 4j / 3 * math.tan(step / 4)  # the handle with which a Bézier curve follows the circle
    spokes = [cmath.rect(radius, math.radians(start) + step * i) for i in range(pieces + 1)]
    curves = ((centre + a * (1 + pull), centre + b * (1 - pull), centre + b) for a, b in pairwise(spokes))
    return centre + spokes[0], tuple(curves)


def arc(centre: complex, radius: float, start: float, end: float) -> Contour:
    """An open arc."""
    return from_segments(*arc_segments(centre, radius, start, end), closed=False)


_K = 0.5523  # the handle of a quarter circle
_QUARTER = (1 + _K * 1j, _K + 1j, 1j)
_CIRCLE = (1 + 0j, *(spot * 1j**k for k in range(4) for spot in _QUARTER))
_OCTAGON = tuple(cmath.rect(1.0, math.pi / 4 * k) for k in range(8))
_TINY = 0.4


def disc(centre: complex, radius: float) -> Contour:
    """A circle; a tiny one is an octagon, which looks round and takes less space in the file."""
    if radius <= _TINY:
        return Contour(tuple([centre + radius * spot for spot in _OCTAGON]), (1,) * 7)
    return Contour(tuple([centre + radius * spot for spot in _CIRCLE]), (3,) * 4)


def oval(centre: complex, rx: float, ry: float, turn: float = 0.0) -> Contour:
    """An ellipse, turned clockwise by some degrees."""
    axis = cmath.rect(1.0, math.radians(turn))
    return Contour(tuple([centre + axis * complex(rx * s.real, ry * s.imag) for s in _CIRCLE]), (3,) * 4)


def cloud(centre: complex, radius: float, lobes: int = 6, turn: float = 0.0) -> Contour:
    """A crown of leaves: a ring of round lobes."""
    step = cmath.rect(1.0, 2 * math.pi / lobes)
    spoke = cmath.rect(radius * 0.86, math.radians(turn))
    puff = 1.42
    segments: list[tuple[complex, ...]] = []
    start = centre + spoke
    for _ in range(lobes):
        far = spoke * step
        segments.append((centre + spoke * puff * (1 + 0.1j), centre + far * puff * (1 - 0.1j), centre + far))
        spoke = far
    return from_segments(start, tuple(segments))


def rounded_box(x: float, y: float, width: float, height: float, radius: float) -> Contour:
    """An upright rectangle with round corners."""
    r = min(radius, width / 2, height / 2)
    corners = (
        (x + width - r, y + r, -90),
        (x + width - r, y + height - r, 0),
        (x + r, y + height - r, 90),
        (x + r, y + r, 180),
    )
    segments: list[tuple[complex, ...]] = []
    for cx, cy, angle in corners:
        first, curves = arc_segments(complex(cx, cy), r, angle, angle + 90)
        segments += [(first,), *curves]
    return from_segments(complex(x + r, y), tuple(segments))


def ring_part(centre: complex, near: float, far: float, start: float, end: float) -> Contour:
    """A part of a ring."""
    first, outer = arc_segments(centre, far, start, end)
    last, inner = arc_segments(centre, near, end, start)
    return from_segments(first, (*outer, (last,), *inner))


def blob(*spots: complex) -> Contour:
    """A soft closed shape through the middles of the sides of a polygon."""
    count = len(spots)
    middles = [(spots[k] + spots[(k + 1) % count]) / 2 for k in range(count)]
    segments = []
    for k in range(count):
        corner, end = spots[(k + 1) % count], middles[(k + 1) % count]
        segments.append((middles[k] + (corner - middles[k]) * 0.7, end + (corner - end) * 0.7, end))
    return from_segments(middles[0], tuple(segments))
