"""Positions on a drawn table: the nine squares and the clock around them.

rim: the band around the nine squares, where the hours lie      gate: the middle of the side at which an hour lies
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.games.turbo_taxi.puzzle.city import GATES
from ttprint.geometry import Box, Point, Side


@dataclass(frozen=True, slots=True)
class Grid:
    """The size of a square and the width of the rim, left and top; 0, 0 is the corner of the whole table."""

    square_width: float
    square_height: float
    left: float
    top: float

    @classmethod
    def even(cls, square: float, rim: float) -> Grid:
        """A grid whose squares are as wide as high, with the same rim on all sides."""
        return cls(square, square, rim, rim)

    @property
    def width(self) -> float:
        """The width of the whole table."""
        return 3 * self.square_width + 2 * self.left

    @property
    def city(self) -> Box:
        """The box of the nine squares together."""
        return Box(self.left, self.top, 3 * self.square_width, 3 * self.square_height)

    def box(self, square: int) -> Box:
        """The box of one square."""
        row, column = divmod(square, 3)
        wide, high = self.square_width, self.square_height
        return Box(self.left + column * wide, self.top + row * high, wide, high)

    def edge(self, square: int, side: Side, out: float = 0.0) -> Point:
        """The middle of a side of a square, moved outwards by `out`."""
        middle, (x, y) = self.box(square).centre, side.out
        return Point(middle.x + x * (self.square_width / 2 + out), middle.y + y * (self.square_height / 2 + out))

    def gate(self, hour: int, out: float = 0.0) -> Point:
        """The point where a road leaves the city at an hour, moved outwards by `out`."""
        return self.edge(*GATES[hour], out)
