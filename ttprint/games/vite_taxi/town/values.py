"""What a town consists of. All positions are on the board, in millimetres, x to the right, y down.

place: a named position, the destination of COURSE cards; it is a square, too
square: one step of a drive, with room for two taxis; its number is its index in the squares of the town
street: the squares between two places; taxis drive both ways
voie: the expressway along the river, one way, only for taxis with its card
rank: a place where taxis queue      bank: a place where money becomes safe
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import pairwise

from ttprint.games.vite_taxi.town.polylines import Polyline
from ttprint.geometry import Point


class PlaceKind(Enum):
    """The kind of a place. At a PLACE, a great square with a roundabout, every taxi has to stop."""

    PLACE = "place"
    QUARTER = "quarter"
    STATION = "station"
    SIGHT = "sight"
    GATE = "gate"


@dataclass(frozen=True, slots=True)
class TownPlace:
    """A named position: its latitude and longitude, and `at`, where the board shows it."""

    id: str
    name: str
    kind: PlaceKind
    at: Point
    latitude: float
    longitude: float
    rank: bool = False
    bank: bool = False

    @property
    def everyone_stops(self) -> bool:
        """True if no taxi drives past."""
        return self.kind is PlaceKind.PLACE


@dataclass(frozen=True, slots=True)
class Street:
    """A way between two places: the line that it follows, and the numbers of its squares from start to end."""

    name: str
    start: int
    end: int
    line: Polyline
    squares: tuple[int, ...]
    bridge: str | None = None


@dataclass(frozen=True, slots=True)
class Square:
    """One step of a drive. `heading` is the direction of its street, in degrees clockwise of east."""

    number: int
    at: Point
    heading: float
    place: TownPlace | None = None
    voie: bool = False

    @property
    def everyone_stops(self) -> bool:
        """True if no taxi drives past."""
        return self.place is not None and self.place.everyone_stops


@dataclass(frozen=True, slots=True)
class Ramp:
    """A way down to the Voie or up from it, between a place and one of its squares."""

    place: int
    square: int


@dataclass(frozen=True, slots=True)
class Voie:
    """The expressway under the bridges: its squares in driving order, its entrances and exits."""

    name: str
    squares: tuple[int, ...]
    entrances: tuple[Ramp, ...]
    exits: tuple[Ramp, ...]
    line: Polyline
    bridges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Arm:
    """A stretch of the river: its middle line and the width at which it is drawn."""

    line: Polyline
    width: float


@dataclass(frozen=True, slots=True)
class NamedShape:
    """A named area: an island or a park."""

    name: str
    outline: Polyline


@dataclass(frozen=True, slots=True)
class NamedPoint:
    """A named point: a bridge that no street of the game uses."""

    name: str
    at: Point


@dataclass(frozen=True, slots=True)
class River:
    """The river as the board shows it."""

    name: str
    arms: tuple[Arm, ...]
    islands: tuple[NamedShape, ...]
    footbridges: tuple[NamedPoint, ...]


@dataclass(frozen=True, eq=False)  # without slots, for cached properties; compared by identity, as a key of caches
class Town:
    """A whole map. The first squares are the places, in the same order."""

    name: str
    width: float
    height: float
    places: tuple[TownPlace, ...]
    streets: tuple[Street, ...]
    squares: tuple[Square, ...]
    voie: Voie
    river: River
    parks: tuple[NamedShape, ...]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each place's square, by the id of the place."""
        return {place.id: number for number, place in enumerate(self.places)}

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """For each square, the squares one step away by street, or onward on the Voie."""
        ways: list[list[int]] = [[] for _ in self.squares]
        for street in self.streets:
            chain = (street.start, *street.squares, street.end)
            for a, b in pairwise(chain):
                ways[a].append(b)
                ways[b].append(a)
        for a, b in pairwise(self.voie.squares):
            ways[a].append(b)
        for ramp in self.voie.exits:
            ways[ramp.square].append(ramp.place)
        return tuple(tuple(sorted(way)) for way in ways)

    @cached_property
    def ways_with_voie(self) -> tuple[tuple[int, ...], ...]:
        """The same for a taxi that may enter the Voie."""
        ways = [list(way) for way in self.ways]
        for ramp in self.voie.entrances:
            ways[ramp.place].append(ramp.square)
        return tuple(tuple(sorted(way)) for way in ways)
