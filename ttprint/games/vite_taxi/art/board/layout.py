"""Where names and landmarks stand on the board.

label: words with the ground they take      standing: a landmark with its foot and its size
arrangement: all of them. It takes a while to find, so that of the game's map is kept in arrangement.json, with the
digest of the map that it was found for; any other map is arranged anew.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ttprint.games.vite_taxi.art.board.names import Label
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark_box
from ttprint.games.vite_taxi.art.town.plots import Plot, boxed
from ttprint.games.vite_taxi.town.values import Town, TownPlace
from ttprint.geometry import Box, Point

Kept = Any  # what json.loads gives
KEPT = Path(__file__).with_name("arrangement.json")


@dataclass(frozen=True, slots=True)
class Standing:
    """A landmark on the board: whose it is, the middle of its foot, and its size."""

    place: TownPlace
    at: Point
    size: float

    @property
    def plot(self) -> Plot:
        """The ground it takes."""
        box = landmark_box(self.place.id, self.size)
        return boxed(Box(box.x + self.at.x, box.y + self.at.y, box.width, box.height))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All names and landmarks; `missing` found no room."""

    labels: tuple[Label, ...]
    landmarks: tuple[Standing, ...]
    missing: tuple[str, ...] = ()


@cache
def arrangement(town: Town) -> Arrangement:
    """The names and landmarks of a town."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    if kept.get("digest") == digest(town):
        return _thawed(kept, town)
    from ttprint.games.vite_taxi.art.board.placing import arranged  # only for a map that was never drawn

    return arranged(town)


def digest(town: Town) -> str:
    """What changes when anything on the map moves."""
    squares = [(square.at.x, square.at.y, square.heading) for square in town.squares]
    lines = [(street.name, *((p.x, p.y) for p in street.course)) for street in town.streets]
    names = [(place.id, place.name, place.kind.value, place.rank, place.bank) for place in town.places]
    water = [(arm.width, *((p.x, p.y) for p in arm.course)) for arm in town.river.arms]
    parks = [(park.name, *((p.x, p.y) for p in park.outline)) for park in town.parks]
    return hashlib.sha256(repr((squares, lines, names, water, parks)).encode()).hexdigest()[:16]


def frozen(found: Arrangement, town: Town) -> str:
    """An arrangement as it is kept: a line for each label and each landmark."""
    labels = [
        [list(label.lines), _pair(label.at), label.size, label.sort, round(label.heading, 2)] for label in found.labels
    ]
    landmarks = [[one.place.id, _pair(one.at), one.size] for one in found.landmarks]
    names, sights = (
        ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows) for rows in (labels, landmarks)
    )
    return f'{{\n "digest": "{digest(town)}",\n "labels": [\n{names}\n ],\n "landmarks": [\n{sights}\n ]\n}}\n'


def _pair(at: Point) -> tuple[float, float]:
    return round(at.x, 2), round(at.y, 2)


def _thawed(kept: Kept, town: Town) -> Arrangement:
    labels = (Label(tuple(lines), Point(*at), size, sort, heading) for lines, at, size, sort, heading in kept["labels"])
    landmarks = (Standing(town.places[town.numbers[name]], Point(*at), size) for name, at, size in kept["landmarks"])
    return Arrangement(tuple(labels), tuple(landmarks))
