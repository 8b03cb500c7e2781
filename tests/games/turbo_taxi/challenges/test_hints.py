"""Hints: no step is idle or makes a card harder, all images of a card have the same, and what they say is true."""

from __future__ import annotations

import pytest

from tests.games.turbo_taxi.grading.random_solver import Laid, RandomSolver
from tools.hint_figures import Measured, measure, rules_of
from ttprint.games.turbo_taxi.challenges.challenge import Challenge, all_versions
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose
from ttprint.games.turbo_taxi.challenges.hints import RouteStep, TileStep, UnusedStep, hints, hints_for
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.atlas import classes
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import GATES, City
from ttprint.games.turbo_taxi.puzzle.codes import decode
from ttprint.games.turbo_taxi.puzzle.drive import Drive
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.geometry import TURNS

SYMMETRIC = ("1-7 4-10 NESW", "1-2 7-8 NS", "3-9 6-12 NS")  # each has fewer than eight images


def packs(crossing: Crossing) -> list[Challenge]:
    mixed = choose(12, Level.MIXED, 11, PackOptions(crossing))
    return [*mixed, *choose(4, Level.EXPERT, 11, PackOptions(crossing))]


def help_of(step: int, crossing: Crossing) -> list[Measured]:
    """The measurements of every `step`-th class, with all extra rules."""
    setups = [setup for setup, _ in classes()[::step]]
    return [measure(setup, crossing, rule) for setup in setups for _, rule in rules_of(setup, crossing)]


def is_helpful(one: Measured) -> bool:
    return not any(one.harder) and not any(one.idle)


@pytest.mark.parametrize("code", ["49NM", "QPZZ", "E496"])
@pytest.mark.parametrize("crossing", Crossing)
def test_no_step_is_idle_or_makes_a_card_harder(code: str, crossing: Crossing) -> None:
    assert is_helpful(measure(decode(code), crossing))


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
def test_no_step_is_idle_or_makes_a_card_harder_in_any_of_many_classes(crossing: Crossing) -> None:
    assert all(map(is_helpful, help_of(499, crossing)))


@pytest.mark.long
@pytest.mark.parametrize("crossing", Crossing)
def test_no_step_is_idle_or_makes_a_card_harder_in_any_class(crossing: Crossing) -> None:
    assert all(map(is_helpful, help_of(1, crossing)))


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("text", ["1-2 3-4 N", "1-5 4-11 NE"])
def test_waste_is_the_mean_over_every_order_in_which_a_player_may_try(text: str, crossing: Crossing) -> None:
    found, legs = hints_for(Setup.parse(text), crossing), Drive()
    after, laid = measure(Setup.parse(text), crossing).waste, Laid()
    for step, waste in zip((None, *found.steps), after, strict=True):
        match step:
            case TileStep(square, tile):
                laid |= {square: str(tile)}
            case RouteStep():
                legs = step.legs
            case UnusedStep():
                pytest.fail("take a setup whose hints are tiles and a route")
        player = RandomSolver("careful", text, crossing is Crossing.FLYOVER, laid=laid)
        player.follow([(leg.square, leg.enter.name + leg.leave.name) for leg in legs])
        assert waste + 8 - len(laid) == pytest.approx(float(player.average()), abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
def test_the_number_of_cities_left_is_true(crossing: Crossing) -> None:
    for one in packs(crossing):
        found = hints(one)
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


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
def test_steps_help_evenly_and_are_new(crossing: Crossing) -> None:
    shares = []
    for one in packs(crossing):
        steps = hints(one).steps
        assert len(set(steps)) == 3
        if one.rule and one.rule.unused:
            assert not any(isinstance(step, UnusedStep) for step in steps)
        whole, *after = measure(one.setup, crossing, one.rule).uncertainty
        shares += [(a - b) / whole for a, b in zip((whole, *after), after, strict=False)]
    assert sum(0.15 < share < 0.55 for share in shares) > 0.8 * len(shares)


@pytest.mark.slow
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
@pytest.mark.parametrize("text", ["1-5 4-11 NE", "6-9 10-11 NE+SW", *SYMMETRIC])
@pytest.mark.parametrize("crossing", Crossing)
def test_all_images_of_a_setup_have_the_same_hints_turned_and_mirrored(text: str, crossing: Crossing) -> None:
    setup = Setup.parse(text)
    found = hints_for(setup, crossing)
    for image in setup.images():
        there = hints_for(image, crossing)
        assert not list(faults(image, there.city, crossing))
        assert there.left == found.left
        turned = [
            (found.city.turned(turn), tuple(step.turned(turn, image) for step in found.steps))
            for turn in TURNS
            if setup.turned(turn) == image
        ]
        assert (there.city, there.steps) in turned


@pytest.mark.slow
def test_a_version_has_the_hints_of_the_card_with_its_code() -> None:
    for one in choose(6, Level.MIXED, 3, versions=4):
        (alone,) = challenges_of([CardCode(one.setup, one.crossing, one.rule)])
        assert hints(one) == hints(alone)
        assert {hints(version).left for version in all_versions(alone, 4)} == {hints(one).left}


def _can_be_driven(city: City, step: RouteStep, crossing: Crossing) -> bool:
    for leg in step.legs:
        roads = city.tiles[leg.square].roads_read(crossing)
        if not [road for road in roads if leg.enter in road and leg.leave in road]:
            return False
    return True
