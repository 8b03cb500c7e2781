"""The marks of the rim places, in mm about their middle: a tree for the green ones, a lamp for the grey ones."""

from __future__ import annotations

from ttprint.draw.painting import Part, Shape
from ttprint.draw.shapes import box, disc, line, rounded, trace

TREE = (
    Shape(Part.TRIM, box(-0.7, 1, 1.4, 3.4, 0.3)),
    Shape(
        Part.BODY,
        trace(
            "M -1.4 2 C -3.4 2.4 -4 0.2 -2.9 -0.7 C -3.9 -2.2 -2.4 -3.6 -1.4 -3.2 C -1 -4.8 1 -4.8 1.4 -3.2 "
            "C 2.4 -3.6 3.9 -2.2 2.9 -0.7 C 4 0.2 3.4 2.4 1.4 2 C 0.6 2.6 -0.6 2.6 -1.4 2 Z"
        ),
    ),
    Shape(Part.LINE, trace("M 0 2.4 L 0 -0.4 M 0 0.9 L 1.1 -0.3")),
)

LAMP = (
    Shape(Part.DARK, rounded((-1.7, 4.4, 0.3), (-1.1, 3.4, 0.3), (1.1, 3.4, 0.3), (1.7, 4.4, 0.3))),
    Shape(Part.RIM, line((0, 3.6), (0, -0.6)) + line((-1, 0.6), (1, 0.6))),
    Shape(Part.PALE, trace("M -1.9 -3 L 1.9 -3 L 1.2 -0.5 L -1.2 -0.5 Z")),
    Shape(Part.DARK, trace("M -2.4 -3 C -1.6 -3.4 -1 -4 -0.8 -4.3 L 0.8 -4.3 C 1 -4 1.6 -3.4 2.4 -3 Z")),
    Shape(Part.DARK, disc(0, -4.5, 0.35)),
)
