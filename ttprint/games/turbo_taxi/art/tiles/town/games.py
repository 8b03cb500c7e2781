"""Blocks for games and sports: pitches, pools, courts; plots as in greens.py."""

from __future__ import annotations

from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import arc, box, disc, line, polygon, rounded_box
from ttprint.games.turbo_taxi.art.tiles.town.living import duck, person, tree
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Marks, fill, put, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role
from ttprint.games.turbo_taxi.art.tiles.town.squares import paved


def football(rng: Random) -> Marks:
    """A football pitch during a game."""
    x, y, w, h = 1.2, 1.0, 20.6, 11.4
    mid = complex(x + w / 2, y + h / 2)
    stripes = [box(x + w * k / 8, y, w / 8, h) for k in range(0, 8, 2)]
    players = [
        (mid + d, Role.RED if k % 2 else Role.WHITE)
        for k, d in enumerate((-5 - 2.5j, -3 + 2.6j, 2.4 - 3.1j, 4.9 + 1.4j, -7.5 + 1j, 7 - 1.7j))
    ]
    return [
        fill(Layer.BASE, Role.LAWN, box(x, y, w, h)),
        fill(Layer.FLOOR, Role.MEADOW, *stripes),
        stroke(
            Layer.LOW,
            Role.WHITE,
            0.35,
            box(x, y, w, h),
            line(mid - 1j * h / 2, mid + 1j * h / 2),
            disc(mid, 2.0),
            box(x, mid.imag - 2.6, 2.8, 5.2),
            box(x + w - 2.8, mid.imag - 2.6, 2.8, 5.2),
        ),
        fill(Layer.LOW, Role.WHITE, box(x - 0.8, mid.imag - 1.4, 0.8, 2.8), box(x + w, mid.imag - 1.4, 0.8, 2.8)),
        *(mark for at, role in players for mark in person(at, role, rng.randrange(180))),
        fill(Layer.TIP, Role.TRIM, disc(mid + 0.8 + 1.1j, 0.4)),
    ]


def pool(rng: Random) -> Marks:
    """An open-air swimming pool: lanes, a round basin for small children, towels and sunshades."""
    lanes = [line(complex(2, y), complex(13.6, y)) for y in (4.5, 6.9, 9.3)]
    towels = [box(14.9 + 1.8 * k, 10, 1.2, 2.4) for k in range(3)]
    return [
        fill(Layer.BASE, Role.PLAZA, rounded_box(0, 0.6, 23, 12.6, 1)),
        fill(Layer.FLOOR, Role.WATER, box(1.6, 2.2, 12.4, 9.4)),
        stroke(Layer.LOW, Role.WHITE, 0.4, box(1.6, 2.2, 12.4, 9.4)),
        stroke(Layer.LOW, Role.RIPPLE, 0.35, *lanes),
        *(m for at, turn in ((5 + 3.3j, 90), (9.6 + 5.7j, 90), (6.6 + 10.3j, 90)) for m in swimmer(at, turn)),
        *ring_float(11.6 + 8.1j, Role.RED),
        fill(Layer.FLOOR, Role.WATER, disc(18.4 + 4.9j, 2.7)),
        stroke(Layer.LOW, Role.WHITE, 0.4, disc(18.4 + 4.9j, 2.7)),
        *duck(18.1 + 4.6j, -40, Role.YELLOW),
        fill(Layer.LOW, Role.RED, towels[0]),
        fill(Layer.LOW, Role.YELLOW, towels[1]),
        fill(Layer.LOW, Role.BLUE, towels[2]),
        *person(17.3 + 11.1j, Role.ROSE, 90),
        *tree(21.4 + 11j, 1.2, rng.randrange(60)),
    ]


def swimmer(at: complex, turn: float) -> Marks:
    """A head, two arms and a wake."""
    shape = [
        stroke(Layer.DETAIL, Role.RIPPLE, 0.4, line(-0.6 + 0.9j, -0.2 + 2.6j), line(0.6 + 0.9j, 0.2 + 2.6j)),
        stroke(Layer.TOP, Role.ROSE, 0.35, line(-1 - 0.5j, -0.3 + 0.3j, 0.3 + 0.3j, 1 - 0.2j)),
        fill(Layer.TIP, Role.RED, disc(0j, 0.48)),
    ]
    return put(shape, at, turn)


def ring_float(at: complex, role: Role) -> Marks:
    """A swimming ring with a person in it."""
    return [
        fill(Layer.TOP, Role.WHITE, disc(at, 0.95)),
        stroke(Layer.TIP, role, 0.5, arc(at, 0.75, -30, 60), arc(at, 0.75, 150, 240)),
        fill(Layer.TIP, Role.DARK, disc(at, 0.35)),
    ]


def playground(rng: Random) -> Marks:
    """A corner plot to play in: sandpit, slide, swings and a roundabout."""
    pit = rounded_box(6.6, 6.8, 5.8, 5.4, 2.2)
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0, 13.2, 13.2, 1.4)),
        fill(Layer.FLOOR, Role.SAND, pit),
        stroke(Layer.LOW, Role.WOOD, 0.45, pit),
        fill(Layer.LOW, Role.YELLOW, disc(10.8 + 8.6j, 0.6)),
        fill(Layer.LOW, Role.RED, polygon(8.4 + 10.4j, 9.6 + 10.4j, 9.3 + 11.4j, 8.7 + 11.4j)),
        *person(8.6 + 8.6j, Role.BLUE, 30),
        *roundabout(3.7 + 9.5j),
        *slide(6.4 + 1.4j),
        *swings(0.9 + 1.6j),
        *tree(12 + 4.9j, 1.1, rng.randrange(60)),
    ]


def roundabout(hub: complex) -> Marks:
    """A round platform to spin on."""
    bars = [line(hub - 2.2 * 1j**k, hub + 2.2 * 1j**k) for k in (0.0, 2 / 3, 4 / 3)]
    return [
        shade(0.4, disc(hub, 2.4)),
        fill(Layer.LOW, Role.OCHRE, disc(hub, 2.4)),
        stroke(Layer.DETAIL, Role.RED, 0.4, *bars),
        fill(Layer.TOP, Role.WHITE, disc(hub, 0.55)),
    ]


def slide(at: complex) -> Marks:
    """A slide with its tower, from the top left of the chute."""
    x, y = at.real, at.imag
    return [
        shade(0.4, box(x, y, 6, 1.5)),
        fill(Layer.LOW, Role.BLUE, box(x, y, 4.2, 1.5)),
        fill(Layer.LOW, Role.RED, box(x + 4.2, y - 0.4, 2, 2.3)),
        stroke(Layer.DETAIL, Role.WHITE, 0.3, line(at + 0.2 + 0.75j, at + 4.2 + 0.75j)),
    ]


def swings(at: complex) -> Marks:
    """Two swings on a beam, one of them in use."""
    frame = [line(at, at + 4.4), line(at - 0.8j, at + 0.8j), line(at + 4.4 - 0.8j, at + 4.4 + 0.8j)]
    ropes = [line(at + x, at + x + length * 1j) for x, length in ((0.8, 2), (1.8, 2), (2.6, 2.8), (3.6, 2.8))]
    return [
        stroke(Layer.LOW, Role.WOOD, 0.5, *frame),
        stroke(Layer.LOW, Role.DARK, 0.22, *ropes),
        fill(Layer.LOW, Role.RED, box(at.real + 0.7, at.imag + 1.8, 1.2, 0.6)),
        *person(at + 3.1 + 2.8j, Role.YELLOW, 0),
    ]


def tennis(rng: Random) -> Marks:
    """A clay court with two players."""
    x, y, w, h = 2.0, 1.6, 17.0, 10.4
    mid = complex(x + w / 2, y + h / 2)
    return [
        fill(Layer.BASE, Role.CLAY, rounded_box(x - 1.4, y - 1.2, w + 2.8, h + 2.4, 0.8)),
        stroke(
            Layer.LOW,
            Role.WHITE,
            0.35,
            box(x, y, w, h),
            box(x, y + 1.4, w, h - 2.8),
            line(mid - w * 0.24, mid + w * 0.24),
            box(mid.real - w * 0.24, y + 1.4, w * 0.48, h - 2.8),
        ),
        stroke(Layer.DETAIL, Role.DARK, 0.3, line(mid - 1j * (h / 2 + 0.5), mid + 1j * (h / 2 + 0.5))),
        *person(complex(x + 1.2, mid.imag - 2), Role.WHITE, 90),
        *person(complex(x + w - 1, mid.imag + 1.6), Role.BLUE, 90),
        fill(Layer.TIP, Role.YELLOW, disc(mid + 2.6 - 1.6j, 0.36)),
    ]


def chess(rng: Random) -> Marks:
    """A corner with a large chessboard during a game."""
    cells = [box(2.2 + 1.5 * i, 2.2 + 1.5 * j, 1.5, 1.5) for i in range(6) for j in range(6) if (i + j) % 2]
    spots = [
        complex(2.95 + 1.5 * i, 2.95 + 1.5 * j) for i, j in rng.sample([(i, j) for i in range(6) for j in range(6)], 8)
    ]
    return [
        *paved(13.2),
        fill(Layer.FLOOR, Role.WHITE, box(2.2, 2.2, 9, 9)),
        fill(Layer.SHADE, Role.SLATE, *cells),
        stroke(Layer.LOW, Role.WOOD, 0.5, box(2.2, 2.2, 9, 9)),
        fill(Layer.DETAIL, Role.RED, *(disc(at, 0.5) for at in spots[:4])),
        fill(Layer.DETAIL, Role.YELLOW, *(disc(at, 0.5) for at in spots[4:])),
        *person(12.1 + 4.6j, Role.BLUE, 90),
        *person(5.2 + 12.2j, Role.PLUM, 0),
    ]
