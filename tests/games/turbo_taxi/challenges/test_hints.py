"""Hints: every step helps, and leaves as many cities as it says."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.hints import Hints, RouteStep, TileStep, UnusedStep, hints
from ttprint.games.turbo_taxi.challenges.uncertainty import Knowledge
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.city import GATES, City
from ttprint.games.turbo_taxi.puzzle.solver import fillings, solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.geometry import TURNS


def packs(crossing: Crossing) -> list[Challenge]:
    mixed = choose(30, Level.MIXED, 11, PackOptions(crossing))
    return [*mixed, *choose(12, Level.EXPERT, 11, PackOptions(crossing))]


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
def test_the_number_of_cities_left_is_true(crossing: Crossing) -> None:
    for one in packs(crossing):
        found = hints(one)
        assert found.city in one.cities
        left = list(solutions(one.setup, crossing, one.rule))
        for step, count in zip(found.steps, found.left, strict=True):
            match step:
                case UnusedStep(kinds):
                    left = [city for city in left if unused_kinds(city) == kinds]
                case TileStep(square, tile):
                    left = [city for city in left if city.tiles[square] == tile]
                case RouteStep():
                    left = [city for city in left if _can_be_driven(city, step, crossing)]
            assert count == len(left)
        assert found.city in left


@pytest.mark.parametrize("crossing", Crossing)
def test_every_step_helps_and_is_new(crossing: Crossing) -> None:
    shares = []
    for one in packs(crossing):
        found = hints(one)
        if one.rule and one.rule.unused:
            assert not any(isinstance(step, UnusedStep) for step in found.steps)
        uncertainties = _uncertainties(one, found)
        assert all(after < before - 0.05 for before, after in pairwise(uncertainties)), one.code
        shares += [(before - after) / uncertainties[0] for before, after in pairwise(uncertainties)]
    assert sum(0.15 < share < 0.55 for share in shares) > 0.8 * len(shares)


@pytest.mark.parametrize("crossing", Crossing)
def test_a_route_is_a_way_by_road_from_taxi_to_house(crossing: Crossing) -> None:
    lengths = []
    for one in packs(crossing):
        for step in hints(one).steps:
            if isinstance(step, RouteStep):
                taxi, house = dict(one.setup.pairs)[step.colour]
                assert (step.legs[0].square, step.legs[0].enter) == GATES[taxi]
                assert (step.legs[-1].square, step.legs[-1].leave) == GATES[house]
                lengths.append(len(step.legs))
    assert sum(lengths) / len(lengths) > 4


@pytest.mark.slow
def test_no_corner_of_the_table_is_preferred() -> None:
    squares: Counter[int] = Counter()
    for one in choose(12, Level.MEDIUM, 5):
        for turn in TURNS:  # all images of a card together prefer none
            steps = hints(one.turned(turn, "A")).steps
            squares.update(step.square for step in steps if isinstance(step, TileStep))
    corners = [squares[square] for square in (0, 2, 6, 8)]
    assert min(corners) > 0.5 * max(corners)


def _uncertainties(one: Challenge, found: Hints) -> list[float]:
    named = one.rule.unused if one.rule else ()
    trials = [_laid(ring, one) for ring, _ in fillings(one.setup, one.crossing, named)]
    knowledge = Knowledge.of(one.setup).without(named)
    uncertainties = [knowledge.uncertainty(len(trials), one.crossing)]
    for step in found.steps:
        trials = [trial for trial in trials if step.keeps(trial, one.crossing)]
        knowledge = step.added_to(knowledge)
        uncertainties.append(knowledge.uncertainty(len(trials), one.crossing))
    return uncertainties


def _laid(ring: tuple[Tile, ...], one: Challenge) -> City:
    a, b, c, d, e, f, g, h = ring
    return City((a, b, c, h, one.setup.centre, d, g, f, e))


def _can_be_driven(city: City, step: RouteStep, crossing: Crossing) -> bool:
    for leg in step.legs:
        roads = city.tiles[leg.square].roads_read(crossing)
        if not [road for road in roads if leg.enter in road and leg.leave in road]:
            return False
    return True
