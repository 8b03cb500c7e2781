"""The small things of the city, each about a point, in tile units."""

from __future__ import annotations

import cmath
import math
from itertools import chain
from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import (
    Contour,
    arc_segments,
    box,
    disc,
    from_segments,
    line,
    oval,
    polygon,
    rounded_box,
)
from ttprint.games.turbo_taxi.art.tiles.town.living import person
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Marks, fill, put, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role


def parasol(at: complex, role: Role, radius: float = 1.5) -> Marks:
    """A sunshade with eight gores in two colours."""
    return [shade(0.5, disc(at, radius)), *gores(at, radius, role, 8)]


def gores(at: complex, radius: float, role: Role, count: int) -> Marks:
    """A round roof of cloth in stripes that meet in the middle."""
    step = 360 / count
    wedges = []
    for k in range(0, count, 2):
        first, arc = arc_segments(at, radius, k * step - 90, (k + 1) * step - 90)
        wedges.append(from_segments(at, ((first,), *arc)))
    return [fill(Layer.TOP, Role.WHITE, disc(at, radius)), fill(Layer.TIP, role, *wedges)]


def umbrella(at: complex, role: Role) -> Marks:
    """An umbrella from above: eight corners and a tip."""
    rim = [at + 1.45 * (1 + 1j) / abs(1 + 1j) * (1j ** (k / 2)) for k in range(8)]
    return [
        shade(0.45, polygon(*rim)),
        fill(Layer.TOP, role, polygon(*rim)),
        stroke(Layer.TIP, Role.WHITE, 0.25, *(line(rim[k], rim[k + 4]) for k in range(4))),
    ]


def balloon(at: complex, role: Role = Role.RED) -> Marks:
    """A lost balloon with its string."""
    return [
        shade(1.1, oval(at, 0.8, 0.95)),
        stroke(
            Layer.TOP,
            Role.DARK,
            0.22,
            from_segments(at + 0.9j, ((at + 0.5 + 1.6j, at - 0.7 + 1.9j, at + 0.1 + 2.9j),), False),
        ),
        fill(Layer.TIP, role, oval(at, 0.85, 1.0), polygon(at + 0.85j, at - 0.3 + 1.3j, at + 0.3 + 1.3j)),
        fill(Layer.TIP, Role.WHITE, oval(at - 0.28 - 0.38j, 0.16, 0.28, 25)),
    ]


def bench(at: complex, turn: float = 0.0) -> Marks:
    """A park bench: two planks."""
    shape = [
        shade(0.25, box(-1.1, -0.45, 2.2, 0.9)),
        fill(Layer.LOW, Role.WOOD, box(-1.1, -0.45, 2.2, 0.4), box(-1.1, 0.08, 2.2, 0.4)),
    ]
    return put(shape, at, turn)


def taxi(at: complex, turn: float = 0.0) -> Marks:
    """A cab from above, waiting for a fare."""
    shape = [
        shade(0.35, rounded_box(-1.9, -0.95, 3.8, 1.9, 0.6)),
        fill(Layer.LOW, Role.YELLOW, rounded_box(-1.9, -0.95, 3.8, 1.9, 0.6)),
        fill(
            Layer.DETAIL,
            Role.DARK,
            polygon(0.55 - 0.7j, 1.05 - 0.8j, 1.05 + 0.8j, 0.55 + 0.7j),
            box(-1.4, -0.7, 0.4, 1.4),
        ),
        fill(Layer.DETAIL, Role.WHITE, box(-0.45, -0.45, 0.45, 0.9)),
    ]
    return put(shape, at, turn)


def scooter(at: complex, turn: float = 0.0, role: Role = Role.RED) -> Marks:
    """A parked scooter."""
    shape = [
        shade(0.25, oval(0j, 1.2, 0.35)),
        stroke(Layer.LOW, Role.DARK, 0.35, line(-1.2 + 0j, 1.2 + 0j), line(0.85 - 0.6j, 0.85 + 0.6j)),
        fill(Layer.DETAIL, role, rounded_box(-1.0, -0.4, 1.1, 0.8, 0.35), oval(0.75 + 0j, 0.4, 0.3)),
    ]
    return put(shape, at, turn)


def ice_cream_cart(at: complex) -> Marks:
    """A cart with a striped shade and its seller."""
    stripes = [box(at.real - 1.5 + k * 1.0, at.imag - 0.9, 0.5, 1.8) for k in range(3)]
    return [
        shade(0.45, box(at.real - 1.5, at.imag - 0.9, 3, 1.8)),
        fill(Layer.LOW, Role.WHITE, box(at.real - 1.5, at.imag - 0.9, 3, 1.8)),
        fill(Layer.DETAIL, Role.BLUE, *stripes),
        fill(Layer.LOW, Role.DARK, disc(at - 1.9 + 0.5j, 0.35), disc(at - 1.9 - 0.5j, 0.35)),
        fill(Layer.TOP, Role.WOOD, polygon(at + 1.9 - 0.35j, at + 1.9 + 0.35j, at + 3.3 + 0j)),
        fill(Layer.TIP, Role.ROSE, disc(at + 1.75, 0.5)),
    ]


def pretzel(at: complex, size: float) -> Marks:
    """A baker's sign: one rope from end to end, crossing itself."""
    half = ((-0.1 + 0.35j, 0.1 + 0j, 0.12 - 0.2j), (0.2 - 0.8j, 1 - 0.85j, 1 - 0.1j), (1 + 0.5j, 0.45 + 0.8j, 0.8j))
    # the second half is the first one, mirrored and in reverse order
    row = [-0.42 + 0.62j, *chain.from_iterable(half)]
    rope = [*row, *(-spot.conjugate() for spot in row[-2::-1])]
    return [
        stroke(Layer.TIP, Role.WOOD, size * 0.3, Contour(tuple(at + size * spot for spot in rope), (3,) * 6, False))
    ]


def laundry(start: complex, end: complex, rng: Random) -> Marks:
    """A washing line with the family's things."""
    along = (end - start) / abs(end - start)
    across = along * 1j
    count = max(2, int(abs(end - start) / 1.05))
    marks = [stroke(Layer.LOW, Role.DARK, 0.22, line(start, end))]
    for k in range(count):
        spot = start + (end - start) * (k + 0.5) / count
        left, right = spot - along * 0.36, spot + along * 0.36
        cloth = polygon(left, right, right + across * 1.1, left + across * 1.1)
        marks.append(fill(Layer.DETAIL, rng.choice((Role.WHITE, Role.RED, Role.BLUE, Role.YELLOW)), cloth))
    return marks


def picnic(at: complex, turn: float = 0.0) -> Marks:
    """A checked blanket with a cake on it, and two people."""
    cells = [box(-1.9 + 0.95 * i, -1.9 + 0.95 * j, 0.95, 0.95) for i in range(4) for j in range(4) if (i + j) % 2]
    shape = [
        fill(Layer.LOW, Role.WHITE, box(-1.9, -1.9, 3.8, 3.8)),
        fill(Layer.DETAIL, Role.RED, *cells),
        fill(Layer.ROOF, Role.YELLOW, disc(0.1 + 0.1j, 0.75)),
        fill(Layer.RIDGE, Role.ROSE, disc(0.1 + 0.1j, 0.4)),
        *person(-2.9 + 0.2j, Role.BLUE, 90),
        *person(0.2 + 2.8j, Role.YELLOW, 0),
    ]
    return put(shape, at, turn)


def kite(at: complex, hand: complex) -> Marks:
    """A kite on its string, and its shadow on the grass."""
    sail = polygon(at - 1.8j, at + 1.3 - 0.2j, at + 2.0j, at - 1.3 - 0.2j)
    tail = from_segments(at + 2j, ((at + 1.4 + 3j, at - 1.4 + 3.6j, at + 0.3 + 4.8j),), False)
    return [
        shade(1.4, sail),
        stroke(Layer.LOW, Role.TRIM, 0.25, line(at, hand)),
        fill(Layer.TOP, Role.YELLOW, sail),
        fill(
            Layer.TIP,
            Role.RED,
            polygon(at - 1.8j, at + 1.3 - 0.2j, at - 0.2j),
            polygon(at + 2.0j, at - 1.3 - 0.2j, at - 0.2j),
        ),
        stroke(Layer.TIP, Role.RED, 0.25, tail),
    ]


def ping_pong(at: complex) -> Marks:
    """A table with a game on it."""
    table = box(at.real - 2, at.imag - 1.1, 4, 2.2)
    return [
        shade(0.4, table),
        fill(Layer.LOW, Role.BLUE, table),
        stroke(Layer.DETAIL, Role.WHITE, 0.3, table, line(at - 1.5j, at + 1.5j)),
        fill(Layer.TIP, Role.WHITE, disc(at + 0.9 - 0.4j, 0.26)),
        *person(at - 3, Role.RED, 90),
        *person(at + 3 + 0.3j, Role.YELLOW, 90),
    ]


def hammock(start: complex, end: complex) -> Marks:
    """A hammock between two trees with a person in it."""
    middle, along = (start + end) / 2, (end - start) / abs(end - start)
    turn = math.degrees(cmath.phase(along))
    cloth = put([shade(0.6, oval(0j, 2.6, 1.0)), fill(Layer.LOW, Role.BLUE, oval(0j, 2.6, 1.0))], middle, turn)
    stripes = put(
        [stroke(Layer.DETAIL, Role.WHITE, 0.3, line(-2.2 - 0.35j, 2.2 - 0.35j), line(-2.2 + 0.35j, 2.2 + 0.35j))],
        middle,
        turn,
    )
    return [
        stroke(Layer.LOW, Role.WOOD, 0.25, line(start, end)),
        *cloth,
        *stripes,
        *person(middle + along * 0.5, Role.RED, turn + 90),
    ]


def sky_balloon(at: complex, radius: float) -> Marks:
    """A hot-air balloon floating over the roofs, its shadow far below."""
    return [
        shade(3.0, disc(at, radius)),
        *gores(at, radius, Role.BRICK, 12),
        fill(Layer.TIP, Role.YELLOW, disc(at, radius * 0.2)),
    ]
