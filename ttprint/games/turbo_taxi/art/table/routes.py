"""The way a taxi drives home through a city, drawn as a line on the road.

leg: the part of a route on one tile, in at one side and out at another
lane: how far a line keeps to the right of the middle of the road, so that two routes on one road both show
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from ttprint.draw.scene import Line, Move, Step, arc, moved
from ttprint.games.turbo_taxi.puzzle.city import GATES, City, neighbour
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Affine, Point, Side


@dataclass(frozen=True, slots=True)
class Leg:
    """A tile driven over: its square, the side it is entered by and the side it is left by."""

    square: int
    enter: Side
    leave: Side


def route(city: City, start: int, end: int) -> tuple[Leg, ...]:
    """The shortest way by road from one hour to another; empty when there is none."""
    ways: deque[tuple[Leg, ...]] = deque([()])
    seen = {GATES[start]}
    while ways:
        way = ways.popleft()
        square, enter = _ahead(way[-1]) if way else GATES[start]
        for leave in _onward(city, square, enter):
            leg = (*way, Leg(square, enter, leave))
            if (square, leave) == GATES[end]:
                return leg
            beyond = neighbour(square, leave)
            if beyond is not None and (beyond, leave.opposite) not in seen:
                seen.add((beyond, leave.opposite))
                ways.append(leg)
    return ()


def line(legs: tuple[Leg, ...], *, square: float, tile: float, lane: float) -> tuple[Step, ...]:
    """The route as one line; 0, 0 is the top-left corner of the city, whose squares are a little larger than tiles."""
    steps: list[Step] = []
    for leg in legs:
        row, column = divmod(leg.square, 3)
        slack = (square - tile) / 2
        first, *rest = moved(_leg(leg, tile, lane), Affine.move(column * square + slack, row * square + slack))
        if isinstance(first, Move):
            steps.append(Line(first.to) if steps else first)
        steps += rest
    return tuple(steps)


def _onward(city: City, square: int, enter: Side) -> list[Side]:
    roads = city.tiles[square].roads_read(Crossing.CROSSROADS)
    return sorted(side for road in roads if enter in road for side in road if side is not enter)


def _ahead(leg: Leg) -> tuple[int, Side]:
    beyond = neighbour(leg.square, leg.leave)
    if beyond is None:
        raise ValueError("the route has left the city")
    return beyond, leg.leave.opposite


def _leg(leg: Leg, tile: float, lane: float) -> tuple[Step, ...]:
    """The leg on its tile; drawn as if entered from the south, then turned."""
    quarters = (leg.enter - Side.S) % 4
    turn = Affine.rotate(90 * quarters, Point(tile / 2, tile / 2))
    x = tile / 2 + lane
    match Side((leg.leave - quarters) % 4):
        case Side.N:
            steps: tuple[Step, ...] = (Move(Point(x, tile)), Line(Point(x, 0)))
        case Side.E:
            # curves are quarter circles about a corner, as the roads are
            steps = arc(Point(tile, tile), tile / 2 - lane, 180, 270)
        case Side.W:
            steps = arc(Point(0, tile), tile / 2 + lane, 0, -90)
        case _:
            raise ValueError("a leg never leaves by the side it came in")
    return moved(steps, turn)
