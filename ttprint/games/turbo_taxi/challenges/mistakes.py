"""A city with mistakes to find: a correct city in which a tile was turned or two tiles were exchanged.

The judge finds one to three faults in it. The centre is unchanged, and the tiles are still those of a set.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.codes import rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile, directions
from ttprint.geometry import TURNS

HOW_MANY = {Level.EASY: 3, Level.MEDIUM: 2, Level.HARD: 1, Level.EXPERT: 1}  # fewer mistakes are harder to find
MOST = 3
_RING = tuple(square for square in range(9) if square != CENTRE)


def right_and_wrong(setup: Setup, crossing: Crossing, level: Level, rule: ExtraRule | None = None) -> tuple[City, City]:
    """A correct city and the same with mistakes: those of the first image of the class, turned as the setup is."""
    first = min(setup.images(), key=rank)
    turn = next(turn for turn in TURNS if first.turned(turn) == setup)
    right = correct_cities(first, crossing, rule)[0]
    wrong = with_mistakes(first, right, crossing, level, rule)
    return right.turned(turn), wrong.turned(turn)


def with_mistakes(setup: Setup, city: City, crossing: Crossing, level: Level, rule: ExtraRule | None = None) -> City:
    """The city with the number of faults of its level, or as near to it as its tiles allow.

    The setup alone decides which of the possible cities it is, so that the result is always the same.
    """
    wanted = HOW_MANY[level]
    found: dict[int, list[City]] = {}
    for other in _changed(city):
        number = len(faults(setup, other, crossing, rule))
        if 1 <= number <= MOST:
            found.setdefault(number, []).append(other)
    number = min(found, key=lambda number: (abs(number - wanted), number))
    return found[number][rank(setup) % len(found[number])]


def _changed(city: City) -> Iterator[City]:
    """All cities with one tile turned, then all with two tiles exchanged and turned."""
    for square in _RING:
        for tile in directions(city.tiles[square].kind):
            if tile != city.tiles[square]:
                yield _laid(city, {square: tile})
    for one, other in combinations(_RING, 2):
        for first in directions(city.tiles[other].kind):
            for second in directions(city.tiles[one].kind):
                if city.tiles[one].kind is not city.tiles[other].kind:
                    yield _laid(city, {one: first, other: second})


def _laid(city: City, tiles: dict[int, Tile]) -> City:
    return City(tuple(tiles.get(square, tile) for square, tile in enumerate(city.tiles)))
