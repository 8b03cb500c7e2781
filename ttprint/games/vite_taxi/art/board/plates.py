"""The squares of the board and the signs of the Voie. Kinds of places differ in shape and colour.

great place: a disc with a stop rim and a star of streets      rank: an octagon with a taxi's roof lamp
bank: a front with columns      any other place: a square with a thick blue edge
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import WHITE
from ttprint.draw.scene import Node, Path, Place, group
from ttprint.draw.shapes import Outline, box, chequer, circle, disc, joined, line, moved, rounded, trace
from ttprint.games.vite_taxi.art.inks import TownInks
from ttprint.games.vite_taxi.art.town.footprints import Footprint
from ttprint.games.vite_taxi.art.town.river import gateways
from ttprint.games.vite_taxi.town.plots import Plot, oblong
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import Affine, Point, round_to

WAY_IN = 7.4  # mm, the side of the blue sign
NO_ENTRY = 4.6
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
    """Chevrons at both ends of a square of the Voie, which is one way."""
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
    """Return the directions in which streets leave a place, in degrees clockwise of east."""
    found = []
    for street in town.streets:
        for place, points in ((street.start, street.line), (street.end, street.line[::-1])):
            if place == number:
                ahead = next((p for p in points if math.hypot(p.x - points[0].x, p.y - points[0].y) > 9), points[-1])
                found.append(round_to(math.degrees(math.atan2(ahead.y - points[0].y, ahead.x - points[0].x)), 1))
    return tuple(sorted(found))


def great_plate(radius: float, inks: TownInks, ways: tuple[float, ...]) -> Iterator[Node]:
    """A disc with a stop rim, a ring of paper, and a ray towards every street."""
    colours, rim = inks.place, inks.place.weight
    yield Path(circle(Point(0, 0), radius - 0.15), fill=colours.edge, stroke=inks.frame, width=0.3)
    dashes = [line(*_ray(angle, radius - 0.35, radius - rim + 0.1)) for angle in range(0, 360, 15)]
    yield Path(joined(dashes), stroke=WHITE, width=0.7)
    yield Path(circle(Point(0, 0), radius - rim), fill=colours.fill, stroke=inks.frame, width=0.25)
    rays = [_petal(angle, radius - rim - 0.7) for angle in ways]
    yield Path(joined(rays), fill=colours.mark)
    yield Path(circle(Point(0, 0), 1.7), fill=colours.fill, stroke=colours.edge, width=0.6)


def _ray(angle: float, outer: float, inner: float) -> tuple[tuple[float, float], tuple[float, float]]:
    turn = math.radians(angle)
    return (outer * math.cos(turn), outer * math.sin(turn)), (inner * math.cos(turn), inner * math.sin(turn))


def _petal(angle: float, reach: float) -> Outline:
    """A long kite from the middle outward."""
    tip, belly = _ray(angle, reach, reach * 0.35)[0], reach * 0.5
    left, right = _ray(angle - 14, belly, 0)[0], _ray(angle + 14, belly, 0)[0]
    return rounded((0, 0, 0), (*left, 0), (*tip, 0), (*right, 0))


def named_plate(side: float, inks: TownInks) -> Iterator[Node]:
    """A square with a thick edge, and a thin one inside it."""
    colours, half = inks.named, side / 2
    yield Path(
        box(-half + colours.weight / 2, -half + colours.weight / 2, side - colours.weight, side - colours.weight, 3.2),
        fill=colours.fill,
        stroke=colours.edge,
        width=colours.weight,
    )
    inner = side - 2 * colours.weight - 1.2
    yield Path(box(-inner / 2, -inner / 2, inner, inner, 2.2), stroke=colours.mark, width=0.3)


def rank_plate(side: float, inks: TownInks) -> Iterator[Node]:
    """An octagon with chequers at its foot and the roof lamp of a taxi at its head."""
    colours, half = inks.rank, side / 2 - inks.rank.weight / 2
    cut = side * 0.25
    near = half - cut
    corners = [(-near, -half), (near, -half), (half, -near), (half, near)]
    corners += [(near, half), (-near, half), (-half, near), (-half, -near)]
    yield Path(
        rounded(*((x, y, 0.8) for x, y in corners)), fill=colours.fill, stroke=colours.edge, width=colours.weight
    )
    cell = side * 0.07
    yield Path(chequer(-4 * cell, half - 2 * cell - 0.5, cell, 8, 2), fill=colours.mark)
    yield from roof_lamp(0, -half + side * 0.19, side * 0.46, inks)


def roof_lamp(x: float, y: float, width: float, inks: TownInks) -> Iterator[Node]:
    """The lamp on a taxi's roof, with its T."""
    colours, high = inks.rank, width * 0.46
    shape = rounded(
        (x - width / 2, y + high / 2, 0.4),
        (x - width * 0.36, y - high / 2, 0.9),
        (x + width * 0.36, y - high / 2, 0.9),
        (x + width / 2, y + high / 2, 0.4),
    )
    yield Path(shape, fill=WHITE, stroke=colours.edge, width=0.4)
    bar = high * 0.3
    letter = line((x - bar, y - bar * 0.8), (x + bar, y - bar * 0.8)) + line((x, y - bar * 0.8), (x, y + bar))
    yield Path(letter, stroke=colours.edge, width=max(0.35, width * 0.08))


def bank_plate(side: float, inks: TownInks) -> Iterator[Node]:
    """A temple front: gable, columns, steps."""
    colours, half = inks.bank_plate, side / 2 - inks.bank_plate.weight / 2
    eaves = -half + side * 0.3
    front = rounded((-half, half, 0.6), (-half, eaves, 0.4), (0, -half, 0.8), (half, eaves, 0.4), (half, half, 0.6))
    yield Path(front, fill=colours.fill, stroke=colours.edge, width=colours.weight)
    inner = half - 1.6
    columns = [
        box(x - 0.7, eaves + 1.4, 1.4, half - eaves - 3.4, 0.2)
        for x in (-inner + 0.8, -inner / 3, inner / 3, inner - 0.8)
    ]
    yield Path(joined(columns), fill=colours.mark)
    yield Path(
        line((-half, eaves), (half, eaves)) + line((-half, half - 1.6), (half, half - 1.6)),
        stroke=colours.edge,
        width=0.4,
    )
    yield Path(disc(0, eaves - side * 0.11, side * 0.075), fill=WHITE, stroke=colours.edge, width=0.35)


@dataclass(frozen=True, slots=True)
class VoieSign:
    """A sign on a ramp. `down` is true if the ramp leads onto the Voie."""

    at: Point
    down: bool

    @property
    def plot(self) -> Plot:
        """The ground that the sign takes."""
        side = WAY_IN if self.down else NO_ENTRY
        return oblong(self.at, side, side)


@cache
def voie_signs(town: Town) -> tuple[VoieSign, ...]:
    """Return all signs of the Voie."""
    return tuple(VoieSign(at, down) for at, down in gateways(town, WAY_IN, NO_ENTRY))


def signs(town: Town, inks: TownInks) -> Iterator[Node]:
    """Yield the pictures of the signs on the board."""
    for sign in voie_signs(town):
        drawn = way_in(WAY_IN, inks) if sign.down else no_entry(NO_ENTRY, inks)
        yield Place(group(drawn), Affine.move(sign.at.x, sign.at.y))


def way_in(side: float, inks: TownInks) -> Iterator[Node]:
    """A blue sign: a road that leads under a bridge."""
    unit = side / 10
    yield Path(box(-side / 2, -side / 2, side, side, side * 0.16), fill=inks.sign, stroke=inks.sign_mark, width=0.5)
    road = "M -3.6 4 L -1.1 -3.6 L -0.5 -3.6 L -0.7 4 Z M 3.6 4 L 1.1 -3.6 L 0.5 -3.6 L 0.7 4 Z"
    at = Affine.scale(unit)
    yield Path(moved(trace(road), at), fill=inks.sign_mark)
    bar = line((-4 * unit, -1.2 * unit), (4 * unit, -1.2 * unit))
    yield Path(bar, stroke=inks.sign_mark, width=1.3 * unit)


def no_entry(side: float, inks: TownInks) -> Iterator[Node]:
    """A red disc with a bar."""
    yield Path(circle(Point(0, 0), side / 2 - 0.2), fill=inks.place.edge, stroke=WHITE, width=0.4)
    yield Path(line((-side * 0.27, 0), (side * 0.27, 0)), stroke=WHITE, width=side * 0.17)
