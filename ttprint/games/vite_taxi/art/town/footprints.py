"""The size of each square on the board: as large as its neighbours allow."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

from ttprint.games.vite_taxi.art.town.plots import Plot, apart, oblong, roundel
from ttprint.games.vite_taxi.town.checks import RADIUS
from ttprint.games.vite_taxi.town.polylines import distance
from ttprint.games.vite_taxi.town.values import Square, Town
from ttprint.geometry import Box, Point, bounding_box

LONGEST = 19.0  # mm along the street: two taxis one behind the other or side by side
LEAST = 13.6  # mm in both directions: 13 mm when the board is scaled down to fit on four sheets of A4
WIDEST = 13.8
PLATE = 14.4
DISC = 9.2
GAP = 0.9  # mm between two footprints
EDGE = 2.0  # mm from the cut of the board
_STEP = 0.5


@dataclass(frozen=True, slots=True)
class Footprint:
    """The shape of a square: an oblong along its street, an upright plate at a place, a disc at a great place."""

    square: Square
    length: float
    width: float

    @property
    def at(self) -> Point:
        """The middle."""
        return self.square.at

    @property
    def plot(self) -> Plot:
        """The ground that the square takes."""
        if self.square.everyone_stops:
            return roundel(self.at, self.length / 2)
        return oblong(self.at, self.length, self.width, self.square.heading)

    @property
    def grown(self) -> Footprint:
        """The next larger footprint, or the same one at the largest size of its kind."""
        if self.square.everyone_stops:
            side = min(2 * DISC, self.length + 2 * _STEP)
            return replace(self, length=side, width=side)
        if self.square.place:
            side = min(PLATE, self.length + _STEP)
            return replace(self, length=side, width=side)
        longest = LEAST + 3 if self.square.voie else LONGEST
        return replace(self, length=min(longest, self.length + 2 * _STEP), width=min(WIDEST, self.width + _STEP / 4))


@cache
def footprints(town: Town) -> tuple[Footprint, ...]:
    """Return the footprint of every square, by its number. All grow together until each one meets another."""
    shapes = [_smallest(square) for square in town.squares]
    plots = [shape.plot for shape in shapes]
    near = [_neighbours(square, town) for square in town.squares]
    board, growing = Box(0, 0, town.width, town.height).grow(-EDGE), set(range(len(shapes)))
    while growing:
        for number in sorted(growing):
            larger = shapes[number].grown
            plot = larger.plot
            free = all(apart(plot, plots[other], GAP) for other in near[number])
            if larger == shapes[number] or not free or not board.contains(bounding_box(plot)):
                growing.discard(number)
            else:
                shapes[number], plots[number] = larger, plot
    return tuple(shapes)


def _smallest(square: Square) -> Footprint:
    side = 2 * RADIUS if square.everyone_stops else LEAST
    return Footprint(square, side, side)


def _neighbours(square: Square, town: Town) -> list[int]:
    reach = LONGEST + math.hypot(LONGEST, WIDEST) / 2
    x, y = square.at.x, square.at.y
    near = (other for other in town.squares if abs(other.at.x - x) < reach and abs(other.at.y - y) < reach)
    return [other.number for other in near if other is not square and distance(other.at, square.at) < reach]
