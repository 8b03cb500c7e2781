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
from ttprint.games.turbo_taxi.art.board.inks import BoardInks, board_inks
from ttprint.games.turbo_taxi.art.board.offices import ROOMS
from ttprint.games.turbo_taxi.art.board.signs import LAMP, TREE
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, GREEN
from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.geometry import Affine, Box, Point, Side

BLEED = 10.0  # the ground runs on beyond the cut, as far as any bleed goes
SLACK = 1.5  # mm by which a square is larger than a tile, so that a cut tile drops in


@dataclass(frozen=True, slots=True)
class Board:
    """The whole board; 0, 0 is its top-left corner."""

    art: Group
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Plan:
    """The measures of a board for tiles of a size."""

    tile: float

    @property
    def square(self) -> float:
        return self.tile + SLACK

    @property
    def scale(self) -> float:
        # markers do not shrink with the tiles, so neither does the rim below the default size
        return max(1.0, self.tile / 50)

    @property
    def rim(self) -> float:
        return 17.5 * self.scale

    @property
    def spot(self) -> float:
        return 6.9 * self.scale

    @property
    def grid(self) -> Grid:
        return Grid.even(self.square, self.rim)

    @property
    def side(self) -> float:
        return self.grid.side


def board_grid(tile: float) -> Grid:
    """The squares and the rim of the board for tiles of that size."""
    return _Plan(tile).grid


@cache
def board(*, tile: float, theme: Theme) -> Board:
    """The board for tiles of that size."""
    plan, inks = _Plan(tile), board_inks(theme)
    art = group(
        Path(rect(Box(0, 0, plan.side, plan.side).grow(BLEED)), fill=inks.rim),
        _corners(plan, inks),
        _squares(plan, inks),
        _walls(plan, inks),
        _centre(plan, inks, theme),
        (node for hour in GATES for node in (*_gate(hour, plan, inks), *_hour(hour, plan, inks))),
    )
    return Board(art, plan.side, plan.side)


def hour_field(hour: int, *, tile: float) -> Box:
    """The field on which a marker stands at an hour."""
    plan = _Plan(tile)
    along, across = min(36 * plan.scale, 0.94 * plan.square), 15 * plan.scale
    # close to its square, and clear of the board's cut
    middle = plan.grid.gate(hour, 0.4 * plan.scale + across / 2)
    wide, high = (along, across) if GATES[hour][1] in (Side.N, Side.S) else (across, along)
    return Box(middle.x - wide / 2, middle.y - high / 2, wide, high)


def spot_radius(tile: float) -> float:
    """The radius of the circle on each field on which a flat marker lies."""
    return _Plan(tile).spot


def _squares(plan: _Plan, inks: BoardInks) -> Iterator[Node]:
    boxes = [plan.grid.box(square) for square in range(9)]
    for parity, ink in enumerate(inks.floors):
        yield Path(joined(rect(cell) for i, cell in enumerate(boxes) if i % 2 == parity), fill=ink)
    unit = plan.square / 100
    offices = [cell for square, cell in enumerate(boxes) if square != CENTRE]
    for i, (cell, room) in enumerate(zip(offices, ROOMS, strict=True)):
        kit = replace(inks.furniture, shade=inks.rugs[i % len(inks.rugs)])
        yield from paint(room, kit, Affine.move(cell.x, cell.y) @ Affine.scale(unit), unit)


def _walls(plan: _Plan, inks: BoardInks) -> tuple[Node, ...]:
    """Walls between the squares and around them, open in the middle of every side of every square."""
    door = plan.tile * 0.26
    solid = (plan.square - door) / 2
    start, end = plan.rim, plan.rim + 3 * plan.square
    runs: list[tuple[float, float]] = [(start, start + solid)]
    for i in range(1, 3):
        corner = start + i * plan.square
        runs.append((corner - solid, corner + solid))
    runs.append((end - solid, end))
    places = [start + i * plan.square for i in range(4)]
    outline = joined(line((a, at), (b, at)) + line((at, a), (at, b)) for at in places for a, b in runs)
    return (Path(outline, stroke=inks.wall, width=inks.wall_width * plan.scale, cap="square"),)


def _centre(plan: _Plan, inks: BoardInks, theme: Theme) -> tuple[Node, ...]:
    cell = plan.grid.box(CENTRE)
    inner = cell.grow(-plan.tile * 0.05)
    half = group(Path(motif(Pattern.RAYS, plan.square, plan.square / 2).outline, fill=inks.rays))
    middle = Affine.move(cell.centre.x, cell.centre.y)
    return (
        Path(rect(cell), fill=inks.centre),
        group(Place(half, middle), Place(half, middle @ Affine.rotate(180)), clip=Path(rect(cell))),
        Path(rect(inner, plan.tile * 0.03), stroke=inks.frame, width=0.5 * plan.scale),
        Place(group(medal(plan.tile * 1.05, theme)), middle),
        Path(rect(cell), stroke=inks.wall, width=inks.wall_width * plan.scale),
    )


def _gate(hour: int, plan: _Plan, inks: BoardInks) -> tuple[Node, ...]:
    """The road that leaves the city here, with an arrow towards the rim place."""
    half, deep = plan.tile * 0.13, plan.tile * 0.13
    over = plan.rim / 2
    road = box(-half, -over, 2 * half, over + deep)
    edges = line((-half, -over), (-half, deep)) + line((half, -over), (half, deep))
    reach, rise = half * 0.42, deep * 0.36
    arrow = line((-reach, deep * 0.7), (0, deep * 0.7 - rise), (reach, deep * 0.7))
    drawn = group(
        Path(road, fill=inks.road),
        Path(edges, stroke=inks.kerb, width=0.5 * plan.scale),
        Path(arrow, stroke=inks.arrow, width=0.9 * plan.scale, cap="round"),
    )
    at = plan.grid.gate(hour)
    return (Place(drawn, Affine.move(at.x, at.y) @ Affine.rotate(90 * GATES[hour][1])),)


def _hour(hour: int, plan: _Plan, inks: BoardInks) -> tuple[Node, ...]:
    field = hour_field(hour, tile=plan.tile)
    lying = field.width > field.height
    kind = inks.green if hour in GREEN else inks.grey
    sign: tuple[Shape, ...] = TREE if hour in GREEN else LAMP
    spot = plan.spot
    free = max(field.width, field.height) / 2 - spot  # what the marker's spot leaves at either end
    end = spot + free * 0.54
    centre = field.centre
    at, sign_at = (
        (Point(centre.x - end, centre.y), Point(centre.x + end, centre.y))
        if lying
        else (Point(centre.x, centre.y - end), Point(centre.x, centre.y + end))
    )
    em, unit = min(7.2 * plan.scale, free * 0.76), min(plan.scale, free / 10)
    return (
        Path(rect(field, 4.5 * plan.scale), fill=kind.fill, stroke=kind.edge, width=kind.edge_width * plan.scale),
        Path(circle(centre, spot), fill=kind.spot, stroke=kind.edge, width=max(THINNEST, 0.3 * plan.scale)),
        Text(str(hour), Point(at.x, at.y + em * 0.35), "display", em, kind.number, "middle"),
        *paint(sign, kind.sign, Affine.move(sign_at.x, sign_at.y) @ Affine.scale(unit), unit),
    )


def _corners(plan: _Plan, inks: BoardInks) -> Iterator[Node]:
    near, far = plan.rim / 2, plan.side - plan.rim / 2
    spots = [Point(x, y) for x in (near, far) for y in (near, far)]
    plates = joined(circle(spot, 5.6 * plan.scale) for spot in spots)
    stars = joined(star(spot.x, spot.y, 4.6 * plan.scale, 1.7 * plan.scale, 8) for spot in spots)
    yield Path(plates, fill=inks.rosette[0], stroke=inks.rosette[1], width=0.3 * plan.scale)
    yield Path(stars, fill=inks.rosette[1], stroke=inks.kerb, width=THINNEST * plan.scale)
