"""What a player knows of a city, and how far that leads.

allowed: for each square the tiles that may lie there, as bits by their numbers; a known drive leaves only some
uncertainty: log2 of the number of tiles that fit each open square, added up, plus log2 of the ways to fill the whole
table so that every edge fits
waste: how many tiles the careful solver (searching.py) is expected to lay and take back
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from ttprint.games.turbo_taxi.grading.partial_city import (
    Site,
    beside,
    empty_site,
    fitting,
    lay,
    with_tile,
    without,
)
from ttprint.games.turbo_taxi.grading.searching import (
    Choice,
    State,
    careful_moves,
    careful_waste,
    expected_placements,
    waste_of,
)
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.drive import Drive
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Kind, Tile
from ttprint.geometry import Side

_ANY = ((1 << len(TILES)) - 1,) * 9


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The tiles laid and left, and the tiles that may lie on each square."""

    site: Site
    allowed: tuple[int, ...] = _ANY

    @classmethod
    def of(cls, setup: Setup, unused: Iterable[Kind] = ()) -> Knowledge:
        """The knowledge on a card: the markers, the centre, and tiles that an extra rule leaves unused."""
        return cls(empty_site(setup, unused))

    def with_tile(self, square: int, tile: Tile) -> Knowledge:
        """This knowledge and a tile on its square."""
        return replace(self, site=with_tile(self.site, square, tile))

    def without(self, kinds: Iterable[Kind]) -> Knowledge:
        """This knowledge and that these tiles stay unused."""
        return replace(self, site=without(self.site, kinds))

    def with_drive(self, legs: Drive, crossing: Crossing) -> Knowledge:
        """This knowledge and that a taxi can drive along these legs."""
        allowed = list(self.allowed)
        for leg in legs:
            allowed[leg.square] &= _joining(leg.enter, leg.leave, crossing)
        return replace(self, allowed=tuple(allowed))

    def uncertainty(self, fillings: int) -> float:
        """The uncertainty that is left, with this number of ways to fill the table."""
        there = ((fits & self.allowed[square]).bit_count() for square, fits in fitting(self.site))
        return math.log2(fillings * math.prod(there))

    def waste(self, cities: Sequence[City]) -> float:
        """The waste until one of these cities is complete."""
        if self.allowed == _ANY:
            placements = expected_placements(careful_moves, careful_waste, [self.site], cities)
        else:
            placements = expected_placements(self._moves, waste_of(self._moves), [self.site], cities)
        return placements - self.site[0].bit_count()

    def _moves(self, state: State) -> Sequence[Choice]:
        """The moves of the careful solver with this knowledge."""
        choices = [
            (square, [(tile, after) for tile, after in tries if self.allowed[square] >> tile & 1])
            for square, tries in lay(state[:3], beside(state[0]))
        ]
        least = min(len(tries) for _, tries in choices)
        return [choice for choice in choices if len(choice[1]) == least > 0]


@cache
def _joining(one: Side, other: Side, crossing: Crossing) -> int:
    """The tiles with a road that joins two sides, as bits."""
    return sum(
        1 << number
        for number, tile in enumerate(TILES)
        if any({one, other} <= road for road in tile.roads_read(crossing))
    )
