"""Placement: where on a page a strip of type or a ruler has room.

strip: a box along one edge of the page, clear of pieces, marks and the edge that printers lose
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from ttprint.geometry import Affine, Box
from ttprint.press.marks import Boxes

CLEAR = 0.4  # between a strip and its neighbours
INSETS = (4.0, 2.5, 1.0, 0.0)  # distances from the edge of the printable area; the largest is the surest to be printed
_SLIDES = 12  # positions along an edge that are tried, less one


class Edge(Enum):
    """An edge of the page; strips at the sides are turned to be read from outside the sheet."""

    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


class Along(Enum):
    """The preferred position of a strip along an edge."""

    START = 0.0
    MIDDLE = 0.5


@dataclass(frozen=True, slots=True)
class Strip:
    """A free strip on the page, and the map that lays a drawing from (0, 0) to the right into it."""

    box: Box
    at: Affine


@lru_cache(maxsize=256)  # the sheets of a deck are alike
def find(
    safe: Box,
    taken: Boxes,
    size: tuple[float, float],
    edges: tuple[Edge, ...],
    along: Along,
) -> Strip | None:
    """Return the first free strip of that length and depth, the largest distance from the edge first."""
    for inset in INSETS:
        for edge in edges:
            for strip in _strips(safe, edge, size, inset, along):
                if is_free(strip.box, taken):
                    return strip
    return None


def is_free(box: Box, taken: Iterable[Box]) -> bool:
    """True if the box keeps clear of all the others."""
    wide = box.grow(CLEAR)
    left, top, right, bottom = wide.x, wide.y, wide.right, wide.bottom
    return not any(
        left < other.x + other.width and other.x < right and top < other.y + other.height and other.y < bottom
        for other in taken
    )


def _strips(safe: Box, edge: Edge, size: tuple[float, float], inset: float, along: Along) -> Iterator[Strip]:
    length, depth = size
    sideways = edge in (Edge.LEFT, Edge.RIGHT)
    long = safe.height if sideways else safe.width
    ends = min(INSETS[0], (long - length) / 2)  # as far from the corners as possible
    room = long - 2 * ends - length
    if ends < 0:
        return
    wish = round(along.value * _SLIDES)
    for slide in sorted(range(_SLIDES + 1), key=lambda n: abs(n - wish)):
        start = ends + room * slide / _SLIDES
        match edge:
            case Edge.TOP:
                box = Box(safe.x + start, safe.y + inset, length, depth)
                yield Strip(box, Affine.move(box.x, box.y))
            case Edge.BOTTOM:
                box = Box(safe.x + start, safe.bottom - inset - depth, length, depth)
                yield Strip(box, Affine.move(box.x, box.y))
            case Edge.LEFT:
                foot = safe.bottom - start
                box = Box(safe.x + inset, foot - length, depth, length)
                yield Strip(box, Affine.move(box.x, foot) @ Affine.rotate(-90))
            case Edge.RIGHT:
                box = Box(safe.right - inset - depth, safe.y + start, depth, length)
                yield Strip(box, Affine.move(safe.right - inset, box.y) @ Affine.rotate(90))
