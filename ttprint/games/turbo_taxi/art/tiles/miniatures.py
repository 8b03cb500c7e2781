"""Tile faces and markers made small, for cards and sheets.

miniature: a face cut off at its edges, its lines kept thick enough to print
plain: a face without houses, for line art that would be a tangle at its size
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.scene import Group, Node, Path, Place, Text, circle, group, rect
from ttprint.games.turbo_taxi.art.inking import NIGHT
from ttprint.games.turbo_taxi.art.markers.markers import MarkerColour, MarkerFigure, disc
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES, Palette, Stratum
from ttprint.games.turbo_taxi.art.tiles.town.paving import painted, parapets, underpass
from ttprint.games.turbo_taxi.art.tiles.town.roads import UNITS, decks
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile, directions
from ttprint.geometry import Affine, Box, Point

FINEST = 0.1  # mm: the thinnest line that home printers draw whole
LOST = 0.35  # of that: a line still finer is mere texture and left out rather than made bold
TANGLE = 26.0  # mm: line art of a smaller tile shows its roads alone
OVERLAP = 0.25  # of a tile's 50 units: where two faces only touch, screens show the paper between them
STRIPES = 2.4  # times: the fine stripes of line art would be lost on a small marker
DISC = 16.0  # mm: the markers' own size, which their stripes are made for

_PLAIN_INK: Palette = replace(
    PALETTES[Theme.INK],
    strata=(Stratum(7.3, BLACK), Stratum(6.2, Ink.hex("#d6d6d6"))),
    paint=WHITE,
    hatch=None,
    hollow=False,
)


@cache
def miniature(tile: Tile, *, size: float, theme: Theme, crossing: Crossing, copy: int = 0) -> Group:
    """The face of a tile at that size, its top-left corner at the origin."""
    first = directions(tile.kind)[0]
    turn = Affine.rotate(90 * tile.quarters, Point(UNITS / 2, UNITS / 2))
    return group(Place(_upright(first, size, theme, crossing, copy), Affine.scale(size / UNITS) @ turn))


@cache
def _upright(tile: Tile, size: float, theme: Theme, crossing: Crossing, copy: int) -> Group:
    """The face of a kind's first direction, 50 units wide: the others are the same drawing turned."""
    face = (
        _plain(tile, crossing)
        if theme is Theme.INK and size < TANGLE
        else tile_face(tile, size=UNITS, theme=theme, crossing=crossing, copy=copy, bleed=2 * OVERLAP)
    )
    cut = Path(rect(Box(0, 0, UNITS, UNITS).grow(OVERLAP)))
    return Group((_bolder(face, FINEST * UNITS / size),), clip=cut)


@cache
def marker(figure: MarkerFigure, colour: MarkerColour, *, diameter: float, theme: Theme) -> Group:
    """A marker seen from above, about the origin."""
    scale = diameter / DISC
    edge = circle(Point(DISC / 2, DISC / 2), DISC / 2)
    bold = STRIPES if theme is Theme.INK else 1.0
    face = disc(figure, colour, theme=theme, diameter=DISC, bold=bold)
    picture = Group((_bolder(face, FINEST / scale),), clip=Path(edge))
    ring = Path(edge, stroke=NIGHT if theme is Theme.CITY else BLACK, width=0.55 if theme is Theme.CITY else 0.8)
    return group(Place(group(picture, ring), Affine.scale(scale) @ Affine.move(-DISC / 2, -DISC / 2)))


def _plain(tile: Tile, crossing: Crossing) -> Group:
    """The roads of a tile in line art with nothing beside them."""
    flyover = crossing is Crossing.FLYOVER and tile.kind is Kind.CROSSING
    ground = Path(rect(Box(0, 0, UNITS, UNITS).grow(OVERLAP)), fill=WHITE)
    lanes: list[Path] = [ground]
    for k, deck in enumerate(decks(tile.kind, flyover)):
        lanes += underpass(_PLAIN_INK, 1.0) if flyover and k == 1 else []
        lanes += painted(deck, _PLAIN_INK, 1.0, 2 * OVERLAP)
    lanes += parapets(_PLAIN_INK, 1.0) if flyover else []
    return group(lanes)


def _bolder(art: Group, finest: float) -> Group:
    """The same drawing with no line finer than that; what is far finer is left out."""
    children = [_bold_node(child, finest) for child in art.children]
    return Group(tuple(child for child in children if child is not None), art.clip)


def _bold_node(node: Node, finest: float) -> Node | None:
    match node:
        case Path() if node.stroke is None or node.width >= finest:
            return node
        case Path() if node.width >= LOST * finest or node.fill is not None:
            return replace(node, width=finest if node.width >= LOST * finest else 0.0)
        case Path():
            return None
        case Group():
            return _bolder(node, finest)
        case Place(inner, at):
            return Place(_bolder(inner, finest), at)
        case Text():
            return node
