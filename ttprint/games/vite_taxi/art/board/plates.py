"""The squares as they are drawn: steps of a street, and the plates of places, told apart by shape and colour.

great place: a disc with a stop rim and a star of streets      rank: an octagon with a lamp as on a taxi's roof
bank: a columned front      any other place: a square with a heavy blue edge
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from ttprint.draw.scene import Node, Path, Place, group
from ttprint.draw.shapes import Outline, box, chequer, circle, disc, joined, line, rounded
from ttprint.games.vite_taxi.art.inks import TownInks
from ttprint.games.vite_taxi.art.town.footprints import Footprint
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import Affine, Point

_CORNER = 2.6


def step_square(shape: Footprint, inks: TownInks) -> Node:
    """A square of a street, or of the Voie, along its heading."""
    long, wide = shape.length, shape.width
    fill, rim = (inks.voie_square, inks.voie_edge) if shape.square.voie else (inks.square, inks.edge)
    drawn = group(
        Path(box(-long / 2, -wide / 2, long, wide, _CORNER), fill=fill, stroke=rim, width=inks.edge_width),
        _lane_arrow(long, inks) if shape.square.voie else (),
    )
    return Place(drawn, Affine.move(shape.at.x, shape.at.y) @ Affine.rotate(shape.square.heading))


def _lane_arrow(long: float, inks: TownInks) -> Iterator[Node]:
    """Chevrons at both ends of a square of the Voie: it is driven one way."""
    heads = [line((x - 0.9, -1.6), (x + 0.9, 0), (x - 0.9, 1.6)) for x in (-long / 2 + 2.4, long / 2 - 2.4)]
    yield Path(joined(heads), stroke=inks.arrow, width=0.7, cap="round")


def plate(shape: Footprint, inks: TownInks, town: Town) -> Node:
    """The square of a place."""
    place = shape.square.place
    assert place is not None
    at, side = Affine.move(shape.at.x, shape.at.y), shape.length
    if place.everyone_stops:
        return Place(group(great_plate(side / 2, inks, streets_from(shape.square.number, town))), at)
    if place.rank:
        return Place(group(rank_plate(side, inks)), at)
    if place.bank:
        return Place(group(bank_plate(side, inks)), at)
    return Place(group(named_plate(side, inks)), at)


def streets_from(number: int, town: Town) -> tuple[float, ...]:
    """The directions in which streets leave a place, in degrees clockwise of east."""
    found = []
    for street in town.streets:
        for place, course in ((street.start, street.course), (street.end, street.course[::-1])):
            if place == number:
                ahead = next((p for p in course if math.hypot(p.x - course[0].x, p.y - course[0].y) > 9), course[-1])
                found.append(round(math.degrees(math.atan2(ahead.y - course[0].y, ahead.x - course[0].x)), 1))
    return tuple(sorted(found))


def great_plate(radius: float, inks: TownInks, ways: tuple[float, ...]) -> Iterator[Node]:
    """A disc: the stop rim, a ring of paper, and a ray towards every street."""
    kit, rim = inks.place, inks.place.weight
    yield Path(circle(Point(0, 0), radius - 0.15), fill=kit.edge, stroke=inks.frame, width=0.3)
    dashes = [line(*_ray(angle, radius - 0.35, radius - rim + 0.1)) for angle in range(0, 360, 15)]
    yield Path(joined(dashes), stroke=kit.pale, width=0.7)
    yield Path(circle(Point(0, 0), radius - rim), fill=kit.fill, stroke=inks.frame, width=0.25)
    rays = [_petal(angle, radius - rim - 0.7) for angle in ways]
    yield Path(joined(rays), fill=kit.mark)
    yield Path(circle(Point(0, 0), 1.7), fill=kit.fill, stroke=kit.edge, width=0.6)


def _ray(angle: float, outer: float, inner: float) -> tuple[tuple[float, float], tuple[float, float]]:
    turn = math.radians(angle)
    return (outer * math.cos(turn), outer * math.sin(turn)), (inner * math.cos(turn), inner * math.sin(turn))


def _petal(angle: float, reach: float) -> Outline:
    """A long kite from the middle outward."""
    tip, belly = _ray(angle, reach, reach * 0.35)[0], reach * 0.5
    left, right = _ray(angle - 14, belly, 0)[0], _ray(angle + 14, belly, 0)[0]
    return rounded((0, 0, 0), (*left, 0), (*tip, 0), (*right, 0))


def named_plate(side: float, inks: TownInks) -> Iterator[Node]:
    """A square with a heavy edge, and a fine one inside it."""
    kit, half = inks.named, side / 2
    yield Path(
        box(-half + kit.weight / 2, -half + kit.weight / 2, side - kit.weight, side - kit.weight, 3.2),
        fill=kit.fill,
        stroke=kit.edge,
        width=kit.weight,
    )
    inner = side - 2 * kit.weight - 1.2
    yield Path(box(-inner / 2, -inner / 2, inner, inner, 2.2), stroke=kit.mark, width=0.3)


def rank_plate(side: float, inks: TownInks) -> Iterator[Node]:
    """An octagon with chequers at its foot and the lamp of a taxi at its head."""
    kit, half = inks.rank, side / 2 - inks.rank.weight / 2
    cut = side * 0.25
    near = half - cut
    corners = [(-near, -half), (near, -half), (half, -near), (half, near)]
    corners += [(near, half), (-near, half), (-half, near), (-half, -near)]
    yield Path(rounded(*((x, y, 0.8) for x, y in corners)), fill=kit.fill, stroke=kit.edge, width=kit.weight)
    cell = side * 0.07
    yield Path(chequer(-4 * cell, half - 2 * cell - 0.5, cell, 8, 2), fill=kit.mark)
    yield from roof_lamp(0, -half + side * 0.19, side * 0.46, inks)


def roof_lamp(x: float, y: float, width: float, inks: TownInks) -> Iterator[Node]:
    """The lamp on a taxi's roof, with its T."""
    kit, high = inks.rank, width * 0.46
    shape = rounded(
        (x - width / 2, y + high / 2, 0.4),
        (x - width * 0.36, y - high / 2, 0.9),
        (x + width * 0.36, y - high / 2, 0.9),
        (x + width / 2, y + high / 2, 0.4),
    )
    yield Path(shape, fill=kit.pale, stroke=kit.edge, width=0.4)
    bar = high * 0.3
    letter = line((x - bar, y - bar * 0.8), (x + bar, y - bar * 0.8)) + line((x, y - bar * 0.8), (x, y + bar))
    yield Path(letter, stroke=kit.edge, width=max(0.35, width * 0.08))


def bank_plate(side: float, inks: TownInks) -> Iterator[Node]:
    """A temple front: gable, columns, steps."""
    kit, half = inks.bank_plate, side / 2 - inks.bank_plate.weight / 2
    eaves = -half + side * 0.3
    front = rounded((-half, half, 0.6), (-half, eaves, 0.4), (0, -half, 0.8), (half, eaves, 0.4), (half, half, 0.6))
    yield Path(front, fill=kit.fill, stroke=kit.edge, width=kit.weight)
    inner = half - 1.6
    columns = [
        box(x - 0.7, eaves + 1.4, 1.4, half - eaves - 3.4, 0.2)
        for x in (-inner + 0.8, -inner / 3, inner / 3, inner - 0.8)
    ]
    yield Path(joined(columns), fill=kit.mark)
    yield Path(
        line((-half, eaves), (half, eaves)) + line((-half, half - 1.6), (half, half - 1.6)), stroke=kit.edge, width=0.4
    )
    yield Path(disc(0, eaves - side * 0.11, side * 0.075), fill=kit.pale, stroke=kit.edge, width=0.35)
