"""The setup: the task of a round, two pairs of markers and a centre tile.

pair: the hours of one colour's taxi and house, the smaller first      yellow: the pair with the smallest hour
places: which hours the markers may take: any four, or at least two green ones (the corner rule)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import combinations

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.city import GREEN, HOURS, turned_hour
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Tile
from ttprint.geometry import TURNS, Turn

MOST_DIGITS = 9  # of an hour in an error message; int() refuses thousands of digits

Pair = tuple[int, int]


class Colour(Enum):
    """The two marker colours."""

    YELLOW = "yellow"
    RED = "red"


class Places(Enum):
    """Where the markers may stand: anywhere, or at least two on green places (the corner rule)."""

    ANY = "any"
    CORNER = "corner"

    def allow(self, setup: Setup) -> bool:
        return self is Places.ANY or setup.green >= 2


@dataclass(frozen=True, slots=True)
class Setup:
    """Two pairs of hours and a centre; the pairs are put into canonical order."""

    yellow: Pair
    red: Pair
    centre: Tile

    def __post_init__(self) -> None:
        (a, b), (c, d) = self.yellow, self.red
        yellow, red = sorted(((a, b) if a < b else (b, a), (c, d) if c < d else (d, c)))
        object.__setattr__(self, "yellow", yellow)
        object.__setattr__(self, "red", red)
        _check_hours(self.hours)

    @classmethod
    def parse(cls, text: str) -> Setup:
        """A setup from text such as `1-7 3-10 NES`."""
        words = re.sub(r"\s*[-–—]\s*", "-", text).split()
        pairs = [word for word in words if word[0].isdigit()]
        others = [word for word in words if not word[0].isdigit()]
        hours = [_hour(hour, text) for pair in pairs for hour in pair.split("-")]
        _check_hours(tuple(hours))
        if [pair.count("-") for pair in pairs] != [1, 1] or len(others) != 1:
            raise _no_setup(text)
        return cls((hours[0], hours[1]), (hours[2], hours[3]), Tile.parse(others[0]))

    def __str__(self) -> str:
        return f"{self.yellow[0]}-{self.yellow[1]} {self.red[0]}-{self.red[1]} {self.centre}"

    @property
    def hours(self) -> tuple[int, int, int, int]:
        """The four hours with a marker: yellow taxi and house, red taxi and house."""
        return (*self.yellow, *self.red)

    @property
    def pairs(self) -> tuple[tuple[Colour, Pair], ...]:
        """Each colour with the hours of its taxi and its house."""
        return ((Colour.YELLOW, self.yellow), (Colour.RED, self.red))

    @property
    def green(self) -> int:
        """The number of markers on green places."""
        return len(GREEN.intersection(self.hours))

    def turned(self, turn: Turn) -> Setup:
        """The setup turned or mirrored; the colours follow the canonical form."""
        a, b, c, d = (turned_hour(hour, turn) for hour in self.hours)
        return Setup((a, b), (c, d), self.centre.turned(turn))

    def images(self) -> frozenset[Setup]:
        """The setup and all its turned and mirrored images."""
        return frozenset(self.turned(turn) for turn in TURNS)


def pairings(four: tuple[int, ...]) -> tuple[tuple[Pair, Pair], ...]:
    """The three ways to pair four hours, by the partner of the first."""
    a, b, c, d = four
    return ((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))


@cache
def every_setup() -> tuple[Setup, ...]:
    """All setups in rank order: by the four hours, then by the first one's partner, then by centre."""
    fours = combinations(HOURS, 4)
    return tuple(Setup(*pairs, centre) for four in fours for pairs in pairings(four) for centre in TILES)


class WrongSetup(TtprintError):
    """Text or hours that are not a setup."""


def _no_setup(text: str) -> WrongSetup:
    return WrongSetup("setup.form", text=text)


def _hour(word: str, text: str) -> int:
    if not word.isdecimal() or len(word) > MOST_DIGITS:
        raise _no_setup(text)
    return int(word)


def _check_hours(hours: tuple[int, ...]) -> None:
    if len(hours) == len(set(hours)) == 4 and min(hours) >= 1 and max(hours) <= 12:
        return
    for hour in hours:
        if hour not in HOURS:
            raise WrongSetup("setup.hour", hour=hour)
    if len(hours) != 4:
        raise WrongSetup("setup.markers", count=len(hours))
    for hour in hours:
        if hours.count(hour) > 1:
            raise WrongSetup("setup.twice", hour=hour)
