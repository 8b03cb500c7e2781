"""Ground on the board: which plots are taken, and whether another one fits.

plot: a convex polygon with an even number of corners and parallel opposite edges
Taken stores plots in a grid of cells, so that only neighbours are compared.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from ttprint.geometry import Box, Point, bounding_box

Plot: TypeAlias = tuple[Point, ...]
_CELL = 16.0


def oblong(at: Point, length: float, width: float, heading: float = 0.0) -> Plot:
    """Return a rectangle about a point with its length along the heading, in degrees clockwise of east."""
    turn = math.radians(heading)
    cos, sin = math.cos(turn), math.sin(turn)
    ends = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(
        Point(at.x + (u * length * cos - v * width * sin) / 2, at.y + (u * length * sin + v * width * cos) / 2)
        for u, v in ends
    )


def roundel(at: Point, radius: float, corners: int = 16) -> Plot:
    """Return a polygon around a disc."""
    reach = radius / math.cos(math.pi / corners)
    angles = (2 * math.pi * i / corners for i in range(corners))
    return tuple(Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle)) for angle in angles)


def boxed(box: Box) -> Plot:
    """Return an upright box as a plot."""
    return oblong(box.centre, box.width, box.height)


def gap(one: Plot, other: Plot) -> float:
    """Return the distance of two plots in mm, a lower bound of it; negative if they overlap."""
    return max(_between(one, other, axis) for axis in (*_axes(one), *_axes(other)))


def apart(one: Plot, other: Plot, margin: float) -> bool:
    """True if the gap of two plots is at least the margin. One axis on which they are apart is enough."""
    return any(_between(one, other, axis) >= margin for plot in (one, other) for axis in _axes(plot))


def _between(one: Plot, other: Plot, axis: tuple[float, float]) -> float:
    """The distance of the projections of two plots on an axis."""
    nx, ny = axis
    a = [p.x * nx + p.y * ny for p in one]
    b = [p.x * nx + p.y * ny for p in other]
    return max(min(b) - max(a), min(a) - max(b))


@lru_cache(8192)
def _axes(plot: Plot) -> tuple[tuple[float, float], ...]:
    """The normals of its edges; opposite edges are parallel, so half of them are enough."""
    axes = []
    for a, b in pairwise(plot[: len(plot) // 2 + 1]):
        dx, dy = b.x - a.x, b.y - a.y
        long = math.hypot(dx, dy)
        axes.append((dy / long, -dx / long))
    return tuple(axes)


class Taken:
    """The plots that are in use."""

    def __init__(self, plots: Iterable[Plot] = ()) -> None:
        self._cells: defaultdict[tuple[int, int], list[tuple[Box, Plot]]] = defaultdict(list)
        for plot in plots:
            self.add(plot)

    def add(self, plot: Plot) -> None:
        """Add a plot."""
        box = bounding_box(plot)
        for cell in _cells(box):
            self._cells[cell].append((box, plot))

    def near(self, box: Box) -> Iterator[Plot]:
        """Yield the plots whose boxes overlap this one, some of them twice."""
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        for cell in _cells(box):
            for other, plot in self._cells.get(cell, ()):
                if other.x < right and other.right > left and other.y < bottom and other.bottom > top:
                    yield plot

    def free(self, plot: Plot, margin: float) -> bool:
        """True if the plot has at least this margin to all plots in use."""
        box = bounding_box(plot).grow(margin)
        return all(apart(plot, other, margin) for other in self.near(box))


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(math.floor(box.x / _CELL), math.floor(box.right / _CELL) + 1):
        for row in range(math.floor(box.y / _CELL), math.floor(box.bottom / _CELL) + 1):
            yield column, row
