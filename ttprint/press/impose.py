"""Imposing: pieces are laid on sheets so that every back lies behind its own front.

gutter: the gap between two trims, at least a bleed for each      group: the pieces of one set
The flip edge decides how backs are laid; duplex.py says it in one place and nothing here repeats it.
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
from ttprint.press.duplex import Duplex
from ttprint.press.marks import GAP, SHORTEST
from ttprint.press.packing import Ground, Run, Spots, pack
from ttprint.press.page_labels import STRIP
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.sheet import Placement, Sheet

FOLD_GAP = 5.0  # from the fold to the nearest ink: paper cracks where it is folded


@dataclass(frozen=True, slots=True)
class Layout:
    """How pieces are to be laid on paper; a fresh sheet per group is taken when it costs no paper, unless told."""

    paper: Paper
    duplex: Duplex = Duplex.LONG
    bleed: float = 3.0
    gutter: float | None = None
    fresh_sheet_per_group: bool | None = None
    reverse: bool = False  # by hand, backs from the last sheet to the first
    used: int = 0  # places of the first sheet that are taken already
    registration: bool = False  # fronts carry marks by which a cutter finds the sheet

    @property
    def gap(self) -> float:
        """The gutter in use: twice the bleed unless told."""
        return 2 * self.bleed if self.gutter is None else self.gutter


def impose(pieces: Iterable[Piece], layout: Layout) -> tuple[Sheet, ...]:
    """The sheets for the pieces, on the paper laid upright or sideways, whichever takes fewer."""
    copies = [piece for piece in pieces for _ in range(piece.copies)]
    if not copies:
        return ()
    paper, sheets = _laid(copies, layout)
    cut = Clipper(layout.bleed)
    return tuple(
        Sheet(
            paper,
            cut.placements(spots),
            layout.duplex,
            layout.bleed,
            number,
            len(sheets),
            layout.reverse,
            layout.registration,
        )
        for number, spots in enumerate(sheets, start=1)
    )


def count_sheets(pieces: Iterable[Piece], layout: Layout) -> int:
    """How many sheets the pieces would take."""
    copies = [piece for piece in pieces for _ in range(piece.copies)]
    return len(_laid(copies, layout)[1]) if copies else 0


def _laid(copies: Sequence[Piece], layout: Layout) -> tuple[Paper, list[Spots]]:
    """The paper as it is laid, and what lies where on each sheet."""
    _check(layout)
    white = all(piece.marked_edge for piece in copies)
    footed = _with_foot(layout, white and layout.duplex is not Duplex.FOLD)
    papers = _fitting(copies, footed)
    if white and not papers:  # folded, such cards have a ruler where one finds room
        footed, papers = layout, _fitting(copies, layout)
    layout = footed
    if not papers:
        raise TtprintError(_too_large(copies, layout))
    laid = [(paper, _fewest(copies, _ground(paper, layout), layout)) for paper in papers]
    return min(laid, key=lambda choice: len(choice[1]))  # the first, as given, wins a tie


def _fitting(copies: Sequence[Piece], layout: Layout) -> list[Paper]:
    return [paper for paper in (layout.paper, layout.paper.turned()) if _all_fit(copies, paper, layout)]


def _with_foot(layout: Layout, white: bool) -> Layout:
    """The layout with room for the ruler at the sheet's foot, where the margin has none.

    Cards that are white at their edges may fill the paper: they bring no room for a ruler, and need none.
    """
    kept, edge = layout.paper.margins, layout.paper.edge
    if layout.registration:
        return replace(layout, paper=replace(layout.paper, margins=registration_room(layout.paper)))
    # with less bleed than ticks need, crop marks are all there is: they get their room too
    marks = 0.0 if layout.bleed >= LEAST_BLEED else GAP + SHORTEST
    foot = max(kept.bottom, edge.bottom + STRIP + marks)
    if white or foot == kept.bottom:
        return layout
    return replace(layout, paper=replace(layout.paper, margins=replace(kept, bottom=foot)))


def room(paper: Paper, layout: Layout) -> Box:
    """The part of the page that fronts with their bleed may lie in."""
    area = paper.printable
    if layout.duplex is not Duplex.FOLD:
        return area
    # what lies above the fold is mirrored below it, so both margins hold on both halves
    top = max(paper.margins.top, paper.margins.bottom)
    return Box(area.x, top, area.width, paper.height / 2 - FOLD_GAP - top)


def _ground(paper: Paper, layout: Layout) -> Ground:
    return Ground(room(paper, layout).grow(-layout.bleed), layout.gap)


def _all_fit(pieces: Sequence[Piece], paper: Paper, layout: Layout) -> bool:
    ground = _ground(paper, layout)
    return all(ground.fits(piece) for piece in pieces)


def _fewest(pieces: Sequence[Piece], ground: Ground, layout: Layout) -> list[Spots]:
    fresh: list[Run] = [list(run) for _, run in groupby(pieces, key=lambda piece: piece.group)]
    if layout.fresh_sheet_per_group is not None:
        return pack(fresh if layout.fresh_sheet_per_group else [pieces], ground, layout.used)
    return min(pack(fresh, ground, layout.used), pack([pieces], ground, layout.used), key=len)


class Clipper:
    """Cuts art off at the bleed once for all its copies, so that a file stores it once."""

    def __init__(self, bleed: float) -> None:
        self._bleed = bleed
        self._done: dict[tuple[int, float, float], Group] = {}  # by identity: comparing whole drawings costs seconds

    def placements(self, spots: Spots) -> tuple[Placement, ...]:
        """The pieces in their places, their art cut off."""
        return tuple(
            Placement(piece, trim, self._clip(piece.front, piece), piece.back and self._clip(piece.back, piece))
            for piece, trim in spots
        )

    def _clip(self, art: Group, piece: Piece) -> Group:
        if piece.marked_edge:
            return art
        key = id(art), piece.width, piece.height
        if key not in self._done:
            self._done[key] = Group((art,), clip=Path(rect(piece.trim.grow(self._bleed))))
        return self._done[key]


def _check(layout: Layout) -> None:
    if layout.bleed < 0:
        raise TtprintError(f"A bleed of {layout.bleed:g} mm is less than nothing: give 0 or more.")
    if layout.gap < 2 * layout.bleed:
        raise TtprintError(
            f"A gutter of {layout.gap:g} mm is too narrow for a bleed of {layout.bleed:g} mm on both sides: "
            f"give a gutter of {2 * layout.bleed:g} mm or more, or a smaller bleed."
        )
    areas = [room(paper, layout) for paper in (layout.paper, layout.paper.turned())]
    if all(area.width <= 0 or area.height <= 0 for area in areas):
        raise TtprintError(
            f"The margins leave no room on {layout.paper.name} paper "
            f"({layout.paper.width:g} × {layout.paper.height:g} mm): give smaller margins."
        )


def _too_large(pieces: Sequence[Piece], layout: Layout) -> str:
    """The sentence for the piece that keeps all from being laid on one kind of page."""
    both = [_ground(paper, layout) for paper in (layout.paper, layout.paper.turned())]
    never = [piece for piece in pieces if not any(ground.fits(piece) for ground in both)]
    # pieces that fit only upright and others that fit only sideways cannot share one order
    culprit = never[0] if never else next(piece for piece in pieces if not both[0].fits(piece))
    ground = max(both, key=lambda ground: min(ground.area.width / culprit.width, ground.area.height / culprit.height))
    way = "smaller margins, a smaller bleed or larger paper"
    if layout.duplex is Duplex.FOLD:
        way += ", or another duplex mode than fold"
    return (
        f"{culprit.name} of {culprit.width:g} × {culprit.height:g} mm does not fit the "
        f"{ground.area.width:g} × {ground.area.height:g} mm that {layout.paper.name} paper leaves "
        f"inside margins and bleed: make it smaller, or choose {way}."
    )
