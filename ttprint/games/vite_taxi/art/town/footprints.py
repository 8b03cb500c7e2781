"""The size of each square on the board: as large as its neighbours allow."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

from ttprint.games.vite_taxi.art.town.lines import strips
from ttprint.games.vite_taxi.town.checks import LENGTH, PLATE, RADIUS, WIDTH, room_between
from ttprint.games.vite_taxi.town.plots import Plot, Taken, apart, oblong, roundel
from ttprint.games.vite_taxi.town.values import Square, Town
from ttprint.geometry import Box, Point, bounding_box

LONGEST = 17.0  # mm along the street
WIDEST = 12.9
LARGEST_PLATE = 15.4
LARGEST_RADIUS = 9.6
VOIE = 5.4  # mm, the width of the Voie between its squares
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
            side = min(2 * LARGEST_RADIUS, self.length + 2 * _STEP)
            return replace(self, length=side, width=side)
        if self.square.place:
            side = min(LARGEST_PLATE, self.length + _STEP)
            return replace(self, length=side, width=side)
        longest = LENGTH + 2 if self.square.voie else LONGEST
        return replace(self, length=min(longest, self.length + 2 * _STEP), width=min(WIDEST, self.width + _STEP / 4))


@cache
def footprints(town: Town) -> tuple[Footprint, ...]:
    """Return the footprint of every square, by its number. All grow together until each one meets another."""
    shapes = [_smallest(square) for square in town.squares]
    plots = [shape.plot for shape in shapes]
    near = [_neighbours(square, town) for square in town.squares]
    dark = Taken(strips(town.voie.line, VOIE + 2.0))
    board, growing = Box(0, 0, town.width, town.height).grow(-EDGE), set(range(len(shapes)))
    while growing:
        for number in sorted(growing):
            larger = shapes[number].grown
            plot = larger.plot
            free = all(apart(plot, plots[other], room) for other, room in near[number])
            free = free and (town.squares[number].voie or dark.free(plot, 0.0))
            if larger == shapes[number] or not free or not board.contains(bounding_box(plot)):
                growing.discard(number)
            else:
                shapes[number], plots[number] = larger, plot
    return tuple(shapes)


def _smallest(square: Square) -> Footprint:
    if square.place:
        side = 2 * RADIUS if square.everyone_stops else PLATE
        return Footprint(square, side, side)
    return Footprint(square, LENGTH, WIDTH)


def _neighbours(square: Square, town: Town) -> list[tuple[int, float]]:
    """The squares nearby, each with the distance that it keeps."""
    reach = LONGEST + math.hypot(LONGEST, WIDEST) / 2
    x, y = square.at.x, square.at.y
    near = (other for other in town.squares if abs(other.at.x - x) < reach and abs(other.at.y - y) < reach)
    return [(other.number, room_between(town, square.number, other.number)) for other in near if other is not square]
