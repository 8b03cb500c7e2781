"""The vehicles of the backs, in side view, facing right: the four of the classic sets.

unit: a hundredth of the tile's side      ground: y = 0, x = 0 in the middle; up is negative
"""

from __future__ import annotations

from ttprint.draw.painting import Part, Shape
from ttprint.draw.shapes import box, chequer, disc, joined, line, spokes, trace


def _wheels(radius: float, hub: float, *centres: tuple[float, float]) -> tuple[Shape, ...]:
    return (
        Shape(Part.DARK, joined(disc(x, y, radius) for x, y in centres)),
        Shape(Part.PALE, joined(disc(x, y, hub) for x, y in centres)),
    )


_CAB_SIGN = Shape(Part.PALE, box(-9.5, -33, 14, 5.5, 1.8))
_CAB_HULL = (
    Shape(
        Part.BODY,
        trace(
            "M -32.5 -7 L -32.5 -14 C -32.5 -17.5 -30.5 -18.6 -27 -18.8 L -20.5 -19 C -18.5 -25 -16 -29 -9.5 -29 "
            "L 4 -29 C 10 -29 12.6 -25 15.6 -19 L 26 -18 C 31 -17.4 33.5 -15 33.5 -10.5 L 33.5 -7 "
            "C 33.5 -5.6 32.6 -4.8 31.4 -4.8 L -30.4 -4.8 C -31.6 -4.8 -32.5 -5.6 -32.5 -7 Z"
        ),
    ),
    Shape(
        Part.GLASS,
        trace(
            "M -16.4 -18.8 C -14.8 -23.4 -13.4 -25.8 -9 -25.8 L -4.6 -25.8 L -4.6 -18.8 Z "
            "M -1.4 -18.8 L -1.4 -25.8 L 3.4 -25.8 C 7.4 -25.8 9.4 -23 11.6 -18.8 Z"
        ),
    ),
)
_CAB_WHEELS = _wheels(7.2, 3, (-19.5, -7.2), (20.5, -7.2))
CAB = (
    Shape(Part.DARK, box(-34.6, -8.6, 7, 3.4, 1.6) + box(28.6, -8.6, 7, 3.4, 1.6)),
    _CAB_SIGN,
    *_CAB_HULL,
    Shape(Part.PALE, box(-31, -16, 58.5, 4.4)),
    Shape(Part.DECAL, chequer(-31, -16, 2.2, 26, 2) + box(-8.6, -10.4, 3.2, 1.1, 0.5) + box(4.4, -10.4, 3.2, 1.1, 0.5)),
    Shape(Part.LINE, line((-3, -18.8), (-3, -5)) + trace("M 10.4 -18.8 L 10.4 -9 C 10 -7.4 9.4 -6 8.6 -5")),
    Shape(Part.PALE, disc(30.6, -13.4, 2.1)),
    *_CAB_WHEELS,
)
# a cab of few parts: made small, a chequered band is a smudge
LITTLE_CAB = (_CAB_SIGN, *_CAB_HULL, *_CAB_WHEELS)

TUKTUK = (
    Shape(
        Part.DARK,
        trace("M -16 -9 L -17.6 -22 C -17.6 -23.6 -15.6 -24 -15 -22.6 L -12.4 -14.4 L -6.4 -14.4 L -6.4 -9 Z"),
    ),
    Shape(Part.GLASS, trace("M 10.4 -30 L 14.4 -30 L 22.4 -16.4 L 14.4 -16.4 Z")),
    Shape(Part.RIM, line((10, -30), (13.6, -15)) + line((14.6, -30.4), (23, -16)) + line((-3.4, -30), (-3.4, -12))),
    Shape(Part.RIM, trace("M 14.6 -15.6 L 10 -20.4 L 7.4 -20.4")),
    Shape(
        Part.BODY,
        trace(
            "M -27.6 -7 L -27.6 -15.4 C -27.6 -16.4 -27 -17 -26 -17 L -7 -17 C -5 -17 -3.8 -15.8 -3.2 -13.8 "
            "L -1.8 -8.8 "
            "L 7.6 -8.8 L 10 -15.8 C 10.4 -17 11.2 -17.6 12.6 -17.6 L 21.4 -17.6 C 25.6 -17.6 28.4 -13.6 29 -8.6 "
            "L 17 -8.6 C 16 -5.8 14.6 -4.6 11.6 -4.6 L -25.2 -4.6 C -26.8 -4.6 -27.6 -5.4 -27.6 -7 Z"
        ),
    ),
    Shape(
        Part.TRIM,
        trace(
            "M -27.6 -17 L -28.6 -27 C -29 -32 -26.4 -34.6 -21.4 -34.6 L 10 -34.6 C 14 -34.6 17 -32.8 19.4 -29.2 "
            "C 20 -28.2 19.4 -27.2 18.2 -27.4 C 15.6 -29.4 13.8 -29.2 11.6 -27.2 C 9.4 -29.2 7.4 -29.2 5.2 -27.2 "
            "C 3 -29.2 1 -29.2 -1.2 -27.2 C -3.4 -29.2 -5.4 -29.2 -7.6 -27.2 "
            "C -9.8 -29.2 -11.4 -29.2 -13.4 -27.6 L -18 -17 Z"
        ),
    ),
    Shape(
        Part.GLASS,
        trace(
            "M -24.4 -21 L -25 -27.4 C -25 -28.4 -24.6 -29 -23.6 -29 L -19.4 -29 "
            "C -18.2 -29 -17.8 -28.4 -18.2 -27.4 L -20.4 -21.6 C -20.8 -20.6 -21.2 -20.4 -22 -20.4 "
            "L -23.4 -20.4 C -24 -20.4 -24.4 -20.6 -24.4 -21 Z"
        ),
    ),
    Shape(Part.PALE, box(-27.6, -14, 21, 3.6) + disc(25, -13, 2.2)),
    Shape(Part.DECAL, chequer(-27.6, -14, 1.8, 12, 2)),
    *_wheels(5.9, 2.4, (-17, -5.9), (23, -5.4)),
    Shape(
        Part.BODY,
        trace(
            "M 15.4 -7 C 16.2 -12.6 25.6 -15.4 30 -8.2 C 30.6 -7 29.6 -6 28.6 -6.8 C 24.8 -10.6 20 -9.6 18 -6.2 "
            "C 17 -5 15.2 -5.4 15.4 -7 Z"
        ),
    ),
)

RICKSHAW = (
    Shape(
        Part.RIM, line((-17, -9.6), (8, -7.4), (18.4, -19), (5.4, -17.4), (8, -7.4)) + line((17.6, -23.4), (23, -8.4))
    ),
    Shape(Part.RIM, line((4.6, -20.6), (5.4, -17.4)) + trace("M 17.6 -23.4 L 15.2 -24.6 C 14 -25 13 -24.6 12.4 -23.6")),
    Shape(
        Part.DARK,
        trace(
            "M 0.6 -21.4 C 2.6 -22.6 6.6 -22.6 9 -21.6 C 9.8 -21 9.4 -20 8.4 -20 L 2.6 -19.8 "
            "C 0.6 -19.6 -0.6 -20.6 0.6 -21.4 Z"
        ),
    ),
    Shape(Part.LINE, disc(24, -8.4, 8.2) + spokes(24, -8.4, 1, 8, 10)),
    Shape(Part.RIM, disc(24, -8.4, 8.2)),
    Shape(
        Part.BODY,
        trace(
            "M -31 -20 L -29 -11.6 C -28.4 -9.6 -27 -8.6 -25 -8.6 L -8.6 -8.6 L -2 -6 C -0.6 -5.4 0.4 -6.6 -0.6 -7.8 "
            "L -6 -12.4 L -5.4 -17 C -5.2 -18.6 -6 -19.4 -7.4 -19.4 L -22.6 -19.4 L -25 -25 Z"
        ),
    ),
    Shape(
        Part.TRIM,
        trace(
            "M -29.6 -19 C -34.6 -28 -27.6 -35 -17.6 -35 C -9.6 -35 -3.8 -32 -2.2 -27 "
            "C -1.8 -25.6 -2.6 -24.8 -3.8 -25.2 "
            "C -6.6 -26.6 -9.4 -26.2 -11.6 -24.4 C -14.4 -26 -17.6 -24.6 -18.6 -22 "
            "C -21.4 -22.8 -24.4 -21.8 -25.4 -19 Z"
        ),
    ),
    Shape(
        Part.LINE,
        trace(
            "M -25.4 -19 C -28 -24 -26.4 -30.6 -20.6 -34.6 M -18.6 -22 C -20 -26.6 -18.4 -31.6 -14.4 -34.6 "
            "M -11.6 -24.4 C -12 -28 -10.6 -31 -8 -33"
        ),
    ),
    Shape(Part.PALE, disc(-17, -9.6, 9.6)),
    Shape(Part.LINE, spokes(-17, -9.6, 1.6, 9.4, 12)),
    Shape(Part.RIM, disc(-17, -9.6, 9.6)),
    Shape(Part.DARK, disc(-17, -9.6, 1.6) + disc(24, -8.4, 1.2)),
    Shape(Part.PALE, disc(8, -7.4, 2.6)),
    Shape(Part.RIM, line((8, -7.4), (10.6, -3.6)) + line((9, -3.4), (12.4, -3.8))),
)

BOAT = (
    Shape(Part.RIM, line((-32.6, -12), (-32.6, -31))),
    Shape(
        Part.TRIM,
        trace("M -32.2 -31 C -29 -32.6 -26.4 -29.4 -22.6 -31 L -22.6 -24.4 C -26.4 -22.8 -29 -26 -32.2 -24.4 Z"),
    ),
    Shape(Part.PALE, box(-9, -32, 11, 5, 1.6)),
    Shape(Part.BODY, trace("M -22 -14 L -20.6 -26 L 5.6 -26 C 10 -26 14 -20 16.4 -14 Z")),
    Shape(
        Part.GLASS,
        box(-17.6, -23, 7.4, 6.6, 1.6)
        + box(-7.6, -23, 7.4, 6.6, 1.6)
        + trace(
            "M 2.4 -21.6 C 2.4 -22.6 3 -23 4 -23 L 5.2 -23 C 7.6 -23 9.8 -20 11 -16.4 L 3.6 -16.4 "
            "C 2.8 -16.4 2.4 -16.8 2.4 -17.6 Z"
        ),
    ),
    Shape(Part.TRIM, box(-24, -28.2, 34, 3.4, 1.7)),
    Shape(
        Part.BODY,
        trace(
            "M -36.4 -14.6 L -34 -3.4 C -33.6 -1.6 -32.6 -0.6 -30.6 -0.6 L 21 -0.6 C 29.6 -1.6 35.6 -9 37.6 -17.6 "
            "C 30 -15.4 22.6 -14.6 14 -14.6 Z"
        ),
    ),
    Shape(
        Part.TRIM,
        trace("M -35.6 -10.8 L -34.8 -7 L 31.6 -7 C 33.2 -8.8 34.4 -10.6 35.4 -12.6 C 29 -11.2 22 -10.8 14 -10.8 Z"),
    ),
    Shape(Part.PALE, disc(-3.6, -8.8, 4.4)),
    Shape(Part.LINE, disc(-3.6, -8.8, 1.9) + spokes(-3.6, -8.8, 1.9, 4.4, 4, 45)),
)
