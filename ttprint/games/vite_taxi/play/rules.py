"""What comes of a move. A turn runs COURSE, ANSWER, CARD, ROLL, DRIVE; what is not needed is left out.

`play` refuses what is not legal and leaves the state it was given alone; `advance` changes a state that the caller
owns and trusts the move, for those who choose from `legal_moves` many thousand times.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.play.legal import COURSES, DECK, ROADS, full_squares, goals, has_voie, legal_moves, loss
from ttprint.games.vite_taxi.play.moves import (
    Begin,
    DrawCourse,
    Drive,
    KeepCards,
    Move,
    PlayCard,
    Refuse,
    Roll,
    StayEmpty,
    Take,
)
from ttprint.games.vite_taxi.play.state import GOAL, HAND, Phase, State, Taxi


class IllegalMove(TtprintError):
    """A move that the rules do not allow."""


def play(state: State, move: Move, rng: random.Random) -> State:
    """The state after a legal move."""
    if state.phase is Phase.OVER:
        raise IllegalMove("The game is over: nobody moves any more.")
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
    Phase.ROLL: "roll",
    Phase.DRIVE: "drive to a square that can be reached",
}


def advance(state: State, move: Move, rng: random.Random) -> None:
    """Make a legal move, in place."""
    COMES_OF[type(move)](state, move, rng)


def _begin(state: State, move: Begin, _: random.Random) -> None:
    state.taxi.at = move.place
    state.courses.append(state.drawn)
    state.drawn = -1
    if state.seat + 1 < len(state.taxis):
        state.seat += 1
        _draw_start(state)
    else:
        state.seat = 0
        _start_turn(state)


def _draw_start(state: State) -> None:
    """The COURSE to begin on; one whose places are all full goes back."""
    full = full_squares(state)
    while all(place in full for place in COURSES[state.courses[0]].destinations):
        state.courses.rotate(-1)
    state.drawn = state.courses.popleft()


def _start_turn(state: State) -> None:
    state.taxi.taken_now = False
    if state.taxi.course is None:
        state.phase = Phase.COURSE
    else:
        _come_to_cards(state)


def _draw_course(state: State, _: DrawCourse, __: random.Random) -> None:
    # a passenger who wants to go where the taxi stands already needs none
    here = (state.taxi.at,)
    while COURSES[state.courses[0]].destinations == here:
        state.courses.rotate(-1)
    state.drawn = state.courses.popleft()
    state.phase = Phase.ANSWER


def _stay_empty(state: State, _: StayEmpty, __: random.Random) -> None:
    _come_to_cards(state)


def _take(state: State, _: Take, __: random.Random) -> None:
    taxi, course = state.taxi, COURSES[state.drawn]
    taxi.course, taxi.to_visit = state.drawn, course.destinations
    taxi.taken_now = taxi.had_course = True
    state.drawn = -1
    if taxi.at in goals(taxi):
        taxi.to_visit = tuple(place for place in taxi.to_visit if place != taxi.at)
    _pay(state, taxi, taxi.due)
    taxi.due = 0
    if state.phase is not Phase.OVER:
        _come_to_cards(state)


def _refuse(state: State, _: Refuse, __: random.Random) -> None:
    state.courses.append(state.drawn)
    state.drawn = -1
    _end_turn(state)


def _come_to_cards(state: State) -> None:
    """To the cards, or past them while the first hand is gathered one by one."""
    taxi = state.taxi
    if taxi.had_hand:
        state.phase = Phase.CARD
        return
    _draw_card(state, taxi)
    taxi.had_hand = len(taxi.hand) == HAND
    state.phase = Phase.ROLL


def _draw_card(state: State, taxi: Taxi) -> None:
    if state.cards:  # an empty holder gives nothing
        taxi.hand.append(state.cards.popleft())


def _keep_cards(state: State, _: KeepCards, __: random.Random) -> None:
    _refill(state)


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
    _refill(state)


def _share(state: State, move: PlayCard) -> None:
    """A STOP for everybody lies on each of the others; it goes back with the last."""
    for seat, taxi in enumerate(state.taxis):
        if seat not in (state.seat, move.target):
            taxi.stops.append(move.card)


def _refill(state: State) -> None:
    while len(state.taxi.hand) < HAND and state.cards:
        _draw_card(state, state.taxi)
    state.phase = Phase.ROLL


def _roll(state: State, _: Roll, rng: random.Random) -> None:
    """Roll; everything that waits for the roll happens now, but for what waits for the arrival."""
    taxi = state.taxi
    lying = [DECK[card] for card in taxi.bonuses]
    dice = max((card.dice for card in lying), default=1)
    pips = max(rng.randrange(6) + 1 for _ in range(dice))
    if not any(card.cancels for card in lying):
        for number in taxi.stops:
            stop = DECK[number]
            _lose(state, taxi, loss(stop, taxi))
            if stop.limit is not None:
                pips = min(pips, stop.limit)
    state.steps = pips + sum(card.extra for card in lying)
    _put_back(state, taxi)
    state.phase = Phase.DRIVE


def _put_back(state: State, taxi: Taxi) -> None:
    """The cards whose event has happened: every STOP, and each BONUS that was for this roll."""
    stops, taxi.stops = taxi.stops, []
    for card in stops:
        if not any(card in other.stops for other in state.taxis):
            state.cards.append(card)
    done = [card for card in taxi.bonuses if not (DECK[card].pays or DECK[card].voie)]
    for card in done:
        taxi.bonuses.remove(card)
        state.cards.append(card)


def _drive(state: State, move: Drive, _: random.Random) -> None:
    taxi = state.taxi
    if has_voie(taxi):
        _use_voie(state, taxi, move.to)
    arrived = move.to in goals(taxi)
    taxi.at = move.to
    if taxi.course is not None and arrived:
        taxi.to_visit = tuple(place for place in taxi.to_visit if place != move.to)
        if not taxi.to_visit:
            _deliver(state, taxi)
    if taxi.course is None and taxi.at in ROADS.banks:
        taxi.safe, taxi.open = taxi.safe + taxi.open, 0
    if state.phase is not Phase.OVER:
        _end_turn(state)


def _use_voie(state: State, taxi: Taxi, to: int) -> None:
    """The card goes back when the taxi comes out; who can get there by street has not used it."""
    if ROADS.on_voie[to]:
        return
    if ROADS.on_voie[taxi.at] or to not in _by_street(state, taxi):
        _give_back(state, taxi, [card for card in taxi.bonuses if DECK[card].voie])


def _by_street(state: State, taxi: Taxi) -> frozenset[int]:
    ends, within = ROADS.drives_among(taxi.at, state.steps, False, full_squares(state) - {taxi.at})
    return ends | within.intersection(goals(taxi)) | {taxi.at}


def _give_back(state: State, taxi: Taxi, cards: list[int]) -> None:
    for card in cards:
        taxi.bonuses.remove(card)
        state.cards.append(card)


def _deliver(state: State, taxi: Taxi) -> None:
    """Pay the fare and what the BONUS cards add; the COURSE goes back."""
    assert taxi.course is not None
    course = COURSES[taxi.course]
    paying = [card for card in taxi.bonuses if DECK[card].pays]
    state.courses.append(taxi.course)
    taxi.course, taxi.due = None, course.later
    _pay(state, taxi, course.fare + sum(DECK[card].pays for card in paying))
    _give_back(state, taxi, paying)


def _pay(state: State, taxi: Taxi, francs: int) -> None:
    state.box -= francs
    taxi.open += francs
    if francs and taxi.money >= GOAL:
        if state.options.whole_rounds:
            state.last_round = True
        else:
            state.phase, state.winner = Phase.OVER, state.seat


def _lose(state: State, taxi: Taxi, francs: int) -> None:
    taxi.open -= francs
    state.box += francs


def _end_turn(state: State) -> None:
    state.seat = (state.seat + 1) % len(state.taxis)
    if state.seat == 0:
        if state.last_round:
            state.phase = Phase.OVER
            state.winner = max(range(len(state.taxis)), key=lambda seat: (state.taxis[seat].money, seat))
            return
        state.round += 1
    _start_turn(state)


# each takes the move of its own type; the table is what pairs them
COMES_OF: dict[type, Callable[[State, Any, random.Random], None]] = {
    Begin: _begin,
    DrawCourse: _draw_course,
    StayEmpty: _stay_empty,
    Take: _take,
    Refuse: _refuse,
    KeepCards: _keep_cards,
    PlayCard: _play_card,
    Roll: _roll,
    Drive: _drive,
}
