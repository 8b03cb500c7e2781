"""The icons of the BONUS cards, each about the middle of a field of 40 × 40 units, y down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ttprint.draw.painting import Part, Shape, drawn, placed
from ttprint.draw.shapes import Outline, box, disc, joined, line, moved, rounded, spokes, trace
from ttprint.geometry import Affine

GROUND = 17.0  # where wheels and posts stand


def _light(x: float, size: float) -> Iterator[Shape]:
    """A traffic light with its lowest lamp on."""
    at = Affine.move(x, GROUND) @ Affine.scale(size)
    shapes = (
        Shape(Part.RIM, line((0, 0), (0, -6))),
        Shape(Part.DARK, box(-4, -26, 8, 20, 2)),
        Shape(Part.PALE, disc(0, -22, 2.2) + disc(0, -16.4, 2.2)),
        Shape(Part.BODY, disc(0, -10.6, 2.5)),
        Shape(Part.LINE, spokes(0, -10.6, 5.4, 7.6, 8, 22.5)),
    )
    yield from placed(shapes, at)


def _die(pips: tuple[tuple[float, float], ...], at: Affine) -> tuple[Shape, ...]:
    spots = joined(disc(5 * x, 5 * y, 1.9) for x, y in pips)
    return placed((Shape(Part.PALE, box(-9, -9, 18, 18, 3)), Shape(Part.DECAL, spots)), at)


_POLE = Affine.move(-11, 2) @ Affine.rotate(-52)
_STRIPES = joined(trace(f"M {x} -2.4 L {x + 4} -2.4 L {x + 2} 2.4 L {x - 2} 2.4 Z") for x in (7, 15, 23))


def _coin(x: float, y: float) -> Shape:
    return Shape(
        Part.TRIM,
        trace(
            f"M {x - 8} {y} C {x - 8} {y - 3.4} {x + 8} {y - 3.4} {x + 8} {y} L {x + 8} {y + 3} "
            f"C {x + 8} {y + 6.4} {x - 8} {y + 6.4} {x - 8} {y + 3} Z"
        ),
    )


def _drop(x: float, y: float) -> Outline:
    return trace(
        f"M {x} {y} C {x - 2.6} {y + 3.6} {x - 1.6} {y + 6} {x} {y + 6} "
        f"C {x + 1.6} {y + 6} {x + 2.6} {y + 3.6} {x} {y} Z"
    )


BONUS_ICONS: Mapping[str, tuple[Shape, ...]] = {
    "green-lights": (*_light(-13.5, 0.84), *_light(13.5, 0.84), *_light(0, 1.3)),
    "bus-lane": (
        Shape(Part.BODY, rounded((-18, -12, 3), (17, -12, 4), (18, 10, 2), (-18, 10, 2))),
        Shape(Part.GLASS, joined(box(x, -8, 6, 7, 1) for x in (-15, -7.5, 0)) + box(8, -8, 8, 15, 1)),
        Shape(Part.LINE, line((12, -8), (12, 7))),
        Shape(Part.TRIM, box(-18, 2.5, 24, 2.6) + box(15.6, 4.6, 2.4, 2.4, 0.6)),
        Shape(Part.DARK, disc(-10, 11, 4.2) + disc(9, 11, 4.2)),
        Shape(Part.PALE, disc(-10, 11, 1.6) + disc(9, 11, 1.6)),
        Shape(Part.RIM, line((-20, 16.6), (20, 16.6))),
    ),
    "escort": (
        Shape(Part.LINE, spokes(0, -3, 15, 19.6, 9, 180 + 12)),
        drawn(Part.GLASS, "M -9 9 L -9 -2 C -9 -15 9 -15 9 -2 L 9 9 Z"),
        drawn(Part.PALE, "M -5.4 5 L -5.4 -2 C -5.4 -6 -3 -8 -1.4 -8.6 L -1.4 5 Z"),
        Shape(Part.BODY, box(-12, 8, 24, 5, 1.4)),
        Shape(Part.DARK, box(-15, 13, 30, 4, 1.4)),
    ),
    "shortcut": (
        *_die(((-1, -1), (0, 0), (1, 1)), Affine.move(-9.6, -7.4) @ Affine.rotate(-14) @ Affine.scale(0.82)),
        *_die(((-1, -1), (1, 1)), Affine.move(10.4, -9) @ Affine.rotate(20) @ Affine.scale(0.82)),
        *_die(((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)), Affine.move(1, 8.4) @ Affine.rotate(8)),
    ),
    "clear-road": (
        Shape(Part.PALE, moved(box(0, -2.4, 33, 4.8, 1), _POLE)),
        Shape(Part.BODY, moved(_STRIPES, _POLE)),
        Shape(Part.DARK, box(-15, -4, 8, 21, 1.4)),
        Shape(Part.TRIM, disc(-11, 1.6, 2.4)),
        Shape(Part.RIM, line((-18, 17), (18, 17))),
        drawn(Part.BODY, "M 10 13 L 10 4 L 6 4 L 12.5 -5 L 19 4 L 15 4 L 15 13 Z"),
    ),
    "voie": (
        Shape(Part.GLASS, box(-19, 11, 38, 7, 1)),
        Shape(Part.LINE, joined(trace(f"M {x} 14.6 C {x + 2} 13 {x + 3} 13 {x + 5} 14.6") for x in (-17, -9, -1, 7))),
        Shape(Part.DARK, box(-19, 5, 38, 6)),
        Shape(Part.PALE, joined(box(x, 7.5, 4.4, 1.1) for x in (-16, -8, 0, 8))),
        drawn(
            Part.TRIM,
            "M -19 5 L -19 -14 L 19 -14 L 19 5 L 16 5 C 16 -11 2.4 -11 2.4 5 L -2.4 5 C -2.4 -11 -16 -11 -16 5 Z",
        ),
        Shape(Part.LINE, line((-19, -10), (19, -10))),
        Shape(Part.PALE, box(-20, -17, 40, 3.6, 0.8)),
        drawn(Part.BODY, "M 4.6 4.6 L 4.6 1.6 L 6.8 1 L 8.2 -1.8 L 12 -1.8 L 13.4 1 L 14.8 1.6 L 14.8 4.6 Z"),
    ),
    "tip": (
        *(_coin(-9 + shift, y) for shift, y in ((0, 11), (0.8, 7), (-0.5, 3), (0.4, -1))),
        Shape(Part.TRIM, disc(8, -3, 11)),
        Shape(Part.LINE, disc(8, -3, 8.6)),
        Shape(Part.DECAL, box(5, -8.4, 2.4, 11.4) + box(5, -8.4, 7.4, 2.3) + box(5, -3.9, 6, 2.2)),
    ),
    "rain": (
        Shape(Part.GLASS, joined(_drop(x, y) for x, y in ((-14, 5), (-7, 10), (12, 4), (15, 11), (7, 11)))),
        drawn(
            Part.BODY,
            "M -18 0 C -17 -18 17 -18 18 0 C 15 -3.4 9 -3.4 6 0 C 4 -3.4 -4 -3.4 -6 0 C -9 -3.4 -15 -3.4 -18 0 Z",
        ),
        drawn(Part.LINE, "M -6 0 C -5 -7 -3 -11 0 -13.4 C 3 -11 5 -7 6 0"),
        drawn(Part.RIM, "M 0 -16.4 L 0 -13.4 M 0 -2 L 0 12 C 0 17.4 -6.4 17.4 -6.4 13"),
    ),
}
