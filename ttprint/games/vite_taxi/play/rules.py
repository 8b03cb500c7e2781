"""What a move does. A turn has the phases COURSE, ANSWER, CARD, HAND, ROLL, DRIVE; a phase without a choice is skipped.

`play` rejects illegal moves and returns a new state. `advance` changes the state in place and does not check the
move: it is for simulations, which choose from `legal_moves`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ttprint.games.vite_taxi.play.driving import drive, roll
from ttprint.games.vite_taxi.play.legal import COURSES, DECK, full_squares, goals, legal_moves
from ttprint.games.vite_taxi.play.moves import (
    Begin,
    DrawCourse,
    Drive,
    KeepCards,
    Move,
    PlayCard,
    PutBack,
    Refill,
    Refuse,
    Roll,
    StayEmpty,
    Take,
    TakeOpen,
)
from ttprint.games.vite_taxi.play.state import Phase, State, Taxi
from ttprint.games.vite_taxi.play.turns import come_to_cards, end_turn, pay, refill, start_turn


class IllegalMove(ValueError):
    """A move that the rules do not allow."""


def play(state: State, move: Move, rng: random.Random) -> State:
    """Return the state after a legal move. Raise IllegalMove for any other."""
    if state.phase is Phase.OVER:
        raise IllegalMove("The game is over: no move is possible.")
    if move not in legal_moves(state):
        raise IllegalMove(f"{move} is not allowed: player {state.seat + 1} has to {TASKS[state.phase]}.")
    after = state.copy()
    advance(after, move, rng)
    return after


TASKS = {
    Phase.BEGIN: "begin on a place that the card names",
    Phase.COURSE: "draw a COURSE, or drive without a passenger where that is allowed",
    Phase.ANSWER: "take the COURSE, or refuse it unless it is the first",
    Phase.CARD: "play a card where it fits, or none",
    Phase.HAND: "put cards of the hand back, or draw new ones",
    Phase.ROLL: "roll",
    Phase.DRIVE: "drive to a square that can be reached",
}


def advance(state: State, move: Move, rng: random.Random) -> None:
    """Make a legal move, in place."""
    HANDLERS[type(move)](state, move, rng)


def _begin(state: State, move: Begin, _: random.Random) -> None:
    state.taxi.at = move.place
    state.courses.append(state.drawn)
    state.drawn = -1
    if state.seat + 1 < len(state.taxis):
        state.seat += 1
        _draw_start(state)
    else:
        state.seat = 0
        start_turn(state)


def _draw_start(state: State) -> None:
    """Draw the COURSE that names the starting place. One whose places are all full goes back."""
    full = full_squares(state)
    while all(place in full for place in COURSES[state.courses[0]].destinations):
        state.courses.rotate(-1)
    state.drawn = state.courses.popleft()


def _draw_course(state: State, _: DrawCourse, __: random.Random) -> None:
    # a course to the square where the taxi stands goes back
    here = (state.taxi.at,)
    while COURSES[state.courses[0]].destinations == here:
        state.courses.rotate(-1)
    state.drawn = state.courses.popleft()
    state.phase = Phase.ANSWER


def _stay_empty(state: State, _: StayEmpty, __: random.Random) -> None:
    come_to_cards(state)


def _take(state: State, _: Take, __: random.Random) -> None:
    number, state.drawn = state.drawn, -1
    _start(state, number)


def _take_open(state: State, move: TakeOpen, _: random.Random) -> None:
    # the next card of the holder takes the place of the one that is gone
    state.shown[state.shown.index(move.course)] = state.courses.popleft()
    _start(state, move.course)


def _start(state: State, number: int) -> None:
    taxi = state.taxi
    taxi.course, taxi.to_visit = number, COURSES[number].destinations
    taxi.taken_now = taxi.had_course = True
    if taxi.at in goals(taxi):
        taxi.to_visit = tuple(place for place in taxi.to_visit if place != taxi.at)
    _pay_later(state, taxi)
    if state.phase is not Phase.OVER:
        come_to_cards(state)


def _pay_later(state: State, taxi: Taxi) -> None:
    """Pay the extra of the previous course, and return its card."""
    if taxi.kept is not None:
        state.courses.append(taxi.kept)
        pay(state, taxi, COURSES[taxi.kept].later)
        taxi.kept = None


def _refuse(state: State, _: Refuse, __: random.Random) -> None:
    state.courses.append(state.drawn)
    state.drawn = -1
    end_turn(state)


def _keep_cards(state: State, _: KeepCards, __: random.Random) -> None:
    _come_to_hand(state)


def _come_to_hand(state: State) -> None:
    if state.options.edition.puts_back:
        state.phase = Phase.HAND
    else:
        refill(state)


def _put_back(state: State, move: PutBack, _: random.Random) -> None:
    state.taxi.hand.remove(move.card)
    state.cards.append(move.card)
    refill(state)


def _refill(state: State, _: Refill, __: random.Random) -> None:
    refill(state)


def _play_card(state: State, move: PlayCard, _: random.Random) -> None:
    card = DECK[move.card]
    state.taxi.hand.remove(move.card)
    target = state.taxis[move.target]
    if move.target == state.seat:
        target.bonuses.append(move.card)
    else:
        target.stops.append(move.card)
        if card.everyone:
            _share(state, move)
    _come_to_hand(state)


def _share(state: State, move: PlayCard) -> None:
    """Lay a STOP for everyone on each of the other taxis. It goes back with the last one."""
    for seat, taxi in enumerate(state.taxis):
        if seat not in (state.seat, move.target):
            taxi.stops.append(move.card)


# each function takes the move of its own type
HANDLERS: dict[type, Callable[[State, Any, random.Random], None]] = {
    Begin: _begin,
    DrawCourse: _draw_course,
    StayEmpty: _stay_empty,
    Take: _take,
    TakeOpen: _take_open,
    Refuse: _refuse,
    KeepCards: _keep_cards,
    PlayCard: _play_card,
    PutBack: _put_back,
    Refill: _refill,
    Roll: roll,
    Drive: drive,
}
