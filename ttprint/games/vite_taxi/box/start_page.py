"""The start page of the kit: how to print, cut, fold and glue it, with pictures of its parts."""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.draw.inks import WHITE, Theme
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, joined, line, polyline, rect
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.course_cards import course_card
from ttprint.games.vite_taxi.art.cards.event_cards import event_card
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_front
from ttprint.games.vite_taxi.art.nets.die import SIDE, die_net
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import FOOT, HALF, PANEL, car, standee
from ttprint.games.vite_taxi.art.thumbnail import thumbnail, thumbnail_height
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import CardSide, kinds
from ttprint.geometry import Affine, Box, Point
from ttprint.order.boxes import COLUMN, Demonstration, Rows, first_page
from ttprint.order.order import Order
from ttprint.press.poster import sheet_name
from ttprint.press.text.flow import Block
from ttprint.press.text.instructions import CUT_INK, LINE, SHADE, arrow, leaning
from ttprint.words.message import Message

CUT, FOLD, JOIN = 3, 4, 5  # the steps that have a picture
HIGH = 27.0  # mm, of the pictures
CARD = 20.0  # mm, the height of a card in the banner
NOTE = 0.32  # scale of the notes in the banner
BOARD_WIDE = 24.0  # mm, of the board in the picture of its sheets
_GAP = 2.0


def start_page(order: Order, how: Message | None, rows: Rows, sheets: tuple[int, int]) -> Page:
    """Return the page that explains how to print, cut, fold and glue the kit.

    `how` says how cards get their backs; `sheets` are the rows and columns of the board's sheets.
    """
    return first_page(order, how, _banner(order), _demonstrations(order, *sheets), rows)


def _banner(order: Order) -> Block:
    """Cards of each kind, a note of each value and four taxis."""
    theme, words = order.theme, order.words
    small = CARD / HEIGHT
    bonus, stop = (next(kind for kind in kinds() if kind.side is side) for side in CardSide)
    cards = [
        course_back(theme, 0), course_card(courses()[0], words, theme, 0), course_card(courses()[-1], words, theme, 0),
        event_back(theme, 0), event_card(bonus, words, theme, 0), event_card(stop, words, theme, 0),
    ]  # fmt: skip
    art: list[Node] = []
    x = 0.0
    for card in cards:
        art.append(Place(_cut(card, WIDTH, HEIGHT), Affine.move(x, 0) @ Affine.scale(small)))
        x += WIDTH * small + _GAP
    for i, value in enumerate((25, 50, 100)):
        design = DESIGNS[value]
        note = _cut(note_front(value, words, theme), design.width, design.height)
        art.append(Place(note, Affine.move(x + 2.6 * (2 - i), 3.0 * i) @ Affine.scale(NOTE)))
    four = (Livery.RED, Livery.BLUE, Livery.GREEN, Livery.BLACK)
    for i, livery in enumerate(four):
        at = Affine.move(COLUMN - 7.2 - 16 * (i % 2), CARD * (0.46 if i < 2 else 1.0))
        art.append(Place(car(livery, theme, 14.0), at))
    return Block(group(art), COLUMN, CARD)


def _cut(art: Group, width: float, height: float) -> Group:
    """A piece with its corners cut off and a thin edge, which shows white pieces."""
    edge = rect(Box(0, 0, width, height), 2.0)
    return group(Group((Path(edge, fill=WHITE), art), clip=Path(edge)), Path(edge, stroke=SHADE, width=0.5))


def _demonstrations(order: Order, rows: int, columns: int) -> tuple[Demonstration, ...]:
    """Pictures of cutting cards, folding a taxi, folding the die, and joining the sheets of the board."""
    cutting, folding, cube = _cutting(order), _taxi(order.theme), _die(order.theme)
    shown = [Demonstration(CUT, *cutting, HIGH), Demonstration(FOLD, *folding, HIGH), Demonstration(FOLD, *cube, HIGH)]
    if rows * columns > 1:
        shown.append(Demonstration(JOIN, *_joining(order.theme, rows, columns), HIGH))
    return tuple(shown)


def _joining(theme: Theme, rows: int, columns: int) -> tuple[Group, float]:
    """The sheets of the board, a little apart. Red lines are edges to cut off before the next sheet is laid on."""
    wide = BOARD_WIDE / columns
    small = thumbnail(theme, (), BOARD_WIDE)
    high = thumbnail_height(BOARD_WIDE) / rows
    apart, out, low = 3.4, 1.0, (HIGH - rows * high - (rows - 1) * 3.4) / 2
    art: list[Node] = []
    for row in range(rows):
        for column in range(columns):
            x, y = column * (wide + apart), low + row * (high + apart)
            sheet = Box(column * wide, row * high, wide, high)
            shown = Group((small,), clip=Path(rect(sheet)))
            art.append(Path(rect(Box(x - out, y - out, wide + 2 * out, high + 2 * out)), WHITE, SHADE, LINE))
            art.append(Place(shown, Affine.move(x - sheet.x, y - sheet.y)))
            cuts = [line((x + wide, y - out), (x + wide, y + high + out))] if column < columns - 1 else []
            cuts += [line((x - out, y + high), (x + wide + out, y + high))] if row < rows - 1 else []
            art += [Path(cut, stroke=CUT_INK, width=0.35, dash=(1.0, 0.7)) for cut in cuts]
            name, middle = sheet_name(row, column), Point(x + wide / 2, y + high / 2)
            art.append(Path(circle(middle, 2.5), fill=WHITE, stroke=SHADE, width=LINE))
            art.append(Text(name, Point(middle.x, middle.y + 0.9), "text-bold", 2.6, CUT_INK, "middle"))
            if column:
                art.append(arrow(Point(x + 5, y + high * 0.25), Point(x - apart - 1.5, y + high * 0.25)))
            if row:
                art.append(arrow(Point(x + wide * 0.2, y + 5), Point(x + wide * 0.2, y - apart - 1.5)))
    return group(Place(group(art), Affine.move(out, 0))), columns * wide + (columns - 1) * apart + 2 * out


def _cutting(order: Order) -> tuple[Group, float]:
    """A sheet of cards with the long cuts across it."""
    small, gap, edge = 7.0 / HEIGHT, 0.9, 2.0
    card = _cut(course_card(courses()[0], order.words, order.theme, 0), WIDTH, HEIGHT)
    wide, high = WIDTH * small, HEIGHT * small
    width, height = 3 * wide + 2 * gap + 2 * edge, 3 * high + 2 * gap + 2 * edge
    places = [
        Affine.move(edge + i % 3 * (wide + gap), edge + i // 3 * (high + gap)) @ Affine.scale(small) for i in range(9)
    ]
    rows = [edge + row * (high + gap) + part for row in range(3) for part in (0, high)]
    cuts = joined(line((-3, y), (width + 3, y)) for y in rows)
    drawn = group(
        Path(rect(Box(0, 0, width, height)), fill=WHITE, stroke=SHADE, width=LINE),
        [Place(card, at) for at in places],
        Path(cuts, stroke=CUT_INK, width=0.22, dash=(1.2, 0.8)),
        arrow(Point(width + 3, rows[0]), Point(width + 7, rows[0])),
    )
    return group(Place(drawn, Affine.move(4, (HIGH - height) / 2))), width + 12


def _taxi(theme: Theme) -> tuple[Group, float]:
    """A taxi flat, from the side while its halves are glued, and standing."""
    net, small = standee(Livery.RED, theme), 0.84
    flat = group(net.front, net.folds, clip=Path(net.outline))
    low, middle = (HIGH + net.height) / 2, HIGH / 2
    side, stands = net.width + 16, net.width + 24
    cut_out = group(net.front, clip=Path(net.outline))
    standing = group(cut_out, clip=Path(rect(Box(0, FOOT + PANEL, 2 * HALF, PANEL))))
    foot = polyline((Point(stands - 1, low - 6), Point(stands + 2 * HALF + 1, low - 6)))
    art = group(
        Place(group(flat, Path(net.outline, stroke=SHADE, width=LINE)), Affine.move(0, low - net.height)),
        arrow(Point(net.width + 2, middle), Point(net.width + 7, middle)),
        leaning(side, low - 6, PANEL * 1.6),
        Place(standing, Affine.move(stands, low - 6 - FOOT - 2 * PANEL)),
        Path(foot, stroke=SHADE, width=LINE),
    )
    shrunk = Affine.move(0, middle * (1 - small)) @ Affine.scale(small)
    return group(Place(art, shrunk)), (stands + 2 * HALF + 1) * small


def _die(theme: Theme) -> tuple[Group, float]:
    """The die flat and folded."""
    net, scale = die_net(theme), 0.34
    flat = group(net.front, net.folds, clip=Path(net.outline))
    wide, cube = net.width * scale, net.width * scale + 10
    at = Affine.move(0, (HIGH - net.height * scale) / 2) @ Affine.scale(scale)
    art = group(
        Place(group(flat, Path(net.outline, stroke=SHADE, width=LINE / scale)), at),
        arrow(Point(wide + 2, HIGH / 2), Point(wide + 7, HIGH / 2)),
        Place(group(_cube()), Affine.move(cube, HIGH / 2 - 4)),
    )
    return art, cube + 13


def _cube() -> Iterator[Node]:
    """A die seen from above one of its corners. It shows one pip; the other two visible sides are empty."""
    side, lean = SIDE * 0.56, 3.4
    corners = {
        "front": ((0, 0), (side, 0), (side, side), (0, side)),
        "top": ((0, 0), (lean, -lean), (side + lean, -lean), (side, 0)),
        "right": ((side, 0), (side + lean, -lean), (side + lean, side - lean), (side, side)),
    }
    for places in corners.values():
        outline = polyline((Point(*place) for place in places), closed=True)
        yield Path(outline, fill=WHITE, stroke=SHADE, width=0.4)
    yield Path(circle(Point(side / 2, side / 2), side * 0.11), fill=CUT_INK)
