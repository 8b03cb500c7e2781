"""Pictures of the booklet that stand for the whole: skylines with taxis, and all that is in the box.

plate: a picture with its size, for a page of words; no words are in it, so that all languages share it
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.bold import FINEST, bolder
from ttprint.draw.coarse import coarser
from ttprint.draw.inks import WHITE, Ink, Theme
from ttprint.draw.nets import Net
from ttprint.draw.scene import Group, Node, Page, Path, Place, circle, group, polyline, rect
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.course_cards import course_card
from ttprint.games.vite_taxi.art.cards.event_cards import event_card
from ttprint.games.vite_taxi.art.cards.inks import CREAM, GOLD, NIGHT, SKY
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.landmarks import landmark, landmark_box
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_back
from ttprint.games.vite_taxi.art.nets.die import die
from ttprint.games.vite_taxi.art.taxis.liveries import Paintwork
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.art.thumbnail import thumbnail, thumbnail_height
from ttprint.games.vite_taxi.cards.courses import Course
from ttprint.games.vite_taxi.cards.deck import Card
from ttprint.geometry import Affine, Box, Point

PAVEMENT, ASPHALT = Ink.hex("#e4d9c3"), Ink.hex("#59607a")
SHADE = Ink.hex("#8a8a8a")
CARD = 0.42  # how small COURSE cards are printed
NOTE, LINES = 0.36, 3  # how small notes are shown; their lines are bolder there, so fewer of them weave
BANK = 0.65  # how small the picture of the bank is printed
COVER = ("sacre-coeur", "moulin-rouge", "tour-eiffel", "notre-dame", "etoile")
SKYLINES = {
    "skyline-1": ("opera", "pompidou", "tour-eiffel", "pantheon", "gare-de-lyon"),
    "skyline-2": ("bastille", "louvre", "notre-dame", "moulin-rouge", "invalides"),
}
_CITY = Theme.CITY


def cover() -> Page:
    """Landmarks behind a street with taxis on it, under a sun."""
    width, height, low = 120.0, 118.0, 78.0
    sky = Path(rect(Box(0, 0, width, height), 4), fill=SKY)
    sun = Path(circle(Point(94, 20), 9.5), fill=GOLD)
    road = (
        Path(rect(Box(0, low, width, height - low)), fill=PAVEMENT),
        Path(rect(Box(0, low + 4, width, 36)), fill=ASPHALT),
        Path(polyline((Point(0, low + 22), Point(width, low + 22))), stroke=CREAM, width=0.9, dash=(6, 5)),
    )
    far = _row(("concorde", "invalides", "pompidou", "gare-de-lyon"), width - 26, low, 30.0)
    near = _row(COVER, width - 6, low, 56.0)
    cabs = _cabs(((Paintwork.YELLOW, 20, 18), (Paintwork.RED, 62, 18), (Paintwork.BLUE, 102, 18),
                  (Paintwork.GREEN, 36, 36), (Paintwork.BLACK, 82, 36)), low, 31.0)  # fmt: skip
    whole = Path(rect(Box(0, 0, width, height), 4))
    veil = Path(rect(Box(0, 0, width, height)), fill=SKY)
    art = group(sky, sun, Place(group(far), Affine.move(13, -16)), near, road, cabs, clip=whole)
    return Page(width, height, (group(veil, clip=whole), art))


def skyline(names: Sequence[str]) -> Page:
    """A row of landmarks with taxis before it, for where a page has room."""
    width, height, low = 120.0, 36.0, 28.0
    ground = Path(polyline((Point(0, low), Point(width, low))), stroke=NIGHT, width=0.4)
    cabs = _cabs(((Paintwork.YELLOW, 22, 7.6), (Paintwork.RED, 62, 7.6), (Paintwork.BLUE, 98, 7.6)), low, 13.0)
    street = Path(polyline((Point(0, low + 7.8), Point(width, low + 7.8))), stroke=NIGHT, width=0.4)
    return Page(width, height, (group(_row(names, width - 8, low, 26.0), ground, street, cabs),))


def table() -> Page:
    """The map, above it the taxis, below it cards, notes and the die."""
    width, height, top = 128.0, 155.0, 13.0
    low = top + thumbnail_height(width) + 6
    art: list[Node] = [
        Place(coarser(thumbnail(_CITY, (), width), 0.77), Affine.move(0, top)),
        *_fan([course_back(_CITY, 0)] * 3, Point(6, low), -6),
        *_fan([event_back(_CITY, 0)] * 3, Point(90, low), 6),
        *_notes(Point(45, low + 2)),
        _folded(die(_CITY), Point(61, low + 24)),
    ]
    for i, livery in enumerate(Paintwork):
        art.append(Place(car(livery, _CITY, 17.0), Affine.move(10.5 + 21.4 * i, 10)))
    return Page(width, height, (group(art),))


def _row(names: Sequence[str], width: float, low: float, high: float) -> Iterator[Node]:
    """Landmarks of one scale side by side, about the middle of that width, three mm in."""
    gap = 1.2
    boxes = [landmark_box(name, 1.0) for name in names]
    room = width - gap * (len(names) - 1)
    size = min(room / sum(box.width for box in boxes), high / max(box.height for box in boxes))
    x = 3 + (room - size * sum(box.width for box in boxes)) / 2
    for name, box in zip(names, boxes, strict=True):
        yield Place(landmark(name, size, _CITY), Affine.move(x + size * box.width / 2, low))
        x += size * box.width + gap


def _cabs(places: Sequence[tuple[Paintwork, float, float]], low: float, size: float) -> Iterator[Node]:
    for livery, x, y in places:
        yield Place(car(livery, _CITY, size), Affine.move(x, low + y))


def _fan(cards: Sequence[Group], at: Point, turn: float) -> Iterator[Node]:
    for i, card in enumerate(cards):
        tilt = Affine.rotate(turn * i, Point(WIDTH / 2, HEIGHT))
        yield Place(cut(coarser(card, CARD), WIDTH, HEIGHT), Affine.move(at.x, at.y) @ Affine.scale(0.56) @ tilt)


def _notes(at: Point) -> Iterator[Node]:
    for i, value in enumerate((25, 50, 100)):
        note = small_note(note_back(value, _CITY, lines=LINES), value)
        yield Place(note, Affine.move(at.x + 1.6 * i, at.y + 5.5 * i) @ Affine.scale(NOTE))


def small_note(art: Group, value: int) -> Group:
    """A side of a note, drawn for the smallest place where it is shown."""
    scale = NOTE * BANK
    return cut(bolder(coarser(art, scale), FINEST / scale), DESIGNS[value].width, DESIGNS[value].height)


def _folded(net: Net, at: Point) -> Place:
    flat = group(Group((net.front,), clip=Path(net.outline)), Path(net.outline, stroke=SHADE, width=0.5), net.folds)
    return Place(flat, Affine.move(at.x, at.y) @ Affine.scale(0.34))


def cut(art: Group, width: float, height: float) -> Group:
    """A piece as it is when it has been cut out."""
    edge = rect(Box(0, 0, width, height), 2.4)
    return group(Group((Path(edge, fill=WHITE), art), clip=Path(edge)), Path(edge, stroke=SHADE, width=0.6))


def course_picture(course: Course) -> Group:
    """A COURSE card without its sentence."""
    return cut(coarser(course_card(course, None, _CITY, 0), CARD), WIDTH, HEIGHT)


def event_picture(card: Card, height: float = HEIGHT) -> Group:
    """A BONUS or STOP card without its words, or its upper part."""
    return cut(event_card(card, None, _CITY, 0), WIDTH, height)


def card_page(art: Group, height: float = HEIGHT) -> Page:
    """A card, or its upper part, as a picture of its own."""
    return Page(WIDTH, height, (art,))
