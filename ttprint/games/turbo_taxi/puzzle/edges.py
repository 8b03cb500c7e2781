"""The integers that the solver works with: sets of edges as bits, and a stock of tiles in one number.

edge: one of the 24 edges of the nine squares, as a bit; the top of the top-left square is 1, its right side is 2, and
      the left side of the next square is that same 2: EDGES[0, E] == EDGES[1, W] == 2
network: connected roads, as the set of the edges they join: a curve NE on the top-left square is 1 | 2 == 3
stock: a hexadecimal digit for each kind, 8 and the number of tiles left: the whole set is 0x999BBB, the last digit for
      the straights; taking a fourth straight leaves 0x999BB7, in which the missing 8 shows that there were too few
cost: one tile of a kind, to be taken from a stock: a tee is 0x000100
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from ttprint.games.turbo_taxi.puzzle.city import GATES, neighbour
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Kind
from ttprint.geometry import Side

Networks = tuple[int, ...]


def _number_edges() -> dict[tuple[int, Side], int]:
    edges: dict[tuple[int, Side], int] = {}
    for square, side in product(range(9), Side):
        beyond = neighbour(square, side)
        shared = None if beyond is None else edges.get((beyond, side.opposite))
        edges[square, side] = shared or 1 << len(set(edges.values()))
    return edges


EDGES = _number_edges()
GATE_EDGES = {hour: EDGES[gate] for hour, gate in GATES.items()}
COST = {kind: 16**place for place, kind in enumerate(Kind)}
ENOUGH = sum(8 * COST[kind] for kind in Kind)  # the eights: a stock that still has all of them has no negative count
SET_STOCK = ENOUGH + sum(count * COST[kind] for kind, count in SET.items())


def reached(edges: int, networks: Iterable[int]) -> int:
    """All edges that can be reached from those given."""
    before = 0
    while edges != before:
        before = edges
        for network in networks:
            if network & edges:
                edges |= network
    return edges


def joined(yellow: int, red: int, networks: Networks) -> bool:
    """Return True if the networks connect the two edges of each pair."""
    found = reached(yellow & -yellow, networks)
    if found & yellow != yellow:
        return False
    # mostly one network joins all four markers; if it reaches one red marker, it must reach both
    return found & red == red or (not found & red and reached(red & -red, networks) & red == red)
