"""COURSE cards, read from courses.toml.

fare: francs paid on arrival at the last destination
ONE: one destination                     TWO: two destinations, in the order of the card
TOUR: three sights, in any order         LATER: one destination; `later` francs more when the next course starts
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from ttprint.games.vite_taxi.town.reading import paris
from ttprint.games.vite_taxi.town.values import Town

COURSE_COUNT = 40
SMALLEST_NOTE = 25
FILE = Path(__file__).with_name("courses.toml")


class CourseKind(Enum):
    """How many destinations a COURSE has, and in which order they are visited."""

    ONE = "one"
    TWO = "two"
    TOUR = "tour"
    LATER = "later"


DESTINATIONS = {CourseKind.ONE: (1,), CourseKind.TWO: (2,), CourseKind.TOUR: (3,), CourseKind.LATER: (1,)}


@dataclass(frozen=True, slots=True)
class Course:
    """A COURSE card. Destinations are numbers of squares."""

    id: str
    kind: CourseKind
    destinations: tuple[int, ...]
    fare: int
    later: int = 0

    @property
    def in_any_order(self) -> bool:
        """True if the destinations may be visited in any order."""
        return self.kind is CourseKind.TOUR


@cache
def courses() -> tuple[Course, ...]:
    """Return the forty COURSE cards. The number of a card is its index."""
    return courses_from(tomllib.loads(FILE.read_text(encoding="utf-8")), paris())


def first_course(kind: CourseKind) -> Course:
    """Return the first COURSE card of a kind."""
    return next(course for course in courses() if course.kind is kind)


def courses_from(data: dict[str, Any], town: Town) -> tuple[Course, ...]:
    """Return the courses that the data describe, checked against the town."""
    found = tuple(_course(row, kind, town) for kind in CourseKind for row in data.get(kind.value, ()))
    ids = [course.id for course in found]
    twice = next((name for name in ids if ids.count(name) > 1), None)
    if twice:
        raise ValueError(f"Two COURSE cards have the id {twice}.")
    if len(found) != COURSE_COUNT:
        raise ValueError(f"There must be {COURSE_COUNT} COURSE cards, not {len(found)}.")
    return found


def _course(row: dict[str, Any], kind: CourseKind, town: Town) -> Course:
    names, fare, later = row["to"], row["fare"], row.get("later", 0)
    for name in names:
        if name not in town.numbers:
            raise ValueError(f"The COURSE {row['id']} leads to {name}, which is not on the map.")
    if len(names) not in DESTINATIONS[kind] or len(set(names)) < len(names):
        raise ValueError(f"The COURSE {row['id']} has the wrong number of destinations.")
    if fare <= 0 or fare % SMALLEST_NOTE or later % SMALLEST_NOTE:
        raise ValueError(f"The COURSE {row['id']} pays what no notes of {SMALLEST_NOTE} F can make: {fare} F.")
    return Course(row["id"], kind, tuple(town.numbers[name] for name in names), fare, later)
