"""Connected roads: the ends of roads that one can drive to from another."""

from __future__ import annotations

from ttprint.games.turbo_taxi.puzzle.city import City, neighbour
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Side

End = tuple[int, Side]  # a side of a square that a road reaches


def network(city: City, start: End, crossing: Crossing) -> frozenset[End]:
    """All road ends connected with `start`; empty if no road ends there."""
    if not is_road_end(city, start):
        return frozenset()
    reached: set[End] = set()
    ahead = [start]
    while ahead:
        square, side = end = ahead.pop()
        if end in reached:
            continue
        reached.add(end)
        ahead += [(square, other) for road in city.tiles[square].roads_read(crossing) if side in road for other in road]
        beyond = neighbour(square, side)
        if beyond is not None and is_road_end(city, (beyond, side.opposite)):
            ahead.append((beyond, side.opposite))
    return frozenset(reached)


def is_road_end(city: City, end: End) -> bool:
    """Return True if a road ends there."""
    square, side = end
    return side in city.tiles[square].sides
