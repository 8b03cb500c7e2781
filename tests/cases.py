"""Parametrised cases of which `make test` runs a few and `make proofs` the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def few(every: Iterable[Any], quick: Collection[Any]) -> list[ParameterSet]:
    """All cases, a tuple for several parameters; those that are not among the quick ones are marked long."""
    cases = list(every)
    assert all(case in cases for case in quick), "a quick case that does not exist"
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=() if case in quick else pytest.mark.long)
        for case in cases
    ]
