"""A class: its pupils, its groups, and the cards that all groups share.

A group has one set of tiles. Every level has one card more than there are groups, so that a group that returns a card
finds another one, and at least six, about the number that a group does in a lesson.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from ttprint.errors import TtprintError, Unknown
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.grading.grades import Level, class_code, grades
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.words.message import count as count_text

GROUP = 4  # the default limit of pupils in a group
LEAST_CARDS = 6  # of each level
MOST_LESSONS = 12  # in a series; each has 80 or more classes of each level
LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)


@dataclass(frozen=True, slots=True)
class SchoolClass:
    """The pupils, groups and levels of a class, and the seed of its cards."""

    pupils: int
    groups: int
    levels: tuple[Level, ...]
    seed: int
    without: frozenset[str] = frozenset()  # classes of setups to leave out
    lesson: int | None = None  # its number in a series of lessons that share no setups

    @property
    def cards(self) -> int:
        """The number of cards of each level."""
        return max(LEAST_CARDS, self.groups + 1)


def class_of(pupils: int, groups: int | None, levels: str, seed: int) -> SchoolClass:
    """The class with these numbers; by default in groups of up to four."""
    if pupils < 1:
        raise TtprintError("class.pupils", count=pupils)
    count = -(-pupils // GROUP) if groups is None else groups
    if count < 1:
        raise TtprintError("class.groups", count=count)
    if count > pupils:
        number = count_text("lesson.pupils", pupils)
        raise TtprintError("class.too_many_groups", groups=count_text("lesson.groups", count), pupils=number)
    return SchoolClass(pupils, count, parse_levels(levels), seed)


def parse_levels(text: str) -> tuple[Level, ...]:
    """The levels in a text, from easy to expert."""
    names = [level.value for level in LEVELS]
    words = text.casefold().replace(",", " ").split()
    for word in words:
        if word not in names:
            raise Unknown("level", word, names)
    if not words:
        raise TtprintError("class.no_level", allowed=", ".join(names))
    return tuple(level for level in LEVELS if level.value in words)


def lesson_number(number: int | None) -> int | None:
    """The number of a lesson in a series, checked."""
    if number is not None and not 1 <= number <= MOST_LESSONS:
        raise TtprintError("class.lesson", most=MOST_LESSONS, lesson=number)
    return number


def lesson_classes(lesson: int, seed: int, crossing: Crossing) -> frozenset[str]:
    """The classes of setups for a lesson of a series: a part of each level, which no other lesson of the series has."""
    rng = Random(seed)
    ordered = sorted(grades(crossing), key=lambda one: (one.level.value, one.core, one.percentile, one.class_code))
    found = set[str]()
    for start in range(0, len(ordered), MOST_LESSONS):
        shuffled = sorted(ordered[start : start + MOST_LESSONS], key=lambda _: rng.random())
        found.update(one.class_code for one in shuffled[lesson - 1 : lesson])
    return frozenset(found)


def class_cards(school: SchoolClass, crossing: Crossing) -> tuple[Challenge, ...]:
    """The cards that the groups share, easy to hard, numbered from 1, without twins."""
    pack: list[Challenge] = []
    without = school.without
    if school.lesson is not None:
        own = lesson_classes(school.lesson, school.seed, crossing)
        without |= frozenset(one.class_code for one in grades(crossing)) - own
    for level in school.levels:
        taken = frozenset(class_code(one.setup) for one in pack)
        pack += choose(school.cards, level, school.seed, PackOptions(crossing, without=taken | without))
    return tuple(replace(one, number=number) for number, one in enumerate(pack, 1))
