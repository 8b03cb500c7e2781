"""The river with its islands and bridges, and the Voie along it.

bank: the edge of the river      bridge: a pale bar from bank to bank, over the river and over the Voie
chevron: an arrow head that shows the direction of the Voie
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from ttprint.draw.scene import Node, Path, Step
from ttprint.draw.shapes import joined, line, moved, polyline
from ttprint.games.vite_taxi.art.inks import TownInks
from ttprint.games.vite_taxi.art.town.footprints import VOIE, footprints
from ttprint.games.vite_taxi.art.town.lines import soft, strips
from ttprint.games.vite_taxi.town.plots import Plot, Taken, oblong
from ttprint.games.vite_taxi.town.polylines import Polyline, along, crossings, distance, length
from ttprint.games.vite_taxi.town.values import Arm, Ramp, Town
from ttprint.geometry import Affine, Point, bounding_box

BED = 6.4  # mm, the width of a street between its squares
BRIDGE = 9.0
_FOOTBRIDGE = 3.4
_RAMP = 3.8


def river(town: Town, inks: TownInks) -> Iterator[Node]:
    """Yield banks, water, waves and islands."""
    for rim, ink in ((1.1, inks.bank), (0.0, inks.water)):
        for arm in town.river.arms:
            yield Path(polyline(arm.line), stroke=ink, width=arm.width + rim, cap="round")
    yield from (_waves(arm, inks) for arm in town.river.arms)
    isles = joined(soft(isle.outline) for isle in town.river.islands)
    yield Path(isles, fill=inks.tints[0], stroke=inks.bank, width=0.5)


def _waves(arm: Arm, inks: TownInks) -> Path:
    """Short strokes along the river, in three rows."""
    whole, strokes = length(arm.line), []
    files = 3 if arm.width > 10 else 1
    for file in range(files):
        off = (file - (files - 1) / 2) * arm.width * 0.27
        way = 4.0 + 7.0 * file
        while way + 7 < whole:
            strokes.append(_beside(arm.line, way, way + 5.5 + 2 * (file % 2), off))
            way += 17.0
    return Path(joined(strokes), stroke=inks.wave, width=0.35, cap="round")


def _beside(points: Polyline, start: float, end: float, off: float) -> tuple[Step, ...]:
    stroke = []
    for i in range(4):
        at, heading = along(points, start + (end - start) * i / 3)
        turn = math.radians(heading)
        stroke.append(Point(at.x - off * math.sin(turn), at.y + off * math.cos(turn)))
    return polyline(stroke)


@cache
def bridges(town: Town) -> tuple[Plot, ...]:
    """Return the bars of the bridges of streets. They extend over the Voie where it is near."""
    bars: list[Plot] = []
    for street in (street for street in town.streets if street.bridge):
        for arm in town.river.arms:
            for at in crossings(street.line, arm.line):
                heading, stream = _heading(street.line, at), _heading(arm.line, at)
                across = max(0.5, abs(math.sin(math.radians(heading - stream))))
                bars.append(_over_voie(town, at, arm.width / across + 5, heading))
    return tuple(bars)


def _over_voie(town: Town, at: Point, long: float, heading: float) -> Plot:
    """The bar about `at`, made longer where the Voie passes close by."""
    turn = math.radians(heading)
    way = Point(math.cos(turn), math.sin(turn))
    ends = [-long / 2, long / 2]
    reach = (Point(at.x - 26 * way.x, at.y - 26 * way.y), Point(at.x + 26 * way.x, at.y + 26 * way.y))
    for under in crossings(reach, town.voie.line):
        off = (under.x - at.x) * way.x + (under.y - at.y) * way.y
        ends = [min(ends[0], off - VOIE / 2 - 1.5), max(ends[1], off + VOIE / 2 + 1.5)]
    middle = (ends[0] + ends[1]) / 2
    return oblong(Point(at.x + middle * way.x, at.y + middle * way.y), ends[1] - ends[0], BRIDGE, heading)


def _heading(points: Polyline, at: Point) -> float:
    nearest = min(range(1, len(points)), key=lambda i: _off(points[i - 1], points[i], at))
    a, b = points[nearest - 1], points[nearest]
    return math.degrees(math.atan2(b.y - a.y, b.x - a.x))


def _off(a: Point, b: Point, at: Point) -> float:
    long = distance(a, b) ** 2 or 1.0
    part = max(0.0, min(1.0, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / long))
    return math.hypot(a.x + (b.x - a.x) * part - at.x, a.y + (b.y - a.y) * part - at.y)


def footbridges(town: Town) -> list[Plot]:
    """Return the bars of the bridges that are not part of the game, across the nearest arm."""
    bars = []
    for mark in town.river.footbridges:
        arm = min(town.river.arms, key=lambda arm: min(distance(p, mark.at) for p in arm.line))
        heading = _heading(arm.line, mark.at) + 90
        bars.append(oblong(mark.at, arm.width + 3, _FOOTBRIDGE, heading))
    return bars


def bridge_bars(town: Town, inks: TownInks) -> Iterator[Node]:
    """Yield all bridges, with their parapets and a shadow below them."""
    for bar in (*footbridges(town), *bridges(town)):
        shadow = Affine.move(0.5, 0.8)
        yield Path(moved(polyline(bar, closed=True), shadow), fill=inks.bank)
        yield Path(polyline(bar, closed=True), fill=inks.bridge)
        yield Path(
            line(*((p.x, p.y) for p in bar[:2])) + line(*((p.x, p.y) for p in bar[2:])), stroke=inks.parapet, width=0.5
        )


@cache
def ramps(town: Town) -> tuple[Polyline, ...]:
    """Return the ways down to the Voie and up from it, in driving direction, but for those at its ends."""
    voie = town.voie
    down = (_ramp(town, ramp) for ramp in voie.entrances if not _at_an_end(town, ramp))
    up = (_ramp(town, ramp)[::-1] for ramp in voie.exits if not _at_an_end(town, ramp))
    return (*down, *up)


def _at_an_end(town: Town, ramp: Ramp) -> bool:
    at, course = town.squares[ramp.place].at, town.voie.line
    return min(distance(at, course[0]), distance(at, course[-1])) < 2


@cache
def _ramp(town: Town, ramp: Ramp) -> Polyline:
    """The shortest way from a place to the Voie, on the side of a square if possible, that touches no other square."""
    place, course = town.squares[ramp.place].at, town.voie.line
    nearest, goal = (_way_along(course, at) for at in (place, town.squares[ramp.square].at))
    others = Taken(shape.plot for shape in footprints(town) if shape.square.number != ramp.place)
    side = 1 if goal > nearest else -1
    for off in (*range(abs(int(goal - nearest))), *range(-1, -16, -1)):
        line = (place, along(course, nearest + side * off)[0])
        if all(others.free(plot, 0.6) for plot in strips(line, _RAMP + 0.8, 2.0)):
            return line
    raise ValueError(f"there is no room for a ramp at {town.places[ramp.place].name}")


def _way_along(points: Polyline, at: Point) -> float:
    """How far along a line its point nearest to another point lies."""
    whole = length(points)
    ways = (whole * i / 400 for i in range(401))
    return min(ways, key=lambda way: distance(along(points, way)[0], at))


def voie(town: Town, inks: TownInks) -> Iterator[Node]:
    """Yield the dark band of the Voie and its ramps, with chevrons in driving direction."""
    runs = ((town.voie.line, VOIE), *((ramp, _RAMP) for ramp in ramps(town)))
    for rim, ink in ((0.8, inks.voie_edge), (0.0, inks.voie)):
        for points, width in runs:
            yield Path(polyline(points), stroke=ink, width=width + rim, cap="round")
    yield Path(joined(_chevrons(town)), stroke=inks.arrow, width=0.55, cap="round")


def _chevrons(town: Town) -> Iterator[tuple[Step, ...]]:
    head = line((-0.8, -1.3), (0.6, 0), (-0.8, 1.3))
    whole = length(town.voie.line)
    spots = [along(town.voie.line, 8.0 * i) for i in range(1, int(whole / 8))]
    spots += [along(ramp, length(ramp) * 0.5) for ramp in ramps(town)]
    shapes = footprints(town)
    for at, heading in spots:
        if all(distance(at, shape.at) > shape.length / 2 + 0.5 for shape in shapes):
            yield moved(head, Affine.move(at.x, at.y) @ Affine.rotate(heading))


def wet(town: Town) -> list[Plot]:
    """Return the ground that the river takes."""
    return [plot for arm in town.river.arms for plot in strips(arm.line, arm.width)]


def paved(town: Town) -> list[Plot]:
    """Return the ground that streets and bridges take, without the squares."""
    streets = [plot for street in town.streets for plot in strips(street.line, BED)]
    return [*streets, *bridges(town), *footbridges(town)]


def sunken(town: Town) -> list[Plot]:
    """Return the ground that the Voie and its ramps take, which is too dark to write on."""
    ways = [(town.voie.line, VOIE), *((ramp, _RAMP) for ramp in ramps(town))]
    return [plot for points, width in ways for plot in strips(points, width + 0.8)]


def gateways(town: Town, down_room: float, up_room: float) -> Iterator[tuple[Point, bool]]:
    """For each ramp, yield the point on it nearest to its place that has room for a sign, and whether it leads down."""
    squares = Taken(shape.plot for shape in footprints(town))
    for ramp, down in (*((r, True) for r in town.voie.entrances), *((r, False) for r in town.voie.exits)):
        place = town.squares[ramp.place].at
        points = _voie_from(town, place, town.squares[ramp.square].at) if _at_an_end(town, ramp) else _ramp(town, ramp)
        spots = sorted(
            (along(points, length(points) * i / 80)[0] for i in range(81)), key=lambda at: distance(at, place)
        )
        room = down_room if down else up_room
        # with less room, a sign may overlap the edge of a square
        rooms = (oblong(at, room * part, room * part) for part in (1.0, 0.8, 0.6, 0.4) for at in spots)
        free = next(plot for plot in rooms if squares.free(plot, 0.0))
        yield bounding_box(free).centre, down


def _voie_from(town: Town, place: Point, square: Point) -> Polyline:
    """The part of the Voie from a place at its end to a square."""
    points = town.voie.line
    near = min(range(len(points)), key=lambda i: distance(points[i], square))
    return points[: near + 1] if distance(place, points[0]) < 2 else points[near:]
