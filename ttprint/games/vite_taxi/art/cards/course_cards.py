"""COURSE cards: a landmark, its name in French, a sentence, a small map with a dot, the fare.

destinations: each has a landmark, a name and a dot; they are numbered where their order counts
roundel: a disc with the fare in a chequered ring, as on a cab
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

from ttprint.draw.fonts import measure
from ttprint.draw.inks import WHITE, Theme
from ttprint.draw.scene import Close, Group, Line, Move, Node, Path, Place, Text, group
from ttprint.draw.shapes import circle, joined, line, rect
from ttprint.games.vite_taxi.art.cards.inks import CourseInks, course_inks
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, MARGIN, MIDDLE, WIDTH, fitted, text_block, word_size
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark, landmark_box
from ttprint.games.vite_taxi.art.thumbnail import thumbnail, thumbnail_dot
from ttprint.games.vite_taxi.cards.courses import Course, CourseKind
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box, Point, plain_sum
from ttprint.words.catalog import Words
from ttprint.words.typography import bound, typeset

SKYLINES = {1: 35.4, 2: 33.4, 3: 30.8}  # the ground line of the landmarks; more names need more room below
PAVEMENT = 2.2
HERO_TOP, HERO_WIDE, BETWEEN = 9.2, WIDTH - 2 * MARGIN - 2, 2.2
MAP = Point(MARGIN, 56.8)
MAP_WIDE = 29.6
ROUNDEL, ROUNDEL_RADIUS = Point(44.2, 66.9), 9.2
NAME_SIZES = {1: 5.8, 2: 4.4, 3: 3.75}
NAME_ROOM = WIDTH - 2 * MARGIN
WORD_SIZE = 2.9
HEAD = "COURSE"


def course_card(course: Course, words: Words | None, theme: Theme, bleed: float) -> Group:
    """Return the front of a COURSE card with this bleed. Without words it has no sentence."""
    inks, names = course_inks(course.kind, theme), place_ids(course)
    return group(
        _ground(inks, theme, bleed, SKYLINES[len(names)]),
        _skyline(names, course, inks, theme),
        _head(inks, theme),
        _names(names, course, inks),
        _sentence(course, words, theme, inks) if words else (),
        _map(names, course, inks, theme),
        _roundel(course, inks, theme),
    )


def place_ids(course: Course) -> tuple[str, ...]:
    """Return the destinations of a card as ids of places."""
    return tuple(paris().places[number].id for number in course.destinations)


def place_name(place_id: str) -> str:
    """Return the name of a place in French typography."""
    town = paris()
    return typeset(town.places[town.numbers[place_id]].name, "fr")


def course_sentence(course: Course, words: Words) -> str:
    """Return the sentence of the card."""
    match course.kind:
        case CourseKind.ONE:
            return bound(words.say(f"passenger.{place_ids(course)[0]}"))
        case CourseKind.TWO | CourseKind.TOUR:
            return bound(words.say(f"course.{course.kind.value}"))
        case CourseKind.LATER:
            return bound(words.say("course.later", later=course.later))


def _ground(inks: CourseInks, theme: Theme, bleed: float, low: float) -> Iterator[Node]:
    wide = WIDTH + 2 * bleed
    yield Path(rect(Box(-bleed, -bleed, wide, HEIGHT + 2 * bleed)), fill=inks.paper)
    if theme is Theme.CITY:
        yield Path(rect(Box(-bleed, -bleed, wide, low + bleed)), fill=inks.sky)
        yield Path(rect(Box(-bleed, low, wide, PAVEMENT)), fill=inks.pavement)
    edges = joined(line((-bleed, y), (WIDTH + bleed, y)) for y in (low, low + PAVEMENT))
    yield Path(edges, stroke=inks.line, width=0.3)


def _skyline(names: Sequence[str], course: Course, inks: CourseInks, theme: Theme) -> Iterator[Node]:
    """The landmarks side by side at one scale, as large as fits."""
    low = SKYLINES[len(names)]
    boxes = [landmark_box(name, 1.0) for name in names]
    wide = (HERO_WIDE - BETWEEN * (len(names) - 1)) / plain_sum(box.width for box in boxes)
    size = min(wide, (low - HERO_TOP) / max(box.height for box in boxes))
    x = MIDDLE - (size * plain_sum(box.width for box in boxes) + BETWEEN * (len(names) - 1)) / 2
    for number, (name, box) in enumerate(zip(names, boxes, strict=True), 1):
        at = Point(x + size * box.width / 2, low)
        yield Place(landmark(name, size, theme), Affine.move(at.x, at.y))
        if course.kind is CourseKind.TWO:
            yield from _number(number, Point(at.x, low + PAVEMENT / 2), inks)
        x += size * box.width + BETWEEN


def _head(inks: CourseInks, theme: Theme) -> Iterator[Node]:
    size = 3.3
    wide = measure(HEAD, "display", size) + 3.6
    ground = WHITE if theme is Theme.INK else inks.line
    ink = inks.line if theme is Theme.INK else WHITE
    yield Path(rect(Box(MARGIN, MARGIN, wide, 4.8), 2.4), fill=ground, stroke=inks.line, width=0.3)
    yield Text(HEAD, Point(MARGIN + wide / 2, MARGIN + 3.55), "display", size, ink, "middle")


def _names(names: Sequence[str], course: Course, inks: CourseInks) -> Iterator[Node]:
    size = NAME_SIZES[len(names)]
    top = _names_top(len(names))
    for i, name in enumerate(names):
        text, base = place_name(name), top + size * (0.92 + 1.08 * i)
        indent = 2.6 if course.kind is CourseKind.TWO else 0.0
        room = NAME_ROOM - 2 * indent
        fit = fitted(text, "display", size, room)
        yield Text(text, Point(MIDDLE + indent, base), "display", fit, inks.loud, "middle")
        if indent:
            left = MIDDLE + indent - measure(text, "display", fit) / 2
            yield from _number(i + 1, Point(left - 3.0, base - 0.36 * size), inks)


def _names_top(lines: int) -> float:
    return SKYLINES[lines] + PAVEMENT + 0.8


def _number(number: int, at: Point, inks: CourseInks) -> Iterator[Node]:
    """The number of a destination: 1 or 2."""
    yield Path(circle(at, 1.9), fill=inks.roundel, stroke=inks.rim, width=0.3)
    yield Text(str(number), Point(at.x, at.y + 0.98), "display", 2.8, inks.on_roundel, "middle")


def _sentence(course: Course, words: Words, theme: Theme, inks: CourseInks) -> Iterator[Node]:
    lines = len(course.destinations)
    top = _names_top(lines) + NAME_SIZES[lines] * (1.3 + 1.08 * (lines - 1))
    room = Box(MARGIN + 0.5, top, WIDTH - 2 * MARGIN - 1, MAP.y - 0.8 - top)
    yield from text_block(course_sentence(course, words), room, word_size(WORD_SIZE, theme), inks.quiet)


def _map(names: Sequence[str], course: Course, inks: CourseInks, theme: Theme) -> Iterator[Node]:
    numbered = course.kind is CourseKind.TWO
    yield Place(thumbnail(theme, () if numbered else names, MAP_WIDE), Affine.move(MAP.x, MAP.y))
    for number, name in enumerate(names if numbered else (), 1):
        dot = thumbnail_dot(name, MAP_WIDE)
        at = Point(MAP.x + dot.x, MAP.y + dot.y)
        yield Path(circle(at, 2.3), fill=WHITE)
        yield from _number(number, at, inks)


def _roundel(course: Course, inks: CourseInks, theme: Theme) -> Iterator[Node]:
    at, radius = ROUNDEL, ROUNDEL_RADIUS
    yield Path(circle(at, radius), fill=WHITE, stroke=inks.rim, width=0.4)
    if theme is not Theme.INK:
        yield Path(_chequers(at, radius), fill=inks.rim)
    yield Path(circle(at, radius - 1.9), fill=inks.roundel, stroke=inks.rim, width=0.4)
    fare = str(course.fare)
    size = fitted(fare, "display", 7.4, 2 * radius - 5.6)
    yield Text(fare, Point(at.x, at.y + 1.3), "display", size, inks.on_roundel, "middle")
    yield Text("F", Point(at.x, at.y + 5.7), "display", 3.2, inks.on_roundel, "middle")
    if course.later:
        tag = Point(at.x + 5.6, at.y - 7.7)
        text = f"+{course.later}"
        yield Path(circle(tag, 3.9), fill=WHITE)
        yield Path(circle(tag, 3.5), fill=inks.line if theme is not Theme.INK else WHITE, stroke=inks.rim, width=0.4)
        ink = WHITE if theme is not Theme.INK else inks.line
        yield Text(text, Point(tag.x, tag.y + 1.05), "display", 3.0, ink, "middle")


@cache
def _chequers(at: Point, radius: float) -> tuple[Move | Line | Close, ...]:
    """Two rings of alternating squares."""
    count, inner, middle = 36, radius - 1.9, radius - 0.95
    steps: list[Move | Line | Close] = []
    for i in range(count):
        low, high = (inner, middle) if i % 2 else (middle, radius)
        a, b = (math.radians(360 / count * k) for k in (i, i + 1))
        first, *rest = (
            Point(at.x + r * math.cos(t), at.y + r * math.sin(t)) for r, t in ((low, a), (high, a), (high, b), (low, b))
        )
        steps += [Move(first), *(Line(p) for p in rest), Close()]
    return tuple(steps)
