"""Buildings from above, with light and dark slopes. In a plot, x runs along the road and y towards it."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from ttprint.games.turbo_taxi.art.tiles.town.contours import arc, box, disc, line, polygon, ring_part, rounded_box
from ttprint.games.turbo_taxi.art.tiles.town.living import blossom, cat, person, tree
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Mark, Marks, fill, put, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role
from ttprint.games.turbo_taxi.art.tiles.town.things import laundry, parasol

ROOFS = (Role.BRICK, Role.OCHRE, Role.ROSE, Role.SLATE, Role.BRICK, Role.PLUM)


def slope(role: Role, facing: complex, *spots: complex, layer: Layer = Layer.ROOF) -> Mark:
    """One side of a roof."""
    return Mark(layer, role, (polygon(*spots),), facing=facing)


def courses(role: Role, start: complex, end: complex, drop: complex) -> Mark:
    """Rows of tiles on a slope that falls from the ridge by `drop`."""
    rows = tuple(line(start + drop * f, end + drop * f) for f in (0.36, 0.7))
    return Mark(Layer.COURSE, role, rows, width=0.24)


def gable(x: float, y: float, width: float, depth: float, role: Role, across: bool = False) -> Marks:
    """A saddle roof; its ridge runs along x, or `across`."""
    a, b, c, d = complex(x, y), complex(x + width, y), complex(x + width, y + depth), complex(x, y + depth)
    ends = (a, b, c, d) if not across else (d, a, b, c)
    m, n = (ends[0] + ends[3]) / 2, (ends[1] + ends[2]) / 2
    back, front = (ends[0] - m) / abs(ends[0] - m), (ends[3] - m) / abs(ends[3] - m)
    inset = 0.15 * (n - m) / abs(n - m)  # the round ends of the line stay on the roof
    return [
        shade(0.7, box(x, y, width, depth)),
        slope(role, back, ends[0], ends[1], n, m),
        slope(role, front, m, n, ends[2], ends[3]),
        courses(role, m, n, ends[0] - m),
        courses(role, m, n, ends[3] - m),
        stroke(Layer.RIDGE, Role.TRIM, 0.28, line(m + inset, n - inset)),
    ]


def hip(x: float, y: float, width: float, depth: float, role: Role, layer: Layer = Layer.ROOF) -> Marks:
    """A roof with four slopes; a square one is a pyramid."""
    a, b, c, d = complex(x, y), complex(x + width, y), complex(x + width, y + depth), complex(x, y + depth)
    inset = min(width, depth) / 2
    wide = width >= depth
    m = complex(x + inset, y + inset)
    n = complex(x + width - inset, y + depth - inset)
    sides = [(-1j, (a, b, n, m) if wide else (a, b, m)), (1j, (d, m, n, c) if wide else (d, n, c))]
    sides += [(-1 + 0j, (a, m, d) if wide else (a, m, n, d)), (1 + 0j, (b, c, n) if wide else (m, b, c, n))]
    tl, tr, br, bl = a + 0.2 + 0.2j, b - 0.2 + 0.2j, c - 0.2 - 0.2j, d + 0.2 - 0.2j  # round ends stay on the roof
    hips = (line(tl, m, bl), line(tr, n, br)) if wide else (line(tl, m, tr), line(bl, n, br))
    return [
        shade(0.7, box(x, y, width, depth)),
        *(slope(role, facing, *spots, layer=layer) for facing, spots in sides),
        stroke(Layer.RIDGE if layer is Layer.ROOF else layer, Role.TRIM, 0.28, *hips, line(m, n)),
    ]


def ring(x: float, y: float, size: float, wall: float, role: Role) -> Marks:
    """A building round a square courtyard."""
    middle = complex(x + size / 2, y + size / 2)
    marks = [shade(0.7, box(x, y, size, size))]
    for k in range(4):
        out = 1j**k * -1j
        left, right = out * 1j ** (-0.5), out * 1j**0.5
        reach = [math.sqrt(2) * h for h in (size / 2, (size - wall) / 2, size / 2 - wall)]
        for (far, near), facing in zip(((reach[0], reach[1]), (reach[1], reach[2])), (out, -out), strict=True):
            spots = [middle + far * left, middle + far * right, middle + near * right, middle + near * left]
            marks.append(slope(role, facing, *spots))
    return marks


def chimney(at: complex) -> Marks:
    """A chimney on a ridge."""
    return [
        fill(Layer.RIDGE, Role.TRIM, box(at.real - 0.45, at.imag - 0.45, 0.9, 0.9)),
        fill(Layer.CROWN, Role.DARK, disc(at, 0.2)),
    ]


def skylight(at: complex) -> Marks:
    """A window in a roof."""
    return [fill(Layer.RIDGE, Role.WINDOW, box(at.real - 0.45, at.imag - 0.6, 0.9, 1.2))]


def terrace(rng: Random, width: float, *, y: float = 7.2, depth: float = 5.8, sleeper: bool = False) -> Marks:
    """Row houses along the pavement with their back gardens; perhaps a cat asleep on a roof."""
    count = max(2, round(width / 5.2))
    step = width / count
    marks: Marks = [fill(Layer.BASE, Role.LAWN, box(0, 0.2, width, y + 0.4))]
    lucky = rng.randrange(1, count)
    ideas = _mixed(rng, GARDENS, count)
    for k, role in enumerate(_mixed(rng, ROOFS, count)):
        marks += _row_house(rng, k * step, y, step, depth, role, end=k in (0, count - 1))
        marks += garden(rng, ideas[k], k * step, 0.4, step, y - 1.4)
        if sleeper and k == lucky:
            marks += cat(complex((k + 0.45) * step, y + depth * 0.24), 0)
    fences = [line(complex(k * step, 0.5), complex(k * step, y - 1.8)) for k in range(count + 1)]
    marks.append(stroke(Layer.LOW, Role.HEDGE, 0.7, line(0.5j, width + 0.5j), *fences))
    walls = [line(complex(k * step, y), complex(k * step, y + depth)) for k in range(1, count)]
    marks.append(stroke(Layer.RIDGE, Role.STONE, 0.25, *walls))
    return marks


def _row_house(rng: Random, x: float, y: float, width: float, depth: float, role: Role, end: bool) -> Marks:
    """One house of a row: its roof, a lean-to behind, a doorstep, and a chimney, a window or a dormer."""
    turned = not end and rng.random() < 0.3  # some gables face the street, for variety
    marks = gable(x, y, width, depth, role, across=turned)
    door = x + width * rng.choice((0.3, 0.7))
    marks.append(fill(Layer.LOW, Role.PLAZA, box(door - 0.6, y + depth, 1.2, 1.1)))
    if not end and rng.random() < 0.6:
        marks += [
            shade(0.4, box(x + 0.5, y - 1.3, 2.2, 1.3)),
            fill(Layer.LOW, Role.STONE, box(x + 0.5, y - 1.3, 2.2, 1.4)),
        ]
    match rng.randrange(3):
        case 0 if turned:
            return marks + chimney(complex(x + width * 0.5, y + depth * 0.3))
        case 0:
            return marks + chimney(complex(x + width * 0.78, y + depth / 2))
        case 1:
            return (
                marks
                + skylight(complex(x + width * 0.3, y + depth * 0.76))
                + skylight(complex(x + width * 0.7, y + depth * 0.76))
            )
        case _:
            return (
                marks
                + chimney(complex(x + width * 0.22, y + depth * 0.3))
                + skylight(complex(x + width * 0.5, y + depth * 0.76))
            )


_Pick = TypeVar("_Pick")


def _mixed(rng: Random, choices: Sequence[_Pick], count: int) -> list[_Pick]:
    """Random choices of which no three in a row have two alike."""
    picks: list[_Pick] = []
    for _ in range(count):
        picks.append(rng.choice([choice for choice in choices if choice not in picks[-2:]]))
    return picks


def garden(rng: Random, idea: str, x: float, y: float, width: float, depth: float) -> Marks:
    """A back garden with one thing in it."""
    middle = complex(x + width / 2, y + depth * 0.5)
    match idea:
        case "beds":
            rows = [line(middle + complex(-1.3, r), middle + complex(1.3, r)) for r in (-1.5, -0.5, 0.5, 1.5)]
            soil = fill(Layer.FLOOR, Role.SAND, box(middle.real - 1.7, middle.imag - 2.1, 3.4, 4.2))
            return [soil, stroke(Layer.LOW, Role.HEDGE, 0.45, *rows)]
        case "washing":
            return laundry(complex(x + 0.9, middle.imag - 0.6), complex(x + width - 0.9, middle.imag - 0.6), rng)
        case "trampoline":
            net = [fill(Layer.LOW, Role.BLUE, disc(middle, 1.6)), fill(Layer.DETAIL, Role.SLATE, disc(middle, 1.15))]
            return [shade(0.3, disc(middle, 1.6)), *net, *person(middle + 0.1j, Role.RED, 30)]
        case "parasol":
            return parasol(middle, rng.choice((Role.RED, Role.YELLOW, Role.BLUE)), 1.45)
        case "pond":
            rim = fill(Layer.FLOOR, Role.PLAZA, rounded_box(middle.real - 1.6, middle.imag - 1.9, 3.2, 3.8, 1))
            return [rim, fill(Layer.LOW, Role.WATER, rounded_box(middle.real - 1.1, middle.imag - 1.4, 2.2, 2.8, 0.9))]
        case "shed":
            return gable(middle.real - 1.4, middle.imag - 1.5, 2.8, 2.6, Role.SLATE, across=True)
        case "blossom":
            return blossom(middle, 1.65, rng.randrange(60))
        case _:
            return tree(middle, rng.uniform(1.5, 1.8), rng.randrange(60))


GARDENS = ("beds", "washing", "trampoline", "parasol", "pond", "shed", "blossom", "tree", "tree", "tree")


def crescent(rng: Random, centre: complex, near: float, far: float, start: float, end: float, count: int) -> Marks:
    """Houses along an arc round a centre, from angle to angle, clockwise in degrees."""
    step = (end - start) / count
    ridge = (near + far) / 2
    marks: Marks = []
    for k, role in enumerate(_mixed(rng, ROOFS, count)):
        marks += _wedge_house(centre, near, far, start + step * k, step, role)
        middle = cmath.rect(1.0, math.radians(start + step * (k + 0.5)))
        if k % 3 == 1:
            marks += chimney(centre + cmath.rect(ridge, math.radians(start + step * (k + 0.75))))
        else:
            marks += put(skylight(0j), centre + middle * (ridge + near) / 2, start + step * (k + 0.5) + 90)
    spokes = [cmath.rect(1.0, math.radians(start + step * i)) for i in range(count + 1)]
    walls = [line(centre + spoke * near, centre + spoke * far) for spoke in spokes[1:-1]]
    marks.append(stroke(Layer.RIDGE, Role.STONE, 0.25, *walls))
    marks.append(stroke(Layer.RIDGE, Role.TRIM, 0.28, line(*(centre + spoke * ridge for spoke in spokes))))
    return marks


def _wedge_house(centre: complex, near: float, far: float, start: float, step: float, role: Role) -> Marks:
    """One house of an arc: its two slopes and a doorstep to the pavement."""
    a, b = (cmath.rect(1.0, math.radians(start + turn)) for turn in (0, step))
    ridge, out = (near + far) / 2, (a + b) / 2
    (p, q), (m, n), (r, s) = ((centre + a * d, centre + b * d) for d in (near, ridge, far))
    door = [centre + (a * f + b * (1 - f)) * d for f, d in ((0.4, near), (0.6, near), (0.6, near - 1), (0.4, near - 1))]
    return [
        fill(Layer.LOW, Role.PLAZA, polygon(*door)),
        shade(0.7, polygon(p, q, s, r)),
        slope(role, -out, p, q, n, m),
        slope(role, out, m, n, s, r),
        courses(role, m, n, out * (near - ridge)),
        courses(role, m, n, out * (far - ridge)),
    ]


def backyards(rng: Random, centre: complex, near: float, far: float, start: float, end: float, count: int) -> Marks:
    """The gardens behind an arc of houses, with hedges between them and a tree in most."""
    step = (end - start) / count
    scale = min(1.0, (far - near) / 4.6)
    band = ring_part(centre, near, far, start, end)
    spokes = [cmath.rect(1.0, math.radians(start + step * i)) for i in range(count + 1)]
    hedges = [line(centre + spoke * (near + 1), centre + spoke * far) for spoke in spokes]
    marks = [
        fill(Layer.BASE, Role.LAWN, band),
        stroke(Layer.LOW, Role.HEDGE, 0.7, arc(centre, far, start, end), *hedges),
    ]
    for k, idea in enumerate(_mixed(rng, GARDENS, count)):
        angle = start + step * (k + 0.5)
        middle = centre + cmath.rect((near + far) / 2, math.radians(angle))
        marks += put(garden(rng, idea, -2.2, -2.4, 4.4, 4.8), middle, angle + 90, scale)
    return marks
