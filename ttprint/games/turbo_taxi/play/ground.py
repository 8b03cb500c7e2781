"""The table under the tiles: the board's rim with its twelve hours, and nine squares that a city fills without a gap.

field: where a marker stands at an hour, green beside a corner square, grey in the middle of a side
gate: the stub of road by which a field belongs to its square; the first tile covers it
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ttprint.draw.inks import Theme
from ttprint.draw.painting import paint
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import box, circle, joined, line, rect, star
from ttprint.games.turbo_taxi.art.board.inks import BOARD_INKS, BoardInks, FieldInks
from ttprint.games.turbo_taxi.art.board.offices import LAMP, TREE
from ttprint.games.turbo_taxi.puzzle.city import GATES, GREEN, HOURS
from ttprint.geometry import Affine, Box, Point, Side

TILE, RIM = 50.0, 18.0
SIDE = 3 * TILE + 2 * RIM
FIELD, DEEP, SPOT = 38.0, 15.0, 7.0  # a field's length and depth, and the radius of the marker's spot
END = 13.2  # from a field's middle to its number and to its sign
EM = 7.4
ROUND = 7.0  # of the table's corners
_DOOR = 0.26 * TILE


@cache
def ground(theme: Theme) -> Group:
    """The table without tiles and markers, its top-left corner at the origin."""
    inks = BOARD_INKS[theme]
    whole = Path(rect(Box(0, 0, SIDE, SIDE), ROUND), fill=inks.rim)
    return group(whole, _rosettes(inks), _floors(inks), (node for hour in HOURS for node in _hour(hour, inks)))


def hour_point(hour: int) -> Point:
    """The middle of an hour's field, where its marker stands."""
    square, side = GATES[hour]
    middle = _square(square).centre
    reach = TILE / 2 + RIM - DEEP / 2 - 1.4
    right, down = side.out
    return Point(middle.x + reach * right, middle.y + reach * down)


def _square(square: int) -> Box:
    row, column = divmod(square, 3)
    return Box(RIM + column * TILE, RIM + row * TILE, TILE, TILE)


def _rosettes(inks: BoardInks) -> Iterator[Node]:
    spots = [Point(x, y) for x in (RIM / 2, SIDE - RIM / 2) for y in (RIM / 2, SIDE - RIM / 2)]
    yield Path(joined(circle(spot, 5.2) for spot in spots), fill=inks.rosette[0], stroke=inks.rosette[1], width=0.4)
    yield Path(joined(star(spot.x, spot.y, 4.2, 1.6, 8) for spot in spots), fill=inks.rosette[1])


def _floors(inks: BoardInks) -> Iterator[Node]:
    for parity, ink in enumerate(inks.floors):
        yield Path(joined(rect(_square(square)) for square in range(parity, 9, 2)), fill=ink)
    solid = (TILE - _DOOR) / 2
    runs = [(0.0, solid), (TILE - solid, TILE + solid), (2 * TILE - solid, 2 * TILE + solid), (3 * TILE - solid, 150.0)]
    places = [RIM + k * TILE for k in range(4)]
    walls = joined(
        line((RIM + a, at), (RIM + b, at)) + line((at, RIM + a), (at, RIM + b)) for at in places for a, b in runs
    )
    yield Path(walls, stroke=inks.wall, width=inks.wall_width, cap="square")


def _hour(hour: int, inks: BoardInks) -> tuple[Node, ...]:
    square, side = GATES[hour]
    at, lying = hour_point(hour), side in (Side.N, Side.S)
    width, height = (FIELD, DEEP) if lying else (DEEP, FIELD)
    kind = inks.green if hour in GREEN else inks.grey
    away = Point(END, 0) if lying else Point(0, END)
    middle = _square(square).centre
    field = rect(Box(at.x - width / 2, at.y - height / 2, width, height), 4.5)
    return (
        Place(_gate(inks), Affine.move(middle.x, middle.y) @ Affine.rotate(90 * side)),
        Path(field, fill=kind.fill, stroke=kind.edge, width=kind.edge_width),
        Path(circle(at, SPOT), fill=kind.spot, stroke=kind.edge, width=0.3),
        Text(str(hour), Point(at.x - away.x, at.y - away.y + EM * 0.35), "display", EM, kind.number, "middle"),
        Place(_sign(hour in GREEN, kind), Affine.move(at.x + away.x, at.y + away.y)),
    )


@cache
def _gate(inks: BoardInks) -> Group:
    """The stub at the top of a square whose middle is the origin, with an arrow that points out."""
    half, edge, deep = _DOOR / 2, -TILE / 2, 6.5
    edges = line((-half, edge), (-half, edge + deep)) + line((half, edge), (half, edge + deep))
    tip = edge + deep * 0.34
    return group(
        Path(box(-half, edge - 2, 2 * half, deep + 2), fill=inks.road),
        Path(edges, stroke=inks.kerb, width=0.5),
        Path(line((-2.7, tip + 2.3), (0, tip), (2.7, tip + 2.3)), stroke=inks.arrow, width=0.9, cap="round"),
    )


@cache
def _sign(green: bool, kind: FieldInks) -> Group:
    return group(paint(TREE if green else LAMP, kind.sign, Affine(), 1.0))
