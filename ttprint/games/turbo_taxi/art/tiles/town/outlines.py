"""Outlines on a tile of 50 units, before they have an ink.

spot: a place on a face, a complex number (x + yj, y down), so that turning and scaling is one multiplication
outline: where a pen starts and how it goes on; closed ones run clockwise, so that overlaps never cancel out
"""

from __future__ import annotations

import cmath
import math
from dataclasses import dataclass
from itertools import chain, pairwise

Segments = tuple[tuple[complex, ...], ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """A pen's way: the first spot and all the others in one row; `ways` says how many each segment takes.

    One spot is a straight line, three are a Bézier curve. All spots in one row are quick to move.
    """

    spots: tuple[complex, ...]
    ways: tuple[int, ...]
    closed: bool = True


def drawn(start: complex, segments: Segments, closed: bool = True) -> Outline:
    """An outline from its segments, each a tuple of one spot (straight) or three (a Bézier curve)."""
    return Outline((start, *chain.from_iterable(segments)), tuple([len(segment) for segment in segments]), closed)


def poly(*spots: complex) -> Outline:
    """A polygon, always clockwise, so that overlapping outlines of one path never cancel out."""
    area = sum([(a.conjugate() * b).imag for a, b in zip(spots, (*spots[1:], spots[0]), strict=True)])
    return Outline(spots if area > 0 else spots[::-1], (1,) * (len(spots) - 1))


def box(x: float, y: float, width: float, height: float) -> Outline:
    """An upright rectangle."""
    right, bottom = x + width, y + height
    return Outline((complex(x, y), complex(right, y), complex(right, bottom), complex(x, bottom)), (1, 1, 1))


def trace(*spots: complex) -> Outline:
    """An open line from spot to spot."""
    return Outline(spots, (1,) * (len(spots) - 1), closed=False)


def bow(centre: complex, radius: float, start: float, end: float) -> tuple[complex, Segments]:
    """Part of a circle, in degrees clockwise from three o'clock: its first spot and its segments."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians(end - start) / pieces
    pull = 4j / 3 * math.tan(step / 4)  # the handle that makes a Bézier curve hug the circle
    spokes = [cmath.rect(radius, math.radians(start) + step * i) for i in range(pieces + 1)]
    curves = ((centre + a * (1 + pull), centre + b * (1 - pull), centre + b) for a, b in pairwise(spokes))
    return centre + spokes[0], tuple(curves)


def sweep(centre: complex, radius: float, start: float, end: float) -> Outline:
    """An open arc."""
    return drawn(*bow(centre, radius, start, end), closed=False)


_K = 0.5523  # the handle of a quarter circle
_QUARTER = (1 + _K * 1j, _K + 1j, 1j)
_CIRCLE = (1 + 0j, *(spot * 1j**k for k in range(4) for spot in _QUARTER))
_OCTAGON = tuple(cmath.rect(1.0, math.pi / 4 * k) for k in range(8))
_TINY = 0.4


def disc(centre: complex, radius: float) -> Outline:
    """A full circle; a tiny one has eight corners, which the eye rounds off and the file is glad of."""
    if radius <= _TINY:
        return Outline(tuple([centre + radius * spot for spot in _OCTAGON]), (1,) * 7)
    return Outline(tuple([centre + radius * spot for spot in _CIRCLE]), (3,) * 4)


def oval(centre: complex, rx: float, ry: float, turn: float = 0.0) -> Outline:
    """An ellipse, turned clockwise by some degrees."""
    axis = cmath.rect(1.0, math.radians(turn))
    return Outline(tuple([centre + axis * complex(rx * s.real, ry * s.imag) for s in _CIRCLE]), (3,) * 4)


def cloud(centre: complex, radius: float, lobes: int = 6, turn: float = 0.0) -> Outline:
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
    return drawn(start, tuple(segments))


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Outline:
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
        first, curves = bow(complex(cx, cy), r, angle, angle + 90)
        segments += [(first,), *curves]
    return drawn(complex(x + r, y), tuple(segments))


def sweep_band(centre: complex, near: float, far: float, start: float, end: float) -> Outline:
    """A part of a ring."""
    first, outer = bow(centre, far, start, end)
    last, inner = bow(centre, near, end, start)
    return drawn(first, (*outer, (last,), *inner))


def blob(*spots: complex) -> Outline:
    """A soft closed shape through the middles of the sides of a polygon."""
    count = len(spots)
    middles = [(spots[k] + spots[(k + 1) % count]) / 2 for k in range(count)]
    segments = []
    for k in range(count):
        corner, end = spots[(k + 1) % count], middles[(k + 1) % count]
        segments.append((middles[k] + (corner - middles[k]) * 0.7, end + (corner - end) * 0.7, end))
    return drawn(middles[0], tuple(segments))
