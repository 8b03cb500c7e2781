"""The booklet's example is true: the correct city is right, the wrong one breaks exactly the three rules it shows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ttprint.draw.scene import Group
from ttprint.games.turbo_taxi.art.table.routes import route_steps
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.checker import NotContinued, NotReached, StrayExit, faults
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES
from ttprint.games.turbo_taxi.puzzle.drive import drive
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.games.turbo_taxi.rulebook.book import figures, rule_booklet
from ttprint.games.turbo_taxi.rulebook.facts import EXAMPLE, RIGHT, WRONG
from ttprint.games.turbo_taxi.rulebook.figures import city_figure
from ttprint.games.turbo_taxi.rulebook.scenery import TOWNS
from ttprint.geometry import Side
from ttprint.words.booklet import read_outline

BELOW_THE_CENTRE = 7


@pytest.mark.parametrize("crossing", Crossing)
def test_the_right_city_is_right(crossing: Crossing) -> None:
    assert faults(EXAMPLE, RIGHT, crossing) == ()
    assert RIGHT in solutions(EXAMPLE, crossing)
    assert Places.CORNER.allow(EXAMPLE)


@pytest.mark.parametrize("crossing", Crossing)
def test_the_wrong_city_breaks_exactly_three_rules(crossing: Crossing) -> None:
    broken = faults(EXAMPLE, WRONG, crossing)
    assert set(broken) == {NotContinued(CENTRE, BELOW_THE_CENTRE), StrayExit(6), NotReached(EXAMPLE.red[1])}
    assert len(broken) == 3


def test_the_wrong_city_has_no_marks_that_show_its_faults() -> None:
    for city in (WRONG, RIGHT):
        (drawn,) = city_figure(EXAMPLE, city).art
        assert isinstance(drawn, Group)
        assert len(drawn.children) == 1 + 9 + 4  # the board, the tiles, the markers: no ring, no number
    heading, answers = (rule_booklet("en").pages[5][0].blocks[i] for i in (1, 2))
    assert heading.kind == "figure"
    assert (answers.kind, len(answers.texts)) == ("answers", 3)


def test_every_town_shows_a_taxi_on_its_way_to_the_house_of_its_colour() -> None:
    for name, (rows, markers) in TOWNS.items():
        grid = [[Tile.parse(tile) for tile in row.split()] for row in rows]
        for row in grid:
            assert all((Side.E in one.sides) == (Side.W in other.sides) for one, other in pairwise(row)), name
        for above, below in pairwise(grid):
            assert all(
                (Side.S in one.sides) == (Side.N in other.sides) for one, other in zip(above, below, strict=True)
            )
        (taxi, colour, at, _), (house, same, home, _) = markers
        assert (taxi, house, colour) == ("taxi", "house", same), name
        # the first row alone may be shown: from the edge the taxi stands on, straight through every tile to the house
        between = grid[0][round(at) : int(home)] if at < home else grid[0][int(home) + 1 : round(at)]
        assert all(any({Side.E, Side.W} <= road for road in tile.roads) for tile in between), name
        assert grid[0][int(home)].kind is Kind.DEAD_END, name
        assert (Side.W if at < home else Side.E) in grid[0][int(home)].sides, name


def test_no_town_is_shown_twice() -> None:
    shown = [plan["ornament"] for plan in read_outline(GAME.package)["section"].values() if "ornament" in plan]
    assert sorted(shown) == sorted(TOWNS)


@pytest.mark.parametrize("pair", [EXAMPLE.yellow, EXAMPLE.red])
def test_the_lines_lead_from_each_taxi_to_its_house(pair: tuple[int, int]) -> None:
    legs = drive(RIGHT, pair)
    assert (legs[0].square, legs[0].enter) == GATES[pair[0]]
    assert (legs[-1].square, legs[-1].leave) == GATES[pair[1]]
    for leg in legs:
        assert any({leg.enter, leg.leave} <= road for road in RIGHT.tiles[leg.square].roads)
    assert len(route_steps(legs, square=51.5, tile=50, lane=2)) >= 2 * len(legs)


def test_no_line_leads_to_a_house_that_no_road_reaches() -> None:
    assert drive(WRONG, EXAMPLE.red) == ()


def test_every_figure_that_the_outline_names_is_drawn() -> None:
    drawn = figures()
    named = {
        picture.name
        for page in rule_booklet("en").pages
        for section in page
        for block in section.blocks
        for picture in block.pictures
    }
    towns = {plan["ornament"] for plan in read_outline(GAME.package)["section"].values() if "ornament" in plan}
    assert towns
    assert named | towns | {"cover"} == set(drawn)
    assert all(figure.width > 0 and figure.height > 0 for figure in drawn.values())
