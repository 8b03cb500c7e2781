"""Booklets: which page goes on which half of which sheet, so that the folded sheets read 1, 2, 3 …

sheet: a landscape page printed on both sides and folded in the middle; sheets lie inside one another
one-sided: a landscape page printed on one side and folded with the print outside; sheets lie on one another
front: the outer side of a folded sheet       back: its inner side, seen when the sheet is turned over
creep: inner sheets stick out at the open edge by the thickness of the paper around them; their pages move to the fold
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.geometry import Box
from ttprint.press.duplex import Flip, mirror
from ttprint.press.paper import Paper

THICKNESS = 0.1  # mm: plain paper of 80 g/m²


@dataclass(frozen=True, slots=True)
class Half:
    """A page on one half of a side: its number from 1, or None for an empty half, and the box that it fills."""

    page: int | None
    box: Box


@dataclass(frozen=True, slots=True)
class FoldedSide:
    """One side of a sheet as printed; `turned` if it is printed upside down, as a back that turns on the long edge."""

    left: Half
    right: Half
    turned: bool = False


@dataclass(frozen=True, slots=True)
class FoldedSheet:
    """A sheet to fold; the first one lies around all the others."""

    front: FoldedSide
    back: FoldedSide


def sheet_count(pages: int) -> int:
    """Return the number of sheets for a number of pages."""
    return -(-pages // 4)


def folded(
    pages: int, width: float, height: float, paper: Paper, flip: Flip = Flip.SHORT, thickness: float = THICKNESS
) -> list[FoldedSheet]:
    """Return the sheets for pages of a size, each page as large as half the paper allows, outermost sheet first."""
    sheets = sheet_count(pages)
    last = 4 * sheets
    laid = across(paper)
    upside_down = not mirror(laid.width, laid.height, flip).upright

    def side(left: int, right: int, nested: int, *, turned: bool = False) -> FoldedSide:
        creep = nested * thickness
        return FoldedSide(
            Half(_existing(left, pages), _place(paper, width, height, 0, creep)),
            Half(_existing(right, pages), _place(paper, width, height, 1, -creep)),
            turned,
        )

    return [
        FoldedSheet(side(last - 2 * i, 1 + 2 * i, i), side(2 + 2 * i, last - 1 - 2 * i, i, turned=upside_down))
        for i in range(sheets)
    ]


def one_sided(pages: int, width: float, height: float, paper: Paper) -> list[FoldedSide]:
    """Return one-sided sheets in order, to be folded with the print outside and stapled along their open edges."""
    halves = _place(paper, width, height, 0, 0.0), _place(paper, width, height, 1, 0.0)
    return [
        FoldedSide(Half(number, halves[0]), Half(_existing(number + 1, pages), halves[1]))
        for number in range(1, pages + 1, 2)
    ]


def _existing(number: int, pages: int) -> int | None:
    return number if number <= pages else None


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
