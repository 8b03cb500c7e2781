"""The small drawing on the first sheet that shows how to turn a stack over by hand.

stack: the sheets with their fronts printed; on the left as they come out, on the right as they go in again
axis: the edge on which they turn, dashed; upright as in a book, or flat as on a wall calendar
"""

from __future__ import annotations

from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Group, Node, Path, Place, Text
from ttprint.draw.shapes import arc, polyline, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import DARK_GREY, Boxes
from ttprint.press.placement import is_free

LONG, SHORT = 14.0, 10.0  # of a drawn sheet
WIDTH, HEIGHT = 52.0, 18.0
SHADE = Ink(205, 205, 205)
_LINE = 0.25


def turning(landscape: bool, upright: bool, first: int) -> Group:
    """Return the drawing for an upright or a flat axis; `first` is the number of the sheet that goes in first."""
    wide, high = (LONG, SHORT) if landscape else (SHORT, LONG)
    left, top = 2.0, (HEIGHT - high) / 2
    right = WIDTH - wide - 4.0
    return Group(
        (
            Place(_stack(wide, high, "1", printed=True), Affine.move(left, top)),
            *_turn(Box(left, top, wide, high), upright),
            _arrow(Point(right - 9, HEIGHT / 2), Point(right - 3, HEIGHT / 2)),
            Place(_stack(wide, high, str(first), printed=False), Affine.move(right, top)),
        )
    )


def room_for_turning(safe: Box, taken: Boxes) -> Affine | None:
    """Return the position of the drawing, full size or smaller, as low as possible; None if there is no room."""
    for scale in (1.0, 0.6):
        width, height = scale * WIDTH, scale * HEIGHT
        for step in range(max(0, int(safe.height - height))):
            for x in (safe.centre.x - width / 2, safe.x + 2, safe.right - width - 2):
                box = Box(x, safe.bottom - height - step, width, height)
                if safe.contains(box) and is_free(box, taken):
                    return Affine.move(box.x, box.y) @ Affine.scale(scale)
    return None


def _stack(wide: float, high: float, number: str, *, printed: bool) -> Group:
    """Three sheets on one another; the printed side shows pieces, the other one only the number of the sheet."""
    sheets: list[Node] = [
        Path(rect(Box(off, off, wide, high)), fill=WHITE, stroke=DARK_GREY, width=_LINE) for off in (1.6, 0.8, 0.0)
    ]
    if printed:
        cells = (
            [(x, y) for x in range(2) for y in range(3)] if high > wide else [(x, y) for x in range(3) for y in (0, 1)]
        )
        across, down = (2, 3) if high > wide else (3, 2)
        w, h = (wide - 3) / across, (high - 3) / down
        sheets += [
            Path(rect(Box(1.5 + x * w + 0.3, 1.5 + y * h + 0.3, w - 0.6, h - 0.6)), fill=SHADE) for x, y in cells
        ]
    ink = BLACK if printed else DARK_GREY
    sheets.append(Text(number, Point(wide / 2, high / 2 + 1.5), "text-bold", 4.4, ink, "middle"))
    return Group(tuple(sheets))


def _turn(sheet: Box, upright: bool) -> tuple[Node, ...]:
    """The axis at the edge, with an arrow round it."""
    if upright:
        axis = polyline((Point(sheet.right + 2.6, sheet.y - 1), Point(sheet.right + 2.6, sheet.bottom + 1.8)))
        over = arc(Point(sheet.right + 2.6, sheet.centre.y), 4.2, 200, 340)
        tip = Point(sheet.right + 2.6 + 3.95, sheet.centre.y - 1.44)
        head = polyline((Point(tip.x - 1.7, tip.y - 0.5), tip, Point(tip.x + 0.7, tip.y - 1.6)))
    else:
        axis = polyline((Point(sheet.x - 1, sheet.bottom + 2.6), Point(sheet.right + 2.6, sheet.bottom + 2.6)))
        over = arc(Point(sheet.right + 1.6, sheet.bottom + 2.6), 4.2, 250, 360)
        tip = Point(sheet.right + 1.6 + 4.2, sheet.bottom + 2.6)
        head = polyline((Point(tip.x - 1.2, tip.y - 1.3), tip, Point(tip.x + 1.2, tip.y - 1.3)))
    return (
        Path(axis, stroke=DARK_GREY, width=_LINE, dash=(1.2, 0.9)),
        Path((*over, *head), stroke=BLACK, width=0.45, cap="round"),
    )


def _arrow(start: Point, end: Point) -> Node:
    head = polyline((Point(end.x - 1.6, end.y - 1.1), end, Point(end.x - 1.6, end.y + 1.1)))
    return Path((*polyline((start, end)), *head), stroke=BLACK, width=0.45, cap="round")
