"""The blocks on the ground between the roads.

plot: a piece of that ground     room: the part of it that the safe zone of 3 mm leaves on a small tile
copy: the number of a tile among those of its kind in a set; copies differ in their blocks, never in their roads
"""

from __future__ import annotations

import cmath
import math
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import cloud, disc, polygon, rounded_box
from ttprint.games.turbo_taxi.art.tiles.town.games import chess, football, playground, pool, tennis
from ttprint.games.turbo_taxi.art.tiles.town.greens import allotment, greenhouse, lily_pond, meadow, orchard, park
from ttprint.games.turbo_taxi.art.tiles.town.houses import backyards, chimney, crescent, hip, terrace
from ttprint.games.turbo_taxi.art.tiles.town.landmarks import bakery, church, library, school, town_hall
from ttprint.games.turbo_taxi.art.tiles.town.living import blossom, bush, fox, grove, musician, person, tree, tufts
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Marks, fill, put, shade
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role
from ttprint.games.turbo_taxi.art.tiles.town.roads import CIRCLE, CORNER, UNITS
from ttprint.games.turbo_taxi.art.tiles.town.squares import circus, depot, flower_clock, fountain, kiosk, market, site
from ttprint.games.turbo_taxi.art.tiles.town.things import (
    bench,
    hammock,
    ice_cream_cart,
    kite,
    picnic,
    ping_pong,
    scooter,
    sky_balloon,
)
from ttprint.games.turbo_taxi.puzzle.tiles import Kind

SAFE = 3.0


@dataclass(frozen=True, slots=True)
class Room:
    """The space inside the safe zone; `tight` is by how much the zone is wider than on a 50 mm tile, in tile units."""

    tight: float

    @classmethod
    def at(cls, scale: float) -> Room:
        """Return the room on a tile of `scale` times 50 mm; larger tiles keep the margins of the 50 mm tile."""
        return cls(max(0.0, SAFE / scale - SAFE))

    @property
    def edge(self) -> float:
        """The distance from the cut at which things may begin, in tile units."""
        return SAFE + self.tight

    def shrink(self, reach: float) -> float:
        """Return the scale for a block that reaches that far from its anchor on a 50 mm tile."""
        return (reach - self.tight) / reach


def _strip(marks: Marks, room: Room, left: bool) -> Marks:
    """A plot of 44 by 14 along a straight road, put on the left or the right."""
    scale = 0.97 * room.shrink(14)  # a little less than the ground, so that shadows fall inside too
    axis = -1j if left else 1j
    front = 17 + 25j if left else 33 + 25j
    return put(marks, front - scale * axis * (22 + 14j), -90 if left else 90, scale)


def _corner(marks: Marks, room: Room, quarters: int) -> Marks:
    """A plot of 14 by 14 in a quadrant: top left, then clockwise."""
    scale = room.shrink(14)
    axis = 1j**quarters
    apex = 25 + 25j + (-8 - 8j) * axis
    return put(marks, apex - scale * axis * (14 + 14j), 90 * quarters, scale)


@lru_cache(maxsize=64)  # blocks are the same in every theme, and on every tile of 50 mm or more
def blocks(kind: Kind, copy: int, room: Room) -> Marks:
    """Return the marks of all blocks between the roads of a kind in its first direction."""
    rng = Random(f"{kind.value} {copy}")
    match kind:
        case Kind.STRAIGHT:
            return _straight(rng, copy % 3, room)
        case Kind.CURVE:
            return [*_inner(rng, copy % 3, room), *_outer(rng, copy % 3, room)]
        case Kind.TEE:
            return _tee(rng, copy % 3, room)
        case Kind.CROSSING:
            corners = (town_hall, fountain, flower_clock, bakery)
            return [mark for k, block in enumerate(corners) for mark in _corner(block(rng), room, k)]
        case Kind.DOUBLE_CURVE:
            return _double(rng, room)
        case Kind.DEAD_END:
            return _close(rng, room)


def _straight(rng: Random, copy: int, room: Room) -> Marks:
    match copy:
        case 0:
            left, right = terrace(rng, 44, sleeper=True), park(rng)
        case 1:
            left = [*market(rng), *put(terrace(rng, 20), 24)]
            right = [*football(rng), *put(terrace(rng, 20), 24)]
        case _:
            left = [*terrace(rng, 20.4), *put(pool(rng), 21)]
            right = [*terrace(rng, 20.8, sleeper=True), *put(site(rng), 22)]
    return [*_strip(left, room, True), *_strip(right, room, False)]


def _tee(rng: Random, copy: int, room: Room) -> Marks:
    match copy:
        case 0:
            strip = [*terrace(rng, 29), *put(church(rng), 30.4)]
            upper, lower = kiosk(rng), playground(rng)
        case 1:
            strip = [*depot(rng), *put(tennis(rng), 23)]
            upper, lower = allotment(rng), greenhouse(rng)
        case _:
            strip = [*terrace(rng, 20), *put(school(rng), 21)]
            upper, lower = orchard(rng), library(rng)
    return [*_strip(strip, room, True), *_corner(upper, room, 1), *_corner(lower, room, 2)]


def _inner(rng: Random, plan: int, room: Room) -> Marks:
    """The small plot inside a bend, round the tile's top right corner."""
    idea: Marks = grove(rng, ((44.7 + 13.3j, 1.5), (36.9 + 5.3j, 1.5)))
    match plan:
        case 0:
            idea += put(lily_pond(rng), 41.9 + 8.1j)
        case 1:
            idea += [fill(Layer.BASE, Role.PLAZA, disc(41.5 + 8.5j, 5.2)), *musician(42.8 + 6.4j, 45)]
            idea += [*person(38.2 + 9.2j, Role.BLUE, 60), *person(41.6 + 12.2j, Role.YELLOW, 10)]
        case 2:
            idea += [*blossom(44.4 + 5.6j, 1.8), *hammock(36.9 + 5.3j, 44.7 + 13.3j)]
        case 3:
            idea += picnic(42 + 8j, 30)
        case _:
            idea += [*kite(43.4 + 6.2j, 40.4 + 12j), *person(40.4 + 12j, Role.RED, 30)]
    anchor = 50 - 17 * math.sqrt(0.5) + 17 * math.sqrt(0.5) * 1j
    scale = room.shrink(9)
    return put(idea, anchor * (1 - scale), 0, scale)


def _outer(rng: Random, copy: int, room: Room) -> Marks:
    """The large plot outside a bend: two arcs of houses, and a lane between them to the block in the corner."""
    marks: Marks = []
    for start in (99.5, 140.0):
        marks += crescent(rng, CORNER, 33.9, 39.4, start, start + 30.5, 5)
        marks += backyards(rng, CORNER, 39.4, 44.0, start, start + 30.5, 5)
    away = cmath.rect(1.0, math.radians(135))
    lane = polygon(*(CORNER + away * spot for spot in (32 - 1.1j, 32 + 1.1j, 50 + 1.1j, 50 - 1.1j)))
    marks.append(fill(Layer.BASE, Role.PLAZA, lane))
    marks += [m for r in (34.8, 38.4) for side in (-2.3j, 2.3j) for m in bush(CORNER + away * (r + side), 0.7)]
    marks += tufts(12.4 + 25.6j, 6.6 + 18.4j, 10 + 29.8j, 19.6 + 37.4j, 27 + 39.8j, 38.4 + 44.4j)
    return [*marks, *_far_corner((circus, chess, meadow)[copy](rng), room), *_outskirts(rng, copy, room)]


def _outskirts(rng: Random, copy: int, room: Room) -> Marks:
    """The things behind the gardens, along the left and along the bottom."""
    left, bottom = complex(room.tight, 0), complex(0, -room.tight)
    match copy:
        case 0:
            queue = [*person(26.4 + 41j, Role.BLUE, 30), *person(28.2 + 42.6j, Role.RED, -20)]
            trees = put(grove(rng, ((32.2 + 44.4j, 1.3),)), bottom) + put(grove(rng, ((6.2 + 25.4j, 1.9),)), left)
            return [*put([*ice_cream_cart(24.2 + 44.2j), *queue], bottom), *trees]
        case 1:
            trees = put(grove(rng, ((30.6 + 44j, 1.5),)), bottom)
            return [*put(fox(6.6 + 25.2j, -60), left), *put(scooter(25.4 + 43.6j, 10), bottom), *trees]
        case _:
            scale = room.shrink(14)
            balloon = put(sky_balloon(7.6 - 9.6j, 4.2), complex(room.edge, UNITS - room.edge), 0, scale)
            trees = put(grove(rng, ((31.8 + 44.2j, 1.4),)), bottom) + put(grove(rng, ((6 + 25j, 1.8),)), left)
            return [*balloon, *put(picnic(25.2 + 42.2j, 20), bottom), *trees]


def _far_corner(marks: Marks, room: Room) -> Marks:
    """A corner plot in the tile's bottom left corner, away from the road."""
    scale = 1.13 * room.shrink(14)
    return put(marks, complex(room.edge, UNITS - room.edge - 13.2 * scale), 0, scale)


def _double(rng: Random, room: Room) -> Marks:
    """Two bends back to back: a hedge between them shows that they do not touch."""
    band = polygon(14.2 + 15.8j, 15.8 + 14.2j, 35.8 + 34.2j, 34.2 + 35.8j)
    buds = [cloud(15 + 15j + (20 + 20j) * k / 9, 0.8, 5, 20 * k) for k in range(10)]
    hedge = [shade(0.5, band), fill(Layer.LOW, Role.HEDGE, band), fill(Layer.DETAIL, Role.BUD, *buds)]
    one, other = _inner(rng, 3, room), put(_inner(rng, 4, room), 50 + 50j, 180)
    return [*hedge, *one, *other, *_horn(room, False), *_horn(room, True)]


def _horn(room: Room, far: bool) -> Marks:
    """The pointed plot between two bends at the tile's top left, or at the far end: a cottage with its trees."""
    cottage = [*hip(1.2, 1.2, 6.4, 5, Role.BRICK if far else Role.OCHRE), *chimney(3.6 + 2.4j)]
    marks = [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0, 11.6, 11.6, 1.4)),
        *cottage,
        *tree(9.8 + 2.2j, 1.5),
        *blossom(2.2 + 9.2j, 1.6),
        *tree(8.6 + 8.8j, 2.0),
    ]
    placed = put(marks, complex(room.edge, room.edge), 0, room.shrink(14))
    return put(placed, 50 + 50j, 180) if far else placed


def _close(rng: Random, room: Room) -> Marks:
    """A close of houses round the turning circle, their gardens behind them."""
    grass = tufts(8.4 + 14.4j, 13.4 + 12.6j, 37 + 13.6j, 42 + 14.4j, 10.6 + 42.4j, 39.8 + 42.6j)
    eaves, hedge = 17.8 - room.tight / 2, 21.5 - room.tight
    marks = crescent(rng, CIRCLE, 13.1, eaves, -32, 212, 13) + backyards(rng, CIRCLE, eaves, hedge, -13, 193, 11)
    table = [fill(Layer.BASE, Role.PLAZA, rounded_box(0, 0, 10.4, 6, 1)), *ping_pong(5.2 + 3j)]
    rest = [*tree(2 + 2j, 1.6), *blossom(10 + 2.2j, 1.5), *bench(6 + 1.8j, 0), *scooter(5.8 + 5.4j, 20, Role.BLUE)]
    trees = [mark for x in (7.0, 43.0) for mark in tree(complex(x, 44.2), 1.3)]
    scale = room.shrink(14)
    corners = put(table, complex(47 - room.tight - 11 * scale, room.edge + 1), 0, scale)
    return [
        *marks,
        *grass,
        *corners,
        *put(rest, complex(room.edge + 0.6, room.edge + 1), 0, scale),
        *put(trees, complex(0, -room.tight)),
    ]
