"""A city in which some of the eight tiles round the centre have been laid.

site: the squares still open, the roads that run up to their edges, the tiles left; squares and edges are bits
settled: the edges of an open square that are known: at the rim, at the centre and beside laid tiles
fitting: the tiles that may lie on an open square: they continue all roads at its settled edges, have no other road
      there, and are left in the set
number: a tile's index in TILES; integers are looked up much faster than tiles
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ttprint.games.turbo_taxi.puzzle.city import CENTRE, neighbour
from ttprint.games.turbo_taxi.puzzle.edges import COST, EDGES, ENOUGH, GATE_EDGES, SET_STOCK
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Kind, Tile
from ttprint.geometry import Side

Site = tuple[int, int, int]  # open squares, roads at their edges, stock
Choice = tuple[int, list[tuple[int, Site]]]  # a square, and what each tile that fits it leads to
Roads = tuple[int, ...]  # the roads of a tile on its square, each as the edges that it joins

SQUARES = tuple(square for square in range(9) if square != CENTRE)
EVERY_SQUARE = sum(1 << square for square in SQUARES)
SIDES = tuple(sum(EDGES[square, side] for side in Side) for square in range(9))
NUMBERS = {tile: number for number, tile in enumerate(TILES)}


def empty_site(setup: Setup, unused: Iterable[Kind] = ()) -> Site:
    """The site with only the centre and the markers; `unused` tiles are put away first."""
    markers = sum(GATE_EDGES[hour] for hour in setup.hours)
    return without(with_tile((EVERY_SQUARE, markers, SET_STOCK), CENTRE, setup.centre), unused)


def with_tile(site: Site, square: int, tile: Tile) -> Site:
    """The site after a tile is laid on an open square."""
    still_open, roads, stock = site
    rest = still_open & ~(1 << square)
    return rest, (roads | _edges(square, tile)) & around(rest), stock - COST[tile.kind]


def without(site: Site, unused: Iterable[Kind]) -> Site:
    """The site after these tiles are put away."""
    still_open, roads, stock = site
    return still_open, roads, stock - sum(COST[kind] for kind in unused)


def lay(site: Site, squares: Iterable[int]) -> list[Choice]:
    """For each of these open squares, the number of each tile that fits it and the site after that tile is laid."""
    still_open, roads, stock = site
    views = _views(still_open)
    choices: list[Choice] = []
    for square in squares:
        sides, known, rest, seen = views[square]
        fits = _fitting(square, known, roads & sides, stock)
        choices.append((square, [(tile, (rest, (roads | edges) & seen, left)) for tile, edges, left in fits]))
    return choices


def fitting(site: Site) -> list[tuple[int, int]]:
    """Each open square with the tiles that fit it, as bits by their numbers."""
    still_open, roads, stock = site
    views = _views(still_open)
    return [
        (square, _fitting_bits(square, known, roads & sides, stock)) for square, (sides, known, _, _) in views.items()
    ]


def fewest(site: Site, squares: Iterable[int]) -> list[int]:
    """The squares with the fewest fitting tiles; empty if nothing fits one of the squares."""
    still_open, roads, stock = site
    views = _views(still_open)
    counts = {square: len(_fitting(square, views[square][1], roads & views[square][0], stock)) for square in squares}
    least = min(counts.values())
    return [square for square, count in counts.items() if count == least > 0]


@cache
def open_squares(still_open: int) -> tuple[int, ...]:
    """The open squares."""
    return tuple(square for square in SQUARES if still_open >> square & 1)


@cache
def beside(still_open: int) -> tuple[int, ...]:
    """The open squares that lie beside a laid tile."""
    return tuple(square for square in open_squares(still_open) if _neighbours(square) & ~still_open)


@cache
def around(still_open: int) -> int:
    """All edges of the open squares."""
    return sum({EDGES[square, side] for square in open_squares(still_open) for side in Side})


@cache
def _views(still_open: int) -> dict[int, tuple[int, int, int, int]]:
    """For each open square: its edges, those of them that are settled, the squares open after it, their edges."""
    views = {}
    for square in open_squares(still_open):
        beyond = ((side, neighbour(square, side)) for side in Side)
        known = (EDGES[square, side] for side, other in beyond if other is None or not still_open >> other & 1)
        rest = still_open & ~(1 << square)
        views[square] = SIDES[square], sum(known), rest, around(rest)
    return views


@cache
def roads_on(crossing: Crossing) -> dict[tuple[int, int], Roads]:
    """The roads of every tile on every square, by square and number."""
    return {
        (square, NUMBERS[tile]): tuple(
            sorted(sum(EDGES[square, side] for side in road) for road in tile.roads_read(crossing))
        )
        for square in range(9)
        for tile in TILES
    }


@cache
def _fitting(square: int, known: int, roads: int, stock: int) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (number, edges, left)
        for number, tile in enumerate(TILES)
        if (edges := _edges(square, tile)) & known == roads and (left := stock - COST[tile.kind]) & ENOUGH == ENOUGH
    )


@cache
def _fitting_bits(square: int, known: int, roads: int, stock: int) -> int:
    return sum(1 << number for number, _, _ in _fitting(square, known, roads, stock))


@cache
def _edges(square: int, tile: Tile) -> int:
    return sum(EDGES[square, side] for side in tile.sides)


@cache
def _neighbours(square: int) -> int:
    return sum(1 << beyond for side in Side if (beyond := neighbour(square, side)) is not None)
