"""Cities as plain line drawings: nine squares, the twelve rim places with their hours, markers, tiles and routes.

rim: the band around the nine squares, with the rim places      place: a ring for a marker, at an hour
route: the line from a taxi to its house, through the middle of the roads
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Line, Move, Node, Path, Place, Step, Text, group
from ttprint.draw.shapes import circle, joined, moved, polyline, rect
from ttprint.games.turbo_taxi.art.markers.line_figures import marker
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS
from ttprint.games.turbo_taxi.art.table.routes import route_steps
from ttprint.games.turbo_taxi.art.tiles.line_tiles import Pens, line_tile
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City
from ttprint.games.turbo_taxi.puzzle.drive import Drive, drive
from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.games.turbo_taxi.puzzle.setup import Pair, Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Tile
from ttprint.geometry import Affine, Point, Side

HOUR_FONT = "text"


@dataclass(frozen=True, slots=True)
class LineTable:
    """The sizes of a drawn city: its squares, the rim around them, and the radius of a rim place."""

    square: float
    rim: float
    place: float

    @property
    def grid(self) -> Grid:
        """The squares and the rim."""
        return Grid.even(self.square, self.rim)

    def centre(self, hour: int) -> Point:
        """Return the centre of a rim place."""
        return self.grid.gate(hour, self.rim / 2)


def empty_city(table: LineTable, line: float = 0.3) -> Group:
    """Return the nine squares without tiles, and the ring of rim places."""
    return group(_walls(table, line), _centre_corners(table, line), rings(table, line))


def rings(table: LineTable, line: float) -> Iterator[Node]:
    """Yield the rim places, each with its hour: to the left at the top and the bottom, above at the sides."""
    size = table.place * 0.86
    for hour, (_, side) in GATES.items():
        at = table.centre(hour)
        yield Path(circle(at, table.place), fill=WHITE, stroke=BLACK, width=line)
        if side in (Side.N, Side.S):
            yield Text(
                str(hour), Point(at.x - table.place - size * 0.32, at.y + size * 0.36), HOUR_FONT, size, BLACK, "end"
            )
        else:
            yield Text(str(hour), Point(at.x, at.y - table.place - size * 0.52), HOUR_FONT, size, BLACK, "middle")


def figure(table: LineTable, setup: Setup, tiles: Mapping[int, Tile], routes: City | None = None) -> Group:
    """Return the tiles placed so far with the markers at their hours and, for a finished city, the routes."""
    pens = Pens(0.25, 0.2, 0.0 if routes else 0.2)
    art: list[Node] = [*_walls(table, 0.25)]
    for square, tile in tiles.items():
        corner = table.grid.box(square)
        art.append(Place(line_tile(tile, table.square, pens=pens), Affine.move(corner.x, corner.y)))
    art.append(Path(rect(table.grid.box(CENTRE)), stroke=BLACK, width=0.9))
    art.append(Path(rect(table.grid.city), stroke=BLACK, width=0.5))
    if routes:
        art += _routes(table, setup, routes)
    art += [*_free(table, setup), *markers(table, setup)]
    return group(art)


def _free(table: LineTable, setup: Setup) -> Iterator[Node]:
    """The hours without a marker as numerals, as on the cards."""
    size = table.place * 1.1
    for hour in GATES:
        if hour not in setup.hours:
            at = table.centre(hour)
            yield Text(str(hour), Point(at.x, at.y + 0.36 * size), HOUR_FONT, size, BLACK, "middle")


def markers(table: LineTable, setup: Setup) -> Iterator[Node]:
    """Yield the four markers at their hours: white and striped, as line art."""
    for hour, (colour, which) in zip(setup.hours, MARKERS, strict=True):
        at = table.centre(hour)
        yield Place(marker(which, colour, table.place * 1.25), Affine.move(at.x, at.y))


def _routes(table: LineTable, setup: Setup, city: City) -> Iterator[Node]:
    """Both routes, black on the white roads: solid for the white markers, dashed for the striped ones."""
    pen = table.square * 0.11
    for (_, pair), dash in zip(setup.pairs, ((), (1.5 * pen, pen)), strict=True):
        yield Path(tuple(_along(table, drive(city, pair), pair)), stroke=BLACK, width=pen, dash=dash)


def _along(table: LineTable, legs: Drive, pair: Pair) -> Iterator[Step]:
    """From rim place to rim place, through the middle of the roads."""
    start, end = pair
    corner = table.grid.city
    yield Move(table.centre(start))
    first, *rest = moved(
        route_steps(legs, square=table.square, tile=table.square, lane=0.0), Affine.move(corner.x, corner.y)
    )
    if isinstance(first, Move):
        yield Line(first.to)
    yield from rest
    yield Line(table.centre(end))


def _walls(table: LineTable, line: float) -> tuple[Path, ...]:
    """The lines between the squares, and a heavier one around them."""
    box = table.grid.city
    lines = joined(
        polyline((Point(box.x + at, box.y), Point(box.x + at, box.bottom)))
        + polyline((Point(box.x, box.y + at), Point(box.right, box.y + at)))
        for at in (table.square, 2 * table.square)
    )
    return Path(lines, stroke=BLACK, width=line * 0.8), Path(rect(box), stroke=BLACK, width=line * 1.8)


def _centre_corners(table: LineTable, line: float) -> Path:
    """Four angles in the corners of the centre square, for the tile that the card gives."""
    inset, arm = table.square * 0.07, table.square * 0.16
    inner = table.grid.box(CENTRE).grow(-inset)
    angle = polyline((Point(0, arm), Point(0, 0), Point(arm, 0)))
    turns = [Affine.move(corner.x, corner.y) @ Affine.rotate(90 * i) for i, corner in enumerate(inner.corners)]
    return Path(joined(moved(angle, turn) for turn in turns), stroke=BLACK, width=line, cap="round")
