"""Where names and landmarks stand on the board.

label: words with the ground that they take      standing: a landmark with its foot and its size
arrangement: all labels and standings of a map. `make town` searches for it, which takes minutes, and stores it in
    arrangement.json together with the digest of the map.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Literal

from ttprint.draw.fonts import measure
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark_box
from ttprint.games.vite_taxi.town.plots import Plot, boxed, oblong
from ttprint.games.vite_taxi.town.values import Town, TownPlace
from ttprint.geometry import Box, Point, round_to, ticks

FONT = "text-bold"
LEADING = 1.0
STORED = Path(__file__).with_name("arrangement.json")

Json = Any  # what json.loads returns
Sort = Literal["great", "named", "street", "park", "river"]


class Lettering(Enum):
    """The size of the names on a board; the value is the key of its arrangement."""

    PLAIN = "plain"
    LARGE = "large"


class ArrangementMismatch(ValueError):
    """The stored arrangement was made for another map."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words about a point. `heading` is in degrees clockwise; the label of a name with the lowest `cost` is best."""

    lines: tuple[str, ...]
    at: Point
    size: float
    sort: Sort
    heading: float = 0.0
    cost: float = 0.0

    @property
    def length(self) -> float:
        """The extent along the heading."""
        return max(measure(line, FONT, self.size) for line in self.lines)

    @property
    def whole(self) -> str:
        """The words on one line. A name that is broken at a hyphen keeps the hyphen."""
        return "".join(line if line.endswith("-") else f"{line} " for line in self.lines).rstrip()

    @property
    def height(self) -> float:
        """The extent across the heading, from the accents of capitals to the descenders."""
        return self.size * (0.98 + LEADING * (len(self.lines) - 1))

    @property
    def plot(self) -> Plot:
        """The ground that the label takes."""
        return oblong(self.at, self.length, self.height, self.heading)


@dataclass(frozen=True, slots=True)
class Standing:
    """A landmark on the board: its place, the middle of its foot, and its size."""

    place: TownPlace
    at: Point
    size: float

    @property
    def plot(self) -> Plot:
        """The ground that the landmark takes."""
        box = landmark_box(self.place.id, self.size)
        return boxed(Box(box.x + self.at.x, box.y + self.at.y, box.width, box.height))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All names and landmarks. `missing` names those for which no room was found."""

    labels: tuple[Label, ...]
    landmarks: tuple[Standing, ...]
    missing: tuple[str, ...] = ()


@cache
def arrangement(town: Town, lettering: Lettering = Lettering.PLAIN) -> Arrangement:
    """Return a stored arrangement. Raise ArrangementMismatch if it was made for another map."""
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    if stored["digest"] != digest(town):
        raise ArrangementMismatch(f"{STORED.name} was made for another map than that of {town.name}: run make town.")
    return _from_json(stored[lettering.value], town)


def digest(town: Town) -> str:
    """Return a digest that changes when anything on the map moves by a thousandth of a millimetre or is renamed."""
    squares = [_grid((square.at.x, square.at.y, square.heading)) for square in town.squares]
    lines = [(street.name, _grid_line(street.line)) for street in town.streets]
    names = [(place.id, place.name, place.kind.value, place.rank, place.bank) for place in town.places]
    water = [(_grid((arm.width,)), _grid_line(arm.line)) for arm in town.river.arms]
    parks = [(park.name, _grid_line(park.outline)) for park in town.parks]
    return hashlib.sha256(repr((squares, lines, names, water, parks)).encode()).hexdigest()[:16]


def _grid_line(points: Iterable[Point]) -> list[tuple[int, ...]]:
    return [_grid((point.x, point.y)) for point in points]


def _grid(numbers: Iterable[float]) -> tuple[int, ...]:
    """The numbers in whole thousandths."""
    return tuple(ticks(number, 1000) for number in numbers)


def to_json(found: Mapping[Lettering, Arrangement], town: Town) -> str:
    """Return arrangements as they are stored: a line for each label and each landmark."""
    parts = [f' "{lettering.value}": {_rows(one)}' for lettering, one in found.items()]
    return "{\n" + ",\n".join((f' "digest": "{digest(town)}"', *parts)) + "\n}\n"


def _rows(found: Arrangement) -> str:
    labels = [
        [list(label.lines), _pair(label.at), label.size, label.sort, round_to(label.heading, 2)]
        for label in found.labels
    ]
    landmarks = [[one.place.id, _pair(one.at), one.size] for one in found.landmarks]
    names, sights = (
        ",\n".join("   " + json.dumps(row, ensure_ascii=False) for row in rows) for rows in (labels, landmarks)
    )
    return f'{{\n  "labels": [\n{names}\n  ],\n  "landmarks": [\n{sights}\n  ]\n }}'


def _pair(at: Point) -> tuple[float, float]:
    return round_to(at.x, 2), round_to(at.y, 2)


def _from_json(stored: Json, town: Town) -> Arrangement:
    labels = (
        Label(tuple(lines), Point(*at), size, sort, heading) for lines, at, size, sort, heading in stored["labels"]
    )
    landmarks = (Standing(town.places[town.numbers[name]], Point(*at), size) for name, at, size in stored["landmarks"])
    return Arrangement(tuple(labels), tuple(landmarks))
