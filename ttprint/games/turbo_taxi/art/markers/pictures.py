"""The pictures on the markers: a taxi and a house from the front for the standees, a house for the discs.

Panels are in mm, x = 0 in the middle and y = 0 on the fold; the disc's house is in units, y = 0 on the ground.
"""

from __future__ import annotations

from ttprint.draw.painting import Part, Shape, drawn
from ttprint.draw.shapes import box, disc, joined, line, rounded, trace

TAXI_PANEL = (
    Shape(Part.PALE, box(-4.3, 0.9, 8.6, 3.6, 1)),
    Shape(Part.GLASS, rounded((-5.4, 6.6, 1.2), (5.4, 6.6, 1.2), (6.9, 12.8, 1), (-6.9, 12.8, 1))),
    drawn(Part.LINE, "M -5.6 12.4 C -3.4 11.4 -1.6 11 0.4 9.4 M 0.4 12.4 C 2 11.6 3.4 10.6 4.6 9"),
    drawn(Part.LINE, "M -7.9 15 C -4 13.8 4 13.8 7.9 15"),
    Shape(Part.DARK, box(-8, 21.6, 4.2, 6, 1.2) + box(3.8, 21.6, 4.2, 6, 1.2)),
    Shape(Part.PALE, disc(-5.9, 17.3, 1.9) + disc(5.9, 17.3, 1.9)),
    Shape(Part.DARK, box(-3.2, 15.8, 6.4, 3.2, 1.2)),
    Shape(Part.PALE, box(-8.1, 20.2, 16.2, 2.6, 1.2)),
    Shape(Part.PALE, box(-2.7, 20.6, 5.4, 2.8, 0.5)),
    Shape(Part.DECAL, joined(box(x, 21.5, 0.8, 0.9) for x in (-1.9, -0.4, 1.1))),
)

HOUSE_PANEL = (
    # the roof runs over the fold and beyond the cut
    Shape(
        Part.TRIM,
        trace("M -12 0 L 12 0 L 12 9.8 L 10.5 9.8")
        + joined(trace(f"C {x - 0.1} 12.2 {x - 2.9} 12.2 {x - 3} 9.8") for x in (10.5, 7.5, 4.5, 1.5, -1.5, -4.5, -7.5))
        + trace("L -12 9.8 Z"),
    ),
    Shape(Part.PALE, disc(0, 6, 2.1)),
    Shape(Part.LINE, line((0, 4), (0, 8)) + line((-2, 6), (2, 6))),
    Shape(Part.GLASS, box(-7.3, 13.8, 4, 4.4, 0.5) + box(3.3, 13.8, 4, 4.4, 0.5)),
    Shape(Part.LINE, line((-5.3, 13.8), (-5.3, 18.2)) + line((5.3, 13.8), (5.3, 18.2))),
    drawn(Part.DARK, "M -2.1 26 L -2.1 21 C -2.1 18.4 2.1 18.4 2.1 21 L 2.1 26 Z"),
    Shape(Part.PALE, disc(1.1, 22.9, 0.45) + box(-7.7, 19.2, 4.8, 1.8, 0.6) + box(2.9, 19.2, 4.8, 1.8, 0.6)),
)

HOUSE = (
    Shape(Part.TRIM, box(10, -46, 7, 14, 1)),
    Shape(Part.BODY, box(-22, -27, 44, 27, 1)),
    Shape(Part.TRIM, rounded((-29, -25, 2), (0, -48, 3), (29, -25, 2))),
    Shape(Part.GLASS, box(-17, -20, 12, 11, 1) + disc(0, -34, 4)),
    Shape(Part.LINE, line((-11, -20), (-11, -9)) + line((-17, -14.5), (-5, -14.5))),
    drawn(Part.DARK, "M 3 0 L 3 -13 C 3 -20 15 -20 15 -13 L 15 0 Z"),
    Shape(Part.PALE, disc(12, -7.6, 1.2)),
)
