"""Small tile faces and markers, for cards and sheets, with lines thick enough to print."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ttprint.draw.bold import FINEST, bolder
from ttprint.draw.inks import BLACK, WHITE, Theme
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import circle, rect
from ttprint.games.turbo_taxi.art.inking import NIGHT
from ttprint.games.turbo_taxi.art.markers.markers import MarkerColour, MarkerFigure, disc
from ttprint.games.turbo_taxi.art.tiles.faces import roads_of, tile_face
from ttprint.games.turbo_taxi.art.tiles.line_tiles import KERB
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES, Palette, Stratum
from ttprint.games.turbo_taxi.art.tiles.town.roads import UNITS
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile, directions
from ttprint.geometry import Affine, Box, Point

OVERLAP = 0.25  # of a tile's 50 units: where two faces only touch, screens show a gap between them
STRIPES = 2.4  # times as wide: the fine stripes of line art would be lost on a small marker
DISC = 16.0  # mm: the full size of markers, for which their stripes are made

# as line_tiles.py draws a road: white between black kerbs, with black dashes
_PLAIN_INK: Palette = replace(
    PALETTES[Theme.INK],
    strata=(Stratum(KERB + 0.55, BLACK), Stratum(KERB - 0.55, WHITE)),
    paint=BLACK,
    hollow=False,
)


@cache
def miniature(tile: Tile, *, size: float, theme: Theme, crossing: Crossing, copy: int = 0) -> Group:
    """Return the face of a tile at that size, its top-left corner at the origin."""
    first = directions(tile.kind)[0]
    turn = Affine.rotate(90 * tile.quarters, Point(UNITS / 2, UNITS / 2))
    return group(Place(_upright(first, size, theme, crossing, copy), Affine.scale(size / UNITS) @ turn))


@cache
def _upright(tile: Tile, size: float, theme: Theme, crossing: Crossing, copy: int) -> Group:
    """The face of the first direction of a kind, 50 units wide; the others are the same drawing turned."""
    face = (
        _plain(tile, crossing)
        if theme is Theme.INK
        else tile_face(tile, size=UNITS, theme=theme, crossing=crossing, copy=copy, bleed=2 * OVERLAP)
    )
    cut = Path(rect(Box(0, 0, UNITS, UNITS).grow(OVERLAP)))
    return Group((bolder(face, FINEST * UNITS / size),), clip=cut)


@cache
def marker(figure: MarkerFigure, colour: MarkerColour, *, diameter: float, theme: Theme) -> Group:
    """Return a marker seen from above, about the origin."""
    scale = diameter / DISC
    edge = circle(Point(DISC / 2, DISC / 2), DISC / 2)
    bold = STRIPES if theme is Theme.INK else 1.0
    face = disc(figure, colour, theme=theme, diameter=DISC, bold=bold)
    picture = Group((bolder(face, FINEST / scale),), clip=Path(edge))
    ring = Path(edge, stroke=NIGHT if theme is Theme.CITY else BLACK, width=0.55 if theme is Theme.CITY else 0.8)
    return group(Place(group(picture, ring), Affine.scale(scale) @ Affine.move(-DISC / 2, -DISC / 2)))


def _plain(tile: Tile, crossing: Crossing) -> Group:
    """The roads of a tile in line art without houses, which could not be made out."""
    flyover = crossing is Crossing.FLYOVER and tile.kind is Kind.CROSSING
    ground = Path(rect(Box(0, 0, UNITS, UNITS).grow(OVERLAP)), fill=WHITE)
    return group(ground, roads_of(tile.kind, flyover, _PLAIN_INK, 1.0, 2 * OVERLAP, zebras=False))
