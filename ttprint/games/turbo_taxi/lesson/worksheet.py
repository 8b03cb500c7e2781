"""The worksheet: a page on which pupils draw the cities they have built. Line art only, for black-and-white copiers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, Theme
from ttprint.draw.scene import Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import polyline
from ttprint.errors import Amount, TtprintError
from ttprint.games.turbo_taxi.art.markers.line_figures import marker
from ttprint.games.turbo_taxi.art.table.line_city import LineTable, empty_city
from ttprint.games.turbo_taxi.lesson.record import inventory, level_field, text_field, tick_field
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing
from ttprint.geometry import Affine, Box, Point
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.press.duplex import Duplex
from ttprint.press.paper import Paper
from ttprint.press.plan import Plan
from ttprint.press.text.flow import Block, Type, below, beside, paragraph, upright
from ttprint.words.catalog import Words

GRIDS = 6  # the default
MOST_COPIES = 1000
COLUMN = 184.0
HIGH = 255.0
_TITLE, _LABEL = 9.5, 3.6


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The layout of a sheet: its rows of cities, the rim, and whether the fields are at the side of a city."""

    rows: int
    rim: float
    place: float
    at_side: bool


LAYOUTS = {4: SheetLayout(2, 10.0, 3.9, False), 6: SheetLayout(3, 8.6, 3.3, True)}


def parse_grids(text: str) -> int:
    """The number of empty cities on a sheet, from text."""
    if text not in map(str, LAYOUTS):
        raise TtprintError("worksheet.grids", grids=text)
    return int(text)


def page_area(paper: Paper) -> tuple[Box, float, float]:
    """The area for text on a page for a class, with the paper upright, and the paper's width and height."""
    return upright(paper, COLUMN, HIGH)


def worksheet_page(
    paper: Paper, words: Words, grids: int, crossing: Crossing = Crossing.CROSSROADS, theme: Theme = Theme.INK
) -> Page:
    """A worksheet with 4 or 6 empty cities."""
    box, width, height = page_area(paper)
    line = 0.5 if theme is Theme.CONTRAST else 0.3
    head, foot = _head(words, line), _foot(words, crossing, line)
    top, bottom = box.y + 2 + head.height + 5.0, box.bottom - 1 - foot.height
    cities = _cities(words, LAYOUTS[grids], Box(box.x, top, box.width, bottom - 5.0 - top), line)
    art = (Place(head.art, Affine.move(box.x, box.y + 2)), *cities, Place(foot.art, Affine.move(box.x, bottom)))
    return Page(width, height, art, label="1")


def _head(words: Words, line: float) -> Block:
    """The title, what to do, and lines for name, date and group."""
    art: list[Node] = [Text(words.say("worksheet.title"), Point(0, 8.4), "display", _TITLE, BLACK)]
    four = [marker(figure, colour, 4.4) for colour in ("yellow", "red") for figure in ("taxi", "house")]
    art += [Place(picture, Affine.move(COLUMN - 4.6 - 10.4 * i, 5.2)) for i, picture in enumerate(reversed(four))]
    how = paragraph(words.say("worksheet.how"), COLUMN, Type(_LABEL, 4.6))
    art.append(Place(how.art, Affine.move(0, 11.4)))
    y = 17.5 + how.height
    x = 0.0
    for key, width in (("name", 86.0), ("date", 50.0), ("group", 40.0)):
        label = words.say(f"worksheet.{key}")
        start = x + measure(label, "text", _LABEL) + 2
        art.append(Text(label, Point(x, y), "text", _LABEL, BLACK))
        art.append(Path(polyline((Point(start, y + 0.8), Point(x + width, y + 0.8))), stroke=BLACK, width=line))
        x += width + 4
    return Block(group(art), COLUMN, y + 1.5)


def _cities(words: Words, layout: SheetLayout, area: Box, line: float) -> list[Node]:
    """The entries in two columns."""
    gap_x, gap_y = 6.0, 5.0
    wide = (area.width - gap_x) / 2
    high = (area.height - gap_y * (layout.rows - 1)) / layout.rows
    entry = _entry(words, layout, wide, high, line)
    free = (wide - entry.width) / 2, (high - entry.height) / 2
    return [
        Place(
            entry.art, Affine.move(area.x + column * (wide + gap_x) + free[0], area.y + row * (high + gap_y) + free[1])
        )
        for row in range(layout.rows)
        for column in range(2)
    ]


def _entry(words: Words, layout: SheetLayout, wide: float, high: float, line: float) -> Block:
    if layout.at_side:
        square = min((high - 2 * layout.rim) / 3, (wide - 20.0 - 2 * layout.rim) / 3)
        table = LineTable(square, layout.rim, layout.place)
        return beside((_city(table, line), below(_fields(words, 18.0, line), 2.6)), 2.0)
    square = min((high - 15.0 - 2 * layout.rim) / 3, (wide - 2 * layout.rim) / 3)
    table = LineTable(square, layout.rim, layout.place)
    return below((beside(_fields(words, 0.0, line), 3.4), _city(table, line)), 3.0)


def _city(table: LineTable, line: float) -> Block:
    return Block(empty_city(table, line), table.grid.width, table.grid.width)


def _fields(words: Words, side: float, line: float) -> Sequence[Block]:
    """Card, code, level, right: in a column as wide as `side`, or in a row when it is 0."""
    card, code, level, right = (words.say(f"worksheet.{key}") for key in ("card", "code", "level", "right"))
    if side:
        return (
            text_field(card, 11.0, 8.0, line),
            text_field(code, side, 7.0, line, parts=4),
            level_field(level, side, 2, 10.4, line),
            tick_field(right, side, 8.0, line),
        )
    return (
        text_field(card, 11.0, 8.0, line),
        text_field(code, 20.0, 8.0, line, parts=4),
        level_field(level, 33.0, 4, 8.0, line),
        tick_field(right, 12.0, 8.0, line),
    )


def _foot(words: Words, crossing: Crossing, line: float) -> Block:
    """The twelve tiles to tick off."""
    side = 10.4
    tiles = inventory(side, (COLUMN - 12 * side) / 11, crossing, line)
    label = Text(words.say("worksheet.tiles", count=sum(SET.values())), Point(0, 2.9), "text", _LABEL, BLACK)
    return Block(group(label, Place(tiles.art, Affine.move(0, 5.2))), COLUMN, 5.2 + tiles.height)


def print_worksheets(order: Order, look: Look, grids: int, copies: int, name: str = "worksheet") -> Printed:
    """Print worksheets, one page for each copy."""
    if not 1 <= copies <= MOST_COPIES:
        raise TtprintError("worksheet.copies", copies=Amount(copies), most=Amount(MOST_COPIES))
    page = order.corrected(worksheet_page(order.paper, order.words, grids, look.crossing, order.theme))
    return printed(order, name, order.title("worksheet"), lambda: [page] * copies, Duplex.NONE, Plan(copies, copies))
