"""Printed rulers, to check with a real one whether a sheet was printed in its true size."""

from __future__ import annotations

from functools import lru_cache

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Path, Place, Text
from ttprint.draw.shapes import Outline, line
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import DARK_GREY, stroke_lines

SIZE, DEPTH = 2.3, 2.6  # the em of the numbers of a small ruler; the depth of the strip that it takes
_GAP = 0.8  # from the ends of a small ruler to its numbers


@lru_cache(maxsize=8)
def ruler(length: int) -> Group:
    """A small ruler from x = 0 to `length` in a strip of DEPTH, with a number at each end."""
    return Group(
        (
            *_ticks(length, (2.5, 1.8, 1.1), DEPTH, 0.15, DARK_GREY),
            Text("0", Point(-_GAP, DEPTH - 0.2), "text", SIZE, DARK_GREY, "end"),
            Text(f"{length} mm", Point(length + _GAP, DEPTH - 0.2), "text", SIZE, DARK_GREY),
        )
    )


@lru_cache(maxsize=8)
def ruler_ends(length: int) -> tuple[float, float]:
    """How far the numbers of a small ruler reach beyond its left and its right end."""
    return _GAP + measure("0", "text", SIZE), _GAP + measure(f"{length} mm", "text", SIZE)


def big_ruler(label: str, at: Affine) -> Node:
    """A ruler of 100 mm from the origin to the right, numbered at every ten, with its label below."""
    numbers = (Text(str(mm), Point(mm, -6), "text", 2.6, BLACK, "middle") for mm in range(0, 101, 10))
    ends = (Path(_wedge(mm), fill=BLACK) for mm in (0, 100))
    caption = Text(label, Point(50, 4.4), "text-bold", 3.4, BLACK, "middle")
    return Place(Group((*_ticks(100, (5.0, 3.6, 2.4), 0.0, 0.2, BLACK), *ends, *numbers, caption)), at)


def _ticks(length: int, heights: tuple[float, float, float], base: float, bold: float, ink: Ink) -> tuple[Path, Path]:
    """A tick at each mm, as high as `heights` says for tens, fives and others, and the line at y = base below them."""
    tens, fives, others = heights
    high = {mm: tens if mm % 10 == 0 else fives if mm % 5 == 0 else others for mm in range(length + 1)}
    ticks = {mm: Box(mm, base - tick, 0, tick) for mm, tick in high.items()}
    below = Box(-bold / 2, base, length + bold, 0)  # half a tick longer at both ends, so that the corners are square
    return (
        stroke_lines([tick for mm, tick in ticks.items() if mm % 10], ink, 0.12),
        stroke_lines([*(ticks[mm] for mm in range(0, length + 1, 10)), below], ink, bold),
    )


def _wedge(mm: float) -> Outline:
    """A small triangle whose tip shows where to measure from."""
    return line((mm, 0.3), (mm + 1, 2.4), (mm - 1, 2.4), closed=True)
