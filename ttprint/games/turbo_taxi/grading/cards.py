"""The grade of a card: of its setup, or of its setup with the rule on it. Everything that names a level asks here."""

from __future__ import annotations

from functools import cache

from ttprint.games.turbo_taxi.grading.grades import Grade, Level, RuleGrade, grade, grades
from ttprint.games.turbo_taxi.grading.scale import Scale
from ttprint.games.turbo_taxi.grading.simulated import efforts_of
from ttprint.games.turbo_taxi.puzzle.codes import decode
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE, ExtraRule
from ttprint.games.turbo_taxi.puzzle.rule_errors import NoSuchCity, NotTheOnly
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


def rule_grade(setup: Setup, crossing: Crossing, rule: ExtraRule) -> RuleGrade:
    """How hard a card with a rule is: from the table, or computed if the table does not hold it."""
    found = grade(setup, crossing)
    known = table_grade(found, rule)
    if known:
        return known
    cities = correct_cities(setup, crossing, rule)
    if not cities:
        raise NoSuchCity(setup)
    if rule == SINGLE:
        raise NotTheOnly(setup, len(cities))
    return _computed(found.class_code, crossing, rule)


def table_grade(found: Grade, rule: ExtraRule) -> RuleGrade | None:
    """How hard the setups of a class are with a rule, None if the table does not say."""
    for known in (*found.experts, found.only):
        if known and known.rule == rule:
            return known
    if rule == SINGLE and found.solutions == 1:  # the rule changes nothing
        return RuleGrade(rule, found.efforts, found.percentile, found.level, found.core)
    return None


@cache
def _computed(class_code: str, crossing: Crossing, rule: ExtraRule) -> RuleGrade:
    setup = decode(class_code)  # the setup for which the table is computed too
    efforts = efforts_of(setup, correct_cities(setup, crossing, rule), crossing, rule)
    found, hard = scale(crossing).with_rule(rule, efforts), grade(setup, crossing).level is Level.HARD
    if hard and set(scale(crossing).levels(efforts)) == {Level.HARD}:
        return RuleGrade(rule, efforts, found.percentile, Level.EXPERT, core=True)
    return found


@cache
def scale(crossing: Crossing) -> Scale:
    """The scale that all solvable setups make."""
    return Scale((one.efforts, one.images) for one in grades(crossing))
