"""Prepared game states: taxis at given places, given cards in hand, dice with given results."""

from __future__ import annotations

import random

from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import deck
from ttprint.games.vite_taxi.play.editions import NEW, OLD
from ttprint.games.vite_taxi.play.moves import Move
from ttprint.games.vite_taxi.play.rules import play
from ttprint.games.vite_taxi.play.state import Options, Phase, State, Taxi, new_game
from ttprint.games.vite_taxi.town.reading import paris

AT = paris().numbers


class Die(random.Random):
    """A random generator that returns given rolls."""

    def __init__(self, *pips: int) -> None:
        super().__init__(0)
        self.pips = list(pips)

    def randrange(self, *_: object, **__: object) -> int:
        return self.pips.pop(0) - 1


def card(name: str, copy: int = 0) -> int:
    return [number for number, each in enumerate(deck()) if each.id == name][copy]


def course(name: str) -> int:
    return next(number for number, each in enumerate(courses()) if each.id == name)


BY_OLD_RULES, BY_NEW_RULES = Options(edition=OLD), Options(edition=NEW)


def table(*places: str, phase: Phase = Phase.CARD, options: Options = BY_OLD_RULES) -> State:
    """Return a state in mid-game with empty taxis at these places; the first player has two jams and a fine."""
    state = new_game(len(places), random.Random(1), options)
    state.courses.appendleft(state.drawn)
    state.drawn, state.phase = -1, phase
    for taxi, place in zip(state.taxis, places, strict=True):
        taxi.at, taxi.had_course, taxi.had_hand = AT[place], True, True
    give(state, state.taxi, "jam", "jam", "fine")
    return state


def give(state: State, taxi: Taxi, *names: str) -> None:
    """Give a player a hand of these cards, taken from the holder."""
    state.cards.extend(taxi.hand)
    taxi.hand = []
    for name in names:
        number = next(each for each in state.cards if deck()[each].id == name)
        state.cards.remove(number)
        taxi.hand.append(number)


def drive_to(state: State, name: str) -> None:
    """Give the taxi whose turn it is a passenger."""
    number = course(name)
    state.courses.remove(number)
    state.taxi.course, state.taxi.to_visit = number, courses()[number].destinations


def lay(state: State, taxi: Taxi, *names: str) -> None:
    """Lay cards beside a taxi."""
    for name in names:
        number = next(each for each in state.cards if deck()[each].id == name)
        state.cards.remove(number)
        (taxi.bonuses if deck()[number].side.value == "bonus" else taxi.stops).append(number)


def go(state: State, *moves: Move, pips: tuple[int, ...] = ()) -> State:
    die = Die(*pips)
    for move in moves:
        state = play(state, move, die)
    return state
