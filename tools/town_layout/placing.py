"""Finds positions for names and landmarks: near what they belong to, without overlaps.

Each name and each landmark is an item with choices. Choices that overlap a square are left out from the start.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from tools.town_layout.labels import park_labels, place_labels, river_labels, street_labels
from tools.town_layout.search import LANDMARK_GAP, TEXT_GAP, Choice, Item, search
from ttprint.games.vite_taxi.art.board.layout import Arrangement, Label, Standing
from ttprint.games.vite_taxi.art.board.panels import PANELS
from ttprint.games.vite_taxi.art.board.plates import voie_signs
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark_box
from ttprint.games.vite_taxi.art.town.footprints import footprints
from ttprint.games.vite_taxi.art.town.plots import Plot, Taken, boxed, gap
from ttprint.games.vite_taxi.art.town.river import paved, sunken, wet
from ttprint.games.vite_taxi.town.polylines import distance
from ttprint.games.vite_taxi.town.values import Town, TownPlace
from ttprint.geometry import Box, Point, bounding_box

EDGE = 4.0  # mm from the edge of the board, which may be cut off
MOVES = 90_000
# costs of leaving an item out; a cost of 1 is about a millimetre away from the best position
LOST_NAME, LOST_SIGHT, LOST_STREET, LOST_LANDMARK, LOST_SCENERY = 5000.0, 260.0, 150.0, 70.0, 5.0
GREAT_SIGHTS = (
    "tour-eiffel etoile notre-dame sacre-coeur louvre invalides pantheon opera moulin-rouge pompidou bastille concorde"
).split()
GREAT_SIZES = (36.0, 33.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.5, 15.0, 13.5, 12.0)
SIZES = (28.0, 25.0, 22.0, 20.0, 18.0, 16.5, 15.0, 13.5, 12.0)
FARTHEST = 30.0  # mm from the middle of a place to the rim of its landmark
LARGE, LARGE_SIGHT = 1.2, 4.0  # cost that a millimetre of a landmark's size is worth
MOST_SPOTS = 90  # for each size, the nearest ones
WET = 16.0  # cost of standing in the river
_DOT = 0.5  # mm, the cell of the raster
STRAY = 9.0  # cost of standing nearer to another place


@dataclass(frozen=True)
class _Site:
    """The town before anything is written on it."""

    town: Town
    taken: Taken
    paved: Taken
    wet: Taken
    built: Raster

    @classmethod
    def of(cls, town: Town) -> _Site:
        boxes = [*(boxed(box) for box in PANELS.values()), *sunken(town), *(sign.plot for sign in voie_signs(town))]
        squares, streets = [shape.plot for shape in footprints(town)], paved(town)
        built = Raster(town.width, town.height)
        for plots, margin in ((squares, LANDMARK_GAP), (boxes, LANDMARK_GAP), (streets, 0.3)):
            for plot in plots:
                built.add(plot, margin)
        return cls(town, Taken((*squares, *boxes)), Taken(streets), Taken(wet(town)), built)

    def fits(self, plot: Plot, margin: float) -> bool:
        board = Box(0, 0, self.town.width, self.town.height).grow(-EDGE)
        return board.contains(bounding_box(plot)) and self.taken.free(plot, margin)

    def written(self, labels: Iterable[Label], street: float, river: float) -> tuple[Choice, ...]:
        """Return the labels that touch no square, with the cost of lying on a street or on the river."""
        choices = []
        for label in labels:
            plot = label.plot
            if self.fits(plot, TEXT_GAP):
                on_street = 0 if self.paved.free(plot, 0.2) else street
                on_water = 0 if self.wet.free(plot, 0) else river
                choices.append(Choice(label.cost + on_street + on_water, label, plot))
        return tuple(sorted(choices, key=lambda choice: choice.cost))


def arranged(town: Town, moves: int = MOVES) -> Arrangement:
    """Return the best arrangement that the search finds. It is the same each time."""
    items = tuple(_items(_Site.of(town)))
    chosen = search(items, moves)
    things = [items[number].choices[index].thing for number, index in sorted(chosen.items())]
    labels = tuple(thing for thing in things if isinstance(thing, Label))
    landmarks = tuple(thing for thing in things if isinstance(thing, Standing))
    missing = tuple(item.name for number, item in enumerate(items) if number not in chosen)
    return Arrangement(labels, landmarks, missing)


def _items(site: _Site) -> Iterator[Item]:
    """Yield place names, great sights, streets, other landmarks, scenery; of each those with few choices first."""
    town, shapes = site.town, footprints(site.town)
    names = [
        Item(
            place.name,
            _near_its_own(site.written(place_labels(shapes[number]), 9.0, 9.0), number, town, 3.0),
            LOST_NAME,
        )
        for number, place in enumerate(town.places)
    ]
    streets = [Item(name, site.written(labels, 14.0, 5.0), LOST_STREET) for name, labels in street_labels(town).items()]
    landmarks = {
        place.id: Item(
            f"landmark {place.id}", _standings(site, place), LOST_SIGHT if place.id in GREAT_SIGHTS else LOST_LANDMARK
        )
        for place in town.places
    }
    scenery = {**river_labels(town), **park_labels(town)}
    yield from sorted(names, key=lambda item: len(item.choices))
    yield from (landmarks[place_id] for place_id in GREAT_SIGHTS)
    yield from sorted(streets, key=lambda item: len(item.choices))
    rest = [item for place_id, item in landmarks.items() if place_id not in GREAT_SIGHTS]
    yield from sorted(rest, key=lambda item: len(item.choices))
    yield from (Item(name, site.written(labels, 12.0, 0.0), LOST_SCENERY) for name, labels in scenery.items())


def _standings(site: _Site, place: TownPlace) -> tuple[Choice, ...]:
    """Return where a landmark could stand. Near and large is best."""
    great = place.id in GREAT_SIGHTS
    choices: list[Choice] = []
    for size in GREAT_SIZES if great else SIZES:
        box = landmark_box(place.id, size)
        fit = 0
        for off, dx, dy in _spots(box.width, box.height):
            spot = Box(place.at.x + dx - box.width / 2, place.at.y + dy - box.height / 2, box.width, box.height)
            plot = boxed(spot)
            if not site.built.free(spot) or not site.fits(plot, LANDMARK_GAP):
                continue
            cost = off - size * (LARGE_SIGHT if great else LARGE) + (0 if site.wet.free(plot, 0) else WET)
            choices.append(Choice(cost, Standing(place, Point(spot.centre.x, spot.bottom), size), plot))
            fit += 1
            if fit == MOST_SPOTS:
                break
    return _near_its_own(choices, site.town.numbers[place.id], site.town)


def _near_its_own(choices: Iterable[Choice], number: int, town: Town, weight: float = 1.0) -> tuple[Choice, ...]:
    """Return the choices with a higher cost where another place is nearer than the one that is meant."""
    shapes = footprints(town)[: len(town.places)]

    def strayed(plot: Plot) -> float:
        own = gap(plot, shapes[number].plot)
        near = [shape.plot for shape in shapes if distance(shape.at, bounding_box(plot).centre) < own + 30]
        others = min((gap(plot, other) for other in near if other != shapes[number].plot), default=99.0)
        return STRAY + 1.5 * (own - others) if others < own + 1.0 else 0.0

    costs = (replace(one, cost=weight * (one.cost + strayed(one.plot))) for one in choices)
    return tuple(sorted(costs, key=lambda one: one.cost))


@cache
def _spots(width: float, height: float) -> list[tuple[float, int, int]]:
    """Return offsets from the middle of a place, sorted by the distance of the landmark's rim."""
    found = []
    for dx in range(-44, 45, 2):
        for dy in range(-44, 45, 2):
            off = math.hypot(max(0.0, abs(dx) - width / 2), max(0.0, abs(dy) - height / 2))
            if off < FARTHEST:
                found.append((off + math.hypot(dx, dy) * 0.05, dx, dy))
    return sorted(found)


class Raster:
    """Taken ground for quick tests of upright boxes: each row of the board is an integer with one bit per cell."""

    def __init__(self, width: float, height: float) -> None:
        self._rows = [0] * (math.ceil(height / _DOT) + 1)
        self._width = width

    def add(self, plot: Plot, margin: float) -> None:
        """Mark a plot and a margin around it as taken."""
        box = bounding_box(plot).grow(margin)
        for row in range(max(0, int(box.y / _DOT)), min(len(self._rows), math.ceil(box.bottom / _DOT))):
            left, right = _span(plot, row * _DOT - margin, (row + 1) * _DOT + margin)
            if left <= right:
                self._rows[row] |= _bits(left - margin, right + margin)

    def free(self, box: Box) -> bool:
        """True if nothing is taken within a box."""
        bits = _bits(box.x, box.right)
        first, last = max(0, int(box.y / _DOT)), min(len(self._rows), math.ceil(box.bottom / _DOT))
        return not any(row & bits for row in self._rows[first:last])


def _bits(left: float, right: float) -> int:
    low, high = max(0, math.floor(left / _DOT)), max(0, math.ceil(right / _DOT))
    return (1 << high) - (1 << low) if high > low else 0


def _span(plot: Plot, top: float, bottom: float) -> tuple[float, float]:
    """Return the smallest and largest x of a plot between two heights."""
    xs = [p.x for p in plot if top <= p.y <= bottom]
    for i, b in enumerate(plot):
        a = plot[i - 1]
        for y in (top, bottom):
            if (a.y - y) * (b.y - y) < 0:
                xs.append(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
    return (min(xs), max(xs)) if xs else (math.inf, -math.inf)
