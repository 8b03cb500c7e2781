"""Places on a table whose squares are wider than high."""

from __future__ import annotations

from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.geometry import Box, Point, Side

WIDE = Grid(30, 20, 7, 5)


def test_squares_and_the_middles_of_their_sides() -> None:
    assert (WIDE.width, WIDE.city) == (104, Box(7, 5, 90, 60))
    assert WIDE.box(5) == Box(67, 25, 30, 20)
    assert [WIDE.edge(5, side) for side in Side] == [Point(82, 25), Point(97, 35), Point(82, 45), Point(67, 35)]
    assert WIDE.edge(5, Side.E, 3) == Point(100, 35)
    assert WIDE.edge(5, Side.N, 3) == Point(82, 22)


def test_gates_lie_clockwise_from_one_o_clock() -> None:
    assert WIDE.gate(12) == Point(52, 5)
    assert WIDE.gate(3) == Point(97, 35)
    assert WIDE.gate(7, 2) == Point(22, 67)
    assert WIDE.gate(10) == Point(7, 15)
