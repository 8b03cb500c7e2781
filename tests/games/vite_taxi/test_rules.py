"""The rules one by one, on prepared states; those that only the new edition has are in test_new_rules.py."""

from __future__ import annotations

import random

import pytest

from tests.games.vite_taxi.tables import AT, BY_OLD_RULES, card, course, drive_to, give, go, lay, table
from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.play.editions import OLD
from ttprint.games.vite_taxi.play.legal import drive_ends, legal_moves
from ttprint.games.vite_taxi.play.moves import (
    DRAW_COURSE,
    KEEP_CARDS,
    REFUSE,
    ROLL,
    STAY_EMPTY,
    TAKE,
    Begin,
    Drive,
    PlayCard,
)
from ttprint.games.vite_taxi.play.rules import IllegalMove, play
from ttprint.games.vite_taxi.play.state import Options, Phase, new_game
from ttprint.games.vite_taxi.town.reading import paris


def test_players_begin_at_a_place_on_their_card() -> None:
    state = new_game(3, random.Random(4), BY_OLD_RULES)
    for seat in range(3):
        assert state.seat == seat
        places = courses()[state.drawn].destinations
        assert legal_moves(state) == [Begin(place) for place in sorted(places)]
        state = go(state, Begin(places[0]))
        assert state.taxis[seat].at == places[0]
    assert state.seat == 0
    assert state.phase is Phase.COURSE


def test_the_first_three_turns_gather_a_hand_and_the_first_course_must_be_taken() -> None:
    state = new_game(2, random.Random(5), BY_OLD_RULES)
    state = go(state, *legal_moves(state)[:1])
    state = go(state, *legal_moves(state)[:1])
    assert legal_moves(state) == [DRAW_COURSE]
    state = go(state, DRAW_COURSE)
    assert legal_moves(state) == [TAKE]
    with pytest.raises(IllegalMove, match="take the COURSE, or refuse it unless it is the first"):
        go(state, REFUSE)
    hands = []
    while state.round <= 4:
        if state.phase is Phase.ROLL and state.seat == 0:
            hands.append(len(state.taxi.hand))
        if state.phase is Phase.CARD:
            assert state.round == 4
        state = play(state, legal_moves(state)[0], random.Random(state.round))
    assert hands == [1, 2, 3, 3]


def test_a_later_course_may_be_refused_at_the_cost_of_the_turn() -> None:
    state = go(table("opera", "nation", phase=Phase.COURSE), DRAW_COURSE)
    refused = go(state, REFUSE)
    assert refused.seat == 1
    assert refused.taxis[0].course is None
    assert refused.courses[-1] == state.drawn


def test_a_course_to_where_the_taxi_stands_goes_back() -> None:
    state = table("opera", "nation", phase=Phase.COURSE)
    state.courses.remove(course("opera"))
    state.courses.appendleft(course("opera"))
    state = go(state, DRAW_COURSE)
    assert courses()[state.drawn].id != "opera"
    assert state.courses[-1] == course("opera")


def test_a_bonus_adds_to_a_stop() -> None:
    state = table("opera", "nation")
    drive_to(state, "villette")
    lay(state, state.taxi, "roadworks")
    give(state, state.taxi, "green-lights", "jam", "jam")
    state = go(state, PlayCard(state.taxi.hand[0], 0), ROLL, pips=(6,))
    assert state.steps == 1 + 3
    assert state.taxi.stops == []
    assert state.taxi.bonuses == []
    assert len(state.taxi.hand) == 3


def test_a_clear_road_cancels_every_stop_and_is_returned() -> None:
    state = table("opera", "nation")
    drive_to(state, "villette")
    state.taxi.open, state.reserve = 200, state.reserve - 200
    lay(state, state.taxi, "roadworks", "jam", "burglars")
    give(state, state.taxi, "clear-road", "green-lights", "shortcut")
    state = go(state, PlayCard(state.taxi.hand[0], 0), ROLL, pips=(5,))
    assert state.steps == 5
    assert state.taxi.open == 200
    assert state.taxi.stops == state.taxi.bonuses == []


def test_the_lowest_limit_counts_and_a_stop_is_not_played_twice() -> None:
    state = table("opera", "nation")
    drive_to(state, "villette")
    lay(state, state.taxi, "roadworks", "jam")
    assert go(state, KEEP_CARDS, ROLL, pips=(6,)).steps == 1
    lay(state, state.taxis[1], "jam")
    assert legal_moves(state) == [KEEP_CARDS]


def test_burglars_take_all_open_money_and_no_safe_money() -> None:
    state = table("opera", "nation")
    drive_to(state, "villette")
    state.taxi.open, state.taxi.safe, state.reserve = 225, 100, state.reserve - 325
    lay(state, state.taxi, "burglars", "fine")
    after = go(state, KEEP_CARDS, ROLL, pips=(3,))
    assert (after.taxi.open, after.taxi.safe) == (0, 100)
    assert after.reserve == state.reserve + 225


def test_cards_are_playable_only_where_their_condition_is_met() -> None:
    state = table("opera", "gare-de-lyon", "nation", "muette")
    give(state, state.taxi, "ten-taxis", "demonstration", "burglars")
    ten, demonstration, burglars = state.taxi.hand
    state.taxis[3].open = 25
    plays = {(move.card, move.target) for move in legal_moves(state) if isinstance(move, PlayCard)}
    assert plays == {(ten, 1), (demonstration, 2), (burglars, 3)}


def test_rain_is_playable_only_with_a_new_passenger() -> None:
    state = table("opera", "nation", phase=Phase.COURSE)
    give(state, state.taxi, "rain", "tip", "jam")
    rain = PlayCard(state.taxi.hand[0], 0)
    tip = PlayCard(state.taxi.hand[1], 0)
    assert rain not in legal_moves(go(state, STAY_EMPTY))
    assert tip not in legal_moves(go(state, STAY_EMPTY))
    taken = go(state, DRAW_COURSE, TAKE)
    assert {rain, tip} <= set(legal_moves(taken))


def test_a_tour_de_france_lies_on_all_other_taxis_and_is_returned_once() -> None:
    state = table("opera", "nation", "muette", "pigalle")
    for taxi in state.taxis:
        taxi.course = None
    give(state, state.taxi, "tour-de-france", "jam", "jam")
    number = state.taxi.hand[0]
    state = go(state, PlayCard(number, 1), ROLL, pips=(1,))
    state = go(state, legal_moves(state)[0])
    for seat in (1, 2, 3):
        assert number in state.taxis[seat].stops
        assert number not in state.cards
        state = go(state, STAY_EMPTY, KEEP_CARDS, ROLL, pips=(6,))
        assert state.steps == 1
        state = go(state, legal_moves(state)[0])
    assert list(state.cards).count(number) == 1


def test_no_course_can_be_drawn_with_no_fares() -> None:
    state = table("opera", "nation", phase=Phase.COURSE)
    lay(state, state.taxi, "no-fares")
    assert legal_moves(state) == [STAY_EMPTY]


def test_every_taxi_stops_at_a_great_place() -> None:
    """With a six from the Louvre, no drive leads past Châtelet."""
    state = table("louvre", "nation", phase=Phase.DRIVE)
    drive_to(state, "nation")
    state.steps = 6
    assert AT["chatelet"] in drive_ends(state)
    assert AT["hotel-de-ville"] not in drive_ends(state)


def test_a_roll_may_be_larger_than_the_distance_to_the_destination() -> None:
    state = table("madeleine", "nation", phase=Phase.DRIVE)
    drive_to(state, "opera")
    state.steps = 6
    after = go(state, Drive(AT["opera"]))
    assert after.taxis[0].money == courses()[course("opera")].fare
    assert after.taxis[0].course is None


def test_a_third_taxi_stops_one_square_before() -> None:
    street = next(each for each in paris().streets if (each.name, each.end) == ("Rue de Rivoli", AT["chatelet"]))
    state = table("louvre", "chatelet", "chatelet", phase=Phase.DRIVE)
    drive_to(state, "nation")
    state.steps = 2
    assert AT["chatelet"] not in drive_ends(state)
    assert street.squares[-1] in drive_ends(state)


def test_the_voie_needs_its_card_which_is_returned_on_leaving() -> None:
    voie = paris().voie
    state = table("radio", "nation", phase=Phase.DRIVE)
    drive_to(state, "nation")
    state.steps = 3
    assert not set(voie.squares) & drive_ends(state)
    lay(state, state.taxi, "voie")
    assert voie.squares[2] in drive_ends(state)
    state = go(state, Drive(voie.squares[2]))
    taxi = state.taxis[0]
    assert taxi.bonuses
    state.seat, state.phase, state.steps = 0, Phase.DRIVE, 4
    assert drive_ends(state) == {AT["concorde"], AT["rapee"]} | (drive_ends(state) - {AT["concorde"], AT["rapee"]})
    state = go(state, Drive(AT["rapee"]))
    assert not state.taxis[0].bonuses
    assert card("voie") in state.cards


def test_two_destinations_have_an_order_and_a_tour_has_none() -> None:
    state = table("madeleine", "nation", phase=Phase.DRIVE)
    drive_to(state, "bourse+saint-germain")
    state.taxi.at, state.steps = AT["opera"], 6
    after = go(state, Drive(AT["bourse"]))
    assert after.taxis[0].to_visit == (AT["saint-germain"],)
    assert after.taxis[0].money == 0
    state = table("madeleine", "nation", phase=Phase.DRIVE)
    drive_to(state, "tour-views")
    state.steps = 6
    after = go(state, Drive(AT["opera"]))
    assert after.taxis[0].to_visit == (AT["sacre-coeur"], AT["orsay"])


def test_the_extra_is_paid_when_the_next_course_starts() -> None:
    state = table("clichy", "nation", phase=Phase.DRIVE)
    drive_to(state, "moulin-rouge")
    state.steps = 4
    state = go(state, Drive(AT["moulin-rouge"]))
    fare = courses()[course("moulin-rouge")].fare
    assert (state.taxis[0].money, state.taxis[0].kept) == (fare, course("moulin-rouge"))
    assert course("moulin-rouge") not in state.courses
    state.seat, state.phase = 0, Phase.COURSE
    state = go(state, DRAW_COURSE, TAKE)
    assert (state.taxi.money, state.taxi.kept) == (fare + 25, None)
    assert state.courses[-1] == course("moulin-rouge")


def test_only_an_empty_taxi_can_use_a_bank() -> None:
    state = table("opera", "nation", phase=Phase.DRIVE)
    state.taxi.open, state.reserve, state.steps = 150, state.reserve - 150, 6
    empty = go(state, Drive(AT["bourse"]))
    assert (empty.taxis[0].open, empty.taxis[0].safe) == (0, 150)
    drive_to(state, "villette")
    state.steps = 2
    busy = go(state, Drive(AT["bourse"]))
    assert (busy.taxis[0].open, busy.taxis[0].safe) == (150, 0)


@pytest.mark.parametrize("whole", [False, True])
def test_five_hundred_wins_at_once_or_when_the_round_is_over(whole: bool) -> None:
    state = table("madeleine", "nation", phase=Phase.DRIVE, options=Options(whole, OLD))
    drive_to(state, "opera")
    state.taxi.safe, state.taxis[1].safe, state.steps = 425, 575, 6
    state = go(state, Drive(AT["opera"]))
    if not whole:
        assert state.winner == 0
        with pytest.raises(IllegalMove, match="The game is over"):
            go(state, ROLL)
        return
    assert state.winner is None
    state = go(state, DRAW_COURSE, REFUSE)
    assert state.winner == 1


def test_an_empty_holder_gives_nothing() -> None:
    state = table("opera", "nation")
    drive_to(state, "villette")
    state.cards.clear()
    played = go(state, PlayCard(state.taxi.hand[0], 1))
    assert len(played.taxi.hand) == 2


@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_rejected(players: int) -> None:
    with pytest.raises(TtprintError, match="2 to 6"):
        new_game(players, random.Random(1))
