"""Cities as plain line drawings: nine squares, the twelve rim places with their hours, markers, tiles and routes.

rim: the band around the nine squares, where the rim places lie      place: a ring that a marker is put or drawn on
route: the way from a taxi to its house, drawn through the middle of the roads
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import (
    Group,
    Line,
    Move,
    Node,
    Path,
    Place,
    Step,
    Text,
    arc,
    circle,
    group,
    moved,
    polyline,
    rect,
)
from ttprint.games.turbo_taxi.art.markers.line_figures import marker
from ttprint.games.turbo_taxi.art.markers.markers import MarkerColour, MarkerFigure
from ttprint.games.turbo_taxi.art.tiles.line_tiles import Pens, line_tile
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City, neighbour
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Tile
from ttprint.geometry import Affine, Box, Point, Side

_OUT = {Side.N: (0.0, -1.0), Side.E: (1.0, 0.0), Side.S: (0.0, 1.0), Side.W: (-1.0, 0.0)}
_FIGURES: tuple[tuple[MarkerColour, MarkerFigure], ...] = tuple(
    (colour, figure) for colour in ("yellow", "red") for figure in ("taxi", "house")
)


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of a drawn city: its squares, the rim around them, and the radius of a rim place."""

    square: float
    rim: float
    place: float

    @property
    def side(self) -> float:
        """The whole drawing from edge to edge."""
        return 3 * self.square + 2 * self.rim

    @property
    def squares(self) -> Box:
        """The nine squares together."""
        return Box(self.rim, self.rim, 3 * self.square, 3 * self.square)

    def corner(self, square: int) -> Point:
        """The top-left corner of a square."""
        row, column = divmod(square, 3)
        return Point(self.rim + column * self.square, self.rim + row * self.square)

    def edge(self, square: int, side: Side) -> Point:
        """The middle of a square's side, where a road crosses it."""
        corner, half = self.corner(square), self.square / 2
        return Point(corner.x + half * (1 + _OUT[side][0]), corner.y + half * (1 + _OUT[side][1]))

    def spot(self, hour: int) -> Point:
        """The middle of a rim place."""
        square, side = GATES[hour]
        edge, out = self.edge(square, side), self.rim / 2
        return Point(edge.x + out * _OUT[side][0], edge.y + out * _OUT[side][1])


def blank(grid: Grid, line: float = 0.3) -> Group:
    """The nine squares, open in the middle of every side where a road may cross, and the ring of rim places."""
    return group(_walls(grid, line), _centre_corners(grid, line), rings(grid, line))


def rings(grid: Grid, line: float) -> Iterator[Node]:
    """The rim places, each with its hour beside it: to the left at the top and the bottom, above at the sides."""
    size = grid.place * 0.86
    for hour, (_, side) in GATES.items():
        at = grid.spot(hour)
        yield Path(circle(at, grid.place), fill=WHITE, stroke=BLACK, width=line)
        if side in (Side.N, Side.S):
            yield Text(
                str(hour), Point(at.x - grid.place - size * 0.32, at.y + size * 0.36), "display", size, BLACK, "end"
            )
        else:
            yield Text(str(hour), Point(at.x, at.y - grid.place - size * 0.52), "display", size, BLACK, "middle")


def figure(grid: Grid, setup: Setup, tiles: Mapping[int, Tile], routes: City | None = None) -> Group:
    """A city as far as it is built, with the markers at their hours and, when it is done, the routes between them."""
    pens = Pens(0.2, 0.25, BLACK, 0.0 if routes else 0.3)
    art: list[Node] = [*_walls(grid, 0.25)]
    for square, tile in tiles.items():
        corner = grid.corner(square)
        art.append(Place(line_tile(tile, grid.square, pens=pens), Affine.move(corner.x, corner.y)))
    at = grid.corner(CENTRE)
    art.append(Path(rect(Box(at.x, at.y, grid.square, grid.square)), stroke=BLACK, width=0.9))
    art.append(Path(rect(grid.squares), stroke=BLACK, width=0.5))
    if routes:
        art += _routes(grid, setup, routes)
    art += [_rest(grid, setup), *markers(grid, setup)]
    return group(art)


def _rest(grid: Grid, setup: Setup) -> Path:
    """The rim places where no marker stands."""
    free = (circle(grid.spot(hour), grid.place * 0.5) for hour in GATES if hour not in setup.hours)
    return Path(tuple(step for ring in free for step in ring), stroke=BLACK, width=0.2)


def markers(grid: Grid, setup: Setup) -> Iterator[Node]:
    """The four markers at their hours: white and striped, as line art."""
    for hour, (colour, which) in zip(setup.hours, _FIGURES, strict=True):
        at = grid.spot(hour)
        yield Place(marker(which, colour, grid.place * 1.25), Affine.move(at.x, at.y))


def way(city: City, start: int, end: int) -> list[tuple[int, Side, Side]]:
    """The shortest way by road from one hour to another: each square with the sides by which it is entered and left."""
    seen = {GATES[start]}
    frontier: list[tuple[tuple[int, Side], list[tuple[int, Side, Side]]]] = [(GATES[start], [])]
    while frontier:
        (square, came), path = frontier.pop(0)
        for road in city.tiles[square].roads:
            for side in sorted(road - {came}) if came in road else ():
                longer = [*path, (square, came, side)]
                if (square, side) == GATES[end]:
                    return longer
                beyond = neighbour(square, side)
                if beyond is not None and (beyond, side.opposite) not in seen:
                    seen.add((beyond, side.opposite))
                    frontier.append(((beyond, side.opposite), longer))
    return []


def _routes(grid: Grid, setup: Setup, city: City) -> Iterator[Node]:
    """Both routes, white on the black roads: that of the white markers in one line, that of the striped ones dashed."""
    for (_, (start, end)), dash in zip(setup.pairs, ((), (1.5, 1.1)), strict=True):
        steps = tuple(_along(grid, way(city, start, end), start, end))
        yield Path(steps, stroke=BLACK, width=grid.square * 0.3)
        yield Path(steps, stroke=WHITE, width=grid.square * 0.1, dash=dash)


def _along(grid: Grid, squares: Sequence[tuple[int, Side, Side]], start: int, end: int) -> Iterator[Step]:
    yield Move(grid.spot(start))
    for square, came, goes in squares:
        yield Line(grid.edge(square, came))
        if goes is came.opposite:
            yield Line(grid.edge(square, goes))
        else:
            yield from _bend(grid, square, came, goes)
    yield Line(grid.spot(end))


def _bend(grid: Grid, square: int, came: Side, goes: Side) -> tuple[Step, ...]:
    """A quarter circle about the corner that the two sides share."""
    corner, half = grid.corner(square), grid.square / 2
    across, down = (_OUT[came][i] + _OUT[goes][i] for i in (0, 1))
    about = Point(corner.x + half * (1 + across), corner.y + half * (1 + down))
    ends = (grid.edge(square, came), grid.edge(square, goes))
    first, last = (math.degrees(math.atan2(end.y - about.y, end.x - about.x)) for end in ends)
    # the short way round
    return arc(about, half, first, first + (last - first + 180) % 360 - 180)[1:]


def _walls(grid: Grid, line: float) -> tuple[Path, ...]:
    """The lines between the squares, and a heavier one around them."""
    box = grid.squares
    lines: list[Step] = []
    for at in (grid.square, 2 * grid.square):
        lines += polyline((Point(box.x + at, box.y), Point(box.x + at, box.bottom)))
        lines += polyline((Point(box.x, box.y + at), Point(box.right, box.y + at)))
    return Path(tuple(lines), stroke=BLACK, width=line * 0.8), Path(rect(box), stroke=BLACK, width=line * 1.8)


def _centre_corners(grid: Grid, line: float) -> Path:
    """Four angles in the corners of the centre: the tile that the card gives goes here."""
    at, inset, arm = grid.corner(CENTRE), grid.square * 0.07, grid.square * 0.16
    inner = Box(at.x, at.y, grid.square, grid.square).grow(-inset)
    angle = polyline((Point(0, arm), Point(0, 0), Point(arm, 0)))
    corners = ((inner.x, inner.y), (inner.right, inner.y), (inner.right, inner.bottom), (inner.x, inner.bottom))
    steps = tuple(
        step for i, (x, y) in enumerate(corners) for step in moved(angle, Affine.move(x, y) @ Affine.rotate(90 * i))
    )
    return Path(steps, stroke=BLACK, width=line, cap="round")
