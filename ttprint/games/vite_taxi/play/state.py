"""The state of a game at one moment.

holder: the cards that no player has; drawn from the front, returned to the end
reserve: the money that no player has
open: a driver's money that can be lost      safe: a driver's money that was taken to a bank
seat: the number of a player, from 0; seat 0 begins
round: one turn of every seat; the first is round 1
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import deck
from ttprint.games.vite_taxi.play.editions import NEW, RuleSet

GOAL = 500
HAND = 3
TAXIS_PER_SQUARE = 2
SEATS = range(2, 7)
RESERVE = 10_000  # more than six players can hold


class Phase(IntEnum):
    """What the player whose turn it is has to do next."""

    BEGIN = 0
    COURSE = 1
    ANSWER = 2
    CARD = 3
    HAND = 4
    ROLL = 5
    DRIVE = 6
    OVER = 7


@dataclass(frozen=True, slots=True)
class Options:
    """The edition of the rules, and the rule for two: with `whole_rounds` the last round is played to its end and the
    richest player wins; among equals the one with the highest seat.
    """

    whole_rounds: bool = False
    edition: RuleSet = NEW


@dataclass(slots=True)
class Taxi:
    """A driver: the position of the taxi, its passenger, its money and its cards."""

    at: int = -1
    course: int | None = None
    to_visit: tuple[int, ...] = ()  # destinations that are left, in the order of the card
    taken_now: bool = False  # the course was taken in this turn
    had_course: bool = False
    open: int = 0
    safe: int = 0
    kept: int | None = None  # a COURSE that was driven and pays `later` when the next one starts
    hand: list[int] = field(default_factory=list)
    had_hand: bool = False  # from then on a card may be played in each turn
    bonuses: list[int] = field(default_factory=list)  # cards that lie beside the taxi until they have taken effect
    stops: list[int] = field(default_factory=list)

    @property
    def money(self) -> int:
        """All money of the driver."""
        return self.open + self.safe

    def copy(self) -> Taxi:
        """Return a copy that can be changed."""
        return Taxi(
            self.at,
            self.course,
            self.to_visit,
            self.taken_now,
            self.had_course,
            self.open,
            self.safe,
            self.kept,
            self.hand.copy(),
            self.had_hand,
            self.bonuses.copy(),
            self.stops.copy(),
        )


@dataclass(slots=True)
class State:
    """A game. Only `advance` changes it."""

    taxis: list[Taxi]
    courses: deque[int]
    cards: deque[int]
    options: Options = Options()
    seat: int = 0
    phase: Phase = Phase.BEGIN
    round: int = 1
    drawn: int = -1  # the COURSE just drawn, not yet accepted or refused
    shown: list[int] = field(default_factory=list)  # the COURSE cards that lie open
    steps: int = 0  # how many squares to drive, once rolled
    reserve: int = RESERVE
    last_round: bool = False
    winner: int | None = None

    @property
    def taxi(self) -> Taxi:
        """The taxi whose turn it is."""
        return self.taxis[self.seat]

    def copy(self) -> State:
        """Return a copy that can be changed."""
        return State(
            [taxi.copy() for taxi in self.taxis],
            self.courses.copy(),
            self.cards.copy(),
            self.options,
            self.seat,
            self.phase,
            self.round,
            self.drawn,
            self.shown.copy(),
            self.steps,
            self.reserve,
            self.last_round,
            self.winner,
        )


def check_seats(players: int) -> None:
    """Raise a TtprintError for a number of players that the game is not for."""
    if players not in SEATS:
        raise TtprintError("simulation.seats", players=players, least=SEATS[0], most=SEATS[-1])


def new_game(players: int, rng: random.Random, options: Options | None = None) -> State:
    """Return a game before the first taxi is put on the map, with shuffled cards."""
    check_seats(players)
    course_holder, card_holder = list(range(len(courses()))), list(range(len(deck())))
    rng.shuffle(course_holder)
    rng.shuffle(card_holder)
    state = State(
        [Taxi() for _ in range(players)], deque(course_holder), deque(card_holder), options if options else Options()
    )
    state.drawn = state.courses.popleft()
    state.shown = [state.courses.popleft() for _ in range(state.options.edition.open_courses)]
    return state
