"""The table measured: nine squares with the clock around them, wherever a city is drawn.

rim: the band around the nine squares, where the hours lie      gate: the middle of the side at which an hour lies
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.games.turbo_taxi.puzzle.city import GATES
from ttprint.geometry import Box, Point, Side


@dataclass(frozen=True, slots=True)
class Grid:
    """Squares of a size, and how wide the rim is at the sides and at the top; 0, 0 is the whole table's corner."""

    wide: float
    high: float
    left: float
    top: float

    @classmethod
    def even(cls, square: float, rim: float) -> Grid:
        """As wide as high, squares and rim alike."""
        return cls(square, square, rim, rim)

    @property
    def width(self) -> float:
        """The width of the whole table, rim included."""
        return 3 * self.wide + 2 * self.left

    @property
    def city(self) -> Box:
        """The nine squares together."""
        return Box(self.left, self.top, 3 * self.wide, 3 * self.high)

    def box(self, square: int) -> Box:
        """One square."""
        row, column = divmod(square, 3)
        return Box(self.left + column * self.wide, self.top + row * self.high, self.wide, self.high)

    def edge(self, square: int, side: Side, out: float = 0.0) -> Point:
        """The middle of a square's side, where a road crosses it; or a point so far out from there."""
        middle, (x, y) = self.box(square).centre, side.out
        return Point(middle.x + x * (self.wide / 2 + out), middle.y + y * (self.high / 2 + out))

    def gate(self, hour: int, out: float = 0.0) -> Point:
        """Where a road leaves the city at an hour; or a point so far out from there."""
        return self.edge(*GATES[hour], out)
