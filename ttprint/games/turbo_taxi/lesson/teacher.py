"""The teacher's pages: a page to run a lesson from, without knowing the game, and a page to look things up.

card: a framed section of a page with its heading
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.qr import qr
from ttprint.draw.scene import Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, rect
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.lesson.pictures import example_card, example_city
from ttprint.games.turbo_taxi.lesson.school import LEVELS
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, HIGH
from ttprint.games.turbo_taxi.puzzle.tiles import SET
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import Block, Type, below, beside, numbered, paragraph, spread, upright
from ttprint.words.catalog import Words
from ttprint.words.typography import plain_letters

GREY = Ink(90, 90, 90)
FRAME = Ink(150, 150, 150)
SIZES = (4.4, 4.2, 4.0, 3.8, 3.7, 3.6, 3.5, 3.4, 3.3, 3.2, 3.1)  # of the type: the largest that fits the page
LEADING = 1.3  # from line to line, in ems
LEAD = Type(3.7, 5.0, ink=GREY)
SHORT, LONG = (4, 11, 3, 2), (3, 5, 22, 10, 5)  # minutes of each part of the lesson
HEAD = 6.8  # the height of a heading in a card
_GAP = 3.2  # between two cards
EDGE = 10.0  # mm: no text comes nearer to the edge of the paper
_PAD = 3.4  # from the frame of a card to its text
_PICTURE = 25.0
_LEAST = 2.4  # mm between rows of cards
_LINK = 22.0  # mm: the side of a QR code
_BULLET = 4.0
TILES = sum(SET.values())


@dataclass(frozen=True, slots=True)
class Lesson:
    """The numbers and levels of a lesson."""

    pupils: int
    groups: int
    cards: int
    levels: tuple[Level, ...] = LEVELS
    page: str = ""  # the address of a page on which the cards can be played
    minutes: int = 40  # to cut tiles and cards

    @property
    def pairs(self) -> int:
        """How many groups there are if two pupils work together."""
        return -(-self.pupils // 2)

    def summary(self, words: Words, key: str) -> str:
        """A sentence with the numbers of pupils and groups."""
        pupils, groups = words.count("lesson.pupils", self.pupils), words.count("lesson.groups", self.groups)
        return words.say(key, pupils=pupils, groups=groups)


def teacher_pages(paper: Paper, words: Words, lesson: Lesson) -> tuple[Page, Page]:
    """The page of the lesson and the page to look things up, each in the largest type that fits."""
    margins = paper.margins
    column = max(COLUMN, min(paper.width, paper.height) - 2 * max(margins.left, margins.right, EDGE))
    box, width, height = upright(paper, column, HIGH)
    inside = Box(box.x, box.y + 1, box.width, box.height - 2)
    pages = []
    for number, draw in enumerate((_lesson, _background), 1):
        for size in SIZES:
            blocks = draw(words, lesson, Type(size, size * LEADING), column)
            if sum(block.height for block in blocks) + _LEAST * (len(blocks) - 1) <= inside.height:
                break
        pages.append(Page(width, height, (spread(blocks, inside, 1.5, 6.0),), label=str(number)))
    return pages[0], pages[1]


def screen_file(words: Words) -> str:
    """The name of the picture of the first card."""
    return f"5-{plain_letters(words.say('file.screen'), words.tag)}.png"


def heading(words: str, width: float) -> Block:
    """The title of a section."""
    return Block(group(Text(words, Point(0, 4.4), "display", 5.0, BLACK)), width, 6.4)


def title(words: str, lead: str, column: float = COLUMN) -> Block:
    """The title of a page with a grey line of text below it."""
    below_it = paragraph(lead, column, LEAD)
    top = Text(words, Point(0, 8.8), "display", 11, BLACK)
    return Block(group(top, Place(below_it.art, Affine.move(0, 12.5))), column, 12.5 + below_it.height)


def _lesson(words: Words, lesson: Lesson, body: Type, column: float) -> Sequence[Block]:
    say, width = words.say, inner(_half(column))
    goals = _bullets(words.list("lesson.goals"), width, body)
    filled = {"minutes": lesson.minutes, "tiles": TILES, "cards": lesson.cards}
    need = _bullets(words.list("lesson.need", **filled), width, body)
    spoken = [paragraph(say("lesson.say", left=TILES - 9), inner(column), Type(body.size + 0.3, body.leading + 0.4))]
    note = paragraph(say("lesson.check_note"), width, body)
    check = [*_steps(words.list("lesson.check"), width, body), note]
    question = paragraph(say("lesson.close"), width, replace(body, font="text-bold"))
    close = [question, paragraph(say("lesson.close_answer"), width, body)]
    return (
        title(say("lesson.title"), lesson.summary(words, "lesson.lead"), column),
        _about(words, body, column),
        _columns(column, [(say("lesson.goals_title"), goals)], [(say("lesson.need_title"), need)]),
        framed(say("lesson.say_title"), spoken, column, heavy=True),
        _columns(
            column,
            [
                (say("lesson.time_title", n=sum(SHORT)), _times(words, "short", SHORT, width, body)),
                (say("lesson.check_title"), check),
            ],
            [
                (say("lesson.time_title", n=sum(LONG)), _times(words, "long", LONG, width, body)),
                (say("lesson.close_title"), close),
            ],
        ),
    )


def _background(words: Words, lesson: Lesson, body: Type, column: float) -> Sequence[Block]:
    say, width = words.say, inner(_half(column))
    marks = words.list("lesson.level_marks", **{level.value: say(f"level.{level.value}") for level in LEVELS})
    filled = {
        "levels": ", ".join(mark for level, mark in zip(LEVELS, marks, strict=True) if level in lesson.levels),
        "right": say("worksheet.right"),
        "cities": say("group_card.cities"),
    }

    def pairs(*keys: str) -> list[Block]:
        return [paragraph(say(f"lesson.{key}_text", **filled), width, body, say(f"lesson.{key}")) for key in keys]

    harder = ("harder",) if len(lesson.levels) > 1 else ()
    seen = (paragraph(say("lesson.see"), width, body), *_bullets(words.list("lesson.see_list"), width, body))
    school = _small(say("lesson.curriculum"), width, body)
    left = (
        (say("lesson.cards_title"), pairs("levels", "colours", "codes", "answers", "hints", "ticks")),
        (say("on_screen.head").rstrip("."), [*_screen(words, lesson, width, body)]),
    )
    right = (
        (say("lesson.learn_title"), [*seen, *pairs("words"), school]),
        (say("lesson.differ_title"), pairs("stuck", "easier", *harder, "early")),
    )
    return title(say("lesson.more_title"), say("lesson.more_lead"), column), _columns(column, left, right)


def _half(column: float) -> float:
    return (column - _GAP) / 2


def inner(width: float) -> float:
    """The width of the text in a card."""
    return width - 2 * _PAD


def framed(head: str, parts: Sequence[Block], width: float, height: float = 0.0, heavy: bool = False) -> Block:
    """A framed section with its heading, at least as high as asked for."""
    text = below(parts, 1.0)
    high = max(height, HEAD + _PAD + text.height + 0.4)
    frame = rect(Box(0, 0, width, high), 2.5)
    art = group(
        Path(frame, stroke=BLACK if heavy else FRAME, width=0.6 if heavy else 0.3),
        Place(heading(head, width).art, Affine.move(_PAD, 2.2)),
        Place(text.art, Affine.move(_PAD, HEAD + 2.0)),
    )
    return Block(art, width, high)


def _columns(wide: float, *columns: Sequence[tuple[str, Sequence[Block]]]) -> Block:
    """Columns of cards side by side; the last card of each reaches down to the end of the longest column."""
    cards = [[framed(head, parts, _half(wide)) for head, parts in column] for column in columns]
    high = max(below(column, _GAP).height for column in cards)
    for column, drawn in zip(columns, cards, strict=True):
        (head, parts), last = column[-1], drawn[-1]
        drawn[-1] = framed(head, parts, _half(wide), last.height + high - below(drawn, _GAP).height)
    return beside([below(drawn, _GAP) for drawn in cards], _GAP)


def _about(words: Words, body: Type, column: float) -> Block:
    """A description of the puzzle, beside a card and its city."""
    gap = 5.0
    width = column - 2 * _PICTURE - 3 * gap
    text = paragraph(words.say("lesson.about", tiles=TILES), width, Type(body.size + 0.2, body.leading + 0.3))
    caption = paragraph(words.say("lesson.picture"), width, Type(body.size - 0.3, body.leading, ink=GREY))
    shown = group(Place(example_card(_PICTURE)), Place(example_city(_PICTURE), Affine.move(_PICTURE + gap, 0)))
    pictures = Block(shown, 2 * _PICTURE + gap, _PICTURE)
    return beside((pictures, below((text, caption), 1.0)), 2 * gap)


def _bullets(texts: Iterable[str], width: float, body: Type) -> list[Block]:
    dot = Path(circle(Point(1.2, body.leading / 2), 0.7), fill=BLACK)
    return [
        Block(group(dot, Place(text.art, Affine.move(_BULLET, 0))), width, text.height)
        for text in (paragraph(words, width - _BULLET, body) for words in texts)
    ]


def _steps(texts: Iterable[str], width: float, body: Type) -> Iterator[Block]:
    for number, words in enumerate(texts, 1):
        yield numbered(number, paragraph(words, width - 8.5, body), body.leading)


def _small(text: str, width: float, body: Type) -> Block:
    return paragraph(text, width, Type(body.size - 0.4, body.leading - 0.5, ink=GREY))


def _times(words: Words, key: str, minutes: Sequence[int], width: float, body: Type) -> list[Block]:
    """The parts of a lesson, each with the minutes it takes."""
    ends = list(accumulate(minutes))
    indent = measure("00–00 ", "text-bold", body.size) + 1.0
    rows = []
    for start, end, text in zip(
        (0, *ends), ends, words.list(f"lesson.{key}", tiles=TILES, screen=screen_file(words)), strict=False
    ):
        part = paragraph(text, width - indent, body)
        when = paragraph(f"{start}–{end}", indent, Type(body.size, body.leading, "text-bold"))
        rows.append(beside((when, part), 0.0))
    return rows


def _screen(words: Words, lesson: Lesson, width: float, body: Type) -> Iterator[Block]:
    """What there is for the screen, and where the same cards can be played."""
    yield paragraph(words.say("lesson.screen_text", screen=screen_file(words)), width, body)
    if lesson.page:
        text = paragraph(words.say("on_screen.linked", link=lesson.page), width - _LINK - 1, body)
        yield beside((text, Block(group(Place(qr(lesson.page, _LINK))), _LINK, _LINK)), 1.0)
    else:
        yield paragraph(words.say("lesson.screen_more"), width, body)
