"""The exact efforts, compared with solvers that play: at random, and averaged over every order."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tests.games.turbo_taxi.grading.random_solver import RandomSolver
from tests.games.turbo_taxi.puzzle.backtracker import ALIKE
from ttprint.games.turbo_taxi.grading.grades import Solver
from ttprint.games.turbo_taxi.grading.simulated import effort, placements
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Kind
from ttprint.games.turbo_taxi.puzzle.unused import unused_rule

pytestmark = pytest.mark.slow

# a dead end in the centre leaves few possibilities, so that all of them can be tried
SMALL = ["1-2 3-4 N", "3-11 4-10 N"]
LARGE = ["1-7 3-10 NESW", "1-2 3-4 NS"]
NAMES = {kind: next(name for name in ALIKE if name == str(next(t for t in TILES if t.kind is kind))) for kind in Kind}


def exact(solver: Solver, setup: Setup, crossing: Crossing) -> float:
    return placements(solver, setup, tuple(solutions(setup, crossing)), crossing)


@pytest.mark.parametrize("solver", Solver)
@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("text", SMALL)
def test_the_exact_value_is_the_mean_over_every_order(text: str, crossing: Crossing, solver: Solver) -> None:
    tried = RandomSolver(solver.value, text, crossing is Crossing.FLYOVER).average()
    assert exact(solver, Setup.parse(text), crossing) == pytest.approx(float(tried), rel=1e-12)


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("text", LARGE)
def test_the_careful_solver_over_every_order_on_larger_setups(text: str, crossing: Crossing) -> None:
    tried = RandomSolver("careful", text, crossing is Crossing.FLYOVER).average()
    assert exact(Solver.CAREFUL, Setup.parse(text), crossing) == pytest.approx(float(tried), rel=1e-12)


@pytest.mark.parametrize("solver", Solver)
@pytest.mark.parametrize("text", [*LARGE, "12-6 3-9 NS"])
def test_the_exact_value_is_the_mean_of_many_runs(text: str, solver: Solver) -> None:
    player, rng = RandomSolver(solver.value, text), Random(5)
    runs = [player.run(rng) for _ in range(150)]
    assert abs(fmean(runs) - exact(solver, Setup.parse(text), Crossing.CROSSROADS)) < 4 * stdev(runs) / sqrt(len(runs))


@pytest.mark.parametrize("solver", Solver)
def test_named_tiles_are_put_away_first(solver: Solver) -> None:
    setup = Setup.parse("1-2 3-4 N")
    rule = unused_rule(setup, Crossing.CROSSROADS)
    assert rule
    (city,) = solutions(setup, Crossing.CROSSROADS, rule)
    away = tuple(NAMES[kind] for kind in rule.unused)
    tried = RandomSolver(solver.value, str(setup), unused=away).average()
    assert placements(solver, setup, [city], Crossing.CROSSROADS, rule.unused) == pytest.approx(float(tried), rel=1e-12)


@pytest.mark.parametrize("solver", Solver)
@pytest.mark.parametrize("crossing", Crossing)
def test_all_images_of_a_setup_take_the_same_effort(solver: Solver, crossing: Crossing) -> None:
    for setup in Random(3).sample(every_setup(), 2):
        images = [(image, tuple(solutions(image, crossing))) for image in setup.images()]
        efforts = [effort(solver, image, cities, crossing) for image, cities in images if cities]
        assert efforts == pytest.approx(efforts[:1] * len(efforts), abs=1e-9), setup
        assert all(one >= -1e-12 for one in efforts)
