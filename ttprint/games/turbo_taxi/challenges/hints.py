"""Hints: three steps towards a right city, each with the number of right cities that it leaves.

steps: which tiles stay unused; one more tile with its square; the squares of one colour's way from taxi to house
even: as near as can be to each step taking a third of the way, in halvings, to a single right city
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ttprint.games.turbo_taxi.challenges.choosing import Challenge
from ttprint.games.turbo_taxi.grading.measuring import left_over
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City, neighbour
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Pair
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.geometry import Side

Route = tuple[int, ...]  # the squares passed, from the taxi's to the house's


@dataclass(frozen=True, slots=True)
class Hints:
    """The three steps, and how many right cities are left after each."""

    city: City
    unused: tuple[Kind, ...]
    square: int
    tile: Tile
    colour: Colour
    route: Route
    left: tuple[int, int, int]


def hints(challenge: Challenge) -> Hints:
    """The three steps that help most evenly towards one of the cities shown."""
    every = tuple(solutions(challenge.setup, challenge.crossing, challenge.rule))
    return min((one for city in challenge.cities for one in _ways(challenge, city, every)), key=_unevenness(len(every)))


def shortest_route(city: City, pair: Pair, crossing: Crossing) -> Route:
    """The squares of a shortest way by road between two hours; none if there is no way."""
    start, goal = (GATES[hour] for hour in pair)
    ahead: deque[tuple[tuple[int, Side], Route]] = deque([(start, (start[0],))])
    seen = {start}
    while ahead:
        (square, side), route = ahead.popleft()
        for other in _onward(city, square, side, crossing):
            if (square, other) == goal:
                return route
            beyond = neighbour(square, other)
            if beyond is not None and (end := (beyond, other.opposite)) not in seen:
                seen.add(end)
                ahead.append((end, (*route, beyond)))
    return ()


def can_be_driven(city: City, pair: Pair, route: Route, crossing: Crossing) -> bool:
    """Whether the way through these squares leads by road from the first hour to the second."""
    (first, side), (last, out) = (GATES[hour] for hour in pair)
    if not route or (route[0], route[-1]) != (first, last):
        return False
    for square, following in pairwise(route):
        leave = next((way for way in Side if neighbour(square, way) == following), None)
        if leave is None or leave not in _onward(city, square, side, crossing):
            return False
        side = leave.opposite
    return out in _onward(city, last, side, crossing)


def _onward(city: City, square: int, side: Side, crossing: Crossing) -> list[Side]:
    return sorted(other for road in city.tiles[square].roads_read(crossing) if side in road for other in road - {side})


def _ways(challenge: Challenge, city: City, every: Sequence[City]) -> Iterator[Hints]:
    unused, crossing = left_over(city), challenge.crossing
    first = [one for one in every if left_over(one) == unused]
    for square in (square for square in range(9) if square != CENTRE):
        tile = city.tiles[square]
        second = [one for one in first if one.tiles[square] == tile]
        for colour, pair in challenge.setup.pairs:
            route = shortest_route(city, pair, crossing)
            third = sum(can_be_driven(one, pair, route, crossing) for one in second)
            yield Hints(city, unused, square, tile, colour, route, (len(first), len(second), third))


def _unevenness(count: int) -> Callable[[Hints], float]:
    whole = math.log2(count)

    def unevenness(one: Hints) -> float:
        return sum((math.log2(left) - whole * part / 3) ** 2 for left, part in zip(one.left, (2, 1, 0), strict=True))

    return unevenness
