from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttprint.render.numbers import Numbers, factors, lengths


@given(st.floats(-1e5, 1e5), st.sampled_from([lengths, factors]))
def test_a_number_is_short_and_exact(value: float, numbers: Numbers) -> None:
    text = numbers[value]
    assert re.fullmatch(rf"-?\d+(\.\d{{0,{numbers.places - 1}}}[1-9])?", text)
    assert abs(float(text) - value) <= 0.5001 / numbers.scale
    assert text != "-0"


@pytest.mark.parametrize(
    ("value", "text"), [(0.0004, "0"), (-0.0, "0"), (2.50, "2.5"), (1e7, "10000000"), (-0.5, "-0.5")]
)
def test_there_are_no_needless_zeros(value: float, text: str) -> None:
    assert Numbers(3)[value] == text


def test_there_is_no_exponent() -> None:
    assert Numbers(6)[0.000002] == "0.000002"


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_infinity_and_nan_are_errors(value: float) -> None:
    with pytest.raises((ValueError, OverflowError)):
        Numbers(3)[value]
