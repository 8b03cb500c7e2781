"""A picture of three drives: to a great square, to a full space, to a destination."""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.draw.inks import WHITE, Ink
from ttprint.draw.scene import Node, Page, Path, Place, group
from ttprint.draw.shapes import circle
from ttprint.games.vite_taxi.art.board.plates import great_plate, named_plate
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.rulebook.elements import CITY, INKS, RED, SPACE, STEP, arrow, die_face, panel, taxi, way
from ttprint.geometry import Affine, Box, Point

WIDE, HIGH, GAP = 118.0, 33.0, 4.0
LEFT, LOW = 31.0, 22.0  # the space where a drive starts
FIELDS = tuple(Ink.hex(code) for code in ("#f5edd9", "#e3edd8", "#dcebf2"))


def drive() -> Page:
    """Return the three drives, one below the other. A die shows each roll."""
    art: list[Node] = []
    for row, (field, scene) in enumerate(zip(FIELDS, (_great(), _full(), _arriving()), strict=True)):
        box = Box(0, row * (HIGH + GAP), WIDE, HIGH)
        art += [panel(box, field), Place(group(scene), Affine.move(box.x, box.y))]
    return Page(WIDE, 3 * HIGH + 2 * GAP, (group(art),))


def _spots() -> list[Point]:
    return [Point(LEFT + STEP * i, LOW) for i in range(6)]


def _start(pips: int, counted: int) -> Iterator[Node]:
    spots = _spots()
    yield from die_face(Point(12, LOW - 6), 14.0, pips)
    yield from way(spots, counted)
    yield taxi(Livery.RED, Point(spots[0].x, LOW + 4.4), 13.0)


def _ahead(end: Point) -> Iterator[Node]:
    """An arrow above the spaces, from the start to the end of the drive."""
    yield from arrow(Point(LEFT + 4, LOW - 11.4), Point(end.x + 2, LOW - 11.4))


def _ring(at: Point, radius: float) -> Path:
    return Path(circle(at, radius), stroke=RED, width=1.1)


def _great() -> Iterator[Node]:
    """A roll of six, and a great square after four spaces: the rest is lost."""
    end = _spots()[4]
    yield from _start(6, 3)
    yield Place(group(great_plate(9.2, INKS, (0, 60, 120, 180, 240, 300))), Affine.move(end.x, end.y))
    yield from _ahead(end)


def _full() -> Iterator[Node]:
    """A roll of four, and two taxis on the fourth space: the drive ends on the third."""
    spots = _spots()
    yield from _start(4, 3)
    for livery, dy in ((Livery.BLUE, -0.4), (Livery.YELLOW, 5.9)):
        yield taxi(livery, Point(spots[4].x, LOW + dy), 11.6)
    yield from _ahead(spots[3])
    yield _ring(spots[3], 8.6)


def _arriving() -> Iterator[Node]:
    """A roll of five, and the destination after four spaces: the rest is lost."""
    end = _spots()[4]
    yield from _start(5, 3)
    yield Place(group(named_plate(SPACE + 0.8, INKS)), Affine.move(end.x, end.y))
    yield Place(landmark("moulin-rouge", 15.0, CITY, WHITE), Affine.move(end.x, end.y + 5.0))
    yield from _ahead(Point(end.x - 7, 0))
    yield _ring(end, 10.2)
