"""Marks in the gutters, which are cut off in the end.

tick: a short line in the bleed of a piece, in the line of a cut; each piece has ticks at all corners, so that it can
be cut exactly when its neighbours are cut off      parting line: a white line where the bleeds of two pieces meet
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ttprint.draw.inks import WHITE
from ttprint.draw.scene import Group, Place
from ttprint.geometry import Box
from ttprint.press.marks import STROKE, Boxes, stroke_lines

LEAST_BLEED = 1.0  # with less, a slanting cut could leave a tick on the piece
PARTING = 0.4
HALO = 0.55  # white under a tick, so that it shows on dark art


@lru_cache(maxsize=64)  # the sheets of a deck are alike, and equal drawings are stored once in a file
def gutter_marks(trims: Boxes, bleed: float) -> tuple[Place, ...]:
    """Return the parting lines and the ticks of one side of a sheet; none when the bleed is too narrow."""
    if bleed < LEAST_BLEED or not trims:
        return ()
    parting = tuple(parting_lines(tuple(trim.grow(bleed) for trim in trims)))
    ticks = tuple(line for trim in trims for line in _ticks(trim, bleed))
    white = (stroke_lines(parting, WHITE, PARTING),) if parting else ()
    return (Place(Group((*white, stroke_lines(ticks, WHITE, HALO), stroke_lines(ticks, width=STROKE)))),)


def parting_lines(bleeds: Boxes) -> Iterator[Box]:
    """Yield the lines along which the bleeds of neighbours touch."""
    for a in bleeds:
        for b in bleeds:
            if abs(b.x - a.right) < PARTING:
                top, bottom = max(a.y, b.y), min(a.bottom, b.bottom)
                if top < bottom:
                    yield Box((a.right + b.x) / 2, top, 0, bottom - top)
            if abs(b.y - a.bottom) < PARTING:
                left, right = max(a.x, b.x), min(a.right, b.right)
                if left < right:
                    yield Box(left, (a.bottom + b.y) / 2, right - left, 0)


def _ticks(trim: Box, bleed: float) -> Iterator[Box]:
    """Eight ticks, from a third of the bleed to its end less half a parting line."""
    start = max(0.5, bleed / 3)
    length = bleed - start - PARTING / 2
    for y in (trim.y, trim.bottom):
        yield Box(trim.x - start - length, y, length, 0)
        yield Box(trim.right + start, y, length, 0)
    for x in (trim.x, trim.right):
        yield Box(x, trim.y - start - length, 0, length)
        yield Box(x, trim.bottom + start, 0, length)
