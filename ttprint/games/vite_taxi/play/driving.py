"""The second half of a turn: the roll with the cards that affect it, and the drive with the fare."""

from __future__ import annotations

import random

from ttprint.games.vite_taxi.play.editions import HUNDRED
from ttprint.games.vite_taxi.play.legal import COURSES, DECK, ROADS, full_squares, goals, has_voie, loss
from ttprint.games.vite_taxi.play.moves import Drive, Roll
from ttprint.games.vite_taxi.play.state import Phase, State, Taxi
from ttprint.games.vite_taxi.play.turns import end_turn, give_back, pay


def roll(state: State, _: Roll, rng: random.Random) -> None:
    """Roll the dice and apply all cards on the taxi, except those that take effect on arrival."""
    taxi = state.taxi
    if not taxi.bonuses and not taxi.stops:
        state.steps, state.phase = rng.randrange(6) + 1, Phase.DRIVE
        return
    lying = [DECK[card] for card in taxi.bonuses]
    dice = max((card.dice for card in lying), default=1)
    pips = max(rng.randrange(6) + 1 for _ in range(dice))
    if not any(card.cancels for card in lying):
        for number in taxi.stops:
            stop = DECK[number]
            _lose(state, taxi, loss(stop, taxi, state.options.edition))
            if stop.limit is not None:
                pips = min(pips, stop.limit)
    state.steps = pips + sum(card.extra for card in lying)
    _put_back(state, taxi)
    state.phase = Phase.DRIVE


def _put_back(state: State, taxi: Taxi) -> None:
    """Return the used cards to the holder: every STOP, and each BONUS that affected this roll."""
    stops, taxi.stops = taxi.stops, []
    for card in stops:
        if not any(card in other.stops for other in state.taxis):
            state.cards.append(card)
    done = [card for card in taxi.bonuses if not (DECK[card].pays or DECK[card].voie)]
    for card in done:
        taxi.bonuses.remove(card)
        state.cards.append(card)


def _lose(state: State, taxi: Taxi, francs: int) -> None:
    taxi.open -= francs
    state.reserve += francs


def drive(state: State, move: Drive, _: random.Random) -> None:
    """Drive to a square, pay the fare on arrival, and make the money of an empty taxi safe at a bank."""
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
        _bank(state, taxi)
    if state.phase is not Phase.OVER:
        end_turn(state)


def _bank(state: State, taxi: Taxi) -> None:
    """Make the open money safe. The bank adds its interest."""
    interest = taxi.open // HUNDRED * state.options.edition.interest
    taxi.safe, taxi.open = taxi.safe + taxi.open, 0
    if interest:
        pay(state, taxi, interest)
        taxi.safe, taxi.open = taxi.safe + taxi.open, 0


def _use_voie(state: State, taxi: Taxi, to: int) -> None:
    """Return the card of the Voie when the taxi leaves it. A drive that is possible by street does not use the card."""
    if ROADS.on_voie[to]:
        return
    if ROADS.on_voie[taxi.at] or to not in _by_street(state, taxi):
        give_back(state, taxi, [card for card in taxi.bonuses if DECK[card].voie])


def _by_street(state: State, taxi: Taxi) -> frozenset[int]:
    wanted = goals(taxi)
    ends, within = ROADS.drives_among(taxi.at, state.steps, False, full_squares(state) - {taxi.at}, wanted)
    return ends | within.intersection(wanted) | {taxi.at}


def _deliver(state: State, taxi: Taxi) -> None:
    """Pay the fare and what the BONUS cards add. The COURSE goes back, unless it pays again later."""
    assert taxi.course is not None
    course = COURSES[taxi.course]
    paying = [card for card in taxi.bonuses if DECK[card].pays]
    if course.later:
        taxi.kept = taxi.course
    else:
        state.courses.append(taxi.course)
    taxi.course = None
    pay(state, taxi, course.fare + sum(DECK[card].pays for card in paying))
    give_back(state, taxi, paying)
