"""The parts that landmarks are composed of, before they have inks.

tone: the material of a part, so that one figure serves every theme
facet: an outline with its tone       figure: facets from back to front
Lengths are in units; x = 0 is the middle of a figure and y = 0 the ground, **y up**.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ttprint.draw.scene import Close, Line, Move, Step
from ttprint.draw.shapes import Outline, arc, disc, joined, line, moved, polyline
from ttprint.geometry import Affine, Point


class Tone(Enum):
    """The material of a part of a landmark."""

    STONE = "stone"
    SAND = "sand"
    SLATE = "slate"
    COPPER = "copper"
    GOLD = "gold"
    GLASS = "glass"
    RED = "red"
    LEAF = "leaf"
    LILAC = "lilac"
    IRON = "iron"
    PALE = "pale"
    DARK = "dark"  # doors and windows
    LINE = "line"  # a fine line, not filled
    BAR = "bar"  # a thick line


@dataclass(frozen=True, slots=True)
class Facet:
    """An outline and its material."""

    tone: Tone
    outline: Outline


Figure: TypeAlias = tuple[Facet, ...]


def of(tone: Tone, *outlines: Outline) -> Facet:
    """A facet of several outlines, which must not overlap."""
    return Facet(tone, joined(outlines))


def wall(left: float, bottom: float, right: float, top: float) -> Outline:
    """An upright rectangle between two corners."""
    return poly(left, bottom, right, bottom, right, top, left, top)


def wide(width: float, bottom: float, top: float) -> Outline:
    """An upright rectangle about the middle."""
    return wall(-width / 2, bottom, width / 2, top)


def poly(*numbers: float) -> Outline:
    """A closed polygon; x and y alternate."""
    return polyline((Point(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)), closed=True)


def strokes(*runs: tuple[float, ...]) -> Outline:
    """Open lines; in each x and y alternate."""
    return joined(line(*zip(run[::2], run[1::2], strict=True)) for run in runs)


def lines(*runs: tuple[float, ...]) -> Facet:
    """Fine lines; in each x and y alternate."""
    return of(Tone.LINE, strokes(*runs))


def bars(*runs: tuple[float, ...]) -> Facet:
    """Thick lines; in each x and y alternate."""
    return of(Tone.BAR, strokes(*runs))


def gable(left: float, right: float, bottom: float, top: float) -> Outline:
    """A triangle with its tip in the middle."""
    return poly(left, bottom, right, bottom, (left + right) / 2, top)


def hip(left: float, right: float, bottom: float, top: float, inset: float) -> Outline:
    """A roof whose sides lean inward."""
    return poly(left, bottom, right, bottom, right - inset, top, left + inset, top)


def dome(x: float, bottom: float, half: float, height: float) -> Outline:
    """The upper half of an ellipse."""
    stretch = Affine.move(x, bottom) @ Affine.scale(half, height)
    return (*moved(arc(Point(0, 0), 1, 0, 180), stretch), Close())


def onion(x: float, bottom: float, half: float, height: float) -> Outline:
    """A tall dome that ends in a tip, as on Montmartre."""
    top = bottom + height
    return (
        Move(Point(x - half, bottom)),
        *_bow(x - half, bottom, x - half * 1.02, bottom + height * 0.55, x - half * 0.5, top - height * 0.12, x, top),
        *_bow(x, top, x + half * 0.5, top - height * 0.12, x + half * 1.02, bottom + height * 0.55, x + half, bottom),
        Close(),
    )


def _bow(x0: float, y0: float, x1: float, y1: float, x2: float, y2: float, x3: float, y3: float) -> Iterable[Step]:
    pieces = 8
    for i in range(1, pieces + 1):
        t = i / pieces
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield Line(Point(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))


def arch(x: float, width: float, bottom: float, top: float) -> Outline:
    """An opening with a round head; `top` is its highest point."""
    half = width / 2
    spring = top - half
    head = arc(Point(x, spring), half, 0, 180)
    return (
        Move(Point(x + half, bottom)),
        Line(Point(x + half, spring)),
        *head[1:],
        Line(Point(x - half, bottom)),
        Close(),
    )


def arcade(left: float, right: float, count: int, bottom: float, top: float, share: float = 0.55) -> Outline:
    """Arches in a row, each as wide as its share of the bay."""
    return joined(arch(x, bay * share, bottom, top) for x, bay in bays(left, right, count))


def pillars(left: float, right: float, count: int, bottom: float, top: float, share: float = 0.4) -> Outline:
    """Columns, posts or windows in a row: upright bars, each as wide as its share of the bay."""
    return joined(wall(x - bay * share / 2, bottom, x + bay * share / 2, top) for x, bay in bays(left, right, count))


def bays(left: float, right: float, count: int) -> list[tuple[float, float]]:
    """The middles of equal bays, each with the bay's width."""
    bay = (right - left) / count
    return [(left + bay * (i + 0.5), bay) for i in range(count)]


def storeys(left: float, right: float, count: int, bottom: float, top: float, rows: int, share: float = 0.5) -> Outline:
    """Windows in rows and columns."""
    rise = (top - bottom) / rows
    return joined(
        pillars(left, right, count, bottom + rise * (row + 0.22), bottom + rise * (row + 0.78), share)
        for row in range(rows)
    )


def hull(*numbers: float) -> Outline:
    """A smooth closed line through the points; x and y alternate."""
    points = [Point(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    steps: list[Step] = [Move(points[0])]
    count = len(points)
    for i in range(count):
        a, b, c, d = (points[(i + k - 1) % count] for k in range(4))
        one = Point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)
        two = Point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)
        steps += _bow(b.x, b.y, one.x, one.y, two.x, two.y, c.x, c.y)
    return (*steps, Close())


def clock(x: float, y: float, radius: float) -> Figure:
    """A clock at ten past ten."""
    hands = strokes((x - radius * 0.5, y + radius * 0.38, x, y, x + radius * 0.62, y + radius * 0.36))
    return of(Tone.PALE, disc(x, y, radius)), of(Tone.LINE, hands)


def flag(x: float, bottom: float, top: float, size: float) -> Figure:
    """A flag on its pole, blowing to the right."""
    third = size / 3
    cloth = [wall(x + third * i, top - size * 0.62, x + third * (i + 1), top) for i in range(3)]
    tones = (Tone.SLATE, Tone.PALE, Tone.RED)
    return (lines((x, bottom, x, top)), *(of(tone, part) for tone, part in zip(tones, cloth, strict=True)))


def tree(x: float, height: float, radius: float) -> Figure:
    """A round tree."""
    return bars((x, 0, x, height - radius)), of(Tone.LEAF, disc(x, height - radius, radius))


def cypress(x: float, height: float, half: float) -> Figure:
    """A slender tree."""
    return (
        of(
            Tone.LEAF,
            hull(x, height, x + half, height * 0.42, x + half * 0.6, 2, x - half * 0.6, 2, x - half, height * 0.42),
        ),
    )


def water(left: float, right: float, y: float, waves: int = 4) -> Facet:
    """A wavy line."""
    points: list[float] = []
    for i in range(waves * 2 + 1):
        points += (left + (right - left) * i / (waves * 2), y + (1.2 if i % 2 else 0))
    return lines(tuple(points))


def turned(outline: Outline, degrees: float, x: float, y: float) -> Outline:
    """An outline turned about a point."""
    return moved(outline, Affine.rotate(degrees, Point(x, y)))


def lattice(left: float, right: float, bottom: float, top: float, rows: int, inset: float) -> Outline:
    """Crossed struts between two legs that lean inward by the inset."""
    runs: list[tuple[float, ...]] = []
    for i in range(rows):
        low, high = i / rows, (i + 1) / rows
        y0, y1 = bottom + (top - bottom) * low, bottom + (top - bottom) * high
        l0, l1 = left + inset * low, left + inset * high
        r0, r1 = right - inset * low, right - inset * high
        runs += [(l0, y0, r1, y1), (r0, y0, l1, y1)]
    return strokes(*runs)
