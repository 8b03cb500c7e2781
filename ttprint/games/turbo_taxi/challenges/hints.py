"""Hints: three steps towards a correct city, the same for all turned and mirrored images of a card.

step: the three tiles that stay unused; one more tile on its square; the way of one taxi to its house
trial: a way to fill the table so that every edge fits, correct or not
idle: a step that rules out no trial, or hardly any tile on any square
The three are chosen so that each removes about a third of the uncertainty, few are idle, and none makes the careful
solver waste more tiles than before (knowledge.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, permutations

from ttprint.games.turbo_taxi.challenges.challenge import Challenge, cities_to_show
from ttprint.games.turbo_taxi.challenges.knowledge import Knowledge
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City, turned_square
from ttprint.games.turbo_taxi.puzzle.codes import rank
from ttprint.games.turbo_taxi.puzzle.drive import Drive, backwards, drive
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities, filled
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.geometry import TURNS, Turn

LONGER = 0.08  # the value of each square of a route: a long way is a better hint than a short one
LEAST_HELP, NO_HELP = 0.1, 30.0  # halvings that a step should remove, and the penalty if it is idle
NO_ROUTE = 15.0  # the penalty if no step is a route
AS_MUCH = 1e-6  # wastes that differ by less are equal
RING = tuple(square for square in range(9) if square != CENTRE)


@dataclass(frozen=True, slots=True)
class UnusedStep:
    """The three tiles that stay unused."""

    kinds: tuple[Kind, ...]

    def added_to(self, knowledge: Knowledge, crossing: Crossing) -> Knowledge:
        return knowledge.without(self.kinds)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return unused_kinds(city) == self.kinds

    def turned(self, turn: Turn, image: Setup) -> UnusedStep:
        return self


@dataclass(frozen=True, slots=True)
class TileStep:
    """One more tile, on its square."""

    square: int
    tile: Tile

    def added_to(self, knowledge: Knowledge, crossing: Crossing) -> Knowledge:
        return knowledge.with_tile(self.square, self.tile)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return city.tiles[self.square] == self.tile

    def turned(self, turn: Turn, image: Setup) -> TileStep:
        return TileStep(turned_square(self.square, turn), self.tile.turned(turn))


@dataclass(frozen=True, slots=True)
class RouteStep:
    """The way of the taxi of one colour to its house."""

    colour: Colour
    legs: Drive

    def added_to(self, knowledge: Knowledge, crossing: Crossing) -> Knowledge:
        return knowledge.with_drive(self.legs, crossing)

    def keeps(self, city: City, crossing: Crossing) -> bool:
        return all(
            any({leg.enter, leg.leave} <= road for road in city.tiles[leg.square].roads_read(crossing))
            for leg in self.legs
        )

    def turned(self, turn: Turn, image: Setup) -> RouteStep:
        """The way in the turned setup, where the colours and the ends may have changed their names."""
        legs = tuple(leg.turned(turn) for leg in self.legs)
        return next(
            RouteStep(colour, way)
            for colour, (taxi, _) in image.pairs
            for way in (legs, backwards(legs))
            if (way[0].square, way[0].enter) == GATES[taxi]
        )


Step = UnusedStep | TileStep | RouteStep
Way = tuple[int, ...]  # the steps given so far, before the first step and after each


@dataclass(frozen=True, slots=True)
class Hints:
    """The three steps towards a city, and the number of correct cities left after each."""

    city: City
    steps: tuple[Step, Step, Step]
    left: tuple[int, int, int]


def hints(challenge: Challenge) -> Hints:
    """The three steps for a challenge."""
    return hints_for(challenge.setup, challenge.crossing, challenge.rule)


def hints_for(setup: Setup, crossing: Crossing, rule: ExtraRule | None = None) -> Hints:
    """The three steps for a setup: those of the first image of its class, turned and mirrored as the setup is."""
    first = min(setup.images(), key=rank)
    turn = next(turn for turn in TURNS if first.turned(turn) == setup)
    found = _first_hints(first, crossing, rule)
    one, two, three = (step.turned(turn, setup) for step in found.steps)
    return Hints(found.city.turned(turn), (one, two, three), found.left)


@lru_cache(maxsize=1024)
def _first_hints(setup: Setup, crossing: Crossing, rule: ExtraRule | None) -> Hints:
    """The least uneven steps towards a city to show, among those that make nothing harder."""
    ladders = [Ladders(setup, crossing, rule, city) for city in cities_to_show(setup, crossing, rule)[1]]
    ways = [(one.unevenness(way), place, way) for place, one in enumerate(ladders) for way in _ways(len(one.steps))]
    ways.sort(key=lambda found: found[0])
    # without an extra rule there is always such a way
    _, place, way = next((found for found in ways if not ladders[found[1]].is_harder(found[2])), ways[0])
    return ladders[place].hints(way)


class Ladders:
    """All steps towards a city, and what is known after some of them; sets of steps and of trials are bits."""

    def __init__(self, setup: Setup, crossing: Crossing, rule: ExtraRule | None, city: City) -> None:
        named = rule.unused if rule else ()
        unused = [] if named else [UnusedStep(unused_kinds(city))]
        tiles = (TileStep(square, city.tiles[square]) for square in RING)
        routes = (RouteStep(colour, drive(city, pair, crossing)) for colour, pair in setup.pairs)
        self.steps: Sequence[Step] = (*routes, *tiles, *unused)
        self.crossing, self.city = crossing, city
        self.trials = list(filled(setup, crossing, named))
        correct = set(correct_cities(setup, crossing, rule))
        self.correct = _bits(trial in correct for trial in self.trials)
        self._kept = [_bits(step.keeps(trial, crossing) for trial in self.trials) for step in self.steps]
        self._known = {0: ((1 << len(self.trials)) - 1, Knowledge.of(setup, named))}
        self._uncertainties: dict[int, float] = {}
        self._wastes: dict[int, float] = {}

    def unevenness(self, way: Way) -> int:
        """How far three steps are from removing a third of the uncertainty each.

        Idle steps and a missing route count as unevenness; a long route makes it less. It is in billionths, so that the
        last digits, which differ between systems, do not decide.
        """
        uncertainties = [self._uncertainty(given) for given in way]
        trials = [self._known[given][0] for given in way]
        whole = uncertainties[0]
        uneven = sum((left - whole * part / 3) ** 2 for left, part in zip(uncertainties[1:], (2, 1, 0), strict=True))
        idle = sum(a == b for a, b in pairwise(trials)) + sum(a - b < LEAST_HELP for a, b in pairwise(uncertainties))
        length = sum(len(step.legs) for step in self._steps(way) if isinstance(step, RouteStep))
        return round(1e9 * (uneven + NO_HELP * idle + (-LONGER * length if length else NO_ROUTE)))

    def is_harder(self, way: Way) -> bool:
        """True if the careful solver wastes more after one of the steps than before it."""
        return any(after > before + AS_MUCH for before, after in pairwise(map(self._waste, way)))

    def hints(self, way: Way) -> Hints:
        """The steps of a way, with the number of correct cities left after each."""
        one, two, three = self._steps(way)
        _, *left = ((self.correct & self._after(given)[0]).bit_count() for given in way)
        return Hints(self.city, (one, two, three), (left[0], left[1], left[2]))

    def _steps(self, way: Way) -> list[Step]:
        return [self.steps[(before ^ after).bit_length() - 1] for before, after in pairwise(way)]

    def _after(self, given: int) -> tuple[int, Knowledge]:
        """The trials and the knowledge left after some steps."""
        if given not in self._known:
            last = given.bit_length() - 1
            trials, knowledge = self._after(given ^ 1 << last)
            self._known[given] = trials & self._kept[last], self.steps[last].added_to(knowledge, self.crossing)
        return self._known[given]

    def _uncertainty(self, given: int) -> float:
        if given not in self._uncertainties:
            trials, knowledge = self._after(given)
            self._uncertainties[given] = knowledge.uncertainty(trials.bit_count())
        return self._uncertainties[given]

    def _waste(self, given: int) -> float:
        if given not in self._wastes:
            trials, knowledge = self._after(given)
            cities = [trial for place, trial in enumerate(self.trials) if (trials & self.correct) >> place & 1]
            self._wastes[given] = knowledge.waste(cities)
        return self._wastes[given]


@cache
def _ways(count: int) -> tuple[Way, ...]:
    """All orders of three steps out of `count`: unused tiles come first if at all, a route once and not first."""
    routes, tiles = range(2), range(2, 10)
    return tuple(
        (0, 1 << one, 1 << one | 1 << two, 1 << one | 1 << two | 1 << three)
        for one, two, three in permutations(range(count), 3)
        if one not in routes and max(two, three) in tiles
    )


def _bits(truths: Iterable[bool]) -> int:
    return sum(truth << place for place, truth in enumerate(truths))
