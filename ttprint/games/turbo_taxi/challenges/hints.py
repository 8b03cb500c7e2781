"""Hints: three steps towards a correct city, each of them a help.

step: the three tiles that stay unused; one more tile on its square; the way home of one taxi, drawn along the roads
trial: a way to fill the table so that every edge fits, right or not
help: how much of the doubt (doubt.py) a step takes away; the three are chosen so that each takes about a third
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

LONGER = 0.08  # what each square of a route is worth: a long way tells more than a short one
LEAST_HELP, NO_HELP = 0.1, 30.0  # halvings that a step must take away, and what it costs if it does not
RING = tuple(square for square in range(9) if square != CENTRE)


@dataclass(frozen=True, slots=True)
class UnusedStep:
    """The three tiles that stay unused."""

    kinds: tuple[Kind, ...]

    def told(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.without(self.kinds)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return unused_kinds(city) == self.kinds


@dataclass(frozen=True, slots=True)
class TileStep:
    """One more tile, on its square."""

    square: int
    tile: Tile

    def told(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.with_tile(self.square, self.tile)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return city.tiles[self.square] == self.tile


@dataclass(frozen=True, slots=True)
class RouteStep:
    """The way of one colour's taxi to its house."""

    colour: Colour
    legs: Drive

    def told(self, knowledge: Knowledge) -> Knowledge:
        return knowledge.with_drive(self.legs)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return all(
            any({leg.enter, leg.leave} <= road for road in city.tiles[leg.square].roads_read(crossing))
            for leg in self.legs
        )


Step = UnusedStep | TileStep | RouteStep


@dataclass(frozen=True, slots=True)
class Hints:
    """The three steps towards a city, and how many correct cities are left after each."""

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
    """Every choice of three steps towards a city, with how uneven it is and, for ties, a number of its own."""
    crossing = challenge.crossing
    unused = [] if challenge.rule and challenge.rule.unused else [UnusedStep(unused_kinds(city))]
    tiles = [TileStep(square, city.tiles[square]) for square in RING]
    routes = [RouteStep(colour, drive(city, pair, crossing)) for colour, pair in challenge.setup.pairs]
    doubt = _doubts(challenge, trials, (*unused, *tiles, *routes))
    # no square comes first by right: each setup counts them from another one
    start = crc32(str(challenge.setup).encode()) % len(tiles)
    for place, steps in enumerate(_orders(unused, tiles[start:] + tiles[:start], routes)):
        doubts = [doubt(steps[:count]) for count in range(4)]
        length = sum(len(step.legs) for step in steps if isinstance(step, RouteStep))
        # in billionths: what differs by less is equal, on whatever machine it was reckoned
        yield (round(1e9 * (_unevenness(doubts) - LONGER * length)), place), city, steps


def _doubts(challenge: Challenge, trials: Sequence[City], steps: Sequence[Step]) -> Callable[[Sequence[Step]], float]:
    """The doubt that is left once some of the steps are told, in whatever order."""
    crossing, named = challenge.crossing, challenge.rule.unused if challenge.rule else ()
    # sets of steps and of trials are the bits of numbers: they are asked for thousands of times
    bits = {step: 1 << place for place, step in enumerate(steps)}
    kept = [sum(1 << i for i, trial in enumerate(trials) if step.keeps(trial, crossing)) for step in steps]

    @cache
    def known(told: int) -> tuple[int, Knowledge]:
        if not told:
            return (1 << len(trials)) - 1, Knowledge.of(challenge.setup).without(named)
        last = told.bit_length() - 1
        left, knowledge = known(told ^ 1 << last)
        return left & kept[last], steps[last].told(knowledge)

    @cache
    def doubt(told: int) -> float:
        left, knowledge = known(told)
        return knowledge.doubt(left.bit_count(), crossing)

    return lambda told: doubt(sum(bits[step] for step in told))


def _orders(
    unused: Sequence[UnusedStep], tiles: Sequence[TileStep], routes: Sequence[RouteStep]
) -> Iterator[tuple[Step, Step, Step]]:
    """What steps may follow each other: the way home comes once, and not before something smaller."""
    for route in routes:
        for first in unused:
            yield from ((first, tile, route) for tile in tiles)
        for one, other in permutations(tiles, 2):
            yield one, route, other
            yield one, other, route


def _unevenness(doubts: Sequence[float]) -> float:
    """How far the steps are from taking a third of the doubt each; a step that takes nothing away is no help."""
    whole = doubts[0]
    uneven = sum((left - whole * part / 3) ** 2 for left, part in zip(doubts[1:], (2, 1, 0), strict=True))
    idle = sum(before - after < LEAST_HELP for before, after in pairwise(doubts))
    return uneven + NO_HELP * idle
