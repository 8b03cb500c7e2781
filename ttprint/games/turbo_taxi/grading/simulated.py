"""Three simulated solvers, and the exact expected number of tiles that each lays until its first correct city.

All three build outward from the centre, lay a fitting tile at random, and take back tiles when they are stuck. They
differ in the square they choose next:
naive: any open square beside a laid tile
careful: of those, the one with the fewest fitting tiles; turns back as soon as nothing fits one of them
road-follower: a square at an open end of one colour's roads, then of the other's, then as the careful one; turns
back as soon as a colour is sealed off, that is, a marker not yet joined to its partner has no open end of road left

placements: tiles laid, with those taken back again       effort: log2(placements / 8), which is 0 without a mistake
state: a site; for the road-follower also the networks of roads and the pairs not yet joined, while there are any
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from ttprint.games.turbo_taxi.grading.grades import Efforts, Solver
from ttprint.games.turbo_taxi.grading.partial_city import (
    NUMBERS,
    SIDES,
    SQUARES,
    Site,
    around,
    beside,
    empty_site,
    lay,
    open_squares,
    roads_on,
)
from ttprint.games.turbo_taxi.grading.searching import (
    Choice,
    Moves,
    State,
    careful_moves,
    careful_waste,
    expected_placements,
    waste_of,
)
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.edges import GATE_EDGES
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind

DIGITS = 3  # of an effort, in the table and in every comparison, so that the table alone decides
Networks = tuple[int, ...]
Pairs = tuple[int, ...]  # the gates of each pair not yet joined, the pair to be joined first in front


def efforts_of(setup: Setup, cities: Sequence[City], crossing: Crossing, rule: ExtraRule | None = None) -> Efforts:
    """The efforts of the three solvers until they have one of these cities, as they stand in the table."""
    return Efforts(*(effort_of(solver, setup, cities, crossing, rule) for solver in Solver))


def effort_of(
    solver: Solver, setup: Setup, cities: Sequence[City], crossing: Crossing, rule: ExtraRule | None = None
) -> float:
    """The effort of one solver, as it stands in the table; tiles that the rule names are put away."""
    # abs: rounding can make a sum of chances a little less than 8, and the effort -0.0
    return abs(round(effort(solver, setup, cities, crossing, rule.unused if rule else ()), DIGITS))


def effort(
    solver: Solver, setup: Setup, cities: Sequence[City], crossing: Crossing, unused: Iterable[Kind] = ()
) -> float:
    """log2(expected placements / 8)."""
    return math.log2(placements(solver, setup, cities, crossing, unused) / len(SQUARES))


def placements(
    solver: Solver, setup: Setup, cities: Sequence[City], crossing: Crossing, unused: Iterable[Kind] = ()
) -> float:
    """The expected number of tiles laid until one of these cities is complete; `unused` tiles are put away first."""
    site = empty_site(setup, unused)
    if solver is not Solver.FOLLOWER:
        return expected_placements(*_ENGINES[solver], [site], cities)
    yellow, red = (GATE_EDGES[taxi] | GATE_EDGES[house] for taxi, house in (setup.yellow, setup.red))
    gates = (GATE_EDGES[hour] for hour in setup.hours)
    networks = tuple(sorted((*gates, *roads_on(crossing)[CENTRE, NUMBERS[setup.centre]])))
    # either colour comes first half of the time
    starts: list[State] = [(*site, networks, pairs) for pairs in ((yellow, red), (red, yellow))]
    return expected_placements(*_FOLLOWERS[crossing], starts, cities)


def _naive(state: State) -> Sequence[Choice]:
    return lay(state[:3], beside(state[0]))


def _follower(crossing: Crossing) -> Moves:
    roads = roads_on(crossing)

    def moves(state: State) -> Sequence[Choice]:
        if len(state) == 3:
            return careful_moves(state)
        still_open, along, stock, networks, pairs = state
        ends = 0
        for network in networks:
            if network & pairs[0]:
                ends |= network
        squares = [square for square in open_squares(still_open) if SIDES[square] & ends]
        return [
            (square, [(tile, followed(square, tile, after, networks, pairs)) for tile, after in tries])
            for square, tries in lay((still_open, along, stock), squares)
        ]

    def followed(square: int, tile: int, site: Site, networks: Networks, pairs: Pairs) -> State | None:
        joined = _joined(networks, roads[square, tile], pairs, around(site[0]))
        if joined is None:
            return None
        return (*site, *joined) if joined[1] else site

    return moves


def _joined(networks: Iterable[int], roads: Iterable[int], pairs: Pairs, seen: int) -> tuple[Networks, Pairs] | None:
    """The networks with more roads, and the pairs still to be joined; None if one of these is sealed off."""
    for road in roads:
        apart = []
        for network in networks:
            if network & road:
                road |= network
            else:
                apart.append(network)
        networks = (*apart, road)
    to_join, kept = [], seen
    for pair in pairs:
        ends = [network for network in networks if network & pair]
        if len(ends) == 2:
            if not (ends[0] & seen and ends[1] & seen):
                return None
            to_join.append(pair)
            kept |= pair
    if not to_join:
        return (), ()
    # roads without an open end are left out, so that equivalent states are equal
    return tuple(sorted([rest for network in networks if (rest := network & kept)])), tuple(to_join)


_ENGINES = {Solver.NAIVE: (_naive, waste_of(_naive)), Solver.CAREFUL: (careful_moves, careful_waste)}
_FOLLOWERS = {crossing: (moves, waste_of(moves)) for crossing in Crossing for moves in (_follower(crossing),)}
