"""Lines of the town as outlines to draw and as plots."""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.draw.scene import Close, Curve, Move, Step
from ttprint.games.vite_taxi.town.plots import Plot, oblong
from ttprint.games.vite_taxi.town.polylines import Polyline, along, length
from ttprint.geometry import Box, Point, ticks


def soft(points: Sequence[Point]) -> tuple[Step, ...]:
    """Return a smooth closed line through the points."""
    count = len(points)
    steps: list[Step] = [Move(points[0])]
    for i in range(count):
        a, b, c, d = (points[(i + k - 1) % count] for k in range(4))
        out = Point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)
        into = Point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)
        steps.append(Curve(out, into, c))
    return (*steps, Close())


def over_the_edge(points: Sequence[Point], board: Box, by: float) -> Polyline:
    """Return the points, with those on the edge of the board moved beyond it, into the bleed."""

    def one(value: float, low: float, high: float) -> float:
        return low - by if value <= low else high + by if value >= high else value

    return tuple(Point(one(p.x, board.x, board.right), one(p.y, board.y, board.bottom)) for p in points)


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """True if a point lies within a polygon."""
    within = False
    for i, b in enumerate(outline):
        a = outline[i - 1]
        if (a.y > point.y) != (b.y > point.y) and point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y):
            within = not within
    return within


def strips(line: Polyline, width: float, step: float = 5.0) -> list[Plot]:
    """Return the ground that a line of a width takes, in short pieces."""
    whole = length(line)
    pieces = max(1, ticks(whole / step, 1))
    plots = []
    for i in range(pieces):
        at, heading = along(line, whole * (i + 0.5) / pieces)
        plots.append(oblong(at, whole / pieces + 0.5, width, heading))
    return plots
