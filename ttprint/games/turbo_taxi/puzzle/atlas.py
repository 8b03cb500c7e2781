"""The atlas: all setups, each with its number of correct cities.

class: setups that are turned or mirrored images of each other; its name is the smallest of their codes
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ttprint.games.turbo_taxi.puzzle.codes import SETUP_COUNT, code_of_rank, rank
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@dataclass(frozen=True, slots=True)
class Entry:
    """A setup with its code, its number of correct cities, and the code of its class."""

    setup: Setup
    code: str
    solutions: int
    class_code: str

    @property
    def green(self) -> int:
        """The number of markers on green places."""
        return self.setup.green


@cache
def classes() -> tuple[tuple[Setup, frozenset[int]], ...]:
    """All classes in rank order: the first setup of each, and the ranks of all its setups."""
    found, seen = [], set[int]()
    for place, setup in enumerate(every_setup()):
        if place not in seen:
            ranks = frozenset(rank(image) for image in setup.images())
            seen |= ranks
            found.append((setup, ranks))
    return tuple(found)


def atlas(crossing: Crossing, tick: Callable[[int], None] | None = None) -> tuple[Entry, ...]:
    """All setups in rank order, solved. `tick` is called with the number of setups done since the last call.

    Only one setup of each class is solved: the correct cities of its images are the same, turned or mirrored.
    """
    counts, smallest = [0] * SETUP_COUNT, [0] * SETUP_COUNT
    for setup, ranks in classes():
        count = sum(1 for _ in solutions(setup, crossing))
        for place in ranks:
            counts[place], smallest[place] = count, min(ranks)
        if tick:
            tick(len(ranks))
    codes = [code_of_rank(place) for place in range(SETUP_COUNT)]
    return tuple(
        Entry(setup, codes[place], counts[place], codes[smallest[place]]) for place, setup in enumerate(every_setup())
    )
