"""A setup as a picture, `side` mm wide and high: nine squares with some of their tiles, and the markers in the rim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import circle, joined, line, moved, rect
from ttprint.games.turbo_taxi.art.table.line_city import HOUR_FONT
from ttprint.games.turbo_taxi.art.table.routes import route_steps
from ttprint.games.turbo_taxi.art.tiles.miniatures import marker, miniature
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, HOURS, City
from ttprint.games.turbo_taxi.puzzle.drive import Drive
from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.geometry import Affine, Point

Tiles = Mapping[int, Tile]  # by square
ORIGIN = Point(0, 0)
PlacedGroup = tuple[Group, float, float]  # a drawing, its x and its y

# shares of the side: two rims and three squares make one
RIM = 0.1225
SQUARE = (1 - 2 * RIM) / 3
MARKER, OUT = 0.155, 0.045  # the diameter of a marker, and the distance of its middle from the edge of the city
CLEAR = 0.006  # between the city and a marker that hides nothing of it
PIN = 0.09  # of a city's side: the dot at a road that leaves a compact city
DOT = 0.015
NUMERAL, NUMERALS_FROM = 0.056, 44.0  # the em of an hour, and the side in mm from which it is large enough to read
LARGE_MARKER, LARGE_UP_TO = 0.178, 32.0  # in a small picture markers are larger, so that they can be told apart
ROUTE = {Colour.YELLOW: Ink.hex("#f9c32b"), Colour.RED: Ink.hex("#c92f28")}
SEAM = 0.24  # of a tile: how far from its corners a seam is drawn


@dataclass(frozen=True, slots=True)
class TableauInks:
    """The inks of an empty square and its edge, of dots, numerals, the frame round tiles, and seams."""

    square: Ink
    edge: Ink
    edge_width: float
    dot: Ink
    hour: Ink
    frame: Ink
    seam: Ink | None


INKS = ByTheme(
    TableauInks(
        Ink.hex("#f1e8d2"), Ink.hex("#b3a27a"), 0.005, Ink.hex("#a89d80"), Ink.hex("#454b5e"), Ink.hex("#8f9a66"), None
    ),
    TableauInks(WHITE, Ink.hex("#8c8c8c"), 0.004, Ink.hex("#9a9a9a"), Ink.hex("#5a5a5a"), BLACK, Ink.hex("#b4b4b4")),
    TableauInks(WHITE, BLACK, 0.007, Ink.hex("#7a7a7a"), BLACK, BLACK, Ink.hex("#8c8c8c")),
)


@dataclass(frozen=True, slots=True)
class Tableau:
    """The picture in two parts: the table with its tiles, and the four markers on top."""

    table: tuple[Place, ...]
    markers: tuple[Place, ...]

    @property
    def whole(self) -> tuple[Place, ...]:
        """Both parts."""
        return self.table + self.markers


def tableau(
    setup: Setup,
    tiles: Tiles,
    *,
    side: float,
    theme: Theme,
    crossing: Crossing,
    at: Point = ORIGIN,
    clear: bool = False,
) -> Tableau:
    """Return the setup with these tiles on their squares, its top-left corner at a point.

    With `clear` the markers stand outside the city and hide nothing of its tiles; they reach a little beyond the side.
    """
    corner = Affine.move(at.x, at.y)
    hours = group(_hours(setup, side, theme)) if side >= NUMERALS_FROM else _dots(side, theme)
    table = (
        *((Place(_ground(side, theme), corner),) if len(tiles) < 9 else ()),
        Place(hours, corner),
        *(Place(face, Affine.move(at.x + x, at.y + y)) for face, x, y in _faces(tiles, side, theme, crossing)),
        Place(_frames(tuple(sorted(tiles)), side, theme), corner),
    )
    markers = (Place(picture, Affine.move(at.x + x, at.y + y)) for picture, x, y in _markers(setup, side, theme, clear))
    return Tableau(table, tuple(markers))


def compact(
    setup: Setup, tiles: Tiles, *, side: float, theme: Theme, crossing: Crossing, at: Point = ORIGIN
) -> Tableau:
    """Return a whole city without a rim, for small pictures: dots in the colours of the markers mark its exits."""
    city = side / (1 + PIN)
    full = city / (1 - 2 * RIM)  # the side of a tableau with a city of that size
    x, y = at.x + (side - city) / 2 - RIM * full, at.y + (side - city) / 2 - RIM * full
    faces = (Place(face, Affine.move(x + fx, y + fy)) for face, fx, fy in _faces(tiles, full, theme, crossing))
    frame = Place(_frames(tuple(sorted(tiles)), full, theme), Affine.move(x, y))
    return Tableau((*faces, frame), (Place(_pins(setup, full, theme), Affine.move(x, y)),))


def _pins(setup: Setup, full: float, theme: Theme) -> Group:
    """A dot at each exit, in the colour of its marker; in black and white the red ones are black."""
    nodes = []
    for colour, pair in setup.pairs:
        ink = ROUTE[colour] if theme is Theme.CITY else {Colour.YELLOW: WHITE, Colour.RED: BLACK}[colour]
        dots = joined(circle(grid(full).gate(hour), PIN / 2 * full * (1 - 2 * RIM)) for hour in pair)
        nodes.append(Path(dots, fill=ink, stroke=BLACK, width=max(0.15, 0.01 * full)))
    return group(nodes)


def centre_alone(setup: Setup) -> Tiles:
    """Return the tiles that a challenge shows: only the centre tile."""
    return {CENTRE: setup.centre}


def whole(city: City) -> Tiles:
    """Return all tiles of a city by square."""
    return dict(enumerate(city.tiles))


def grid(side: float) -> Grid:
    """Return the grid of a tableau of that side."""
    return Grid.even(SQUARE * side, RIM * side)


def place(hour: int, side: float) -> Point:
    """Return the middle of the place of an hour."""
    return grid(side).gate(hour, OUT * side)


def route_line(colour: Colour, legs: Drive, side: float, theme: Theme) -> tuple[Node, ...]:
    """Return the route of the taxi of a colour, along the middle of the roads."""
    table = grid(side)
    steps = route_steps(legs, square=table.square_width, tile=table.square_width, lane=0.0)
    way = moved(steps, Affine.move(table.left, table.top))
    inner = ROUTE[colour]
    if theme is Theme.INK:  # red is striped, as its markers are
        inner = BLACK if colour is Colour.RED else WHITE
    dash = (0.022 * side, 0.014 * side) if colour is Colour.RED else ()
    return (
        Path(way, stroke=BLACK, width=0.05 * side, cap="round"),
        Path(way, stroke=WHITE, width=0.034 * side, cap="round"),
        Path(way, stroke=inner, width=0.034 * side, cap="butt" if dash else "round", dash=dash),
    )


@cache
def _ground(side: float, theme: Theme) -> Group:
    """The nine squares."""
    inks, gap = INKS[theme], 0.006 * side
    outlines = joined(rect(grid(side).box(square).grow(-gap), 0.014 * side) for square in range(9))
    return group(Path(outlines, fill=inks.square, stroke=inks.edge, width=max(0.15, inks.edge_width * side)))


@cache
def _dots(side: float, theme: Theme) -> Group:
    """All hours as dots."""
    dots = joined(circle(place(hour, side), DOT * side) for hour in HOURS)
    return group(Path(dots, fill=INKS[theme].dot))


def _hours(setup: Setup, side: float, theme: Theme) -> Iterator[Node]:
    """The hours without a marker as numerals."""
    size = NUMERAL * side
    for hour in HOURS:
        if hour not in setup.hours:
            at = place(hour, side)
            yield Text(str(hour), Point(at.x, at.y + 0.36 * size), HOUR_FONT, size, INKS[theme].hour, "middle")


def _faces(tiles: Tiles, side: float, theme: Theme, crossing: Crossing) -> Iterator[PlacedGroup]:
    seen: Counter[Kind] = Counter()
    for square, tile in sorted(tiles.items()):
        # tiles of one kind differ in their houses, as in a set
        face = miniature(tile, size=SQUARE * side, theme=theme, crossing=crossing, copy=seen[tile.kind])
        seen[tile.kind] += 1
        box = grid(side).box(square)
        yield face, box.x, box.y


@cache
def _frames(squares: tuple[int, ...], side: float, theme: Theme) -> Group:
    """A frame round each tile that lies alone, or round the city with seams between its tiles."""
    inks, pen = INKS[theme], max(0.15, 0.004 * side)
    if len(squares) < 9:
        alone = joined(rect(grid(side).box(square)) for square in squares)
        return group(Path(alone, stroke=inks.frame, width=pen))
    city, square = grid(side).city, grid(side).square_width
    # only near the tiles' corners, where no road runs
    ends = [(max(0, k - SEAM), min(3, k + SEAM)) for k in range(4)]
    spans = [(city.x + a * square, city.x + b * square) for a, b in ends]
    steps = [city.x + k * square for k in (1, 2)]
    seams = joined(line((at, a), (at, b)) + line((a, at), (b, at)) for at in steps for a, b in spans)
    frame = Path(rect(city), stroke=inks.frame, width=pen)
    return group(Path(seams, stroke=inks.seam, width=max(0.12, pen / 2)), frame) if inks.seam else group(frame)


def _markers(setup: Setup, side: float, theme: Theme, clear: bool) -> Iterator[PlacedGroup]:
    share = LARGE_MARKER if side <= LARGE_UP_TO and not clear else MARKER
    out = share / 2 + CLEAR if clear else OUT
    for colour, pair in setup.pairs:
        for hour, figure in zip(pair, ("taxi", "house"), strict=True):
            at = grid(side).gate(hour, out * side)
            picture = marker(figure, colour.value, diameter=share * side, theme=theme)
            yield picture, at.x, at.y
