"""The board does not depend on the last digit of floats, which differs between C libraries and versions of Python."""

from __future__ import annotations

import builtins
import json
import math
import zlib
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from ttprint.draw.inks import Theme
from ttprint.games.vite_taxi.art.board.layout import STORED, arrangement, digest
from ttprint.games.vite_taxi.art.inks import TOWN_INKS
from ttprint.games.vite_taxi.art.town.blocks import blocks
from ttprint.games.vite_taxi.art.town.footprints import footprints
from ttprint.games.vite_taxi.art.town.parks import trees
from ttprint.games.vite_taxi.art.town.plots import Taken
from ttprint.games.vite_taxi.art.town.river import bridges, paved, ramps, wet
from ttprint.games.vite_taxi.town.reading import PARIS, paris, town_from
from ttprint.games.vite_taxi.town.values import Town

FUNCTIONS = ("atan2", "sin", "cos", "hypot", "sqrt")


def perturbed(function: Callable[..., Any], seed: int) -> Callable[..., Any]:
    """The function with float results off by at most one unit in the last place; the same result for the same value."""

    def off(*args: Any) -> Any:
        value = function(*args)
        if not isinstance(value, float) or not math.isfinite(value):
            return value
        toward = (-math.inf, math.inf, value)[zlib.crc32(f"{seed} {value!r}".encode()) % 3]
        return math.nextafter(value, toward)

    return off


def compensated(numbers: Iterable[Any], start: Any = 0) -> Any:
    """The sum as Python 3.12 and later compute it for floats."""
    values = [start, *numbers]
    plain = all(type(value) in (int, float) for value in values)
    return math.fsum(values) if plain and float in map(type, values) else plain_sum(values[1:], start)


plain_sum = builtins.sum


def structure(town: Town) -> Any:
    """What is drawn, without the coordinates."""
    taken = Taken((*(shape.plot for shape in footprints(town)), *paved(town), *wet(town)))
    return (
        [(shape.length, shape.width) for shape in footprints(town)],
        [(block.tint, len(block.outline), len(block.lanes)) for block in blocks(town)],
        (len(bridges(town)), len(ramps(town)), plain_sum(1 for _ in trees(town, TOWN_INKS[Theme.CITY], taken))),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_digest_and_structure_survive_perturbed_maths(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = structure(paris())
    for name in FUNCTIONS:
        monkeypatch.setattr(math, name, perturbed(getattr(math, name), seed))
    monkeypatch.setattr(builtins, "sum", perturbed(sum, seed) if seed else compensated)
    town = town_from(json.loads(PARIS.read_text(encoding="utf-8")))
    assert digest(town) == json.loads(STORED.read_text(encoding="utf-8"))["digest"]
    assert arrangement(town).labels == arrangement(paris()).labels
    assert structure(town) == expected
