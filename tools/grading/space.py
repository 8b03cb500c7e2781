"""Grades for all setups: from the measurements to the frozen table, and how well the three solvers agree.

score: the mean of a class's three ranks, one for each simulated solver, among all solvable classes
percentile: the share of all solvable setups with a lower score; each level is a third of them
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from tools.grading.measuring import Measured, hard_efforts, measure
from tools.grading.ranking import kendall_w, spearman
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Efforts, Grade, Level, RuleGrade, Solver, head
from ttprint.games.turbo_taxi.grading.scale import Scale, level
from ttprint.games.turbo_taxi.grading.simulated import DIGITS, efforts_of
from ttprint.games.turbo_taxi.puzzle.atlas import classes
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, Extra
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.games.turbo_taxi.puzzle.unused import unused_rule


@dataclass(frozen=True, slots=True)
class Case:
    """A class to be graded: its first setup, its number of images, its measurements."""

    setup: Setup
    images: int
    measured: Measured


def measure_all(crossing: Crossing, tick: Callable[[int], None] | None = None) -> tuple[Case, ...]:
    """Measure one setup of each class. `tick` is called with the number of classes done since the last call."""
    cases = []
    for setup, ranks in classes():
        cases.append(Case(setup, len(ranks), measure(setup, crossing)))
        if tick:
            tick(1)
    return tuple(cases)


def scale_of(cases: Iterable[Case]) -> Scale:
    """The scale that these cases make."""
    return Scale((case.measured.efforts, case.images) for case in cases if case.measured.efforts)


def experts(case: Case, crossing: Crossing, scale: Scale) -> Iterator[RuleGrade]:
    """The extra rules, other than SINGLE, with which a hard case is hard for all three solvers."""
    if case.measured.efforts is None or level(scale.percentile(case.measured.efforts)) is not Level.HARD:
        return
    for rule in (APART if case.measured.apart else None, unused_rule(case.setup, crossing)):
        efforts = hard_efforts(case.setup, crossing, rule, scale.bar) if rule else None
        if rule and efforts:
            yield RuleGrade(rule, efforts, scale.percentile(efforts), Level.EXPERT, core=True)


def only(case: Case, crossing: Crossing, scale: Scale, found: Sequence[RuleGrade]) -> RuleGrade | None:
    """The grade of a card on which the only city is to be found, None if it is expert or there is no such card."""
    rule = unused_rule(case.setup, crossing)
    if case.measured.solutions == 1 or not rule or rule in [one.rule for one in found]:
        return None
    efforts = efforts_of(case.setup, tuple(solutions(case.setup, crossing, rule)), crossing, rule)
    return scale.with_rule(rule, efforts)


def table_line(case: Case, crossing: Crossing, scale: Scale) -> str:
    """A class as a line of the table."""
    one = case.measured
    known = [encode(case.setup), case.images, one.solutions, one.fillings, _digits(one.needed), one.apart]
    if one.efforts is None:
        return ",".join(map(str, [*known, *[""] * 8]))
    percentile = scale.percentile(one.efforts)
    core = set(scale.levels(one.efforts)) == {level(percentile)}
    graded = [*_numbers(one.efforts, percentile), level(percentile).value, "core" if core else ""]
    hard = list(experts(case, crossing, scale))
    other = only(case, crossing, scale, hard)
    rules = [";".join(map(_written, hard)), f"{_written(other)} {_level(other)}" if other else ""]
    return ",".join(map(str, [*known, *graded, *rules]))


def table(cases: Sequence[Case], crossing: Crossing, tick: Callable[[int], None] | None = None) -> str:
    """The whole table as text."""
    scale, lines = scale_of(cases), []
    for case in cases:
        lines.append(table_line(case, crossing, scale))
        if tick:
            tick(1)
    return head(crossing) + "".join(f"{line}\n" for line in lines)


@dataclass(frozen=True, slots=True)
class Agreement:
    """How well the three simulated solvers agree, over all solvable classes."""

    classes: int
    setups: int
    w: float
    correlations: Mapping[tuple[Solver, Solver], float]
    core: float
    solutions: Mapping[Solver, float]
    means: Mapping[Level, Efforts]


def agreement(grades: Sequence[Grade]) -> Agreement:
    """How well the three simulated solvers agree; `core` is a share of setups, not of classes."""
    columns = dict(zip(Solver, zip(*(one.efforts for one in grades), strict=True), strict=True))
    setups = sum(one.images for one in grades)
    counts = [one.solutions for one in grades]
    pairs = [(a, b) for a in Solver for b in Solver if list(Solver).index(a) < list(Solver).index(b)]
    return Agreement(
        len(grades),
        setups,
        kendall_w(list(columns.values())),
        {(a, b): spearman(columns[a], columns[b]) for a, b in pairs},
        sum(one.images for one in grades if one.core) / setups,
        {solver: spearman(column, counts) for solver, column in columns.items()},
        {level: _mean_efforts([one for one in grades if one.level is level]) for level in LEVELS},
    )


def _mean_efforts(grades: Sequence[Grade]) -> Efforts:
    weights = [one.images for one in grades]
    return Efforts(*(fmean(column, weights) for column in zip(*(one.efforts for one in grades), strict=True)))


def _level(one: RuleGrade) -> str:
    return f"{one.level.value} core" if one.core else one.level.value


def _written(expert: RuleGrade) -> str:
    counts = _digits([expert.rule.unused.count(kind) for kind in Kind])
    name = counts if expert.rule.extra is Extra.UNUSED else expert.rule.extra.value
    return " ".join([name, *_numbers(expert.efforts, expert.percentile)])


def _numbers(efforts: Efforts, percentile: float) -> list[str]:
    return [*(f"{effort:.{DIGITS}f}" for effort in efforts), f"{percentile:.1f}"]


def _digits(counts: Iterable[int]) -> str:
    return "".join(map(str, counts))
