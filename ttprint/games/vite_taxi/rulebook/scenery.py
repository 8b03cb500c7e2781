"""Pictures without words for the title and the overview: skylines with taxis, and all that is in the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.coarse import coarser
from ttprint.draw.inks import WHITE, Ink, Theme
from ttprint.draw.scene import Group, Node, Page, Path, Place, group
from ttprint.draw.shapes import Outline, box, circle, disc, joined, polyline, rect
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.inks import CREAM, GOLD, NIGHT, SKY
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark, landmark_box
from ttprint.games.vite_taxi.art.money.notes import DESIGNS
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.art.thumbnail import thumbnail, thumbnail_dot, thumbnail_height
from ttprint.games.vite_taxi.rulebook.elements import cube, holder, note_picture, taxi
from ttprint.geometry import Affine, Box, Point, plain_sum

PAVEMENT, ASPHALT = Ink.hex("#e4d9c3"), Ink.hex("#59607a")
SUN, FAR, PALE = Ink.hex("#fbdc8c"), Ink.hex("#b3d1de"), Ink.hex("#cfe0f1")
# the landmarks on the title page with position and size; the last one stands in front
COVER = (
    ("tour-eiffel", 60, 72.0), ("invalides", 37, 42.0), ("sacre-coeur", 17, 34.0), ("notre-dame", 83, 34.0),
    ("etoile", 105, 27.0), ("moulin-rouge", 36, 25.0),
)  # fmt: skip
# the landmarks on the small map
SEEN = (
    "sacre-coeur", "tour-eiffel", "etoile", "notre-dame", "bastille", "republique", "gare-de-lyon", "pantheon",
    "gare-montparnasse", "buttes-chaumont", "nation", "italie", "opera", "trocadero", "porte-maillot", "louvre",
)  # fmt: skip
SKYLINES = {
    "skyline-1": ("opera", "pompidou", "tour-eiffel", "pantheon", "gare-de-lyon"),
    "skyline-2": ("bastille", "louvre", "notre-dame", "moulin-rouge", "invalides"),
}
_CITY = Theme.CITY


def cover() -> Page:
    """Landmarks around the Eiffel Tower under a low sun, with a street full of taxis in front."""
    width, height, low = 120.0, 118.0, 80.0
    whole = Path(rect(Box(0, 0, width, height), 4))
    sky = (
        Path(rect(Box(0, 0, width, height)), fill=SKY),
        Path(circle(Point(60, 42), 27), fill=SUN),
        *(Path(_cloud(Point(x, y), size), fill=WHITE) for x, y, size in ((22, 17, 8.0), (97, 25, 9.5), (88, 9, 5.0))),
        Path(_roofs(width, low), fill=FAR),
    )
    sights = [Place(landmark(name, size, _CITY, SKY, 1.4), Affine.move(x, low)) for name, x, size in COVER]
    road = (
        Path(rect(Box(0, low, width, height - low)), fill=PAVEMENT),
        Path(rect(Box(0, low + 4, width, 30)), fill=ASPHALT),
        Path(polyline((Point(0, low + 19), Point(width, low + 19))), stroke=CREAM, width=0.9, dash=(6, 5)),
    )
    cabs = _cabs(((Livery.YELLOW, 22, 16), (Livery.GREEN, 61, 16), (Livery.BLUE, 100, 16),
                  (Livery.BLACK, 20, 31.5), (Livery.RED, 59, 31.5), (Livery.WHITE, 98, 31.5)),
                 low, 32.0)  # fmt: skip
    return Page(width, height, (group(sky, sights, road, cabs, clip=whole),))


def _cloud(at: Point, size: float) -> Outline:
    """Three puffs on a flat foot."""
    puffs = ((-1.0, -0.35, 0.5), (0.0, -0.62, 0.75), (1.05, -0.38, 0.55))
    foot = box(at.x - 1.5 * size, at.y - 0.4 * size, 3.1 * size, 0.5 * size, 0.24 * size)
    return joined((*(disc(at.x + x * size, at.y + y * size, r * size) for x, y, r in puffs), foot))


def _roofs(width: float, low: float) -> Outline:
    """Mansards and chimneys in the distance, of pseudo-random sizes that are always the same."""
    houses: list[Outline] = []
    x, i = -2.0, 0
    while x < width:
        wide, high = 7 + 5 * (i * 0.618 % 1), 15 + 9 * (i * 0.382 % 1)
        corners = ((0, 0), (0, 0.72), (0.14, 1), (0.86, 1), (1, 0.72), (1, 0))
        houses.append(polyline((Point(x + wide * u, low - high * v) for u, v in corners), closed=True))
        houses.append(box(x + wide * 0.25, low - high - 2.2, 1.2, 3))
        x, i = x + wide, i + 1
    return joined(houses)


def skyline(names: Sequence[str]) -> Page:
    """A row of landmarks with taxis in front, to fill a page."""
    width, height, low = 120.0, 36.0, 28.0
    ground = Path(polyline((Point(0, low), Point(width, low))), stroke=NIGHT, width=0.4)
    cabs = _cabs(((Livery.YELLOW, 22, 7.6), (Livery.RED, 62, 7.6), (Livery.BLUE, 98, 7.6)), low, 13.0)
    street = Path(polyline((Point(0, low + 7.8), Point(width, low + 7.8))), stroke=NIGHT, width=0.4)
    return Page(width, height, (group(_row(names, width - 8, low, 26.0), ground, street, cabs),))


def table() -> Page:
    """The map with the taxis on it; below it the holders with their cards, the notes and the die."""
    width, top = 128.0, 4.0
    low = top + thumbnail_height(width)
    art: list[Node] = [Place(coarser(thumbnail(_CITY, (), width), 0.8), Affine.move(0, top))]
    for name in SEEN:
        spot = thumbnail_dot(name, width)
        art.append(Place(landmark(name, 10.5, _CITY, CREAM), Affine.move(spot.x, top + spot.y)))
    art += [taxi(livery, Point(13.4 + 20.2 * i, low + 5.0), 18.5) for i, livery in enumerate(Livery)]
    art += holder(Point(19, low + 50), 0.46, course_back(_CITY, 0), GOLD)
    art += holder(Point(width - 19, low + 50), 0.46, event_back(_CITY, 0), PALE)
    art += _notes(Point(40, low + 15))
    art += cube(Point(77, low + 49), 11.5, 5, 4, 1)
    return Page(width, low + 51, (group(art),))


def _row(names: Sequence[str], width: float, low: float, high: float) -> Iterator[Node]:
    """Landmarks of one scale side by side, centred in the width, with 3 mm on the left."""
    gap = 1.2
    boxes = [landmark_box(name, 1.0) for name in names]
    room = width - gap * (len(names) - 1)
    size = min(room / plain_sum(each.width for each in boxes), high / max(each.height for each in boxes))
    x = 3 + (room - size * plain_sum(each.width for each in boxes)) / 2
    for name, each in zip(names, boxes, strict=True):
        yield Place(landmark(name, size, _CITY), Affine.move(x + size * each.width / 2, low))
        x += size * each.width + gap


def _cabs(places: Sequence[tuple[Livery, float, float]], low: float, size: float) -> Iterator[Node]:
    for livery, x, y in places:
        yield Place(car(livery, _CITY, size), Affine.move(x, low + y))


def _notes(at: Point) -> Iterator[Node]:
    for i, value in enumerate((25, 50, 100)):
        design = DESIGNS[value]
        note = note_picture(value, face=False)
        turn = Affine.rotate((-8, 2, 9)[i], Point(design.width / 2, design.height / 2))
        yield Place(note, Affine.move(at.x + 6.0 * i, at.y + 5.0 * i) @ Affine.scale(0.36) @ turn)


def card_page(art: Group, height: float = HEIGHT) -> Page:
    """A card, or its upper part, as a picture of its own."""
    return Page(WIDTH, height, (art,))
