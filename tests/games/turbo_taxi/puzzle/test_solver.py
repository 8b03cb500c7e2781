from __future__ import annotations

import random

import pytest
from hypothesis import given

from tests.cases import few
from tests.games.turbo_taxi.puzzle.backtracker import right_cities
from tests.games.turbo_taxi.strategies import crossings, setups, turns
from ttprint.games.turbo_taxi.puzzle.atlas import classes
from ttprint.games.turbo_taxi.puzzle.checker import NotJoined, faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import fillings, solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Turn

pytestmark = pytest.mark.slow

PARTS = 6


def one_of_each_class(part: int) -> list[Setup]:
    """A setup of every class, turned at random; in parts, of which make test looks at a third."""
    rng = random.Random(part)
    return [every_setup()[rng.choice(sorted(ranks))] for _, ranks in classes()[part::PARTS]]


@pytest.mark.parametrize("part", few(range(PARTS), (0, 3)))
@pytest.mark.parametrize("crossing", Crossing)
def test_the_plain_backtracker_finds_the_same_cities(crossing: Crossing, part: int) -> None:
    flyover = crossing is Crossing.FLYOVER
    for setup in one_of_each_class(part):
        found = [str(city) for city in solutions(setup, crossing)]
        assert len(found) == len(set(found))
        assert set(found) == right_cities(str(setup), flyover), setup


@pytest.mark.parametrize("part", few(range(PARTS), (0, 3)))
@pytest.mark.parametrize("crossing", Crossing)
def test_every_city_found_passes_the_judge(crossing: Crossing, part: int) -> None:
    for setup in one_of_each_class(part):
        for city in solutions(setup, crossing):
            assert faults(setup, city, crossing) == (), (setup, city)


@pytest.mark.parametrize("crossing", few(Crossing, [Crossing.FLYOVER]))
def test_all_images_of_a_setup_have_as_many_cities_over_the_whole_space(crossing: Crossing) -> None:
    counts = [sum(1 for _ in solutions(setup, crossing)) for setup in every_setup()]
    for setup, ranks in classes():
        assert len({counts[rank] for rank in ranks}) == 1, setup


@given(setups, crossings, turns)
def test_turning_the_table_turns_the_cities(setup: Setup, crossing: Crossing, turn: Turn) -> None:
    turned = {city.turned(turn) for city in solutions(setup, crossing)}
    assert turned == set(solutions(setup.turned(turn), crossing))


@given(setups)
def test_right_with_a_flyover_is_right_with_a_crossroads(setup: Setup) -> None:
    assert set(solutions(setup, Crossing.FLYOVER)) <= set(solutions(setup, Crossing.CROSSROADS))


@given(setups)
def test_a_filling_lacks_nothing_but_joined_colours(setup: Setup) -> None:
    for (a, b, c, d, e, f, g, h), _ in fillings(setup):
        assert all(
            isinstance(fault, NotJoined) for fault in faults(setup, City((a, b, c, h, setup.centre, d, g, f, e)))
        )


def test_the_order_is_fixed() -> None:
    cities = [str(city) for city in solutions(Setup.parse("1-7 3-10 NES"))]
    assert len(cities) == 14
    assert cities[0] == "EW SW NS / S NES NESW / NES NEW NW"
    assert cities == [str(city) for city in solutions(Setup.parse("10-3 7-1 nes"))]


def test_a_setup_without_a_right_city() -> None:
    assert list(solutions(Setup.parse("3-6 9-12 NE"))) == []
    assert right_cities("3-6 9-12 NE", flyover=False) == set()
