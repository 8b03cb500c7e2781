"""The shortest way by road from one hour to another.

leg: the part of a drive on one tile, in at one side and out at another
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from ttprint.games.turbo_taxi.puzzle.city import GATES, City, neighbour, turned_square
from ttprint.games.turbo_taxi.puzzle.setup import Pair
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Side, Turn


@dataclass(frozen=True, slots=True)
class Leg:
    """A tile on the way: its square, the side of entry and the side of exit."""

    square: int
    enter: Side
    leave: Side

    def turned(self, turn: Turn) -> Leg:
        """The leg when the whole table is turned or mirrored."""
        return Leg(turned_square(self.square, turn), turn.side(self.enter), turn.side(self.leave))


Drive = tuple[Leg, ...]


def drive(city: City, pair: Pair, crossing: Crossing = Crossing.CROSSROADS) -> Drive:
    """The shortest way by road between two hours, the first found in the order N E S W; empty if there is no way."""
    start, goal = (GATES[hour] for hour in pair)
    ahead: deque[tuple[tuple[int, Side], Drive]] = deque([(start, ())])
    seen = {start}
    while ahead:
        (square, enter), way = ahead.popleft()
        for leave in onward(city, square, enter, crossing):
            longer = (*way, Leg(square, enter, leave))
            if (square, leave) == goal:
                return longer
            beyond = neighbour(square, leave)
            if beyond is not None and (end := (beyond, leave.opposite)) not in seen:
                seen.add(end)
                ahead.append((end, longer))
    return ()


def backwards(legs: Drive) -> Drive:
    """The same way from its end to its start."""
    return tuple(Leg(leg.square, leg.leave, leg.enter) for leg in reversed(legs))


def onward(city: City, square: int, enter: Side, crossing: Crossing) -> list[Side]:
    """The sides by which a tile can be left after entering it by `enter`."""
    return sorted(
        other for road in city.tiles[square].roads_read(crossing) if enter in road for other in road - {enter}
    )
