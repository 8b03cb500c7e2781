"""Checks that a town can be played on and drawn. The first fault found is raised as one sentence."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from ttprint.games.vite_taxi.town.polylines import crossings, distance
from ttprint.games.vite_taxi.town.values import Square, Street, Town
from ttprint.geometry import bounding_box

SIDE = 13.0  # mm, of a square
RADIUS = 8.0  # mm, of the disc of a great place
APART = 14.5  # mm between the middles of two squares: more than the width of a taxi
NEAR = max(SIDE * math.sqrt(2), RADIUS * 2, RADIUS + SIDE / math.sqrt(2))  # further apart, squares cannot overlap
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


def _on_the_board(town: Town) -> None:
    for square in town.squares:
        if not (SIDE / 2 <= square.at.x <= town.width - SIDE / 2 and SIDE / 2 <= square.at.y <= town.height - SIDE / 2):
            raise ValueError(f"On the map {name_of(town, square.number)} lies over the edge of the board.")


def _room(town: Town) -> None:
    eastward = sorted(town.squares, key=lambda square: square.at.x)
    for index, one in enumerate(eastward):
        for other in eastward[index + 1 :]:
            if other.at.x - one.at.x > NEAR:
                break
            if distance(one.at, other.at) < APART or _overlap(one, other):
                names = name_of(town, one.number), name_of(town, other.number)
                raise ValueError(f"On the map {names[0]} and {names[1]} overlap.")


def _overlap(one: Square, other: Square) -> bool:
    """True if two squares, each turned along its street, touch. Great places are discs."""
    if distance(one.at, other.at) > NEAR:
        return False
    match one.everyone_stops, other.everyone_stops:
        case True, True:
            return distance(one.at, other.at) < 2 * RADIUS
        case False, False:
            return not any(_parted(one, other, axis) for axis in _axes(one, other))
        case disc, _:
            round_, square = (one, other) if disc else (other, one)
            return _from_square(square, round_) < RADIUS


def _axes(one: Square, other: Square) -> tuple[float, ...]:
    return tuple(math.radians(square.heading + turn) for square in (one, other) for turn in (0, 90))


def _parted(one: Square, other: Square, axis: float) -> bool:
    """True if the projections of two squares on an axis do not overlap; then the squares do not."""
    dx, dy = other.at.x - one.at.x, other.at.y - one.at.y
    between = abs(dx * math.cos(axis) + dy * math.sin(axis))
    shadows = 0.0
    for square in (one, other):
        turn = axis - math.radians(square.heading)
        shadows += SIDE / 2 * (abs(math.cos(turn)) + abs(math.sin(turn)))
    return between >= shadows


def _from_square(square: Square, disc: Square) -> float:
    """Return the distance of a disc's middle from the rim of a square."""
    dx, dy, turn = disc.at.x - square.at.x, disc.at.y - square.at.y, math.radians(square.heading)
    u = abs(dx * math.cos(turn) + dy * math.sin(turn))
    v = abs(dy * math.cos(turn) - dx * math.sin(turn))
    return math.hypot(max(u - SIDE / 2, 0), max(v - SIDE / 2, 0))


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
