"""The print plan of a class pack: how to print every file, and which group has which tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import polyline
from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.lesson.pictures import cutting, set_picture
from ttprint.games.turbo_taxi.lesson.record import tick_box
from ttprint.games.turbo_taxi.lesson.teacher import GREY, TILES, Lesson, heading, title
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, page_area
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import INDENT, Block, Type, below, beside, numbered, paragraph, spread
from ttprint.words.catalog import Words
from ttprint.words.message import Message, say

BODY = Type(3.7, 5.0)
BOLD = Type(3.7, 5.0, "text-bold")
NOTE = Type(3.4, 4.6, ink=GREY)
SMALL = Type(2.6, 3.6, ink=GREY)
_FILE, _WHAT, _SIDES, _NUMBER = 44.0, 78.0, 28.0, 17.0  # the widths of the columns of the list
_PICTURE, _HIGH, _TICK = 15.0, 11.0, 4.0  # of an entry in the list of groups
_SCALES = ((1.5, 4), (1.0, 4), (0.75, 5))  # of these entries, and how many are side by side
_LEAST = 4.0  # mm between sections
_SECONDS_A_CUT = 10  # to place the ruler and cut


@dataclass(frozen=True, slots=True)
class Row:
    """A file: its description, whether both sides are printed, its copies and its sheets altogether.

    A file that is only shown on a screen has no copies.
    """

    file: str
    what: Message
    two_sided: bool
    copies: int
    sheets: int

    @property
    def sides(self) -> Message:
        """One-sided or two-sided, or that it is shown on a screen."""
        if not self.copies:
            return say("classpack.screen")
        return say("classpack.two_sided" if self.two_sided else "classpack.one_sided")


def plan_pages(
    paper: Paper, words: Words, lesson: Lesson, rows: Sequence[Row], note: str, sets: Sequence[Livery]
) -> tuple[Page, ...]:
    """The page that lists what to print and which group has which tiles, and pages for groups that do not fit there.

    `note` says how to print on both sides.
    """
    box, width, height = page_area(paper)
    foot = paragraph(words.say("start.credits"), COLUMN, SMALL)
    inside = Box(box.x, box.y + 1, box.width, box.height - 2)
    upper = Box(inside.x, inside.y, inside.width, inside.height - foot.height - _LEAST)
    blocks = [
        title(words.say("classpack.title"), lesson.summary(words, "classpack.lead")),
        below((_list(words, rows), paragraph(note, COLUMN, NOTE)), 2.0) if note else _list(words, rows),
        _ready(words, lesson.minutes),
        paragraph(words.say("classpack.marks_text"), COLUMN, BODY, words.say("classpack.marks")),
        *_suggestions(words, lesson),
    ]
    free = upper.height - sum(block.height + _LEAST for block in blocks)
    rolls = (_roll(words, sets, scale, across) for scale, across in _SCALES)
    roll = next((roll for roll in rolls if roll.height <= free), None)
    blocks += [roll] if roll else []
    last = Place(foot.art, Affine.move(inside.x, inside.bottom - foot.height))
    first = Page(width, height, (spread(blocks, upper, 2.0, 12.0), last), label="3")
    more = () if roll else _roll_pages(words, sets, inside)
    return (first, *(Page(width, height, (art,), label=str(number)) for number, art in enumerate(more, 4)))


def _suggestions(words: Words, lesson: Lesson) -> Iterator[Block]:
    """What else can be made: a set for every two pupils, and the cards as a page for a screen."""
    if lesson.groups < lesson.pairs:
        groups = words.count("lesson.groups", lesson.pairs)
        yield paragraph(words.say("lesson.pairs", groups=groups), COLUMN, BODY)
    if not lesson.page:
        yield paragraph(words.say("on_screen.made"), COLUMN, BODY, words.say("on_screen.head"))


def _roll_pages(words: Words, sets: Sequence[Livery], area: Box) -> Iterator[Node]:
    """The list of groups, as much on each page as fits."""
    fitting = (one for one in _SCALES if _roll(words, sets, *one).height <= area.height)
    scale, across = next(fitting, _SCALES[1])
    rows = int((area.height - _roll(words, sets[:1], scale, across).height) // ((_HIGH + 2.0) * scale)) + 1
    most = rows * across
    for start in range(0, len(sets), most):
        roll = _roll(words, sets[start : start + most], scale, across, start)
        yield Place(roll.art, Affine.move(area.x, area.y))


def minutes(cuts: int) -> int:
    """The minutes for a number of straight cuts, in steps of five."""
    return max(5, 5 * round(cuts * _SECONDS_A_CUT / 60 / 5))


def _list(words: Words, rows: Sequence[Row]) -> Block:
    """The list of files, and the total of sheets."""
    heads = [words.say(f"classpack.{key}") for key in ("file", "what", "sides", "copies", "sheets")]
    lines = [_line(heads, Type(2.9, 5.0, ink=GREY), Type(2.9, 5.0, ink=GREY))]
    for row in rows:
        numbers = [str(row.copies), str(row.sheets)] if row.copies else ["–", "–"]
        cells = [row.file, row.what.text(words), row.sides.text(words), *numbers]
        lines.append(_line(cells, BOLD, BODY))
    total = [words.say("classpack.total"), "", "", "", str(sum(row.sheets for row in rows))]
    lines.append(_line(total, BOLD, BOLD))
    pieces: list[Block] = []
    for i, block in enumerate(lines):
        heavy = i in (0, len(lines) - 2)
        under = Path(polyline((Point(0, 0), Point(COLUMN, 0))), stroke=BLACK, width=0.5 if heavy else 0.15)
        pieces.append(block)
        if i < len(lines) - 1:
            pieces.append(Block(group(under), COLUMN, 0.0))
    return below(pieces, 1.3)


def _line(cells: Sequence[str], first: Type, others: Type) -> Block:
    file, what, sides, copies, sheets = cells
    description = paragraph(what, _WHAT - 3, others)
    art: list[Node] = [
        Place(paragraph(file, _FILE, first).art),
        Place(description.art, Affine.move(_FILE, 0)),
        Place(paragraph(sides, _SIDES, others).art, Affine.move(_FILE + _WHAT, 0)),
    ]
    drop = others.leading / 2 + others.size * 0.34
    for i, number in enumerate((copies, sheets)):
        at = Point(_FILE + _WHAT + _SIDES + _NUMBER * (i + 1), drop)
        art.append(Text(number, at, others.font, others.size, others.ink, "end"))
    return Block(group(art), COLUMN, description.height)


def _ready(words: Words, cutting_time: int) -> Block:
    """Instructions for the printed sheets, beside a picture of the cuts."""
    sheet, over = (28.0, 38.0), 4.0
    width = COLUMN - sheet[0] - 2 * over - 6
    steps = [
        numbered(number, paragraph(text, width - INDENT, BODY), BODY.leading)
        for number, text in enumerate(words.list("classpack.ready", tiles=TILES, minutes=cutting_time), 1)
    ]
    text = below((heading(words.say("classpack.ready_title"), width), below(steps, 1.2)), 0.8)
    picture = group(Place(cutting(*sheet), Affine.move(over + 6, 1)))
    return beside((text, Block(picture, sheet[0] + 2 * over, sheet[1] + 1)), 0.0)


def _roll(words: Words, sets: Sequence[Livery], scale: float, across: int, before: int = 0) -> Block:
    """A list of the groups with their sets, column by column; `before` groups are listed elsewhere."""
    rows = -(-len(sets) // across)
    wide, high = COLUMN / across, (_HIGH + 2.0) * scale
    art = [
        Place(_entry(words, before + place + 1, livery, scale), Affine.move(place // rows * wide, place % rows * high))
        for place, livery in enumerate(sets)
    ]
    note = paragraph(words.say("classpack.sets", tiles=TILES), COLUMN, BODY)
    register = Block(group(art), COLUMN, rows * high - 2.0 * scale)
    return below((heading(words.say("classpack.sets_title"), COLUMN), note, register), 1.6)


def _entry(words: Words, number: int, livery: Livery, scale: float) -> Group:
    """The figure on the backs of a set, its group, and two boxes to tick."""
    wide, high, tick = _PICTURE * scale, _HIGH * scale, _TICK * scale
    x = wide + 2.0
    shown = Place(set_picture(livery, wide, high))
    name = Text(words.say("classpack.group", n=number), Point(x, 0.4 * high), "text-bold", 3.5, BLACK)
    boxes = [tick_box(Point(x + i * (tick + 1.6), 0.57 * high), tick, 0.25) for i in range(2)]
    return group(shown, name, boxes)
