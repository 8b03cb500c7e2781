"""Points, boxes and maps. Everything is in millimetres, x to the right, y down.

side: one of the four sides of a square, N E S W, clockwise from the top
turn: one of the eight symmetries of a square: mirrored or not, then quarter turns clockwise
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

HALF = 0.500001  # added before rounding down: a half, and the little by which a computed half may be too small


class Side(IntEnum):
    """A side of a square, numbered clockwise from the top."""

    N = 0
    E = 1
    S = 2
    W = 3

    # the hash of the number, not of the name: sets of sides have the same order in every run, and hashing is faster
    __hash__ = int.__hash__

    @property
    def opposite(self) -> Side:
        """The side across the square."""
        return _ACROSS[self]

    @property
    def out(self) -> tuple[int, int]:
        """The unit vector (right, down) that leads out of the square through this side."""
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self]


_ACROSS = (Side.S, Side.W, Side.N, Side.E)


@dataclass(frozen=True, slots=True)
class Turn:
    """A symmetry of a square: first mirrored left to right (or not), then turned clockwise by quarters."""

    quarters: int = 0
    mirrored: bool = False

    def around(self, place: int, places: int) -> int:
        """The number to which a place moves, where `places` places run clockwise round the square, 0 at the top."""
        return ((-place if self.mirrored else place) + self.quarters * places // 4) % places

    def side(self, side: Side) -> Side:
        """The side to which a side moves."""
        return Side(self.around(side, 4))


TURNS = tuple(Turn(quarters, mirrored) for mirrored in (False, True) for quarters in range(4))


@dataclass(frozen=True, slots=True)
class Point:
    """A point on the page."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Margins:
    """Four distances inward from the edges of a box."""

    top: float
    right: float
    bottom: float
    left: float

    @classmethod
    def all(cls, width: float) -> Margins:
        """The same distance on every edge."""
        return cls(width, width, width, width)


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: its top-left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The four corners, clockwise from the top left."""
        left, top, right, bottom = self.x, self.y, self.right, self.bottom
        return Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)

    def grow(self, by: float) -> Box:
        """The box with every edge moved outward (inward when `by` is negative)."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def inside(self, margins: Margins) -> Box:
        """The part of the box inside the margins."""
        return Box(
            self.x + margins.left,
            self.y + margins.top,
            self.width - margins.left - margins.right,
            self.height - margins.top - margins.bottom,
        )

    def touches(self, other: Box) -> bool:
        """True if the boxes have a point in common."""
        return self.x <= other.right and other.x <= self.right and self.y <= other.bottom and other.y <= self.bottom

    def contains(self, other: Box, slack: float = 1e-6) -> bool:
        """True if the other box lies within this one."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def bounding_box(points: Iterable[Point]) -> Box:
    """Return the smallest box that contains all the points, of which there is at least one."""
    every = tuple(points)
    xs, ys = [point.x for point in every], [point.y for point in every]
    left, top = min(xs), min(ys)
    return Box(left, top, max(xs) - left, max(ys) - top)


@dataclass(frozen=True, slots=True)
class Affine:
    """The map (x, y) -> (a·x + c·y + e, b·x + d·y + f); `p @ q` applies q first."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    @classmethod
    def move(cls, x: float, y: float) -> Affine:
        """Shift to the right and down."""
        return cls(e=x, f=y)

    @classmethod
    def scale(cls, x: float, y: float | None = None) -> Affine:
        """Stretch about the origin."""
        return cls(a=x, d=x if y is None else y)

    @classmethod
    def rotate(cls, degrees: float, about: Point | None = None) -> Affine:
        """Turn clockwise, as seen on the page, about a point (default: the origin)."""
        # quarter turns are exact, so that a turned tile still meets its neighbours to the last digit
        quarter, rest = divmod(degrees, 90)
        cos, sin = (
            ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarter) % 4]
            if rest == 0
            else (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        )
        turn = cls(cos, sin, -sin, cos)
        if about is None:
            return turn
        return cls.move(about.x, about.y) @ turn @ cls.move(-about.x, -about.y)

    @property
    def inverse(self) -> Affine:
        """The map that undoes this one."""
        size = self.a * self.d - self.b * self.c
        a, b, c, d = self.d / size, -self.b / size, -self.c / size, self.a / size
        return Affine(a, b, c, d, -(a * self.e + c * self.f), -(b * self.e + d * self.f))

    def __matmul__(self, other: Affine) -> Affine:
        return Affine(
            self.a * other.a + self.c * other.b,
            self.b * other.a + self.d * other.b,
            self.a * other.c + self.c * other.d,
            self.b * other.c + self.d * other.d,
            self.a * other.e + self.c * other.f + self.e,
            self.b * other.e + self.d * other.f + self.f,
        )

    def __call__(self, point: Point) -> Point:
        return Point(self.a * point.x + self.c * point.y + self.e, self.b * point.x + self.d * point.y + self.f)


def ticks(value: float, a_unit: int) -> int:
    """Return the value in whole ticks, of which there are so many to a unit; the same on every system.

    The last digit of a computed number differs between systems. Rounding at `HALF` keeps it from deciding where a value
    lies halfway between two ticks. Infinity and NaN are errors.
    """
    return math.floor(value * a_unit + HALF)


def round_to(value: float, places: int) -> float:
    """Return the value with that many decimal places, the same on every system."""
    scale: int = 10**places
    return ticks(value, scale) / scale


def plain_sum(numbers: Iterable[float]) -> float:
    """Return the sum, added one by one. The built-in sum() rounds otherwise from Python 3.12 on."""
    total = 0.0
    for number in numbers:
        total += number
    return total
