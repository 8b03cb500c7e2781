"""A player who looks ahead: for every card and every roll it finds the best end of the drive, and estimates the turns
from there to the arrival. Values are in francs; a turn is worth what courses pay for one on average.
"""

from __future__ import annotations

import random
from functools import cache

from ttprint.games.vite_taxi.cards.deck import Card, CardSide, best_of, kinds
from ttprint.games.vite_taxi.play.editions import HUNDRED, NEW, OLD, RuleSet
from ttprint.games.vite_taxi.play.legal import (
    COURSES,
    DECK,
    DRIVES,
    IN_ANY_ORDER,
    PUTS_BACK,
    ROADS,
    drive_ends,
    goals,
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
from ttprint.games.vite_taxi.players.routes import Routes, Table, turns
from ttprint.games.vite_taxi.players.worth import SOME_DAY, lead_among_rivals, put_back
from ttprint.games.vite_taxi.town.roads import PIPS
from ttprint.geometry import plain_sum

TURN = {OLD.name: 26.0, NEW.name: 50.0}  # francs that a turn is worth
BURGLARY = 0.045  # expected loss of open money, for each rival, until the next chance to bank it
WINS = 10_000.0  # francs: more than any COURSE pays
LAST_COURSE = 2.0  # factor for the loss of a driver who would win with the fare
BEST_OF = {dice: best_of(dice) for dice in {card.dice for card in kinds()}}


class AheadPlayer:
    """Chooses by the expected value over all rolls."""

    without = ""

    def __init__(self) -> None:
        self.routes = Routes(turns)

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
                return self.card(state)
            case Phase.COURSE:
                return self.course(state)
            case Phase.ANSWER:
                return self.answer(state)
            case _:
                moves = [move for move in legal_moves(state) if isinstance(move, Begin)]
                return min(moves, key=lambda move: _from_here(move.place))

    def course(self, state: State) -> Move:
        """Drive to a bank if the expected loss to burglars is larger than the value of the turns that it takes."""
        found = [move for move in legal_moves(state) if move is not STAY_EMPTY]
        if not found:
            return STAY_EMPTY
        taxi = state.taxi
        to_bank = self.routes.to_bank(taxi.at)
        gain = taxi.open * BURGLARY * len(others(state)) + taxi.open // HUNDRED * state.options.edition.interest
        if taxi.had_course and to_bank > 0 and gain > to_bank * _a_turn(state):
            return STAY_EMPTY
        return max(found, key=lambda move: self._pays(state, move)) if len(found) > 1 else found[0]

    def _pays(self, state: State, move: Move) -> float:
        """Return what a COURSE pays more than the turns that it takes are worth."""
        assert isinstance(move, TakeOpen)
        course, taxi = COURSES[move.course], state.taxi
        way = self.routes.table(course.destinations, IN_ANY_ORDER[move.course], has_voie(taxi))[taxi.at]
        if taxi.money + course.fare >= GOAL:
            return WINS - way
        return course.fare + course.later - _a_turn(state) * way

    def answer(self, state: State) -> Move:
        """Refuse a course that pays less than the turns that it takes are worth."""
        course, taxi = COURSES[state.drawn], state.taxi
        way = self.routes.table(course.destinations, IN_ANY_ORDER[state.drawn], False)[taxi.at]
        enough = taxi.money + course.fare >= GOAL
        pays = course.fare + course.later - _a_turn(state) * (way - 1)
        return TAKE if not taxi.had_course or enough or pays >= 0 else REFUSE

    def card(self, state: State) -> Move:
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
            return self._bonus(state, card)
        targets = others(state) if card.everyone else [state.taxis[move.target]]
        edition = state.options.edition
        return plain_sum(self._stop(card, taxi, edition) * self._threat(state, taxi) for taxi in targets)

    def _bonus(self, state: State, card: Card) -> float:
        taxi = state.taxi
        if taxi.course is None:
            return 0.0
        limit, a_turn = lowest_limit(taxi), _a_turn(state)
        now = self._expected(taxi, limit=limit)
        if card.voie:
            by_voie = self.routes.table(taxi.to_visit, IN_ANY_ORDER[taxi.course], True)
            return (now - self._expected(taxi, left=by_voie, voie=True, limit=limit)) * a_turn + SOME_DAY
        if card.cancels:
            lost = max(loss(DECK[stop], taxi, state.options.edition) for stop in taxi.stops)
            return (now - self._expected(taxi)) * a_turn + lost
        then = self._expected(taxi, extra=card.extra, dice=card.dice, limit=limit)
        return card.pays + (now - then) * a_turn

    def _stop(self, card: Card, taxi: Taxi, edition: RuleSet) -> float:
        """Return what a STOP costs the driver on whose taxi it is played."""
        if card.no_course:
            return TURN[edition.name]
        if card.limit is None:
            return loss(card, taxi, edition)
        lying = lowest_limit(taxi)
        if taxi.course is None:
            return max(_mean(lying) - _mean(card.limit), 0) / _mean(6) * TURN[edition.name]
        limit = min(card.limit, lying)
        return (self._expected(taxi, limit=limit) - self._expected(taxi, limit=lying)) * TURN[edition.name]

    def _threat(self, state: State, taxi: Taxi) -> float:
        """Return how much of a rival's loss counts as a gain: all of it between two, otherwise by the rival's lead."""
        share = lead_among_rivals(state, taxi)
        wins = taxi.course is not None and taxi.money + COURSES[taxi.course].fare >= GOAL
        return share * (LAST_COURSE if wins else 1.0)

    def _expected(
        self,
        taxi: Taxi,
        left: Table | None = None,
        voie: bool = False,
        extra: int = 0,
        dice: int = 1,
        limit: int = 6,
    ) -> float:
        """Return the expected number of turns left after the next roll."""
        left = self.routes.left(taxi) if left is None else left
        voie = voie or has_voie(taxi)
        mean = 0.0
        for pips, chance in zip(PIPS, BEST_OF[dice], strict=True):
            steps = min(pips, limit) + extra
            mean += chance * self._best(taxi, steps, voie, left)
        return mean

    def _best(self, taxi: Taxi, steps: int, voie: bool, left: Table) -> float:
        if steps == 0:
            return left[taxi.at]
        ends, within = ROADS.drives(taxi.at, steps, voie)
        best = min([left[end] for end in ends])
        for goal in goals(taxi):
            if goal in within:
                # a drive that ends at a destination: the way from there to the remaining ones
                best = min(best, self._beyond(taxi, goal))
        return best

    def _beyond(self, taxi: Taxi, goal: int) -> float:
        rest = tuple(place for place in taxi.to_visit if place != goal)
        if not rest or taxi.course is None:
            return 0.0
        return self.routes.table(rest, IN_ANY_ORDER[taxi.course], False)[goal]


def _a_turn(state: State) -> float:
    return TURN[state.options.edition.name]


def _mean(limit: int) -> float:
    return sum(min(pips, limit) for pips in PIPS) / 6


def lowest_limit(taxi: Taxi) -> int:
    """Return the largest roll that counts for the taxi."""
    limits = [card.limit for card in (DECK[stop] for stop in taxi.stops) if card.limit is not None]
    return min(limits, default=6)


@cache
def _from_here(place: int) -> float:
    return plain_sum(turns(course.destinations[0], False)[place] for course in COURSES)
