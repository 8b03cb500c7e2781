"""The route of a taxi through a city, drawn as a line on the road.

lane: the distance of a line to the right of the middle of the road, so that two routes on one road both show
"""

from __future__ import annotations

from ttprint.draw.scene import Line, Move, Step
from ttprint.draw.shapes import arc, moved
from ttprint.games.turbo_taxi.puzzle.drive import Drive, Leg
from ttprint.geometry import Affine, Point, Side


def route_steps(legs: Drive, *, square: float, tile: float, lane: float) -> tuple[Step, ...]:
    """Return the route as one line; 0, 0 is the top-left corner of the city, whose squares are larger than tiles."""
    steps: list[Step] = []
    for leg in legs:
        row, column = divmod(leg.square, 3)
        slack = (square - tile) / 2
        first, *rest = moved(_leg(leg, tile, lane), Affine.move(column * square + slack, row * square + slack))
        if isinstance(first, Move):
            steps.append(Line(first.to) if steps else first)
        steps += rest
    return tuple(steps)


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
