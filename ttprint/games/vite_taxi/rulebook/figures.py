"""Pictures that explain: a turn, adding up, driving, the Voie, the bank, the signs on the map.

window: a part of the board, cut out      step: a space of the way, as in the streets of the board
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.coarse import coarser
from ttprint.draw.cropping import cropped
from ttprint.draw.inks import WHITE, Ink, Theme
from ttprint.draw.pen import box, disc, joined
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, circle, group, polyline, rect
from ttprint.games.vite_taxi.art.board.board import board
from ttprint.games.vite_taxi.art.cards.backs import event_back
from ttprint.games.vite_taxi.art.cards.inks import NIGHT
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.landmarks import landmark
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_back, note_front
from ttprint.games.vite_taxi.art.nets.die import PIPS
from ttprint.games.vite_taxi.art.taxis.liveries import Paintwork
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.rulebook.facts import card, facts
from ttprint.games.vite_taxi.rulebook.scenery import LINES, NOTE, course_picture, cut, event_picture, small_note
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box, Point
from ttprint.words.catalog import SHARED, words

ROAD, RED = Ink.hex("#fffaf0"), Ink.hex("#c3272f")
STEP = 17.0  # a space in a picture
PAGE, SIGN = 120.0, 20.0  # how wide the board and its signs are printed
DESTINATION = "moulin-rouge"
_CITY = Theme.CITY
# one booklet picture serves all languages, and on the board itself nearly all is French anyway
FRENCH = words("fr", SHARED, "vite_taxi/words")


def turn() -> Page:
    """The five steps of a turn, numbered."""
    side, gap = 34.0, 5.0
    first = next(course for course in courses() if course.kind is CourseKind.ONE)
    pictures = (
        _small_card(course_picture(first), 17, 17, 0.36),
        group(
            Place(_small_card(event_picture(card("green-lights")), 10, 17, 0.3)),
            Place(_small_card(event_picture(card("roadworks")), 24.5, 17, 0.3)),
        ),
        group(_hand()),
        group(die_face(Point(17, 17), 17.0, int(facts()["roll"]))),
        group(_driving()),
    )
    art: list[Node] = []
    for i, picture in enumerate(pictures):
        row, column = divmod(i, 3)
        x, y = (column + row / 2) * (side + gap), 3 + row * (side + gap)
        art.append(Path(rect(Box(x, y, side, side), 3), fill=Ink.hex("#f2ead6")))
        art.append(Place(picture, Affine.move(x, y)))
        art += _badge(i + 1, Point(x + 3.4, y + 1.2))
    return Page(3 * side + 2 * gap, 2 * side + gap + 4, (group(art),))


def adding() -> Page:
    """A roll, a STOP and a BONUS, and what comes of them."""
    told = facts()
    total, scale = int(told["sum"]), 0.56
    high, wide = HEIGHT * scale, WIDTH * scale
    art: list[Node] = [*die_face(Point(14, high / 2), 22.0, int(told["roll"]))]
    x = 34.0
    for name in ("roadworks", "green-lights"):
        art.append(Place(event_picture(card(name)), Affine.move(x, 0) @ Affine.scale(scale)))
        x += wide + 8
    first, low = 14.0, high + 16
    art += _arrow(Point(first - 12, low), Point(first + 2, low))
    spots = [Point(first + 12 + STEP * i, low) for i in range(total)]
    art += _steps(spots)
    art += [Text(str(i + 1), Point(at.x, low + 15), "display", 6, NIGHT, "middle") for i, at in enumerate(spots)]
    art.append(Place(car(Paintwork.RED, _CITY, 15.0), Affine.move(spots[-1].x, low + 4.6)))
    return Page(x - 6, low + 18, (group(art),))


def drive() -> Page:
    """Three drives: to a great square, to a full space, to a destination."""
    left, rows = 9.0, (14.0, 41.0, 68.0)
    art: list[Node] = []
    great = Point(left + STEP * 4.25, rows[0])
    spots = {
        rows[0]: [Point(left + STEP * i, rows[0]) for i in (0, 1, 2, 3, 5.5)],
        rows[1]: [Point(left + STEP * i, rows[1]) for i in range(6)],
        rows[2]: [Point(left + STEP * i, rows[2]) for i in range(6)],
    }
    for low, way in spots.items():
        art += _steps(way)
        art.append(Place(car(Paintwork.RED, _CITY, 14.5), Affine.move(way[0].x, low + 4.6)))
    art += _great(great)
    for low, end in ((rows[0], great.x), (rows[1], spots[rows[1]][3].x), (rows[2], spots[rows[2]][4].x)):
        art += _arrow(Point(left + STEP - 4, low - 3.4), Point(end + 2, low - 3.4))
    full = spots[rows[1]][4]
    for livery, dy in ((Paintwork.BLUE, 0.2), (Paintwork.YELLOW, 6.8)):
        art.append(Place(car(livery, _CITY, 12.5), Affine.move(full.x, full.y + dy)))
    home = spots[rows[2]][4]
    art.append(Place(landmark(DESTINATION, 13.0, _CITY, WHITE), Affine.move(home.x, home.y + 6)))
    return Page(left + STEP * 6.05, rows[2] + 10, (group(art),))


def bank() -> Page:
    """Money that lies open, and the same money safe."""
    design = DESIGNS[100]
    scale, high = NOTE, 20.0
    face = small_note(note_front(100, None, _CITY, lines=LINES), 100)
    back = small_note(note_back(100, _CITY, lines=LINES), 100)
    wide = design.width * scale
    return Page(
        3 * wide + 15,
        high,
        (
            group(
                Place(face, Affine.move(0, 1) @ Affine.scale(scale)),
                _arrow(Point(wide + 3, 10), Point(wide + 13, 10)),
                _columns(Point(wide + 24, 17)),
                _arrow(Point(wide + 35, 10), Point(wide + 45, 10)),
                Place(back, Affine.move(2 * wide + 14, 1) @ Affine.scale(scale)),
            ),
        ),
    )


def whole_board() -> Page:
    """The board."""
    drawn = board(_CITY, FRENCH)
    edge = rect(Box(0, 0, drawn.width, drawn.height), 6)
    seen = coarser(drawn.art, PAGE / drawn.width)
    art = group(Group((seen,), clip=Path(edge)), Path(edge, stroke=NIGHT, width=1.5))
    return Page(drawn.width, drawn.height, (art,))


def window(area: Box, shown: float) -> Page:
    """A part of the board, to be printed so wide."""
    edge = rect(Box(0, 0, area.width, area.height), 3.0)
    seen = coarser(cropped(board(_CITY, FRENCH).art, area), shown / area.width)
    inside = group(Place(seen, Affine.move(-area.x, -area.y)))
    return Page(area.width, area.height, (group(inside, clip=Path(edge)), Path(edge, stroke=NIGHT, width=0.5)))


def around(place_id: str, side: float) -> Page:
    """The board about a place."""
    town = paris()
    at = town.places[town.numbers[place_id]].at
    return window(Box(at.x - side / 2, at.y - side / 2, side, side), SIGN)


def voie() -> Page:
    """The Voie from its first space to its last, with the bridges."""
    town = paris()
    spots = [town.squares[number].at for number in town.voie.squares]
    left, right = min(p.x for p in spots) - 26, max(p.x for p in spots) + 26
    top, low = min(p.y for p in spots) - 24, max(p.y for p in spots) + 20
    return window(Box(left, top, right - left, low - top), PAGE)


def voie_square() -> Page:
    """A space of the Voie."""
    town = paris()
    at = town.squares[town.voie.squares[1]].at
    return window(Box(at.x - 13, at.y - 13, 26, 26), SIGN)


def die_face(centre: Point, side: float, pips: int) -> Iterator[Node]:
    """A die that shows so many pips."""
    field = Box(centre.x - side / 2, centre.y - side / 2, side, side)
    yield Path(rect(field, side * 0.16), fill=WHITE, stroke=NIGHT, width=0.6)
    step = side * 0.26
    spots = joined(disc(centre.x + x * step, centre.y + y * step, side * 0.1) for x, y in PIPS[pips])
    yield Path(spots, fill=RED)


def _small_card(art: Group, x: float, y: float, scale: float) -> Group:
    return group(Place(art, Affine.move(x - WIDTH * scale / 2, y - HEIGHT * scale / 2) @ Affine.scale(scale)))


def _hand() -> Iterator[Node]:
    back = cut(event_back(_CITY, 0), WIDTH, HEIGHT)
    for turn_ in (-16, 0, 16):
        at = Affine.move(17, 34) @ Affine.rotate(turn_) @ Affine.scale(0.3) @ Affine.move(-WIDTH / 2, -HEIGHT * 1.2)
        yield Place(back, at)


def _driving() -> Iterator[Node]:
    yield from _steps([Point(8.5 + 8.5 * i, 24) for i in range(3)], 8.0)
    yield from _arrow(Point(8, 12), Point(26, 12))
    yield Place(car(Paintwork.RED, _CITY, 16.0), Affine.move(12, 26))


def _steps(spots: Sequence[Point], side: float = STEP - 1.6) -> Iterator[Node]:
    for at in spots:
        field = Box(at.x - side / 2, at.y - side / 2, side, side)
        yield Path(rect(field, side * 0.18), fill=ROAD, stroke=NIGHT, width=0.4)


def _great(at: Point) -> Iterator[Node]:
    yield Path(circle(at, 11.0), fill=RED, stroke=NIGHT, width=0.5)
    yield Path(circle(at, 8.8), fill=ROAD, stroke=NIGHT, width=0.5)


def _columns(foot: Point) -> Iterator[Node]:
    """A bank's front, standing on its foot."""
    x, y = foot.x, foot.y
    yield Path(polyline((Point(x - 8, y - 10), Point(x, y - 15), Point(x + 8, y - 10)), closed=True), fill=ROAD,
               stroke=NIGHT, width=0.5)  # fmt: skip
    pillars = joined(box(x + dx - 1, y - 9, 2, 7) for dx in (-6, -2, 2, 6))
    yield Path(pillars, fill=ROAD, stroke=NIGHT, width=0.4)
    yield Path(box(x - 8.4, y - 10, 16.8, 1.4) + box(x - 8.4, y - 2, 16.8, 2), fill=ROAD, stroke=NIGHT, width=0.4)


def _arrow(start: Point, end: Point) -> Iterator[Node]:
    """A fat arrow to the right."""
    neck, half, head = end.x - 4.2, 1.1, 3.0
    outline = polyline(
        (
            Point(start.x, start.y - half), Point(neck, start.y - half), Point(neck, start.y - head), end,
            Point(neck, start.y + head), Point(neck, start.y + half), Point(start.x, start.y + half),
        ),
        closed=True,
    )  # fmt: skip
    yield Path(outline, fill=RED, stroke=NIGHT, width=0.4)


def _badge(number: int, at: Point) -> Iterator[Node]:
    yield Path(circle(at, 3.6), fill=NIGHT, stroke=WHITE, width=0.6)
    yield Text(str(number), Point(at.x, at.y + 1.75), "display", 5, WHITE, "middle")
