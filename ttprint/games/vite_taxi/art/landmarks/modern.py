"""Modern buildings and sports grounds."""

from __future__ import annotations

from ttprint.draw.shapes import disc
from ttprint.games.vite_taxi.art.landmarks.masonry import (
    Figure,
    Tone,
    arcade,
    dome,
    flag,
    hip,
    hull,
    lattice,
    of,
    pillars,
    poly,
    rays,
    storeys,
    strokes,
    tree,
    wall,
    water,
    wide,
)

CENTRE_POMPIDOU: Figure = (
    of(Tone.SLATE, wall(-44, 62, -38, 72), wall(-30, 62, -24, 76), wall(26, 62, 32, 74)),
    of(Tone.PALE, wide(100, 4, 62)),
    of(Tone.GLASS, wide(94, 8, 58)),
    of(Tone.LINE, strokes(*((-50, y, 50, y) for y in (23, 43))), lattice(-50, -25, 4, 62, 3, 0)),
    of(Tone.LINE, lattice(-25, 0, 4, 62, 3, 0), lattice(0, 25, 4, 62, 3, 0), lattice(25, 50, 4, 62, 3, 0)),
    of(Tone.RED, poly(-50, 6, -44, 6, 44, 57, 50, 57, 50, 65, 42, 65, -46, 14, -50, 14)),
    of(Tone.LINE, strokes((-42, 10, 44, 61))),
    of(Tone.COPPER, wall(-43, 26, -38, 62), wall(-35, 30, -30, 62)),
    of(Tone.GOLD, wall(16, 4, 21, 36), wall(24, 4, 29, 40)),
    of(Tone.SLATE, wall(34, 4, 40, 44)),
    of(Tone.PALE, poly(-12, 4, -7, 4, -7, 13, -2, 17, -2, 21, -16, 21, -16, 17, -12, 13)),
    of(Tone.SAND, wide(108, 0, 4)),
)

GEODE: Figure = (
    of(Tone.GLASS, disc(0, 46, 40)),
    of(
        Tone.LINE,
        hull(-40, 46, 0, 58, 40, 46, 0, 34),
        hull(-36, 64, 0, 74, 36, 64, 0, 56),
        hull(-36, 28, 0, 36, 36, 28, 0, 18),
        hull(0, 86, 14, 46, 0, 6, -14, 46),
        hull(0, 86, 30, 46, 0, 6, -30, 46),
    ),
    of(Tone.PALE, hull(-22, 66, -14, 76, -6, 78, -16, 68)),
    of(Tone.SLATE, wide(112, -2, 8)),
    water(-50, 50, 2, 8),
    of(Tone.RED, wall(-58, 0, -42, 22), wall(46, 0, 56, 14)),
    of(Tone.DARK, wall(-54, 0, -46, 14)),
)

MAISON_DE_LA_RADIO: Figure = (
    of(Tone.STONE, wall(-11, 28, 11, 96)),
    of(Tone.DARK, storeys(-9, 9, 3, 44, 92, 5, 0.45)),
    of(Tone.BAR, strokes((0, 96, 0, 112))),
    of(Tone.LINE, strokes((-8, 104, 0, 112, 8, 104), (-5, 100, 5, 100))),
    of(Tone.SLATE, hull(-60, 40, 0, 50, 60, 40, 0, 32)),
    of(
        Tone.STONE,
        poly(-60, 6, -40, 1, -14, -1, 14, -1, 40, 1, 60, 6, 60, 40, 40, 35, 14, 33, -14, 33, -40, 35, -60, 40),
    ),
    of(
        Tone.GLASS, pillars(-57, -42, 4, 12, 32, 0.5), pillars(-40, -16, 5, 9, 29, 0.5), pillars(-14, 14, 5, 8, 28, 0.5)
    ),
    of(Tone.GLASS, pillars(16, 40, 5, 9, 29, 0.5), pillars(42, 57, 4, 12, 32, 0.5)),
    of(Tone.LINE, strokes((-60, 22, -40, 19, -14, 17, 14, 17, 40, 19, 60, 22))),
)

BERCY: Figure = (
    of(Tone.LEAF, poly(-60, 0, 60, 0, 38, 40, -38, 40)),
    of(Tone.LINE, strokes((-52, 0, -33, 40), (52, 0, 33, 40), (-42, 14, -30, 40), (42, 14, 30, 40))),
    of(Tone.SLATE, hip(-42, 42, 40, 52, 6)),
    of(Tone.BAR, strokes((-34, 52, -14, 66, 14, 66, 34, 52), (-14, 66, -14, 52), (14, 66, 14, 52))),
    of(Tone.PALE, wall(-56, 0, -48, 58), wall(48, 0, 56, 58)),
    of(Tone.LINE, strokes((-52, 58, -52, 64), (52, 58, 52, 64))),
    of(Tone.GLASS, poly(-26, 0, 26, 0, 20, 30, -20, 30)),
    of(Tone.LINE, strokes((-24, 10, 24, 10), (-22, 20, 22, 20), (-9, 0, -7, 30), (9, 0, 7, 30))),
    of(Tone.GOLD, wall(-16, 33, 16, 38)),
)

LIBRARY: Figure = (
    of(Tone.GLASS, poly(-30, 22, -8, 26, -8, 78, -30, 84), poly(30, 22, 8, 26, 8, 78, 30, 84)),
    of(
        Tone.LINE,
        strokes(*((-30, y + 1, -8, y) for y in (36, 48, 60, 72))),
        strokes(*((30, y + 1, 8, y) for y in (36, 48, 60, 72))),
    ),
    of(Tone.GLASS, poly(-56, 12, -34, 18, -34, 98, -56, 104), poly(56, 12, 34, 18, 34, 98, 56, 104)),
    of(
        Tone.LINE,
        strokes(*((-56, y, -34, y) for y in (30, 44, 58, 72, 86))),
        strokes(*((56, y, 34, y) for y in (30, 44, 58, 72, 86))),
    ),
    of(Tone.IRON, poly(-56, 14, -51, 15, -51, 102.5, -56, 104), poly(56, 14, 51, 15, 51, 102.5, 56, 104)),
    of(Tone.LEAF, hull(-26, 16, -16, 30, -6, 24, 2, 32, 12, 24, 20, 28, 27, 16)),
    of(Tone.SAND, poly(-60, 0, 60, 0, 50, 20, -50, 20)),
    of(Tone.LINE, strokes((-57, 5, 57, 5), (-55, 10, 55, 10), (-52.5, 15, 52.5, 15))),
)

CONGRESS_TOWER: Figure = (
    of(Tone.GLASS, poly(4, 0, 34, 0, 34, 96, 24, 104, 14, 104, 4, 96)),
    of(Tone.LINE, strokes(*((4, y, 34, y) for y in range(36, 97, 10)), (14, 30, 14, 104), (24, 30, 24, 104))),
    of(Tone.STONE, poly(-54, 0, 46, 0, 46, 30, -54, 38)),
    of(Tone.DARK, arcade(-50, 42, 9, 0, 12, 0.6)),
    of(Tone.GLASS, poly(-50, 18, 42, 17, 42, 25, -50, 31)),
    of(Tone.LINE, strokes(*((x, 17, x, 29) for x in range(-40, 40, 10)))),
    *tree(-46, 26, 9),
    *flag(-30, 36, 58, 14),
)

TWIN_TOWERS: Figure = (
    of(Tone.GLASS, wall(-34, 0, -8, 98), wall(6, 0, 32, 90)),
    of(Tone.LINE, strokes(*((-34, y, -8, y) for y in range(12, 98, 12)), *((6, y, 32, y) for y in range(12, 90, 12)))),
    of(Tone.LINE, strokes((-25, 0, -25, 98), (-17, 0, -17, 98), (15, 0, 15, 90), (23, 0, 23, 90))),
    of(Tone.SLATE, wall(-32, 98, -10, 103), wall(8, 90, 30, 95)),
    of(Tone.LINE, strokes((-21, 103, -21, 112), (19, 95, 19, 103))),
    of(Tone.STONE, wide(96, 0, 12)),
    of(Tone.DARK, pillars(-44, 44, 11, 2, 8, 0.5)),
    *tree(-42, 28, 9),
    *tree(42, 30, 10),
)

HIGH_RISES: Figure = (
    of(Tone.PALE, wall(-44, 0, -18, 78), wall(20, 0, 44, 70)),
    of(Tone.GLASS, storeys(-42, -20, 4, 6, 74, 8, 0.5), storeys(22, 42, 4, 6, 66, 7, 0.5)),
    of(Tone.RED, wall(-46, 78, -16, 83), wall(18, 70, 46, 75)),
    of(Tone.STONE, wall(-16, 0, 18, 98)),
    of(Tone.GLASS, storeys(-14, 16, 5, 22, 94, 8, 0.5)),
    of(Tone.SLATE, hip(-17, 19, 98, 106, 6)),
    of(Tone.RED, poly(-30, 15, 30, 15, 36, 22, 22, 20, 0, 19, -22, 20, -36, 22)),
    of(Tone.GOLD, wall(-26, 0, -22, 15), wall(22, 0, 26, 15)),
    of(Tone.DARK, wall(-6, 0, 8, 11)),
    *tree(-40, 22, 8),
    *tree(40, 22, 8),
)

EXPO_HALL: Figure = (
    of(Tone.SLATE, dome(-26, 34, 26, 14), dome(26, 34, 26, 14)),
    of(Tone.GLASS, wide(104, 0, 34)),
    of(Tone.LINE, strokes((-52, 12, 52, 12), (-52, 23, 52, 23), *((x, 0, x, 34) for x in range(-39, 52, 13)))),
    of(Tone.STONE, wall(-14, 0, 14, 44)),
    of(Tone.DARK, pillars(-11, 11, 3, 0, 14, 0.7)),
    of(Tone.RED, wall(-11, 20, 11, 38)),
    of(Tone.PALE, disc(0, 29, 6.5)),
    of(Tone.LINE, rays(0, 29, 1.5, 6.5, 10)),
    *flag(-40, 44, 74, 16),
    *flag(-8, 44, 80, 16),
    *flag(26, 44, 74, 16),
    of(Tone.SAND, wide(108, 0, 3)),
)

TENNIS: Figure = (
    of(Tone.SLATE, poly(-54, 18, 54, 18, 60, 52, 44, 52, 40, 34, -40, 34, -44, 52, -60, 52)),
    of(Tone.LINE, strokes((-56, 32, -44, 32), (56, 32, 44, 32), (-58, 42, -43, 42), (58, 42, 43, 42))),
    of(Tone.LEAF, wall(-42, 18, 42, 34)),
    of(Tone.RED, poly(-58, 0, 58, 0, 40, 26, -40, 26)),
    of(Tone.LINE, strokes((-46, 3, 46, 3, 33, 23, -33, 23, -46, 3), (0, 3, 0, 23), (-39, 13, 39, 13))),
    of(Tone.PALE, wall(-50, 11, 50, 20)),
    of(Tone.LINE, strokes(*((x, 11, x, 20) for x in range(-44, 50, 6)), (-50, 15.5, 50, 15.5))),
    of(Tone.GOLD, disc(22, 68, 10)),
    of(Tone.LINE, hull(14, 74, 20, 68, 14, 62, 15, 68), hull(30, 74, 24, 68, 30, 62, 29, 68)),
    *flag(-36, 34, 84, 20),
)
