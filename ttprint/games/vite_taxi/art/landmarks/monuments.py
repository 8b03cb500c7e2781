"""Arches, columns, towers and statues."""

from __future__ import annotations

from ttprint.draw.shapes import disc, star
from ttprint.games.vite_taxi.art.landmarks.masonry import (
    Figure,
    Tone,
    arch,
    cypress,
    dome,
    gable,
    hip,
    hull,
    lattice,
    of,
    pillars,
    poly,
    rays,
    strokes,
    wall,
    wide,
)

ARC_DE_TRIOMPHE: Figure = (
    of(Tone.SAND, wide(92, 0, 4)),
    of(Tone.STONE, wide(84, 4, 70)),
    of(Tone.SAND, wall(-38, 10, -20, 44), wall(20, 10, 38, 44)),
    of(Tone.LINE, strokes((-29, 14, -29, 34), (29, 14, 29, 34), (-34, 24, -24, 30), (24, 24, 34, 30))),
    of(Tone.DARK, arch(0, 30, 4, 54)),
    of(Tone.SAND, wide(90, 60, 65)),
    of(Tone.STONE, wide(84, 65, 80)),
    of(Tone.LINE, strokes((-42, 72, 42, 72))),
    of(Tone.DARK, *(disc(x, 76, 1.6) for x in (-35, -25, -15, -5, 5, 15, 25, 35))),
    of(Tone.STONE, wide(92, 80, 85)),
    of(Tone.LINE, strokes((-42, 49, -17, 49), (17, 49, 42, 49))),
)

OBELISK: Figure = (
    of(Tone.SAND, wide(44, 0, 5)),
    of(Tone.STONE, wide(30, 5, 16)),
    of(Tone.SAND, wide(22, 16, 21)),
    of(Tone.STONE, hip(-8.5, 8.5, 21, 88, 3)),
    of(Tone.GOLD, gable(-5.5, 5.5, 88, 100)),
    of(
        Tone.LINE,
        strokes(
            (-3, 27, 3, 27),
            (0, 31, 0, 37),
            (-3, 41, 3, 44),
            (-3, 50, 3, 50),
            (0, 54, 0, 60),
            (-3, 64, 3, 67),
            (-2.4, 72, 2.4, 72),
            (0, 76, 0, 82),
        ),
    ),
    of(Tone.GOLD, wide(24, 8, 12)),
)

JULY_COLUMN: Figure = (
    of(Tone.SAND, wide(50, 0, 6)),
    of(Tone.STONE, wide(38, 6, 22)),
    of(Tone.RED, disc(0, 14, 4.6)),
    of(Tone.SAND, wide(24, 22, 28)),
    of(Tone.COPPER, hip(-8, 8, 28, 74, 1.5)),
    of(Tone.GOLD, wide(18, 42, 45), wide(17, 58, 61)),
    of(Tone.COPPER, poly(-6, 74, 6, 74, 11, 81, -11, 81)),
    of(Tone.GOLD, disc(0, 85, 4)),
    of(Tone.GOLD, poly(-2, 88, 2.5, 88, 2, 95, 7, 103, 5, 104, 1, 98, -6, 101, -9, 97, -4, 95)),
    of(Tone.GOLD, star(7.5, 105, 2.6, 1.1, 5, 90)),
)

MARIANNE: Figure = (
    of(Tone.SAND, wide(60, 0, 6)),
    of(Tone.STONE, wide(44, 6, 20)),
    of(Tone.DARK, dome(0, 8, 7, 9)),
    of(Tone.STONE, wide(28, 20, 46)),
    of(Tone.SAND, wide(34, 44, 49)),
    of(Tone.LINE, strokes((-8, 26, -8, 40), (0, 26, 0, 40), (8, 26, 8, 40))),
    of(Tone.COPPER, poly(-9, 49, 9, 49, 7, 66, 10, 74, 4, 80, -4, 80, -8, 74, -6, 62)),
    of(Tone.COPPER, poly(4, 78, 11, 72, 19, 92, 16, 93.5)),
    of(Tone.LEAF, hull(18, 92, 24, 97, 20, 102, 14, 97)),
    of(Tone.COPPER, disc(0, 85, 5)),
    of(Tone.RED, poly(-5.5, 86, 5, 87, 4, 93, -3, 94, -7, 90)),
    of(Tone.LINE, strokes((-3, 50, -1, 70), (3, 50, 3, 70))),
)

THRONE_COLUMNS: Figure = (
    of(Tone.LEAF, hull(-16, 0, 16, 0, 20, 14, 8, 22, -8, 22, -20, 14)),
    of(Tone.STONE, wall(-42, 0, -22, 18), wall(22, 0, 42, 18)),
    of(Tone.SLATE, gable(-44, -20, 18, 25), gable(20, 44, 18, 25)),
    of(Tone.DARK, arch(-32, 7, 0, 13), arch(32, 7, 0, 13)),
    of(Tone.STONE, hip(-37, -27, 25, 78, 1.2), hip(27, 37, 25, 78, 1.2)),
    of(Tone.LINE, strokes((-32, 30, -32, 72), (32, 30, 32, 72))),
    of(Tone.SAND, wall(-39, 78, -25, 83), wall(25, 78, 39, 83)),
    of(Tone.GOLD, poly(-35, 83, -29, 83, -30, 95, -34, 95), poly(29, 83, 35, 83, 34, 95, 30, 95)),
    of(Tone.GOLD, disc(-32, 98, 2.6), disc(32, 98, 2.6)),
    of(Tone.SAND, wide(26, 10, 18)),
    of(Tone.COPPER, hull(-22, 18, -12, 18, -8, 26, -2, 30, 4, 28, 8, 18, 20, 18, 18, 26, 10, 34, -6, 36, -18, 30)),
    of(Tone.COPPER, disc(-2, 38, 6)),
    of(Tone.COPPER, poly(-5, 42, 3, 42, 2, 56, 9, 62, 7, 64, 0, 60, -4, 56)),
    of(Tone.COPPER, disc(-0.5, 62, 3.2)),
)

LION: Figure = (
    of(Tone.SAND, wide(92, 0, 6)),
    of(Tone.STONE, wide(80, 6, 24)),
    of(
        Tone.LINE,
        strokes(
            (-40, 15, 40, 15), (-14, 6, -14, 15), (14, 6, 14, 15), (0, 15, 0, 24), (-27, 15, -27, 24), (27, 15, 27, 24)
        ),
    ),
    of(Tone.COPPER, hull(-42, 25, -40, 40, -26, 48, 0, 46, 22, 42, 38, 28, 44, 25, 20, 24, -20, 24)),
    of(Tone.COPPER, poly(16, 24, 24, 48, 34, 46, 30, 24)),
    of(Tone.COPPER, hull(-42, 30, -50, 40, -46, 52, -40, 54, -42, 48, -44, 42, -39, 36)),
    of(Tone.IRON, hull(8, 40, 6, 58, 16, 74, 30, 76, 40, 66, 38, 50, 26, 38)),
    of(Tone.COPPER, hull(18, 54, 20, 66, 32, 68, 42, 60, 42, 52, 32, 48)),
    of(Tone.DARK, disc(30, 61, 1.8), poly(39, 58, 43, 58, 42, 55)),
    of(Tone.LINE, strokes((33, 53, 41, 53), (-20, 26, -10, 36, 2, 34))),
)

FLAME: Figure = (
    of(Tone.SAND, wide(56, 0, 8)),
    of(Tone.STONE, wide(44, 8, 26)),
    of(Tone.SLATE, wide(30, 26, 33)),
    of(Tone.GOLD, hull(-12, 34, -20, 52, -12, 66, -10, 82, 2, 98, 4, 82, 16, 74, 20, 56, 12, 34)),
    of(Tone.SAND, hull(-4, 36, -9, 50, -2, 62, 0, 72, 8, 60, 9, 48, 5, 36)),
    of(Tone.LINE, strokes((-16, 17, 16, 17))),
)

PORTE_SAINT_DENIS: Figure = (
    of(Tone.SAND, wide(86, 0, 5)),
    of(Tone.STONE, wide(78, 5, 76)),
    of(Tone.DARK, arch(0, 26, 5, 48)),
    of(Tone.SAND, poly(-36, 5, -20, 5, -28, 60), poly(20, 5, 36, 5, 28, 60)),
    of(Tone.DARK, arch(-28, 6, 5, 16), arch(28, 6, 5, 16)),
    of(Tone.SAND, wall(-13, 52, 13, 62)),
    of(Tone.LINE, strokes((-9, 55, 9, 59), (-9, 59, 9, 55))),
    of(Tone.STONE, wide(86, 68, 74)),
    of(Tone.SAND, wide(78, 74, 84)),
    of(Tone.LINE, strokes((-24, 79, 24, 79))),
)

EIFFEL_TOWER: Figure = (
    of(Tone.SAND, wall(-47, 0, -24, 5), wall(24, 0, 47, 5)),
    of(Tone.IRON, poly(-46, 5, -28, 5, -19, 30, -24, 31), poly(46, 5, 28, 5, 19, 30, 24, 31)),
    of(Tone.IRON, poly(-46, 5, -34, 5, -18, 33, -25, 33), poly(46, 5, 34, 5, 18, 33, 25, 33)),
    of(Tone.LINE, strokes((-42, 7, -24, 27), (-32, 7, -25, 27), (42, 7, 24, 27), (32, 7, 25, 27))),
    of(Tone.IRON, poly(-28, 27, 28, 27, 28, 33, -28, 33)),
    of(Tone.BAR, strokes((-29, 6, -25, 14, -18, 20.5, -9, 24.5, 0, 26, 9, 24.5, 18, 20.5, 25, 14, 29, 6))),
    of(Tone.IRON, poly(-21, 33, -10, 33, -6, 53, -12, 53), poly(21, 33, 10, 33, 6, 53, 12, 53)),
    of(Tone.LINE, lattice(-18, 18, 34, 53, 2, 7)),
    of(Tone.IRON, wide(29, 52, 57)),
    of(Tone.IRON, poly(-9.5, 57, 9.5, 57, 3.4, 104, -3.4, 104)),
    of(Tone.LINE, lattice(-7.5, 7.5, 59, 102, 5, 5.2)),
    of(Tone.IRON, wide(11, 103, 108)),
    of(Tone.GOLD, dome(0, 108, 3.6, 6)),
    of(Tone.BAR, strokes((0, 114, 0, 124))),
)

TOUR_SAINT_JACQUES: Figure = (
    of(Tone.LEAF, hull(-34, 0, -24, 0, -18, 8, -26, 18, -36, 10), hull(34, 0, 24, 0, 18, 8, 26, 18, 36, 10)),
    of(Tone.SAND, wide(48, 0, 6)),
    of(Tone.STONE, wide(34, 6, 86)),
    of(Tone.DARK, arch(0, 14, 6, 28)),
    of(Tone.SAND, wide(38, 34, 38), wide(38, 58, 62)),
    of(Tone.DARK, arch(-7, 7, 40, 56), arch(7, 7, 40, 56), arch(-7, 7, 64, 84), arch(7, 7, 64, 84)),
    of(Tone.STONE, wall(-21, 0, -15, 92), wall(15, 0, 21, 92)),
    of(Tone.SAND, wide(44, 86, 92)),
    of(Tone.SLATE, gable(-22, -14, 92, 104), gable(14, 22, 92, 104)),
    of(Tone.GOLD, poly(-3, 92, 3, 92, 3, 102, -3, 102), disc(0, 105, 3)),
)

GOLDEN_ATHENA: Figure = (
    *cypress(-32, 44, 8),
    *cypress(32, 44, 8),
    of(Tone.GLASS, hull(-40, 0, 40, 0, 42, 5, -42, 5)),
    of(Tone.SAND, wide(46, 2, 10)),
    of(Tone.STONE, wide(26, 10, 40)),
    of(Tone.LINE, strokes((-9, 16, 9, 16), (-9, 34, 9, 34))),
    of(Tone.SAND, wide(32, 40, 44)),
    of(Tone.GOLD, poly(-9, 44, 10, 44, 7, 66, 9, 78, 4, 84, -4, 84, -8, 76, -6, 64)),
    of(Tone.BAR, strokes((14, 44, 14, 100))),
    of(Tone.GOLD, poly(5, 80, 14, 74, 15, 77, 6, 84), poly(12, 100, 16, 100, 14, 108)),
    of(Tone.GOLD, disc(0, 89, 5)),
    of(Tone.GOLD, poly(-6, 89, 6, 89, 6, 94, -2, 99, -8, 94)),
    of(Tone.LINE, strokes((-2, 46, -1, 64), (4, 46, 3, 64))),
    of(Tone.COPPER, disc(-11, 66, 6.5)),
)

MORRIS_COLUMN: Figure = (
    of(Tone.COPPER, wide(40, 0, 10)),
    of(Tone.STONE, wide(34, 10, 66)),
    of(Tone.RED, wall(-14, 36, 14, 62)),
    of(Tone.PALE, disc(0, 50, 7)),
    of(Tone.GOLD, wall(-14, 15, -2, 33)),
    of(Tone.SLATE, wall(1, 15, 14, 33)),
    of(
        Tone.LINE, rays(0, 50, 2, 7, 8), strokes((-11, 20, -5, 20), (-11, 24, -5, 24), (4, 20, 11, 20), (4, 24, 11, 24))
    ),
    of(Tone.COPPER, wide(46, 66, 73)),
    of(Tone.COPPER, dome(0, 73, 18, 18)),
    of(Tone.LINE, strokes((-9, 74, -4, 90), (9, 74, 4, 90), (0, 74, 0, 91))),
    of(Tone.GOLD, *(disc(x, 75, 2.4) for x in (-19, 19))),
    of(Tone.COPPER, poly(-3, 90, 3, 90, 0, 102)),
    of(Tone.DARK, pillars(-20, 20, 5, 2, 7, 0.3)),
)
