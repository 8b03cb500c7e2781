"""Explanatory pictures without words: setup, the first turns, a turn, adding up, the bank."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from ttprint.draw.inks import WHITE, ink_row
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, polyline
from ttprint.games.vite_taxi.art.board.plates import bank_plate, named_plate
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.icons import icon
from ttprint.games.vite_taxi.art.cards.inks import EVENTS, GOLD, NIGHT
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.cards.courses import CourseKind, first_course
from ttprint.games.vite_taxi.cards.deck import CardSide
from ttprint.games.vite_taxi.rulebook.elements import (
    CITY,
    INKS,
    RED,
    SPACE,
    STEP,
    arrow,
    course_picture,
    cube,
    die_face,
    event_picture,
    hand,
    holder,
    laid,
    note_picture,
    numbered,
    panel,
    taxi,
    way,
)  # fmt: skip
from ttprint.games.vite_taxi.rulebook.facts import card, facts
from ttprint.geometry import Affine, Box, Point

WIDE, GAP = 118.0, 4.0
THIRD = (WIDE - 2 * GAP) / 3
BLUE, MINT, PALE = ink_row("#dcebf2 #dfeedd #cfe0f1")


def setup() -> Page:
    """Holders and taxis; a COURSE card and a taxi on its place; the highest roll begins."""
    high = 46.0
    boxes = [Box(i * (THIRD + GAP), 0, THIRD, high) for i in range(3)]
    return Page(WIDE, high, (_steps(boxes, (_holders(), _first_place(), _who_begins())),))


def _steps(boxes: Iterable[Box], scenes: Iterable[Iterable[Node]]) -> Group:
    """The scenes in their boxes, numbered from 1."""
    art: list[Node] = []
    for number, (box, scene) in enumerate(zip(boxes, scenes, strict=True), 1):
        art += [panel(box), Place(group(scene), Affine.move(box.x, box.y)), *numbered(number, box)]
    return group(art)


def _holders() -> Iterator[Node]:
    yield from holder(Point(11.6, 28), 0.24, course_back(CITY, 0), GOLD)
    yield from holder(Point(27.6, 28), 0.24, event_back(CITY, 0), PALE)
    for i, livery in enumerate(Livery):
        yield taxi(livery, Point(8.0 + 10.4 * (i % 3), 36.2 + 6.6 * (i // 3)), 9.4)


def _first_place() -> Iterator[Node]:
    yield laid(course_picture(first_course(CourseKind.ONE)), Point(10.6, 26), 0.29)
    yield from arrow(Point(18.4, 31), Point(23.6, 31))
    yield Place(landmark("etoile", 11.0, CITY, WHITE), Affine.move(29.4, 23.6))
    yield Place(group(named_plate(SPACE, INKS)), Affine.move(29.4, 31.2) @ Affine.scale(0.88))
    yield taxi(Livery.RED, Point(29.4, 34.6), 10.2)


def _who_begins() -> Iterator[Node]:
    yield Path(circle(Point(26.0, 16.4), 10.4), fill=GOLD)
    rolls = ((26.0, 13.6, Livery.RED, 6), (26.0, 32.0, Livery.YELLOW, 3), (10.6, 32.0, Livery.BLUE, 2))
    for x, y, livery, pips in rolls:
        yield from die_face(Point(x, y), 8.6, pips)
        yield taxi(livery, Point(x, y + 10.6), 11.0)
    yield from _clockwise(Point(9.6, 19.0), 4.8)


def _clockwise(at: Point, radius: float) -> Iterator[Node]:
    """Most of a ring that ends in an arrow head."""
    angles = [math.radians(angle) for angle in range(-210, 31, 10)]
    spots = [Point(at.x + radius * math.cos(angle), at.y + radius * math.sin(angle)) for angle in angles]
    yield Path(polyline(spots), stroke=RED, width=1.5)
    end = spots[-1]
    head = (Point(end.x - 1.6, end.y + 3.0), Point(end.x - 2.8, end.y - 1.4), Point(end.x + 2.8, end.y + 0.8))
    yield Path(polyline(head, closed=True), fill=RED)


def first() -> Page:
    """A hand that grows by one card a turn."""
    high = 32.0
    art: list[Node] = []
    for i in range(3):
        box = Box(i * (THIRD + GAP), 0, THIRD, high)
        art += [panel(box, MINT), *hand(i + 1, Point(box.centre.x, 32), 0.27), *numbered(i + 1, box)]
    return Page(WIDE, high, (group(art),))


def turn() -> Page:
    """The five steps of a turn, numbered."""
    high, below = 43.0, 43.0
    rest = WIDE - THIRD - GAP
    top = [Box(i * (THIRD + GAP), 0, THIRD, high) for i in range(3)]
    low = [Box(0, high + GAP, THIRD, below), Box(THIRD + GAP, high + GAP, rest, below)]
    passenger = laid(course_picture(first_course(CourseKind.ONE)), Point(THIRD / 2 + 2.4, 21.5), 0.46)
    filling = hand(int(facts()["hand"]), Point(THIRD / 2, 43.5), 0.36)
    rolling = cube(Point(THIRD / 2, 37.5), 16.0, int(facts()["roll"]), 4, 1)
    scenes = ((passenger,), _playing(), filling, rolling, _driving(rest))
    return Page(WIDE, high + GAP + below, (_steps((*top, *low), scenes),))


def _playing() -> Iterator[Node]:
    yield laid(event_picture(card("roadworks")), Point(24.5, 23), 0.37, 7)
    yield laid(event_picture(card("green-lights")), Point(12.4, 21), 0.37, -7)


def _driving(wide: float) -> Iterator[Node]:
    """A drive of three spaces, and the fare."""
    spots = [Point(13 + STEP * i, 26) for i in range(4)]
    yield from way(spots, 2)
    end = spots[-1]
    yield Place(group(named_plate(SPACE + 0.6, INKS)), Affine.move(end.x, end.y))
    yield Place(landmark("etoile", 15.0, CITY, WHITE), Affine.move(end.x, end.y - 8.4))
    yield from arrow(Point(spots[0].x + 3, 14), Point(spots[2].x + 5, 14))
    yield taxi(Livery.RED, Point(spots[0].x, spots[0].y + 4.4), 13.0)
    yield Place(note_picture(100, face=True), Affine.move(wide - 24, 31) @ Affine.rotate(-7) @ Affine.scale(0.21))


def adding() -> Page:
    """A roll, a STOP and a BONUS, and the resulting number of spaces."""
    values = facts()
    total, scale = int(values["sum"]), 0.5
    high = HEIGHT * scale + 22
    art: list[Node] = [panel(Box(0, 0, WIDE, high))]
    marks = ((20.0, str(values["roll"])), (56.0, str(values["limit"])), (95.0, f"+{values['extra']}"))
    art += cube(Point(20, 40), 15.5, int(values["roll"]), 4, 1)
    art += [
        laid(event_picture(card(name)), Point(x, 25), scale) for name, x in (("roadworks", 56), ("green-lights", 95))
    ]
    for x, sign in marks:
        art.append(Text(sign, Point(x, 57.5), "display", 10, NIGHT, "middle"))
    for left, right in ((marks[0][0] + 14, marks[1][0] - 16), (marks[1][0] + 16.5, marks[2][0] - 16)):
        art += arrow(Point(left, 25), Point(right, 25))
    low = high + GAP + 14
    art.append(panel(Box(0, high + GAP, WIDE, 28), BLUE))
    art.append(Text(f"= {total}", Point(15, low + 3.6), "display", 10, NIGHT, "middle"))
    spots = [Point(37 + STEP * i, low) for i in range(total + 1)]
    art += way(spots, total - 1)
    art.append(taxi(Livery.RED, Point(spots[-1].x, low + 4.6), 13.0))
    return Page(WIDE, high + GAP + 28, (group(art),))


def bank() -> Page:
    """Open money that burglars can take; a taxi at a bank; the same money, safe."""
    high = 36.0
    middle = WIDE / 2
    art: list[Node] = [panel(Box(0, 0, WIDE, high), MINT)]
    for x, note in ((7.0, note_picture(100, face=True)), (WIDE - 38, note_picture(100, face=False))):
        art += [Place(note, Affine.move(x + 2.2 * i, 18 - 2.2 * i) @ Affine.scale(0.28)) for i in range(2)]
    art += [*arrow(Point(40, 19), Point(47, 19)), *arrow(Point(71, 19), Point(78, 19))]
    art.append(Place(group(bank_plate(SPACE, INKS)), Affine.move(middle, 15) @ Affine.scale(1.55)))
    art.append(taxi(Livery.YELLOW, Point(middle, 33.4), 17.0))
    burglar = icon(card("burglars"), 15.0, EVENTS[CITY][CardSide.STOP].icon)
    art += [Place(burglar, Affine.move(x, 10.5)) for x in (22.0, WIDE - 22.0)]
    art += _barred(Point(WIDE - 22.0, 9.8), 7.6)
    return Page(WIDE, high, (group(art),))


def _barred(at: Point, radius: float) -> Iterator[Node]:
    """A prohibition sign."""
    part = radius * 0.7
    yield Path(circle(at, radius), stroke=RED, width=1.5)
    yield Path(polyline((Point(at.x - part, at.y + part), Point(at.x + part, at.y - part))), stroke=RED, width=1.5)
