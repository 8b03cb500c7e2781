"""The rules that only the new edition has, and those that both have and the booklet says expressly."""

from __future__ import annotations

import pytest

from tests.games.vite_taxi import referee
from tests.games.vite_taxi.tables import AT, BY_NEW_RULES, BY_OLD_RULES, course, drive_to, give, go, lay, table
from ttprint.games.vite_taxi.cards.deck import deck
from ttprint.games.vite_taxi.play.legal import drive_ends, legal_moves
from ttprint.games.vite_taxi.play.moves import (
    KEEP_CARDS,
    REFILL,
    ROLL,
    STAY_EMPTY,
    Drive,
    PlayCard,
    PutBack,
    TakeOpen,
)
from ttprint.games.vite_taxi.play.state import GOAL, Options, Phase, State


def looking(*shown: str) -> State:
    """Return a state in which the first player looks for a passenger among these."""
    state = table("opera", "nation", phase=Phase.COURSE, options=BY_NEW_RULES)
    state.courses.extend(state.shown)
    state.shown = [course(name) for name in shown]
    for number in state.shown:
        state.courses.remove(number)
    return state


def test_one_of_two_open_courses_is_taken_and_another_is_laid_open() -> None:
    state = looking("villette", "bercy")
    coming = state.courses[0]
    assert legal_moves(state) == [TakeOpen(course("villette")), TakeOpen(course("bercy")), STAY_EMPTY]
    after = go(state, TakeOpen(course("bercy")))
    assert after.taxi.course == course("bercy")
    assert after.shown == [course("villette"), coming]
    assert after.phase is Phase.CARD


def test_nobody_takes_a_course_to_where_the_taxi_stands() -> None:
    assert legal_moves(looking("opera", "bercy")) == [TakeOpen(course("bercy")), STAY_EMPTY]


def test_the_first_course_must_be_taken() -> None:
    state = looking("villette", "bercy")
    state.taxi.had_course = False
    assert STAY_EMPTY not in legal_moves(state)


def test_one_card_may_be_put_back_before_the_hand_is_filled() -> None:
    state = table("opera", "nation", options=BY_NEW_RULES)
    jam, other, fine = state.taxi.hand
    coming = list(state.cards)[:2]
    state = go(state, PlayCard(jam, 1))
    assert legal_moves(state) == [REFILL, PutBack(other), PutBack(fine)]
    after = go(state, PutBack(fine))
    assert after.taxi.hand == [other, *coming]
    assert after.cards[-1] == fine
    assert after.phase is Phase.ROLL
    assert len(go(state, REFILL).taxi.hand) == 3


@pytest.mark.parametrize(("there", "taken"), [(25, 0), (50, 25), (75, 25), (175, 75), (200, 100), (400, 100)])
def test_burglars_take_half_in_whole_notes_and_a_hundred_at_most(there: int, taken: int) -> None:
    state = table("opera", "nation", options=BY_NEW_RULES)
    drive_to(state, "villette")
    state.taxi.open, state.taxi.safe, state.reserve = there, 50, state.reserve - there - 50
    lay(state, state.taxi, "burglars")
    assert referee.lost(state) == taken
    after = go(state, KEEP_CARDS, REFILL, ROLL, pips=(3,))
    assert (after.taxi.open, after.taxi.safe) == (there - taken, 50)
    assert after.reserve == state.reserve + taken


@pytest.mark.parametrize(("there", "added"), [(75, 0), (100, 25), (175, 25), (300, 75)])
def test_a_bank_adds_a_note_for_each_full_hundred(there: int, added: int) -> None:
    for options, interest in ((BY_NEW_RULES, added), (BY_OLD_RULES, 0)):
        state = table("opera", "nation", phase=Phase.DRIVE, options=options)
        state.taxi.open, state.reserve, state.steps = there, state.reserve - there, 6
        after = go(state, Drive(AT["bourse"]))
        assert (after.taxis[0].open, after.taxis[0].safe) == (0, there + interest)
        assert after.reserve == state.reserve - interest


def test_the_interest_of_a_bank_can_win() -> None:
    state = table("opera", "nation", phase=Phase.DRIVE, options=Options(edition=BY_NEW_RULES.edition))
    state.taxi.open, state.taxi.safe, state.steps = 100, GOAL - 125, 6
    assert go(state, Drive(AT["bourse"])).winner == 0


@pytest.mark.parametrize("options", [BY_NEW_RULES, BY_OLD_RULES])
@pytest.mark.parametrize("steps", [3, 6])
def test_the_third_taxi_stands_before_its_full_destination_whatever_is_left_of_the_roll(
    options: Options, steps: int
) -> None:
    state = table("madeleine", "muette", "muette", phase=Phase.DRIVE, options=options)
    drive_to(state, "gare-saint-lazare")
    goal, before = AT["gare-saint-lazare"], None
    walk = next(walk for walk in referee.walks([state.taxi.at], 6, False) if goal in walk)
    before = walk[walk.index(goal) - 1]
    state.steps = walk.index(goal) + steps - 3
    for other in state.taxis[1:]:
        other.at = goal
    assert before in drive_ends(state)
    assert goal not in drive_ends(state)
    assert go(state, Drive(before)).taxis[0].course is not None


def test_stops_and_bonuses_of_spaces_fit_a_taxi_without_a_passenger() -> None:
    state = table("opera", "nation", options=BY_NEW_RULES)
    give(state, state.taxi, "roadworks", "green-lights", "tip")
    roadworks, green, tip = state.taxi.hand
    assert {PlayCard(roadworks, 1), PlayCard(green, 0)} <= set(legal_moves(state))
    assert PlayCard(tip, 0) not in legal_moves(state)


def test_a_second_tour_de_france_lies_beside_the_first() -> None:
    state = table("opera", "nation", "muette", options=BY_NEW_RULES)
    give(state, state.taxi, "tour-de-france", "jam", "jam")
    lay(state, state.taxis[1], "tour-de-france")
    first, second = state.taxis[1].stops[0], state.taxi.hand[0]
    after = go(state, PlayCard(second, 1))
    assert deck()[first].id == deck()[second].id
    assert (after.taxis[1].stops, after.taxis[2].stops) == ([first, second], [second])


def test_streets_above_the_voie_do_not_meet_it() -> None:
    """With its card, the Voie is entered and left only where the booklet says."""
    ways, bare = referee.neighbours(True), referee.neighbours(False)
    voie = set(AT.values()) | set(range(len(ways)))
    entered = {AT["radio"], AT["concorde"]}
    assert {square for square in voie if ways[square] != bare[square]} == entered
