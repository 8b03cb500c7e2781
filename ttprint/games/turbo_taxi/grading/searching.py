"""A solver that lays tiles at random and takes them back: the exact expected number of tiles that it lays.

moves: what a solver may do in a state: the squares that it may turn to, each as likely as the others, with the tiles
       that fit there, which it tries in random order; none if it turns back
careful: the solver that turns to a square beside a laid tile that the fewest tiles fit, and turns back as soon as
       nothing fits one of those squares
placements: tiles laid until a correct city is complete, with those taken back again
waste: the placements spent on a state without a correct city until everything has been tried there
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from statistics import fmean

from ttprint.games.turbo_taxi.grading.partial_city import NUMBERS, Site, beside, fewest, lay
from ttprint.games.turbo_taxi.puzzle.city import City

Journey = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]  # a site, and what else a solver remembers
State = Site | Journey
Choice = tuple[int, Sequence[tuple[int, State | None]]]  # a square, and what each tile there leads to; None: turn back
Moves = Callable[[State], Sequence[Choice]]
Waste = Callable[[State], float]
SITES_KEPT = 1 << 16  # more of them save hardly any work


def expected_placements(moves: Moves, waste: Waste, starts: Iterable[State], cities: Sequence[City]) -> float:
    """The expected placements from these states, each equally likely, until one of the cities is complete.

    The tiles of a square are tried in random order. With k of them leading on to a correct city, each that does not is
    tried before the first that does with chance 1 / (k + 1), and any of the k is the first with chance 1 / k.
    """
    # the cities that have a tile on a square, as bits, by square and tile
    with_tile: list[dict[int, int]] = [{} for _ in range(9)]
    for place, city in enumerate(cities):
        for square, tile in enumerate(city.tiles):
            with_tile[square][NUMBERS[tile]] = with_tile[square].get(NUMBERS[tile], 0) | 1 << place
    known: dict[tuple[State, int], float] = {}

    def ahead(state: State, within_reach: int) -> float:
        if not state[0]:
            return 0.0
        found = known.get((state, within_reach))
        if found is not None:
            return found
        choices, total = moves(state), 0.0
        for square, children in choices:
            right, wrong = [], 0.0
            for tile, child in children:
                reach = within_reach & with_tile[square].get(tile, 0)
                if reach and child:
                    right.append(ahead(child, reach))
                else:
                    wrong += 1 + waste(child) if child else 1
            total += wrong / (len(right) + 1) + 1 + sum(right) / len(right)
        known[state, within_reach] = total / len(choices)
        return total / len(choices)

    return fmean(ahead(state, (1 << len(cities)) - 1) for state in starts)


def waste_of(moves: Moves) -> Waste:
    """A function that returns the waste of a state."""

    @lru_cache(maxsize=SITES_KEPT)
    def waste(state: State) -> float:
        if not state[0]:
            return 0.0
        choices = moves(state)
        if not choices:
            return 0.0
        return sum([1 + waste(child) if child else 1 for _, tries in choices for _, child in tries]) / len(choices)

    return waste


def careful_moves(state: State) -> Sequence[Choice]:
    """The moves of the careful solver."""
    site = state[:3]
    return lay(site, fewest(site, beside(state[0])))


careful_waste = waste_of(careful_moves)
