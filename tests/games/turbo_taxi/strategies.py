"""Hypothesis strategies for tiles, setups and cities."""

from __future__ import annotations

from hypothesis import strategies as st

from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing
from ttprint.geometry import TURNS

turns = st.sampled_from(TURNS)
tiles = st.sampled_from(TILES)
crossings = st.sampled_from(Crossing)
setups = st.integers(0, len(every_setup()) - 1).map(lambda place: every_setup()[place])
cities = st.lists(tiles, min_size=9, max_size=9).map(lambda nine: City(tuple(nine)))


@st.composite
def nearly_right(draw: st.DrawFn) -> tuple[Setup, City, Crossing]:
    """A correct city, with a few tiles changed, turned or swapped, or its setup changed, or nothing at all."""
    crossing = draw(crossings)
    setup = draw(setups.filter(lambda setup: any(True for _ in solutions(setup, crossing))))
    right = list(solutions(setup, crossing))
    nine = list(draw(st.sampled_from(right)).tiles)
    for change in draw(st.lists(st.sampled_from(["change", "turn", "swap", "setup"]), max_size=3)):
        i, j = draw(st.integers(0, 8)), draw(st.integers(0, 8))
        if change == "change":
            nine[i] = draw(tiles)
        elif change == "turn":
            nine[i] = nine[i].turned(draw(turns))
        elif change == "swap":
            nine[i], nine[j] = nine[j], nine[i]
        else:
            setup = draw(_moved(setup))
    return setup, City(tuple(nine)), crossing


@st.composite
def _moved(draw: st.DrawFn, setup: Setup) -> Setup:
    """The setup with one marker moved, or its partners changed."""
    a, b, c, d = setup.hours
    free = draw(st.sampled_from([hour for hour in range(1, 13) if hour not in setup.hours]))
    return draw(st.sampled_from([Setup((a, c), (b, d), setup.centre), Setup((a, free), (c, d), setup.centre)]))
