"""Road tiles as plain line drawings, clear at any size and on any copier; all sheets draw roads like this."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.art.tiles.town.contours import disc
from ttprint.games.turbo_taxi.art.tiles.town.marks import steps_of
from ttprint.games.turbo_taxi.art.tiles.town.roads import CIRCLE, ISLAND, UNITS, area, dashes, decks
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.geometry import Affine, Box, Point

KERB = 6.75  # units from the middle of a road to its kerbs, of a tile's 50
_OVER = 4.0  # units by which roads reach beyond the edge of the tile before they are clipped: no end shows a line


@dataclass(frozen=True, slots=True)
class Pens:
    """The line widths in mm of the kerbs at both sides of a road, of the frame of the tile, and of the dashes."""

    kerb: float = 0.3
    frame: float = 0.2
    dash: float = 0.0


PLAIN = Pens()


@cache
def line_tile(tile: Tile, side: float, crossing: Crossing = Crossing.CROSSROADS, pens: Pens = PLAIN) -> Group:
    """Return a tile of that width, its top-left corner at the origin."""
    flyover = crossing is Crossing.FLYOVER and tile.kind is Kind.CROSSING
    lying = Affine.rotate(90 * tile.quarters, Point(side / 2, side / 2))
    clip = Path(rect(Box(0, 0, side, side)))
    frame = Path(rect(Box(0, 0, side, side)), stroke=BLACK, width=pens.frame)
    roads = group(_roads(tile.kind, flyover, side, pens), clip=clip)
    return group(Path(rect(Box(0, 0, side, side)), fill=WHITE), Place(roads, lying), frame)


def _roads(kind: Kind, flyover: bool, side: float, pens: Pens) -> list[Path]:
    scale = side / UNITS
    paths: list[Path] = []
    for deck in decks(kind, flyover):
        steps = tuple(step for one in area(deck, KERB, _OVER) for step in steps_of(one, scale))
        paths.append(Path(steps, fill=WHITE, stroke=BLACK, width=pens.kerb))
        if pens.dash:
            lines = tuple(step for one in dashes(deck, _OVER) for step in steps_of(one, scale))
            paths.append(Path(lines, stroke=BLACK, width=pens.dash))
    if kind is Kind.DEAD_END:
        island = tuple(steps_of(disc(CIRCLE, ISLAND), scale))
        paths.append(Path(island, fill=WHITE, stroke=BLACK, width=pens.kerb))
    return paths
