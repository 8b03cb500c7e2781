"""A second, slow implementation of the rules, which shares only states, moves and data with `play`.

It enumerates every walk square by square.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import Card, CardSide, deck
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
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.games.vite_taxi.town.values import PlaceKind


def allowed(state: State) -> set[Move]:
    """Return every move that the rules allow."""
    me = state.taxis[state.seat]
    if state.phase is Phase.BEGIN:
        return {Begin(place) for place in courses()[state.drawn].destinations if standing(state, place) < 2}
    if state.phase is Phase.COURSE:
        strike = any(deck()[card].no_course for card in me.stops)
        moves: set[Move] = set() if strike else {DrawCourse()}
        if state.options.edition.name == "new" and not strike:
            moves = {TakeOpen(one) for one in state.shown if set(courses()[one].destinations) != {me.at}}
        return moves | {StayEmpty()} if me.had_course else moves
    if state.phase is Phase.ANSWER:
        return {Take(), Refuse()} if me.had_course else {Take()}
    if state.phase is Phase.CARD:
        return {KeepCards(), *cards(state)}
    if state.phase is Phase.HAND:
        return {Refill(), *map(PutBack, me.hand)}
    if state.phase is Phase.ROLL:
        return {Roll()}
    if state.phase is Phase.DRIVE:
        return {Drive(end) for end in ends(state)}
    return set()


def standing(state: State, square: int, but: Taxi | None = None) -> int:
    return sum(1 for taxi in state.taxis if taxi.at == square and taxi is not but)


def cards(state: State) -> Iterator[PlayCard]:
    me = state.taxis[state.seat]
    rivals = [seat for seat in range(len(state.taxis)) if seat != state.seat]
    for number in me.hand:
        card = deck()[number]
        if card.side is CardSide.BONUS and suits(card, me):
            yield PlayCard(number, state.seat)
        if card.side is CardSide.STOP:
            suited = [seat for seat in rivals if suits(card, state.taxis[seat])]
            if card.everyone and suited:
                yield PlayCard(number, (state.seat + 1) % len(state.taxis))
            elif not card.everyone:
                yield from (PlayCard(number, seat) for seat in suited)


def suits(card: Card, taxi: Taxi) -> bool:
    """True if a card may be played on a taxi, decided by the name of the card, not by its data."""
    lying = {deck()[number].id for number in taxi.stops + taxi.bonuses}
    place = paris().squares[taxi.at].place
    if card.side is CardSide.STOP and card.id in lying:
        return False
    wishes = {
        "clear-road": len(taxi.stops) > 0,
        "voie": "voie" not in lying,
        "tip": taxi.course is not None,
        "rain": taxi.taken_now,
        "ten-taxis": place is not None and place.rank,
        "demonstration": place is not None and place.kind is PlaceKind.PLACE,
        "burglars": taxi.open >= 25,
        "fine": taxi.open >= 25,
        "no-fares": taxi.course is None,
    }
    return wishes.get(card.id, True)


@cache
def neighbours(voie: bool) -> dict[int, set[int]]:
    town = paris()
    found: dict[int, set[int]] = {square.number: set() for square in town.squares}
    for street in town.streets:
        line = [street.start, *street.squares, street.end]
        for i in range(len(line) - 1):
            found[line[i]].add(line[i + 1])
            found[line[i + 1]].add(line[i])
    for i in range(5):
        found[town.voie.squares[i]].add(town.voie.squares[i + 1])
    for ramp in town.voie.exits:
        found[ramp.square].add(ramp.place)
    for ramp in town.voie.entrances if voie else ():
        found[ramp.place].add(ramp.square)
    return found


def walks(path: list[int], steps: int, voie: bool) -> Iterator[list[int]]:
    """Yield every drive of this number of squares without turning back. It ends at a place where every taxi stops."""
    place = paris().squares[path[-1]].place
    if steps == 0 or (len(path) > 1 and place is not None and place.kind is PlaceKind.PLACE):
        yield path
        return
    for way in sorted(neighbours(voie)[path[-1]]):
        if len(path) < 2 or way != path[-2]:
            yield from walks([*path, way], steps - 1, voie)


def ends(state: State) -> set[int]:
    me = state.taxis[state.seat]
    found = set()
    for walk in walks([me.at], state.steps, opened(me)):
        roomy = [square for i, square in enumerate(walk) if i == 0 or standing(state, square, me) < 2]
        found.add(roomy[-1])
        found.update(square for square in roomy[1:] if square in business(me))
        # short of a full destination, whatever is left of the roll
        for i, square in enumerate(walk):
            if i > 0 and square in business(me) and standing(state, square, me) == 2:
                found.add([one for j, one in enumerate(walk[:i]) if j == 0 or standing(state, one, me) < 2][-1])
    return found


def lost(state: State) -> int:
    """Return what the taxi whose turn it is loses to burglars and fines, note by note."""
    me = state.taxis[state.seat]
    notes = me.open // 25
    for card in (deck()[number].id for number in me.stops):
        if card == "fine":
            notes -= min(notes, 2)
        if card == "burglars":
            notes = 0 if state.options.edition.name == "old" else max(notes - notes // 2, notes - 4)
    return me.open - 25 * notes


def opened(taxi: Taxi) -> bool:
    """True if the taxi may enter the Voie."""
    return any(deck()[card].id == "voie" for card in taxi.bonuses)


def business(taxi: Taxi) -> set[int]:
    if taxi.course is None:
        return {number for number, place in enumerate(paris().places) if place.bank}
    if courses()[taxi.course].kind is CourseKind.TOUR:
        return set(taxi.to_visit)
    return {taxi.to_visit[0]}
