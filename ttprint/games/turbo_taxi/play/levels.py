"""The grades of all setups packed for the page: a few kilobytes of base-64 digits. puzzle/levels.js unpacks them.

class: setups that are one another turned or mirrored      flags: the extra rules with which a class is graded
step: a sixty-third of the way from the easiest to the hardest; each level has twenty-one
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, pairwise

from ttprint.games.turbo_taxi.grading.grades import LEVELS, Grade, Level, RuleGrade, grades
from ttprint.games.turbo_taxi.puzzle.codes import decode, rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
STEPS = 21  # to a level: a few points of percentile mean nothing
UNSOLVABLE = FURTHER = 63
_EXTRAS = (Extra.SINGLE, Extra.APART, Extra.UNUSED)
_THREES: list[tuple[Kind, ...]] = [
    three
    for three in combinations_with_replacement(Kind, 3)
    if all(three.count(kind) <= SET[kind] for kind in set(three))
]


@cache
def packed() -> dict[str, str]:
    """The packed classes, and their packed grades for each reading of the crossing."""
    ranks = [rank(decode(code)) for code in _class_codes()]
    classes = "".join(_gap(after - before) for before, after in pairwise([0, *ranks]))
    return {"classes": classes, **{crossing.value: _grades(crossing) for crossing in Crossing}}


def _class_codes() -> tuple[str, ...]:
    # a city that is right with a flyover is right with a crossroads too: so these are all classes with a right city
    return tuple(one.class_code for one in grades(Crossing.CROSSROADS))


def _grades(crossing: Crossing) -> str:
    known = {one.class_code: one for one in grades(crossing)}
    return "".join(_grade(known.get(code)) for code in _class_codes())


def _grade(one: Grade | None) -> str:
    if one is None:
        return DIGITS[UNSOLVABLE]
    return _step(one.percentile, one.level) + "".join(_with_rules(one))


def _with_rules(one: Grade) -> Iterator[str]:
    """A digit that tells which rules are graded, and their grades: those for experts, then that of an only city."""
    by_extra: dict[Extra, RuleGrade] = {expert.rule.extra: expert for expert in one.experts}
    graded = [by_extra.get(extra) for extra in _EXTRAS]
    yield DIGITS[sum(1 << place for place, known in enumerate((*graded, one.only)) if known)]
    for known in (*graded, one.only):
        if known:
            yield _step(known.percentile, Level.HARD if known.level is Level.EXPERT else known.level)
            if known.rule.unused:
                yield DIGITS[_THREES.index(known.rule.unused)]


def _step(percentile: float, level: Level) -> str:
    first, share = LEVELS.index(level), 100 / len(LEVELS)
    within = int((percentile - first * share) / share * STEPS)
    return DIGITS[first * STEPS + min(max(within, 0), STEPS - 1)]


def _gap(gap: int) -> str:
    return DIGITS[FURTHER] * (gap // FURTHER) + DIGITS[gap % FURTHER]
