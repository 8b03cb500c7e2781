"""A series of lessons: no setup comes twice, whatever the levels and the numbers of pupils are."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.cases import few
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.grading.grades import Level, class_code, grades
from ttprint.games.turbo_taxi.lesson.school import (
    LEVELS,
    MOST_LESSONS,
    class_cards,
    class_of,
    lesson_classes,
    lesson_number,
)
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("seed", few(range(20), (1, 7)))
def test_the_lessons_of_a_series_share_the_classes_evenly(seed: int, crossing: Crossing) -> None:
    parts = [lesson_classes(number, seed, crossing) for number in range(1, MOST_LESSONS + 1)]
    assert all(not one & other for one, other in combinations(parts, 2))
    assert frozenset().union(*parts) == {one.class_code for one in grades(crossing)}
    for level in (Level.EASY, Level.MEDIUM, Level.HARD):
        shares = [sum(one.level is level and one.class_code in part for one in grades(crossing)) for part in parts]
        assert max(shares) - min(shares) <= 2, level
        assert min(shares) >= 70


def test_no_card_comes_twice_when_lessons_become_harder() -> None:
    had = set[str]()
    for number, (pupils, levels) in enumerate([(28, "easy,medium"), (28, "medium,hard"), (30, "hard,expert")], 1):
        school = replace(class_of(pupils, None, levels, 3), lesson=number)
        pack = class_cards(school, Crossing.CROSSROADS)
        assert pack == class_cards(school, Crossing.CROSSROADS)
        codes = {class_code(one.setup) for one in pack}
        assert len(codes) == len(pack) == school.cards * 2
        assert not codes & had
        had |= codes


def test_the_last_lesson_of_thirty_groups_still_finds_cards_of_every_level() -> None:
    school = replace(class_of(60, 30, ",".join(level.value for level in LEVELS), 1), lesson=MOST_LESSONS)
    assert len(class_cards(school, Crossing.FLYOVER)) == 4 * 31


@pytest.mark.parametrize("number", [0, MOST_LESSONS + 1])
def test_there_is_no_such_lesson(number: int) -> None:
    with pytest.raises(TtprintError, match=f"1 to {MOST_LESSONS}: there is no lesson {number}"):
        lesson_number(number)
