"""The teacher's page: how to run a lesson with the pack, without knowing the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.qr import qr
from ttprint.draw.scene import Page, Path, Place, Text, group
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.lesson.pictures import example_card, example_city
from ttprint.games.turbo_taxi.lesson.school import LEVELS
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, page_area
from ttprint.games.turbo_taxi.puzzle.tiles import SET
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import INDENT, Block, Type, below, beside, numbered, paragraph, spread
from ttprint.words.catalog import Words
from ttprint.words.typography import plain_letters

GREY = Ink(90, 90, 90)
SIZES = (3.6, 3.5, 3.4, 3.3, 3.2, 3.1, 3.0)  # of the type: the largest with which the text fits one page
LEADING = 1.3  # from line to line, in ems
LEAD = Type(3.7, 5.0, ink=GREY)
SHORT, LONG = (4, 11, 3, 2), (3, 5, 22, 10, 5)  # minutes of each part of the lesson
_GUTTER = 9.0
_LEFT = 82.0
_RIGHT = COLUMN - _GUTTER - _LEFT
_PICTURE = 31.0
_LEAST = 2.6  # mm between sections
_LINK = 22.0  # mm: the side of a QR code
TILES = sum(SET.values())


@dataclass(frozen=True, slots=True)
class Lesson:
    """The numbers and levels of a lesson; `in_pairs` is the command for a set for every two pupils."""

    pupils: int
    groups: int
    cards: int
    levels: tuple[Level, ...] = LEVELS
    in_pairs: str = ""
    page: str = ""  # the address of a page on which the cards can be played

    def summary(self, words: Words, key: str) -> str:
        """A sentence with the numbers of pupils and groups."""
        pupils, groups = words.count("lesson.pupils", self.pupils), words.count("lesson.groups", self.groups)
        return words.say(key, pupils=pupils, groups=groups, short=sum(SHORT), long=sum(LONG))


def teacher_page(paper: Paper, words: Words, lesson: Lesson) -> Page:
    """The teacher's page, in the largest type that fits."""
    box, width, height = page_area(paper)
    inside = Box(box.x, box.y + 1, box.width, box.height - 2)
    for size in SIZES[:-1]:
        blocks = _blocks(words, lesson, Type(size, size * LEADING))
        if sum(block.height for block in blocks) + _LEAST * (len(blocks) - 1) <= inside.height:
            return Page(width, height, (spread(blocks, inside, _LEAST, 9.0),), label="1")
    smallest = _blocks(words, lesson, Type(SIZES[-1], SIZES[-1] * LEADING))
    return Page(width, height, (spread(smallest, inside, 2.0, 9.0),), label="1")


def _blocks(words: Words, lesson: Lesson, body: Type) -> Sequence[Block]:
    times = beside((_times(words, "short", SHORT, _LEFT, body), _times(words, "long", LONG, _RIGHT, body)), _GUTTER)
    return (
        title(words.say("lesson.title"), lesson.summary(words, "lesson.lead")),
        _about(words, body),
        _seating(words, lesson, body),
        _introduction(words, Type(body.size + 0.2, body.leading + 0.25)),
        times,
        beside((_check(words, body), _help(words, lesson, body)), _GUTTER),
    )


def heading(words: str, width: float) -> Block:
    """The title of a section."""
    return Block(group(Text(words, Point(0, 4.4), "display", 5.0, BLACK)), width, 6.4)


def title(words: str, lead: str) -> Block:
    """The title of a page with a grey line of text below it."""
    below_it = paragraph(lead, COLUMN, LEAD)
    top = Text(words, Point(0, 10.4), "display", 13, BLACK)
    return Block(group(top, Place(below_it.art, Affine.move(0, 14.5))), COLUMN, 14.5 + below_it.height)


def _about(words: Words, body: Type) -> Block:
    """A description of the puzzle, beside a card and its city."""
    gap = 5.0
    width = COLUMN - 2 * _PICTURE - 2 * gap
    text = paragraph(words.say("lesson.about", tiles=TILES), width, body)
    description = below((heading(words.say("lesson.about_title"), width), text), 0.0)
    caption = Text(words.say("lesson.picture"), Point(_PICTURE + gap / 2, _PICTURE + 4.0), "text", 2.7, GREY, "middle")
    shown = group(Place(example_card(_PICTURE)), Place(example_city(_PICTURE), Affine.move(_PICTURE + gap, 0)), caption)
    pictures = Block(shown, 2 * _PICTURE + gap, _PICTURE + 5.0)
    return beside((description, pictures), gap)


def _seating(words: Words, lesson: Lesson, body: Type) -> Block:
    """How the class sits and shares the cards."""
    text = words.say("lesson.room", tiles=TILES, cards=lesson.cards)
    command = replace(body, font="text-bold")
    if lesson.in_pairs:
        text = f"{text} {words.say('lesson.pairs')}"
    lines = [paragraph(text, COLUMN, body), *([paragraph(lesson.in_pairs, COLUMN, command)] if lesson.in_pairs else [])]
    return below((heading(words.say("lesson.room_title"), COLUMN), *lines), 0.0)


def _introduction(words: Words, body: Type) -> Block:
    """What the teacher says to the class, in a frame."""
    inset = 5.0
    text = paragraph(words.say("lesson.say", left=TILES - 9), COLUMN - 2 * inset, body)
    inside = below((heading(words.say("lesson.say_title"), text.width), text), 0.3)
    frame = Path(rect(Box(0, 0, COLUMN, inside.height + 2 * inset - 2.4), 4.0), stroke=BLACK, width=0.5)
    return Block(
        group(frame, Place(inside.art, Affine.move(inset, inset - 1.2))), COLUMN, inside.height + 2 * inset - 2.4
    )


def _times(words: Words, key: str, minutes: Sequence[int], width: float, body: Type) -> Block:
    """The parts of a lesson, each with the minutes it takes."""
    ends = list(accumulate(minutes))
    indent = measure("00–00 ", "text-bold", body.size) + 1.5
    rows = [heading(words.say("lesson.time_title", n=ends[-1]), width)]
    for start, end, text in zip((0, *ends), ends, words.list(f"lesson.{key}", tiles=TILES), strict=False):
        part = paragraph(text, width - indent, body)
        when = paragraph(f"{start}–{end}", indent, Type(body.size, body.leading, "text-bold"))
        rows.append(beside((when, part), 0.0))
    return below((rows[0], below(rows[1:], 0.9)), 0.3)


def _check(words: Words, body: Type) -> Block:
    steps = [
        numbered(number, paragraph(text, _LEFT - INDENT, body), body.leading)
        for number, text in enumerate(words.list("lesson.check"), 1)
    ]
    more = [
        paragraph(words.say("lesson.answers"), _LEFT, body),
        paragraph(words.say("lesson.neighbours_text"), _LEFT, body, words.say("lesson.neighbours")),
    ]
    return below((heading(words.say("lesson.check_title"), _LEFT), below((*steps, *more), 0.9)), 0.3)


def _help(words: Words, lesson: Lesson, body: Type) -> Block:
    """Help for the time while the groups build; only the levels of the pack are named."""
    marks = words.list("lesson.level_marks", **{level.value: words.say(f"level.{level.value}") for level in LEVELS})
    levels = ", ".join(mark for level, mark in zip(LEVELS, marks, strict=True) if level in lesson.levels)
    early = "harder" if len(lesson.levels) > 1 else "early"
    filled = {"levels": levels, "right": words.say("worksheet.right")}
    parts = {"early": early} | {key: key for key in ("stuck", "ticks", "levels", "colours")}
    sections = [
        paragraph(words.say(f"lesson.{text}_text", **filled), _RIGHT, body, words.say(f"lesson.{head}"))
        for head, text in parts.items()
    ]
    sections.append(_screen(words, lesson, body))
    return below((heading(words.say("lesson.help_title"), _RIGHT), below(sections, 0.9)), 0.3)


def _screen(words: Words, lesson: Lesson, body: Type) -> Block:
    """Where the same cards can be played on a screen, or how to make the page for that."""
    head = words.say("on_screen.head")
    if not lesson.page:
        return paragraph(
            words.say("on_screen.made", file=f"4-{plain_letters(words.say('file.cards'), words.tag)}.json"),
            _RIGHT,
            body,
            head,
        )
    text = paragraph(words.say("on_screen.linked", link=lesson.page), _RIGHT - _LINK - 1, body, head)
    return beside((text, Block(group(Place(qr(lesson.page, _LINK))), _LINK, _LINK)), 1.0)
