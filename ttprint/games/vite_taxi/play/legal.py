"""The legal moves of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ttprint.games.vite_taxi.cards.courses import SMALLEST_NOTE, courses
from ttprint.games.vite_taxi.cards.deck import Card, CardSide, Needs, deck
from ttprint.games.vite_taxi.play.editions import RuleSet
from ttprint.games.vite_taxi.play.moves import (
    DRAW_COURSE,
    KEEP_CARDS,
    REFILL,
    REFUSE,
    ROLL,
    STAY_EMPTY,
    TAKE,
    Begin,
    Drive,
    Move,
    PlayCard,
    PutBack,
    TakeOpen,
)
from ttprint.games.vite_taxi.play.state import SEATS, TAXIS_PER_SQUARE, Phase, State, Taxi
from ttprint.games.vite_taxi.town.roads import roads

DECK, COURSES, ROADS = deck(), courses(), roads()
STARTING_PLACES = tuple(tuple(sorted(course.destinations)) for course in COURSES)
IN_ANY_ORDER = tuple(course.in_any_order for course in COURSES)
# created once, because simulations need them millions of times
PLAYS = tuple(tuple(PlayCard(card, target) for target in range(SEATS[-1])) for card in range(len(DECK)))
DRIVES = tuple(Drive(square) for square in range(len(ROADS.stops)))
PUTS_BACK = tuple(PutBack(card) for card in range(len(DECK)))
TAKES = tuple(TakeOpen(course) for course in range(len(COURSES)))


def legal_moves(state: State) -> list[Move]:
    """Return every move that the player whose turn it is may make."""
    return LEGAL[state.phase](state)


def _begin(state: State) -> list[Move]:
    full = full_squares(state)
    return [Begin(place) for place in STARTING_PLACES[state.drawn] if place not in full]


def _course(state: State) -> list[Move]:
    taxi = state.taxi
    if any(DECK[card].no_course for card in taxi.stops):
        return [STAY_EMPTY]
    ways: list[Move] = [DRAW_COURSE]
    if state.options.edition.open_courses:
        ways = [TAKES[course] for course in state.shown if COURSES[course].destinations != (taxi.at,)]
    return [*ways, STAY_EMPTY] if taxi.had_course else ways


def _answer(state: State) -> list[Move]:
    return [TAKE, REFUSE] if state.taxi.had_course else [TAKE]


def _card(state: State) -> list[Move]:
    return [KEEP_CARDS, *playable(state)]


def _hand(state: State) -> list[Move]:
    return [REFILL, *(PUTS_BACK[card] for card in state.taxi.hand)]


def _roll(state: State) -> list[Move]:
    return [ROLL]


def _drive(state: State) -> list[Move]:
    return [DRIVES[to] for to in sorted(drive_ends(state))]


def _over(state: State) -> list[Move]:
    return []


LEGAL: dict[Phase, Callable[[State], list[Move]]] = {
    Phase.BEGIN: _begin,
    Phase.COURSE: _course,
    Phase.ANSWER: _answer,
    Phase.CARD: _card,
    Phase.HAND: _hand,
    Phase.ROLL: _roll,
    Phase.DRIVE: _drive,
    Phase.OVER: _over,
}


def playable(state: State) -> Iterator[PlayCard]:
    """Yield every card of the hand with every taxi that it may be played on."""
    seat, taxis = state.seat, state.taxis
    me = taxis[seat]
    for number in me.hand:
        card = DECK[number]
        if card.side is CardSide.BONUS:
            if fits(card, me):
                yield PLAYS[number][seat]
        elif card.everyone:
            # it lies on all other taxis; the move names the next player as its target
            if any(fits(card, other) for other in others(state)):
                yield PLAYS[number][(seat + 1) % len(taxis)]
        else:
            for target, taxi in enumerate(taxis):
                if target != seat and fits(card, taxi):
                    yield PLAYS[number][target]


def others(state: State) -> list[Taxi]:
    """Return the taxis of the other players."""
    return [taxi for seat, taxi in enumerate(state.taxis) if seat != state.seat]


def fits(card: Card, taxi: Taxi) -> bool:
    """True if a card may be played on a taxi. Two STOP cards of one kind never lie on the same taxi."""
    if taxi.stops and card.side is CardSide.STOP and any(DECK[other] is card for other in taxi.stops):
        return False
    return card.needs is Needs.NOTHING or CONDITIONS[card.needs](taxi)


CONDITIONS: dict[Needs, Callable[[Taxi], bool]] = {
    Needs.NOTHING: lambda taxi: True,
    Needs.PASSENGER: lambda taxi: taxi.course is not None,
    Needs.NEW_PASSENGER: lambda taxi: taxi.taken_now,
    Needs.EMPTY: lambda taxi: taxi.course is None,
    Needs.STOPPED: lambda taxi: bool(taxi.stops),
    Needs.NO_VOIE: lambda taxi: not has_voie(taxi),
    Needs.RANK: lambda taxi: taxi.at in ROADS.ranks,
    Needs.PLACE: lambda taxi: ROADS.stops[taxi.at],
    Needs.CASH: lambda taxi: taxi.open > 0,
}


def loss(card: Card, taxi: Taxi, edition: RuleSet) -> int:
    """Return the francs that a STOP takes from a driver: never more than the open money."""
    if not card.robs:
        return min(card.takes, taxi.open)
    francs = taxi.open // (edition.burglars_share * SMALLEST_NOTE) * SMALLEST_NOTE
    return francs if edition.burglars_most is None else min(francs, edition.burglars_most)


def has_voie(taxi: Taxi) -> bool:
    """True if the taxi may use the Voie Georges-Pompidou."""
    return bool(taxi.bonuses) and any(DECK[card].voie for card in taxi.bonuses)


def goals(taxi: Taxi) -> tuple[int, ...]:
    """Return the squares where the taxi may end a drive early: its next destinations, or the banks when it is empty."""
    if taxi.course is None:
        return tuple(ROADS.banks)
    return taxi.to_visit if IN_ANY_ORDER[taxi.course] else taxi.to_visit[:1]


def full_squares(state: State) -> frozenset[int]:
    """Return the squares with no room for another taxi."""
    taken = [taxi.at for taxi in state.taxis if taxi.at >= 0]
    if len(set(taken)) == len(taken):  # nearly always true, and quick
        return frozenset()
    return frozenset(square for square in taken if taken.count(square) >= TAXIS_PER_SQUARE)


def drive_ends(state: State) -> frozenset[int]:
    """Return every square on which the drive may end."""
    taxi = state.taxi
    if state.steps == 0:
        return frozenset((taxi.at,))
    voie = has_voie(taxi)
    ends, within = ROADS.drives(taxi.at, state.steps, voie)
    full = full_squares(state) - {taxi.at}
    if not full.isdisjoint(ends) or not full.isdisjoint(within):
        ends, within = ROADS.drives_among(taxi.at, state.steps, voie, full, goals(taxi))
    sooner = within.intersection(goals(taxi))
    return ends | sooner if sooner else ends
