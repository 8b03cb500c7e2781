"""The pictures in the rule booklet, made of the drawings of the pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from ttprint.draw.bold import FINEST, bolder
from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Group, Node, Page, Path, Place, group
from ttprint.draw.shapes import circle, line, rect
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.art.board.board import SLACK, board_grid, hour_field, office_board
from ttprint.games.turbo_taxi.art.inking import CREAM, NIGHT
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS, MarkerColour, MarkerFigure, disc
from ttprint.games.turbo_taxi.art.table.routes import route_steps
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City
from ttprint.games.turbo_taxi.puzzle.drive import drive
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.geometry import Affine, Box, Point

TILE = 50.0
TABLE = board_grid(TILE)
SQUARE = TABLE.square_width
DISC = 16.0
YELLOW, ALARM = Ink.hex("#ffc928"), Ink.hex("#d2232a")
SHOWN = 0.4  # the smallest scale of a tile in print; all tiles are drawn for it, so that a file stores each only once
_ROUND = 0.06  # a tile's rounded corner, as part of its side
_LANE = 2.2
_EDGE = 0.7  # the dark line around a marker


def tile_figure(art: Group) -> Page:
    """A tile's face or back, cut out."""
    return Page(TILE, TILE, (cut_out(art),))


def markers_figure(*, upright: bool = False) -> Page:
    """The four markers in a row, or in a column if `upright`."""
    step, edge = DISC + 4, DISC / 2 + _EDGE
    places = [Point(edge, edge + i * step) if upright else Point(edge + i * step, edge) for i in range(4)]
    discs = tuple(marker_disc(figure, colour, at) for (colour, figure), at in zip(MARKERS, places, strict=True))
    long, short = 3 * step + 2 * edge, 2 * edge
    return Page(*((short, long) if upright else (long, short)), (group(discs),))


def board_figure() -> Page:
    """The empty board."""
    whole = office_board(tile=TILE, theme=Theme.CITY)
    edge = Path(rect(Box(0, 0, whole.width, whole.height), 3))
    return Page(whole.width, whole.height, (Group((Place(bolder(whole.art, FINEST / SHOWN)),), clip=edge),))


def setup_figure(setup: Setup) -> Page:
    """The board at the beginning of a round, with arrows where roads must leave the city."""
    bare = board_figure()
    centre = laid(CENTRE, face(setup.centre, 0))
    arrows = [_arrow(hour, YELLOW if hour in setup.yellow else ALARM) for hour in setup.hours]
    return replace(bare, art=(group(bare.art, centre, *arrows, *_markers(setup)),))


def right_figure(setup: Setup, city: City) -> Page:
    """A city on the board with the ways of both taxis: the yellow line is plain, the red one dashed."""
    bare = board_figure()
    ways = [_way(city, *setup.yellow, YELLOW, ()), _way(city, *setup.red, ALARM, (4.2, 2.4))]
    return replace(bare, art=(group(bare.art, *_tiles(city), *ways, *_markers(setup)),))


def city_figure(setup: Setup, city: City) -> Page:
    """A city on the board without the ways of the taxis."""
    bare = board_figure()
    return replace(bare, art=(group(bare.art, *_tiles(city), *_markers(setup)),))


@cache
def face(tile: Tile, copy: int) -> Group:
    """The face of a tile; the copies of a kind look a little different."""
    art = tile_face(tile, size=TILE, theme=Theme.CITY, crossing=Crossing.CROSSROADS, copy=copy, bleed=0)
    return bolder(art, FINEST / SHOWN)


@cache
def back(livery: Livery) -> Group:
    """The back of the tiles of a set."""
    return bolder(tile_back(livery, size=TILE, theme=Theme.CITY, bleed=0), FINEST / SHOWN)


def cut_out(art: Group) -> Group:
    """A tile with its corners rounded, as if cut out."""
    return Group((Place(art),), clip=Path(rect(Box(0, 0, TILE, TILE), TILE * _ROUND)))


def laid(square: int, art: Group) -> Place:
    """A tile on a square of the board."""
    corner = TABLE.box(square)
    return Place(cut_out(art), Affine.move(corner.x + SLACK / 2, corner.y + SLACK / 2))


def _tiles(city: City) -> Iterator[Node]:
    seen: dict[Kind, int] = {}
    for square, tile in enumerate(city.tiles):
        copy = seen[tile.kind] = seen.get(tile.kind, -1) + 1
        yield laid(square, face(tile, copy))


def _markers(setup: Setup) -> Iterator[Node]:
    for (colour, figure), hour in zip(MARKERS, setup.hours, strict=True):
        yield marker_disc(figure, colour, hour_field(hour, tile=TILE).centre)


def marker_disc(figure: MarkerFigure, colour: MarkerColour, centre: Point, grow: float = 1.0) -> Place:
    """A marker with a thin dark edge, so that it stands out on any ground."""
    middle = Point(DISC / 2, DISC / 2)
    edge = circle(middle, DISC / 2)
    cut = Group((disc(figure, colour, theme=Theme.CITY, diameter=DISC),), clip=Path(edge))
    whole = group(cut, Path(edge, stroke=NIGHT, width=_EDGE))
    return Place(whole, Affine.move(centre.x, centre.y) @ Affine.scale(grow) @ Affine.move(-middle.x, -middle.y))


def _arrow(hour: int, ink: Ink) -> Place:
    """A thick arrow out of the city towards the marker."""
    at, side = TABLE.gate(hour), GATES[hour][1]
    shaft, head, tip = 3.4, 8.0, 1.5
    left, right = ((-shaft, 24), (-shaft, 11), (-head, 11)), ((head, 11), (shaft, 11), (shaft, 24))
    outline = line(*left, (0, tip), *right, closed=True)
    drawn = group(Path(outline, fill=ink, stroke=NIGHT, width=1.1))
    return Place(drawn, Affine.move(at.x, at.y) @ Affine.rotate(90 * side))


def _way(city: City, start: int, end: int, ink: Ink, dash: tuple[float, ...]) -> Group:
    steps = route_steps(drive(city, (start, end)), square=SQUARE, tile=TILE, lane=_LANE)
    corner = TABLE.city
    casing = Path(steps, stroke=NIGHT, width=4.2, cap="round")
    # red is striped, as on the markers, so that the two ways differ in a grey copy
    ground = Path(steps, stroke=CREAM if dash else ink, width=2.8, cap="round")
    stripes = (Path(steps, stroke=ink, width=2.8, dash=dash),) if dash else ()
    return group(Place(group(casing, ground, *stripes), Affine.move(corner.x, corner.y)))
