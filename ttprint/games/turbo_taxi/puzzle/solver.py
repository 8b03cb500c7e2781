"""Every right city of a setup.

The markers and the centre settle all sides but eight: those between neighbours on the outer ring. So a city is a way
round a ring, taken here in four quarters: a corner square and the middle square after it, clockwise. What a quarter
can be is known beforehand. Start with a road coming in, or none; add quarters that the set still has tiles for;
back at the start, the last quarter must hand over what the first one took for granted. That is a filling: every edge
fits. It is right if its roads join both pairs.

edge: one of the 24 edges of the nine squares, as a bit; so a network of roads is the set of the edges it joins
stock: a hexadecimal digit for each kind: 8 and the number of tiles left; an 8 that is gone says there were too few
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City, neighbour
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, Rule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Kind, Tile
from ttprint.geometry import Side

N, E, S, W = Side
RING = ((0, E), (1, E), (2, S), (5, S), (8, W), (7, W), (6, N), (3, N))  # each square and the side to the next one

Networks = tuple[int, ...]
Filling = tuple[tuple[Tile, ...], Networks]  # the tiles round the ring, and the networks within its quarters
Way = tuple[bool, bool, int, tuple[Tile, ...], Networks]  # came a road in at the start, goes one on, stock, a filling
Quarter = tuple[bool, int, tuple[Tile, ...], Networks]  # goes a road on, what it takes from the stock, a filling
Choices = dict[int, tuple[list[Quarter], list[Quarter]]]  # by the roads settled beforehand, then: comes a road in?


def solutions(setup: Setup, crossing: Crossing = Crossing.CROSSROADS, rule: Rule | None = None) -> Iterator[City]:
    """All right cities of a setup, in a fixed order; with an extra rule, those that keep it."""
    centre = _laid(CENTRE, setup.centre, crossing)
    yellow, red = (GATE_EDGES[taxi] | GATE_EDGES[house] for taxi, house in (setup.yellow, setup.red))
    apart = rule is not None and rule.extra is Extra.APART
    for (a, b, c, d, e, f, g, h), networks in fillings(setup, crossing, rule.unused if rule else ()):
        every = networks + centre.networks
        if _joined(yellow, red, every) and not (apart and _reached(yellow, every) & red):
            yield City((a, b, c, h, setup.centre, d, g, f, e))


def fillings(setup: Setup, crossing: Crossing = Crossing.CROSSROADS, unused: Iterable[Kind] = ()) -> list[Filling]:
    """All ways to fill the ring so that every edge fits, whether or not the colours are joined.

    Tiles named as unused are put away first.
    """
    centre = _laid(CENTRE, setup.centre, crossing)
    stock_left = SET_STOCK - centre.cost - sum(COST[kind] for kind in unused)
    if stock_left & ENOUGH != ENOUGH:
        return []
    known = centre.edges | sum(GATE_EDGES[hour] for hour in setup.hours)
    ways: list[Way] = [(comes_in, comes_in, stock_left, (), ()) for comes_in in (False, True)]
    for settled, choices in _quarters(crossing):
        fitting = choices[known & settled]
        ways = [
            (start, goes_on, left, laid + tiles, networks + more)
            for start, comes_in, stock, laid, networks in ways
            for goes_on, cost, tiles, more in fitting[comes_in]
            if (left := stock - cost) & ENOUGH == ENOUGH
        ]
    return [(laid, networks) for start, goes_on, _, laid, networks in ways if start == goes_on]


@cache
def _quarters(crossing: Crossing) -> list[tuple[int, Choices]]:
    """For each quarter, the edges that are settled beforehand and all that it can be."""
    quarters = []
    for i in range(0, 8, 2):
        (corner, onward), (middle, out) = RING[i : i + 2]
        entry, inner, exit_ = EDGES[RING[i - 1]], EDGES[corner, onward], EDGES[middle, out]
        settled = sum(EDGES[square, side] for square in (corner, middle) for side in Side) - 2 * inner - entry - exit_
        choices: Choices = {}
        for first, second in product(TILES, repeat=2):
            if (onward in first.sides) == (onward.opposite in second.sides):
                laid = _together(_laid(corner, first, crossing), _laid(middle, second, crossing))
                fitting = choices.setdefault(laid.edges & settled, ([], []))
                goes_on, comes_in = bool(laid.edges & exit_), bool(laid.edges & entry)
                fitting[comes_in].append((goes_on, laid.cost, (first, second), laid.networks))
        quarters.append((settled, choices))
    return quarters


@dataclass(frozen=True, slots=True)
class Laid:
    """What tiles on their squares come to: the edges with a road, the tiles taken, the networks."""

    edges: int
    cost: int
    networks: Networks


@cache
def _laid(square: int, tile: Tile, crossing: Crossing) -> Laid:
    networks = tuple(sum(EDGES[square, side] for side in road) for road in tile.roads_read(crossing))
    return Laid(sum(networks), COST[tile.kind], networks)  # roads of a tile share no edge: their sum is their union


def _together(one: Laid, other: Laid) -> Laid:
    networks = one.networks
    for network in other.networks:
        joined = _reached(network, networks)
        networks = (joined, *(apart for apart in networks if not apart & joined))
    return Laid(one.edges | other.edges, one.cost + other.cost, networks)


def _joined(yellow: int, red: int, networks: Networks) -> bool:
    """Whether the networks, where they touch, lead from edge to edge of each pair."""
    reached = _reached(yellow & -yellow, networks)
    if reached & yellow != yellow:
        return False
    # mostly one network joins all four markers; if it meets one red one, it is the red network too
    return reached & red == red or (not reached & red and _reached(red & -red, networks) & red == red)


def _reached(edges: int, networks: Iterable[int]) -> int:
    """All edges that can be reached from those given."""
    before = 0
    while edges != before:
        before = edges
        for network in networks:
            if network & edges:
                edges |= network
    return edges


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
ENOUGH = sum(8 * COST[kind] for kind in Kind)
SET_STOCK = ENOUGH + sum(count * COST[kind] for kind, count in SET.items())
