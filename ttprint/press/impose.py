"""Imposition: pieces are placed on sheets so that every back lies behind its own front.

gutter: the gap between two trims, at least a bleed for each      group: the pieces of one set
duplex.py alone decides where backs lie for each flip edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from ttprint.draw.scene import Group, Path
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.press.cutting.gutters import LEAST_BLEED
from ttprint.press.cutting.registration import registration_room
from ttprint.press.duplex import Duplex, mirror
from ttprint.press.marks import GAP, SHORTEST
from ttprint.press.packing import Ground, Packing, Run, Trims
from ttprint.press.page_labels import STRIP
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.sheet import Placement, Sheet

FOLD_GAP = 5.0  # from the fold to the nearest ink: paper cracks where it is folded


@dataclass(frozen=True, slots=True)
class Layout:
    """How pieces are placed on paper; None for a fresh sheet per group means: if that takes no more paper."""

    paper: Paper
    duplex: Duplex = Duplex.LONG
    bleed: float = 3.0
    gutter: float | None = None
    fresh_sheet_per_group: bool | None = None
    reverse: bool = False  # by hand, backs from the last sheet to the first
    used: int = 0  # places of the first sheet that are taken
    registration: bool = False  # fronts carry marks by which a cutter finds the sheet

    @property
    def gap(self) -> float:
        """The gutter in use; the default is twice the bleed."""
        return 2 * self.bleed if self.gutter is None else self.gutter


def impose(pieces: Iterable[Piece], layout: Layout) -> tuple[Sheet, ...]:
    """Return the sheets for the pieces, on the paper upright or sideways, whichever takes fewer sheets."""
    copies = [piece for piece in pieces for _ in range(piece.copies)]
    if not copies:
        return ()
    paper, packing = _packed(copies, layout)
    clipper = Clipper(layout.bleed)
    return tuple(
        Sheet(
            paper,
            clipper.placements(trims),
            layout.duplex,
            layout.bleed,
            number,
            packing.count,
            layout.reverse,
            layout.registration,
        )
        for number, trims in enumerate(packing.sheets, start=1)
    )


def count_sheets(pieces: Iterable[Piece], layout: Layout) -> int:
    """Return the number of sheets that the pieces take."""
    copies = [piece for piece in pieces for _ in range(piece.copies)]
    return _packed(copies, layout)[1].count if copies else 0


def sheets_needed(pieces: Sequence[Piece], layout: Layout) -> int | None:
    """Return the number of sheets that the pieces take, or None if the paper is too small for one of them."""
    try:
        return count_sheets(pieces, layout)
    except TtprintError:
        return None


def _packed(copies: Sequence[Piece], layout: Layout) -> tuple[Paper, Packing]:
    """The paper, upright or sideways, and the packing that takes the fewest sheets."""
    if layout.duplex.has_back_pages and not any(piece.back for piece in copies):
        layout = replace(layout, duplex=Duplex.NONE)
    both = [_with_even_margins(paper, layout.duplex) for paper in (layout.paper, layout.paper.turned())]
    _check(layout, both)
    white = all(piece.marked_edge for piece in copies)
    footed = [_with_foot(paper, layout, white and layout.duplex is not Duplex.FOLD) for paper in both]
    papers = _fitting(copies, footed, layout)
    if white and not papers:  # on a folded sheet, such cards have a ruler where there is room
        footed, papers = both, _fitting(copies, both, layout)
    if not papers:
        raise _too_large(copies, footed, layout)
    runs = _runs(copies, layout)
    packings = [(paper, Packing(way, _ground(paper, layout), layout.used)) for paper in papers for way in runs]
    return min(packings, key=lambda choice: choice[1].count)  # the first wins a tie: the paper as given, fresh sheets


def _fitting(copies: Sequence[Piece], papers: Sequence[Paper], layout: Layout) -> list[Paper]:
    grounds = ((paper, _ground(paper, layout)) for paper in papers)
    return [paper for paper, ground in grounds if all(ground.fits(piece) for piece in copies)]


def _with_even_margins(paper: Paper, duplex: Duplex) -> Paper:
    """The paper with equal margins at the sides that change places when it is turned over.

    Pieces then keep the margins on the front and on the back, each as it is read.
    """
    kept = paper.margins
    if not duplex.has_back_pages:
        return paper
    if mirror(paper.width, paper.height, duplex.flip).upright:
        across = max(kept.left, kept.right)
        return replace(paper, margins=replace(kept, left=across, right=across))
    down = max(kept.top, kept.bottom)
    return replace(paper, margins=replace(kept, top=down, bottom=down))


def _with_foot(paper: Paper, layout: Layout, white: bool) -> Paper:
    """The paper with room for a ruler at its foot, if the margin has none.

    Cards that are white at their edges may fill the paper, and need no ruler.
    """
    kept, edge = paper.margins, paper.edge
    if layout.registration:
        return replace(paper, margins=registration_room(paper))
    # with less bleed than ticks need there are only crop marks: they get room too
    marks = 0.0 if layout.bleed >= LEAST_BLEED else GAP + SHORTEST
    foot = max(kept.bottom, edge.bottom + STRIP + marks)
    return paper if white else replace(paper, margins=replace(kept, bottom=foot))


def room(paper: Paper, layout: Layout) -> Box:
    """Return the part of the page in which fronts with their bleed may lie."""
    area = paper.printable
    if layout.duplex is not Duplex.FOLD:
        return area
    # the upper half is mirrored below the fold, so both margins hold on both halves
    top = max(paper.margins.top, paper.margins.bottom)
    return Box(area.x, top, area.width, paper.height / 2 - FOLD_GAP - top)


def _ground(paper: Paper, layout: Layout) -> Ground:
    return Ground(room(paper, layout).grow(-layout.bleed), layout.gap)


def _runs(pieces: Sequence[Piece], layout: Layout) -> list[Sequence[Run]]:
    """The ways to divide the pieces into runs that the layout allows."""
    fresh: list[Run] = [list(run) for _, run in groupby(pieces, key=lambda piece: piece.group)]
    if layout.fresh_sheet_per_group is not None:
        return [fresh if layout.fresh_sheet_per_group else [pieces]]
    return [fresh, [pieces]] if len(fresh) > 1 else [fresh]


class Clipper:
    """Clips art at the bleed, once for all copies of a piece, so that a file stores it once."""

    def __init__(self, bleed: float) -> None:
        self._bleed = bleed
        self._done: dict[tuple[int, float, float], Group] = {}  # by identity: comparing whole drawings costs seconds

    def placements(self, trims: Trims) -> tuple[Placement, ...]:
        """Return the pieces at their trims with their art clipped."""
        return tuple(
            Placement(piece, trim, self._clip(piece.front, piece), piece.back and self._clip(piece.back, piece))
            for piece, trim in trims
        )

    def _clip(self, art: Group, piece: Piece) -> Group:
        if piece.marked_edge:
            return art
        key = id(art), piece.width, piece.height
        if key not in self._done:
            self._done[key] = Group((art,), clip=Path(rect(piece.trim.grow(self._bleed))))
        return self._done[key]


def _check(layout: Layout, papers: Sequence[Paper]) -> None:
    if layout.bleed < 0:
        raise TtprintError("print.bleed_below", bleed=layout.bleed)
    if layout.gap < 2 * layout.bleed:
        raise TtprintError("print.gutter", gutter=layout.gap, bleed=layout.bleed, least=2 * layout.bleed)
    areas = [room(paper, layout) for paper in papers]
    if all(area.width <= 0 or area.height <= 0 for area in areas):
        paper = layout.paper
        raise TtprintError("paper.full", paper=paper.name, width=paper.width, height=paper.height)


def _too_large(pieces: Sequence[Piece], papers: Sequence[Paper], layout: Layout) -> TtprintError:
    """The error about the piece that does not fit."""
    both = [_ground(paper, layout) for paper in papers]
    never = [piece for piece in pieces if not any(ground.fits(piece) for ground in both)]
    # pieces that fit only upright and others that fit only sideways cannot share one order
    culprit = never[0] if never else next(piece for piece in pieces if not both[0].fits(piece))
    ground = max(both, key=lambda ground: min(ground.area.width / culprit.width, ground.area.height / culprit.height))
    return TtprintError(
        "print.too_large_to_fold" if layout.duplex is Duplex.FOLD else "print.too_large",
        width=culprit.width,
        height=culprit.height,
        room_width=ground.area.width,
        room_height=ground.area.height,
        paper=layout.paper.name,
    )
