"""What is counted and computed of one setup before it is graded.

needed: the least number of tiles of each kind that every correct city has round its centre, in the order of the kinds
bar: for each simulated solver, the least effort at which a setup is hard for it
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.games.turbo_taxi.grading.grades import Efforts, Solver
from ttprint.games.turbo_taxi.grading.simulated import effort_of, efforts_of
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import fillings, solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind


@dataclass(frozen=True, slots=True)
class Measured:
    """The measurements of a setup; `efforts` is None if it has no correct city."""

    solutions: int
    fillings: int
    needed: tuple[int, ...]
    apart: int
    efforts: Efforts | None


def measure(setup: Setup, crossing: Crossing) -> Measured:
    """Return the measurements of a setup."""
    cities = tuple(solutions(setup, crossing))
    used = [_used(city) for city in cities]
    return Measured(
        len(cities),
        len(fillings(setup, crossing)),
        tuple(min(counts) for counts in zip(*used, strict=True)) if used else (0,) * len(Kind),
        sum(1 for _ in solutions(setup, crossing, APART)),
        efforts_of(setup, cities, crossing) if cities else None,
    )


def hard_efforts(setup: Setup, crossing: Crossing, rule: ExtraRule, bar: Efforts) -> Efforts | None:
    """The efforts under an extra rule if the setup is hard for all three solvers with it, else None.

    The solvers ignore the rule, but put away tiles that it names as unused, and go on until a city keeps it.
    """
    cities = tuple(solutions(setup, crossing, rule))
    found = {}
    # the careful solver is the quickest to compute, and decides most setups
    for solver, least in sorted(zip(Solver, bar, strict=True), key=lambda pair: pair[0] is not Solver.CAREFUL):
        found[solver] = effort_of(solver, setup, cities, crossing, rule) if cities else -1.0
        if found[solver] < least:
            return None
    return Efforts(*(found[solver] for solver in Solver))


def _used(city: City) -> list[int]:
    ring = [tile.kind for square, tile in enumerate(city.tiles) if square != CENTRE]
    return [ring.count(kind) for kind in Kind]
