"""Spots: where on a page a strip of type or a ruler finds room.

strip: so many mm long and deep      spot: a strip along one edge, clear of pieces, marks and the edge printers lose
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from ttprint.geometry import Affine, Box
from ttprint.press.marks import Boxes

CLEAR = 0.4  # between a strip and whatever is next to it
INSETS = (4.0, 2.5, 1.0, 0.0)  # distances from what may be printed on, the surest to be printed first
_SLIDES = 12


class Edge(Enum):
    """An edge of the page; strips at the sides are turned to be read from outside the sheet."""

    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


class Along(Enum):
    """Where along an edge a strip would like to lie."""

    START = 0.0
    MIDDLE = 0.5


@dataclass(frozen=True, slots=True)
class Spot:
    """A free strip on the page, and how to lay something drawn from (0, 0) to the right into it."""

    box: Box
    at: Affine


@lru_cache(maxsize=256)  # sheets of a deck are alike
def find(
    safe: Box,
    taken: Boxes,
    strip: tuple[float, float],
    edges: tuple[Edge, ...],
    along: Along,
) -> Spot | None:
    """The first free spot for a strip of that length and depth, trying the surest distance from the edge first."""
    for inset in INSETS:
        for edge in edges:
            for spot in _spots(safe, edge, strip, inset, along):
                if is_free(spot.box, taken):
                    return spot
    return None


def is_free(box: Box, taken: Iterable[Box]) -> bool:
    """Whether the box keeps clear of all the others."""
    wide = box.grow(CLEAR)
    return not any(
        wide.x < other.right and other.x < wide.right and wide.y < other.bottom and other.y < wide.bottom
        for other in taken
    )


def _spots(safe: Box, edge: Edge, strip: tuple[float, float], inset: float, along: Along) -> Iterator[Spot]:
    length, depth = strip
    sideways = edge in (Edge.LEFT, Edge.RIGHT)
    long = safe.height if sideways else safe.width
    ends = min(INSETS[0], (long - length) / 2)  # from the corners as far as may be
    room = long - 2 * ends - length
    if ends < 0:
        return
    wish = round(along.value * _SLIDES)
    for slide in sorted(range(_SLIDES + 1), key=lambda n: abs(n - wish)):
        start = ends + room * slide / _SLIDES
        match edge:
            case Edge.TOP:
                box = Box(safe.x + start, safe.y + inset, length, depth)
                yield Spot(box, Affine.move(box.x, box.y))
            case Edge.BOTTOM:
                box = Box(safe.x + start, safe.bottom - inset - depth, length, depth)
                yield Spot(box, Affine.move(box.x, box.y))
            case Edge.LEFT:
                foot = safe.bottom - start
                box = Box(safe.x + inset, foot - length, depth, length)
                yield Spot(box, Affine.move(box.x, foot) @ Affine.rotate(-90))
            case Edge.RIGHT:
                box = Box(safe.right - inset - depth, safe.y + start, depth, length)
                yield Spot(box, Affine.move(safe.right - inset, box.y) @ Affine.rotate(90))
