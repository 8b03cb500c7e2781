"""Two taxis stand on every square, at every size of the board."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Line, Move
from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.art.taxis.counters import ACROSS
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import DEEP, FOOT, PAPER, standee
from ttprint.games.vite_taxi.art.town.footprints import Footprint, footprints
from ttprint.games.vite_taxi.box.parts import TaxiShape, scale_of_board, taxis_for
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.press.paper import parse_paper

BESIDE = 0.2  # mm between two taxis
BOARDS = [(paper, single) for paper in ("a4", "letter", "a3", "legal", "a2") for single in (False, True)]
BOARDS.remove(("letter", True))  # refused: flat counters would be smaller than 4 mm


def feet(scale: float) -> tuple[float, float]:
    """Return how long and how deep a folded taxi stands, measured on its net."""
    net = standee(Livery.RED, Theme.CITY, scale)
    corners = [step.to for step in net.outline if isinstance(step, Move | Line)]
    creases = sorted({round(a.to.y, 6) for a, _ in pairwise(net.creases) if isinstance(a, Move)})
    assert len(creases) == 3
    long = max(p.x for p in corners) - min(p.x for p in corners)
    deep = creases[0] + (net.height - creases[2]) + 2 * PAPER
    return long, deep


def holds(shape: Footprint, scale: float, long: float, wide: float) -> bool:
    """True if a rectangle about the middle of a square, along it, lies within the square."""
    if shape.square.everyone_stops:
        return math.hypot(long, wide) <= shape.length * scale
    return long <= shape.length * scale and wide <= shape.width * scale


def test_the_feet_are_as_deep_as_they_say() -> None:
    assert feet(1.0)[1] == pytest.approx(DEEP) == pytest.approx(2 * FOOT + 2 * PAPER)


@pytest.mark.parametrize(("paper", "single"), BOARDS)
def test_two_taxis_stand_on_every_square_of_every_board(paper: str, single: bool) -> None:
    scale = scale_of_board(parse_paper(paper), 3.0, single)
    taxis = taxis_for(scale)
    assert taxis.scale == scale
    for shape in footprints(paris()):
        if taxis.flat:  # two discs, askew in an oblong
            across = ACROSS * scale
            if shape.square.everyone_stops:
                assert 2 * across <= shape.length * scale
            else:
                long, wide = shape.length * scale - across, shape.width * scale - across
                assert math.hypot(long, wide) >= across, shape.square
        else:
            long, deep = feet(scale)
            assert holds(shape, scale, long, 2 * deep + BESIDE * scale), shape.square


def test_the_default_board_is_drawn_at_full_size_and_its_taxis_are_14_mm_long() -> None:
    scale = scale_of_board(parse_paper("a4"), 3.0, False)
    assert scale == 1
    assert not taxis_for(scale).flat
    assert feet(scale)[0] >= 14


def test_a_board_too_small_for_standing_taxis_gets_discs() -> None:
    scale = scale_of_board(parse_paper("a3"), 3.0, True)
    assert taxis_for(scale).flat
    assert taxis_for(1.0, TaxiShape.DISCS).flat
    with pytest.raises(TtprintError) as caught:
        taxis_for(scale, TaxiShape.STANDING)
    assert caught.value.key == "taxis.small"
    for paper in ("148x210", "letter"):
        with pytest.raises(TtprintError) as caught:
            scale_of_board(parse_paper(paper), 3.0, True)
        assert caught.value.key == "board.small"
