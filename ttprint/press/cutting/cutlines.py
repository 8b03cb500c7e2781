"""Cut lines for laser and blade cutters, at the same positions as on the printed sheets.

cut: the outline of a piece, red      score: a fold line, blue, cut only part of the way through
registration: marks that are printed and not cut, by which a cutter locates the sheet
"""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Path
from ttprint.draw.shapes import moved, rect
from ttprint.geometry import Affine, Box
from ttprint.press.cutting.registration import registration_marks
from ttprint.press.duplex import Duplex
from ttprint.press.marks import fold_line, stroke_lines
from ttprint.press.sheet import Sheet

CUT, SCORE = Ink(255, 0, 0), Ink(0, 0, 255)
STROKE = 0.1


def cut_layers(sheet: Sheet) -> dict[str, tuple[Path, ...]]:
    """Return the lines of a sheet by layer, seen from its front; of a folded sheet the upper half and the fold."""
    layers = {
        "cut": tuple(_cuts(sheet)),
        "score": tuple(_scores(sheet)),
        "registration": registration_marks(sheet.paper) if sheet.registration else (),
    }
    return {name: lines for name, lines in layers.items() if lines}


def _scores(sheet: Sheet) -> Iterator[Path]:
    for place in sheet.placements:
        if place.piece.folds:
            steps = moved(place.piece.folds, Affine.move(place.trim.x, place.trim.y))
            yield Path(steps, stroke=SCORE, width=STROKE)
    if sheet.duplex is Duplex.FOLD:
        yield Path(fold_line(sheet.paper.area, sheet.paper.safe).steps, stroke=SCORE, width=STROKE)


def _cuts(sheet: Sheet) -> Iterator[Path]:
    for place in sheet.placements:
        if place.piece.outline is not None:
            steps = moved(place.piece.outline, Affine.move(place.trim.x, place.trim.y))
            yield Path(steps, stroke=CUT, width=STROKE)
        elif place.piece.corner:
            yield Path(rect(place.trim, place.piece.corner), stroke=CUT, width=STROKE)
    straight = [place.trim for place in sheet.placements if place.piece.outline is None and not place.piece.corner]
    edges = {_rounded(edge): edge for trim in straight for edge in _edges(trim)}
    if len(edges) == 4 * len(straight):
        yield from (Path(rect(trim), stroke=CUT, width=STROKE) for trim in straight)
    else:  # neighbours without a gutter share edges, which a laser must not burn twice
        yield stroke_lines(edges.values(), CUT, STROKE)


def _edges(trim: Box) -> tuple[Box, ...]:
    flat = (Box(trim.x, y, trim.width, 0) for y in (trim.y, trim.bottom))
    upright = (Box(x, trim.y, 0, trim.height) for x in (trim.x, trim.right))
    return (*flat, *upright)


def _rounded(edge: Box) -> tuple[float, ...]:
    return tuple(round(number, 6) for number in (edge.x, edge.y, edge.width, edge.height))
