from __future__ import annotations

import pytest
from hypothesis import given

from tests.games.turbo_taxi.strategies import crossings, nearly_right, setups
from ttprint.games.turbo_taxi.puzzle.checker import NotApart, WrongUse, faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule, WrongRule, parse_kinds, unused
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds, unused_rule

SETUP = Setup.parse("1-7 3-10 NES")
CITY = City.parse("SW ES NSW / NS NES NESW / NES NW N")


@pytest.mark.slow
@given(nearly_right())
def test_judge_and_solver_agree_on_every_rule(case: tuple[Setup, City, Crossing]) -> None:
    setup, city, crossing = case
    kinds = [tile.kind for tile in city.tiles]
    rules = [APART, SINGLE]
    if all(kinds.count(kind) <= 3 for kind in Kind) and len(unused_kinds(city)) == 3:
        rules.append(ExtraRule(Extra.UNUSED, unused_kinds(city)))
    for rule in rules:
        assert (faults(setup, city, crossing, rule) == ()) == (city in set(solutions(setup, crossing, rule)))


@pytest.mark.slow
@given(setups, crossings)
def test_rules_select_cities_and_unused_tiles_partition_them(setup: Setup, crossing: Crossing) -> None:
    every = list(solutions(setup, crossing))
    assert list(solutions(setup, crossing, SINGLE)) == every
    assert [c for c in every if not faults(setup, c, crossing, APART)] == list(solutions(setup, crossing, APART))
    for kinds in {unused_kinds(city) for city in every}:
        rule = ExtraRule(Extra.UNUSED, kinds)
        assert set(solutions(setup, crossing, rule)) == {city for city in every if unused_kinds(city) == kinds}


@given(setups, crossings)
def test_the_rule_about_unused_tiles_leaves_one_city(setup: Setup, crossing: Crossing) -> None:
    rule = unused_rule(setup, crossing)
    if rule:
        assert len(list(solutions(setup, crossing, rule))) == 1


def test_the_judge_names_the_place() -> None:
    (meeting,) = faults(SETUP, CITY, rule=APART)
    assert meeting == NotApart(1, 3)
    found = faults(SETUP, CITY, rule=unused("straight, double curve, dead end"))
    assert found == (WrongUse(Kind.STRAIGHT, (3,), 2), WrongUse(Kind.DEAD_END, (8,), 0))
    assert faults(SETUP, CITY, rule=unused("Straight straight double-curve")) == ()


def test_tiles_that_are_in_the_centre_cannot_stay_unused() -> None:
    assert list(solutions(Setup.parse("1-7 3-10 NS"), rule=unused("straight straight straight"))) == []


def test_a_flyover_keeps_colours_apart_that_meet_at_a_crossroads() -> None:
    setup, city = Setup.parse("1-3 2-4 EW"), City.parse("ES EW NESW / NES EW NE+SW / NE W NE")
    assert not faults(setup, city, Crossing.FLYOVER, APART)
    assert faults(setup, city, Crossing.CROSSROADS, APART) == (NotApart(1, 2),)


def test_rules_as_words() -> None:
    assert parse_kinds("dead end,tee  double_curve") == (Kind.DEAD_END, Kind.TEE, Kind.DOUBLE_CURVE)
    assert str(unused("dead end, tee, straight")) == "unused straight, tee, dead end"
    assert str(APART) == "apart"
    assert unused("tee tee curve") == unused("curve tee tee")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "3 tiles of the set stay unused, but 0 are named here."),
        ("tee", "3 tiles of the set stay unused, but 1 is named here."),
        ("tee curve strait", "'strait' is not a kind of tile: did you mean straight?"),
        ("tee ded end", "'ded' is not a kind of tile: did you mean dead end?"),
        ("duble curve tee tee", "'duble' is not a kind of tile: did you mean double curve?"),
        ("strait crossing tee", "'strait' is not a kind of tile: did you mean straight?"),
        ("crossing crossing tee", "The set has only 1 of the kind crossing, but 2 are named as unused."),
    ],
)
def test_text_that_is_not_a_rule_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(WrongRule) as caught:
        unused(text)
    assert sentence in str(caught.value)
    with pytest.raises(WrongRule):
        ExtraRule(Extra.APART, (Kind.TEE,))
