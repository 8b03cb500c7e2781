"""Ranks, and how well several rankings agree.

rank: the position of a value among all, from 1; equal values share the mean of their positions
W: Kendall's coefficient of concordance, 0 for rankings that have nothing in common, 1 for equal ones
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from ttprint.games.turbo_taxi.grading.scale import rank_among


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value."""
    ordered = sorted(values)
    return [rank_among(ordered, value) for value in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The rank correlation of two rankings of the same things."""
    left, right = ranks(one), ranks(other)
    middle = (len(left) + 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(left, right, strict=True))
    spreads = (sum((rank - middle) ** 2 for rank in ranking) for ranking in (left, right))
    a, b = spreads
    return both / float((a * b) ** 0.5)


def kendall_w(rankings: Sequence[Sequence[float]]) -> float:
    """Kendall's W of several rankings of the same things, with the usual correction for ties."""
    ranked = [ranks(values) for values in rankings]
    judges, things = len(ranked), len(ranked[0])
    totals = [sum(column) for column in zip(*ranked, strict=True)]
    middle = fmean(totals)
    ties: float = sum(count**3 - count for ranking in ranked for count in Counter(ranking).values())
    spread: float = sum((total - middle) ** 2 for total in totals)
    return 12 * spread / (judges**2 * (things**3 - things) - judges * ties)
