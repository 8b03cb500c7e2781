from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from tests.games.turbo_taxi.art.looking import SIGHTS, lab, seen
from ttprint.draw.inks import Ink
from ttprint.games.turbo_taxi.art.backs.liveries import MEDAL, PALETTES, Figure, NoSets, liveries


def test_the_classic_four_come_first() -> None:
    assert [livery.name for livery in liveries(4)] == ["cab", "tuktuk", "rickshaw", "boat"]
    assert all(livery.number is None for livery in liveries(4))
    assert [livery.figure for livery in liveries(30)[:4]] == [livery.figure for livery in liveries(4)]
    assert [livery.colour for livery in liveries(30)[:4]] == [livery.colour for livery in liveries(4)]


def test_three_hundred_liveries_are_all_different() -> None:
    sets = liveries(300)
    assert len({livery.name for livery in sets}) == 300
    assert len({(livery.figure, livery.colour, livery.pattern) for livery in sets}) == 300
    assert [livery.number for livery in sets] == list(range(1, 301))
    assert not any(livery.figure is Figure.MEDAL or livery.colour is MEDAL.colour for livery in sets)


def test_the_first_sixty_four_differ_in_figure_and_colour() -> None:
    assert len({(livery.figure, livery.colour) for livery in liveries(64)}) == 64


def test_more_sets_do_not_change_the_first_ones() -> None:
    assert liveries(300)[:30] == liveries(30)


def test_liveries_do_not_depend_on_the_hash_seed() -> None:
    program = "from ttprint.games.turbo_taxi.art.backs.liveries import liveries; print(liveries(300))"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@pytest.mark.parametrize("count", [0, -3])
def test_no_sets_is_an_error(count: int) -> None:
    with pytest.raises(NoSets, match=str(count)):
        liveries(count)


@pytest.mark.parametrize("sight", SIGHTS)
def test_all_nine_colours_differ_for_every_kind_of_sight(sight: str) -> None:
    """The inks of the grounds stay more than 20 (CIE76) apart."""

    def looks(ink: Ink) -> np.ndarray:
        return lab(seen(np.array([ink.red, ink.green, ink.blue]) / 255, sight))

    grounds = [looks(palette.ground) for palette in PALETTES.values()]
    assert all(np.linalg.norm(a - b) > 20 for a, b in combinations(grounds, 2))
