"""A picture of the Voie: where it runs on the map, and below that its ramps in a row, down in green, up in gold."""

from __future__ import annotations

import math
from collections.abc import Iterator

from ttprint.draw.bold import FINEST, bolder
from ttprint.draw.fonts import measure
from ttprint.draw.inks import WHITE, Ink
from ttprint.draw.scene import Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import box, joined, line, rect
from ttprint.games.vite_taxi.art.board.plates import great_plate, named_plate
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark
from ttprint.games.vite_taxi.rulebook.elements import CITY, INKS, SPACE, arrow
from ttprint.games.vite_taxi.rulebook.map_views import voie as on_the_map
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box, Point
from ttprint.words.typography import typeset

WIDE, GAP, HIGH = 118.0, 3.0, 46.0
FIRST, PITCH, LOW = 18.6, 15.9, 36.0
LEAST = 0.7  # the smallest scale at which the picture is printed
IN, OUT = Ink.hex("#2f8f5b"), Ink.hex("#e0a417")


def voie() -> Page:
    """Return both pictures, one below the other."""
    real = on_the_map()
    scale = WIDE / real.width
    top = real.height * scale + GAP
    whole = rect(Box(0, 0, WIDE, HIGH), 3.2)
    both = group(
        Place(group(real.art), Affine.scale(scale)), Place(group(_unrolled(), clip=Path(whole)), Affine.move(0, top))
    )
    return Page(WIDE, top + HIGH, (bolder(both, FINEST / LEAST),))


def _unrolled() -> Iterator[Node]:
    """The streets above, the Voie below them beside the water."""
    yield Path(rect(Box(0, 0, WIDE, HIGH)), fill=Ink.hex("#f5edd9"))
    yield Path(rect(Box(0, LOW + 6.4, WIDE, HIGH)), fill=INKS.water)
    yield Path(rect(Box(0, LOW - 7.4, WIDE, 14.8)), fill=INKS.voie)
    squares = paris().voie.squares
    for i in range(len(squares)):
        yield from _space(i)
    for i in range(len(squares) - 1):
        yield from _bridge(FIRST + PITCH * (i + 0.5))
    for ramp in paris().voie.entrances:
        yield from _ramp(ramp.place, squares.index(ramp.square), IN, down=True)
    for ramp in paris().voie.exits:
        yield from _ramp(ramp.place, squares.index(ramp.square), OUT, down=False)
    for place in PLACES:
        yield from _place(place)


def _space(i: int) -> Iterator[Node]:
    x, side = FIRST + PITCH * i, SPACE - 2.6
    yield Path(
        box(x - side / 2, LOW - side / 2, side, side, 2.0), fill=INKS.voie_square, stroke=INKS.voie_edge, width=0.4
    )
    yield Text(str(i + 1), Point(x - 0.6, LOW + 2.0), "display", 5.8, WHITE, "middle")
    yield Path(
        line((x + 3.2, LOW - 1.6), (x + 4.6, LOW), (x + 3.2, LOW + 1.6)), stroke=INKS.arrow, width=0.7, cap="round"
    )


def _bridge(x: float) -> Iterator[Node]:
    """A bridge from the street over the Voie and the water."""
    yield Path(rect(Box(x - 1.5, LOW - 9.4, 3.0, HIGH)), fill=INKS.bridge)
    yield Path(
        joined(line((x + dx, LOW - 9.4), (x + dx, HIGH + 2)) for dx in (-1.5, 1.5)), stroke=INKS.parapet, width=0.4
    )


PLACES = {"radio": 7.5, "concorde": FIRST + 2.5 * PITCH, "hotel-de-ville": FIRST + 3.95 * PITCH, "rapee": 110.6}


def _ramp(place: int, space: int, ink: Ink, down: bool) -> Iterator[Node]:
    x = PLACES[paris().places[place].id]
    to = FIRST + PITCH * space
    street, road = Point(x + math.copysign(3.0, to - x), 23.8), Point(to, LOW - 4.0)
    start, end = (street, road) if down else (road, street)
    away = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    long = math.hypot(end.x - start.x, end.y - start.y)
    at = Affine.move(start.x, start.y) @ Affine.rotate(away)
    yield Place(group(arrow(Point(0, 0), Point(long, 0), ink)), at)


def _place(name: str) -> Iterator[Node]:
    x = PLACES[name]
    great = paris().places[paris().numbers[name]].everyone_stops
    plate = group(great_plate(SPACE / 2, INKS, (0, 90, 180, 270)) if great else named_plate(SPACE, INKS))
    yield Place(plate, Affine.move(x, 20.0) @ Affine.scale(0.72))
    yield Place(landmark(name, 11.0, CITY, WHITE), Affine.move(x, 16.8))
    yield _name(typeset(paris().places[paris().numbers[name]].name, "fr"), x)


def _name(name: str, x: float) -> Text:
    """The name above a place, moved inward if it would cross the edge."""
    half = measure(name, "text-bold", 2.7) / 2 + 2.4
    return Text(name, Point(min(max(x, half), WIDE - half), 4.2), "text-bold", 2.7, INKS.name, "middle")
