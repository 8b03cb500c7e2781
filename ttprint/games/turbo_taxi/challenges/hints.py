"""Hints: three steps towards a right city, each with the number of right cities that it leaves.

steps: which tiles stay unused; one more tile with its square; the squares of one colour's way from taxi to house
even: as near as can be to each step taking a third of the way, in halvings, to a single right city
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ttprint.games.turbo_taxi.challenges.choosing import Challenge
from ttprint.games.turbo_taxi.grading.measuring import left_over
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.drive import Route, can_be_driven, drive
from ttprint.games.turbo_taxi.puzzle.setup import Colour
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Kind, Tile


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


def _ways(challenge: Challenge, city: City, every: Sequence[City]) -> Iterator[Hints]:
    unused, crossing = left_over(city), challenge.crossing
    first = [one for one in every if left_over(one) == unused]
    for square in (square for square in range(9) if square != CENTRE):
        tile = city.tiles[square]
        second = [one for one in first if one.tiles[square] == tile]
        for colour, pair in challenge.setup.pairs:
            route = tuple(leg.square for leg in drive(city, pair, crossing))
            third = sum(can_be_driven(one, pair, route, crossing) for one in second)
            yield Hints(city, unused, square, tile, colour, route, (len(first), len(second), third))


def _unevenness(count: int) -> Callable[[Hints], float]:
    whole = math.log2(count)

    def unevenness(one: Hints) -> float:
        return sum((math.log2(left) - whole * part / 3) ** 2 for left, part in zip(one.left, (2, 1, 0), strict=True))

    return unevenness
