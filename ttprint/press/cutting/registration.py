"""Registration marks, by which a desktop cutter with a camera locates the sheet.

square: 5 mm, black, at the top left      corners: two angles of thin lines, at the top right and at the bottom left
Most desktop cutters look for these marks. They lie 10 mm from the edge of the paper with white all round.
"""

from __future__ import annotations

from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Path
from ttprint.draw.shapes import polyline, rect
from ttprint.geometry import Box, Margins, Point
from ttprint.press.marks import Boxes
from ttprint.press.paper import Paper

INSET, SQUARE, LEG, THICK = 10.0, 5.0, 20.0, 0.5
QUIET = 2.0  # mm of white all round a mark


def registration_room(paper: Paper) -> Margins:
    """Return the margins that leave room for the marks."""
    kept, least = paper.margins, _inset(paper) + SQUARE + QUIET
    return Margins(*(max(least, side) for side in (kept.top, kept.right, kept.bottom, kept.left)))


def registration_marks(paper: Paper) -> tuple[Path, ...]:
    """Return the three marks of a page."""
    at = paper.area.grow(-_inset(paper))
    top_right = (Point(at.right - LEG, at.y), Point(at.right, at.y), Point(at.right, at.y + LEG))
    bottom_left = (Point(at.x, at.bottom - LEG), Point(at.x, at.bottom), Point(at.x + LEG, at.bottom))
    corners = (Path(polyline(ends), stroke=BLACK, width=THICK, join="miter") for ends in (top_right, bottom_left))
    return (Path(rect(Box(at.x, at.y, SQUARE, SQUARE)), fill=BLACK), *corners)


def registration_boxes(paper: Paper) -> Boxes:
    """Return the boxes of the marks with the white round them."""
    at = paper.area.grow(-_inset(paper))
    return tuple(
        box.grow(QUIET)
        for box in (
            Box(at.x, at.y, SQUARE, SQUARE),
            Box(at.right - LEG, at.y, LEG, 0),
            Box(at.right, at.y, 0, LEG),
            Box(at.x, at.bottom - LEG, 0, LEG),
            Box(at.x, at.bottom, LEG, 0),
        )
    )


def _inset(paper: Paper) -> float:
    edge = paper.edge
    return max(INSET, edge.top, edge.right, edge.bottom, edge.left)
