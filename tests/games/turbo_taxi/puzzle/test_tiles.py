from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given

from tests.games.turbo_taxi.strategies import tiles, turns
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Kind, Tile, UnknownTile, directions
from ttprint.geometry import Side, Turn

NAMES = "NS EW NE ES SW NW NES ESW NSW NEW NESW NE+SW NW+ES N E S W".split()


def test_seventeen_tiles_in_the_order_of_the_codes() -> None:
    assert [str(tile) for tile in TILES] == NAMES


def test_a_set_has_twelve_tiles_of_six_kinds() -> None:
    assert list(SET) == list(Kind)
    assert list(SET.values()) == [3, 3, 3, 1, 1, 1]
    assert [len(directions(kind)) for kind in Kind] == [2, 4, 4, 1, 2, 4]


@pytest.mark.parametrize("name", NAMES)
def test_letters_in_any_order_and_either_case(name: str) -> None:
    tile = Tile.parse(name)
    roads = name.split("+")
    for letters in permutations(roads[0]):
        assert Tile.parse("+".join(["".join(letters), *roads[1:]][::-1]).lower()) == tile
    assert str(tile) == name
    assert tile.sides == {Side[letter] for letter in name if letter != "+"}


@given(tiles, turns, turns)
def test_turning_keeps_the_kind_and_can_be_undone(tile: Tile, turn: Turn, other: Turn) -> None:
    assert tile.turned(turn) in TILES
    assert tile.turned(turn).kind is tile.kind
    assert tile.turned(Turn(1)).turned(Turn(1)).turned(Turn(2)) == tile
    assert tile.turned(Turn(mirrored=True)).turned(Turn(mirrored=True)) == tile


def test_turning_is_clockwise() -> None:
    assert str(Tile.parse("NE").turned(Turn(1))) == "ES"
    assert str(Tile.parse("NES").turned(Turn(1))) == "ESW"
    assert str(Tile.parse("NE").turned(Turn(mirrored=True))) == "NW"


def test_only_the_crossing_is_read_in_two_ways() -> None:
    for tile in TILES:
        assert tile.roads_read(Crossing.CROSSROADS) == tile.roads
        assert (tile.roads_read(Crossing.FLYOVER) == tile.roads) == (str(tile) != "NESW")
    assert {len(road) for road in Tile.parse("NESW").roads_read(Crossing.FLYOVER)} == {2}


@pytest.mark.parametrize(
    ("wrong", "close"),
    [("NEX", "NE"), ("NS+EW", "NESW"), ("NNE", "NE"), ("N+E", "NE"), ("NE+SE", "NES"), ("NESWN", "NESW")],
)
def test_an_unknown_name_suggests_the_nearest(wrong: str, close: str) -> None:
    with pytest.raises(UnknownTile, match=rf"did you mean {close}\?"):
        Tile.parse(wrong)
