"""Posters: one large drawing on several sheets, to be cut and joined.

window: the part of the drawing that one sheet shows      seam: the middle of the overlap of two windows
joining mark: a ring and a cross on the seam, in the margin of both sheets; cut one sheet along the seam, lay it on the
other, and the halves of the rings close
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text
from ttprint.draw.shapes import circle, rect
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import DARK_GREY, GAP, SHORTEST, STROKE, crop_marks, stroke_lines
from ttprint.press.page_labels import page_labels
from ttprint.press.paper import Paper
from ttprint.press.rulers import SIZE

OVERLAP = 10.0
_RING = 1.2
_CROSS = 2.0
_OUT = 2.4  # from the window's edge to the middle of a joining mark
_MARK_ROOM = _OUT + _CROSS  # from the edge of the safe area to a window that has joining marks


@dataclass(frozen=True, slots=True)
class Poster:
    """A drawing of a size, from (0, 0), on rows and columns of sheets."""

    drawing: Group
    width: float
    height: float
    paper: Paper
    bleed: float
    overlap: float
    rows: int
    columns: int

    def __len__(self) -> int:
        """The number of sheets."""
        return self.rows * self.columns

    @property
    def extent(self) -> Box:
        """The drawing with its bleed."""
        return Box(0, 0, self.width, self.height).grow(self.bleed)

    @property
    def area(self) -> Box:
        """The part of the page that a window may fill."""
        return self.paper.printable if len(self) == 1 else _joinable(self.paper)

    def window(self, row: int, column: int) -> Box:
        """Return the part of the drawing on the sheet of that row and column; all windows have one size."""
        extent = self.extent
        width = (extent.width + (self.columns - 1) * self.overlap) / self.columns
        height = (extent.height + (self.rows - 1) * self.overlap) / self.rows
        step_x, step_y = width - self.overlap, height - self.overlap
        return Box(extent.x + column * step_x, extent.y + row * step_y, width, height)


def poster(
    drawing: Group, width: float, height: float, paper: Paper, bleed: float = 3.0, overlap: float = OVERLAP
) -> Poster:
    """Return the drawing on one sheet if it fits, with less bleed if need be, or on as few sheets as possible."""
    if bleed < 0:
        raise TtprintError("print.bleed_below", bleed=bleed)
    papers = (paper, paper.turned())
    for page in papers:
        if page.printable.grow(1e-9).contains(_centred(width, height, page.printable)):
            return Poster(drawing, width, height, page, _bleed_room(width, height, page, bleed), overlap, 1, 1)
    spread = [
        Poster(drawing, width, height, page, bleed, overlap, rows, columns)
        for page in papers
        if (rows := _sheets(height + 2 * bleed, _joinable(page).height, overlap))
        and (columns := _sheets(width + 2 * bleed, _joinable(page).width, overlap))
    ]
    if not spread:
        raise TtprintError("paper.full_of_margins", paper=paper.name)
    return min(spread, key=lambda choice: choice.rows * choice.columns)


def poster_pages(poster: Poster, label: str) -> Iterator[Page]:
    """Yield the sheets of the poster, row by row, labelled A1, A2, B1 and so on when there are several."""
    for row in range(poster.rows):
        for column in range(poster.columns):
            yield _page(poster, row, column, label)


def sheet_name(row: int, column: int) -> str:
    """Return a letter for the row and a number for the column, as on a city map."""
    more, letter = divmod(row, 26)
    return f"{chr(64 + more) if more else ''}{chr(65 + letter)}{column + 1}"


def _centred(width: float, height: float, area: Box) -> Box:
    return Box(area.centre.x - width / 2, area.centre.y - height / 2, width, height)


def _bleed_room(width: float, height: float, paper: Paper, bleed: float) -> float:
    """The bleed, or less if there is no room: it may lie in the margin, if marks fit beside it."""
    trim = _centred(width, height, paper.printable)
    inside = min(trim.x - paper.printable.x, trim.y - paper.printable.y)
    safe = paper.safe
    out = min(trim.x - safe.x, safe.right - trim.right, trim.y - safe.y, safe.bottom - trim.bottom) - GAP - SHORTEST
    return max(0.0, min(bleed, max(inside, out)))


def _joinable(paper: Paper) -> Box:
    """The page inside its margins, less the room that joining marks need."""
    return _common(paper.printable, paper.safe.grow(-_MARK_ROOM))


def _sheets(size: float, room: float, overlap: float) -> int:
    """The number of windows that cover the size; 0 when a window would be all overlap."""
    if room < 3 * overlap or room <= 0:
        return 0
    return max(1, math.ceil((size - overlap) / (room - overlap) - 1e-9))


def _page(poster: Poster, row: int, column: int, label: str) -> Page:
    paper, window = poster.paper, poster.window(row, column)
    middle = poster.area.centre
    move = Affine.move(middle.x - window.centre.x, middle.y - window.centre.y)
    shown = _moved(window, move)
    trim = _moved(Box(0, 0, poster.width, poster.height), move)
    crops = [mark for mark in _crops(poster, trim, paper) if _belongs(mark, shown, paper)]
    joins = [_moved(Box(x, y, 0, 0), move) for x, y in _joins(poster, row, column, window)]
    names = list(_neighbours(poster, row, column, window, move))
    taken = (shown, *crops, *(join.grow(_CROSS) for join in joins), *(box for _, box in names))
    name = sheet_name(row, column)
    labels = [label] if len(poster) == 1 else [f"{name} · {label}", name]
    art = Place(Group((Place(poster.drawing),), clip=Path(rect(window))), move)
    return Page(
        paper.width,
        paper.height,
        art=(art, *(text for text, _ in names), *page_labels(paper.safe, taken, labels)),
        marks=(*((stroke_lines(crops),) if crops else ()), *(_join(join.centre) for join in joins)),
        trim=_common(trim, shown),
        bleed=shown,
        label=name,
    )


def _moved(box: Box, by: Affine) -> Box:
    return Box(box.x + by.e, box.y + by.f, box.width, box.height)


def _common(one: Box, other: Box) -> Box:
    left, top = max(one.x, other.x), max(one.y, other.y)
    return Box(left, top, min(one.right, other.right) - left, min(one.bottom, other.bottom) - top)


def _crops(poster: Poster, trim: Box, paper: Paper) -> tuple[Box, ...]:
    return crop_marks((trim,), (trim.grow(poster.bleed),), poster.bleed, paper.area, paper.safe).boxes


def _belongs(mark: Box, shown: Box, paper: Paper) -> bool:
    """True if the mark points at a corner on this sheet and lies on its paper."""
    level = shown.y <= mark.y <= shown.bottom if mark.height == 0 else shown.x <= mark.x <= shown.right
    return level and paper.safe.contains(mark)


def _joins(poster: Poster, row: int, column: int, window: Box) -> Iterator[tuple[float, float]]:
    """The middles of the joining marks, in the drawing's coordinates: on each seam, beyond both ends of the window."""
    half = poster.overlap / 2
    xs = [x for x, real in ((window.x + half, column > 0), (window.right - half, column + 1 < poster.columns)) if real]
    ys = [y for y, real in ((window.y + half, row > 0), (window.bottom - half, row + 1 < poster.rows)) if real]
    yield from ((x, y) for x in xs for y in (window.y - _OUT, window.bottom + _OUT))
    yield from ((x, y) for y in ys for x in (window.x - _OUT, window.right + _OUT))


def _join(at: Point) -> Node:
    cross = stroke_lines((Box(at.x - _CROSS, at.y, 2 * _CROSS, 0), Box(at.x, at.y - _CROSS, 0, 2 * _CROSS)))
    return Group((cross, Path(circle(at, _RING), stroke=BLACK, width=STROKE)))


def _neighbours(poster: Poster, row: int, column: int, window: Box, move: Affine) -> Iterator[tuple[Node, Box]]:
    """The names of the sheets next to this one, beside the joining marks."""
    half = poster.overlap / 2
    sides = (
        (row, column - 1, window.x + half - 2.6, window.y - _OUT + 0.8, "end"),
        (row, column + 1, window.right - half + 2.6, window.y - _OUT + 0.8, "start"),
        (row - 1, column, window.x - _OUT, window.y + half - 2.6, "middle"),
        (row + 1, column, window.x - _OUT, window.bottom - half + 4.2, "middle"),
    )
    for other_row, other_column, x, y, anchor in sides:
        if not (0 <= other_row < poster.rows and 0 <= other_column < poster.columns):
            continue
        name, at = sheet_name(other_row, other_column), move(Point(x, y))
        width = measure(name, "text", SIZE)
        start = at.x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        yield Text(name, Point(start, at.y), "text", SIZE, DARK_GREY), Box(start, at.y - SIZE, width, SIZE)
