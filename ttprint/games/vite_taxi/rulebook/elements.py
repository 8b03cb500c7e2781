"""The elements of the booklet's pictures: panels, cards, dice, arrows, streets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ttprint.draw.bold import FINEST, bolder
from ttprint.draw.coarse import coarser
from ttprint.draw.inks import WHITE, Ink, Theme
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import Outline, circle, disc, joined, polyline, rect
from ttprint.games.vite_taxi.art.cards.backs import event_back
from ttprint.games.vite_taxi.art.cards.course_cards import course_card
from ttprint.games.vite_taxi.art.cards.event_cards import event_card
from ttprint.games.vite_taxi.art.cards.inks import NIGHT
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.inks import TOWN_INKS
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_back, note_front
from ttprint.games.vite_taxi.art.nets.die import PIP_POSITIONS
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.cards.courses import Course
from ttprint.games.vite_taxi.cards.deck import Card
from ttprint.geometry import Affine, Box, Point, plain_sum

CITY = Theme.CITY
INKS = TOWN_INKS[CITY]
RED, SHADE, SAND = Ink.hex("#c3272f"), Ink.hex("#8a8a8a"), Ink.hex("#f5edd9")
STEP = 15.4  # mm from space to space
SPACE = 13.6  # mm, the side of a space
CARD = 0.46  # the largest scale at which COURSE cards are printed
NOTE, WEAVE = 0.21, 3  # the same for notes; fewer lines weave there, because the lines are bolder
KERB = 9.0  # mm, the width of the carriageway that joins the spaces


def cut(art: Group, width: float, height: float) -> Group:
    """A piece after it has been cut out."""
    edge = rect(Box(0, 0, width, height), 2.4)
    return group(Group((Path(edge, fill=WHITE), art), clip=Path(edge)), Path(edge, stroke=SHADE, width=0.6))


@cache
def course_picture(course: Course) -> Group:
    """A COURSE card without its sentence."""
    return cut(coarser(course_card(course, None, CITY, 0), CARD), WIDTH, HEIGHT)


@cache
def event_picture(card: Card, height: float = HEIGHT) -> Group:
    """A BONUS or STOP card without its words, or its upper part."""
    return cut(event_card(card, None, CITY, 0), WIDTH, height)


@cache
def note_picture(value: int, face: bool) -> Group:
    """A side of a note, drawn for the smallest scale at which it is printed."""
    art = note_front(value, None, CITY, lines=WEAVE) if face else note_back(value, CITY, lines=WEAVE)
    return cut(bolder(coarser(art, NOTE), FINEST / NOTE), DESIGNS[value].width, DESIGNS[value].height)


def laid(card: Group, centre: Point, scale: float, turn: float = 0.0) -> Place:
    """A card about a point, scaled and turned."""
    at = Affine.move(centre.x, centre.y) @ Affine.rotate(turn) @ Affine.scale(scale)
    return Place(card, at @ Affine.move(-WIDTH / 2, -HEIGHT / 2))


def holder(foot: Point, scale: float, back: Group, ink: Ink) -> Iterator[Node]:
    """A holder from the front with its cards; `foot` is the middle of its lower edge."""
    card = cut(back, WIDTH, HEIGHT)
    for i in (2, 1, 0):
        lift = Affine.move(1.4 * (i - 1), -HEIGHT - 3 - 2.2 * i)
        yield Place(card, Affine.move(foot.x, foot.y) @ Affine.scale(scale) @ lift @ Affine.move(-WIDTH / 2, 0))
    wide, high, lean = (WIDTH + 7) * scale, 34 * scale, 5 * scale
    left, right, top = foot.x - wide / 2, foot.x + wide / 2, foot.y - high
    flanks = joined(
        polyline((Point(x, foot.y), Point(x, top), Point(x + dx, top - 2.2 * lean), Point(x + dx, foot.y)), closed=True)
        for x, dx in ((left, lean), (right, -lean))
    )
    yield Path(flanks, fill=ink, stroke=NIGHT, width=0.4)
    yield Path(rect(Box(left, top, wide, high), 1.0), fill=ink, stroke=NIGHT, width=0.5)
    yield Path(rect(Box(left + 1.2, top + 1.2, wide - 2.4, high - 2.4), 0.8), stroke=NIGHT, width=0.25)


def hand(cards: int, foot: Point, scale: float) -> Iterator[Node]:
    """BONUS or STOP cards held as a fan, from behind."""
    back = cut(event_back(CITY, 0), WIDTH, HEIGHT)
    for i in range(cards):
        turn = 15 * (i - (cards - 1) / 2)
        at = Affine.move(foot.x, foot.y) @ Affine.rotate(turn) @ Affine.scale(scale)
        yield Place(back, at @ Affine.move(-WIDTH / 2, -HEIGHT * 1.15))


def panel(box: Box, fill: Ink = SAND) -> Path:
    """The field behind a picture."""
    return Path(rect(box, 3.2), fill=fill)


def numbered(number: int, box: Box) -> Iterator[Node]:
    """The number of a step in the corner of its panel."""
    at = Point(box.x + 4.6, box.y + 4.6)
    yield Path(circle(at, 3.7), fill=NIGHT, stroke=WHITE, width=0.7)
    yield Text(str(number), Point(at.x, at.y + 1.8), "display", 5.1, WHITE, "middle")


def die_face(centre: Point, side: float, pips: int) -> Iterator[Node]:
    """A die from above with this number of pips."""
    field = Box(centre.x - side / 2, centre.y - side / 2, side, side)
    yield Path(rect(field, side * 0.16), fill=WHITE, stroke=NIGHT, width=0.5)
    yield Path(_pips(pips, centre, (side * 0.26, 0), (0, side * 0.26), side * 0.1), fill=RED)


def cube(foot: Point, side: float, top: int, left: int, right: int) -> Iterator[Node]:
    """A die on a table with three of its faces; `foot` is its lowest corner."""
    across, rise, up = side * 0.86, side * 0.46, side * 0.94
    x, y = foot.x, foot.y
    a, b, c = Point(x, y), Point(x - across, y - rise), Point(x + across, y - rise)
    d, e, f, g = (Point(p.x, p.y - up) for p in (a, b, c, Point(x, y - 2 * rise)))
    faces = (
        ((d, e, g, f), WHITE, top, (across / 4, -rise / 4), (across / 4, rise / 4)),
        ((a, b, e, d), Ink.hex("#f3e6cf"), left, (across / 4, rise / 4), (0, up / 4)),
        ((a, c, f, d), Ink.hex("#e2cfae"), right, (across / 4, -rise / 4), (0, up / 4)),
    )
    for corners, fill, pips, along, down in faces:
        yield Path(polyline(corners, closed=True), fill=fill, stroke=NIGHT, width=0.5, cap="round")
        middle = Point(plain_sum(p.x for p in corners) / 4, plain_sum(p.y for p in corners) / 4)
        yield Path(_pips(pips, middle, along, down, side * 0.085), fill=RED)


def _pips(pips: int, at: Point, along: tuple[float, float], down: tuple[float, float], radius: float) -> Outline:
    spots = ((x * along[0] + y * down[0], x * along[1] + y * down[1]) for x, y in PIP_POSITIONS[pips])
    return joined(disc(at.x + x, at.y + y, radius) for x, y in spots)


def arrow(start: Point, end: Point, ink: Ink = RED) -> Iterator[Node]:
    """A thick arrow to the right."""
    neck, half, head = end.x - 4.2, 1.1, 3.0
    outline = polyline(
        (
            Point(start.x, start.y - half), Point(neck, start.y - half), Point(neck, start.y - head), end,
            Point(neck, start.y + head), Point(neck, start.y + half), Point(start.x, start.y + half),
        ),
        closed=True,
    )  # fmt: skip
    yield Path(outline, fill=ink, stroke=WHITE, width=0.5)


def way(spots: Sequence[Point], counted: int = 0) -> Iterator[Node]:
    """Spaces on their carriageway. The first ones after the start are numbered, up to `counted`."""
    course = polyline((spots[0], spots[-1]))
    yield Path(course, stroke=INKS.kerb, width=KERB + 0.6)
    yield Path(course, stroke=INKS.bed, width=KERB)
    for at in spots:
        field = Box(at.x - SPACE / 2, at.y - SPACE / 2, SPACE, SPACE)
        yield Path(rect(field, 2.4), fill=INKS.square, stroke=INKS.edge, width=0.4)
    for number, at in enumerate(spots[1 : counted + 1], 1):
        yield Text(str(number), Point(at.x, at.y + 2.2), "display", 6.2, Ink.hex("#bd9f6a"), "middle")


def taxi(livery: Livery, foot: Point, size: float) -> Place:
    """A taxi that stands on a point."""
    return Place(car(livery, CITY, size), Affine.move(foot.x, foot.y))
