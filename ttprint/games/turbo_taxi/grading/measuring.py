"""Measuring a setup: what is counted and computed before anything is graded.

needed: how many tiles of each kind every correct city has round its centre, at the least, in the order of the kinds
bar: for each simulated solver the effort from which on a setup is hard for it
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttprint.games.turbo_taxi.grading.simulated import Solver, effort
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import fillings, solutions
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind

DIGITS = 3  # of an effort, in the table and wherever efforts are compared: so the table says all


@dataclass(frozen=True, slots=True)
class Efforts:
    """The effort of the three simulated solvers."""

    naive: float
    careful: float
    follower: float

    def __iter__(self) -> Iterator[float]:
        return iter((self.naive, self.careful, self.follower))


@dataclass(frozen=True, slots=True)
class Measured:
    """What is known of a setup; there are no efforts where there is no correct city."""

    solutions: int
    fillings: int
    needed: tuple[int, ...]
    apart: int
    efforts: Efforts | None


def measure(setup: Setup, crossing: Crossing) -> Measured:
    """Count and compute all that a grade rests on."""
    cities = tuple(solutions(setup, crossing))
    used = [_used(city) for city in cities]
    return Measured(
        len(cities),
        len(fillings(setup, crossing)),
        tuple(min(counts) for counts in zip(*used, strict=True)) if used else (0,) * len(Kind),
        sum(1 for _ in solutions(setup, crossing, APART)),
        Efforts(*(_effort(solver, setup, cities, crossing) for solver in Solver)) if cities else None,
    )


def hard_efforts(setup: Setup, crossing: Crossing, rule: ExtraRule, bar: Efforts) -> Efforts | None:
    """The efforts under an extra rule, if all three solvers find the setup hard with it.

    They know nothing of the rule but put away tiles that are named as unused: they go on until a city keeps it.
    """
    cities = tuple(solutions(setup, crossing, rule))
    found = {}
    # the careful one is the quickest to compute, and most setups end there
    for solver, least in sorted(zip(Solver, bar, strict=True), key=lambda pair: pair[0] is not Solver.CAREFUL):
        found[solver] = _effort(solver, setup, cities, crossing, rule) if cities else -1.0
        if found[solver] < least:
            return None
    return Efforts(*(found[solver] for solver in Solver))


def unused_rule(setup: Setup, crossing: Crossing) -> ExtraRule | None:
    """The rule that names three unused tiles so that one correct city is left, if there is one.

    Of several the one with the most ways to lay the other tiles so that all edges fit, then the first by kinds.
    """
    cities: dict[ExtraRule, int] = {}
    for city in solutions(setup, crossing):
        rule = ExtraRule(Extra.UNUSED, left_over(city))
        cities[rule] = cities.get(rule, 0) + 1
    single = [rule for rule, count in cities.items() if count == 1]
    order = list(Kind)

    def by_traps(rule: ExtraRule) -> tuple[int, list[int]]:
        return -len(fillings(setup, crossing, rule.unused)), [order.index(kind) for kind in rule.unused]

    return min(single, key=by_traps, default=None)


def left_over(city: City) -> tuple[Kind, ...]:
    """The kinds of the tiles that a city leaves unused, in the order of the kinds."""
    kinds = [tile.kind for tile in city.tiles]
    return tuple(kind for kind in Kind for _ in range(SET[kind] - kinds.count(kind)))


def _used(city: City) -> list[int]:
    ring = [tile.kind for square, tile in enumerate(city.tiles) if square != CENTRE]
    return [ring.count(kind) for kind in Kind]


def _effort(
    solver: Solver, setup: Setup, cities: Sequence[City], crossing: Crossing, rule: ExtraRule | None = None
) -> float:
    # never minus nothing: a sum of chances can fall short of 8 by the last digit
    return abs(round(effort(solver, setup, cities, crossing, rule.unused if rule else ()), DIGITS))
