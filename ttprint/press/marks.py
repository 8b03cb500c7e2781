"""Marks that show where to cut and fold, in a layer of their own.

crop mark: a short line outside the bleed in the line of a cut; it is drawn wherever there is room, between pieces
too, so that some remain after the first cut      fold line: the line along which the sheet is folded in half
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Group, Line, Move, Path, Place, Step
from ttprint.draw.shapes import arc, moved
from ttprint.geometry import Affine, Box, Point, bounding_box
from ttprint.press.duplex import Mirror
from ttprint.press.piece import Piece

Boxes: TypeAlias = tuple[Box, ...]

LENGTH, STROKE = 3.0, 0.15
GAP = 0.5  # between art and mark
SHORTEST = 1.0
DARK_GREY = Ink(70, 70, 70)


@dataclass(frozen=True, slots=True)
class CropMarks:
    """The marks of one side of a sheet: each as a box without thickness, and all as one drawing."""

    boxes: Boxes
    nodes: tuple[Place, ...]


@lru_cache(maxsize=64)
def seam_marks(trims: Boxes, safe: Box) -> CropMarks:
    """Return marks on the lines where trims touch, just inside the printable area, where crop marks have no room.

    They lie on the pieces, half on each, so they are for pieces that are white at their edges.
    """
    whole = surround(trims)
    if whole is None:
        return CropMarks((), ())
    lines: list[Box] = []
    for there, back in ((_same, _same), (_swap, _swap)):
        turned, down, room = tuple(map(there, trims)), there(whole), there(safe)
        seams = sorted({round(a.right, 6) for a in turned for b in turned if abs(a.right - b.x) < 1e-6})
        if down.y < room.y:
            lines += (back(Box(x, room.y, 0, LENGTH)) for x in seams)
        if down.bottom > room.bottom:
            lines += (back(Box(x, room.bottom - LENGTH, 0, LENGTH)) for x in seams)
    return CropMarks(tuple(lines), (Place(Group((stroke_lines(lines),))),) if lines else ())


@lru_cache(maxsize=64)  # the sheets of a deck are alike, and equal drawings are stored once in a file
def crop_marks(trims: Boxes, bleeds: Boxes, bleed: float, page: Box, safe: Box) -> CropMarks:
    """Return the marks at the corners of the trims, clear of every bleed and inside the safe area."""
    found: list[Box] = []
    for there, back in _four_ways(page.width, page.height):
        marks = _rightward(tuple(map(there, trims)), tuple(map(there, bleeds)), bleed, there(safe).right)
        found += map(back, marks)
    flat = _joined(mark for mark in found if mark.height == 0)
    upright = map(_swap, _joined(_swap(mark) for mark in found if mark.height))
    boxes = tuple(mark for mark in (*flat, *upright) if safe.contains(mark))
    return CropMarks(boxes, (Place(Group((stroke_lines(boxes),))),) if boxes else ())


def stroke_lines(lines: Iterable[Box], ink: Ink = BLACK, width: float = STROKE) -> Path:
    """Return boxes without thickness as lines from their first to their last corner."""
    steps: list[Step] = []
    for line in lines:
        steps += Move(Point(line.x, line.y)), Line(Point(line.right, line.bottom))
    return Path(tuple(steps), stroke=ink, width=width)


def fold_line(page: Box, safe: Box) -> Path:
    """Return the dashed line at half the height of the page, short of its edges."""
    line = Box(safe.x + 1, page.height / 2, safe.width - 2, 0)
    return Path(stroke_lines([line]).steps, stroke=DARK_GREY, width=STROKE, dash=(3.0, 2.0))


def outlines(cuts: Iterable[tuple[Piece, Box]]) -> Iterator[Path]:
    """Yield the outlines of pieces that are not rectangles, which crop marks cannot show."""
    for piece, trim in cuts:
        if piece.outline is not None:
            around = moved(piece.outline, Affine.move(trim.x, trim.y))
            # a dark line in a light one shows on every colour
            yield Path(around, stroke=WHITE, width=4 * STROKE)
            yield Path(around, stroke=BLACK, width=STROKE)


def rounded_corners(cuts: Iterable[tuple[Piece, Box]]) -> Iterator[Path]:
    """Yield the rounded corners of rectangles."""
    for piece, trim in cuts:
        if piece.corner and piece.outline is None:
            r = piece.corner
            middles = [Point(x, y) for x in (trim.x + r, trim.right - r) for y in (trim.y + r, trim.bottom - r)]
            starts = (180, 90, 270, 0)
            arcs = (arc(middle, r, start, start + 90) for middle, start in zip(middles, starts, strict=True))
            yield Path(tuple(step for one in arcs for step in one), stroke=DARK_GREY, width=STROKE)


def surround(boxes: Iterable[Box]) -> Box | None:
    """Return the bounding box of all boxes, or None when there are none."""
    corners = [corner for box in boxes for corner in box.corners]
    return bounding_box(corners) if corners else None


def _rightward(trims: Boxes, bleeds: Boxes, bleed: float, edge: float) -> Iterator[Box]:
    """The marks to the right of the right corners of the trims, no further than the edge."""
    rows = {y: [box for box in bleeds if box.y - GAP < y < box.bottom + GAP] for y in _heights(trims)}
    for trim in trims:
        start = trim.right + bleed + GAP
        for y in (trim.y, trim.bottom):
            end = min([start + LENGTH, edge, *(box.x - GAP for box in rows[y] if box.right > start)])
            if end - start >= SHORTEST - 1e-9:
                yield Box(start, y, end - start, 0)


def _heights(trims: Boxes) -> set[float]:
    """The y of all cuts: few, as pieces lie in rows."""
    return {y for trim in trims for y in (trim.y, trim.bottom)}


def _joined(lines: Iterable[Box]) -> list[Box]:
    """Horizontal lines, joined where they overlap: two on one another would look bolder than one."""
    joined: list[Box] = []
    for line in sorted(lines, key=lambda line: (round(line.y, 6), line.x)):
        last = joined[-1] if joined else None
        if last and abs(last.y - line.y) < 1e-6 and line.x <= last.right + 1e-6:
            joined[-1] = Box(last.x, last.y, max(last.right, line.right) - last.x, 0)
        else:
            joined.append(line)
    return joined


BoxMap: TypeAlias = Callable[[Box], Box]


def _four_ways(width: float, height: float) -> Iterator[tuple[BoxMap, BoxMap]]:
    """Pairs of maps: one turns right, left, down or up of the page to the right, the other one undoes it."""
    across, down = Mirror(width, height, upright=True), Mirror(height, width, upright=True)
    yield _same, _same
    yield across.box, across.box
    yield _swap, _swap
    yield lambda box: down.box(_swap(box)), lambda box: _swap(down.box(box))


def _same(box: Box) -> Box:
    return box


def _swap(box: Box) -> Box:
    return Box(box.y, box.x, box.height, box.width)
