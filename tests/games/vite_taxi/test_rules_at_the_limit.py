"""The rules where one franc, one card or one square more would change the answer."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.vite_taxi.tables import AT, card, course, drive_to, give, go, lay, table
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import deck
from ttprint.games.vite_taxi.play.editions import OLD
from ttprint.games.vite_taxi.play.legal import drive_ends, fits, legal_moves
from ttprint.games.vite_taxi.play.moves import DRAW_COURSE, KEEP_CARDS, REFUSE, ROLL, TAKE, Drive, PlayCard
from ttprint.games.vite_taxi.play.state import GOAL, Options, Phase, State

FARE = courses()[course("opera")].fare


def names(cards: Iterable[int]) -> list[str]:
    return [deck()[one].id for one in cards]


def at_the_door(savings: int, whole_rounds: bool = False, others: int = 0) -> State:
    """Three players; the first has savings and a passenger for the Opéra, which is one drive away."""
    state = table("madeleine", "nation", "muette", phase=Phase.DRIVE, options=Options(whole_rounds, OLD))
    drive_to(state, "opera")
    state.taxi.safe, state.taxis[1].safe, state.taxis[2].safe, state.steps = savings, others, others, 6
    return state


@pytest.mark.parametrize(("short", "winner"), [(0, 0), (25, None)])
def test_exactly_five_hundred_francs_win_and_one_note_less_does_not(short: int, winner: int | None) -> None:
    after = go(at_the_door(GOAL - FARE - short), Drive(AT["opera"]))
    assert after.taxis[0].money == 500 - short
    assert after.winner == winner
    assert (after.phase is Phase.OVER) == (winner == 0)


@pytest.mark.parametrize(("others", "winner"), [(500, 2), (475, 0)])
def test_after_a_whole_round_the_last_of_the_richest_wins(others: int, winner: int) -> None:
    after = go(at_the_door(GOAL - FARE, whole_rounds=True, others=others), Drive(AT["opera"]))
    assert after.winner is None
    after = go(after, DRAW_COURSE, REFUSE, DRAW_COURSE, REFUSE)
    assert (after.phase, after.winner) == (Phase.OVER, winner)


def test_a_turn_that_earns_nothing_ends_no_game() -> None:
    state = at_the_door(0)
    state.taxis[1].safe = 600  # only a payment wins
    after = go(state, Drive(AT["opera"]), DRAW_COURSE, TAKE)
    assert after.winner is None


def test_a_driver_who_can_go_by_street_keeps_the_card_of_the_voie() -> None:
    """From Radio the Voie leads to Concorde; the squares of ordinary streets need no card."""
    state = table("radio", "nation", phase=Phase.DRIVE)
    drive_to(state, "nation")
    state.steps = 3
    by_street = drive_ends(state)
    lay(state, state.taxi, "voie")
    with_card = drive_ends(state)
    assert with_card > by_street
    for square in by_street:
        assert names(go(state, Drive(square)).taxis[0].bonuses) == ["voie"]


def test_a_driver_who_leaves_the_voie_in_the_same_drive_gives_the_card_back() -> None:
    state = table("radio", "nation", phase=Phase.DRIVE)
    drive_to(state, "nation")
    state.steps = 12
    by_street = drive_ends(state)
    lay(state, state.taxi, "voie")
    beyond = [square for square in drive_ends(state) - by_street if square in AT.values()]
    assert beyond
    for square in beyond:
        after = go(state, Drive(square))
        assert after.taxis[0].bonuses == []
        assert names(after.cards)[-1] == "voie"


def test_a_shortcut_takes_the_best_of_three_dice() -> None:
    state = table("opera", "nation")
    drive_to(state, "villette")
    give(state, state.taxi, "shortcut", "jam", "jam")
    after = go(state, PlayCard(state.taxi.hand[0], 0), ROLL, pips=(2, 5, 3))
    assert after.steps == 5


def test_a_tip_waits_for_the_arrival_and_an_escort_goes_back_after_the_roll() -> None:
    state = table("madeleine", "nation")
    drive_to(state, "opera")
    lay(state, state.taxi, "escort", "tip")
    rolled = go(state, KEEP_CARDS, ROLL, pips=(1,))
    assert rolled.steps == 7
    assert names(rolled.taxi.bonuses) == ["tip"]
    arrived = go(rolled, Drive(AT["opera"]))
    assert arrived.taxis[0].bonuses == []
    assert arrived.taxis[0].money > FARE
    assert names(arrived.cards)[-2:] == ["escort", "tip"]


def test_a_fine_takes_no_more_than_lies_open() -> None:
    for there, left in ((25, 0), (200, 200 - 50)):
        state = table("opera", "nation")
        drive_to(state, "villette")
        state.taxi.open, state.reserve = there, state.reserve - there
        lay(state, state.taxi, "fine")
        after = go(state, KEEP_CARDS, ROLL, pips=(3,))
        assert after.taxi.open == left
        assert after.reserve == state.reserve + there - left


def test_money_comes_from_the_reserve() -> None:
    state = at_the_door(0)
    after = go(state, Drive(AT["opera"]))
    assert after.reserve == state.reserve - FARE


def test_rounds_are_counted_when_the_first_player_moves_again() -> None:
    state = at_the_door(0)
    state.round = 4
    after = go(state, Drive(AT["opera"]), DRAW_COURSE, REFUSE)
    assert (after.seat, after.round) == (2, 4)
    after = go(after, DRAW_COURSE, REFUSE)
    assert (after.seat, after.round) == (0, 5)


def test_two_taxis_may_share_a_square_and_a_third_may_not_begin_there() -> None:
    state = table("louvre", "chatelet", "chatelet", phase=Phase.BEGIN)
    state.drawn = next(n for n, one in enumerate(courses()) if AT["chatelet"] in one.destinations)
    state.courses.remove(state.drawn)
    state.taxi.at = -1
    assert AT["chatelet"] not in [getattr(move, "place", None) for move in legal_moves(state)]
    state.taxis[2].at = AT["nation"]
    assert AT["chatelet"] in [getattr(move, "place", None) for move in legal_moves(state)]


def test_the_voie_is_open_to_a_driver_who_has_other_cards_beside_its_own() -> None:
    state = table("radio", "nation", phase=Phase.DRIVE)
    drive_to(state, "nation")
    state.steps = 3
    by_street = drive_ends(state)
    lay(state, state.taxi, "tip")
    assert drive_ends(state) == by_street
    lay(state, state.taxi, "voie")
    assert drive_ends(state) > by_street


def test_two_stop_cards_of_one_kind_never_lie_on_the_same_taxi_whatever_else_lies_there() -> None:
    state = table("radio", "nation")
    other = state.taxis[1]
    other.course = course("opera")
    lay(state, other, "jam")
    lay(state, other, "fine")
    assert [fits(deck()[card(name)], other) for name in ("jam", "fine")] == [False, False]
