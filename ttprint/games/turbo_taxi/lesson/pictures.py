"""Pictures for the pages of a lesson: one challenge step by step, and what is right and wrong at an edge."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ttprint.draw.inks import BLACK, WHITE, Theme
from ttprint.draw.painting import paint
from ttprint.draw.scene import Group, Line, Node, Path, Place, group
from ttprint.draw.shapes import circle, joined, line, polyline, rect
from ttprint.games.turbo_taxi.art.backs.liveries import PALETTES, Figure, Livery, LiveryColour
from ttprint.games.turbo_taxi.art.inking import SHAPES, figure_inks
from ttprint.games.turbo_taxi.art.markers.line_figures import marker
from ttprint.games.turbo_taxi.art.table.line_city import LineTable, figure
from ttprint.games.turbo_taxi.art.tiles.line_tiles import Pens, line_tile
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Tile, directions
from ttprint.geometry import Affine, Box, Point

# the challenge on all pages, with a correct city whose two routes do not touch
EXAMPLE = Setup.parse("1-11 3-7 NEW")
RIGHT = City.parse("NS S NS / NE NEW NW+ES / ES EW NW")
_PENS = Pens(0.3, 0.2, 0.25)


def example_card(side: float) -> Group:
    """The card of the example, with round corners."""
    edge = Path(rect(Box(0, 0, side, side), side * 0.07), fill=WHITE, stroke=BLACK, width=0.5)
    table = _table(side * 0.92)
    inside = figure(table, EXAMPLE, {CENTRE: EXAMPLE.centre})
    return group(edge, Place(inside, Affine.move(side * 0.04, side * 0.04)))


def centre_laid(side: float) -> Group:
    """The example's card, and its centre tile laid on the table."""
    small, tile = side * 0.68, side * 0.36
    at = Point(side - tile, side - tile)
    return group(
        Place(example_card(small), Affine.move(0, 0)),
        _arrow(Point(small * 0.62, small * 1.05), Point(at.x - 2.5, at.y + tile * 0.55)),
        Place(line_tile(EXAMPLE.centre, tile, pens=_PENS), Affine.move(at.x, at.y)),
        Path(rect(Box(at.x, at.y, tile, tile)), stroke=BLACK, width=0.7),
    )


def pairs(side: float) -> Group:
    """Each taxi joined to its house by a line."""
    art: list[Node] = []
    radius = side * 0.15
    for row, colour in enumerate(("yellow", "red")):
        y = side * (0.27 + 0.46 * row)
        gap = Point(radius * 1.25, y), Point(side - radius * 1.25, y)
        dash = () if row == 0 else (1.6, 1.5)
        art.append(Path(polyline(gap), stroke=BLACK, width=1.3, dash=dash))
        for figure_name, at in zip(("taxi", "house"), gap, strict=True):
            art.append(Place(marker(figure_name, colour, radius, 0.4), Affine.move(at.x, at.y)))
    return group(art)


def edges(side: float) -> Group:
    """Two tiles whose roads meet, with a tick, and two whose roads do not, with a cross."""
    tile = side * 0.34
    art: list[Node] = []
    for row, (one, other, right) in enumerate((("ESW", "SW", True), ("ESW", "NS", False))):
        y = side * (0.1 + 0.47 * row)
        art.append(Place(line_tile(Tile.parse(one), tile, pens=_PENS), Affine.move(0, y)))
        art.append(Place(line_tile(Tile.parse(other), tile, pens=_PENS), Affine.move(tile, y)))
        art.append(_verdict(Point(side * 0.86, y + tile / 2), side * 0.11, right))
    return group(art)


def gates(side: float) -> Group:
    """A road that leaves the city at a marker, with a tick, and one without a marker, with a cross."""
    tile, ring = side * 0.34, side * 0.115
    art: list[Node] = []
    for row, right in enumerate((True, False)):
        y = side * (0.1 + 0.47 * row)
        middle = y + tile / 2
        art.append(Place(line_tile(Tile.parse("EW"), tile, pens=_PENS), Affine.move(0, y)))
        art.append(Path(line((tile, y - 2), (tile, y + tile + 2)), stroke=BLACK, width=0.7))
        at = Point(tile + ring * 1.45, middle)
        if right:
            art.append(Place(marker("house", "yellow", ring), Affine.move(at.x, at.y)))
        else:
            art.append(Path(circle(at, ring), fill=WHITE, stroke=BLACK, width=0.25))
        art.append(_verdict(Point(side * 0.86, middle), side * 0.11, right))
    return group(art)


def example_city(side: float) -> Group:
    """The correct city of the example, with both routes."""
    return figure(_table(side), EXAMPLE, dict(enumerate(RIGHT.tiles)), routes=RIGHT)


def cutting(width: float, height: float) -> Group:
    """A sheet with two sets of tiles and the long cuts across it."""
    tile, pitch = height * 0.135, height * 0.145
    left, top = (width - 3 * pitch - tile) / 2, (height - 5 * pitch - tile) / 2
    kinds = [directions(kind)[0] for kind, copies in SET.items() for _ in range(copies)] * 2
    tiles = [
        Place(line_tile(one, tile, pens=_PENS), Affine.move(left + i % 4 * pitch, top + i // 4 * pitch))
        for i, one in enumerate(kinds)
    ]
    rows = [top + row * pitch + edge for row in range(6) for edge in (0, tile)]
    cuts = joined(line((-4, y), (width + 4, y)) for y in rows)
    paper = Path(rect(Box(0, 0, width, height)), fill=WHITE, stroke=BLACK, width=0.3)
    return group(paper, tiles, Path(cuts, stroke=BLACK, width=0.2, dash=(1.2, 0.8)))


def _table(side: float) -> LineTable:
    rim = side * 0.17
    return LineTable((side - 2 * rim) / 3, rim, rim * 0.4)


def _verdict(at: Point, radius: float, right: bool) -> Group:
    """A tick or a cross in a ring."""
    ring = Path(circle(at, radius), fill=BLACK if right else WHITE, stroke=BLACK, width=0.5)
    r = radius * 0.5
    if right:
        sign = line((at.x - r, at.y), (at.x - r * 0.25, at.y + r * 0.8), (at.x + r, at.y - r * 0.8))
    else:
        sign = line((at.x - r, at.y - r), (at.x + r, at.y + r)) + line((at.x + r, at.y - r), (at.x - r, at.y + r))
    return group(ring, Path(sign, stroke=WHITE if right else BLACK, width=radius * 0.24, cap="round"))


def _arrow(start: Point, end: Point) -> Path:
    """An arrow down and then to the right."""
    head = polyline((Point(end.x - 1.8, end.y - 1.4), end, Point(end.x - 1.8, end.y + 1.4)))
    shaft = (*polyline((start, Point(start.x, end.y))), Line(end))
    return Path(shaft + head, stroke=BLACK, width=0.5, cap="round")


def unused_tiles(side: float) -> Group:
    """The three tiles that the correct city leaves unused."""
    spare = Counter(SET) - Counter(tile.kind for tile in RIGHT.tiles)
    names = [directions(kind)[0] for kind in spare.elements()]
    return group(
        Place(line_tile(tile, side, pens=_PENS), Affine.move(i * side * 1.3, 0)) for i, tile in enumerate(names)
    )


def set_picture(livery: Livery, wide: float, high: float) -> Group:
    """The figure on the backs of a set, as line art in a box of this size."""
    return _set_picture(livery.figure, livery.colour, wide, high)


@lru_cache(500)  # a list of many groups is tried in several sizes, and its figures come again
def _set_picture(shown: Figure, colour: LiveryColour, wide: float, high: float) -> Group:
    unit = wide / 76
    at = Affine.move(wide / 2, high - 0.6) @ Affine.scale(unit)
    art = paint(SHAPES[shown], figure_inks(PALETTES[colour], Theme.INK), at, unit)
    # the wires of trams and cable cars go beyond the box
    return group(art, clip=Path(rect(Box(0, 0, wide, high))))
