"""Room on the board: what is taken, and whether something still fits.

plot: a convex piece of ground with an even number of corners, opposite edges parallel
taken: the plots that are in use, in a grid of cells so that only neighbours are asked
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from ttprint.geometry import Box, Point

Plot: TypeAlias = tuple[Point, ...]
_CELL = 16.0


def oblong(at: Point, length: float, width: float, heading: float = 0.0) -> Plot:
    """A rectangle about a point, its length along the heading in degrees clockwise of east."""
    turn = math.radians(heading)
    cos, sin = math.cos(turn), math.sin(turn)
    ends = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(
        Point(at.x + (u * length * cos - v * width * sin) / 2, at.y + (u * length * sin + v * width * cos) / 2)
        for u, v in ends
    )


def roundel(at: Point, radius: float, corners: int = 16) -> Plot:
    """A polygon that holds a disc."""
    reach = radius / math.cos(math.pi / corners)
    angles = (2 * math.pi * i / corners for i in range(corners))
    return tuple(Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle)) for angle in angles)


def boxed(box: Box) -> Plot:
    """An upright box as a plot."""
    return oblong(box.centre, box.width, box.height)


def around(plot: Plot) -> Box:
    """The upright box around a plot."""
    xs, ys = [p.x for p in plot], [p.y for p in plot]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def gap(one: Plot, other: Plot) -> float:
    """How far apart two plots are at least, in mm; negative when they overlap."""
    return max(_between(one, other, axis) for axis in (*_axes(one), *_axes(other)))


def _between(one: Plot, other: Plot, axis: tuple[float, float]) -> float:
    """How far apart the shadows of two plots are on an axis."""
    nx, ny = axis
    a = [p.x * nx + p.y * ny for p in one]
    b = [p.x * nx + p.y * ny for p in other]
    return max(min(b) - max(a), min(a) - max(b))


@lru_cache(8192)
def _axes(plot: Plot) -> tuple[tuple[float, float], ...]:
    """The directions across its edges; opposite edges of our plots are parallel, so half of them will do."""
    axes = []
    for a, b in pairwise(plot[: len(plot) // 2 + 1]):
        dx, dy = b.x - a.x, b.y - a.y
        long = math.hypot(dx, dy)
        axes.append((dy / long, -dx / long))
    return tuple(axes)


class Taken:
    """Plots in use."""

    def __init__(self, plots: Iterable[Plot] = ()) -> None:
        self._cells: defaultdict[tuple[int, int], list[tuple[Box, Plot]]] = defaultdict(list)
        for plot in plots:
            self.add(plot)

    def add(self, plot: Plot) -> None:
        """Take a plot."""
        box = around(plot)
        for cell in _cells(box):
            self._cells[cell].append((box, plot))

    def near(self, box: Box) -> Iterator[Plot]:
        """The plots whose boxes meet this one; some of them twice."""
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        for cell in _cells(box):
            for other, plot in self._cells.get(cell, ()):
                if other.x < right and other.right > left and other.y < bottom and other.bottom > top:
                    yield plot

    def free(self, plot: Plot, margin: float) -> bool:
        """Whether everything in use keeps the margin from the plot."""
        box = around(plot).grow(margin)
        return all(
            # one axis on which they are apart is enough
            any(_between(plot, other, axis) >= margin for axes in (plot, other) for axis in _axes(axes))
            for other in self.near(box)
        )


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(math.floor(box.x / _CELL), math.floor(box.right / _CELL) + 1):
        for row in range(math.floor(box.y / _CELL), math.floor(box.bottom / _CELL) + 1):
            yield column, row
