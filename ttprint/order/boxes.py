"""Prints a whole box: its parts as files, and a first page with instructions.

row: a file of the box and what it needs      step: print, check, cut, fold, sort
banner: a strip of the game's own pictures
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import add

from ttprint.draw.bold import bolder
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Page, Place, Text, group
from ttprint.geometry import Affine, Box, Point
from ttprint.order.booklets import folding
from ttprint.order.files import printed
from ttprint.order.job import PrintPart, job_of, part_of
from ttprint.order.order import Order, Printed
from ttprint.order.summary import plan_messages
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.press.text.flow import INDENT, Block, Type, below, beside, numbered, paragraph, spread, upright
from ttprint.press.text.typeset import badge
from ttprint.words.catalog import Words
from ttprint.words.message import Message, MessageLine, say

COLUMN, FILES = 170.0, 48.0
LEAST_HEIGHT = 240.0
BOOKLET = "rules"
GREY = Ink(90, 90, 90)
SIZES = (3.65, 3.5, 3.35, 3.2)  # of the type: the largest with which all texts fit one page is used
LEADING = 1.37  # from line to line, in ems
LEAST_WHITE = 2.0  # mm between blocks and between pictures
SMALL = Type(2.7, 3.7, ink=GREY)

Rows = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Demonstration:
    """A picture of how a step is done, with its size in mm."""

    step: int
    art: Group
    width: float
    height: float


def print_box(order: Order, parts: Mapping[str, Printed], start: Callable[[Rows], Page], name: str) -> Printed:
    """The parts by name and the first page as one, which may be put in one file of that name.

    The part `rules` is the booklet.
    """
    page = start(file_rows(order, parts))
    first = printed(order, order.file_name(1, "start"), order.title("start"), lambda: [page], Duplex.NONE, Plan(1, 1))
    folded, main = parts[BOOKLET], next(iter(parts.values()))
    advice = (*main.advice, say("plan.file", file=folded.main, what=folded.how))
    hints = [say("plan.file", file=part.main, what=hint) for part in parts.values() for hint in part.hints]
    job = job_of(order, "all", name, [_part(order, key, part) for key, part in {"start": first, **parts}.items()])
    return replace(reduce(add, parts.values(), first), advice=advice, hints=tuple(hints), job=job)


def _part(order: Order, key: str, printed: Printed) -> PrintPart:
    return part_of(order, printed, say(f"part.{key}"), then=folding(order) if key == BOOKLET else None)


def file_rows(order: Order, parts: Mapping[str, Printed]) -> list[tuple[str, str]]:
    """For each part its file to print, what it is and what it takes; for the booklet also how it is printed."""
    rows = []
    for name, part in parts.items():
        plan = plan_messages(part.plan, order.paper.title)
        what = MessageLine((say(f"part.{name}"), *plan), ", ").text(order.words)
        rows.append((part.main, f"{what}. {part.how.text(order.words)}" if name == BOOKLET and part.how else what))
    return rows


def first_page(order: Order, how: Message | None, banner: Block, shown: Sequence[Demonstration], rows: Rows) -> Page:
    """The page that says how to print, cut and fold the box; `how` says how the main part is printed on both sides."""
    words = order.words
    room, width, height = upright(order.paper, COLUMN, LEAST_HEIGHT)
    credit = paragraph(words.say("start.credits"), COLUMN, SMALL)
    foot = room.bottom - credit.height
    inside = Box(room.x, room.y + 2, room.width, foot - room.y - 6)
    for size in SIZES:
        body = Type(size, size * LEADING)
        blocks = (_head(words, body), banner, _steps(order, how, body), _in_a_row(shown), _files(words, rows, body))
        if sum(block.height for block in blocks) + LEAST_WHITE * (len(blocks) - 1) <= inside.height:
            break
    art = spread(blocks, inside, LEAST_WHITE, 7.0)
    # pictures of pieces are small here, so their lines are made thick enough to print
    return Page(width, height, (bolder(art), Place(credit.art, Affine.move(room.x, foot))), label="1")


def _head(words: Words, body: Type) -> Block:
    title = Text(words.say("start.title"), Point(0, 12), "display", 16, BLACK)
    welcome = paragraph(words.say("start.welcome"), COLUMN, replace(body, ink=GREY))
    return below((Block(group(title), COLUMN, 16.0), welcome), 0.0)


def _steps(order: Order, how: Message | None, body: Type) -> Block:
    words, duplex = order.words, order.duplex
    check = words.say("start.check" if duplex.has_back_pages else f"start.check_{duplex.value}")
    told = words.list("start.steps", duplex=how.text(words) if how else "", check=check)
    if duplex is Duplex.NONE and "start.sort_none" in words.entries:
        told = (*told[:-1], words.say("start.sort_none"))
    texts = zip(words.list("start.heads"), told, strict=True)
    steps = [
        numbered(number, paragraph(text, COLUMN - INDENT, body, head), body.leading)
        for number, (head, text) in enumerate(texts, 1)
    ]
    return below(steps, 2.0)


def _in_a_row(shown: Sequence[Demonstration]) -> Block:
    """The pictures side by side, each with the number of its step, smaller if they are too wide for the column."""
    wide, gaps = sum(each.width for each in shown), len(shown) + 1
    spare = COLUMN - INDENT * len(shown)
    scale = min(1.0, (spare - LEAST_WHITE * gaps) / wide) if shown else 1.0
    free = (spare - wide * scale) / gaps
    art: list[Node] = []
    x = free
    for each in shown:
        art += [
            *badge(each.step, Point(x + 2.5, 2.5)),
            Place(each.art, Affine.move(x + INDENT, 0) @ Affine.scale(scale)),
        ]
        x += INDENT + each.width * scale + free
    return Block(group(art), COLUMN, max(each.height * scale for each in shown))


def _files(words: Words, rows: Iterable[tuple[str, str]], body: Type) -> Block:
    bold = replace(body, font="text-bold")
    heading = Block(group(Text(words.say("plan.files"), Point(0, 4.2), "display", 5.2, BLACK)), COLUMN, 6.6)
    files = [beside((paragraph(file, FILES, bold), paragraph(what, COLUMN - FILES, body)), 0.0) for file, what in rows]
    return below((heading, below(files, 0.8)), 0.6)
