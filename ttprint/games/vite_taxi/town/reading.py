"""Reading a town from its data file. Every fault of the file is raised as one sentence."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ttprint.games.vite_taxi.town.checks import check
from ttprint.games.vite_taxi.town.polylines import Polyline, curve
from ttprint.games.vite_taxi.town.values import (
    Arm,
    NamedPoint,
    NamedShape,
    PlaceKind,
    Ramp,
    River,
    Square,
    Street,
    Town,
    TownPlace,
    Voie,
)
from ttprint.geometry import Point

PARIS = Path(__file__).with_name("paris.json")

Json = Any  # what json.loads returns


@cache
def paris() -> Town:
    """Return the town of the game."""
    return read_town(PARIS)


def read_town(file: Path) -> Town:
    """Return the town in a file, checked."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as wall:
        raise ValueError(f"The map {file.name} cannot be read: {wall.strerror or wall}.") from wall
    except ValueError as wrong:
        raise ValueError(f"The map {file.name} is not JSON: {wrong}.") from wrong
    return town_from(data)


def town_from(data: Json) -> Town:
    """Return the town that the data describe, checked."""
    try:
        town = _town(data)
    except KeyError as missing:
        raise ValueError(f"The map lacks {missing.args[0]!r}.") from missing
    except (TypeError, ValueError, AttributeError) as wrong:
        raise ValueError(f"The map has a wrong value: {wrong}.") from wrong
    check(town)
    return town


def _town(data: Json) -> Town:
    places = tuple(_place(row) for row in data["places"])
    numbers = {place.id: number for number, place in enumerate(places)}
    if len(numbers) < len(places):
        raise ValueError("two places have the same id")
    squares = [Square(number, place.at, 0.0, place) for number, place in enumerate(places)]
    streets = tuple(_street(row, numbers, squares) for row in data["streets"])
    voie = _voie(data["voie"], numbers, squares)
    board, river, parks = data["board"], _river(data["river"]), _outlines(data["parks"])
    return Town(data["name"], board["width"], board["height"], places, streets, tuple(squares), voie, river, parks)


def _place(row: Json) -> TownPlace:
    rank, bank = bool(row.get("rank")), bool(row.get("bank"))
    lies = float(row["lat"]), float(row["lon"])
    return TownPlace(row["id"], row["name"], PlaceKind(row["kind"]), _point(row["at"]), *lies, rank, bank)


def _street(row: Json, numbers: dict[str, int], squares: list[Square]) -> Street:
    """Return a street. Its squares, each along the line between its neighbours, are appended to those of the town."""
    start, end = _number(row["from"], numbers), _number(row["to"], numbers)
    points = (squares[start].at, *_polyline(row["squares"]), squares[end].at)
    first = len(squares)
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        heading = math.degrees(math.atan2(after.y - before.y, after.x - before.x))
        squares.append(Square(len(squares), at, heading))
    return Street(row["name"], start, end, curve(points), tuple(range(first, len(squares))), row.get("bridge"))


def _voie(row: Json, numbers: dict[str, int], squares: list[Square]) -> Voie:
    first, line = len(squares), curve(_polyline(row["course"]))
    for at in _polyline(row["squares"]):
        nearest = min(range(1, len(line)), key=lambda i: (line[i].x - at.x) ** 2 + (line[i].y - at.y) ** 2)
        a, b = line[nearest - 1], line[min(nearest + 1, len(line) - 1)]
        heading = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        squares.append(Square(len(squares), at, heading, voie=True))
    ways_in, ways_out = (
        tuple(Ramp(_number(ramp["place"], numbers), first + ramp["square"] - 1) for ramp in row[ramps])
        for ramps in ("entrances", "exits")
    )
    return Voie(row["name"], tuple(range(first, len(squares))), ways_in, ways_out, line, tuple(row["bridges"]))


def _river(row: Json) -> River:
    arms = tuple(Arm(curve(_polyline(arm["course"])), arm["width"]) for arm in row["arms"])
    footbridges = tuple(NamedPoint(mark["name"], _point(mark["at"])) for mark in row["footbridges"])
    return River(row["name"], arms, _outlines(row["islands"]), footbridges)


def _outlines(rows: Json) -> tuple[NamedShape, ...]:
    return tuple(NamedShape(row["name"], _polyline(row["outline"])) for row in rows)


def _polyline(pairs: Json) -> Polyline:
    return tuple(_point(pair) for pair in pairs)


def _point(pair: Sequence[float]) -> Point:
    x, y = pair
    return Point(float(x), float(y))


def _number(name: str, numbers: dict[str, int]) -> int:
    if name not in numbers:
        raise ValueError(f"{name!r} is not a place on the map")
    return numbers[name]
