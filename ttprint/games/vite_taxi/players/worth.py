"""What things are worth to simulated players, in francs."""

from __future__ import annotations

from ttprint.games.vite_taxi.cards.deck import Card, Needs, best_of, kinds
from ttprint.games.vite_taxi.play.editions import NEW, OLD
from ttprint.games.vite_taxi.play.legal import DECK, loss, others, playable
from ttprint.games.vite_taxi.play.state import HAND, State, Taxi
from ttprint.geometry import plain_sum

SQUARE = {OLD.name: 8.0, NEW.name: 12.0}  # what a square driven is worth
A_ROLL = 3.5
BETTER = {  # squares that the best of several dice has more than one die, on average
    dice: plain_sum(pips * chance for pips, chance in enumerate(best_of(dice), 1)) - A_ROLL
    for dice in {card.dice for card in kinds()}
}
SOME_DAY = 8.0  # the card of the Voie before it is needed
DOUBLE = 100.0  # doubles a driver's chance to win
KEPT = 30.0  # a card that is worth less some day is put back
CHANCES = {  # that a condition is met in a turn
    Needs.PASSENGER: 1.0,
    Needs.NEW_PASSENGER: 0.5,
    Needs.STOPPED: 0.5,
    Needs.RANK: 0.5,
    Needs.PLACE: 0.5,
    Needs.EMPTY: 0.3,
}
FREED = 4.0  # squares that a driver gains who is rid of the STOP cards


def some_day(state: State, card: Card) -> float:
    """Return what a card in the hand is worth in a later turn."""
    edition = state.options.edition
    if card.robs or card.takes:
        return max([loss(card, taxi, edition) for taxi in others(state)])
    if card.voie:
        return SOME_DAY
    squares = card.extra + BETTER[card.dice]
    if card.cancels:
        squares = FREED
    elif card.no_course:
        squares = A_ROLL
    elif card.limit is not None:
        squares = A_ROLL - card.limit
    return (card.pays + squares * SQUARE[edition.name]) * CHANCES.get(card.needs, 1.0)


def put_back(state: State) -> int | None:
    """Return the card of the hand that is worth least some day, if it is not worth keeping or nothing fits."""
    hand = state.taxi.hand
    worst = min(hand, key=lambda card: some_day(state, DECK[card]), default=None)
    if worst is None or some_day(state, DECK[worst]) < KEPT:
        return worst
    return worst if len(hand) == HAND and not any(playable(state)) else None


def lead(taxi: Taxi) -> float:
    """Return the weight of a driver's chance to win, which doubles with every DOUBLE francs."""
    return float(2 ** (taxi.money / DOUBLE))


def lead_among_rivals(state: State, taxi: Taxi) -> float:
    """Return how much of a rival's loss counts as a gain: all of it between two, otherwise by the rival's lead."""
    return lead(taxi) / plain_sum(lead(rival) for rival in others(state))
