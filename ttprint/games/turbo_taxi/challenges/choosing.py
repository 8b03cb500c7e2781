"""Challenges: setups worth setting, each with its grade and a right city to show.

twins: two images of one setup; a pack has none       version: the same challenge turned or mirrored, A to H
window: a stretch of the level's range; each gives one card, so that a pack rises evenly
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Grade, Level, class_code, grade, grades
from ttprint.games.turbo_taxi.grading.measuring import left_over
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import decode, encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.geometry import TURNS

VERSIONS = "ABCDEFGH"
SHOW_ALL = 4  # right cities, and no more: then all of them are shown
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Challenge:
    """A setup with its grade, how many right cities there are under its rule, and those to show."""

    number: int
    version: str
    setup: Setup
    crossing: Crossing
    level: Level
    percentile: float
    rule: ExtraRule | None
    solutions: int
    cities: tuple[City, ...]

    @property
    def code(self) -> str:
        """The setup's code."""
        return encode(self.setup)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A class that may go into a pack, with the rule it would have there."""

    grade: Grade
    setup: Setup
    level: Level
    percentile: float
    rule: ExtraRule | None


def choose(
    count: int,
    level: Level,
    seed: int,
    *,
    crossing: Crossing = Crossing.CROSSROADS,
    places: Places = Places.CORNER,
    centres: Collection[Kind] = (),
    versions: int = 1,
) -> tuple[Challenge, ...]:
    """A pack of challenges without twins, easy to hard; every version of a card follows the first.

    The pack is spread over the level's range and over kinds of centre, and comes from the agreement core while that
    lasts. It depends on nothing but the arguments and the table of grades: the only chance is Random(seed).random().
    """
    _check(count, seed, versions)
    chance = Random(seed)
    levels = LEVELS if level is Level.MIXED else (level,)
    pools = [
        [one for one in _candidates(each, crossing, chance) if _allowed(one, places, centres, versions)]
        for each in levels
    ]
    if count > sum(map(len, pools)):
        raise TooManyCards(count, sum(map(len, pools)), level)
    picked: list[Candidate] = []
    for pool, share in zip(pools, _shares(count, [len(pool) for pool in pools]), strict=True):
        core = [one for one in pool if one.rule or one.grade.core]
        others = [one for one in pool if not (one.rule or one.grade.core)]
        from_core = min(share, len(core))
        picked += _spread(core, from_core, chance) + _spread(others, share - from_core, chance)
    picked.sort(key=_by_percentile)
    first = [_challenge(number, _any_image(one, chance), one, crossing) for number, one in enumerate(picked, 1)]
    return tuple(version for one in first for version in all_versions(one, versions))


def exactly(
    setups: Iterable[Setup], crossing: Crossing = Crossing.CROSSROADS, versions: int = 1
) -> tuple[Challenge, ...]:
    """These setups as challenges, in their order; twins among them are no fault here (see `twins`)."""
    _check(1, 0, versions)
    cards: list[Challenge] = []
    for number, setup in enumerate(setups, 1):
        found = grade(setup, crossing)
        one = Candidate(found, setup, found.level, found.percentile, None)
        cards += all_versions(_challenge(number, setup, one, crossing), versions)
    return tuple(cards)


def twins(setups: Sequence[Setup]) -> tuple[tuple[Setup, Setup], ...]:
    """Each setup that is an image of an earlier one (or the same again), behind that one."""
    first: dict[str, Setup] = {}
    found = []
    for setup in setups:
        code = class_code(setup)
        if code in first:
            found.append((first[code], setup))
        first.setdefault(code, setup)
    return tuple(found)


def all_versions(challenge: Challenge, count: int) -> tuple[Challenge, ...]:
    """The challenge in so many versions that all look different, with the cities turned likewise."""
    turned = {challenge.setup.turned(turn): turn for turn in reversed(TURNS)}
    turns = sorted(turned.values(), key=TURNS.index)
    if count > len(turns):
        raise TooManyVersions(challenge.setup, len(turns), count)
    return tuple(
        replace(
            challenge,
            version=name,
            setup=challenge.setup.turned(turn),
            cities=tuple(city.turned(turn) for city in challenge.cities),
        )
        for name, turn in zip(VERSIONS, turns[:count], strict=False)
    )


def cities_to_show(setup: Setup, crossing: Crossing, rule: ExtraRule | None) -> tuple[int, tuple[City, ...]]:
    """How many right cities there are, and all of them if they are few, else one.

    What is right under both readings of the crossing comes first. The one is chosen so that naming its unused tiles
    leaves about two thirds of the way (in halvings) to a single city: then hints can help evenly.
    """
    every = tuple(solutions(setup, crossing, rule))
    other = next(reading for reading in Crossing if reading is not crossing)
    also = set(solutions(setup, other, rule))
    both = [city for city in every if city in also]
    if len(every) <= SHOW_ALL:
        return len(every), (*both, *(city for city in every if city not in also))
    left = Counter(map(left_over, every))
    goal = math.log2(len(every)) * 2 / 3
    return len(every), (min(both or every, key=lambda city: abs(math.log2(left[left_over(city)]) - goal)),)


class TooManyCards(TtprintError):
    """More cards than there are different challenges."""

    def __init__(self, count: int, there_are: int, level: Level) -> None:
        what = "challenges" if level is Level.MIXED else f"{level.value} challenges"
        number = f"There are only {there_are:,}" if there_are else "There are no"
        super().__init__(
            f"{number} different {what} of this sort, but {count:,} are asked for: ask for fewer, or allow more centres"
            " or places."
        )


class TooManyVersions(TtprintError):
    """More versions than a setup has different images."""

    def __init__(self, setup: Setup, there_are: int, count: int) -> None:
        super().__init__(f"{encode(setup)} ({setup}) has only {there_are} versions that differ, not {count}.")


class WrongPack(TtprintError):
    """Numbers that make no pack."""


def _check(count: int, seed: int, versions: int) -> None:
    if count < 1:
        raise WrongPack(f"A pack has at least one card, not {count}.")
    if seed < 0:
        raise WrongPack(f"A seed is a whole number from 0 up, not {seed}.")
    if versions not in range(1, len(VERSIONS) + 1):
        raise WrongPack(f"A card can have 1 to {len(VERSIONS)} versions, not {versions}.")


def _candidates(level: Level, crossing: Crossing, chance: Random) -> list[Candidate]:
    found = []
    for one in grades(crossing):
        if level is Level.EXPERT and one.experts:
            expert = _any(one.experts, chance)
            found.append(Candidate(one, decode(one.class_code), level, expert.percentile, expert.rule))
        elif level is one.level:
            found.append(Candidate(one, decode(one.class_code), level, one.percentile, None))
    return found


def _allowed(one: Candidate, places: Places, centres: Collection[Kind], versions: int) -> bool:
    kind = one.setup.centre.kind
    return places.allow(one.setup) and (not centres or kind in centres) and one.grade.images >= versions


def _shares(count: int, sizes: Sequence[int]) -> list[int]:
    """The count shared out evenly, no share over its size, what cannot be even to the first."""
    shares = [0] * len(sizes)
    while count:
        for place, size in enumerate(sizes):
            if count and shares[place] < size:
                shares[place] += 1
                count -= 1
    return shares


def _spread(pool: Iterable[Candidate], count: int, chance: Random) -> list[Candidate]:
    """One from each of `count` windows of equal size, the rules and centres that came least often first."""
    ordered = sorted(pool, key=_by_percentile)
    used: Counter[object] = Counter()
    picked = []
    for place in range(count):
        window = ordered[place * len(ordered) // count : (place + 1) * len(ordered) // count]
        often = [(used[one.rule and one.rule.extra], used[one.setup.centre.kind]) for one in window]
        one = _any([one for one, times in zip(window, often, strict=True) if times == min(often)], chance)
        used.update([one.rule and one.rule.extra, one.setup.centre.kind])
        picked.append(one)
    return picked


def _by_percentile(one: Candidate) -> tuple[int, float, str]:
    return list(Level).index(one.level), one.percentile, one.grade.class_code


def _any_image(one: Candidate, chance: Random) -> Setup:
    return _any(sorted(one.setup.images(), key=encode), chance)


def _any(things: Sequence[Thing], chance: Random) -> Thing:
    # choice() and its like may change from one Python to the next; random() is promised to stay
    return things[int(chance.random() * len(things))]


def _challenge(number: int, setup: Setup, one: Candidate, crossing: Crossing) -> Challenge:
    count, cities = cities_to_show(setup, crossing, one.rule)
    return Challenge(number, VERSIONS[0], setup, crossing, one.level, one.percentile, one.rule, count, cities)
