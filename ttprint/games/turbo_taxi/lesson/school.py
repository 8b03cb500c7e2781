"""A class: so many pupils in so many groups, and the cards that all groups share.

A group has one set of tiles. Every level has a card more than there are groups, so that whoever brings one back finds
another; and six at the least, since a group does about as many in a lesson.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ttprint.errors import TtprintError, unknown
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.grading.grades import Level, class_code
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

GROUP = 4  # pupils round one set of tiles, at the most, unless told
LEAST_CARDS = 6  # of each level
LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)


@dataclass(frozen=True, slots=True)
class School:
    """Who takes part, and how hard it is to be."""

    pupils: int
    groups: int
    levels: tuple[Level, ...]
    seed: int
    without: frozenset[str] = frozenset()  # classes of setups that they have had before

    @property
    def cards(self) -> int:
        """How many cards of each level there are."""
        return max(LEAST_CARDS, self.groups + 1)


def class_of(pupils: int, groups: int | None, levels: str, seed: int) -> School:
    """The class that a person described; groups of up to four unless told."""
    if pupils < 1:
        raise TtprintError(f"A class has at least one pupil, not {pupils}.")
    count = -(-pupils // GROUP) if groups is None else groups
    if count < 1:
        raise TtprintError(f"A class has at least one group, not {count}.")
    if count > pupils:
        raise TtprintError(f"{count} groups are more than the {pupils} pupils: every group needs at least one.")
    return School(pupils, count, parse_levels(levels), seed)


def parse_levels(text: str) -> tuple[Level, ...]:
    """The levels that the words name, from easy to expert."""
    names = [level.value for level in LEVELS]
    words = text.casefold().replace(",", " ").split()
    for word in words:
        if word not in names:
            raise TtprintError(unknown("level", word, names))
    if not words:
        raise TtprintError(f"No level is named: give one or more of {', '.join(names)}.")
    return tuple(level for level in LEVELS if level.value in words)


def class_cards(school: School, crossing: Crossing) -> tuple[Challenge, ...]:
    """The cards that the groups share, from easy to hard, numbered through, no two of them twins."""
    pack: list[Challenge] = []
    for level in school.levels:
        taken = frozenset(class_code(one.setup) for one in pack)
        pack += choose(school.cards, level, school.seed, PackOptions(crossing, without=taken | school.without))
    return tuple(replace(one, number=number) for number, one in enumerate(pack, 1))
