"""A challenge: a setup set before people, with its grade and the correct cities to show.

kind: what is asked for: build a city, count them, find the only one, find the mistakes in one that is wrong
version: the same challenge turned or mirrored, A to H; every second one is mirrored, so that nobody sees a
neighbour's city by looking at it from another side of the table
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.profanity import is_rude
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.geometry import Turn

VERSIONS = "ABCDEFGH"
SHOW_ALL = 4  # correct cities, and no more: then all of them are shown
COUNTABLE = range(2, 9)  # correct cities that a person can be asked to find all of
# a turn and its mirror image by turns
_TURNS = tuple(Turn(quarters, mirrored) for quarters in range(4) for mirrored in (False, True))


class CardKind(Enum):
    """What a card asks for; a pack may be mixed."""

    BUILD = "build"
    COUNT = "count"
    ONLY = "only"
    MISTAKES = "mistakes"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A setup with its grade, how many correct cities its rule leaves, those to show, and one that is wrong."""

    number: int
    version: str
    setup: Setup
    crossing: Crossing
    level: Level
    percentile: float
    rule: ExtraRule | None
    solutions: int
    cities: tuple[City, ...]
    kind: CardKind = CardKind.BUILD
    wrong: City | None = None

    @property
    def code(self) -> str:
        """What is written on the card: the setup's code, and what the card adds to it."""
        return str(CardCode(self.setup, self.crossing, self.rule))

    def turned(self, turn: Turn, version: str) -> Challenge:
        """The challenge laid another way, with its cities."""
        return replace(
            self,
            version=version,
            setup=self.setup.turned(turn),
            cities=tuple(city.turned(turn) for city in self.cities),
            wrong=self.wrong and self.wrong.turned(turn),
        )


def all_versions(challenge: Challenge, count: int) -> tuple[Challenge, ...]:
    """The challenge in so many versions that all look different; the first is the challenge itself."""
    seen = {challenge.setup}
    turns = [_TURNS[0]]
    for turn in _TURNS[1:]:
        image = challenge.setup.turned(turn)
        code = str(CardCode(image, challenge.crossing, challenge.rule))
        if image not in seen and not is_rude(code):
            turns.append(turn)
        seen.add(image)
    if count > len(turns):
        raise TooManyVersions(challenge.setup, len(turns), count)
    return tuple(challenge.turned(turn, name) for name, turn in zip(VERSIONS, turns[:count], strict=False))


def cities_to_show(
    setup: Setup, crossing: Crossing, rule: ExtraRule | None, show_all: int = SHOW_ALL
) -> tuple[int, tuple[City, ...]]:
    """How many correct cities there are, and all of them if they are few, else one.

    What is right under both readings of the crossing comes first. The one is chosen so that naming its unused tiles
    leaves about two thirds of the way (in halvings) to a single city: then hints can help evenly.
    """
    every = correct_cities(setup, crossing, rule)
    other = next(reading for reading in Crossing if reading is not crossing)
    both, one_only = [], []
    for city in every:
        same = all(tile.kind is not Kind.CROSSING for tile in city.tiles)
        (both if same or not faults(setup, city, other, rule) else one_only).append(city)
    if len(every) <= show_all:
        return len(every), (*both, *one_only)
    unused = {city: unused_kinds(city) for city in every}
    left = Counter(unused.values())
    goal = math.log2(len(every)) * 2 / 3
    return len(every), (min(both or every, key=lambda city: abs(math.log2(left[unused[city]]) - goal)),)


class TooManyVersions(TtprintError):
    """More versions than a setup has different images."""

    def __init__(self, setup: Setup, there_are: int, count: int) -> None:
        super().__init__(f"{encode(setup)} ({setup}) has only {there_are} versions that differ, not {count}.")
