"""The large pictures of the rule booklet: a town for the title page, friezes, and a table laid for a game.

seat: a player's place at the table, with the tiles of a set sorted by kind
stitch: a short piece of road over the edge between two tiles
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Group, Line, Move, Node, Page, Path, Place, group
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, Livery, liveries
from ttprint.games.turbo_taxi.art.markers.markers import MarkerColour, MarkerFigure
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES
from ttprint.games.turbo_taxi.art.tiles.town.roads import PAINT
from ttprint.games.turbo_taxi.puzzle.city import CENTRE
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Kind, Tile, directions
from ttprint.games.turbo_taxi.rulebook.figures import (
    TILE,
    back,
    board_figure,
    cut_out,
    face,
    laid,
    marker_disc,
    markers_figure,
)
from ttprint.geometry import Affine, Box, Point, Side

Marker: TypeAlias = tuple[MarkerFigure, MarkerColour, float, float]  # position in tiles from the top left
COVER = ("ES EW ESW SW", "N ES NESW NW", "ES NW+ES NE+SW W", "NS NS NE SW")
ON_COVER: tuple[Marker, ...] = (
    ("taxi", "yellow", 1.5, 0.5),
    ("house", "yellow", 0.5, 1.48),
    ("taxi", "red", 0.5, 3.5),
    ("house", "red", 3.52, 2.5),
)
# Parts of a town that fill the foot of a page, each used on one page: three rows, of which as many are shown as fit. In
# the first row a taxi is on its way to the house of its colour.
TOWNS: Mapping[str, tuple[tuple[str, ...], tuple[Marker, ...]]] = {
    "town-1": (
        ("NE+SW NEW NESW W NE NSW", "NS ES NW+ES ESW SW NS", "NEW NESW NEW NSW NS NE"),
        (("taxi", "yellow", 1.0, 0.5), ("house", "yellow", 3.48, 0.5)),
    ),
    "town-2": (
        ("NE NE+SW NEW NESW W NS", "SW NES EW NEW EW NW", "NS NE W ES ESW SW"),
        (("taxi", "red", 2.0, 0.5), ("house", "red", 4.48, 0.5)),
    ),
    "town-3": (
        ("NW E NESW NEW NESW EW", "SW ES NW ES NW+ES ESW", "NS NES ESW NSW NES NW"),
        (("taxi", "yellow", 4.0, 0.5), ("house", "yellow", 1.52, 0.5)),
    ),
    "town-4": (
        ("EW NE+SW EW NESW NEW W", "SW NS ES NW ES EW", "NEW NW NS S NES ESW"),
        (("taxi", "red", 2.0, 0.5), ("house", "red", 5.48, 0.5)),
    ),
    "town-5": (
        ("E EW NESW ESW EW SW", "ES ESW NE+SW NSW ES NE+SW", "NS NES NSW N NS NES"),
        (("taxi", "yellow", 3.0, 0.5), ("house", "yellow", 0.52, 0.5)),
    ),
}
CLOTH = Ink.hex("#d5e5e0")
_TABLE = Box(0, 0, 300, 262)
_STEP, _SHARE = 20.4, 0.38  # the step from tile to tile of a sorted set, and the scale of its tiles


def town_figure(rows: Sequence[str], markers: Sequence[Marker]) -> Page:
    """A town of any size, with markers on it."""
    grid = [[Tile.parse(name) for name in row.split()] for row in rows]
    width, height = TILE * len(grid[0]), TILE * len(grid)
    seen: dict[Kind, int] = {}
    tiles: list[Node] = []
    for y, row in enumerate(grid):
        for x, tile in enumerate(row):
            copy = seen[tile.kind] = seen.get(tile.kind, -1) + 1
            tiles.append(Place(face(tile, copy % SET[tile.kind]), Affine.move(x * TILE, y * TILE)))
    discs = [marker_disc(figure, colour, Point(x * TILE, y * TILE), 1.4) for figure, colour, x, y in markers]
    edge = Path(rect(Box(0, 0, width, height), TILE * 0.14))
    return Page(width, height, (group(Group((*tiles, *_seams(grid)), clip=edge), discs),))


def _seams(grid: Sequence[Sequence[Tile]]) -> Iterator[Place]:
    """A stitch over every edge that a road crosses, since screens would show a thin line between the tiles."""
    palette = PALETTES[Theme.CITY]
    # every edge is in the middle of a dash; each band is longer than the one below it, so that no other ink is covered
    bands = [(2 * stratum.half, stratum.ink) for stratum in palette.strata] + [(PAINT, palette.paint)]
    stitch = group(
        Path((Move(Point(-reach, 0)), Line(Point(reach, 0))), stroke=ink, width=width)
        for reach, (width, ink) in zip((0.3, 0.5, 0.7, 0.9), bands, strict=True)
    )
    for y, row in enumerate(grid):
        for x, tile in enumerate(row):
            if Side.E in tile.sides and x + 1 < len(row):
                yield Place(stitch, Affine.move((x + 1) * TILE, (y + 0.5) * TILE))
            if Side.S in tile.sides and y + 1 < len(grid):
                yield Place(stitch, Affine.move((x + 0.5) * TILE, (y + 1) * TILE) @ Affine.rotate(90))


def table_figure() -> Page:
    """A table for four players: the board with the medal deck, the markers, and the sorted tiles of every player."""
    bare, share, middle = board_figure(), 0.82, _TABLE.centre
    half = bare.width * share / 2
    deck = laid(CENTRE, back(MEDAL))
    board = Place(group(bare.art, deck), Affine.move(middle.x - half, middle.y - half) @ Affine.scale(share))
    sets = [_seat(livery, quarter) for quarter, livery in enumerate(liveries(CLASSIC))]
    markers = markers_figure(upright=True)
    column = Affine.move(middle.x + half + 4, middle.y - markers.height / 2)
    cloth = Path(rect(_TABLE, 10), fill=CLOTH)
    return Page(_TABLE.width, _TABLE.height, (group(cloth, board, sets, Place(group(markers.art), column)),))


def _seat(livery: Livery, quarter: int) -> Place:
    """A set in two rows, face up, and one tile with its back up, turned towards its player."""
    tile, kinds = TILE * _SHARE, [(kind, copy) for kind, count in SET.items() for copy in range(count)]
    left, top = -3.5 * _STEP, (_TABLE.height if quarter % 2 == 0 else _TABLE.width) / 2 - _STEP - tile - 7
    faces = [
        _small(face(directions(kind)[0], copy), left + (i % 6 + 1) * _STEP + 2, top + i // 6 * _STEP)
        for i, (kind, copy) in enumerate(kinds)
    ]
    deck = _small(back(livery), left - 2, top + _STEP / 2)
    turn = Affine.move(_TABLE.centre.x, _TABLE.centre.y) @ Affine.rotate(90 * quarter)
    return Place(group(*faces, deck), turn)


def _small(art: Group, x: float, y: float) -> Place:
    return Place(cut_out(art), Affine.move(x, y) @ Affine.scale(_SHARE))
