"""Churches and temples, with their domes and towers."""

from __future__ import annotations

from ttprint.draw.shapes import disc
from ttprint.games.vite_taxi.art.landmarks.masonry import (
    Figure,
    Tone,
    arcade,
    arch,
    dome,
    gable,
    hip,
    of,
    onion,
    pillars,
    poly,
    rays,
    strokes,
    tree,
    wall,
    wide,
)

NOTRE_DAME: Figure = (
    of(Tone.SLATE, poly(-2, 78, 2, 78, 0, 112)),
    of(Tone.SLATE, gable(-24, 24, 56, 80)),
    of(Tone.STONE, wall(-36, 0, -11, 88), wall(11, 0, 36, 88)),
    of(Tone.STONE, wide(72, 0, 58)),
    of(Tone.SAND, wide(74, 28, 33), wide(74, 55, 60)),
    of(Tone.DARK, arch(-24, 13, 0, 21), arch(0, 15, 0, 24), arch(24, 13, 0, 21)),
    of(Tone.GLASS, disc(0, 44, 9)),
    of(Tone.LINE, rays(0, 44, 0, 9, 12)),
    of(Tone.DARK, arch(-28, 6, 36, 52), arch(-20, 6, 36, 52), arch(20, 6, 36, 52), arch(28, 6, 36, 52)),
    of(Tone.DARK, arch(-28, 6, 62, 83), arch(-19, 6, 62, 83), arch(19, 6, 62, 83), arch(28, 6, 62, 83)),
    of(Tone.SAND, wall(-38, 86, -9, 91), wall(9, 86, 38, 91)),
)

SACRE_COEUR: Figure = (
    of(Tone.LEAF, poly(-60, 0, 60, 0, 48, 10, -48, 10)),
    of(Tone.SAND, wall(-14, 0, 14, 10)),
    of(Tone.LINE, strokes((-14, 3, 14, 3), (-14, 6.5, 14, 6.5))),
    of(Tone.PALE, wall(30, 30, 40, 70), onion(35, 70, 6, 14)),
    of(Tone.PALE, wide(88, 10, 40)),
    of(Tone.PALE, wall(-40, 40, -22, 52), wall(22, 40, 40, 52)),
    of(Tone.PALE, onion(-31, 52, 10, 26), onion(31, 52, 10, 26)),
    of(Tone.PALE, wide(34, 40, 64)),
    of(Tone.GLASS, arcade(-16, 16, 5, 44, 60, 0.5)),
    of(Tone.SAND, wide(38, 62, 66)),
    of(Tone.PALE, onion(0, 66, 18, 44)),
    of(Tone.LINE, strokes((-9, 68, -8, 86, -2, 104), (9, 68, 8, 86, 2, 104), (0, 67, 0, 106))),
    of(Tone.PALE, wide(7, 106, 113), onion(0, 113, 4, 8)),
    of(Tone.SAND, wide(92, 38, 42)),
    of(Tone.PALE, wide(40, 10, 34)),
    of(Tone.SAND, gable(-20, 20, 34, 46)),
    of(Tone.DARK, arch(-12, 9, 10, 29), arch(0, 9, 10, 29), arch(12, 9, 10, 29)),
    of(Tone.GLASS, arcade(-42, -22, 3, 16, 32, 0.4), arcade(22, 42, 3, 16, 32, 0.4)),
    of(Tone.GLASS, arcade(-38, -24, 3, 42, 50, 0.5), arcade(24, 38, 3, 42, 50, 0.5)),
)

PANTHEON: Figure = (
    of(Tone.STONE, wide(92, 4, 36)),
    of(Tone.SAND, wide(96, 34, 39)),
    of(Tone.STONE, wide(40, 39, 48)),
    of(Tone.SAND, wide(46, 46, 50)),
    of(Tone.STONE, wide(36, 50, 70)),
    of(Tone.DARK, pillars(-16, 16, 7, 52, 68, 0.5)),
    of(Tone.SAND, wide(44, 69, 73)),
    of(Tone.SLATE, dome(0, 73, 19, 22)),
    of(Tone.LINE, strokes((-9, 74, -5, 93), (9, 74, 5, 93), (0, 74, 0, 94))),
    of(Tone.STONE, wide(9, 94, 102), dome(0, 102, 5, 5)),
    of(Tone.BAR, strokes((0, 107, 0, 114), (-2.5, 111, 2.5, 111))),
    of(Tone.PALE, wide(52, 4, 36)),
    of(Tone.DARK, wide(46, 4, 34)),
    of(Tone.STONE, pillars(-24, 24, 6, 4, 34, 0.5)),
    of(Tone.SAND, wide(56, 33, 38)),
    of(Tone.STONE, gable(-29, 29, 38, 52)),
    of(Tone.SAND, wide(98, 0, 4)),
    of(Tone.LINE, strokes((-12, 42, 12, 42), (-42, 20, -32, 20), (32, 20, 42, 20))),
)

INVALIDES: Figure = (
    of(Tone.STONE, wide(96, 0, 26)),
    of(Tone.SLATE, hip(-48, 48, 26, 34, 5)),
    of(Tone.DARK, pillars(-46, -24, 4, 6, 20, 0.4), pillars(24, 46, 4, 6, 20, 0.4)),
    of(Tone.STONE, wide(42, 0, 44)),
    of(Tone.SAND, wide(46, 22, 25), wide(46, 42, 46)),
    of(Tone.DARK, pillars(-18, -6, 2, 4, 20, 0.4), pillars(6, 18, 2, 4, 20, 0.4), arch(0, 9, 0, 20)),
    of(Tone.DARK, arch(-12, 6, 27, 40), arch(0, 6, 27, 40), arch(12, 6, 27, 40)),
    of(Tone.STONE, wide(36, 46, 66)),
    of(Tone.DARK, pillars(-16, 16, 6, 49, 62, 0.45)),
    of(Tone.SAND, wide(40, 65, 69)),
    of(Tone.GOLD, dome(0, 69, 19, 27)),
    of(Tone.LINE, strokes((-11, 70, -6, 92), (11, 70, 6, 92), (0, 70, 0, 95), (-17, 78, 17, 78))),
    of(Tone.STONE, wide(9, 95, 104)),
    of(Tone.GOLD, poly(-5, 104, 5, 104, 0, 122)),
)

MADELEINE: Figure = (
    of(Tone.SAND, wide(96, 0, 5)),
    of(Tone.STONE, wide(90, 5, 10)),
    of(Tone.DARK, wide(82, 10, 46)),
    of(Tone.STONE, pillars(-42, 42, 8, 10, 46, 0.5)),
    of(Tone.SAND, wide(92, 46, 54)),
    of(Tone.STONE, gable(-47, 47, 54, 74)),
    of(Tone.SAND, gable(-26, 26, 57, 68)),
    of(Tone.LINE, strokes((-44, 50, 44, 50))),
)

SAINT_GERMAIN: Figure = (
    of(Tone.STONE, wall(-12, 0, 46, 34)),
    of(Tone.SLATE, poly(-12, 34, 46, 34, 42, 54, -12, 54)),
    of(Tone.DARK, arcade(12, 46, 4, 12, 28, 0.4)),
    of(Tone.STONE, wall(-34, 0, -4, 66)),
    of(Tone.SAND, wall(-36, 42, -2, 46), wall(-36, 64, -2, 68)),
    of(Tone.DARK, arch(-19, 13, 0, 22), arch(-26, 6, 49, 62), arch(-12, 6, 49, 62), arch(-19, 6, 28, 39)),
    of(Tone.SLATE, gable(-35, -3, 68, 102)),
    of(Tone.LINE, strokes((-19, 102, -19, 108), (-27, 70, -20, 96))),
    *tree(36, 24, 9),
)

SAINT_PIERRE: Figure = (
    of(Tone.STONE, wide(68, 0, 34)),
    of(Tone.SLATE, poly(-36, 34, -14, 34, -14, 48), poly(36, 34, 14, 34, 14, 48)),
    of(Tone.DARK, arch(-25, 9, 6, 26), arch(25, 9, 6, 26)),
    of(Tone.STONE, wide(30, 0, 76)),
    of(Tone.DARK, arch(0, 16, 0, 28)),
    of(Tone.PALE, disc(0, 40, 6)),
    of(Tone.LINE, rays(0, 40, 0, 6, 8)),
    of(Tone.DARK, arch(-7, 7, 54, 71), arch(7, 7, 54, 71)),
    of(Tone.SAND, wide(34, 49, 52), wide(34, 75, 79)),
    of(Tone.STONE, wide(22, 79, 88)),
    of(Tone.SLATE, gable(-13, 13, 88, 108)),
)

SIBYL_TEMPLE: Figure = (
    of(Tone.LEAF, dome(-30, 0, 22, 20), dome(30, 0, 22, 16)),
    of(Tone.SAND, poly(-26, 0, 24, 0, 18, 22, 22, 34, 14, 52, -14, 52, -20, 38, -16, 24)),
    of(Tone.LINE, strokes((-10, 6, -6, 26, -12, 40), (8, 4, 4, 20, 10, 36), (-2, 30, 2, 46))),
    of(Tone.STONE, wide(36, 52, 56)),
    of(Tone.DARK, wide(26, 56, 76)),
    of(Tone.STONE, pillars(-15, 15, 5, 56, 76, 0.4)),
    of(Tone.SAND, wide(36, 76, 81)),
    of(Tone.SLATE, dome(0, 81, 16, 13)),
    of(Tone.STONE, dome(0, 94, 3, 5)),
    of(Tone.LEAF, dome(-18, 52, 5, 6), dome(18, 52, 4, 5)),
)
