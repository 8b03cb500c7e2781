"""The taxi of all liveries, from the side, facing right: 40 units long, x = 0 its middle, y = 0 the ground, y down."""

from __future__ import annotations

from ttprint.draw.painting import Part, Shape
from ttprint.draw.shapes import box, disc, line, rounded, trace

LONG, HIGH = 40.0, 19.4
LAMP = box(-4.6, -19.4, 9.2, 3.6, 1.0)
COACHWORK = trace(
    "M -19.6 -4 L -19.6 -8 C -19.6 -9.6 -18.6 -10.2 -17 -10.4 L -12.2 -10.8 C -10.4 -14 -8.6 -16.2 -5.6 -16.2 "
    "L 4.2 -16.2 C 7 -16.2 9 -13.6 10.8 -10.6 L 16.6 -9.6 C 18.8 -9.2 19.6 -8.2 19.6 -6.2 L 19.6 -4 "
    "C 19.6 -3.2 19.2 -2.8 18.4 -2.8 L -18.4 -2.8 C -19.2 -2.8 -19.6 -3.2 -19.6 -4 Z"
)
WINDOWS = trace(
    "M -10 -10.8 C -8.8 -13 -7.6 -14.6 -5.4 -14.6 L -1.2 -14.6 L -1.2 -10.8 Z "
    "M 0.6 -10.8 L 0.6 -14.6 L 4 -14.6 C 5.8 -14.6 7.2 -13 8.6 -10.8 Z"
)
WHEELS = disc(-11.4, -3.6, 3.6) + disc(11.4, -3.6, 3.6)

UNDER = (Shape(Part.BODY, COACHWORK),)
OVER = (
    Shape(Part.GLASS, WINDOWS),
    Shape(Part.LINE, line((-0.3, -15.8), (-0.3, -3)) + line((-10.8, -10.6), (-10.4, -5))),
    Shape(Part.LINE, line((9.4, -10.6), (9.2, -7))),
    Shape(Part.RIM, line((-2.6, -8.6), (-1.6, -8.6)) + line((7.2, -8.6), (8.2, -8.6))),
    Shape(Part.TRIM, rounded((17.6, -8.8, 0.6), (19.6, -8.2, 0.6), (19.7, -5.8, 0.6), (17.8, -5.8, 0.6))),
    Shape(Part.PALE, box(-19.9, -8.4, 1.6, 2.6, 0.5)),
    Shape(Part.PALE, box(-20.6, -4, 3.4, 1.6, 0.7) + box(17.2, -4, 3.4, 1.6, 0.7)),
    Shape(Part.DARK, WHEELS),
    Shape(Part.PALE, disc(-11.4, -3.6, 1.5) + disc(11.4, -3.6, 1.5)),
    Shape(Part.PALE, LAMP),
)
CAR = (*UNDER, *OVER)
