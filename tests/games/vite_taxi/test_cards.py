"""The cards: their number, and checks of their data."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ttprint.games.vite_taxi.cards import courses as course_module
from ttprint.games.vite_taxi.cards import deck as card_module
from ttprint.games.vite_taxi.cards.courses import Course, CourseKind, courses, courses_from
from ttprint.games.vite_taxi.cards.deck import CardSide, deck, kinds, kinds_from
from ttprint.games.vite_taxi.players.routes import Routes, turns
from ttprint.games.vite_taxi.town.reading import paris


def test_there_are_forty_courses_and_seventy_cards() -> None:
    assert len(courses()) == 40
    assert len(deck()) == 70
    assert sum(card.side is CardSide.BONUS for card in deck()) == 39
    assert {course.kind for course in courses()} == set(CourseKind)


def test_cards_have_the_effects_of_the_original_game() -> None:
    cards = {card.id: card for card in kinds()}
    assert cards["green-lights"].extra == 3
    assert cards["roadworks"].limit == 1
    assert cards["clear-road"].cancels
    assert cards["voie"].voie
    assert cards["burglars"].robs
    assert {"jam", "ten-taxis"} <= set(cards)
    assert {course.later for course in courses() if course.kind is CourseKind.LATER} == {25}


def test_every_card_has_an_effect_of_its_side() -> None:
    for card in kinds():
        does = (card.extra, card.dice > 1, card.pays, card.cancels, card.voie)
        stops = (card.limit is not None, card.takes, card.robs, card.no_course)
        assert any(does if card.side is CardSide.BONUS else stops), card.id
        assert not any(stops if card.side is CardSide.BONUS else does), card.id


def mean_turns(course: Course) -> float:
    """Turns to the last destination on empty roads, on average over the places where the other courses end."""
    left = Routes(turns).table(course.destinations, course.in_any_order, False)
    starts = [other.destinations[-1] for other in courses() if other.destinations[-1] not in course.destinations]
    return sum(left[start] for start in starts) / len(starts)


def test_a_course_pays_in_proportion_to_its_length() -> None:
    rates = [(course.fare + course.later) / mean_turns(course) for course in courses()]
    mean = sum(rates) / len(rates)
    assert all(abs(rate / mean - 1) <= 0.2 for rate in rates)
    assert all(course.fare % 25 == 0 for course in courses())


def test_all_courses_have_different_destinations() -> None:
    last = [course.destinations for course in courses()]
    assert len(set(last)) == len(last)


CARDS = tomllib.loads(card_module.FILE.read_text(encoding="utf-8"))
COURSES = tomllib.loads(course_module.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"id": "bus-lane", "copies": 1}, "Two cards have the id bus-lane"),
        ({"id": "snow", "copies": 1, "limit": 2}, "There must be 70"),
        ({"id": "snow", "copies": 0, "depth": 2}, "means nothing: depth"),
        ({"id": "snow", "copies": 0, "needs": "winter"}, "needs 'winter'"),
    ],
)
def test_a_wrong_card_is_rejected(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        kinds_from({**CARDS, "stop": [*CARDS["stop"], row]})


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"id": "opera", "to": ["louvre"], "fare": 75}, "Two COURSE cards have the id opera"),
        ({"id": "x", "to": ["louvre"], "fare": 75}, "There must be 40"),
        ({"id": "x", "to": ["luvre"], "fare": 75}, "leads to luvre, which is not on the map"),
        ({"id": "x", "to": ["louvre", "opera"], "fare": 75}, "wrong number of destinations"),
        ({"id": "x", "to": ["louvre"], "fare": 80}, "no notes of 25 F"),
    ],
)
def test_a_wrong_course_is_rejected(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        courses_from({**COURSES, "one": [*COURSES["one"], row]}, paris())
