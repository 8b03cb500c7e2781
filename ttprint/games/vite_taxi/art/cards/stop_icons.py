"""The icons of the STOP cards, each about the middle of a field of 40 × 40 units, y down."""

from __future__ import annotations

from collections.abc import Mapping

from ttprint.draw.painting import Part, Shape, drawn, placed
from ttprint.draw.shapes import box, disc, joined, line, moved, rounded, spokes, trace
from ttprint.geometry import Affine

GROUND = 17.0


def _cone(x: float, size: float) -> tuple[Shape, ...]:
    shapes = (
        drawn(Part.BODY, "M -6 0 L -1.6 -19 L 1.6 -19 L 6 0 Z"),
        drawn(Part.PALE, "M -3.4 -11.2 L 3.4 -11.2 L 4.5 -6.6 L -4.5 -6.6 Z"),
        Shape(Part.DARK, box(-8, -1, 16, 3, 0.8)),
    )
    return placed(shapes, Affine.move(x, GROUND - 2 * size) @ Affine.scale(size))


def _rear(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A car from behind, with its wheels on y."""
    shapes = (
        Shape(Part.DARK, box(-7.5, -4, 4, 4, 1) + box(3.5, -4, 4, 4, 1)),
        Shape(
            Part.BODY,
            rounded((-8.5, -2, 1), (-8.5, -8, 1.5), (-6, -13.5, 2), (6, -13.5, 2), (8.5, -8, 1.5), (8.5, -2, 1)),
        ),
        Shape(Part.GLASS, rounded((-5.6, -8.4, 0.6), (-4.6, -12, 1), (4.6, -12, 1), (5.6, -8.4, 0.6))),
        Shape(Part.TRIM, box(-7.6, -6.8, 3, 2, 0.5) + box(4.6, -6.8, 3, 2, 0.5)),
        Shape(Part.LINE, line((-2.4, -4), (2.4, -4))),
    )  # fmt: skip
    return placed(shapes, Affine.move(x, y) @ Affine.scale(size))


def _cab(x: float) -> tuple[Shape, ...]:
    shapes = (
        Shape(Part.TRIM, box(-2.6, -15.6, 5.2, 3, 0.7)),
        drawn(Part.BODY, "M -12 -3 L -12 -7.4 L -8 -8.6 L -5.4 -12.8 L 5 -12.8 L 8 -8.6 L 12 -7.4 L 12 -3 Z"),
        drawn(
            Part.GLASS,
            "M -5.6 -8.6 L -4 -11.4 L -0.6 -11.4 L -0.6 -8.6 Z M 0.8 -8.6 L 0.8 -11.4 L 4 -11.4 L 6 -8.6 Z",
        ),
        Shape(Part.DARK, disc(-6.6, -2.6, 2.6) + disc(6.8, -2.6, 2.6)),
    )  # fmt: skip
    return placed(shapes, Affine.move(x, GROUND))


def _placard(x: float, y: float, turn: float) -> tuple[Shape, ...]:
    at = Affine.move(x, y) @ Affine.rotate(turn)
    board = (
        Shape(Part.RIM, line((0, 5), (0, 15))),
        Shape(Part.PALE, box(-7, -6, 14, 12, 1)),
        Shape(Part.DECAL, box(-0.9, -4, 1.8, 5) + disc(0, 3, 1.1)),
    )
    return placed(board, at)


_SLIP = Affine.move(1, -1) @ Affine.rotate(9)


STOP_ICONS: Mapping[str, tuple[Shape, ...]] = {
    "roadworks": (
        Shape(Part.RIM, line((-10, -6), (-10, GROUND)) + line((10, -6), (10, GROUND))),
        Shape(Part.PALE, box(-18, -12, 36, 9, 1)),
        Shape(
            Part.BODY, joined(trace(f"M {x} -12 L {x + 5} -12 L {x + 0.6} -3 L {x - 4.4} -3 Z") for x in (-12, -2, 8))
        ),
        Shape(Part.TRIM, disc(-14, -15.4, 2.6) + disc(14, -15.4, 2.6)),
        *_cone(-11, 0.8),
        *_cone(9, 0.95),
    ),
    "jam": (
        *_rear(-8, -6, 0.62),
        *_rear(5, -6, 0.62),
        *_rear(-10.5, 5, 0.86),
        *_rear(7.5, 5, 0.86),
        *_rear(-1.5, 18, 1.12),
    ),
    "ten-taxis": (
        Shape(Part.RIM, line((0, -8), (0, GROUND))),
        Shape(Part.DARK, box(-14, -19, 28, 13, 2)),
        *_cab(-13.5),
        *_cab(-1.2),
        *_cab(11),
        Shape(Part.LINE, line((-26, GROUND + 0.4), (24, GROUND + 0.4))),
    ),
    "demonstration": (
        *_placard(-12, -7, -12),
        *_placard(12, -8, 9),
        *_placard(0, -11, 0),
        Shape(Part.BODY, joined(trace(f"M {x - 5} 18 C {x - 5} 10 {x + 5} 10 {x + 5} 18 Z") for x in (-13, 0, 13))),
        Shape(Part.TRIM, disc(-13, 8.4, 3.4) + disc(0, 8.4, 3.4) + disc(13, 8.4, 3.4)),
    ),
    "burglars": (
        drawn(Part.BODY, "M 3 4 C 10 -6 20 2 19 11 C 18 18 6 19 2 13 Z"),
        Shape(Part.DECAL, box(9, 5, 2, 8.6) + box(9, 5, 5.6, 1.9) + box(9, 8.6, 4.4, 1.8)),
        drawn(Part.PALE, "M -20 18 C -20 7 0 7 1 18 Z"),
        drawn(Part.RIM, "M -18.4 14 L -1 14 M -16 10.6 L -3.4 10.6"),
        Shape(Part.TRIM, disc(-9.5, -2.6, 9)),
        drawn(Part.DARK, "M -19 -5.6 C -18 -17 -1 -17 0 -5.6 Z"),
        Shape(Part.DARK, box(-18.6, -4.4, 18.2, 5.4, 2)),
        Shape(Part.PALE, disc(-13, -1.7, 1.7) + disc(-6, -1.7, 1.7)),
        drawn(Part.LINE, "M -12 3.4 C -10.4 2.2 -8.4 2.2 -7 3.4"),
    ),
    "fine": (
        Shape(Part.PALE, moved(box(-11, -16, 22, 31, 1), _SLIP)),
        Shape(Part.BODY, moved(box(-11, -16, 22, 7, 1), _SLIP)),
        Shape(Part.LINE, moved(joined(line((-8, y), (8 if y < 3 else 2, y)) for y in (-5, -1.4, 2.2, 5.8)), _SLIP)),
        Shape(Part.TRIM, moved(disc(5.4, 9.4, 3.2), _SLIP)),
        Shape(Part.RIM, line((-20, 17), (14, 9)) + line((-13, 15.4), (17, -3))),
    ),
    "no-fares": (
        Shape(Part.RIM, line((-13, 17), (-13, -11))),
        drawn(Part.TRIM, "M -17 -10 L -16 -17 L -10 -17 L -9 -10 Z"),
        Shape(Part.DARK, box(-17, -18.8, 8, 2, 0.6)),
        Shape(Part.LINE, spokes(-13, -12, 8, 11, 7, 0)),
        Shape(Part.BODY, box(-5, 1, 24, 2.6, 0.6) + box(-5, 5, 24, 2.6, 0.6) + box(-7, 10, 28, 2.6, 0.6)),
        Shape(Part.RIM, line((-3, 12), (-3, 17)) + line((17, 12), (17, 17))),
        Shape(Part.LINE, line((-20, 17.2), (22, 17.2))),
        drawn(Part.GLASS, "M 5 1 C 3 -3 6 -6 9 -5 C 10 -8 13.4 -8 14 -5.6 L 16.4 -5 L 14 -4 C 14 0 10 1.4 5 1 Z"),
    ),
    "tour-de-france": (
        Shape(Part.PALE, disc(-10.5, 9, 7.6) + disc(10.5, 9, 7.6)),
        Shape(Part.LINE, spokes(-10.5, 9, 0, 7.6, 8) + spokes(10.5, 9, 0, 7.6, 8)),
        drawn(
            Part.RIM, "M -10.5 9 L -5.6 0.4 L 6.6 0.4 L 0.4 9 L -10.5 9 M -6.2 -2 L 0.4 9 M 10.5 9 L 6 -2.4 L 10.4 -2.4"
        ),
        drawn(Part.DARK, "M -6.4 -3.4 L -3 -5.4 L 4 1.6 L 1.2 9.4 L -0.8 8.8 L 0.6 2.8 Z"),
        drawn(Part.TRIM, "M -7 -4 C -7 -11 0 -14 6 -12.4 L 11 -4.4 L 8.6 -3 L 4 -8 L -2 -2.4 Z"),
        Shape(Part.PALE, disc(8.6, -14, 3.4)),
        drawn(Part.BODY, "M 4.8 -14.4 C 4.8 -19.4 12 -19.6 12.6 -15 L 14.6 -14.2 Z"),
    ),
}
