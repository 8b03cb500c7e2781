"""A challenge: a setup for players, with its grade and the correct cities to show.

kind: the task of a card: build a city, count the cities, find the only city, find the mistakes in a wrong city
version: the same challenge turned or mirrored, A to H; every second one is mirrored, so that a neighbour's city is no
help when seen from another side of the table
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from itertools import zip_longest

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.profanity import is_rude
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import KIND_LETTERS, CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.geometry import Turn

VERSIONS = "ABCDEFGH"
SHOW_ALL = 4  # up to this number, all correct cities are shown
COUNTABLE = range(2, 9)  # numbers of correct cities that players can be asked to find
# turns and mirror images alternate
_TURNS = tuple(Turn(quarters, mirrored) for quarters in range(4) for mirrored in (False, True))


@dataclass(frozen=True, slots=True)
class Challenge:
    """A setup with its grade, the number of correct cities under its rule, those to show, and a wrong city."""

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
    def card(self) -> CardCode:
        """What the card states; its rule tells that it is about the only city."""
        kind = self.kind if self.kind in KIND_LETTERS else CardKind.BUILD
        return CardCode(self.setup, self.crossing, self.rule, kind)

    @property
    def code(self) -> str:
        """The code on the card: the setup's code, and what the card adds to it."""
        return str(self.card)

    def turned(self, turn: Turn, version: str) -> Challenge:
        """The challenge turned or mirrored, with its cities."""
        return replace(
            self,
            version=version,
            setup=self.setup.turned(turn),
            cities=tuple(city.turned(turn) for city in self.cities),
            wrong=self.wrong and self.wrong.turned(turn),
        )


def all_versions(challenge: Challenge, count: int) -> tuple[Challenge, ...]:
    """The challenge in `count` versions that all differ; the first is the challenge itself."""
    seen = {challenge.setup}
    plain, mirrored = [_TURNS[0]], list[Turn]()
    for turn in _TURNS[1:]:
        image = challenge.setup.turned(turn)
        if image not in seen and not is_rude(str(replace(challenge.card, setup=image))):
            (mirrored if turn.mirrored else plain).append(turn)
        seen.add(image)
    both = zip_longest(plain, mirrored)
    turns = [turn for pair in both for turn in pair if turn]
    if count > len(turns):
        raise TooManyVersions(challenge.setup, len(turns), count)
    return tuple(challenge.turned(turn, name) for name, turn in zip(VERSIONS, turns[:count], strict=False))


def cities_to_show(
    setup: Setup, crossing: Crossing, rule: ExtraRule | None, show_all: int = SHOW_ALL
) -> tuple[int, tuple[City, ...]]:
    """The number of correct cities, and the cities to show: all of them if there are few, else one.

    Cities that are correct under both readings of the crossing come first. The one city is chosen so that naming its
    unused tiles leaves about two thirds of the halvings down to a single city, so that hints can help evenly.
    """
    every = correct_cities(setup, crossing, rule)
    other = next(reading for reading in Crossing if reading is not crossing)
    also = set(correct_cities(setup, other, rule))
    both = [city for city in every if city in also]
    if len(every) <= show_all:
        return len(every), (*both, *(city for city in every if city not in also))
    unused = {city: unused_kinds(city) for city in every}
    left = Counter(unused.values())
    goal = math.log2(len(every)) * 2 / 3
    return len(every), (min(both or every, key=lambda city: abs(math.log2(left[unused[city]]) - goal)),)


class TooManyVersions(TtprintError):
    """More versions than a setup has different images."""

    def __init__(self, setup: Setup, there_are: int, count: int) -> None:
        super().__init__("pack.images", code=encode(setup), setup=str(setup), there_are=there_are, count=count)
