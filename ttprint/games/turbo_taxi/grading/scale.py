"""Where the effort of one setup stands among those of all solvable setups.

rank: the position of a value among all, from 1; equal values share the mean of their positions
percentile: the percentage of all values that are below a value; equal values count half
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from statistics import fmean

from ttprint.games.turbo_taxi.grading.grades import LEVELS, Efforts, Level, RuleGrade
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule


def rank_among(ordered: Sequence[float], value: float) -> float:
    """The rank that a value has, or would have, among values in order."""
    return (bisect_left(ordered, value) + bisect_right(ordered, value) + 1) / 2


class Percentiles:
    """The percentiles of values, each counted with a weight."""

    def __init__(self, weighted: Iterable[tuple[float, int]]) -> None:
        total: Counter[float] = Counter()
        for value, weight in weighted:
            total[value] += weight
        self.values = sorted(total)
        self.below = list(accumulate((total[value] for value in self.values), initial=0))

    def of(self, value: float) -> float:
        """The percentile of a value, which may be any number."""
        first, last = bisect_left(self.values, value), bisect_right(self.values, value)
        return 50 * (self.below[first] + self.below[last]) / self.below[-1]


class Scale:
    """The efforts of all solvable setups, with which the efforts of one are compared."""

    def __init__(self, weighted: Iterable[tuple[Efforts, int]]) -> None:
        every = list(weighted)
        columns = list(zip(*(efforts for efforts, _ in every), strict=True))
        images = [count for _, count in every]
        self.ordered = [sorted(column) for column in columns]
        self.solvers = [Percentiles(zip(column, images, strict=True)) for column in columns]
        self.whole = Percentiles((self.score(efforts), count) for efforts, count in every)
        self.bar = Efforts(
            *(
                min(e for e in column if level(one.of(e)) is Level.HARD)
                for column, one in zip(columns, self.solvers, strict=True)
            )
        )

    def score(self, efforts: Efforts) -> float:
        """The mean rank of the three efforts."""
        return fmean(rank_among(column, one) for column, one in zip(self.ordered, efforts, strict=True))

    def percentile(self, efforts: Efforts) -> float:
        """The share of all solvable setups with a lower score, equal ones counted half."""
        return self.whole.of(self.score(efforts))

    def levels(self, efforts: Efforts) -> tuple[Level, ...]:
        """The level that each solver alone would give."""
        return tuple(level(one.of(effort)) for one, effort in zip(self.solvers, efforts, strict=True))

    def with_rule(self, rule: ExtraRule, efforts: Efforts) -> RuleGrade:
        """The grade of a card with a rule, from the efforts under it; it is not for experts."""
        percentile = self.percentile(efforts)
        found = level(percentile)
        return RuleGrade(rule, efforts, round(percentile, 1), found, set(self.levels(efforts)) == {found})


def level(percentile: float) -> Level:
    """The level of a percentile: a third of the range each."""
    return LEVELS[min(int(3 * percentile / 100), 2)]
