"""The road tiles, and the twelve of them that make a set.

road: the sides of a tile that it joins       tile: roads that do not touch, in one direction
kind: the type of a tile in any direction     name: the sides by road, N E S W, `+` between roads
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache

from ttprint.errors import TtprintError
from ttprint.geometry import TURNS, Side, Turn

Road = frozenset[Side]


class Kind(Enum):
    """The six kinds of road tile."""

    STRAIGHT = "straight"
    CURVE = "curve"
    TEE = "tee"
    CROSSING = "crossing"
    DOUBLE_CURVE = "double curve"
    DEAD_END = "dead end"


class Crossing(Enum):
    """How the crossing is read: all four arms meet, or two roads pass without touching."""

    CROSSROADS = "crossroads"
    FLYOVER = "flyover"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile in a direction: a set of roads, each the set of sides that it joins."""

    roads: frozenset[Road]
    # derived, and kept since they are used very often: every side that a road reaches, and the name
    sides: frozenset[Side] = field(init=False, compare=False, repr=False)
    name: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sides", frozenset().union(*self.roads))
        roads = sorted(sorted(road) for road in self.roads)
        object.__setattr__(self, "name", "+".join("".join(side.name for side in road) for road in roads))

    @classmethod
    def parse(cls, text: str) -> Tile:
        """The tile of this name; letters in any order and either case."""
        roads = frozenset("".join(sorted(part, key="NESW".find)) for part in text.strip().upper().split("+"))
        found = _BY_ROAD_NAMES.get(roads)
        if found is None:
            raise UnknownTile(text)
        return found

    def __str__(self) -> str:
        return self.name

    @property
    def kind(self) -> Kind:
        """The kind of the tile, the same in any direction."""
        return _KINDS[self]

    @property
    def quarters(self) -> int:
        """The number of clockwise quarter turns from the first direction of its kind."""
        first = directions(self.kind)[0]
        return next(quarters for quarters in range(4) if first.turned(Turn(quarters)) == self)

    def turned(self, turn: Turn) -> Tile:
        """The tile turned or mirrored."""
        return _turned(self, turn)

    def roads_read(self, crossing: Crossing) -> frozenset[Road]:
        """The roads as played: a flyover is written NESW but carries two roads that do not touch."""
        if crossing is Crossing.FLYOVER and self.kind is Kind.CROSSING:
            return frozenset({frozenset({Side.N, Side.S}), frozenset({Side.E, Side.W})})
        return self.roads


class UnknownTile(TtprintError):
    """A name that is not the name of one of the seventeen tiles."""

    def __init__(self, text: str) -> None:
        letters = set(text.upper()) - {"+"}
        other = {tile.name: len(letters ^ {side.name for side in tile.sides}) for tile in TILES}
        close = min(other, key=lambda name: other[name])
        key = "tile.name_near" if other[close] < min(3, len(text)) else "tile.name"
        super().__init__(key, word=text, near=close, names=" ".join(_ALL))


@cache  # each of the seventeen tiles is one object: a long pack refers to a hundred thousand tiles
def _turned(tile: Tile, turn: Turn) -> Tile:
    roads = frozenset(frozenset(turn.side(side) for side in road) for road in tile.roads)
    return next((known for known in TILES if known.roads == roads), Tile(roads))


def _tile(name: str) -> Tile:
    return Tile(frozenset(frozenset(Side[letter] for letter in road) for road in name.split("+")))


# the order of the names is the order of the codes' ranks: it must never change
_ALL = "NS EW NE ES SW NW NES ESW NSW NEW NESW NE+SW NW+ES N E S W".split()
TILES: tuple[Tile, ...] = tuple(_tile(name) for name in _ALL)
_BY_ROAD_NAMES = {frozenset(tile.name.split("+")): tile for tile in TILES}

_FIRST_OF_KIND = zip(Kind, ("NS", "NE", "NES", "NESW", "NE+SW", "N"), strict=True)
_KINDS = {_turned(_tile(name), turn): kind for kind, name in _FIRST_OF_KIND for turn in TURNS}

SET: Mapping[Kind, int] = dict(zip(Kind, (3, 3, 3, 1, 1, 1), strict=True))  # tiles of each kind in a set


@cache
def directions(kind: Kind) -> tuple[Tile, ...]:
    """The tiles of a kind, one for each distinct direction."""
    return tuple(tile for tile in TILES if tile.kind is kind)
