"""Every correct city of a setup.

The markers and the centre determine all edges but eight: those between neighbours on the outer ring. So a city is
built round the ring in four quarters: a corner square and the middle square after it, clockwise. All possible quarters
are computed in advance. The search starts with a road coming in, or none, and adds quarters that the set still has
tiles for; the last quarter must end as the first one began. The result is a filling: every edge fits. It is correct if
its roads join both pairs. Edges, networks and stocks are those of edges.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.edges import COST, EDGES, ENOUGH, GATE_EDGES, SET_STOCK, Networks, joined, reached
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Kind, Tile
from ttprint.geometry import Side

N, E, S, W = Side
RING = ((0, E), (1, E), (2, S), (5, S), (8, W), (7, W), (6, N), (3, N))  # each square and the side to the next one

Ring = tuple[Tile, ...]  # tiles round the ring, as far as they are laid
Filling = tuple[Ring, Networks]  # the eight tiles, and the networks within the quarters


class Quarter(NamedTuple):
    """A corner and the middle after it: whether a road goes on, their cost in tiles, their tiles and networks."""

    goes_on: bool
    cost: int
    tiles: Ring
    networks: Networks


# A part of the ring: whether a road came in at the start, whether one goes on, the stock left, tiles and networks.
# A plain tuple, since a named tuple would take a fifth more time in all.
Way = tuple[bool, bool, int, Ring, Networks]
Choices = dict[int, tuple[list[Quarter], list[Quarter]]]  # by the known roads, then by whether a road comes in


def solutions(setup: Setup, crossing: Crossing = Crossing.CROSSROADS, rule: ExtraRule | None = None) -> Iterator[City]:
    """All correct cities of a setup in a fixed order; with an extra rule, those that keep it."""
    centre = _laid(CENTRE, setup.centre, crossing)
    yellow, red = (GATE_EDGES[taxi] | GATE_EDGES[house] for taxi, house in (setup.yellow, setup.red))
    apart = rule is not None and rule.extra is Extra.APART
    for (a, b, c, d, e, f, g, h), networks in fillings(setup, crossing, rule.unused if rule else ()):
        every = networks + centre.networks
        if joined(yellow, red, every) and not (apart and reached(yellow, every) & red):
            yield City((a, b, c, h, setup.centre, d, g, f, e))


@lru_cache(maxsize=256)
def correct_cities(setup: Setup, crossing: Crossing, rule: ExtraRule | None = None) -> tuple[City, ...]:
    """All of `solutions` as a tuple, cached for setups that are solved again: for a card, its hints, its look-up."""
    return tuple(solutions(setup, crossing, rule))


def filled(setup: Setup, crossing: Crossing, unused: Iterable[Kind] = ()) -> Iterator[City]:
    """All of `fillings` as cities."""
    for (a, b, c, d, e, f, g, h), _ in fillings(setup, crossing, unused):
        yield City((a, b, c, h, setup.centre, d, g, f, e))


def fillings(setup: Setup, crossing: Crossing = Crossing.CROSSROADS, unused: Iterable[Kind] = ()) -> list[Filling]:
    """All ways to fill the ring so that every edge fits, whether or not the colours are joined.

    `unused` tiles are put away first.
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
    """For each quarter, the edges known in advance and all possible pairs of tiles."""
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
                fitting[comes_in].append(Quarter(goes_on, laid.cost, (first, second), laid.networks))
        quarters.append((settled, choices))
    return quarters


@dataclass(frozen=True, slots=True)
class Laid:
    """Tiles on their squares: the edges with a road, the cost in tiles, the networks."""

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
        whole = reached(network, networks)
        networks = (whole, *(apart for apart in networks if not apart & whole))
    return Laid(one.edges | other.edges, one.cost + other.cost, networks)
