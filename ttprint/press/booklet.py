"""Booklets: which page goes on which half of which sheet, so that the folded sheets read 1, 2, 3 …

sheet: a landscape page printed on both sides and folded in the middle; sheets lie inside one another
front: the outer side of a folded sheet       back: its inner side, seen when the sheet is turned on its short edge
creep: inner sheets stick out at the open edge by the thickness of the paper around them; their pages move to the fold
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.geometry import Box
from ttprint.press.paper import Paper

THICKNESS = 0.1  # mm: plain paper of 80 g/m²


@dataclass(frozen=True, slots=True)
class Half:
    """A page on one half of a side: its number from 1, or None for an empty half, and the box that it fills."""

    page: int | None
    box: Box


@dataclass(frozen=True, slots=True)
class FoldedSide:
    """One side of a sheet as printed."""

    left: Half
    right: Half


@dataclass(frozen=True, slots=True)
class FoldedSheet:
    """A sheet to fold; the first one lies around all the others."""

    front: FoldedSide
    back: FoldedSide


def sheet_count(pages: int) -> int:
    """Return the number of sheets for a number of pages."""
    return -(-pages // 4)


def folded(pages: int, width: float, height: float, paper: Paper, thickness: float = THICKNESS) -> list[FoldedSheet]:
    """Return the sheets for pages of a size, each page as large as half the paper allows, outermost sheet first."""
    sheets = sheet_count(pages)
    last = 4 * sheets

    def side(left: int, right: int, nested: int) -> FoldedSide:
        creep = nested * thickness
        numbers = [number if number <= pages else None for number in (left, right)]
        return FoldedSide(
            Half(numbers[0], _place(paper, width, height, 0, creep)),
            Half(numbers[1], _place(paper, width, height, 1, -creep)),
        )

    return [FoldedSheet(side(last - 2 * i, 1 + 2 * i, i), side(2 + 2 * i, last - 1 - 2 * i, i)) for i in range(sheets)]


def across(paper: Paper) -> Paper:
    """Return the paper in landscape; the fold runs down its middle."""
    return paper if paper.landscape else paper.turned()


def _place(paper: Paper, width: float, height: float, half: int, shift: float) -> Box:
    """The box of a page in the middle of a half of the paper, moved to the right by the shift."""
    area = across(paper).area
    half_width = area.width / 2
    scale = min(half_width / width, area.height / height)
    x = half_width * half + (half_width - width * scale) / 2 + shift
    return Box(x, (area.height - height * scale) / 2, width * scale, height * scale)
