"""Candidates for the labels of the board: for each name a list of labels with costs.

label: words in one to three lines about a point, along a heading
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from ttprint.draw.fonts import measure
from ttprint.games.vite_taxi.art.board.layout import FONT, Label, Lettering, Sort
from ttprint.games.vite_taxi.art.town.lines import inside
from ttprint.games.vite_taxi.town.polylines import Polyline, along, length
from ttprint.games.vite_taxi.town.values import Town, TownPlace
from ttprint.geometry import Point
from ttprint.words.typography import typeset

FRENCH = "fr"  # names are the same in every language
# mm: 10 points and more for names of places, 6 and more for streets; in large lettering 12 and 7
SIZES = {Lettering.PLAIN: (4.0, 3.55), Lettering.LARGE: (4.4, 4.25)}
STREETS = {Lettering.PLAIN: (2.4, 2.15), Lettering.LARGE: (2.7, 2.5)}
PARK = 2.6
RIVER = 5.0
# abbreviations as on the maps of Paris
SHORT = {"Boulevard": "Bd", "Avenue": "Av.", "Faubourg": "Fg", "Rue": "R.", "Esplanade": "Espl.", "Quai": "Q."}


def place_labels(place: TownPlace, lettering: Lettering) -> Iterator[Label]:
    """Yield labels about (0, 0) for the name of a place: on one line, and broken into two or three."""
    sort: Sort = "great" if place.everyone_stops else "named"
    size = SIZES[lettering][not place.everyone_stops]
    for lines, split in _broken(typeset(place.name, FRENCH)):
        yield Label(lines, Point(0, 0), size, sort, 0.0, split)


def _broken(name: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield a name on one line, on two and on three, each with its cost; long names are better broken."""
    yield (name,), 0.6 if len(name) > 11 else 0.0
    cuts = [match.end() for match in re.finditer(r"[ \u00a0-]", name)]
    for cut in cuts:
        uneven = abs(cut - len(name) / 2) * 0.15
        yield (name[:cut].rstrip(), name[cut:]), uneven + (0.3 if len(name) > 11 else 1.5)
    for one, two in combinations(cuts, 2):
        lines = (name[:one].rstrip(), name[one:two].rstrip(), name[two:])
        yield lines, 1.0 + (max(map(len, lines)) - len(name) / 3) * 0.15


def street_labels(town: Town, lettering: Lettering) -> dict[str, list[Label]]:
    """Return labels along every street and the Voie, on both sides. A name that several streets share appears once."""
    found: defaultdict[str, list[Label]] = defaultdict(list)
    for name, line in (
        *((street.name, street.line) for street in town.streets),
        (town.voie.name, town.voie.line),
    ):
        found[name] += _along(name, line, STREETS[lettering])
    return dict(found)


def _along(name: str, line: Polyline, sizes: tuple[float, ...]) -> Iterator[Label]:
    whole = length(line)
    for words, short in _forms(typeset(name, FRENCH)):
        for size in sizes:
            long = measure(words, FONT, size)
            worse = short + (sizes[0] - size) * 8 + max(0.0, long - whole) * 0.3
            for i in range(1, int(whole / 2.5)):
                at, heading = _chord(line, 2.5 * i, min(long, whole * 0.8))
                middle = abs(2.5 * i - whole / 2) / whole * 4
                yield from _beside(words, size, at, heading, worse + middle)


def _beside(words: str, size: float, at: Point, heading: float, cost: float) -> Iterator[Label]:
    """Yield labels on both sides of a street, close to its squares."""
    turn, upright = math.radians(heading), readable(heading)
    for off in (8.2, 8.8, 9.8, 11.4, 13.4, 15.8):
        for side in (1, -1):
            spot = Point(at.x - off * side * math.sin(turn), at.y + off * side * math.cos(turn))
            yield Label((words,), spot, size, "street", upright, cost + (off - 8.2) * 0.7)


def readable(heading: float) -> float:
    """Return the heading or its opposite, so that words are never upside down."""
    return heading - 180 if heading > 90 else heading + 180 if heading < -90 else heading


def _chord(line: Polyline, way: float, long: float) -> tuple[Point, float]:
    """Return a point of a street and the mean direction of the street over the length of the words."""
    at, _ = along(line, way)
    a, _ = along(line, max(0.0, way - long / 2))
    b, _ = along(line, min(length(line), way + long / 2))
    return at, math.degrees(math.atan2(b.y - a.y, b.x - a.x))


def _forms(name: str) -> Iterator[tuple[str, float]]:
    """Yield a name in full and abbreviated, each with its cost."""
    yield name, 0.0
    first, _, rest = name.partition(" ")
    if first in SHORT:
        yield f"{SHORT[first]} {rest}", 2.0
        if "Saint-" in rest:
            yield f"{SHORT[first]} {rest.replace('Saint-', 'St-')}", 3.5


def park_labels(town: Town) -> dict[str, list[Label]]:
    """Return labels inside the parks."""
    found: dict[str, list[Label]] = {}
    for park in town.parks:
        xs, ys = [p.x for p in park.outline], [p.y for p in park.outline]
        middle = Point(sum(xs) / len(xs), sum(ys) / len(ys))
        labels = []
        for lines, split in _broken(typeset(park.name, FRENCH)):
            for dx in range(-20, 21, 4):
                for dy in range(-60, 61, 3):
                    label = Label(
                        lines, Point(middle.x + dx, middle.y + dy), PARK, "park", 0.0, abs(dx) + abs(dy) + split
                    )
                    if all(inside(corner, park.outline) for corner in label.plot):
                        labels.append(label)
        found[park.name] = labels
    return found


def river_labels(town: Town) -> dict[str, list[Label]]:
    """Return labels on the water in three places: where the river enters, in the town, where it leaves."""
    arm = max(town.river.arms, key=lambda arm: arm.width)
    whole = length(arm.line)
    found: dict[str, list[Label]] = {}
    for third in range(3):
        labels = []
        for i in range(60):
            way = whole * (third + i / 60) / 3
            at, heading = along(arm.line, way)
            upright = readable(heading)
            for size in (RIVER, RIVER * 0.8):
                labels.append(Label((town.river.name,), at, size, "river", upright, abs(i - 30) * 0.1 + RIVER - size))
        found[f"{town.river.name} {third}"] = labels
    return found
