"""The faces of the road tiles: ground, blocks and roads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.games.turbo_taxi.art.tiles.town.contours import box
from ttprint.games.turbo_taxi.art.tiles.town.living import tree
from ttprint.games.turbo_taxi.art.tiles.town.marks import merged, steps_of
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES, Palette
from ttprint.games.turbo_taxi.art.tiles.town.paving import painted, parapets, underpass
from ttprint.games.turbo_taxi.art.tiles.town.plots import Room, blocks
from ttprint.games.turbo_taxi.art.tiles.town.roads import CIRCLE, UNITS, decks
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.geometry import Affine, Point


@cache
def tile_face(tile: Tile, *, size: float, theme: Theme, crossing: Crossing, copy: int, bleed: float = 3.0) -> Group:
    """Return the face of a tile, its top-left corner at the origin, with ground and roads continued into the bleed."""
    flyover = crossing is Crossing.FLYOVER and tile.kind is Kind.CROSSING
    upright = _upright(tile.kind, flyover, size, theme, copy, bleed)
    if tile.quarters == 0:
        return upright
    return group(Place(upright, Affine.rotate(90 * tile.quarters, Point(size / 2, size / 2))))


@cache
def _upright(kind: Kind, flyover: bool, size: float, theme: Theme, copy: int, bleed: float) -> Group:
    palette = PALETTES[theme]
    scale = size / UNITS
    over = bleed / scale
    earth = Path(tuple(steps_of(box(-over, -over, UNITS + 2 * over, UNITS + 2 * over), scale)), fill=palette.ground)
    ornament = [] if palette.bare else merged(blocks(kind, copy, Room.at(scale)), palette, scale)
    top = merged(tree(CIRCLE, 2.3), palette, scale) if kind is Kind.DEAD_END else []
    return group(earth, ornament, roads_of(kind, flyover, palette, scale, over), top)


def roads_of(
    kind: Kind, flyover: bool, palette: Palette, scale: float, bleed: float, *, zebras: bool = True
) -> Iterator[Path]:
    """Yield the roads of a kind in the inks of a theme, with the bridge of the flyover."""
    for k, deck in enumerate(decks(kind, flyover)):
        yield from underpass(palette, scale) if flyover and k == 1 else ()
        yield from painted(deck, palette, scale, bleed, zebras_too=zebras)
    yield from parapets(palette, scale) if flyover else ()
