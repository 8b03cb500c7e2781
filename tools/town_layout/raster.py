"""Taken ground as a grid of cells, for quick tests of many positions at once."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ttprint.games.vite_taxi.town.plots import Plot
from ttprint.geometry import bounding_box

CELL = 0.5  # mm
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


class Raster:
    """Plots that are taken on a board. A cell is taken if its middle lies in a plot or within the margin of one."""

    def __init__(self, width: float, height: float) -> None:
        self._taken = np.zeros((math.ceil(height / CELL), math.ceil(width / CELL)), dtype=bool)
        self._sums = np.zeros((0, 0), dtype=np.int64)

    def add(self, plots: Iterable[Plot], margin: float) -> None:
        """Mark plots and a margin around them as taken."""
        rows, columns = self._taken.shape
        for plot in plots:
            box = bounding_box(plot).grow(margin + CELL)
            top, bottom = max(0, int(box.y / CELL)), min(rows, math.ceil(box.bottom / CELL))
            left, right = max(0, int(box.x / CELL)), min(columns, math.ceil(box.right / CELL))
            if top < bottom and left < right:
                y, x = np.mgrid[top:bottom, left:right]
                part = self._taken[top:bottom, left:right]
                np.logical_or(part, _within((x + 0.5) * CELL, (y + 0.5) * CELL, plot, margin + CELL), out=part)
        self._sums = np.zeros((0, 0), dtype=np.int64)

    def boxes_free(self, x: Floats, y: Floats, width: float, height: float) -> Flags:
        """For upright boxes about the given middles, return whether each lies on the board and nothing is taken."""
        if not self._sums.size:
            self._sums = np.pad(self._taken.cumsum(0, dtype=np.int64).cumsum(1), ((1, 0), (1, 0)))
        rows, columns = self._taken.shape
        left, right = np.floor((x - width / 2) / CELL).astype(int), np.ceil((x + width / 2) / CELL).astype(int)
        top, bottom = np.floor((y - height / 2) / CELL).astype(int), np.ceil((y + height / 2) / CELL).astype(int)
        on_board = (left >= 0) & (top >= 0) & (right <= columns) & (bottom <= rows)
        left, right = np.clip(left, 0, columns), np.clip(right, 0, columns)
        top, bottom = np.clip(top, 0, rows), np.clip(bottom, 0, rows)
        sums = self._sums
        return np.asarray(
            on_board & (sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left] == 0)
        )

    def free(self, plot: Plot) -> bool:
        """True if a plot of four corners lies on the board and nothing is taken in it."""
        a, b, _, d = plot
        along = max(2, math.ceil(math.hypot(b.x - a.x, b.y - a.y) / CELL) + 1)
        across = max(2, math.ceil(math.hypot(d.x - a.x, d.y - a.y) / CELL) + 1)
        u, v = np.meshgrid(np.linspace(0, 1, along), np.linspace(0, 1, across))
        column = np.floor((a.x + (b.x - a.x) * u + (d.x - a.x) * v) / CELL).astype(int)
        row = np.floor((a.y + (b.y - a.y) * u + (d.y - a.y) * v) / CELL).astype(int)
        rows, columns = self._taken.shape
        if column.min() < 0 or row.min() < 0 or column.max() >= columns or row.max() >= rows:
            return False
        return not self._taken[row, column].any()


def _within(x: Floats, y: Floats, plot: Plot, margin: float) -> Flags:
    """Whether points lie in a convex plot, given clockwise on the page, or about as near to it as the margin."""
    inside = np.ones(x.shape, dtype=bool)
    for i, b in enumerate(plot):
        a = plot[i - 1]
        long = math.hypot(b.x - a.x, b.y - a.y)
        inside &= ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / long >= -margin
    return inside
