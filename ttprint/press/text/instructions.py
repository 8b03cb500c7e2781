"""Small pictures for instructions: arrows, and a standee that is folded and glued.

cut: the red of cuts and arrows      shade: the grey of the edges of paper
"""

from __future__ import annotations

import math

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Path, group
from ttprint.draw.shapes import polyline
from ttprint.geometry import Point

CUT_INK = Ink.hex("#c8372d")
SHADE = Ink.hex("#8a8a8a")
LINE = 0.3
_BACK, _HALF = 1.6, 1.1  # length and half width of an arrowhead


def arrow(start: Point, end: Point) -> Path:
    """Return an arrow from one point to another."""
    long = math.hypot(end.x - start.x, end.y - start.y)
    dx, dy = (end.x - start.x) / long, (end.y - start.y) / long
    wings = [Point(end.x - _BACK * dx - s * _HALF * dy, end.y - _BACK * dy + s * _HALF * dx) for s in (-1, 1)]
    head = polyline((wings[0], end, wings[1]))
    return Path(polyline((start, end)) + head, stroke=CUT_INK, width=0.45, cap="round")


def leaning(x: float, low: float, high: float) -> Group:
    """Return a standee seen from its side: two halves that lean together at the fold, their feet turned out."""
    top = low - high
    halves = [polyline((Point(x + s * 6, low), Point(x + s * 1.6, low), Point(x + s * 0.15, top))) for s in (-1, 1)]
    lines = Path(halves[0] + halves[1], stroke=CUT_INK, width=0.6, cap="round")
    middle = top + high * 15 / 26
    return group(
        lines,
        arrow(Point(x - 7, middle), Point(x - 2.4, middle)),
        arrow(Point(x + 7, middle), Point(x + 2.4, middle)),
    )
