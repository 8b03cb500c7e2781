"""Cut lines alone, for laser and knife cutters, in the same places as on the printed sheets.

cut line: the outline of a piece, 0.1 mm wide and red, which most cutters take for "cut here"
"""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Page, Path, moved, rect
from ttprint.geometry import Affine, Box
from ttprint.press.duplex import Duplex, Face
from ttprint.press.marks import fold_line, stroke_lines, surround
from ttprint.press.sheet import Sheet

CUT = Ink(255, 0, 0)
STROKE = 0.1


def cut_page(sheet: Sheet) -> Page:
    """The cut lines of a sheet as seen from its front; of a folded sheet those of the upper half, and its fold."""
    width, height = sheet.paper.width, sheet.paper.height
    folds = (fold_line(width, height),) if sheet.duplex is Duplex.FOLD else ()
    trims = sheet.trims(Face.FRONT)
    box = surround(trims)
    return Page(width, height, art=(), marks=(*_lines(sheet), *folds), trim=box, bleed=box, label=str(sheet.number))


def _lines(sheet: Sheet) -> Iterator[Path]:
    for place in sheet.placements:
        if place.piece.outline is not None:
            steps = moved(place.piece.outline, Affine.move(place.trim.x, place.trim.y))
            yield Path(steps, stroke=CUT, width=STROKE)
    straight = [place.trim for place in sheet.placements if place.piece.outline is None]
    edges = {_rounded(edge): edge for trim in straight for edge in _edges(trim)}
    if len(edges) == 4 * len(straight):
        yield from (Path(rect(trim), stroke=CUT, width=STROKE) for trim in straight)
    else:  # neighbours without a gutter share edges, and a laser that burns one twice burns too much
        yield stroke_lines(edges.values(), CUT, STROKE)


def _edges(trim: Box) -> tuple[Box, ...]:
    flat = (Box(trim.x, y, trim.width, 0) for y in (trim.y, trim.bottom))
    upright = (Box(x, trim.y, 0, trim.height) for x in (trim.x, trim.right))
    return (*flat, *upright)


def _rounded(edge: Box) -> tuple[float, ...]:
    return tuple(round(number, 6) for number in (edge.x, edge.y, edge.width, edge.height))
