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
SAFE = (8.0, 6.5, 5.0, 4.0)  # distances from the edge, the surest to be printed first
LAST = (2.5,)
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
    page: Box,
    taken: Boxes,
    strip: tuple[float, float],
    edges: tuple[Edge, ...],
    along: Along,
    insets: tuple[float, ...],
) -> Spot | None:
    """The first free spot for a strip of that length and depth, trying the surest distance from the edge first."""
    for inset in insets:
        for edge in edges:
            for spot in _spots(page, edge, strip, inset, along):
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


def _spots(page: Box, edge: Edge, strip: tuple[float, float], inset: float, along: Along) -> Iterator[Spot]:
    length, depth = strip
    sideways = edge in (Edge.LEFT, Edge.RIGHT)
    room = (page.height if sideways else page.width) - 2 * max(inset, SAFE[0]) - length
    if room < 0:
        return
    wish = round(along.value * _SLIDES)
    for slide in sorted(range(_SLIDES + 1), key=lambda n: abs(n - wish)):
        start = max(inset, SAFE[0]) + room * slide / _SLIDES
        match edge:
            case Edge.TOP:
                yield Spot(Box(start, inset, length, depth), Affine.move(start, inset))
            case Edge.BOTTOM:
                top = page.height - inset - depth
                yield Spot(Box(start, top, length, depth), Affine.move(start, top))
            case Edge.LEFT:
                foot = page.height - start
                at = Affine.move(inset, foot) @ Affine.rotate(-90)
                yield Spot(Box(inset, foot - length, depth, length), at)
            case Edge.RIGHT:
                at = Affine.move(page.width - inset, start) @ Affine.rotate(90)
                yield Spot(Box(page.width - inset - depth, start, depth, length), at)
