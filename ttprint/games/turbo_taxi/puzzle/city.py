"""The city: nine tiles in three rows, and the clock of twelve places around it.

square: a position for a tile, 0..8, row by row   hour: a rim place, 1..12, clockwise as on a clock
gate: the side of a square at which an hour lies  green: a rim place beside a corner square
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.tiles import Tile
from ttprint.geometry import Side, Turn

HOURS = range(1, 13)
CENTRE = 4

N, E, S, W = Side
GATES: Mapping[int, tuple[int, Side]] = {11: (0, N), 12: (1, N), 1: (2, N), 2: (2, E), 3: (5, E), 4: (8, E)} | {
    5: (8, S),
    6: (7, S),
    7: (6, S),
    8: (6, W),
    9: (3, W),
    10: (0, W),
}
GREEN = frozenset(hour for hour in HOURS if hour % 3)


@cache
def neighbour(square: int, side: Side) -> int | None:
    """The square beyond a side of a square, or None at the edge of the city."""
    row, column = divmod(square, 3)
    row, column = row + (side is S) - (side is N), column + (side is E) - (side is W)
    return 3 * row + column if row in range(3) and column in range(3) else None


def turned_hour(hour: int, turn: Turn) -> int:
    """The hour to which an hour moves when the whole table is turned or mirrored."""
    return turn.around(hour, 12) or 12


def turned_square(square: int, turn: Turn) -> int:
    """The square to which a square moves when the whole table is turned or mirrored."""
    y, x = (place - 1 for place in divmod(square, 3))
    x = -x if turn.mirrored else x
    for _ in range(turn.quarters):
        x, y = -y, x
    return 3 * (y + 1) + (x + 1)


@dataclass(frozen=True, slots=True)
class City:
    """Nine tiles in directions, row by row."""

    tiles: tuple[Tile, ...]

    @classmethod
    def parse(cls, text: str) -> City:
        """A city from its nine tile names; the slashes between the rows are optional."""
        rows = [row.split() for row in text.split("/")]
        names = [name for row in rows for name in row]
        if len(names) != 9:
            raise WrongCity("city.count", count=len(names))
        if len(rows) > 1 and [len(row) for row in rows] != [3, 3, 3]:
            raise WrongCity("city.rows", text=text)
        return cls(tuple(Tile.parse(name) for name in names))

    def __str__(self) -> str:
        names = [str(tile) for tile in self.tiles]
        return " / ".join(" ".join(names[row : row + 3]) for row in (0, 3, 6))

    def turned(self, turn: Turn) -> City:
        """The city turned or mirrored."""
        places = {turned_square(square, turn): tile.turned(turn) for square, tile in enumerate(self.tiles)}
        return City(tuple(places[square] for square in range(9)))


class WrongCity(TtprintError):
    """Text that is not a city."""
