"""Uncertainty: how much a player with some knowledge of a city still has to try, in halvings.

known: the edges for which it is known whether a road crosses them, and those that a road crosses, as bits of edges.py
uncertainty: for each open square log2 of the number of tiles that fit what is known of its edges, added up, plus log2
of the ways to fill the whole table so that every edge fits
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

from ttprint.games.turbo_taxi.puzzle.city import CENTRE
from ttprint.games.turbo_taxi.puzzle.drive import Drive
from ttprint.games.turbo_taxi.puzzle.edges import EDGES, GATE_EDGES
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Kind, Tile
from ttprint.geometry import Side

_SIDES = tuple(sum(EDGES[square, side] for side in Side) for square in range(9))
_RIM = sum(GATE_EDGES.values())


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Facts about a city: known edges, roads across them, the squares laid, tiles left, sides that roads join."""

    settled: int
    roads: int
    laid: frozenset[int]
    stock: tuple[int, ...]
    joins: tuple[tuple[int, frozenset[Side]], ...] = ()

    @classmethod
    def of(cls, setup: Setup) -> Knowledge:
        """The knowledge on a card: the markers and the centre."""
        markers = sum(GATE_EDGES[hour] for hour in setup.hours)
        card = cls(_RIM, markers, frozenset(), tuple(SET[kind] for kind in Kind))
        return card.with_tile(CENTRE, setup.centre)

    def with_tile(self, square: int, tile: Tile) -> Knowledge:
        """This knowledge and a tile on its square."""
        return replace(
            self,
            settled=self.settled | _SIDES[square],
            roads=self.roads | _edges(square, tile),
            laid=self.laid | {square},
            stock=_less(self.stock, (tile.kind,)),
        )

    def without(self, kinds: tuple[Kind, ...]) -> Knowledge:
        """This knowledge and that these tiles stay unused."""
        return replace(self, stock=_less(self.stock, kinds))

    def with_drive(self, legs: Drive) -> Knowledge:
        """This knowledge and that a taxi can drive along these legs."""
        crossed = 0
        for leg in legs:
            crossed |= EDGES[leg.square, leg.enter] | EDGES[leg.square, leg.leave]
        joins = tuple((leg.square, frozenset({leg.enter, leg.leave})) for leg in legs)
        return replace(self, settled=self.settled | crossed, roads=self.roads | crossed, joins=self.joins + joins)

    def uncertainty(self, fillings: int, crossing: Crossing) -> float:
        """The uncertainty that is left, with this number of ways to fill the table."""
        left = tuple(count > 0 for count in self.stock)
        total = math.log2(fillings) if fillings else 0.0
        for square in range(9):
            if square not in self.laid:
                joins = tuple(sides for at, sides in self.joins if at == square)
                known = self.settled & _SIDES[square]
                total += math.log2(max(1, _fitting(square, known, self.roads & known, left, joins, crossing)))
        return total


@cache
def _fitting(
    square: int,
    known: int,
    roads: int,
    left: tuple[bool, ...],
    joins: tuple[frozenset[Side], ...],
    crossing: Crossing,
) -> int:
    """The number of tiles that fit a square."""
    kinds = {kind for kind, there in zip(Kind, left, strict=True) if there}
    return sum(
        tile.kind in kinds
        and _edges(square, tile) & known == roads
        and all(any(sides <= road for road in tile.roads_read(crossing)) for sides in joins)
        for tile in TILES
    )


@cache
def _edges(square: int, tile: Tile) -> int:
    return sum(EDGES[square, side] for side in tile.sides)


def _less(stock: tuple[int, ...], kinds: tuple[Kind, ...]) -> tuple[int, ...]:
    return tuple(count - kinds.count(kind) for kind, count in zip(Kind, stock, strict=True))
