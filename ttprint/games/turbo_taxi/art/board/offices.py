"""The pictures on the board: the eight offices around the centre, seen from above, and the signs of the rim places.

unit of the offices: a hundredth of the side of a square; 0, 0 is its top-left corner; the middle of each side is free
"""

from __future__ import annotations

from ttprint.draw.painting import Part, Shape, drawn, placed
from ttprint.draw.shapes import box, disc, joined, line, moved, rounded, spokes, trace
from ttprint.geometry import Affine

Office = tuple[Shape, ...]


def _at(shapes: Office, x: float, y: float, turn: float = 0.0) -> Office:
    return placed(shapes, Affine.move(x, y) @ Affine.rotate(turn))


def _rug(x: float, y: float, width: float, height: float, radius: float) -> Office:
    return (
        Shape(Part.SHADE, box(x, y, width, height, radius)),
        Shape(Part.LINE, box(x + 2, y + 2, width - 4, height - 4, max(0.0, radius - 2))),
    )


_CHAIR: Office = (Shape(Part.TRIM, box(-4.4, -4.4, 8.8, 8.8, 3)), Shape(Part.BODY, box(-5, 3, 10, 2.8, 1.4)))
_LEAF = trace("M 0 -1 C -3 -3.4 -2.4 -7.4 0 -9 C 2.4 -7.4 3 -3.4 0 -1 Z")
_PLANT: Office = (
    Shape(Part.PALE, disc(0, 0, 5)),
    Shape(Part.GLASS, joined(moved(_LEAF, Affine.rotate(i * 60) @ Affine.scale(0.9)) for i in range(6))),
    Shape(Part.GLASS, joined(moved(_LEAF, Affine.rotate(i * 120 + 30) @ Affine.scale(0.62)) for i in range(3))),
)
_SCREEN: Office = (
    Shape(Part.BODY, box(-6, -1.2, 12, 2.4, 1)),
    Shape(Part.PALE, box(-5, 4, 10, 3.6, 0.8)),
    Shape(Part.PALE, box(7, 4.2, 2.2, 3.2, 1.1)),
)
_SHELF: Office = (
    Shape(Part.BODY, box(0, 0, 26, 6, 0.6)),
    Shape(Part.LINE, joined(line((x, 1), (x, 5)) for x in (3, 5, 7, 10, 12, 13.6, 17, 19, 21, 23.4))),
)
_SOFA: Office = (
    Shape(Part.BODY, box(-17, -8, 34, 15, 4)),
    Shape(Part.TRIM, box(-13.4, -3.6, 13, 10, 2) + box(0.4, -3.6, 13, 10, 2)),
)
_ARMCHAIR: Office = (Shape(Part.BODY, box(-8, -8, 16, 15, 4)), Shape(Part.TRIM, box(-4.6, -3.6, 9.2, 10, 2)))

_DESK: Office = (
    *_rug(24, 26, 52, 50, 4),
    Shape(Part.BODY, box(32, 36, 36, 17, 1.5)),
    *_at(_SCREEN, 50, 40),
    Shape(Part.PALE, box(35, 44, 6, 7, 0.4) + disc(62, 48, 2)),
    *_at(_CHAIR, 50, 61),
    *_at(_PLANT, 87, 13),
    *_at(_SHELF, 12, 94, -90),
)
_MEETING: Office = (
    Shape(Part.SHADE, disc(50, 53, 31)),
    Shape(Part.LINE, disc(50, 53, 29)),
    *(
        shape
        for i in range(6)
        for shape in placed(_at(_CHAIR, 0, 22), Affine.move(50, 53) @ Affine.rotate(i * 60 + 30))
    ),
    Shape(Part.BODY, disc(50, 53, 17)),
    Shape(Part.PALE, box(40, 47, 5, 7, 0.4) + box(55, 50, 5, 7, 0.4) + box(47, 59, 7, 5, 0.4)),
    *_at(_PLANT, 13, 13),
    *_at(_PLANT, 87, 13),
)
_LOUNGE: Office = (
    *_rug(26, 30, 48, 44, 8),
    *_at(_SOFA, 50, 29),
    *_at(_ARMCHAIR, 78, 56, 90),
    *_at(_ARMCHAIR, 22, 56, -90),
    Shape(Part.PALE, disc(50, 56, 9)),
    Shape(Part.LINE, disc(50, 56, 7) + disc(47, 55, 1.6) + disc(53.4, 57, 1.6)),
    *_at(_PLANT, 13, 13),
    *_at(_SHELF, 62, 90),
)
_LIBRARY: Office = (
    *_at(_SHELF, 6, 6),
    *_at(_SHELF, 68, 6),
    *_at(_SHELF, 6, 88),
    *_at(_SHELF, 68, 88),
    Shape(Part.SHADE, disc(50, 50, 24)),
    Shape(Part.LINE, disc(50, 50, 22)),
    *_at(_ARMCHAIR, 44, 50, -90),
    Shape(Part.PALE, disc(63, 50, 5)),
    Shape(Part.LINE, disc(63, 50, 1.6) + spokes(63, 50, 1.6, 5, 8)),
    Shape(Part.PALE, rounded((44, 46, 0.3), (50, 47.6, 0.3), (50, 54.4, 0.3), (44, 53, 0.3))),
)
_TEAM: Office = (
    *_rug(22, 24, 56, 52, 4),
    Shape(Part.BODY, box(30, 36, 40, 14, 1.5) + box(30, 50, 40, 14, 1.5)),
    *_at(_SCREEN, 42, 52.6),
    *_at(_SCREEN, 58, 47.4, 180),
    *_at(_CHAIR, 42, 71),
    *_at(_CHAIR, 58, 29, 180),
    *_at(_PLANT, 87, 87),
    *_at(_PLANT, 13, 13),
)
_KITCHEN: Office = (
    drawn(Part.BODY, "M 5 62 L 17 62 L 17 83 L 34 83 L 34 95 L 5 95 Z"),
    Shape(Part.PALE, box(7.4, 66, 7, 9, 2) + box(19.4, 85.4, 5.4, 7, 1) + disc(29.6, 89, 2.4)),
    Shape(Part.LINE, line((5, 83), (17, 83)) + disc(29.6, 89, 1) + line((11, 68), (11, 71))),
    Shape(Part.PALE, disc(54, 46, 12)),
    Shape(Part.LINE, disc(54, 46, 10) + disc(50, 44, 2) + disc(58, 48, 2)),
    *_at(_CHAIR, 37, 46, 90),
    *_at(_CHAIR, 71, 46, -90),
    *_at(_PLANT, 87, 13),
)
_PING_PONG: Office = (
    Shape(Part.SHADE, box(18, 22, 64, 54, 4)),
    Shape(Part.BODY, box(27, 33, 46, 32, 1)),
    Shape(Part.LINE, line((27, 49), (73, 49)) + box(28.6, 34.6, 42.8, 28.8)),
    Shape(Part.PALE, box(49, 30.6, 2, 36.8, 0.6)),
    Shape(Part.TRIM, disc(34, 42, 4) + box(33, 45.6, 2, 5, 0.8) + disc(65, 57, 4) + box(64, 48.6, 2, 5, 0.8)),
    Shape(Part.PALE, disc(57, 41, 1.5)),
    *_at(_PLANT, 13, 87),
    *_at(_PLANT, 87, 87),
)
_PIANO: Office = (
    *_rug(22, 24, 58, 52, 26),
    drawn(Part.BODY, "M 32 34 L 44 34 C 58 34 56 44 64 46 C 72 48 74 60 66 63 C 63 64 60 64 58 64 L 32 64 Z"),
    Shape(Part.PALE, box(32, 34, 5.6, 30)),
    Shape(Part.LINE, joined(line((32, 34 + i * 3), (37.6, 34 + i * 3)) for i in range(1, 10))),
    Shape(Part.TRIM, box(22, 43, 7, 12, 2)),
    *_at(_PLANT, 13, 87),
    # a sleeping cat
    drawn(
        Part.TRIM,
        "M 80 82 C 80 76 86 74 90 77 C 94 80 93 88 88 90 C 84 91.6 78 91 76 88 C 75 86.4 77 85.6 78.4 86.6 "
        "C 80 87.8 82 88 83 87 C 81 86.6 80 84.6 80 82 Z",
    ),
    drawn(
        Part.TRIM,
        "M 79 76.4 L 79.4 72.6 L 82 74.6 C 83 74.3 84 74.3 85 74.6 L 87.6 72.6 L 88 76.4 C 88.6 79.6 86.4 81 83.5 81 "
        "C 80.6 81 78.4 79.6 79 76.4 Z",
    ),
    drawn(Part.LINE, "M 81 77.2 C 81.4 77.8 82.2 77.8 82.6 77.2 M 84.4 77.2 C 84.8 77.8 85.6 77.8 86 77.2"),
)

# row by row, without the centre
OFFICES: tuple[Office, ...] = (_DESK, _MEETING, _LOUNGE, _LIBRARY, _TEAM, _KITCHEN, _PING_PONG, _PIANO)

# the signs of the rim places, in mm about their middle: a tree for the green ones, a lamp for the grey ones
TREE = (
    Shape(Part.TRIM, box(-0.7, 1, 1.4, 3.4, 0.3)),
    drawn(
        Part.BODY,
        "M -1.4 2 C -3.4 2.4 -4 0.2 -2.9 -0.7 C -3.9 -2.2 -2.4 -3.6 -1.4 -3.2 C -1 -4.8 1 -4.8 1.4 -3.2 "
        "C 2.4 -3.6 3.9 -2.2 2.9 -0.7 C 4 0.2 3.4 2.4 1.4 2 C 0.6 2.6 -0.6 2.6 -1.4 2 Z",
    ),
    drawn(Part.LINE, "M 0 2.4 L 0 -0.4 M 0 0.9 L 1.1 -0.3"),
)

LAMP = (
    Shape(Part.DARK, rounded((-1.7, 4.4, 0.3), (-1.1, 3.4, 0.3), (1.1, 3.4, 0.3), (1.7, 4.4, 0.3))),
    Shape(Part.RIM, line((0, 3.6), (0, -0.6)) + line((-1, 0.6), (1, 0.6))),
    drawn(Part.PALE, "M -1.9 -3 L 1.9 -3 L 1.2 -0.5 L -1.2 -0.5 Z"),
    drawn(Part.DARK, "M -2.4 -3 C -1.6 -3.4 -1 -4 -0.8 -4.3 L 0.8 -4.3 C 1 -4 1.6 -3.4 2.4 -3 Z"),
    Shape(Part.DARK, disc(0, -4.5, 0.35)),
)
