"""The backs of the cards. Each looks the same when turned by 180 degrees.

COURSE: the Étoile from above, its twelve avenues and two taxis on the roundabout
BONUS or STOP: rows of discs and octagons, and a signal with two green and two red quarters
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.painting import PartInks, paint
from ttprint.draw.scene import Close, Group, Line, Move, Node, Path, Place, Text, group
from ttprint.draw.shapes import Outline, arc, circle, disc, joined, line, rect
from ttprint.games.vite_taxi.art.cards.event_cards import octagon
from ttprint.games.vite_taxi.art.cards.inks import CREAM, EVENTS, GOLD, NIGHT, SKY
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, MIDDLE, WIDTH
from ttprint.games.vite_taxi.art.taxis.car import CAR
from ttprint.games.vite_taxi.cards.deck import CardSide
from ttprint.geometry import Affine, Box, Point

CENTRE = Point(MIDDLE, HEIGHT / 2)
AVENUES = 12
FIGURE = 25.0  # mm, the length of the taxi


@dataclass(frozen=True, slots=True)
class BackInks:
    """The inks of a back: ground, blocks, roads, plates for words, words, lines, and those of the taxi."""

    ground: Ink
    block: Ink
    road: Ink
    plate: Ink
    words: Ink
    line: Ink
    car: PartInks


_BACKS = ByTheme(
    BackInks(
        Ink.hex("#e9b93a"), Ink.hex("#f6d27a"), CREAM, NIGHT, WHITE, NIGHT,
        PartInks(CREAM, GOLD, WHITE, SKY, NIGHT, NIGHT, 0.8),
    ),
    BackInks(
        WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.5)
    ),
    BackInks(
        WHITE, WHITE, Ink.hex("#d9d9d9"), BLACK, WHITE, BLACK, PartInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 1.0)
    ),
)  # fmt: skip


@cache
def course_back(theme: Theme, bleed: float) -> Group:
    """Return the back of the COURSE cards."""
    inks = _BACKS[theme]
    return group(
        Path(_whole(bleed), fill=inks.block),
        _avenues(inks, bleed),
        _roundabout(inks),
        _twice(_cab(inks, -22.4), _plate("COURSE", inks)),
        clip=Path(_whole(bleed)),
    )


@cache
def event_back(theme: Theme, bleed: float) -> Group:
    """Return the back of the BONUS and STOP cards."""
    inks = _BACKS[theme]
    by_theme = ByTheme(
        (Ink.hex("#c9d8ee"), Ink.hex("#7f97c2"), 0.6), (WHITE, Ink.hex("#8c8c8c"), 0.25), (WHITE, BLACK, 0.5)
    )
    ground, marks, width = by_theme[theme]
    return group(
        Path(_whole(bleed), fill=ground),
        Path(_signs(bleed), stroke=marks, width=width),
        _signal(theme, inks),
        _twice(_signboards(theme, inks)),
        clip=Path(_whole(bleed)),
    )


def _whole(bleed: float) -> Outline:
    return rect(Box(-bleed, -bleed, WIDTH + 2 * bleed, HEIGHT + 2 * bleed))


def _twice(*art: Iterator[Node]) -> Iterator[Node]:
    """The art twice, the second one upside down, as on court cards."""
    half = group(*art)
    yield Place(half)
    yield Place(half, Affine.rotate(180, CENTRE))


def _avenues(inks: BackInks, bleed: float) -> Iterator[Node]:
    """Twelve roads from the middle, with a row of trees along each side."""
    reach = math.hypot(WIDTH, HEIGHT) / 2 + 2 * bleed
    rays = [360 / AVENUES * (i + 0.5) for i in range(AVENUES)]
    ends = [_around(ray, reach) for ray in rays]
    roads = joined(line((CENTRE.x, CENTRE.y), (end.x, end.y)) for end in ends)
    yield Path(roads, stroke=inks.line, width=4.4)
    yield Path(roads, stroke=inks.road, width=3.9)
    trees = [
        disc(at.x + shift.x - CENTRE.x, at.y + shift.y - CENTRE.y, 0.75)
        for ray in rays
        for shift in (_around(ray - 90, 4.0), _around(ray + 90, 4.0))
        for at in (_around(ray, 21.0 + step * 4.4) for step in range(9))
    ]
    yield Path(joined(trees), fill=inks.ground, stroke=inks.line, width=0.2)


def _roundabout(inks: BackInks) -> Iterator[Node]:
    yield Path(circle(CENTRE, 12.6), fill=inks.road, stroke=inks.line, width=0.4)
    yield Path(circle(CENTRE, 9.4), stroke=inks.line, width=0.25, dash=(1.4, 1.4))
    yield Path(circle(CENTRE, 6.4), fill=inks.block, stroke=inks.line, width=0.4)
    # the arch from above: two pillars under one roof
    roof = Box(CENTRE.x - 3.9, CENTRE.y - 2.2, 7.8, 4.4)
    yield Path(rect(roof), fill=inks.car.body, stroke=inks.line, width=0.4)
    yield Path(rect(Box(CENTRE.x - 1.3, roof.y, 2.6, roof.height)), fill=inks.ground, stroke=inks.line, width=0.3)


def _cab(inks: BackInks, rise: float) -> Iterator[Node]:
    unit = FIGURE / 40
    at = Affine.move(CENTRE.x, CENTRE.y + rise + 9.0) @ Affine.scale(unit)
    silhouette = joined(shape.outline for shape in CAR)
    yield Place(group(Path(silhouette, fill=inks.block, stroke=inks.block, width=5.0)), at)
    yield from paint(CAR, inks.car, at, unit)
    yield Text("TAXI", Point(CENTRE.x, at.f - 16.4 * unit), "display", 2.3, inks.line, "middle")


def _plate(words: str, inks: BackInks, base: float = 12.4) -> Iterator[Node]:
    size, wide = 6.0, 30.0
    yield Path(rect(Box(MIDDLE - wide / 2, base - 6.2, wide, 8.4), 4.2), fill=inks.plate, stroke=inks.line, width=0.4)
    yield Text(words, Point(MIDDLE, base), "display", size, inks.words, "middle")


def _signboards(theme: Theme, inks: BackInks) -> Iterator[Node]:
    """BONUS on a board with round ends, STOP on one with its corners cut off."""
    wide, high = 28.0, 8.4
    for side, top in ((CardSide.BONUS, 5.0), (CardSide.STOP, 14.6)):
        field = Box(MIDDLE - wide / 2, top, wide, high)
        frame = EVENTS[theme][side]
        outline = rect(field, high / 2) if side is CardSide.BONUS else octagon(field, 2.5)
        yield Path(outline, fill=frame.ground, stroke=inks.road if theme is Theme.CITY else inks.line, width=0.6)
        yield Text(side.name, Point(MIDDLE, top + 6.3), "display", 6.0, frame.head, "middle")


def _signs(bleed: float) -> Outline:
    """Discs and octagons alternating, laid out from the middle."""
    step, half = 9.5, 3.1
    columns, rows = int(WIDTH / step / 2) + 2, int(HEIGHT / step / 2) + 2
    found = []
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            at = Point(CENTRE.x + column * step, CENTRE.y + row * step)
            field = Box(at.x - half, at.y - half, 2 * half, 2 * half)
            found.append(octagon(field, half * 0.58) if (row + column) % 2 else circle(at, half))
    return joined(found)


def _signal(theme: Theme, inks: BackInks) -> Iterator[Node]:
    radius = 11.6
    yield Path(circle(CENTRE, radius + 2.0), fill=inks.road, stroke=inks.line, width=0.5)
    for quarter in range(4):
        side, turn = (CardSide.BONUS if quarter % 2 else CardSide.STOP), 90.0 * quarter
        rim = arc(CENTRE, radius, turn, turn + 90)
        steps = (Move(CENTRE), Line(_around(turn, radius)), *rim[1:], Close())
        yield Path(steps, fill=EVENTS[theme][side].ground, stroke=inks.line, width=0.5)
        yield from _small_sign(side, _around(turn + 45, 5.9), inks)


def _small_sign(side: CardSide, at: Point, inks: BackInks) -> Iterator[Node]:
    half = 2.7
    field = Box(at.x - half, at.y - half, 2 * half, 2 * half)
    sign = circle(at, half) if side is CardSide.BONUS else octagon(field, half * 0.58)
    yield Path(sign, fill=WHITE, stroke=inks.line, width=0.4)
    mark = circle(at, 1.2) if side is CardSide.BONUS else rect(Box(at.x - 1.7, at.y - 0.5, 3.4, 1.0))
    yield Path(mark, fill=inks.line)


def _around(degrees: float, radius: float) -> Point:
    angle = math.radians(degrees)
    return Point(CENTRE.x + radius * math.cos(angle), CENTRE.y + radius * math.sin(angle))
