"""Hints: three steps towards a correct city.

step: the three tiles that stay unused; one more tile on its square; the way of one taxi to its house
trial: a way to fill the table so that every edge fits, correct or not
help: the uncertainty (uncertainty.py) that a step removes; the three are chosen so that each removes about a third
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, permutations
from zlib import crc32

from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.uncertainty import Knowledge
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.drive import Drive, drive
from ttprint.games.turbo_taxi.puzzle.setup import Colour
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities, fillings
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds

LONGER = 0.08  # the value of each square of a route: a long way is a better hint than a short one
LEAST_HELP, NO_HELP = 0.1, 30.0  # halvings that a step should remove, and the penalty if it does not
RING = tuple(square for square in range(9) if square != CENTRE)


@dataclass(frozen=True, slots=True)
class UnusedStep:
    """The three tiles that stay unused."""

    kinds: tuple[Kind, ...]

    def added_to(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.without(self.kinds)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return unused_kinds(city) == self.kinds


@dataclass(frozen=True, slots=True)
class TileStep:
    """One more tile, on its square."""

    square: int
    tile: Tile

    def added_to(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.with_tile(self.square, self.tile)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return city.tiles[self.square] == self.tile


@dataclass(frozen=True, slots=True)
class RouteStep:
    """The way of the taxi of one colour to its house."""

    colour: Colour
    legs: Drive

    def added_to(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.with_drive(self.legs)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return all(
            any({leg.enter, leg.leave} <= road for road in city.tiles[leg.square].roads_read(crossing))
            for leg in self.legs
        )


Step = UnusedStep | TileStep | RouteStep


@dataclass(frozen=True, slots=True)
class Hints:
    """The three steps towards a city, and the number of correct cities left after each."""

    city: City
    steps: tuple[Step, Step, Step]
    left: tuple[int, int, int]


@lru_cache(maxsize=1024)
def hints(challenge: Challenge) -> Hints:
    """The three steps that help most evenly towards one of the cities shown."""
    setup, crossing = challenge.setup, challenge.crossing
    named = challenge.rule.unused if challenge.rule else ()
    trials = [_city(ring, setup.centre) for ring, _ in fillings(setup, crossing, named)]
    ways = [way for city in challenge.cities for way in _ways(challenge, city, trials)]
    _, city, steps = min(ways, key=lambda way: way[0])
    left, kept = [], correct_cities(setup, crossing, challenge.rule)
    for step in steps:
        kept = tuple(one for one in kept if step.keeps(one, crossing))
        left.append(len(kept))
    return Hints(city, steps, (left[0], left[1], left[2]))


def _city(ring: Sequence[Tile], centre: Tile) -> City:
    a, b, c, d, e, f, g, h = ring
    return City((a, b, c, h, centre, d, g, f, e))


Way = tuple[tuple[int, int], City, tuple[Step, Step, Step]]


def _ways(challenge: Challenge, city: City, trials: Sequence[City]) -> Iterator[Way]:
    """All choices of three steps towards a city, each with its unevenness and an index that decides ties."""
    crossing = challenge.crossing
    unused = [] if challenge.rule and challenge.rule.unused else [UnusedStep(unused_kinds(city))]
    tiles = [TileStep(square, city.tiles[square]) for square in RING]
    routes = [RouteStep(colour, drive(city, pair, crossing)) for colour, pair in challenge.setup.pairs]
    uncertainty = _uncertainties(challenge, trials, (*unused, *tiles, *routes))
    # each setup counts the squares from another one, so that no square is preferred
    start = crc32(str(challenge.setup).encode()) % len(tiles)
    for place, steps in enumerate(_orders(unused, tiles[start:] + tiles[:start], routes)):
        uncertainties = [uncertainty(steps[:count]) for count in range(4)]
        length = sum(len(step.legs) for step in steps if isinstance(step, RouteStep))
        # rounded to billionths, so that the last digits, which differ between systems, do not decide
        yield (round(1e9 * (_unevenness(uncertainties) - LONGER * length)), place), city, steps


def _uncertainties(
    challenge: Challenge, trials: Sequence[City], steps: Sequence[Step]
) -> Callable[[Sequence[Step]], float]:
    """A function that returns the uncertainty left after some of the steps, in any order."""
    crossing, named = challenge.crossing, challenge.rule.unused if challenge.rule else ()
    # sets of steps and of trials are bits of integers, for speed
    bits = {step: 1 << place for place, step in enumerate(steps)}
    kept = [sum(1 << i for i, trial in enumerate(trials) if step.keeps(trial, crossing)) for step in steps]

    @cache
    def known(given: int) -> tuple[int, Knowledge]:
        if not given:
            return (1 << len(trials)) - 1, Knowledge.of(challenge.setup).without(named)
        last = given.bit_length() - 1
        left, knowledge = known(given ^ 1 << last)
        return left & kept[last], steps[last].added_to(knowledge)

    @cache
    def uncertainty(given: int) -> float:
        left, knowledge = known(given)
        return knowledge.uncertainty(left.bit_count(), crossing)

    return lambda given: uncertainty(sum(bits[step] for step in given))


def _orders(
    unused: Sequence[UnusedStep], tiles: Sequence[TileStep], routes: Sequence[RouteStep]
) -> Iterator[tuple[Step, Step, Step]]:
    """The possible orders of steps: the way of a taxi comes once, and not first."""
    for route in routes:
        for first in unused:
            yield from ((first, tile, route) for tile in tiles)
        for one, other in permutations(tiles, 2):
            yield one, route, other
            yield one, other, route


def _unevenness(uncertainties: Sequence[float]) -> float:
    """How far the steps are from removing a third of the uncertainty each, with a penalty for steps without help."""
    whole = uncertainties[0]
    uneven = sum((left - whole * part / 3) ** 2 for left, part in zip(uncertainties[1:], (2, 1, 0), strict=True))
    idle = sum(before - after < LEAST_HELP for before, after in pairwise(uncertainties))
    return uneven + NO_HELP * idle
