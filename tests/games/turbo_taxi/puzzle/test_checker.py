from __future__ import annotations

import pytest
from hypothesis import given

from tests.games.turbo_taxi.strategies import cities, nearly_right, setups, turns
from ttprint.games.turbo_taxi.puzzle.checker import (
    NotContinued,
    NotJoined,
    NotReached,
    StrayExit,
    TooMany,
    WrongCentre,
    faults,
)
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.geometry import Turn

SETUP = Setup.parse("1-7 3-10 NES")
RIGHT = "SW ES NSW / NS NES NESW / NES NW N"


def judged(city: str, setup: Setup = SETUP, crossing: Crossing = Crossing.CROSSROADS) -> set[object]:
    return set(faults(setup, City.parse(city), crossing))


def test_a_right_city_has_no_fault() -> None:
    assert judged(RIGHT) == set()


def test_a_wrong_centre_is_named_with_what_was_wanted() -> None:
    found = judged("SW ES NSW / NS NSW NESW / NES NW N")
    assert WrongCentre(Tile.parse("NSW"), Tile.parse("NES")) in found


def test_a_tile_too_many_is_named_with_its_squares() -> None:
    found = judged("SW ES NSW / N NES NESW / NES NW N")
    assert TooMany(Kind.DEAD_END, (3, 8)) in found


def test_a_road_that_is_not_continued_is_named_from_its_own_side() -> None:
    found = judged("SW ES NSW / NS NES NESW / NES EW N")
    assert {NotContinued(4, 7), NotContinued(7, 8)} <= found


def test_exits_without_marker_and_markers_without_exit() -> None:
    found = judged("NW ES NSW / NS NES NESW / NES NW N")
    assert StrayExit(11) in found
    found = judged("SW ES NSW / NS NES NSW / NES NW N")
    assert NotReached(3) in found
    assert not any(isinstance(fault, NotJoined) and fault.colour is Colour.RED for fault in found)


def test_a_colour_reached_but_not_joined() -> None:
    apart = Setup.parse("12-6 3-9 NESW")
    cross = "ES NSW SW / ESW NESW ESW / NE NSW NW"
    assert not [fault for fault in judged(cross, apart) if isinstance(fault, NotJoined)]
    lanes = Setup.parse("11-7 1-5 NS")
    city = "NS ES NSW / NSW NS NS / NS NE NSW"
    assert NotJoined(Colour.RED, 7, 11) not in judged(city, lanes)
    crossed = Setup.parse("11-1 7-5 NS")
    assert {NotJoined(Colour.YELLOW, 1, 11), NotJoined(Colour.RED, 5, 7)} <= judged(city, crossed)


def test_a_flyover_joins_less_than_a_crossroads() -> None:
    both = [
        (setup, city) for setup in map(Setup.parse, ["12-3 6-9 NESW", "1-7 3-10 NESW"]) for city in solutions(setup)
    ]
    assert all(not faults(setup, city, Crossing.CROSSROADS) for setup, city in both)
    broken = [faults(setup, city, Crossing.FLYOVER) for setup, city in both]
    assert any(broken)
    assert all(isinstance(fault, NotJoined) for found in broken for fault in found)


@pytest.mark.slow
@given(nearly_right())
def test_judge_and_solver_agree_on_what_is_right(case: tuple[Setup, City, Crossing]) -> None:
    setup, city, crossing = case
    assert (faults(setup, city, crossing) == ()) == (city in set(solutions(setup, crossing)))


@given(setups, cities, turns)
def test_turning_the_table_turns_the_faults(setup: Setup, city: City, turn: Turn) -> None:
    here, there = faults(setup, city), faults(setup.turned(turn), city.turned(turn))
    assert sorted(type(fault).__name__ for fault in here) == sorted(type(fault).__name__ for fault in there)


@given(setups, cities)
def test_right_with_a_flyover_is_right_with_a_crossroads(setup: Setup, city: City) -> None:
    flyover, crossroads = (set(faults(setup, city, crossing)) for crossing in (Crossing.FLYOVER, Crossing.CROSSROADS))
    assert crossroads <= flyover
