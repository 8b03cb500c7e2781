"""The railway stations."""

from __future__ import annotations

from ttprint.draw.shapes import disc
from ttprint.games.vite_taxi.art.landmarks.masonry import (
    Figure,
    Tone,
    arcade,
    arch,
    clock,
    dome,
    gable,
    hip,
    of,
    pillars,
    poly,
    rays,
    storeys,
    strokes,
    wall,
    wide,
)

GARE_DU_NORD: Figure = (
    of(Tone.STONE, wide(100, 0, 30)),
    of(Tone.SLATE, gable(-52, -18, 30, 42), gable(18, 52, 30, 42)),
    of(Tone.GLASS, arch(-35, 18, 6, 27), arch(35, 18, 6, 27)),
    of(Tone.LINE, strokes((-35, 6, -35, 27), (35, 6, 35, 27), (-44, 14, -26, 14), (26, 14, 44, 14))),
    of(Tone.STONE, poly(-24, 0, 24, 0, 24, 46, 0, 62, -24, 46)),
    of(Tone.GLASS, arch(0, 32, 6, 44)),
    of(Tone.LINE, strokes((-8, 6, -8, 40), (0, 6, 0, 44), (8, 6, 8, 40), (-16, 18, 16, 18))),
    of(Tone.SAND, wall(-28, 0, -22, 50), wall(22, 0, 28, 50), wall(-50, 0, -46, 34), wall(46, 0, 50, 34)),
    *clock(0, 51, 5),
    of(
        Tone.STONE,
        *(poly(x - 2.5, y, x + 2.5, y, x + 1.5, y + 10, x - 1.5, y + 10) for x, y in ((-25, 50), (25, 50), (0, 61))),
    ),
    of(Tone.STONE, *(disc(x, y, 2.2) for x, y in ((-25, 62), (25, 62), (0, 73)))),
    of(Tone.SAND, wide(104, 0, 3)),
)

GARE_DE_L_EST: Figure = (
    of(Tone.STONE, wall(-52, 0, -24, 38), wall(24, 0, 52, 38)),
    of(Tone.SLATE, hip(-53, -23, 38, 47, 4), hip(23, 53, 38, 47, 4)),
    of(Tone.DARK, storeys(-50, -26, 3, 16, 36, 1, 0.4), storeys(26, 50, 3, 16, 36, 1, 0.4)),
    of(Tone.STONE, poly(-26, 0, 26, 0, 26, 48, 0, 64, -26, 48)),
    of(Tone.GLASS, (dome(0, 22, 20, 22))),
    of(Tone.LINE, rays(0, 22, 6, 20, 8, 22.5), strokes((-20, 22, 20, 22))),
    of(Tone.GLASS, dome(0, 22, 6, 6)),
    *clock(0, 52, 5.4),
    of(Tone.DARK, arcade(-52, 52, 13, 0, 13, 0.55)),
    of(Tone.SAND, wide(106, 15, 18)),
    of(Tone.SAND, poly(-4, 62, 4, 62, 3, 72, -3, 72)),
    of(Tone.SAND, disc(0, 75, 3)),
)

GARE_DE_LYON: Figure = (
    of(Tone.STONE, wall(-50, 0, 22, 32)),
    of(Tone.SLATE, hip(-51, 22, 32, 42, 5)),
    of(Tone.GLASS, arch(-40, 13, 4, 28), arch(-23, 13, 4, 28), arch(-6, 13, 4, 28), arch(11, 13, 4, 28)),
    of(Tone.LINE, strokes((-40, 4, -40, 28), (-23, 4, -23, 28), (-6, 4, -6, 28), (11, 4, 11, 28))),
    of(Tone.SAND, wall(-52, 30, 22, 34)),
    of(Tone.STONE, wall(22, 0, 44, 88)),
    of(Tone.DARK, pillars(24, 42, 2, 8, 24, 0.34), pillars(24, 42, 2, 32, 52, 0.34)),
    of(Tone.SAND, wall(20, 56, 46, 60), wall(20, 85, 46, 90)),
    *clock(33, 72, 10),
    of(Tone.SLATE, dome(33, 90, 12, 14)),
    of(Tone.STONE, wall(30, 103, 36, 109)),
    of(Tone.SLATE, poly(29, 109, 37, 109, 33, 120)),
    of(Tone.SAND, wall(-54, 0, 48, 3)),
)

GARE_D_AUSTERLITZ: Figure = (
    of(Tone.GLASS, gable(-32, 32, 34, 62)),
    of(Tone.LINE, strokes((-16, 34, -16, 48), (0, 34, 0, 62), (16, 34, 16, 48), (-22, 43, 22, 43))),
    of(Tone.STONE, wide(72, 0, 34)),
    of(Tone.STONE, wall(-50, 0, -32, 42), wall(32, 0, 50, 42)),
    of(Tone.SLATE, hip(-52, -30, 42, 56, 5), hip(30, 52, 42, 56, 5)),
    of(Tone.DARK, storeys(-48, -34, 2, 4, 38, 2, 0.4), storeys(34, 48, 2, 4, 38, 2, 0.4)),
    of(Tone.SAND, wide(66, 31, 35)),
    of(Tone.DARK, arcade(-30, 30, 7, 0, 15, 0.6)),
    of(Tone.GLASS, pillars(-30, -9, 3, 19, 29, 0.5), pillars(9, 30, 3, 19, 29, 0.5)),
    *clock(0, 26, 6.6),
)

MONTPARNASSE: Figure = (
    of(Tone.IRON, wall(-16, 0, 16, 104)),
    of(Tone.LINE, strokes(*((x, 14, x, 102) for x in (-10, -4, 2, 8)), (-16, 60, 16, 60))),
    of(Tone.DARK, wall(-16, 56, 16, 60), wall(-13, 104, 13, 108)),
    of(Tone.GLASS, wall(-50, 0, 50, 24)),
    of(Tone.LINE, strokes((-50, 8, 50, 8), (-50, 16, 50, 16), *((x, 0, x, 24) for x in (-38, -26, 26, 38)))),
    of(Tone.STONE, wall(-52, 24, 52, 29)),
    of(Tone.STONE, wall(-13, 0, 13, 26)),
    *clock(0, 17, 7),
    of(Tone.DARK, wall(-9, 0, -1, 7), wall(1, 0, 9, 7)),
)

GARE_SAINT_LAZARE: Figure = (
    of(Tone.STONE, wide(104, 0, 36)),
    of(Tone.SLATE, hip(-52, 52, 36, 46, 4)),
    of(Tone.STONE, wall(-52, 0, -32, 42), wall(32, 0, 52, 42), wide(26, 0, 46)),
    of(Tone.SLATE, hip(-54, -30, 42, 60, 6), hip(30, 54, 42, 60, 6), hip(-15, 15, 46, 66, 5)),
    *clock(0, 53, 6),
    of(Tone.DARK, arcade(-50, 50, 13, 0, 12, 0.55)),
    of(Tone.DARK, storeys(-50, 50, 13, 15, 33, 1, 0.4)),
    of(Tone.SAND, wide(106, 12.5, 15)),
    of(Tone.SAND, wide(104, 34, 37)),
    of(Tone.DARK, disc(-42, 50, 2.4), disc(42, 50, 2.4)),
    of(Tone.LINE, strokes((-10, 66, -10, 72), (10, 66, 10, 72))),
)

ORSAY: Figure = (
    of(Tone.SLATE, hip(-46, 46, 38, 54, 9)),
    of(Tone.GLASS, hip(-40, 40, 42, 51, 5)),
    of(Tone.STONE, wide(104, 4, 38)),
    of(Tone.GLASS, arcade(-32, 32, 5, 7, 34, 0.7)),
    of(Tone.LINE, strokes(*((x, 7, x, 34) for x in (-25.6, -12.8, 0, 12.8, 25.6)))),
    of(Tone.STONE, wall(-54, 4, -34, 50), wall(34, 4, 54, 50)),
    of(Tone.SLATE, dome(-44, 50, 10, 9), dome(44, 50, 10, 9)),
    *clock(-44, 38, 8),
    *clock(44, 38, 8),
    of(Tone.DARK, arch(-44, 9, 4, 24), arch(44, 9, 4, 24)),
    of(Tone.SAND, wide(66, 36, 40)),
    of(Tone.SAND, wide(108, 0, 4)),
    of(Tone.STONE, *(poly(x - 3, 40, x + 3, 40, x + 1.5, 47, x - 1.5, 47) for x in (-19, 0, 19))),
)
