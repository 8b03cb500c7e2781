"""Palaces, theatres and town houses."""

from __future__ import annotations

from ttprint.draw.shapes import disc
from ttprint.games.vite_taxi.art.landmarks.masonry import (
    Figure,
    Tone,
    arcade,
    arch,
    clock,
    dome,
    flag,
    gable,
    hip,
    hull,
    lattice,
    of,
    pillars,
    poly,
    storeys,
    strokes,
    tree,
    wall,
    water,
    wide,
)

OPERA: Figure = (
    of(Tone.COPPER, gable(-38, 38, 48, 72)),
    of(Tone.GOLD, poly(-2, 70, 2, 70, 3, 80, -3, 80), disc(0, 83, 3)),
    of(Tone.COPPER, dome(0, 48, 27, 17)),
    of(Tone.LINE, strokes((-13, 49, -8, 62), (13, 49, 8, 62), (0, 48, 0, 65))),
    of(Tone.STONE, wide(92, 0, 48)),
    of(Tone.SAND, wide(96, 18, 22), wide(96, 42, 49)),
    of(Tone.DARK, arcade(-32, 32, 7, 0, 15, 0.6), arcade(-32, 32, 7, 23, 39, 0.45)),
    of(Tone.PALE, *(wall(x - 1, 22, x + 1, 42) for x in (-32, -22.9, -13.7, -4.6, 4.6, 13.7, 22.9, 32))),
    of(Tone.STONE, wall(-50, 0, -34, 52), wall(34, 0, 50, 52)),
    of(Tone.DARK, arch(-42, 8, 0, 15), arch(42, 8, 0, 15), arch(-42, 7, 24, 40), arch(42, 7, 24, 40)),
    of(Tone.SAND, wall(-52, 50, -32, 55), wall(32, 50, 52, 55)),
    of(Tone.GOLD, hull(-47, 55, -37, 55, -40, 67, -44, 67), hull(47, 55, 37, 55, 40, 67, 44, 67)),
)

LOUVRE: Figure = (
    of(Tone.STONE, wide(108, 6, 34)),
    of(Tone.SLATE, hip(-54, 54, 34, 42, 4)),
    of(Tone.STONE, wall(-54, 6, -38, 40), wall(38, 6, 54, 40)),
    of(Tone.SLATE, hip(-55, -37, 40, 56, 4), hip(37, 55, 40, 56, 4)),
    of(Tone.DARK, storeys(-52, 52, 16, 8, 34, 2, 0.36)),
    of(Tone.GLASS, gable(-37, 37, 4, 50)),
    of(Tone.LINE, strokes((-24.7, 4, 12.3, 34.7), (-12.3, 4, 18.5, 27), (0, 4, 24.7, 19.3), (12.3, 4, 30.8, 11.7))),
    of(Tone.LINE, strokes((24.7, 4, -12.3, 34.7), (12.3, 4, -18.5, 27), (0, 4, -24.7, 19.3), (-12.3, 4, -30.8, 11.7))),
    of(Tone.GLASS, gable(-54, -41, 4, 12), gable(41, 54, 4, 12)),
    of(Tone.SAND, wide(112, 0, 4)),
)

HOTEL_DE_VILLE: Figure = (
    of(Tone.SLATE, poly(-3, 66, 3, 66, 0, 100)),
    of(Tone.STONE, wide(12, 58, 72), wide(104, 0, 34)),
    of(Tone.SLATE, hip(-40, 40, 34, 52, 6)),
    of(Tone.STONE, wall(-54, 0, -36, 42), wall(36, 0, 54, 42), wide(38, 0, 44)),
    of(Tone.SLATE, hip(-55, -35, 42, 66, 5), hip(35, 55, 42, 66, 5), hip(-20, 20, 44, 60, 4)),
    of(Tone.DARK, arcade(-52, 52, 13, 2, 14, 0.45), storeys(-52, 52, 13, 16, 33, 1, 0.42)),
    of(Tone.SAND, wide(108, 14, 17)),
    *clock(0, 42, 6.5),
    of(Tone.SAND, wide(20, 56, 60)),
    *flag(-45, 66, 86, 14),
    *flag(45, 66, 86, 14),
)

ECOLE_MILITAIRE: Figure = (
    of(Tone.STONE, wide(108, 0, 28)),
    of(Tone.SLATE, hip(-54, 54, 28, 36, 4)),
    of(Tone.DARK, storeys(-52, -20, 6, 2, 28, 2, 0.4), storeys(20, 52, 6, 2, 28, 2, 0.4)),
    of(Tone.STONE, wide(36, 0, 34)),
    of(Tone.DARK, wide(30, 6, 30)),
    of(Tone.STONE, pillars(-17, 17, 6, 6, 30, 0.5)),
    of(Tone.SAND, wide(40, 30, 35)),
    of(Tone.SAND, gable(-19, 19, 35, 46)),
    of(Tone.SLATE, hip(-15, 15, 44, 70, 6)),
    of(Tone.LINE, strokes((-5, 46, -3, 69), (5, 46, 3, 69))),
    of(Tone.STONE, wide(12, 70, 76)),
    of(Tone.SLATE, dome(0, 76, 6, 6)),
    *flag(0, 82, 96, 12),
    of(Tone.SAND, wide(112, 0, 3)),
)

BOURSE: Figure = (
    of(Tone.SAND, wide(104, 0, 7)),
    of(Tone.LINE, strokes((-40, 3.5, 40, 3.5))),
    of(Tone.DARK, wide(94, 7, 40)),
    of(Tone.STONE, pillars(-49, 49, 12, 7, 40, 0.5)),
    of(Tone.SAND, wide(104, 40, 48)),
    of(Tone.STONE, wide(96, 48, 54)),
    of(Tone.STONE, wall(-52, 7, -46, 16), wall(46, 7, 52, 16)),
    *clock(0, 57, 6.4),
)

ODEON: Figure = (
    of(Tone.SLATE, hip(-44, 44, 44, 66, 10)),
    of(Tone.STONE, wide(92, 0, 44)),
    of(Tone.DARK, arcade(-46, -24, 3, 0, 16, 0.55), arcade(24, 46, 3, 0, 16, 0.55)),
    of(Tone.DARK, storeys(-46, -24, 3, 19, 38, 1, 0.4), storeys(24, 46, 3, 19, 38, 1, 0.4)),
    of(Tone.DARK, wide(42, 0, 30)),
    of(Tone.STONE, pillars(-23, 23, 7, 0, 30, 0.48)),
    of(Tone.SAND, wide(50, 30, 36)),
    of(Tone.RED, wide(38, 37, 43)),
    of(Tone.SAND, wide(96, 43, 48)),
)

LUXEMBOURG: Figure = (
    of(Tone.STONE, wide(96, 16, 44)),
    of(Tone.SLATE, hip(-48, 48, 44, 54, 4)),
    of(Tone.STONE, wall(-52, 16, -34, 50), wall(34, 16, 52, 50), wide(24, 16, 56)),
    of(Tone.SLATE, hip(-53, -33, 50, 66, 5), hip(33, 53, 50, 66, 5), dome(0, 56, 12, 14)),
    of(Tone.DARK, storeys(-50, 50, 13, 18, 44, 2, 0.4)),
    *clock(0, 50, 4.6),
    of(Tone.LEAF, hull(-58, 8, -40, 8, -36, 16, -44, 24, -56, 20), hull(58, 8, 40, 8, 36, 16, 44, 24, 56, 20)),
    of(Tone.GLASS, hull(-54, 4, -40, 13, 0, 15, 40, 13, 54, 4, 40, -2, -40, -2)),
    of(Tone.RED, poly(-14, 4, 10, 4, 6, -1, -11, -1)),
    of(Tone.PALE, poly(-3, 6, -3, 24, 11, 7)),
    of(Tone.GOLD, poly(-5, 6, -5, 20, -13, 7)),
)

CHAILLOT: Figure = (
    of(Tone.STONE, poly(-60, 16, -24, 16, -24, 46, -60, 38), poly(60, 16, 24, 16, 24, 46, 60, 38)),
    of(Tone.DARK, pillars(-58, -26, 7, 20, 36, 0.4), pillars(26, 58, 7, 20, 36, 0.4)),
    of(Tone.STONE, wall(-26, 12, -12, 54), wall(12, 12, 26, 54)),
    of(Tone.GLASS, pillars(-25, -13, 2, 18, 46, 0.5), pillars(13, 25, 2, 18, 46, 0.5)),
    of(Tone.SAND, wide(120, 10, 17)),
    of(Tone.LEAF, poly(-60, 0, -22, 0, -18, 10, -60, 10), poly(60, 0, 22, 0, 18, 10, 60, 10)),
    of(Tone.GLASS, poly(-20, 0, 20, 0, 12, 12, -12, 12)),
    of(Tone.LINE, strokes((-4, 4, -9, 20, -13, 12), (4, 4, 9, 20, 13, 12), (0, 4, 0, 24))),
)

GRAND_PALAIS: Figure = (
    of(Tone.GLASS, dome(0, 44, 24, 26)),
    of(Tone.GLASS, dome(-34, 30, 24, 18), dome(34, 30, 24, 18)),
    of(Tone.LINE, strokes((-12, 46, -7, 66), (12, 46, 7, 66), (0, 46, 0, 70), (-23, 54, 23, 54))),
    of(Tone.LINE, strokes((-44, 30, -40, 46), (-34, 30, -34, 48), (44, 30, 40, 46), (34, 30, 34, 48))),
    of(Tone.STONE, wide(112, 0, 32)),
    of(Tone.DARK, pillars(-54, -20, 9, 6, 26, 0.5), pillars(20, 54, 9, 6, 26, 0.5)),
    of(Tone.STONE, wide(36, 0, 42)),
    of(Tone.DARK, arch(0, 18, 0, 32)),
    of(Tone.SAND, wide(116, 30, 35), wide(40, 40, 46)),
    of(Tone.COPPER, hull(-24, 46, -10, 46, -12, 56, -20, 54), hull(24, 46, 10, 46, 12, 56, 20, 54)),
    *flag(0, 70, 90, 14),
)

ROTONDE: Figure = (
    of(Tone.SAND, wide(96, 4, 8)),
    of(Tone.STONE, wide(76, 8, 38)),
    of(Tone.DARK, pillars(-38, 38, 9, 10, 30, 0.35)),
    of(Tone.STONE, wide(36, 8, 38)),
    of(Tone.DARK, wide(30, 8, 32)),
    of(Tone.STONE, pillars(-18, 18, 5, 8, 32, 0.42)),
    of(Tone.SAND, gable(-21, 21, 33, 43)),
    of(Tone.STONE, wide(58, 43, 68)),
    of(Tone.DARK, arcade(-28, 28, 9, 46, 60, 0.62)),
    of(Tone.SAND, wide(64, 66, 71)),
    of(Tone.SLATE, hip(-30, 30, 71, 76, 8)),
    of(Tone.GLASS, wide(104, -4, 4)),
    water(-46, 46, -1, 8),
)

PLACE_DES_VOSGES: Figure = (
    of(Tone.RED, wall(-50, 0, -1, 46), wall(1, 0, 50, 46)),
    of(Tone.SLATE, hip(-51, 0, 46, 70, 7), hip(0, 51, 46, 70, 7)),
    of(Tone.STONE, wall(-50, 0, 50, 19)),
    of(Tone.DARK, arcade(-50, 50, 8, 0, 15, 0.66)),
    of(Tone.STONE, *(wall(x - 1.5, 19, x + 1.5, 46) for x in (-48, -25.5, -2.5, 2.5, 25.5, 48))),
    of(Tone.PALE, storeys(-48, -3, 4, 20, 46, 2, 0.5), storeys(3, 48, 4, 20, 46, 2, 0.5)),
    of(Tone.STONE, wall(-51, 44, 51, 48)),
    of(Tone.STONE, *(poly(x - 4, 50, x + 4, 50, x + 4, 58, x, 62, x - 4, 58) for x in (-36, -15, 15, 36))),
    of(Tone.RED, wall(-29, 66, -23, 78), wall(23, 66, 29, 78)),
    *tree(-40, 26, 9),
    *tree(40, 26, 9),
)

CORNER_HOUSE: Figure = (
    of(Tone.STONE, wide(76, 0, 66)),
    of(Tone.SLATE, hip(-38, 38, 66, 80, 4)),
    of(Tone.DARK, storeys(-36, -12, 3, 18, 66, 3, 0.4), storeys(12, 36, 3, 18, 66, 3, 0.4)),
    of(Tone.STONE, wide(24, 0, 76)),
    of(Tone.DARK, storeys(-9, 9, 2, 18, 70, 3, 0.5)),
    of(Tone.SLATE, dome(0, 76, 13, 20)),
    of(Tone.LINE, strokes((0, 96, 0, 104), (-38, 34, 38, 34), (-38, 50, 38, 50))),
    of(Tone.DARK, wall(-34, 0, -16, 11), wall(16, 0, 34, 11), wall(-5, 0, 5, 12)),
    of(Tone.RED, poly(-38, 10, -12, 10, -12, 16, -36, 16), poly(38, 10, 12, 10, 12, 16, 36, 16)),
    of(Tone.SLATE, wall(-30, 80, -24, 90), wall(24, 80, 30, 90)),
)

VILLA: Figure = (
    of(Tone.STONE, wide(64, 0, 36)),
    of(Tone.SLATE, hip(-33, 33, 36, 56, 7)),
    of(Tone.STONE, wide(22, 0, 44)),
    of(Tone.SLATE, gable(-13, 13, 44, 60)),
    of(Tone.DARK, storeys(-30, -12, 2, 4, 34, 2, 0.4), storeys(12, 30, 2, 4, 34, 2, 0.4)),
    of(Tone.DARK, arch(0, 9, 0, 15), arch(0, 8, 22, 38)),
    of(Tone.SAND, wide(68, 34, 38)),
    of(Tone.RED, wall(-24, 52, -18, 66), wall(18, 52, 24, 66)),
    *tree(-40, 50, 15),
    *tree(40, 44, 13),
)

BALTARD: Figure = (
    of(Tone.SLATE, hip(-50, 50, 30, 44, 14)),
    of(Tone.GLASS, wide(72, 44, 52)),
    of(Tone.SLATE, hip(-40, 40, 52, 68, 30)),
    of(Tone.GLASS, wide(92, 0, 30)),
    of(Tone.LINE, lattice(-46, -15, 18, 30, 1, 0), lattice(-15, 15, 18, 30, 1, 0), lattice(15, 46, 18, 30, 1, 0)),
    of(Tone.IRON, pillars(-46, 46, 6, 0, 30, 0.14), wall(-48, 28, 48, 32), wall(-47, 16, 47, 19)),
    of(Tone.RED, poly(-46, 10, -31, 10, -31, 16, -46, 16), poly(15, 10, 31, 10, 31, 16, 15, 16)),
    of(Tone.DARK, arch(0, 20, 0, 16)),
    of(Tone.GOLD, disc(-40, 4, 3), disc(-34, 4, 3), disc(20, 4, 3), disc(26, 4, 3)),
    of(Tone.LINE, strokes(*((x, 44, x, 52) for x in (-24, -12, 0, 12, 24)))),
)
