"""The last digit of a float, which differs between C libraries and versions of Python, decides nothing."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.digests import ALL, QUICK
from tools.other_maths import compensated_sum, off, plain_sum
from ttprint.geometry import round_to, ticks

REPOSITORY = Path(__file__).parents[2]


@cache
def digests(*options: str) -> list[str]:
    command = [sys.executable, "-m", "tools.digests", *options]
    return subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=True, text=True).stdout.splitlines()


@pytest.mark.slow
def test_a_choice_of_commands_writes_the_same_bytes_with_other_maths() -> None:
    expected = digests("--quick")
    assert len(expected) > 2 * len(QUICK)
    assert digests("--quick", "--maths", "2") == expected


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_every_product_has_the_same_bytes_with_other_maths(seed: int) -> None:
    assert len(digests()) > 4 * len(ALL)
    assert digests("--maths", str(seed)) == digests()


@given(st.integers(-20_000, 20_000), st.integers(0, 3), st.integers(0, 50))
def test_a_tie_is_rounded_the_same_way_whatever_its_last_digit(tie: int, places: int, seed: int) -> None:
    value = (tie + 0.5) / 10**places
    assert round_to(off(value, seed), places) == (tie + 1) / 10**places
    assert ticks(off(value, seed), 10**places) == tie + 1


def test_perturbed_numbers_would_decide_ties_otherwise() -> None:
    assert {round(100 * off(14.735, seed)) for seed in range(20)} == {1473, 1474}
    assert {off(complex(0.1, 3.0), seed).real == 0.1 for seed in range(20)} == {True, False}
    assert off(0.0, 1) == 0.0


def test_sums_of_both_kinds_of_python() -> None:
    tenths = [0.1] * 10
    assert plain_sum(tenths) != compensated_sum(tenths) == 1.0
    assert plain_sum([1, 2], 3) == compensated_sum([1, 2], 3) == 6


def test_infinity_and_nan_are_errors() -> None:
    for value in (float("inf"), float("nan")):
        with pytest.raises((ValueError, OverflowError)):
            ticks(value, 1000)
