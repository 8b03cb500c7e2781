"""Tables laid for the purpose: taxis at certain places, certain cards in hand, a die that shows what it is told."""

from __future__ import annotations

import random

from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import deck
from ttprint.games.vite_taxi.play.moves import (
    Move,
)
from ttprint.games.vite_taxi.play.rules import play
from ttprint.games.vite_taxi.play.state import Options, Phase, State, Taxi, new_game
from ttprint.games.vite_taxi.town.reading import paris

AT = paris().numbers


class Die(random.Random):
    """Shows what it is told."""

    def __init__(self, *pips: int) -> None:
        super().__init__(0)
        self.pips = list(pips)

    def randrange(self, *_: object, **__: object) -> int:
        return self.pips.pop(0) - 1


def card(name: str, copy: int = 0) -> int:
    return [number for number, each in enumerate(deck()) if each.id == name][copy]


def course(name: str) -> int:
    return next(number for number, each in enumerate(courses()) if each.id == name)


def table(*places: str, phase: Phase = Phase.CARD, options: Options | None = None) -> State:
    """Empty taxis at these places, in the middle of a game; the first has two jams and a fine in hand."""
    state = new_game(len(places), random.Random(1), options)
    state.courses.appendleft(state.drawn)
    state.drawn, state.phase = -1, phase
    for taxi, place in zip(state.taxis, places, strict=True):
        taxi.at, taxi.had_course, taxi.had_hand = AT[place], True, True
    give(state, state.taxi, "jam", "jam", "fine")
    return state


def give(state: State, taxi: Taxi, *names: str) -> None:
    """A hand of these cards, out of the holder."""
    state.cards.extend(taxi.hand)
    taxi.hand = []
    for name in names:
        number = next(each for each in state.cards if deck()[each].id == name)
        state.cards.remove(number)
        taxi.hand.append(number)


def drive_to(state: State, name: str) -> None:
    """A passenger for the taxi whose turn it is."""
    number = course(name)
    state.courses.remove(number)
    state.taxi.course, state.taxi.to_visit = number, courses()[number].destinations


def lay(state: State, taxi: Taxi, *names: str) -> None:
    """Cards beside a taxi."""
    for name in names:
        number = next(each for each in state.cards if deck()[each].id == name)
        state.cards.remove(number)
        (taxi.bonuses if deck()[number].side.value == "bonus" else taxi.stops).append(number)


def go(state: State, *moves: Move, pips: tuple[int, ...] = ()) -> State:
    die = Die(*pips)
    for move in moves:
        state = play(state, move, die)
    return state
