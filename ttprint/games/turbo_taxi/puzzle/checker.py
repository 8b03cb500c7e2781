"""The judge: which rules nine tiles break for a setup, and where.

fault: one broken rule with its place. The judge follows the roads end by end and shares no code with the solver.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, City, neighbour
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.network import is_road_end, network
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Setup
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, Tile


@dataclass(frozen=True, slots=True)
class WrongCentre:
    """The centre tile is not the tile of the setup, or lies in another direction."""

    found: Tile
    wanted: Tile


@dataclass(frozen=True, slots=True)
class TooMany:
    """The city has more tiles of a kind than the set."""

    kind: Kind
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotContinued:
    """A road ends at the edge between two squares."""

    square: int
    beyond: int


@dataclass(frozen=True, slots=True)
class StrayExit:
    """A road leaves the city where no marker stands."""

    hour: int


@dataclass(frozen=True, slots=True)
class NotReached:
    """No road leaves the city at a marker."""

    hour: int


@dataclass(frozen=True, slots=True)
class NotJoined:
    """Roads reach both markers of a colour but do not join them."""

    colour: Colour
    taxi: int
    house: int


@dataclass(frozen=True, slots=True)
class NotApart:
    """The roads of the two colours meet, although an extra rule forbids it."""

    yellow: int
    red: int


@dataclass(frozen=True, slots=True)
class WrongUse:
    """The city has more or fewer tiles of a kind than an extra rule about unused tiles allows."""

    kind: Kind
    squares: tuple[int, ...]
    wanted: int


Fault = WrongCentre | TooMany | NotContinued | StrayExit | NotReached | NotJoined | NotApart | WrongUse


def faults(
    setup: Setup, city: City, crossing: Crossing = Crossing.CROSSROADS, rule: ExtraRule | None = None
) -> tuple[Fault, ...]:
    """Every rule that the city breaks, including the extra rule if there is one; empty if the city is correct."""
    return (
        *_tile_faults(setup, city),
        *_edge_faults(setup, city),
        *_colour_faults(setup, city, crossing),
        *(_rule_faults(setup, city, crossing, rule) if rule else ()),
    )


def _tile_faults(setup: Setup, city: City) -> Iterator[Fault]:
    if city.tiles[CENTRE] != setup.centre:
        yield WrongCentre(city.tiles[CENTRE], setup.centre)
    for kind, count in Counter(tile.kind for tile in city.tiles).items():
        if count > SET[kind]:
            yield TooMany(kind, tuple(square for square, tile in enumerate(city.tiles) if tile.kind is kind))


def _edge_faults(setup: Setup, city: City) -> Iterator[Fault]:
    for square, tile in enumerate(city.tiles):
        for side in sorted(tile.sides):
            beyond = neighbour(square, side)
            if beyond is not None and side.opposite not in city.tiles[beyond].sides:
                yield NotContinued(square, beyond)
    for hour, (square, side) in sorted(GATES.items()):
        leaves = side in city.tiles[square].sides
        if leaves and hour not in setup.hours:
            yield StrayExit(hour)
        if not leaves and hour in setup.hours:
            yield NotReached(hour)


def _colour_faults(setup: Setup, city: City, crossing: Crossing) -> Iterator[Fault]:
    for colour, (taxi, house) in setup.pairs:
        reached = network(city, GATES[taxi], crossing)
        # a marker that no road reaches is reported as NotReached only
        if reached and is_road_end(city, GATES[house]) and GATES[house] not in reached:
            yield NotJoined(colour, taxi, house)


def _rule_faults(setup: Setup, city: City, crossing: Crossing, rule: ExtraRule) -> Iterator[Fault]:
    if rule.extra is Extra.APART:
        networks = [(yellow, network(city, GATES[yellow], crossing)) for yellow in setup.yellow]
        # one meeting is enough: in a city that is correct otherwise, all four markers meet if any two do
        yield from [NotApart(yellow, red) for yellow, ends in networks for red in setup.red if GATES[red] in ends][:1]
    if rule.extra is Extra.UNUSED:
        for kind in Kind:
            squares = tuple(square for square, tile in enumerate(city.tiles) if tile.kind is kind)
            wanted = SET[kind] - rule.unused.count(kind)
            if len(squares) != wanted:
                yield WrongUse(kind, squares, wanted)
