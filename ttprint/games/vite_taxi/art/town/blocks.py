"""Blocks of houses: the ground that the streets of the game enclose, each with a tint and with lanes."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from ttprint.games.vite_taxi.town.polylines import Polyline, distance
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import Point, plain_sum

TINTS = 5
_SMALLEST = 420.0  # mm²: smaller pieces get no more lanes


@dataclass(frozen=True, slots=True)
class CityBlock:
    """A polygon with the number of its colour, never that of a block across a street, and its small side streets."""

    outline: Polyline
    tint: int
    lanes: tuple[tuple[Point, Point], ...]


@cache
def blocks(town: Town) -> tuple[CityBlock, ...]:
    """Return all blocks."""
    faces = [face for face in _faces(town) if _area(_outline(face, town)) > 0]
    across: defaultdict[int, list[int]] = defaultdict(list)
    for number, face in enumerate(faces):
        for street, _ in face:
            across[street].append(number)
    tints: dict[int, int] = {}
    for number, face in enumerate(faces):
        beside = {tints[other] for street, _ in face for other in across[street] if other in tints}
        # steps of 2 spread the tints; the first free one would be too frequent
        tints[number] = next(
            tint % TINTS for tint in range(number * 2, number * 2 + TINTS) if tint % TINTS not in beside
        )
    outlines = [_outline(face, town) for face in faces]
    return tuple(CityBlock(outline, tints[i], tuple(_lanes(outline, i))) for i, outline in enumerate(outlines))


@cache
def town_rim(town: Town) -> Polyline:
    """Return the streets around the town as one closed line."""
    return next(outline for face in _faces(town) if _area(outline := _outline(face, town)) < 0)


_Way = tuple[int, bool]  # a street, and whether it is driven from its start


def _faces(town: Town) -> list[list[_Way]]:
    """Return the faces of the street graph: at each place follow the next street to the left."""
    leaving: defaultdict[int, list[tuple[float, _Way]]] = defaultdict(list)
    for number, street in enumerate(town.streets):
        for place, forward in ((street.start, True), (street.end, False)):
            line = street.line if forward else street.line[::-1]
            ahead = next(p for p in line[1:] if distance(p, line[0]) > 2 or p is line[-1])
            angle = math.atan2(ahead.y - line[0].y, ahead.x - line[0].x)
            leaving[place].append((angle, (number, forward)))
    order = {place: [way for _, way in sorted(ways)] for place, ways in leaving.items()}
    unused = {(number, forward) for number in range(len(town.streets)) for forward in (True, False)}
    rounds: list[list[_Way]] = []
    while unused:
        way = min(unused)
        rounds.append([])
        while way in unused:
            unused.discard(way)
            rounds[-1].append(way)
            street = town.streets[way[0]]
            ways = order[street.end if way[1] else street.start]
            way = ways[(ways.index((way[0], not way[1])) - 1) % len(ways)]
    return rounds


def _outline(face: list[_Way], town: Town) -> Polyline:
    points: list[Point] = []
    for number, forward in face:
        line = town.streets[number].line
        points += (line if forward else line[::-1])[:-1]
    return tuple(points)


def _area(outline: Polyline) -> float:
    """The area in mm², positive for outlines that run clockwise on the page."""
    return plain_sum(a.x * b.y - b.x * a.y for a, b in pairwise((*outline, outline[0]))) / 2


def _lanes(outline: Polyline, seed: int) -> list[tuple[Point, Point]]:
    """Return lanes that cut a block in two, and each half again, until the pieces are small."""
    lanes: list[tuple[Point, Point]] = []
    pieces = [(outline, 0)]
    while pieces:
        piece, depth = pieces.pop()
        if abs(_area(piece)) < _SMALLEST or depth > 7:
            continue
        middle, axis = _middle(piece), _axis(piece)
        # multiples of the golden ratio give pseudo-random angles that are always the same
        askew = ((seed * 7 + depth * 3 + len(lanes)) * 0.6180339887) % 1 - 0.5
        angle = axis + math.pi / 2 + askew * 0.5
        normal = Point(-math.sin(angle), math.cos(angle))
        level = middle.x * normal.x + middle.y * normal.y
        lanes += _chords(piece, normal, level)
        pieces += [(_half(piece, normal, level, side), depth + 1) for side in (1, -1)]
    return lanes


def _middle(piece: Polyline) -> Point:
    return Point(plain_sum(p.x for p in piece) / len(piece), plain_sum(p.y for p in piece) / len(piece))


def _axis(piece: Polyline) -> float:
    """The direction in which a piece is longest."""
    m = _middle(piece)
    xx = plain_sum((p.x - m.x) ** 2 for p in piece)
    yy = plain_sum((p.y - m.y) ** 2 for p in piece)
    xy = plain_sum((p.x - m.x) * (p.y - m.y) for p in piece)
    return math.atan2(2 * xy, xx - yy) / 2


def _chords(piece: Polyline, normal: Point, level: float) -> list[tuple[Point, Point]]:
    cuts = [
        _cut(a, b, normal, level)
        for a, b in pairwise((*piece, piece[0]))
        if _over(a, normal, level) != _over(b, normal, level)
    ]
    cuts.sort(key=lambda p: p.x * normal.y - p.y * normal.x)
    return [(a, b) for a, b in zip(cuts[::2], cuts[1::2], strict=False) if distance(a, b) > 3]


def _half(piece: Polyline, normal: Point, level: float, side: int) -> Polyline:
    kept: list[Point] = []
    for a, b in pairwise((*piece, piece[0])):
        if _over(a, normal, level) == (side > 0):
            kept.append(a)
        if _over(a, normal, level) != _over(b, normal, level):
            kept.append(_cut(a, b, normal, level))
    return tuple(kept) if len(kept) > 2 else (piece[0], piece[0], piece[0])


def _over(p: Point, normal: Point, level: float) -> bool:
    return p.x * normal.x + p.y * normal.y > level


def _cut(a: Point, b: Point, normal: Point, level: float) -> Point:
    before, behind = (p.x * normal.x + p.y * normal.y - level for p in (a, b))
    part = before / (before - behind)
    return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
