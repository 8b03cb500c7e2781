"""A sensible player: takes the shortest way, plays cards that pay, and goes to a bank that is near.

Values are in francs. A square driven is worth what courses pay for one on average. A rival's loss is worth more, the
nearer that rival is to winning.
"""

from __future__ import annotations

import random
from functools import cache

from ttprint.games.vite_taxi.cards.deck import Card, CardSide
from ttprint.games.vite_taxi.play.editions import HUNDRED, OLD, RuleSet
from ttprint.games.vite_taxi.play.legal import (
    COURSES,
    DECK,
    DRIVES,
    IN_ANY_ORDER,
    PUTS_BACK,
    drive_ends,
    has_voie,
    legal_moves,
    loss,
    others,
    playable,
)
from ttprint.games.vite_taxi.play.moves import (
    KEEP_CARDS,
    REFILL,
    REFUSE,
    ROLL,
    STAY_EMPTY,
    TAKE,
    Begin,
    Move,
    PlayCard,
    TakeOpen,
)
from ttprint.games.vite_taxi.play.state import GOAL, Phase, State, Taxi
from ttprint.games.vite_taxi.players.routes import Routes, squares
from ttprint.games.vite_taxi.players.worth import A_ROLL, BETTER, SOME_DAY, SQUARE, lead_among_rivals, put_back
from ttprint.geometry import plain_sum

RATE = 14.0  # francs that a square costs a driver who compares COURSE cards
POOR = 4.0  # francs for a square: below this a course is worth less than the turn that refusing costs
MUCH = 150  # francs of open money that are worth a way to the bank
RISK = 0.05  # part of the open money that each rival takes before the next chance to bank it
WAIT = 4  # squares that a stop at a bank costs: the rest of a roll
NEAR = 2  # squares to a bank that is near enough


class SensiblePlayer:
    """Chooses by simple rules."""

    def __init__(self, without: str = "") -> None:
        self.routes = Routes(squares)
        self.without = without

    def choose(self, state: State, rng: random.Random) -> Move:
        match state.phase:
            case Phase.DRIVE:
                left = self.routes.left(state.taxi)
                return DRIVES[min(sorted(drive_ends(state)), key=left.__getitem__)]
            case Phase.HAND:
                return self.hand(state)
            case Phase.ROLL:
                return ROLL
            case Phase.CARD:
                return self.card(state, rng)
            case Phase.COURSE:
                return self.course(state, rng)
            case Phase.ANSWER:
                return self.answer(state)
            case _:
                return self.begin(state)

    def begin(self, state: State) -> Move:
        """Begin at the most central place: the one with the smallest distances to all destinations."""
        return min(
            (move for move in legal_moves(state) if isinstance(move, Begin)),
            key=lambda move: _remoteness(move.place),
        )

    def course(self, state: State, rng: random.Random) -> Move:
        """Look for a passenger, unless there is much open money and a bank is near."""
        found = [move for move in legal_moves(state) if move is not STAY_EMPTY]
        if not found or (state.taxi.had_course and self.banks(state)):
            return STAY_EMPTY
        return max(found, key=lambda move: self._pays(state, move)) if len(found) > 1 else found[0]

    def banks(self, state: State) -> bool:
        """True if the way to the nearest bank is worth it."""
        taxi = state.taxi
        to_bank = self.routes.to_bank(taxi.at)
        edition = state.options.edition
        if edition.name == OLD.name:
            return taxi.open >= MUCH and 0 < to_bank <= NEAR
        gain = taxi.open // HUNDRED * edition.interest + taxi.open * RISK * (len(state.taxis) - 1)
        return to_bank > 0 and gain > (to_bank + WAIT) * SQUARE[edition.name]

    def _pays(self, state: State, move: Move) -> float:
        """Return what a COURSE pays more than others of its length."""
        assert isinstance(move, TakeOpen)
        course, taxi = COURSES[move.course], state.taxi
        way = self.routes.table(course.destinations, IN_ANY_ORDER[move.course], has_voie(taxi))[taxi.at]
        return course.fare + course.later - RATE * way

    def answer(self, state: State) -> Move:
        """Refuse a course that pays too little for its length."""
        course, taxi = COURSES[state.drawn], state.taxi
        way = self.routes.table(course.destinations, IN_ANY_ORDER[state.drawn], False)[taxi.at]
        return REFUSE if taxi.had_course and course.fare + course.later < POOR * way else TAKE

    def card(self, state: State, rng: random.Random) -> Move:
        """Return the card with the largest positive value, or none."""
        best: Move = KEEP_CARDS
        most = 0.0
        for move in playable(state):
            worth = self.worth(state, move)
            if worth > most:
                best, most = move, worth
        return best

    def hand(self, state: State) -> Move:
        """Put back a card that is worth little."""
        card = put_back(state)
        return REFILL if card is None else PUTS_BACK[card]

    def worth(self, state: State, move: PlayCard) -> float:
        """Return what a card is worth now, in francs."""
        card = DECK[move.card]
        if card.side is CardSide.BONUS:
            return self._bonus(card, state.taxi, state.options.edition)
        targets = others(state) if card.everyone else [state.taxis[move.target]]
        edition = state.options.edition
        return plain_sum(self._stop(card, taxi, edition) * threat(state, taxi) for taxi in targets)

    def _bonus(self, card: Card, taxi: Taxi, edition: RuleSet) -> float:
        if taxi.course is None:
            return 0.0
        far = self.routes.left(taxi)[taxi.at]
        if card.voie:
            by_voie = self.routes.table(taxi.to_visit, IN_ANY_ORDER[taxi.course], True)[taxi.at]
            return (far - by_voie) * SQUARE[edition.name] + SOME_DAY
        if card.cancels:
            return plain_sum(self._stop(DECK[stop], taxi, edition) for stop in taxi.stops)
        more = card.extra + BETTER[card.dice]
        return card.pays + min(more, max(far - A_ROLL, 0)) * SQUARE[edition.name]

    def _stop(self, card: Card, taxi: Taxi, edition: RuleSet) -> float:
        """Return what a STOP costs the driver on whose taxi it is played."""
        if card.no_course:
            return A_ROLL * SQUARE[edition.name]
        if card.limit is None:
            return loss(card, taxi, edition)
        far = A_ROLL if taxi.course is None else self.routes.left(taxi)[taxi.at]
        return max(min(A_ROLL, far) - card.limit, 0.2 if far > card.limit else 0.0) * SQUARE[edition.name]


def threat(state: State, taxi: Taxi) -> float:
    """Return how much of a rival's loss counts as a gain."""
    if state.options.edition.name == OLD.name:
        return (taxi.money + 100) / GOAL
    return lead_among_rivals(state, taxi)


@cache
def _remoteness(place: int) -> float:
    return plain_sum(squares(course.destinations[0], False)[place] for course in COURSES)
