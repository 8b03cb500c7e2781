"""A sensible player: takes the shortest way, plays cards that pay, and goes to a bank that is near.

Values are in francs. A square driven is worth what courses pay for one on average. A rival's loss is worth more, the
nearer that rival is to winning.
"""

from __future__ import annotations

import random
from functools import cache

from ttprint.games.vite_taxi.cards.deck import Card, CardSide, best_of, kinds
from ttprint.games.vite_taxi.play.legal import (
    COURSES,
    DECK,
    DRIVES,
    IN_ANY_ORDER,
    drive_ends,
    legal_moves,
    loss,
    others,
    playable,
)
from ttprint.games.vite_taxi.play.moves import (
    DRAW_COURSE,
    KEEP_CARDS,
    REFUSE,
    ROLL,
    STAY_EMPTY,
    TAKE,
    Begin,
    Move,
    PlayCard,
)
from ttprint.games.vite_taxi.play.state import GOAL, Phase, State, Taxi
from ttprint.games.vite_taxi.players.routes import Routes, squares
from ttprint.geometry import plain_sum

SQUARE = 8.0  # francs that a square is worth
A_ROLL = 3.5
BETTER = {  # squares that the best of several dice has more than one die, on average
    dice: plain_sum(pips * chance for pips, chance in enumerate(best_of(dice), 1)) - A_ROLL
    for dice in {card.dice for card in kinds()}
}
POOR = 4.0  # francs for a square: below this a course is worth less than the turn that refusing costs
MUCH = 150  # francs of open money that are worth a way to the bank
NEAR = 2  # squares to a bank that is near enough
SOME_DAY = 8.0  # francs that the card of the Voie is worth before it is needed


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
            case Phase.ROLL:
                return ROLL
            case Phase.CARD:
                return self.card(state)
            case Phase.COURSE:
                return self.course(state)
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

    def course(self, state: State) -> Move:
        """Draw a COURSE, unless there is much open money and a bank is near."""
        if legal_moves(state) == [STAY_EMPTY]:
            return STAY_EMPTY
        taxi = state.taxi
        to_bank = self.routes.to_bank(taxi.at)
        return STAY_EMPTY if taxi.had_course and taxi.open >= MUCH and 0 < to_bank <= NEAR else DRAW_COURSE

    def answer(self, state: State) -> Move:
        """Refuse a course that pays too little for its length."""
        course, taxi = COURSES[state.drawn], state.taxi
        way = self.routes.table(course.destinations, IN_ANY_ORDER[state.drawn], False)[taxi.at]
        return REFUSE if taxi.had_course and course.fare + course.later < POOR * way else TAKE

    def card(self, state: State) -> Move:
        """Return the card with the largest positive value, or none."""
        best: Move = KEEP_CARDS
        most = 0.0
        for move in playable(state):
            worth = self.worth(state, move)
            if worth > most:
                best, most = move, worth
        return best

    def worth(self, state: State, move: PlayCard) -> float:
        """Return what a card is worth now, in francs."""
        card = DECK[move.card]
        if card.side is CardSide.BONUS:
            return self._bonus(card, state.taxi)
        targets = others(state) if card.everyone else [state.taxis[move.target]]
        return plain_sum(self._stop(card, taxi) * threat(taxi) for taxi in targets)

    def _bonus(self, card: Card, taxi: Taxi) -> float:
        if taxi.course is None:
            return 0.0
        far = self.routes.left(taxi)[taxi.at]
        if card.voie:
            by_voie = self.routes.table(taxi.to_visit, IN_ANY_ORDER[taxi.course], True)[taxi.at]
            return (far - by_voie) * SQUARE + SOME_DAY
        if card.cancels:
            return plain_sum(self._stop(DECK[stop], taxi) for stop in taxi.stops)
        more = card.extra + BETTER[card.dice]
        return card.pays + min(more, max(far - A_ROLL, 0)) * SQUARE

    def _stop(self, card: Card, taxi: Taxi) -> float:
        """Return what a STOP costs the driver on whose taxi it is played."""
        if card.no_course:
            return A_ROLL * SQUARE
        if card.limit is None:
            return loss(card, taxi)
        far = A_ROLL if taxi.course is None else self.routes.left(taxi)[taxi.at]
        return max(min(A_ROLL, far) - card.limit, 0.2 if far > card.limit else 0.0) * SQUARE


def threat(taxi: Taxi) -> float:
    """Return how much of a rival's loss counts as a gain."""
    return (taxi.money + 100) / GOAL


@cache
def _remoteness(place: int) -> float:
    return plain_sum(squares(course.destinations[0], False)[place] for course in COURSES)
