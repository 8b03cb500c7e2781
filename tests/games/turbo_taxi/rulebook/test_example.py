"""The booklet's example is true: the right city is right, the wrong one breaks exactly the three rules it shows."""

from __future__ import annotations

import pytest

from ttprint.games.turbo_taxi.art.table.routes import route_steps
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.checker import NotContinued, NotReached, StrayExit, faults
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES
from ttprint.games.turbo_taxi.puzzle.drive import drive
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.rulebook.book import figures, told
from ttprint.games.turbo_taxi.rulebook.example import EXAMPLE, RIGHT, WRONG
from ttprint.games.turbo_taxi.rulebook.figures import in_order
from ttprint.words.booklet import outline

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


def test_the_mistakes_are_numbered_as_the_words_tell_them() -> None:
    assert [type(fault) for fault in in_order(EXAMPLE, WRONG)] == [NotContinued, StrayExit, NotReached]


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
        for page in told("en").pages
        for section in page
        for block in section.blocks
        for picture in block.pictures
    }
    towns = {plan["ornament"] for plan in outline(GAME.room)["section"].values() if "ornament" in plan}
    assert towns
    assert named | towns | {"cover"} == set(drawn)
    assert all(figure.width > 0 and figure.height > 0 for figure in drawn.values())
