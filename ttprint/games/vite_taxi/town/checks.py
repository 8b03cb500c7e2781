"""Checks that a town can be played on and drawn. The first fault found is raised as one sentence."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from ttprint.games.vite_taxi.town.plots import Plot, apart, oblong, roundel
from ttprint.games.vite_taxi.town.polylines import crossings
from ttprint.games.vite_taxi.town.values import Square, Street, Town
from ttprint.geometry import Box, bounding_box

# the smallest squares in mm; two taxis stand side by side on each of them (art/taxis/standees.py)
LENGTH, WIDTH = 15.2, 12.6
PLATE = 15.2  # of a place
RADIUS = 9.5  # of the disc of a great place
NEIGHBOURS = 1.8  # mm between two squares that a step joins
STRANGERS = 2.5  # mm between any others, so that one sees which way the roads lead
_NEAR = 2 * math.hypot(LENGTH, WIDTH)
VOIE_SQUARES = 6
VOIE_ENTRANCES = 2


def check(town: Town) -> None:
    """Raise a ValueError for the first fault of the town."""
    for look in CHECKS:
        look(town)


def name_of(town: Town, number: int) -> str:
    """Return a description by which a person finds a square on the map."""
    place = town.squares[number].place
    if place:
        return place.name
    if town.squares[number].voie:
        return f"square {town.voie.squares.index(number) + 1} of {town.voie.name}"
    street = next(street for street in town.streets if number in street.squares)
    return f"square {street.squares.index(number) + 1} of {_label(town, street)}"


def _label(town: Town, street: Street) -> str:
    return f"{street.name} ({town.places[street.start].name} to {town.places[street.end].name})"


def _ways_out(town: Town) -> None:
    for number, ways in enumerate(town.ways):
        # with one way only, a taxi that drove in could not drive on
        if not ways or (len(ways) == 1 and not town.squares[number].voie):
            raise ValueError(f"The map has no way on from {name_of(town, number)}.")


def _connected(town: Town) -> None:
    """Check that every square leads to every place and, except on the Voie, every place to every square."""
    back: list[list[int]] = [[] for _ in town.squares]
    for number, ways in enumerate(town.ways):
        for way in ways:
            back[way].append(number)
    for links, sentence in ((back, "nothing leads from {} to {}"), (town.ways, "nothing leads from {1} to {0}")):
        reached = _reached(links)
        for number, square in enumerate(town.squares):
            if number not in reached and not (square.voie and links is town.ways):
                raise ValueError(f"On the map {sentence.format(name_of(town, number), town.places[0].name)}.")


def _reached(links: Sequence[Iterable[int]]) -> set[int]:
    reached, edge = {0}, [0]
    while edge:
        fresh = [way for way in links[edge.pop()] if way not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    return reached


def smallest(square: Square) -> Plot:
    """Return the ground that a square takes at least."""
    if square.everyone_stops:
        return roundel(square.at, RADIUS)
    if square.place:
        return oblong(square.at, PLATE, PLATE)
    return oblong(square.at, LENGTH, WIDTH, square.heading)


def _on_the_board(town: Town) -> None:
    board = Box(0, 0, town.width, town.height)
    for square in town.squares:
        if not board.contains(bounding_box(smallest(square))):
            raise ValueError(f"On the map {name_of(town, square.number)} lies over the edge of the board.")


def _room(town: Town) -> None:
    eastward = sorted(town.squares, key=lambda square: square.at.x)
    plots = {square.number: smallest(square) for square in town.squares}
    for index, one in enumerate(eastward):
        for other in eastward[index + 1 :]:
            if other.at.x - one.at.x > _NEAR:
                break
            room = room_between(town, one.number, other.number)
            if not apart(plots[one.number], plots[other.number], room):
                names = name_of(town, one.number), name_of(town, other.number)
                raise ValueError(f"On the map {names[0]} and {names[1]} are less than {room} mm apart.")


def room_between(town: Town, one: int, other: int) -> float:
    """Return the smallest distance of two squares: more where no step leads from one to the other."""
    return NEIGHBOURS if other in town.ways[one] or one in town.ways[other] else STRANGERS


def _no_crossings(town: Town) -> None:
    boxes = [(street, bounding_box(street.line)) for street in town.streets]
    for (one, box), (other, other_box) in combinations(boxes, 2):
        if box.touches(other_box) and any(crossings(one.line, other.line)):
            raise ValueError(f"On the map {_label(town, one)} crosses {_label(town, other)} away from a square.")


def _bridges(town: Town) -> None:
    for street in town.streets:
        over = any(True for arm in town.river.arms for _ in crossings(street.line, arm.line))
        if over and not street.bridge:
            raise ValueError(f"On the map {_label(town, street)} crosses {town.river.name} without a bridge.")
        if street.bridge and not over:
            raise ValueError(f"On the map {street.bridge} does not cross {town.river.name}.")
    known = {street.bridge for street in town.streets}
    for bridge in town.voie.bridges:
        if bridge not in known:
            raise ValueError(f"{town.voie.name} passes under {bridge}, which is not on the map.")


def _voie(town: Town) -> None:
    if len(town.voie.squares) != VOIE_SQUARES or len(town.voie.entrances) != VOIE_ENTRANCES:
        raise ValueError(f"{town.voie.name} must have {VOIE_SQUARES} squares and {VOIE_ENTRANCES} entrances.")
    if any(ramp.square not in town.voie.squares for ramp in (*town.voie.entrances, *town.voie.exits)):
        raise ValueError(f"{town.voie.name} has a ramp to a square that it does not have.")


CHECKS: tuple[Callable[[Town], None], ...] = (
    _voie,
    _ways_out,
    _connected,
    _on_the_board,
    _room,
    _no_crossings,
    _bridges,
)
