"""The plan: how much there is to print and to cut.

straight cut: one cut along a line that crosses no piece, through all of a part of the sheet; a line shared by several
pieces counts once on each sheet, and sheets are not stacked
pass: one movement of the blade, when a sheet is cut into strips and then the strips into pieces, one by one
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ttprint.geometry import Box
from ttprint.press.duplex import Duplex
from ttprint.press.poster import Poster
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.press.sheet import Sheet

SECONDS_A_PASS, SECONDS_AN_OUTLINE, SECONDS_A_FOLD = 20, 60, 30  # with scissors
FLUSH = 0.6  # mm: a trim this close to the edge needs no cut; four a6 cards leave half a millimetre of a4


@dataclass(frozen=True, slots=True)
class Plan:
    """The numbers of sheets, pages, pieces, straight cuts, folds, cuts along outlines, and passes."""

    sheets: int = 0
    pages: int = 0
    pieces: int = 0
    cuts: int = 0
    folds: int = 0
    outlines: int = 0
    passes: int = 0
    calendar: bool = False  # printed pages turn over on a horizontal axis, as on a wall calendar

    @property
    def minutes(self) -> int:
        """The minutes that it takes with scissors, in steps of five; 0 if there is nothing to cut."""
        if not self.passes and not self.outlines:
            return 0
        seconds = self.passes * SECONDS_A_PASS + self.outlines * SECONDS_AN_OUTLINE + self.folds * SECONDS_A_FOLD
        return max(5, 5 * round(seconds / 60 / 5))

    def __add__(self, other: Plan) -> Plan:
        return Plan(
            self.sheets + other.sheets,
            self.pages + other.pages,
            self.pieces + other.pieces,
            self.cuts + other.cuts,
            self.folds + other.folds,
            self.outlines + other.outlines,
            self.passes + other.passes,
            self.calendar or other.calendar,
        )


def plan(sheets: Sequence[Sheet], profile: PrinterProfile = TRUE) -> Plan:
    """Return the plan for imposed sheets that are printed with a profile."""
    two_sided = any(sheet.duplex.has_back_pages and sheet.has_backs for sheet in sheets)
    straight = [[place.trim for place in sheet.placements if place.piece.outline is None] for sheet in sheets]
    pieces = sum(len(sheet.placements) for sheet in sheets)
    return Plan(
        sheets=len(sheets),
        pages=len(sheets) * (2 if two_sided else 1),
        pieces=pieces,
        cuts=sum(straight_cuts(trims, sheet.paper.area) for trims, sheet in zip(straight, sheets, strict=True)),
        folds=sum(sheet.duplex is Duplex.FOLD for sheet in sheets),
        outlines=pieces - sum(map(len, straight)),
        calendar=two_sided and not _turns_upright(sheets[0], profile),
        passes=sum(passes(trims, sheet.paper.area) for trims, sheet in zip(straight, sheets, strict=True)),
    )


def _turns_upright(sheet: Sheet, profile: PrinterProfile) -> bool:
    """True if the axis on which the printed page turns over is upright; a profile turns landscape pages upright."""
    return sheet.mirror.upright != (sheet.paper.landscape and profile != TRUE)


def plan_poster(poster: Poster) -> Plan:
    """Return the plan for a poster: each seam is cut on one of its two sheets, then the edge all round."""
    rows, columns = poster.rows, poster.columns
    seams = (columns - 1) * rows + (rows - 1)  # sheets are joined to rows first, so a seam between rows is one cut
    return Plan(sheets=len(poster), pages=len(poster), pieces=1, cuts=seams + 4, passes=seams + 4)


def straight_cuts(trims: Iterable[Box], sheet: Box | None = None) -> int:
    """Return the number of straight cuts for the trims of a sheet; an edge of the sheet itself needs none."""
    boxes = list(trims)
    return _cuts(boxes, *_flush(boxes, sheet))


def passes(trims: Iterable[Box], sheet: Box | None = None) -> int:
    """Return the number of passes for the trims of a sheet, cut into strips in the direction that takes fewer."""
    boxes = list(trims)
    done_x, done_y = _flush(boxes, sheet)
    return min(_passes(boxes, done_x, done_y, upright) for upright in (True, False))


def _flush(boxes: list[Box], sheet: Box | None) -> tuple[frozenset[float], frozenset[float]]:
    """The x and the y of the edges that lie on an edge of the sheet."""
    if sheet is None:
        return frozenset(), frozenset()
    xs, ys = _edges(boxes)
    done_x = (x for x in xs if min(x - sheet.x, sheet.right - x) < FLUSH)
    done_y = (y for y in ys if min(y - sheet.y, sheet.bottom - y) < FLUSH)
    return frozenset(done_x), frozenset(done_y)


def _passes(trims: list[Box], done_x: frozenset[float], done_y: frozenset[float], upright: bool) -> int:
    """The passes if cuts in this direction come first, and each strip is cut by itself in the other direction."""
    free_x, free_y = _free(trims)
    new_x, new_y = free_x - done_x, free_y - done_y
    if not new_x and not new_y:
        return _cuts(trims, done_x, done_y)
    if not (new_x if upright else new_y):
        return _passes(trims, done_x, done_y, not upright)
    strips: dict[int, list[Box]] = defaultdict(list)
    for trim in trims:
        lines, at = (free_x, trim.x) if upright else (free_y, trim.y)
        strips[sum(line <= at + 1e-5 for line in lines)].append(trim)
    done = (done_x | new_x, done_y) if upright else (done_x, done_y | new_y)
    return len(new_x if upright else new_y) + sum(_passes(strip, *done, not upright) for strip in strips.values())


def _edges(trims: list[Box]) -> tuple[set[float], set[float]]:
    """The x and the y of all edges."""
    return (
        {round(x, 6) for trim in trims for x in (trim.x, trim.right)},
        {round(y, 6) for trim in trims for y in (trim.y, trim.bottom)},
    )


def _free(trims: list[Box]) -> tuple[set[float], set[float]]:
    """The x and the y of the edges along which a cut crosses no piece."""
    edges_x, edges_y = _edges(trims)
    return (
        {x for x in edges_x if not any(trim.x + 1e-5 < x < trim.right - 1e-5 for trim in trims)},
        {y for y in edges_y if not any(trim.y + 1e-5 < y < trim.bottom - 1e-5 for trim in trims)},
    )


def _cuts(trims: list[Box], done_x: frozenset[float], done_y: frozenset[float]) -> int:
    free_x, free_y = _free(trims)
    new_x, new_y = free_x - done_x, free_y - done_y
    if not new_x and not new_y:
        # nothing is left, or the pieces interlock so that no full cut is possible: then each edge is one cut
        edges_x, edges_y = _edges(trims)
        return len(edges_x - done_x) + len(edges_y - done_y)
    parts: dict[tuple[int, int], list[Box]] = defaultdict(list)
    for trim in trims:
        parts[sum(x <= trim.x + 1e-5 for x in free_x), sum(y <= trim.y + 1e-5 for y in free_y)].append(trim)
    done = done_x | new_x, done_y | new_y
    return len(new_x) + len(new_y) + sum(_cuts(part, *done) for part in parts.values())
