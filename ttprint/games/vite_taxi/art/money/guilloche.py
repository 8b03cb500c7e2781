"""Engraved line patterns, as on bank notes: rosettes and ribbons, each of several curves that differ in phase."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from ttprint.draw.scene import Curve, Move, Step
from ttprint.draw.shapes import Outline, joined
from ttprint.geometry import Box, Point

Way = Callable[[float], Point]


@cache
def rosette(centre: Point, radius: float, swing: float, petals: int, phases: int, stretch: float = 1.0) -> Outline:
    """Return closed curves about a point, whose radius varies by `swing`; `stretch` is the ratio of width to height."""

    def way(phase: float) -> Way:
        def at(t: float) -> Point:
            r = radius + swing * math.cos(petals * t + phase)
            return Point(centre.x + stretch * r * math.cos(t), centre.y + r * math.sin(t))

        return at

    turns = (2 * math.pi * i / phases for i in range(phases))
    return joined(smooth(way(phase), 0, 2 * math.pi, petals * 6) for phase in turns)


@cache
def ribbon(box: Box, waves: float, phases: int, sway: float = 0.0) -> Outline:
    """Return waves from the left of a box to its right; `sway` is the amplitude with which the whole band bends."""

    def way(phase: float) -> Way:
        def at(t: float) -> Point:
            swell = 0.55 + 0.45 * math.cos(2 * math.pi * t)
            rise = math.sin(2 * math.pi * waves * t + phase) * swell * box.height / 2
            return Point(box.x + box.width * t, box.centre.y + rise + sway * math.sin(2 * math.pi * t))

        return at

    turns = (2 * math.pi * i / phases for i in range(phases))
    return joined(smooth(way(phase), 0, 1, int(waves * 6)) for phase in turns)


def smooth(way: Way, start: float, end: float, pieces: int) -> Outline:
    """Return the curve in this number of Bézier pieces with the true directions at their ends."""
    step = (end - start) / pieces
    third = step / 3
    here, out = way(start), _slope(way, start)
    steps: list[Step] = [Move(here)]
    for i in range(1, pieces + 1):
        there, into = way(start + i * step), _slope(way, start + i * step)
        first = Point(here.x + out.x * third, here.y + out.y * third)
        steps.append(Curve(first, Point(there.x - into.x * third, there.y - into.y * third), there))
        here, out = there, into
    return tuple(steps)


def _slope(way: Way, t: float) -> Point:
    small = 1e-4
    before, after = way(t - small), way(t + small)
    return Point((after.x - before.x) / (2 * small), (after.y - before.y) / (2 * small))
