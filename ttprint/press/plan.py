"""The plan: what there is to print and to cut, to be told before anybody presses a button.

straight cut: one pass of the knife along a line that crosses no piece, from edge to edge of what is still in one
part; a line shared by several pieces counts once on each sheet, and sheets are not stacked
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ttprint.geometry import Box
from ttprint.press.duplex import Duplex
from ttprint.press.poster import Poster
from ttprint.press.sheet import Sheet

FLUSH = 0.6  # mm: four cards of a6 leave half a millimetre of a sheet of a4, which nobody cuts off


@dataclass(frozen=True, slots=True)
class Plan:
    """How much paper, how many printed pages and pieces, how many straight cuts, folds and cuts along outlines."""

    sheets: int = 0
    pages: int = 0
    pieces: int = 0
    cuts: int = 0
    folds: int = 0
    outlines: int = 0

    def __add__(self, other: Plan) -> Plan:
        return Plan(
            self.sheets + other.sheets,
            self.pages + other.pages,
            self.pieces + other.pieces,
            self.cuts + other.cuts,
            self.folds + other.folds,
            self.outlines + other.outlines,
        )


def plan(sheets: Sequence[Sheet]) -> Plan:
    """The plan for imposed sheets."""
    two_sided = any(sheet.duplex.has_back_pages and sheet.has_backs for sheet in sheets)
    straight = [[place.trim for place in sheet.placements if place.piece.outline is None] for sheet in sheets]
    pieces = sum(len(sheet.placements) for sheet in sheets)
    return Plan(
        sheets=len(sheets),
        pages=len(sheets) * (2 if two_sided else 1),
        pieces=pieces,
        cuts=sum(straight_cuts(trims, sheet.paper.sheet) for trims, sheet in zip(straight, sheets, strict=True)),
        folds=sum(sheet.duplex is Duplex.FOLD for sheet in sheets),
        outlines=pieces - sum(map(len, straight)),
    )


def plan_poster(poster: Poster) -> Plan:
    """The plan for a poster: each seam is cut on one of its two sheets, then the edge all round."""
    rows, columns = poster.rows, poster.columns
    seams = (columns - 1) * rows + (rows - 1)  # rows are joined first, so a seam between rows is one cut
    return Plan(sheets=len(poster), pages=len(poster), pieces=1, cuts=seams + 4)


def straight_cuts(trims: Iterable[Box], sheet: Box | None = None) -> int:
    """How many straight cuts free the trims of one sheet; an edge that is the sheet's own edge needs none."""
    boxes = list(trims)
    if sheet is None:
        return _cuts(boxes, frozenset(), frozenset())
    xs = {round(x, 6) for trim in boxes for x in (trim.x, trim.right) if min(x - sheet.x, sheet.right - x) < FLUSH}
    ys = {round(y, 6) for trim in boxes for y in (trim.y, trim.bottom) if min(y - sheet.y, sheet.bottom - y) < FLUSH}
    return _cuts(boxes, frozenset(xs), frozenset(ys))


def _cuts(trims: list[Box], done_x: frozenset[float], done_y: frozenset[float]) -> int:
    edges_x = {round(x, 6) for trim in trims for x in (trim.x, trim.right)}
    edges_y = {round(y, 6) for trim in trims for y in (trim.y, trim.bottom)}
    free_x = {x for x in edges_x if not any(trim.x + 1e-5 < x < trim.right - 1e-5 for trim in trims)}
    free_y = {y for y in edges_y if not any(trim.y + 1e-5 < y < trim.bottom - 1e-5 for trim in trims)}
    new_x, new_y = free_x - done_x, free_y - done_y
    if not new_x and not new_y:
        # nothing left, or pieces so interlocked that no full cut parts them: then each edge is cut by itself
        return len(edges_x - done_x) + len(edges_y - done_y)
    parts: dict[tuple[int, int], list[Box]] = defaultdict(list)
    for trim in trims:
        parts[sum(x <= trim.x + 1e-5 for x in free_x), sum(y <= trim.y + 1e-5 for y in free_y)].append(trim)
    done = done_x | new_x, done_y | new_y
    return len(new_x) + len(new_y) + sum(_cuts(part, *done) for part in parts.values())
