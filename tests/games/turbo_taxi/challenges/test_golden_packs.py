"""The same seed gives the same pack for ever: packs as they were released, kept in goldens/packs.txt.

`pytest --update` writes the list anew; from 1.0 on that is a promise broken.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

KEPT = Path(__file__).parents[3] / "goldens" / "packs.txt"


def packs() -> Iterator[str]:
    for level, crossing, versions, seed in product(Level, Crossing, (1, 2, 4, 8), (1, 7, 2026)):
        pack = choose(9, level, seed, PackOptions(crossing), versions=versions)
        yield f"{level.value} {crossing.value} x{versions} seed {seed}: {' '.join(one.code for one in pack)}"
    for kind, seed in product(CardKind, (1, 7)):
        pack = choose(8, Level.MIXED, seed, PackOptions(kind=kind))
        wrong = [str(one.wrong) for one in pack if one.wrong]
        yield f"{kind.value} seed {seed}: {' '.join(one.code for one in pack)} {' | '.join(wrong)}".rstrip()


@pytest.mark.slow
def test_packs_equal_the_released_ones(request: pytest.FixtureRequest) -> None:
    made = "\n".join([*packs(), ""])
    if request.config.getoption("--update"):
        KEPT.write_text(made, encoding="utf-8")
    assert made.splitlines() == KEPT.read_text(encoding="utf-8").splitlines()
