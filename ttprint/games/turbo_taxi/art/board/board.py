"""The office board: nine squares, the centre for the medal tile, and the twelve hours around them.

square: an office, a little larger than a tile      rim: the promenade around the nine squares
hour: a rim place, 1 to 12 as on a clock; green beside a corner square, grey in the middle of a side
gate: the stub of road by which a rim place belongs to its square
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from ttprint.draw.inks import Theme
from ttprint.draw.painting import THINNEST, Shape, paint
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import box, circle, joined, line, rect, star
from ttprint.games.turbo_taxi.art.backs.medal import medal
from ttprint.games.turbo_taxi.art.backs.patterns import Pattern, motif
from ttprint.games.turbo_taxi.art.board.inks import BOARD_INKS, BoardInks
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, GREEN
from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.geometry import Affine, Box, Point, Side

BLEED = 10.0  # the ground reaches beyond the cut by the largest bleed
SLACK = 1.5  # mm by which a square is larger than a tile, so that a cut tile drops in


@dataclass(frozen=True, slots=True)
class Board:
    """The board; 0, 0 is its top-left corner."""

    art: Group
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes of a board for tiles of a size."""

    tile: float

    @property
    def square(self) -> float:
        return self.tile + SLACK

    @property
    def scale(self) -> float:
        # markers are not smaller for small tiles, so the rim is not either
        return max(1.0, self.tile / 50)

    @property
    def rim(self) -> float:
        return 17.5 * self.scale

    @property
    def marker_radius(self) -> float:
        return 6.9 * self.scale

    @property
    def grid(self) -> Grid:
        return Grid.even(self.square, self.rim)

    @property
    def width(self) -> float:
        return self.grid.width


def board_grid(tile: float) -> Grid:
    """Return the grid of the board for tiles of that size."""
    return _Sizes(tile).grid


@cache
def office_board(*, tile: float, theme: Theme) -> Board:
    """Return the board for tiles of that size."""
    sizes, inks = _Sizes(tile), BOARD_INKS[theme]
    art = group(
        Path(rect(Box(0, 0, sizes.width, sizes.width).grow(BLEED)), fill=inks.rim),
        _corners(sizes, inks),
        _squares(sizes, inks),
        _walls(sizes, inks),
        _centre(sizes, inks, theme),
        (node for hour in GATES for node in (*_gate(hour, sizes, inks), *_hour(hour, sizes, inks))),
    )
    return Board(art, sizes.width, sizes.width)


def hour_field(hour: int, *, tile: float) -> Box:
    """Return the field for a marker at an hour."""
    sizes = _Sizes(tile)
    along, across = min(36 * sizes.scale, 0.94 * sizes.square), 15 * sizes.scale
    # close to its square, and clear of the board's cut
    middle = sizes.grid.gate(hour, 0.4 * sizes.scale + across / 2)
    wide, high = (along, across) if GATES[hour][1] in (Side.N, Side.S) else (across, along)
    return Box(middle.x - wide / 2, middle.y - high / 2, wide, high)


def marker_radius(tile: float) -> float:
    """Return the radius of the circle for a flat marker on each field."""
    return _Sizes(tile).marker_radius


def _squares(sizes: _Sizes, inks: BoardInks) -> Iterator[Node]:
    from ttprint.games.turbo_taxi.art.board.offices import OFFICES  # imported late: only the board needs it

    boxes = [sizes.grid.box(square) for square in range(9)]
    for parity, ink in enumerate(inks.floors):
        yield Path(joined(rect(cell) for i, cell in enumerate(boxes) if i % 2 == parity), fill=ink)
    unit = sizes.square / 100
    cells = [cell for square, cell in enumerate(boxes) if square != CENTRE]
    for i, (cell, office) in enumerate(zip(cells, OFFICES, strict=True)):
        office_inks = replace(inks.furniture, shade=inks.rugs[i % len(inks.rugs)])
        yield from paint(office, office_inks, Affine.move(cell.x, cell.y) @ Affine.scale(unit), unit)


def _walls(sizes: _Sizes, inks: BoardInks) -> tuple[Node, ...]:
    """Walls between the squares and around them, open in the middle of every side of every square."""
    door = sizes.tile * 0.26
    solid = (sizes.square - door) / 2
    start, end = sizes.rim, sizes.rim + 3 * sizes.square
    runs: list[tuple[float, float]] = [(start, start + solid)]
    for i in range(1, 3):
        corner = start + i * sizes.square
        runs.append((corner - solid, corner + solid))
    runs.append((end - solid, end))
    places = [start + i * sizes.square for i in range(4)]
    outline = joined(line((a, at), (b, at)) + line((at, a), (at, b)) for at in places for a, b in runs)
    return (Path(outline, stroke=inks.wall, width=inks.wall_width * sizes.scale, cap="square"),)


def _centre(sizes: _Sizes, inks: BoardInks, theme: Theme) -> tuple[Node, ...]:
    cell = sizes.grid.box(CENTRE)
    inner = cell.grow(-sizes.tile * 0.05)
    half = group(Path(motif(Pattern.RAYS, sizes.square, sizes.square / 2).outline, fill=inks.rays))
    middle = Affine.move(cell.centre.x, cell.centre.y)
    return (
        Path(rect(cell), fill=inks.centre),
        group(Place(half, middle), Place(half, middle @ Affine.rotate(180)), clip=Path(rect(cell))),
        Path(rect(inner, sizes.tile * 0.03), stroke=inks.frame, width=0.5 * sizes.scale),
        Place(group(medal(sizes.tile * 1.05, theme)), middle),
        Path(rect(cell), stroke=inks.wall, width=inks.wall_width * sizes.scale),
    )


def _gate(hour: int, sizes: _Sizes, inks: BoardInks) -> tuple[Node, ...]:
    """The road that leaves the city here, with an arrow towards the rim place."""
    half, deep = sizes.tile * 0.13, sizes.tile * 0.13
    over = sizes.rim / 2
    road = box(-half, -over, 2 * half, over + deep)
    edges = line((-half, -over), (-half, deep)) + line((half, -over), (half, deep))
    reach, rise = half * 0.42, deep * 0.36
    arrow = line((-reach, deep * 0.7), (0, deep * 0.7 - rise), (reach, deep * 0.7))
    gate = group(
        Path(road, fill=inks.road),
        Path(edges, stroke=inks.kerb, width=0.5 * sizes.scale),
        Path(arrow, stroke=inks.arrow, width=0.9 * sizes.scale, cap="round"),
    )
    at = sizes.grid.gate(hour)
    return (Place(gate, Affine.move(at.x, at.y) @ Affine.rotate(90 * GATES[hour][1])),)


def _hour(hour: int, sizes: _Sizes, inks: BoardInks) -> tuple[Node, ...]:
    from ttprint.games.turbo_taxi.art.board.offices import LAMP, TREE

    field = hour_field(hour, tile=sizes.tile)
    lying = field.width > field.height
    kind = inks.green if hour in GREEN else inks.grey
    sign: tuple[Shape, ...] = TREE if hour in GREEN else LAMP
    spot = sizes.marker_radius
    free = max(field.width, field.height) / 2 - spot  # the space on either side of the circle
    end = spot + free * 0.54
    centre = field.centre
    at, sign_at = (
        (Point(centre.x - end, centre.y), Point(centre.x + end, centre.y))
        if lying
        else (Point(centre.x, centre.y - end), Point(centre.x, centre.y + end))
    )
    em, unit = min(7.2 * sizes.scale, free * 0.76), min(sizes.scale, free / 10)
    return (
        Path(rect(field, 4.5 * sizes.scale), fill=kind.fill, stroke=kind.edge, width=kind.edge_width * sizes.scale),
        Path(circle(centre, spot), fill=kind.spot, stroke=kind.edge, width=max(THINNEST, 0.3 * sizes.scale)),
        Text(str(hour), Point(at.x, at.y + em * 0.35), "display", em, kind.number, "middle"),
        *paint(sign, kind.sign, Affine.move(sign_at.x, sign_at.y) @ Affine.scale(unit), unit),
    )


def _corners(sizes: _Sizes, inks: BoardInks) -> Iterator[Node]:
    near, far = sizes.rim / 2, sizes.width - sizes.rim / 2
    corners = [Point(x, y) for x in (near, far) for y in (near, far)]
    plates = joined(circle(corner, 5.6 * sizes.scale) for corner in corners)
    stars = joined(star(corner.x, corner.y, 4.6 * sizes.scale, 1.7 * sizes.scale, 8) for corner in corners)
    yield Path(plates, fill=inks.rosette[0], stroke=inks.rosette[1], width=0.3 * sizes.scale)
    yield Path(stars, fill=inks.rosette[1], stroke=inks.kerb, width=THINNEST * sizes.scale)
