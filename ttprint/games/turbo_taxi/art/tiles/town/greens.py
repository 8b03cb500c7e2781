"""Blocks that are mostly green: parks, allotments, orchards, meadows.

plot: a piece of ground, x along the road, y from the back (0) to the pavement (14); corner plots are 14 wide and
      have pavement on the right too
"""

from __future__ import annotations

from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import (
    Contour,
    blob,
    box,
    disc,
    from_segments,
    line,
    oval,
    rounded_box,
)
from ttprint.games.turbo_taxi.art.tiles.town.houses import gable
from ttprint.games.turbo_taxi.art.tiles.town.living import (
    COATS,
    blossom,
    bush,
    crocodile,
    duck,
    fox,
    grove,
    person,
    sheep,
    tree,
)
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Marks, fill, put, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role
from ttprint.games.turbo_taxi.art.tiles.town.things import balloon, bench


def _pond(*spots: complex) -> Marks:
    middle = sum(spots) / len(spots)
    shore = [middle + (spot - middle) * 1.14 for spot in spots]
    return [fill(Layer.FLOOR, Role.SAND, blob(*shore)), fill(Layer.SHADE, Role.WATER, blob(*spots))]


def _ripple(at: complex) -> Contour:
    up, down = 0.4 - 0.48j, 1.2 + 0.48j
    return from_segments(at, ((at + up, at + up, at + 0.8), (at + down, at + down, at + 1.6)), False)


def park(rng: Random) -> Marks:
    """A park along the road: a pond with ducks and a crocodile, a path, and a lost balloon."""
    bends = ((4 + 9j, 7 + 12.4j, 14 + 12.2j), (21 + 12j, 20 + 3j, 27 + 2.6j), (36 + 2.2j, 30 + 11j, 40.6 + 14.6j))
    trees = ((20.8 + 3.2j, 2.1), (25.6 + 11.2j, 1.7), (33.4 + 11j, 2.0), (38.2 + 3.4j, 2.4), (41.2 + 8.6j, 1.6))
    ducklings = [mark for k in range(3) for mark in duck(complex(k * 2.4, k % 2 * 0.6), 180, Role.YELLOW)]
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0, 44, 13.2, 1.6)),
        stroke(Layer.FLOOR, Role.PLAZA, 1.5, from_segments(2.4 + 14.6j, bends, False)),
        *_pond(2.4 + 3j, 8 + 0.6j, 17 + 1.5j, 17.5 + 7.6j, 10 + 9.3j, 4 + 8.6j),
        stroke(Layer.LOW, Role.RIPPLE, 0.35, _ripple(6 + 3j), _ripple(12.8 + 7j), _ripple(5.4 + 6.8j)),
        *duck(8.6 + 5.2j, 190),
        *put(ducklings, 11 + 5.0j, 10, 0.62),
        *crocodile(14 + 3.4j, 170),
        *bench(22.2 + 9.2j, 60),
        *bench(28.5 + 4.9j, 0),
        *person(25.2 + 6.6j, rng.choice(COATS), 60),
        *balloon(29.3 + 8.4j),
        *grove(rng, trees),
        *blossom(33.6 + 2.1j, 1.5, rng.randrange(60)),
        *bush_row(rng, 42 + 2.2j),
    ]


def bush_row(rng: Random, at: complex) -> Marks:
    """A few flowering shrubs."""
    spots = [at + complex(0.3 * k, 1.0 * k - 1) for k in range(2)]
    roles = [rng.choice((Role.RED, Role.YELLOW, Role.BLOSSOM)) for _ in spots]
    return [
        mark
        for spot, role in zip(spots, roles, strict=True)
        for mark in (
            fill(Layer.LOW, Role.HEDGE, disc(spot, 0.75)),
            fill(Layer.DETAIL, role, disc(spot + 0.2, 0.22), disc(spot - 0.25 + 0.2j, 0.22)),
        )
    ]


def allotment(rng: Random) -> Marks:
    """A corner plot of vegetable beds with a shed and a scarecrow."""
    beds = ((0.9, 0.9), (0.9, 5.0), (7.0, 5.0), (0.9, 9.1), (7.0, 9.1))
    rows = [[complex(x + 0.85 + 1.2 * i, y + 0.85 + 1.5 * j) for j in range(2) for i in range(4)] for x, y in beds]
    greens = [disc(at, 0.5) for bed in (rows[0], rows[2]) for at in bed]
    hay, arm = 9.7 + 10.6j, 1.5
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0, 13.2, 13.2, 1)),
        fill(Layer.FLOOR, Role.SAND, *(rounded_box(x, y, 5.4, 3.3, 0.5) for x, y in beds)),
        fill(Layer.LOW, Role.HEDGE, *greens),
        fill(Layer.DETAIL, Role.BUD, *(disc(at, 0.28) for at in rows[0])),
        fill(Layer.DETAIL, Role.RED, *(disc(at, 0.26) for at in rows[2])),
        fill(Layer.LOW, Role.FOX, *(disc(at, 0.55) for at in rows[1])),
        fill(Layer.DETAIL, Role.HEDGE, *(disc(at, 0.2) for at in rows[1])),
        fill(Layer.LOW, Role.PLUM, *(disc(at, 0.5) for at in rows[3])),
        fill(Layer.DETAIL, Role.BLOSSOM, *(disc(at, 0.22) for at in rows[3])),
        fill(Layer.LOW, Role.YELLOW, *(disc(at, 0.42) for at in (rows[4][0], rows[4][3], rows[4][4], rows[4][7]))),
        *gable(7.6, 0.9, 4.2, 3.2, Role.SLATE),
        stroke(Layer.TOP, Role.BLUE, 0.7, line(hay - arm, hay + arm)),
        stroke(Layer.TOP, Role.WOOD, 0.4, line(hay - 0.9j, hay + 1.6j)),
        fill(Layer.TIP, Role.YELLOW, disc(hay, 0.8)),
        fill(Layer.TIP, Role.WOOD, disc(hay, 0.4)),
    ]


def greenhouse(rng: Random) -> Marks:
    """A corner with a glass house full of palms."""
    ribs = [line(complex(1.4 + 2.06 * k, 3), complex(1.4 + 2.06 * k, 10)) for k in range(1, 5)]
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0.2, 13.2, 13, 1.4)),
        shade(0.7, rounded_box(1.4, 3, 10.3, 7, 0.8)),
        fill(Layer.LOW, Role.WINDOW, rounded_box(1.4, 3, 10.3, 7, 0.8)),
        fill(
            Layer.DETAIL,
            Role.HEDGE,
            *(disc(complex(x, y), 0.95) for x, y in ((3.4, 4.8), (6.3, 8.1), (9.5, 5), (3.2, 8.2), (9.8, 8.3))),
        ),
        stroke(Layer.ROOF, Role.WHITE, 0.4, rounded_box(1.4, 3, 10.3, 7, 0.8), line(1.4 + 6.5j, 11.7 + 6.5j), *ribs),
        fill(Layer.FLOOR, Role.PLAZA, box(5.6, 10, 2, 3.4)),
        *bush(2.2 + 12j, 0.8),
        *bush(4.4 + 12j, 0.8),
        *bush(8.9 + 12j, 0.8),
        *bush(11.1 + 12j, 0.8),
        *person(6.6 + 12j, Role.RED, 20),
    ]


def orchard(rng: Random) -> Marks:
    """A corner plot of fruit trees with a fox among them."""
    spots = (2.4 + 2.4j, 6.9 + 2.4j, 11.2 + 2.6j, 2.4 + 6.8j, 11.2 + 7j, 2.4 + 11.1j, 11.1 + 11.2j)
    trees = [mark for k, at in enumerate(spots) for mark in (blossom if k % 2 else tree)(at, 1.75, rng.randrange(60))]
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0, 13.2, 13.2, 1.6)),
        *trees,
        *fox(7 + 7.6j, rng.choice((20.0, 160.0))),
        fill(Layer.LOW, Role.RED, disc(6 + 11j, 0.32), disc(7.4 + 11.6j, 0.32), disc(8 + 10.6j, 0.32)),
    ]


def lily_pond(rng: Random) -> Marks:
    """A small round pond with lilies and one duck."""
    pads = [oval(at, 0.7, 0.55, rng.randrange(90)) for at in (-1.6 - 0.6j, 0.4 + 1.5j, -0.9 + 1.2j)]
    return [
        fill(Layer.FLOOR, Role.SAND, disc(0j, 3.7)),
        fill(Layer.SHADE, Role.WATER, disc(0j, 3.15)),
        fill(Layer.LOW, Role.HEDGE, *pads),
        fill(Layer.DETAIL, Role.BLOSSOM, disc(-1.5 - 0.6j, 0.3), disc(0.5 + 1.5j, 0.3)),
        *duck(0.6 - 0.9j, rng.randrange(360)),
    ]


def meadow(rng: Random) -> Marks:
    """A corner meadow with sheep behind a fence, and a hot-air balloon over it."""
    flock = [(3 + 9.8j, 20), (6.4 + 11j, 160), (9.6 + 9.3j, 60)]
    posts = [disc(complex(0.6 + 3 * k, 12.6), 0.3) for k in range(5)]
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0, 13.2, 13.2, 1.6)),
        *(mark for at, turn in flock for mark in sheep(at, turn)),
        stroke(Layer.LOW, Role.WOOD, 0.35, line(0.6 + 12.6j, 12.6 + 12.6j)),
        fill(Layer.DETAIL, Role.WOOD, *posts),
    ]
