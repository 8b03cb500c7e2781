"""A game at one moment.

holder: the cards that nobody has; drawn from the front, put back at the end
box: the money that nobody has
open: money before a driver, which burglars see; safe: money that was at a bank, face down
seat: a player's number, from 0; seat 0 has rolled highest and begins
round: every seat's turn once; the first is round 1
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import deck

GOAL = 500
HAND = 3
TAXIS_PER_SQUARE = 2  # taxis on a square
SEATS = range(2, 7)
RESERVE = 10_000  # more than six players can hold; how many notes it takes is counted by simulation


class Phase(IntEnum):
    """What the player whose turn it is has to do next."""

    BEGIN = 0
    COURSE = 1
    ANSWER = 2
    CARD = 3
    ROLL = 4
    DRIVE = 5
    OVER = 6


@dataclass(frozen=True, slots=True)
class Options:
    """Rules that a table may agree on; `whole_rounds`: the round is played to its end, then the richest wins, of
    equals the one who sits latest.
    """

    whole_rounds: bool = False


@dataclass(slots=True)
class Taxi:
    """A driver: where the taxi stands, its passenger, its money and its cards."""

    at: int = -1
    course: int | None = None
    to_visit: tuple[int, ...] = ()  # destinations of the course that are left, in the order of the card
    taken_now: bool = False  # the course was taken in this turn
    had_course: bool = False
    open: int = 0
    safe: int = 0
    kept: int | None = None  # a COURSE that was driven and lies open on: its extra comes when the next one starts
    hand: list[int] = field(default_factory=list)
    had_hand: bool = False  # from then on a card may be played each turn
    bonuses: list[int] = field(default_factory=list)  # lying beside the taxi until their event has happened
    stops: list[int] = field(default_factory=list)

    @property
    def money(self) -> int:
        """All that was earned and is left."""
        return self.open + self.safe

    def copy(self) -> Taxi:
        """The same taxi, to be changed."""
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
    """A game; it belongs to whoever made it, and only `advance` changes it."""

    taxis: list[Taxi]
    courses: deque[int]
    cards: deque[int]
    options: Options = Options()
    seat: int = 0
    phase: Phase = Phase.BEGIN
    round: int = 1
    drawn: int = -1  # the COURSE just drawn, not yet taken or refused
    steps: int = 0  # to drive, once rolled
    reserve: int = RESERVE
    last_round: bool = False
    winner: int | None = None

    @property
    def taxi(self) -> Taxi:
        """The taxi whose turn it is."""
        return self.taxis[self.seat]

    def copy(self) -> State:
        """The same game, to be changed."""
        return State(
            [taxi.copy() for taxi in self.taxis],
            self.courses.copy(),
            self.cards.copy(),
            self.options,
            self.seat,
            self.phase,
            self.round,
            self.drawn,
            self.steps,
            self.reserve,
            self.last_round,
            self.winner,
        )


def new_game(players: int, rng: random.Random, options: Options | None = None) -> State:
    """A game before anybody has put a taxi on the map; both holders are shuffled."""
    if players not in SEATS:
        raise TtprintError(f"{players} cannot play: Vite, Taxi! is for {SEATS[0]} to {SEATS[-1]} players.")
    course_holder, card_holder = list(range(len(courses()))), list(range(len(deck())))
    rng.shuffle(course_holder)
    rng.shuffle(card_holder)
    state = State(
        [Taxi() for _ in range(players)], deque(course_holder), deque(card_holder), options if options else Options()
    )
    state.drawn = state.courses.popleft()
    return state
