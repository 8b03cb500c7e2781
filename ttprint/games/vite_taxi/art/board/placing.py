"""Finds room for names and landmarks: beside what they belong to, on nothing and on nobody.

choice: one way to write a name or to set a landmark, with what it costs
item: a name or a landmark with its choices, the cheapest first; what the squares forbid is left out from the start
round: every item takes its cheapest choice that is still free; who finds none goes first in the next round
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from ttprint.games.vite_taxi.art.board.furniture import FURNITURE
from ttprint.games.vite_taxi.art.board.layout import Arrangement, Standing
from ttprint.games.vite_taxi.art.board.names import Label, park_labels, place_labels, river_labels, street_labels
from ttprint.games.vite_taxi.art.board.signs import voie_signs
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark_box
from ttprint.games.vite_taxi.art.town.footprints import footprints
from ttprint.games.vite_taxi.art.town.plots import Plot, Raster, Taken, around, boxed, gap
from ttprint.games.vite_taxi.art.town.river import paved, sunken, wet
from ttprint.games.vite_taxi.town.shapes import distance
from ttprint.games.vite_taxi.town.values import Place, Town
from ttprint.geometry import Box, Point

TEXT_GAP = 0.6
LANDMARK_GAP = 0.8
EDGE = 4.0  # from the board's edge: what a knife may take
ROUNDS = 120
GREAT_SIGHTS = (
    "tour-eiffel etoile notre-dame sacre-coeur louvre invalides pantheon opera moulin-rouge pompidou bastille concorde"
).split()
GREAT_SIZES = (36.0, 33.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.5, 15.0, 13.5, 12.0)
SIZES = (22.0, 20.0, 18.0, 16.5, 15.0, 13.5, 12.0)
FARTHEST = 34.0  # mm from the middle of a place to its landmark
LARGE = 1.3  # mm of way that a millimetre of size is worth


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to do it."""

    cost: float
    thing: Label | Standing
    plot: Plot


@dataclass(frozen=True, slots=True)
class Item:
    """A name or a landmark, and how much the board loses without it."""

    name: str
    choices: tuple[Choice, ...]
    loss: float


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
        boxes = [*(boxed(box) for box in FURNITURE.values()), *sunken(town), *(sign.plot for sign in voie_signs(town))]
        squares, streets = [shape.plot for shape in footprints(town)], paved(town)
        built = Raster(town.width, town.height)
        for plots, margin in ((squares, LANDMARK_GAP), (boxes, LANDMARK_GAP), (streets, 0.3)):
            for plot in plots:
                built.add(plot, margin)
        return cls(town, Taken((*squares, *boxes)), Taken(streets), Taken(wet(town)), built)

    def fits(self, plot: Plot, margin: float) -> bool:
        board = Box(0, 0, self.town.width, self.town.height).grow(-EDGE)
        return board.contains(around(plot)) and self.taken.free(plot, margin)

    def written(self, labels: Iterable[Label], street: float, river: float) -> tuple[Choice, ...]:
        """The labels that touch no square, with what it costs to lie on a street or on the river."""
        choices = []
        for label in labels:
            plot = label.plot
            if self.fits(plot, TEXT_GAP):
                on_street = 0 if self.paved.free(plot, 0.2) else street
                on_water = 0 if self.wet.free(plot, 0) else river
                choices.append(Choice(label.cost + on_street + on_water, label, plot))
        return tuple(sorted(choices, key=lambda choice: choice.cost))


def arranged(town: Town) -> Arrangement:
    """The best of some rounds: the one that loses least."""
    order = list(_items(_Site.of(town)))
    late = dict.fromkeys((item.name for item in order), 0)
    best: tuple[float, Arrangement] | None = None
    for _ in range(ROUNDS):
        found, missing, cost = _round(sorted(order, key=lambda item: -late[item.name]))
        score = cost + sum(item.loss for item in missing)
        if best is None or score < best[0]:
            best = (score, _as_arrangement(found, missing))
        for item in missing:
            late[item.name] += 1 if item.choices else 0
    assert best is not None
    return best[1]


def _round(order: Sequence[Item]) -> tuple[list[Choice], list[Item], float]:
    taken, found, missing, cost = Taken(), [], [], 0.0
    for item in order:
        choice = next((one for one in item.choices if taken.free(one.plot, _margin(one))), None)
        if choice is None:
            missing.append(item)
            continue
        taken.add(choice.plot)
        found.append(choice)
        cost += choice.cost
    return found, missing, cost


def _margin(choice: Choice) -> float:
    return LANDMARK_GAP if isinstance(choice.thing, Standing) else TEXT_GAP


def _as_arrangement(found: Sequence[Choice], missing: Sequence[Item]) -> Arrangement:
    labels = tuple(choice.thing for choice in found if isinstance(choice.thing, Label))
    landmarks = tuple(choice.thing for choice in found if isinstance(choice.thing, Standing))
    return Arrangement(labels, landmarks, tuple(item.name for item in missing))


def _items(site: _Site) -> Iterator[Item]:
    """Names of places, great sights, streets, the other landmarks, scenery; in each sort the hardest first."""
    town, shapes = site.town, footprints(site.town)
    names = [
        Item(place.name, _near_its_own(site.written(place_labels(shapes[number]), 9.0, 5.0), number, town), 5000.0)
        for number, place in enumerate(town.places)
    ]
    streets = [Item(name, site.written(labels, 14.0, 5.0), 400.0) for name, labels in street_labels(town).items()]
    landmarks = {
        place.id: Item(f"landmark {place.id}", _standings(site, place), 200.0 if place.id in GREAT_SIGHTS else 60.0)
        for place in town.places
    }
    scenery = {**river_labels(town), **park_labels(town)}
    yield from sorted(names, key=lambda item: len(item.choices))
    yield from (landmarks[place_id] for place_id in GREAT_SIGHTS)
    yield from sorted(streets, key=lambda item: len(item.choices))
    rest = [item for place_id, item in landmarks.items() if place_id not in GREAT_SIGHTS]
    yield from sorted(rest, key=lambda item: len(item.choices))
    yield from (Item(name, site.written(labels, 12.0, 0.0), 4.0) for name, labels in scenery.items())


def _standings(site: _Site, place: Place) -> tuple[Choice, ...]:
    """Where a landmark could stand, the cheapest first: near and large is best."""
    found = []
    for size in GREAT_SIZES if place.id in GREAT_SIGHTS else SIZES:
        box = landmark_box(place.id, size)
        for off, dx, dy in _spots(box.width, box.height):
            spot = Box(place.at.x + dx - box.width / 2, place.at.y + dy - box.height / 2, box.width, box.height)
            if site.built.free(spot):
                found.append((off - size * LARGE, spot, size))
    choices = []
    for cost, spot, size in sorted(found, key=lambda one: one[0])[:500]:
        plot = boxed(spot)
        if site.fits(plot, LANDMARK_GAP):
            wetness = 0 if site.wet.free(plot, 0) else 16
            choices.append(Choice(cost + wetness, Standing(place, Point(spot.centre.x, spot.bottom), size), plot))
    return _near_its_own(choices, site.town.numbers[place.id], site.town)


def _near_its_own(choices: Iterable[Choice], number: int, town: Town) -> tuple[Choice, ...]:
    """The choices, dearer where another place is as near as the one that is meant."""
    shapes = footprints(town)[: len(town.places)]

    def strayed(plot: Plot) -> float:
        own = gap(plot, shapes[number].plot)
        near = [shape.plot for shape in shapes if distance(shape.at, around(plot).centre) < own + 30]
        others = min((gap(plot, other) for other in near if other != shapes[number].plot), default=99.0)
        return 7.0 + (own - others) if others < own + 1.0 else 0.0

    return tuple(sorted((replace(one, cost=one.cost + strayed(one.plot)) for one in choices), key=lambda one: one.cost))


@cache
def _spots(width: float, height: float) -> list[tuple[float, int, int]]:
    """Steps from the middle of a place: how far a landmark's rim is from there."""
    found = []
    for dx in range(-44, 45, 2):
        for dy in range(-44, 45, 2):
            off = math.hypot(max(0.0, abs(dx) - width / 2), max(0.0, abs(dy) - height / 2))
            if off < FARTHEST:
                found.append((off + math.hypot(dx, dy) * 0.05, dx, dy))
    return sorted(found)
