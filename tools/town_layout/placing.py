"""Finds positions for names and landmarks: beside what they belong to, on free ground.

Each name and each landmark is an item with choices. What may not be covered is left out of the choices from the start:
squares, streets, water, the Voie, bridges, signs and panels. Names and landmarks of places are placed first, then the
names of streets, parks and the river where there is room.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tools.town_layout.labels import park_labels, place_labels, river_labels, street_labels
from tools.town_layout.raster import Floats, Raster
from tools.town_layout.search import LANDMARK_GAP, TEXT_GAP, Choice, Item, search
from ttprint.games.vite_taxi.art.board.layout import Arrangement, Label, Lettering, Standing
from ttprint.games.vite_taxi.art.board.panels import PANELS
from ttprint.games.vite_taxi.art.board.plates import voie_signs
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark_box
from ttprint.games.vite_taxi.art.town.footprints import footprints
from ttprint.games.vite_taxi.art.town.lines import inside
from ttprint.games.vite_taxi.art.town.river import paved, sunken, wet
from ttprint.games.vite_taxi.town.plots import Plot, boxed
from ttprint.games.vite_taxi.town.polylines import Polyline, crossings
from ttprint.games.vite_taxi.town.values import Town, TownPlace
from ttprint.geometry import Box, Point, bounding_box

EDGE = 4.0  # mm from the edge of the board, which may be cut off
MOVES = 8_000
STREET_MOVES = 1_500
# costs of leaving an item out; a cost of 1 is about a millimetre away from the best position
LOST_NAME, LOST_SIGHT, LOST_LANDMARK, LOST_STREET, LOST_SCENERY = 5000.0, 900.0, 400.0, 150.0, 5.0
# sizes of landmarks in mm: of the famous, which are never smaller than 20 mm, of the well-known, and of all others
FAMOUS_SIZES = (30.0, 28.0, 26.0, 24.0, 22.0, 20.0)
KNOWN_SIZES = (17.0, 16.0, 15.0, 14.0, 13.0, 12.0)
OTHER_SIZES = (14.0, 13.0, 12.0)
SMALLER_SIZES = (18.0, 16.0, 14.0, 12.0)  # of the famous among large letters
FAMOUS = frozenset("tour-eiffel notre-dame sacre-coeur etoile louvre opera invalides pantheon pompidou orsay".split())
KNOWN = frozenset(
    "moulin-rouge bastille concorde trocadero luxembourg saint-michel hotel-de-ville madeleine vosges chatelet halles "
    "gare-de-lyon gare-du-nord gare-montparnasse republique nation rond-point bourse saint-denis ecole-militaire "
    "bibliotheque buttes-chaumont pere-lachaise villette denfert".split()
)
ISLAND_STREETS = frozenset(["Boulevard du Palais", "Rue d'Arcole"])  # all others bear their names on the banks
LARGE, LARGE_FAMOUS = 0.9, 2.5  # cost that a millimetre of a landmark's size is worth
MOST_SPREAD = 24.0  # mm: the side of a square as large as a famous landmark, so that none outdoes all others
FARTHEST = 18.0  # mm between a square and its landmark
NEARER = 0.6  # mm that a name or a landmark is nearer to its own place than to any other
MOST_CHOICES = 90  # of a name on one line, or on two or three
MOST_OF_A_SIZE = 40  # of a landmark
NEAR_NAME, FAR_NAME = 0.6, 3.9  # mm between a name and its square
GRID = 0.5


@dataclass(frozen=True)
class _Site:
    """The town before anything is written on it."""

    town: Town

    @cached_property
    def squares(self) -> tuple[Plot, ...]:
        return tuple(shape.plot for shape in footprints(self.town))

    @cached_property
    def places(self) -> Floats:
        """The boxes of the squares of places: left, top, right, bottom."""
        boxes = [bounding_box(plot) for plot in self.squares[: len(self.town.places)]]
        return np.array([(box.x, box.y, box.right, box.bottom) for box in boxes])

    def spots(self, number: int, across: float, down: float) -> tuple[Floats, Floats]:
        """Return the points of a grid around a place that reaches so far beyond its square."""
        left, top, right, bottom = self.places[number]
        x, y = np.meshgrid(np.arange(left - across, right + across, GRID), np.arange(top - down, bottom + down, GRID))
        return x.ravel(), y.ravel()

    def off(self, number: int, x: Floats, y: Floats, width: float, height: float) -> Floats:
        """Return the distances of boxes from the square of a place."""
        place = self.town.places[number]
        if not place.everyone_stops:
            return _off(self.places[number], x, y, width, height)
        dx, dy = np.maximum(0, np.abs(x - place.at.x) - width / 2), np.maximum(0, np.abs(y - place.at.y) - height / 2)
        return np.asarray(np.hypot(dx, dy) - footprints(self.town)[number].length / 2)

    @cached_property
    def rim(self) -> tuple[Plot, ...]:
        """The edge of the board, which may be cut off."""
        wide, high = self.town.width, self.town.height
        sides = (
            Box(0, 0, wide, EDGE), Box(0, high - EDGE, wide, EDGE),
            Box(0, 0, EDGE, high), Box(wide - EDGE, 0, EDGE, high),
        )  # fmt: skip
        return tuple(boxed(side) for side in sides)

    def ground(self, margin: float, *more: Iterable[Plot]) -> Raster:
        """Return what may not be covered, with a margin about squares and panels."""
        raster, town = Raster(self.town.width, self.town.height), self.town
        raster.add(self.rim, 0.0)
        panels = [boxed(box) for box in PANELS.values()]
        raster.add((*self.squares, *panels, *(sign.plot for sign in voie_signs(town))), margin)
        raster.add((*paved(town), *wet(town), *sunken(town)), 0.3)
        for plots in more:
            raster.add(plots, margin)
        return raster


def arranged(town: Town, lettering: Lettering, moves: int = MOVES) -> Arrangement:
    """Return the best arrangement that the search finds. It is the same each time."""
    site = _Site(town)
    names = list(_names(site, lettering))
    if lettering is Lettering.LARGE:  # names are what counts: all but the famous take what room they leave
        famous = [town.numbers[place] for place in sorted(FAMOUS)]
        first, lost = _searched([*names, *_landmarks(site, famous, SMALLER_SIZES)], moves)
        others = [number for number in range(len(town.places)) if number not in famous]
        more, also_lost = _searched(list(_landmarks(site, others, (), [one.plot for one in first])), moves // 3)
        first, lost = [*first, *more], (*lost, *also_lost)
    else:
        first, lost = _searched([*names, *_landmarks(site, range(len(town.places)))], moves)
    written = [choice.plot for choice in first]
    free = site.ground(TEXT_GAP, written)
    rest = [
        _written(name, _ashore(town, name, labels), free, LOST_STREET)
        for name, labels in street_labels(town, lettering).items()
    ]
    scenery = {**park_labels(town), **river_labels(town)}
    over_water = _over_water(site, written)
    rest += [_written(name, labels, over_water, LOST_SCENERY) for name, labels in scenery.items()]
    second, also_lost = _searched(rest, STREET_MOVES)
    things = [choice.thing for choice in (*first, *second)]
    labels = tuple(thing for thing in things if isinstance(thing, Label))
    return Arrangement(labels, tuple(thing for thing in things if isinstance(thing, Standing)), (*lost, *also_lost))


def _searched(items: Sequence[Item], moves: int) -> tuple[list[Choice], tuple[str, ...]]:
    chosen = search(items, moves)
    found = [items[number].choices[index] for number, index in sorted(chosen.items())]
    return found, tuple(item.name for number, item in enumerate(items) if number not in chosen)


def _over_water(site: _Site, written: Iterable[Plot]) -> Raster:
    """The ground for names of parks and of the river, which may lie on the water but not on bridges."""
    raster = Raster(site.town.width, site.town.height)
    raster.add((*site.rim, *site.squares, *written, *paved(site.town), *sunken(site.town)), TEXT_GAP)
    return raster


def _names(site: _Site, lettering: Lettering) -> Iterator[Item]:
    raster = site.ground(TEXT_GAP)
    for number, place in enumerate(site.town.places):
        choices = [
            choice for label in place_labels(place, lettering) for choice in _beside(site, raster, number, label)
        ]
        yield Item(place.name, _cheapest(choices), LOST_NAME)


def _beside(site: _Site, raster: Raster, number: int, label: Label) -> Iterator[Choice]:
    """Yield where a name could stand: close to its square, best straight beside, above or below it."""
    place, long, high = site.town.places[number], label.length, label.height
    x, y = site.spots(number, long / 2 + FAR_NAME, high / 2 + FAR_NAME)
    off = site.off(number, x, y, long, high)
    fits = (off >= NEAR_NAME) & (off <= FAR_NAME)
    x, y, off = x[fits], y[fits], off[fits]
    free = raster.boxes_free(x, y, long, high) & _own(site, number, x, y, long, high)
    x, y, off = x[free], y[free], off[free]
    askew = np.minimum(np.abs(x - place.at.x) / (long / 2 + 8), np.abs(y - place.at.y) / (high / 2 + 8))
    cost = 3 * (label.cost + 1.5 * off + 1.5 * askew)
    for spot in np.argsort(cost, kind="stable")[:MOST_CHOICES]:
        moved = replace(label, at=Point(float(x[spot]), float(y[spot])))
        yield Choice(float(cost[spot]), moved, moved.plot)


def _ashore(town: Town, name: str, labels: Iterable[Label]) -> Iterator[Label]:
    """The labels of a street that do not stand on an island to which it only leads."""
    for label in labels:
        if name in ISLAND_STREETS or not any(inside(label.at, isle.outline) for isle in town.river.islands):
            yield label


def _landmarks(
    site: _Site, numbers: Iterable[int], smaller: Sequence[float] = (), written: Iterable[Plot] = ()
) -> Iterator[Item]:
    """Yield the landmarks of places. The famous may also have a smaller size."""
    raster = site.ground(LANDMARK_GAP, written)
    for number in numbers:
        place = site.town.places[number]
        if place.id in FAMOUS:
            choices, loss = _standings(site, raster, number, (*FAMOUS_SIZES, *smaller), LARGE_FAMOUS), LOST_SIGHT
        else:
            sizes, loss = (KNOWN_SIZES, LOST_SIGHT) if place.id in KNOWN else (OTHER_SIZES, LOST_LANDMARK)
            choices = _standings(site, raster, number, sizes, LARGE)
        yield Item(f"landmark {place.id}", _cheapest(choices), loss)


def _standings(site: _Site, raster: Raster, number: int, sizes: Sequence[float], worth: float) -> Iterator[Choice]:
    """Yield where a landmark could stand. Near and large is best; large is what covers much ground."""
    place = site.town.places[number]
    gardens = _gardens_of_others(site.town, place)
    for size in sizes:
        box = landmark_box(place.id, size)
        spread = math.sqrt(box.width * box.height)
        if spread > MOST_SPREAD:
            continue
        x, y = site.spots(number, box.width / 2 + FARTHEST, box.height / 2 + FARTHEST)
        free = raster.boxes_free(x, y, box.width, box.height) & _own(site, number, x, y, box.width, box.height)
        off = site.off(number, x, y, box.width, box.height)
        spots = np.flatnonzero(free & (off <= FARTHEST))
        for spot in _spread(spots[np.argsort(off[spots], kind="stable")]):
            middle = Point(float(x[spot]), float(y[spot]))
            if any(True for arm in site.town.river.arms for _ in crossings((place.at, middle), arm.line)):
                continue
            standing = Standing(place, Point(middle.x, middle.y + box.height / 2), size)
            if any(inside(point, garden) for point in (middle, *standing.plot) for garden in gardens):
                continue
            yield Choice(float(off[spot]) - worth * spread, standing, standing.plot)


def _gardens_of_others(town: Town, place: TownPlace) -> list[Polyline]:
    """The parks that bear the name of another place, in which a landmark would seem to be that place's."""
    others = [other.name.lower() for other in town.places if other is not place]
    return [park.outline for park in town.parks if any(name in park.name.lower() for name in others)]


def _spread(spots: NDArray[np.intp]) -> Iterator[int]:
    """Yield the first of the spots, and then fewer and fewer of them."""
    yield from spots[:12]
    yield from spots[12 :: max(1, (len(spots) - 12) // MOST_OF_A_SIZE)]


def _own(site: _Site, number: int, x: Floats, y: Floats, width: float, height: float) -> NDArray[np.bool_]:
    """Whether boxes are nearer to a place than to every other place."""
    own = site.off(number, x, y, width, height)
    near = np.ones(x.shape, dtype=bool)
    for other, box in enumerate(site.places):
        if other != number:
            near &= _off(box, x, y, width, height) >= own + NEARER
    return near


def _off(place: Floats, x: Floats, y: Floats, width: float, height: float) -> Floats:
    """The distances of boxes from the box of a place."""
    left, top, right, bottom = place
    dx = np.maximum(0.0, np.maximum(left - x, x - right) - width / 2)
    dy = np.maximum(0.0, np.maximum(top - y, y - bottom) - height / 2)
    return np.asarray(np.hypot(dx, dy))


def _written(name: str, labels: Iterable[Label], raster: Raster, loss: float) -> Item:
    choices = (Choice(label.cost, label, label.plot) for label in labels if raster.free(label.plot))
    return Item(name, _cheapest(choices), loss)


def _cheapest(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda choice: choice.cost)[: 4 * MOST_CHOICES])
