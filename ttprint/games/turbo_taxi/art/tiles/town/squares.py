"""Blocks that are mostly paved: markets, yards, stands, squares; plots as in greens.py."""

from __future__ import annotations

from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import box, disc, line, rounded_box
from ttprint.games.turbo_taxi.art.tiles.town.houses import chimney, hip
from ttprint.games.turbo_taxi.art.tiles.town.living import COATS, musician, person, tree
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Marks, fill, put, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role
from ttprint.games.turbo_taxi.art.tiles.town.things import (
    bench,
    gores,
    ice_cream_cart,
    parasol,
    scooter,
    taxi,
    umbrella,
)


def paved(width: float, role: Role = Role.PLAZA) -> Marks:
    """The pavement of a plot."""
    return [fill(Layer.BASE, role, rounded_box(0, 0.4, width, 12.8, 1.0))]


def stall(at: complex, width: float, role: Role, turn: float = 0.0) -> Marks:
    """A market stall: a striped awning over crates of fruit."""
    crates = [0.2 + 1.5 * k for k in range(int(width / 1.5))]
    fruit = [
        fill(Layer.LOW, Role.WOOD, *(box(x, 2.5, 1.2, 0.9) for x in crates)),
        fill(Layer.DETAIL, Role.FOX, *(disc(x + 0.3 + 2.95j, 0.26) for x in crates)),
        fill(Layer.DETAIL, Role.HEDGE, *(disc(x + 0.85 + 2.95j, 0.26) for x in crates)),
    ]
    return put([*awning(0j, width, role), *fruit], at, turn)


def awning(at: complex, width: float, role: Role) -> Marks:
    """A striped roof of cloth."""
    x, y = at.real, at.imag
    count = 2 * int(width / 1.5) + 1
    step = width / count
    return [
        shade(0.5, box(x, y, width, 2.4)),
        fill(Layer.ROOF, Role.WHITE, box(x, y, width, 2.4)),
        fill(Layer.RIDGE, role, *(box(x + k * step, y, step, 2.4) for k in range(0, count, 2))),
    ]


def market(rng: Random) -> Marks:
    """A market: striped awnings, crates, customers, an umbrella."""
    return [
        *paved(23),
        *stall(1.2 + 1.4j, 6.2, Role.RED),
        *stall(8.6 + 1.4j, 6.2, Role.BLUE),
        *stall(16 + 1.4j, 5.8, Role.OCHRE),
        *stall(8.2 + 12.2j, 6.2, Role.HEDGE, 180),
        *stall(21.8 + 12.2j, 6.2, Role.RED, 180),
        *person(5.2 + 6.4j, rng.choice(COATS), 20),
        *person(12.2 + 6.3j, Role.BLUE, -15),
        *person(18.6 + 6.6j, Role.PLUM, 40),
        *umbrella(11.8 + 10.2j, Role.YELLOW),
        *person(9.4 + 6.1j, Role.RED, 80),
    ]


def site(rng: Random) -> Marks:
    """A building site: half-built walls, a crane over them, sand and a red and white fence."""
    jib = [line(4.4 + 10.4j, 17.6 + 3.6j)]
    return [
        *paved(22, Role.SAND),
        fill(Layer.FLOOR, Role.STONE, box(7.4, 1.8, 12.2, 8)),
        stroke(
            Layer.LOW, Role.BRICK, 0.8, box(7.9, 2.3, 11.2, 7), line(13 + 2.3j, 13 + 9.3j), line(13 + 6j, 19.1 + 6j)
        ),
        *put([shade(0.6, box(-1.2, -1.2, 2.4, 2.4))], 4.4 + 10.4j),
        stroke(Layer.TOP, Role.YELLOW, 0.9, *jib, line(4.4 + 10.4j, 1.8 + 11.75j)),
        stroke(Layer.TIP, Role.DARK, 0.22, *jib),
        fill(Layer.TOP, Role.YELLOW, box(3.4, 9.4, 2, 2)),
        fill(Layer.TIP, Role.DARK, box(1.2, 11.2, 1.5, 1.2), disc(4.4 + 10.4j, 0.4)),
        fill(Layer.TIP, Role.RED, disc(15.6 + 4.6j, 0.5)),
        fill(Layer.LOW, Role.OCHRE, disc(3.6 + 3.6j, 1.9)),
        fill(Layer.DETAIL, Role.YELLOW, disc(3.4 + 3.4j, 1.1)),
        *person(10.4 + 5.4j, Role.FOX, 30, Role.YELLOW),
        *person(16 + 7.8j, Role.FOX, -20, Role.YELLOW),
        stroke(Layer.LOW, Role.WHITE, 0.6, line(8 + 12.2j, 21 + 12.2j)),
        stroke(
            Layer.DETAIL,
            Role.RED,
            0.6,
            *(line(complex(8.3 + 2.4 * k, 12.2), complex(9.3 + 2.4 * k, 12.2)) for k in range(5)),
        ),
    ]


def depot(rng: Random) -> Marks:
    """A taxi stand: cabs in their bays, a kiosk, a waiting person."""
    bays = [complex(2.6 + 3.4 * k, 8.6) for k in range(5)]
    return [
        *paved(22),
        stroke(
            Layer.FLOOR,
            Role.WHITE,
            0.35,
            *(line(complex(0.9 + 3.4 * k, 6.4), complex(0.9 + 3.4 * k, 12.2)) for k in range(6)),
        ),
        *(mark for k, at in enumerate(bays) if k != 3 for mark in taxi(at + 0.6j, 90)),
        *hip(1, 1.2, 9.4, 3.8, Role.OCHRE),
        *chimney(8.6 + 2.2j),
        *person(12.4 + 3.6j, Role.RED, 15),
        *bench(15 + 2.2j, 0),
        *scooter(19.9 + 3j, 70),
        *tree(20 + 10.2j, 1.6, rng.randrange(60)),
    ]


def fountain(rng: Random) -> Marks:
    """A corner square with a fountain, a bench, a street musician and listeners."""
    hub = 5.3 + 5.5j
    return [
        *paved(13.2),
        stroke(Layer.FLOOR, Role.SAND, 0.5, disc(hub, 4.4)),
        shade(0.5, disc(hub, 2.9)),
        fill(Layer.LOW, Role.STONE, disc(hub, 2.9)),
        fill(Layer.DETAIL, Role.WATER, disc(hub, 2.3)),
        stroke(Layer.ROOF, Role.RIPPLE, 0.35, disc(hub, 1.5)),
        fill(Layer.ROOF, Role.STONE, disc(hub, 0.8)),
        fill(Layer.RIDGE, Role.WHITE, disc(hub, 0.4)),
        *musician(9.9 + 9.6j, -45),
        *person(8.2 + 12.2j, rng.choice((Role.PLUM, Role.BLUE)), 20),
        *person(12.3 + 8j, Role.YELLOW, 70),
        *bench(2.4 + 11.4j, 45),
        *tree(11.3 + 2.5j, 1.5, rng.randrange(60)),
    ]


def circus(rng: Random) -> Marks:
    """A corner with a circus tent and its wagons."""
    hub = 6.6 + 6.4j
    lamps = [disc(hub + 5.7 * 1j ** (k / 4), 0.4) for k in range(16)]
    return [
        fill(Layer.BASE, Role.SAND, disc(hub, 6.5)),
        shade(0.9, disc(hub, 4.7)),
        *gores(hub, 4.7, Role.RED, 16),
        fill(Layer.TIP, Role.YELLOW, disc(hub, 0.9), *lamps[::3]),
        fill(Layer.TIP, Role.BLUE, *lamps[1::3]),
        fill(Layer.TIP, Role.RED, *lamps[2::3]),
    ]


def kiosk(rng: Random) -> Marks:
    """A corner square with an ice-cream cart and a queue."""
    return [
        *paved(13.2),
        *hip(1.2, 1.4, 5.4, 4.6, Role.PLUM),
        *ice_cream_cart(6.4 + 8.4j),
        *person(6.4 + 10.9j, Role.YELLOW, 0),
        *person(4.2 + 11.2j, Role.RED, 15),
        *person(2.2 + 10.6j, Role.BLUE, -25),
        *tree(10.9 + 2.6j, 1.7, rng.randrange(60)),
        *parasol(11.2 + 11.2j, Role.OCHRE, 1.3),
    ]


def flower_clock(rng: Random) -> Marks:
    """A corner with a clock made of flowers."""
    hub = 6.7 + 6.6j
    petals = [(hub + 4.4 * 1j ** (k / 3), 0.75 if k % 3 == 0 else 0.5) for k in range(12)]
    return [
        fill(Layer.BASE, Role.PLAZA, disc(hub, 6.4)),
        fill(Layer.FLOOR, Role.HEDGE, disc(hub, 5.6)),
        fill(Layer.SHADE, Role.LAWN, disc(hub, 3.4)),
        fill(Layer.LOW, Role.BLOSSOM, *(disc(at, radius) for at, radius in petals)),
        fill(Layer.DETAIL, Role.RED, *(disc(at, 0.28) for at, _ in petals)),
        stroke(Layer.DETAIL, Role.TRIM, 0.6, line(hub, hub - 2.9j), line(hub, hub + 1.7 + 1.0j)),
        fill(Layer.TOP, Role.TRIM, disc(hub, 0.6)),
    ]
