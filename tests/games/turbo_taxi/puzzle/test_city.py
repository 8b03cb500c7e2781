from __future__ import annotations

import pytest
from hypothesis import given

from tests.games.turbo_taxi.strategies import cities, turns
from ttprint.games.turbo_taxi.puzzle.city import (
    GATES,
    GREEN,
    City,
    WrongCity,
    neighbour,
    turned_hour,
    turned_square,
)
from ttprint.geometry import TURNS, Side, Turn

NINE = "ES ESW SW / NES NESW NSW / NE NEW NW"

HOUR_AT = {gate: hour for hour, gate in GATES.items()}


@given(cities)
def test_round_trip(city: City) -> None:
    assert City.parse(str(city)) == city
    assert City.parse(str(city).replace("/", " ").lower()) == city


def test_rows_are_read_from_the_top() -> None:
    assert [str(tile) for tile in City.parse(NINE).tiles] == NINE.replace("/", "").split()


def test_hours_run_clockwise_from_the_top_left() -> None:
    clockwise = [HOUR_AT[square, Side.N] for square in (0, 1, 2)]
    clockwise += [HOUR_AT[square, Side.E] for square in (2, 5, 8)]
    clockwise += [HOUR_AT[square, Side.S] for square in (8, 7, 6)]
    clockwise += [HOUR_AT[square, Side.W] for square in (6, 3, 0)]
    assert clockwise == [11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert {1, 2, 4, 5, 7, 8, 10, 11} == GREEN


def test_neighbours_are_neighbours_of_their_neighbours() -> None:
    for square in range(9):
        for side in Side:
            beyond = neighbour(square, side)
            assert (beyond is None) == ((square, side) in HOUR_AT)
            if beyond is not None:
                assert neighbour(beyond, side.opposite) == square


def test_gates_turn_with_the_table() -> None:
    for turn in TURNS:
        for hour, (square, side) in GATES.items():
            assert GATES[turned_hour(hour, turn)] == (turned_square(square, turn), turn.side(side))


@given(cities, turns)
def test_four_turns_and_two_mirrors_are_nothing(city: City, turn: Turn) -> None:
    quarter = city
    for _ in range(4):
        quarter = quarter.turned(Turn(1))
    assert quarter == city
    assert city.turned(Turn(mirrored=True)).turned(Turn(mirrored=True)) == city
    assert city.turned(turn).tiles[4] == city.tiles[4].turned(turn)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (NINE.rsplit(" ", 1)[0], "nine tiles, three in each of three rows; this one has 8"),
        (NINE + " N", "this one has 10"),
        ("", "this one has 0"),
        ("ES ESW / SW NES NESW NSW / NE NEW NW", "divided differently"),
        (NINE + " /", "divided differently"),
    ],
)
def test_text_that_is_not_a_city_is_refused(text: str, words: str) -> None:
    with pytest.raises(WrongCity, match=words):
        City.parse(text)
