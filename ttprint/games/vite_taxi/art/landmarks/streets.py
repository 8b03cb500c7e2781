"""Streets, gardens, fountains and markets."""

from __future__ import annotations

from ttprint.draw.shapes import disc, star
from ttprint.games.vite_taxi.art.landmarks.masonry import (
    Figure,
    Tone,
    arcade,
    arch,
    cypress,
    dome,
    gable,
    hip,
    hull,
    of,
    pillars,
    poly,
    storeys,
    strokes,
    tree,
    turned,
    wall,
    water,
    wide,
)

_SAILS = tuple(turned(poly(0, 72, 3, 72, 3, 104, 12, 104, 12, 76, 3, 76), 90 * i + 20, 0, 72) for i in range(4))

MOULIN_ROUGE: Figure = (
    of(Tone.STONE, wide(92, 0, 26)),
    of(Tone.DARK, arcade(-44, -18, 3, 2, 18, 0.55), arcade(18, 44, 3, 2, 18, 0.55)),
    of(Tone.SAND, wide(96, 24, 29)),
    of(Tone.RED, hip(-22, 22, 0, 68, 9)),
    of(Tone.DARK, arch(0, 15, 0, 20)),
    of(Tone.PALE, wall(-7, 36, 7, 46)),
    of(Tone.LINE, strokes((0, 36, 0, 46), (-7, 41, 7, 41), (-19, 26, 19, 26))),
    of(Tone.RED, dome(0, 68, 15, 18)),
    of(Tone.PALE, *_SAILS),
    of(
        Tone.LINE,
        *(
            turned(strokes((3, 83, 12, 83), (3, 90, 12, 90), (3, 97, 12, 97), (7.5, 76, 7.5, 104)), 90 * i + 20, 0, 72)
            for i in range(4)
        ),
    ),
    of(Tone.GOLD, disc(0, 72, 4)),
)

BLACK_CAT: Figure = (
    of(Tone.GOLD, disc(4, 72, 32)),
    of(Tone.SLATE, hip(-50, 50, 14, 40, 14)),
    of(Tone.LINE, strokes((-44, 24, 44, 24), (-39, 32, 39, 32))),
    of(Tone.STONE, wide(90, 0, 14)),
    of(Tone.RED, wall(-36, 34, -24, 52), wall(26, 34, 38, 50)),
    of(Tone.DARK, hull(-16, 38, 12, 38, 15, 48, 8, 64, 0, 72, -10, 68, -18, 52)),
    of(Tone.DARK, disc(-2, 77, 10), poly(-12, 78, -12, 93, -3, 85), poly(8, 78, 9, 93, 0, 85)),
    of(Tone.DARK, hull(8, 38, 26, 38, 32, 52, 26, 62, 22, 58, 26, 52, 22, 44, 10, 44)),
    of(Tone.GOLD, disc(-6, 79, 2), disc(2.6, 79, 2)),
    of(Tone.DARK, pillars(-42, 42, 7, 3, 10, 0.4)),
)

STEEP_STREET: Figure = (
    of(Tone.STONE, wall(-52, 0, -20, 44)),
    of(Tone.SAND, wall(-20, 0, 14, 60)),
    of(Tone.PALE, wall(14, 0, 48, 78)),
    of(Tone.SLATE, hip(-53, -19, 44, 54, 5), hip(13, 49, 78, 89, 5)),
    of(Tone.RED, hip(-21, 15, 60, 70, 5)),
    of(
        Tone.DARK,
        storeys(-50, -22, 3, 16, 44, 2, 0.4),
        storeys(-18, 12, 3, 18, 60, 3, 0.4),
        storeys(16, 46, 3, 22, 78, 4, 0.4),
    ),
    of(Tone.RED, poly(-50, 10, -22, 10, -22, 16, -48, 16)),
    of(Tone.COPPER, poly(-16, 12, 10, 12, 10, 18, -14, 18)),
    of(Tone.DARK, wall(24, 0, 36, 14), wall(-8, 0, 2, 11)),
    of(Tone.BAR, strokes((54, 0, 54, 34))),
    of(Tone.GOLD, disc(54, 38, 5)),
    of(Tone.SAND, wall(-58, -3, 60, 2)),
)

FLEA_MARKET: Figure = (
    of(Tone.BAR, strokes((-50, 0, -50, 46), (50, 0, 50, 46), (0, 0, 0, 46))),
    of(Tone.PALE, poly(-58, 40, 58, 40, 50, 64, -50, 64)),
    of(Tone.RED, *(poly(x - 7.5, 40, x + 6.5, 40, x * 0.86 + 5.6, 64, x * 0.86 - 6.4, 64) for x in (-50, -22, 6, 34))),
    of(Tone.SAND, wall(-54, 0, 54, 16)),
    of(Tone.LINE, strokes((-54, 11, 54, 11))),
    of(Tone.COPPER, wall(-44, 16, -26, 26), wall(-44, 26, -38, 36)),
    of(Tone.GOLD, poly(-13, 16, -5, 16, -7, 24, -11, 24), poly(-18, 24, 0, 24, -5, 35, -13, 35)),
    of(Tone.SLATE, hull(10, 16, 20, 16, 22, 24, 17, 30, 17, 35, 13, 35, 13, 30, 8, 24)),
    of(Tone.STONE, wall(27, 16, 45, 36)),
    of(Tone.GLASS, disc(36, 26, 6)),
    of(Tone.RED, hull(-22, 0, -14, 0, -14, 8, -22, 8)),
)

GUIMARD: Figure = (
    of(Tone.COPPER, poly(-48, 0, 48, 0, 48, 20, -48, 20)),
    of(Tone.LINE, *(hull(x - 6, 3, x, 8, x + 6, 3, x + 5, 16, x, 12, x - 5, 16) for x in (-38, -22, 22, 38))),
    of(Tone.DARK, wide(26, 0, 30)),
    of(Tone.SAND, poly(-13, 0, 13, 0, 10, 7, -10, 7)),
    of(Tone.BAR, strokes((-20, 0, -20, 52, -27, 70), (20, 0, 20, 52, 27, 70))),
    of(Tone.COPPER, hull(-24, 0, -17, 0, -17, 40, -20, 58, -30, 72, -33, 68, -25, 54, -24, 30)),
    of(Tone.COPPER, hull(24, 0, 17, 0, 17, 40, 20, 58, 30, 72, 33, 68, 25, 54, 24, 30)),
    of(Tone.RED, hull(-34, 68, -26, 72, -28, 84, -36, 80), hull(34, 68, 26, 72, 28, 84, 36, 80)),
    of(Tone.GLASS, poly(-46, 44, 46, 44, 30, 58, 0, 64, -30, 58)),
    of(Tone.LINE, strokes((0, 44, 0, 64), (-16, 44, -12, 61), (16, 44, 12, 61), (-32, 44, -24, 59), (32, 44, 24, 59))),
    of(Tone.GOLD, wall(-15, 32, 15, 42)),
)

AERIAL_METRO: Figure = (
    of(Tone.STONE, *(poly(x - 5, 0, x + 5, 0, x + 4, 34, x - 4, 34) for x in (-40, 0, 40))),
    of(Tone.IRON, wide(112, 34, 44)),
    of(Tone.LINE, strokes(*((x, 34, x + 7, 44, x + 14, 34) for x in range(-56, 50, 14)))),
    of(Tone.COPPER, wall(-50, 48, 50, 70)),
    of(Tone.PALE, wall(-50, 57, 50, 66)),
    of(Tone.DARK, pillars(-48, 48, 10, 58, 65, 0.62)),
    of(Tone.LINE, strokes((-17, 48, -17, 70), (17, 48, 17, 70))),
    of(Tone.DARK, *(disc(x, 46.5, 2.6) for x in (-44, -24, -8, 8, 24, 44))),
    of(Tone.STONE, wall(-44, 34, -36, 47), wall(36, 34, 44, 47)),
    *tree(-20, 28, 10),
    *tree(20, 28, 10),
)

BARGE: Figure = (
    of(Tone.STONE, poly(-60, 12, 60, 12, 60, 34, -60, 34)),
    of(Tone.DARK, arch(-34, 18, 12, 29), arch(0, 18, 12, 29), arch(34, 18, 12, 29)),
    of(Tone.SAND, wall(-60, 32, 60, 37)),
    *((facet) for x in (-46, 46) for facet in (of(Tone.BAR, strokes((x, 37, x, 52))), of(Tone.LEAF, disc(x, 60, 11)))),
    of(Tone.GLASS, wall(-60, -6, 60, 12)),
    of(Tone.PALE, wall(-24, 14, 16, 26)),
    of(Tone.GLASS, pillars(-22, 14, 5, 17, 23, 0.5)),
    of(Tone.RED, wall(18, 14, 28, 34)),
    of(Tone.DARK, hull(-50, 15, -44, 1, 40, 1, 52, 16, 44, 14, 0, 12)),
    of(Tone.LINE, strokes((-46, 8, 46, 8), (-44, 14, -44, 30))),
    water(-58, 58, -4, 9),
)

GLASSHOUSE: Figure = (
    of(Tone.GLASS, wide(104, 0, 26), dome(-36, 26, 15, 10), dome(36, 26, 15, 10)),
    of(Tone.GLASS, wide(42, 0, 44)),
    of(Tone.GLASS, dome(0, 44, 21, 20)),
    of(Tone.LEAF, hull(0, 30, -4, 38, -15, 36, -8, 44, -4, 52, 0, 46, 5, 53, 9, 44, 15, 36, 4, 38)),
    of(Tone.BAR, strokes((0, 0, 0, 34))),
    of(Tone.LINE, strokes((-21, 26, 21, 26), (-21, 44, 21, 44), (-11, 0, -11, 44, -7, 62), (11, 0, 11, 44, 7, 62))),
    of(Tone.LINE, strokes((-52, 13, -21, 13), (21, 13, 52, 13), *((x, 0, x, 26) for x in (-44, -36, -28, 28, 36, 44)))),
    of(Tone.LEAF, hull(-50, 0, -30, 0, -32, 9, -40, 12, -48, 8), hull(50, 0, 30, 0, 32, 9, 40, 12, 48, 8)),
    of(Tone.SAND, wide(108, -3, 2)),
    of(Tone.GOLD, disc(0, 66, 3)),
)

CEMETERY: Figure = (
    *cypress(-42, 74, 10),
    *cypress(42, 84, 10),
    of(Tone.LEAF, dome(0, 0, 54, 26)),
    of(Tone.STONE, wide(34, 0, 44)),
    of(Tone.SLATE, gable(-20, 20, 44, 62)),
    of(Tone.DARK, arch(0, 14, 0, 30)),
    of(Tone.SAND, wide(38, 41, 46)),
    of(Tone.BAR, strokes((0, 62, 0, 76), (-5, 71, 5, 71))),
    of(Tone.STONE, arch(-32, 14, 0, 20), arch(32, 14, 0, 24)),
    of(Tone.LINE, strokes((-32, 6, -32, 14), (-35, 11, -29, 11), (32, 8, 32, 18), (29, 14, 35, 14))),
)

ROTUNDA: Figure = (
    *tree(-44, 60, 16),
    *tree(44, 52, 14),
    of(Tone.SAND, wide(66, 0, 5)),
    of(Tone.DARK, wide(46, 5, 38)),
    of(Tone.STONE, wide(20, 5, 38)),
    of(Tone.STONE, pillars(-28, 28, 6, 5, 38, 0.42)),
    of(Tone.SAND, wide(64, 38, 44)),
    of(Tone.STONE, wide(50, 44, 51)),
    of(Tone.SLATE, dome(0, 51, 26, 18)),
    of(Tone.LINE, strokes((-12, 52, -7, 67), (12, 52, 7, 67), (0, 52, 0, 69))),
    of(Tone.STONE, wide(9, 69, 76), dome(0, 76, 5, 4)),
    of(Tone.DARK, arch(0, 9, 5, 26)),
)

PLATFORM_BUS: Figure = (
    of(Tone.SAND, wide(120, -3, 2)),
    of(Tone.COPPER, poly(-46, 8, 46, 8, 52, 12, 52, 26, 34, 30, -46, 30)),
    of(Tone.PALE, poly(-28, 30, 32, 30, 30, 50, -28, 50)),
    of(Tone.GLASS, pillars(-26, 30, 5, 33, 46, 0.7)),
    of(Tone.COPPER, wall(-48, 50, 34, 55)),
    of(Tone.GOLD, wall(-14, 55, 18, 63)),
    of(Tone.BAR, strokes((-46, 30, -46, 50), (-37, 30, -37, 50))),
    of(Tone.LINE, strokes((-46, 19, 34, 19), (34, 12, 34, 30), (39, 14, 39, 27), (44, 14, 44, 26), (-28, 8, -28, 30))),
    of(Tone.GOLD, disc(52, 20, 3.4)),
    of(Tone.DARK, disc(-26, 9, 9), disc(36, 9, 9)),
    of(Tone.PALE, disc(-26, 9, 4), disc(36, 9, 4)),
)

LILACS: Figure = (
    of(Tone.STONE, wall(-48, 0, -30, 40), wall(30, 0, 48, 40)),
    of(Tone.SLATE, hip(-51, -27, 40, 50, 7), hip(27, 51, 40, 50, 7)),
    of(Tone.LINE, strokes((-30, 24, 30, 24), (-30, 6, 30, 6), *((x, 4, x, 28) for x in range(-24, 25, 8)))),
    of(Tone.BAR, strokes((0, 0, 0, 34), (0, 20, -14, 44), (0, 20, 14, 44))),
    of(Tone.LEAF, hull(-30, 36, -14, 30, 0, 36, 14, 30, 30, 36, 32, 56, 16, 66, 0, 62, -16, 66, -32, 56)),
    *(
        of(Tone.LILAC, hull(x, y + 22, x + 8, y + 8, x + 5, y, x - 5, y, x - 8, y + 8))
        for x, y in ((-20, 48), (20, 48), (0, 58))
    ),
    of(Tone.DARK, arch(-39, 7, 0, 16), arch(39, 7, 0, 16)),
)

_BASIN = hull(-46, 8, 46, 8, 40, 0, -40, 0)

LION_FOUNTAIN: Figure = (
    of(
        Tone.LINE,
        strokes(
            (-4, 62, -14, 70, -22, 56), (4, 62, 14, 70, 22, 56), (-30, 30, -40, 32, -44, 12), (30, 30, 40, 32, 44, 12)
        ),
    ),
    of(Tone.STONE, wide(10, 8, 70)),
    of(Tone.STONE, hull(-22, 56, 22, 56, 14, 48, -14, 48)),
    of(Tone.STONE, hull(-34, 34, 34, 34, 22, 24, -22, 24)),
    of(Tone.GOLD, disc(0, 72, 5)),
    of(Tone.COPPER, hull(-34, 8, -20, 8, -20, 18, -25, 27, -34, 22), hull(34, 8, 20, 8, 20, 18, 25, 27, 34, 22)),
    of(Tone.DARK, disc(-29, 20, 1.6), disc(29, 20, 1.6)),
    of(Tone.SAND, _BASIN),
    water(-36, 36, 5, 7),
)

SAINT_CLOUD_FOUNTAINS: Figure = (
    of(Tone.STONE, *(poly(x - 10, 8, x + 10, 8, x + 7, 84, x - 7, 84) for x in (-26, 26))),
    of(
        Tone.LINE,
        *(
            strokes((x - 9, 24, x + 9, 24), (x - 8.5, 40, x + 8.5, 40), (x - 8, 56, x + 8, 56), (x, 24, x, 40))
            for x in (-26, 26)
        ),
    ),
    of(Tone.GOLD, hip(-35, -17, 84, 89, 2), hip(17, 35, 84, 89, 2)),
    of(Tone.LINE, *(strokes((x, 89, x - 10, 98, x - 16, 74), (x, 89, x + 10, 98, x + 16, 74)) for x in (-26, 26))),
    *tree(0, 40, 13),
    of(Tone.SAND, hull(-54, 9, 2, 9, -4, 0, -48, 0), hull(54, 9, -2, 9, 4, 0, 48, 0)),
    water(-46, 46, 5, 9),
)

SAINT_MICHEL: Figure = (
    of(Tone.STONE, wide(72, 6, 78)),
    of(Tone.SLATE, hip(-20, 20, 86, 100, 6)),
    of(Tone.SAND, wide(78, 74, 80)),
    of(Tone.STONE, wide(46, 80, 88)),
    of(Tone.RED, *(wall(x - 2.5, 16, x + 2.5, 66) for x in (-30, -20, 20, 30))),
    of(Tone.SAND, wide(76, 66, 70)),
    of(Tone.DARK, arch(0, 30, 24, 62)),
    of(Tone.SAND, poly(-14, 20, 14, 20, 9, 32, 2, 36, -8, 32)),
    of(Tone.COPPER, poly(-5, 34, 5, 34, 4, 48, -4, 48), poly(-4, 46, -13, 56, -5, 52), poly(4, 46, 13, 54, 5, 52)),
    of(Tone.COPPER, disc(0, 51, 3.4)),
    of(Tone.BAR, strokes((4, 46, 9, 60))),
    of(Tone.GLASS, hull(-40, 8, 40, 8, 34, 0, -34, 0)),
    of(Tone.GLASS, poly(-24, 10, 24, 10, 14, 22, -14, 22)),
    of(Tone.GOLD, star(0, 95, 4, 1.8, 5, 90)),
    water(-30, 30, 4, 6),
)
