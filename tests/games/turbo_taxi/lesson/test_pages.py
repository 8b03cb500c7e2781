"""The pages of a lesson: their words fit, they copy well, and there is room to draw in."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest

from tests.cases import few
from tests.games.turbo_taxi.orders import LOOK, ORDER
from tests.pictures import darkest, from_pdf, leaves, stretch
from ttprint.draw.fonts import heights, measure, text_start
from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Page, Path, Place, Text
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.tiles.line_tiles import Pens, line_tile
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.lesson.pictures import EXAMPLE, RIGHT
from ttprint.games.turbo_taxi.lesson.print_plan import Row, minutes, plan_pages
from ttprint.games.turbo_taxi.lesson.pupils import pupils_page
from ttprint.games.turbo_taxi.lesson.school import LEVELS
from ttprint.games.turbo_taxi.lesson.teacher import LONG, SHORT, SIZES, Lesson, teacher_pages
from ttprint.games.turbo_taxi.lesson.worksheet import print_worksheets, worksheet_page
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import HOURS
from ttprint.games.turbo_taxi.puzzle.drive import drive
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, directions
from ttprint.geometry import Affine, Box, Point
from ttprint.order.order import how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS
from ttprint.press.plan import Plan
from ttprint.render import pdf
from ttprint.words.catalog import languages
from ttprint.words.message import count, say
from ttprint.words.typography import untied

LESSON = Lesson(28, 7, 16)
EVERY = [(tag, paper) for tag in languages() for paper in ("a4", "letter")]
QUICK = [case for number, case in enumerate(EVERY) if number % 4 in (0, 3)]  # every language on one of them
ROWS = [
    Row("1-teacher.pdf", say("part.teacher"), True, 1, 1),
    *(Row("4-cards-answers.pdf", count("classpack.cards", 112), True, 30, 120) for _ in range(5)),
]
NOTE = how_to_print(Duplex.MANUAL, Plan(14, 28)).text(GAME.words("de"))


def texts(page: Page) -> list[tuple[Text, Box]]:
    """Every text with the box that its letters take."""
    found = []
    for leaf, at in leaves(page.art):
        if isinstance(leaf, Text):
            tall = heights(leaf.font)
            begin, scale = at(text_start(leaf)), stretch(at)
            top = begin.y - tall.capital * leaf.size * scale
            width = measure(leaf.words, leaf.font, leaf.size) * scale
            found.append((leaf, Box(begin.x, top, width, (tall.capital + 0.2) * leaf.size * scale)))
    return found


def points(path: Path, at: Affine) -> Iterable[Point]:
    for step in path.steps:
        match step:
            case Move(to) | Line(to):
                yield at(to)
            case Curve(out, into, to):
                yield from (at(out), at(into), at(to))
            case Close():
                pass


def around(path: Path, at: Affine) -> Box:
    xs, ys = zip(*((point.x, point.y) for point in points(path, at)), strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def touch(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0.01 and down > 0.01


def groups_of(nodes: Iterable[Node]) -> Iterable[Group]:
    for node in nodes:
        match node:
            case Place(inner, _):
                yield inner
                yield from groups_of(inner.children)
            case Group(children):
                yield from groups_of(children)
            case _:
                pass


def assert_set_well(page: Page, paper: str) -> None:
    """All words inside the margins, none on another."""
    boxes = texts(page)
    assert boxes
    for text, box in boxes:
        assert PAPERS[paper].printable.contains(box), text.words
    boxes.sort(key=lambda pair: pair[1].y)
    for place, (one, here) in enumerate(boxes):
        for other, there in boxes[place + 1 :]:
            if there.y >= here.bottom:
                break
            assert not touch(here, there), f"{one.words!r} lies on {other.words!r}"


@pytest.mark.slow
@pytest.mark.parametrize(("tag", "paper"), few(EVERY, QUICK))
def test_words_fit_their_pages(tag: str, paper: str) -> None:
    say = GAME.words(tag)
    for page in (
        *teacher_pages(PAPERS[paper], say, LESSON),
        *teacher_pages(PAPERS[paper], say, Lesson(1111, 512, 2048, page="https://example.org/turbo-taxi.html")),
        pupils_page(PAPERS[paper], say),
        *plan_pages(PAPERS[paper], say, LESSON, ROWS, NOTE, parse_sets("36")),
        *plan_pages(PAPERS[paper], say, Lesson(1111, 512, 2048), ROWS, NOTE, parse_sets("512")),
        *plan_pages(PAPERS[paper], say, Lesson(1, 1, 6), ROWS, NOTE, parse_sets("1")),
        worksheet_page(PAPERS[paper], say, 4),
        worksheet_page(PAPERS[paper], say, 6),
    ):
        assert_set_well(page, paper)
        assert (page.width, page.height) == (PAPERS[paper].width, PAPERS[paper].height)


def teacher_text(tag: str, lesson: Lesson) -> str:
    shown = [text.words for page in teacher_pages(PAPERS["a4"], GAME.words(tag), lesson) for text, _ in texts(page)]
    return untied(" ".join(shown))


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
def test_only_levels_of_the_pack_are_named(tag: str) -> None:
    say = GAME.words(tag)
    marks = say.list("lesson.level_marks", **{level.value: say.say(f"level.{level.value}") for level in LEVELS})
    for levels in (LEVELS[:1], LEVELS[1:3], LEVELS):
        page = teacher_text(tag, Lesson(28, 7, 16, levels))
        named = [level for level, mark in zip(LEVELS, marks, strict=True) if mark.split(",")[0] in page]
        assert named == list(levels)
        # where all cards are of one level there is none with a taxi more
        assert (say.say("lesson.harder_text")[-20:] in page) == (len(levels) > 1)


def test_what_else_can_be_made_is_on_the_print_plan_without_a_command() -> None:
    lesson = Lesson(28, 7, 16, LEVELS[:2])
    (plan,) = plan_pages(PAPERS["a4"], GAME.words("en"), lesson, ROWS, NOTE, parse_sets("7"))
    text = untied(" ".join(text.words for text, _ in texts(plan)))
    assert "A set for every two pupils instead? Make the pack again with 14 groups." in text
    assert "ttprint classpack" not in text
    assert " --" not in text
    assert "ttprint also writes these cards as one web page" in text
    assert "ttprint play" not in text
    assert "ttprint" not in teacher_text("en", lesson)


@pytest.mark.parametrize("tag", languages())
def test_the_page_of_the_lesson_is_read_in_a_minute(tag: str) -> None:
    page, _ = teacher_pages(PAPERS["a4"], GAME.words(tag), LESSON)
    words = GAME.words(tag)
    spoken = words.say("lesson.say", left=3)
    own = " ".join(text.words for text, _ in texts(page) if not text.words.isdecimal()).replace("\u00a0", " ")
    assert len(own.split()) - len(spoken.split()) < 420  # what is read to the class is not read beforehand
    for key in ("goals_title", "need_title", "say_title", "check_title", "close_title"):
        assert words.say(f"lesson.{key}") in own
    assert len(words.list("lesson.goals")) == len(words.list("lesson.see_list")) == 3


@pytest.mark.parametrize(("tag", "paper"), EVERY)
def test_both_pages_of_the_lesson_are_set_in_readable_type(tag: str, paper: str) -> None:
    for page in teacher_pages(PAPERS[paper], GAME.words(tag), LESSON):
        assert max(text.size for text, _ in texts(page) if text.font == "text" and text.ink == BLACK) >= 3.9


def test_the_minutes_for_cutting_stand_first() -> None:
    lesson = Lesson(28, 7, 16, minutes=35)
    assert "Before the lesson: 35 minutes" in teacher_text("en", lesson)


@pytest.mark.parametrize(("cuts", "expected"), [(1, 5), (90, 15), (150, 25), (6000, 1000)])
def test_how_long_cutting_takes(cuts: int, expected: int) -> None:
    assert minutes(cuts) == expected
    lesson = replace(LESSON, minutes=minutes(cuts))
    (page,) = plan_pages(PAPERS["a4"], GAME.words("en"), lesson, ROWS, NOTE, parse_sets("7"))
    assert f"{expected} minutes" in untied(" ".join(text.words for text, _ in texts(page)))


@pytest.mark.slow
@pytest.mark.parametrize("groups", [7, 20, 21, 30, 31, 100])
@pytest.mark.parametrize("tag", ["en", "de"])
def test_the_plan_lists_every_group(tag: str, groups: int) -> None:
    say = GAME.words(tag)
    pages = plan_pages(PAPERS["a4"], say, Lesson(groups, groups, 6), ROWS, NOTE, parse_sets(str(groups)))
    named = [text.words for page in pages for text, _ in texts(page)]
    for number in range(1, groups + 1):
        assert named.count(say.say("classpack.group", n=number)) == 1
    assert [page.label for page in pages] == [str(number) for number in range(3, 3 + len(pages))]


@pytest.mark.slow
@pytest.mark.parametrize(("tag", "paper"), few(EVERY, QUICK))
def test_the_teacher_can_read_it(tag: str, paper: str) -> None:
    pages = teacher_pages(PAPERS[paper], GAME.words(tag), LESSON)
    sizes = Counter(text.size for page in pages for text, _ in texts(page))
    body = sizes.most_common(1)[0][0]
    assert body in SIZES
    assert body >= 3.1
    pupils = [text for text, _ in texts(pupils_page(PAPERS[paper], GAME.words(tag))) if text.font == "text"]
    assert min(text.size for text in pupils if not text.words.isdecimal()) >= 4.5  # hours in pictures are as on cards


@pytest.mark.parametrize("tag", languages())
def test_no_word_stands_alone_at_the_end_of_a_step(tag: str) -> None:
    shown = [text.words for text, _ in texts(pupils_page(PAPERS["a4"], GAME.words(tag)))]
    for step in GAME.words(tag).list("pupils.steps"):
        last = next(line for line in shown if len(line) > 2 and step.endswith(line.replace("\u00a0", " ")))
        assert " " in last, last


@pytest.mark.slow
@pytest.mark.parametrize("grids", [4, 6])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_copier_takes_the_worksheet_well(grids: int, paper: str) -> None:
    page = worksheet_page(PAPERS[paper], GAME.words("en"), grids)
    for leaf, at in leaves(page.art):
        if isinstance(leaf, Path):
            assert leaf.fill in (None, WHITE)
            assert leaf.stroke in (None, BLACK, WHITE)
            if leaf.stroke is BLACK:
                assert leaf.width * stretch(at) >= 0.2 - 1e-9
        else:
            assert leaf.ink == BLACK
    data = pdf.write([page], title="", author="", lang="en", flip=None)
    margin = 100  # ten pixels to the millimetre
    inked = darkest(from_pdf(data)) < 250
    assert not inked[:margin].any()
    assert not inked[-margin:].any()
    assert not inked[:, :margin].any()
    assert not inked[:, -margin:].any()


@pytest.mark.slow
def test_the_worksheet_has_no_grey_areas() -> None:
    pixels = darkest(from_pdf(next(iter(print_worksheets(ORDER, LOOK, 6, 1).files.values())), 400))
    # what smoothing leaves at the edges of lines: no field of grey
    grey = (pixels > 60) & (pixels < 195)
    calm = grey[1:-1, 1:-1] & grey[:-2, 1:-1] & grey[2:, 1:-1] & grey[1:-1, :-2] & grey[1:-1, 2:]
    assert int(calm.sum()) < 60
    assert int(np.count_nonzero(pixels < 60)) > 10_000


@pytest.mark.parametrize(("grids", "least"), [(4, 14.0), (6, 11.0)])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "legal"])
def test_squares_are_large_enough_to_draw_in(grids: int, least: float, paper: str) -> None:
    page = worksheet_page(PAPERS[paper], GAME.words("nl"), grids)
    boxes = [around(leaf, at) for leaf, at in leaves(page.art) if isinstance(leaf, Path) and len(leaf.steps) == 5]
    cities = [box for box in boxes if box.width > 30 and math.isclose(box.width, box.height)]
    assert len(cities) == grids
    assert all(box.width / 3 >= least for box in cities)
    hours = Counter(text.words for text, _ in texts(page) if text.words.isdecimal())
    assert hours == {str(hour): grids for hour in HOURS}


@pytest.mark.parametrize("crossing", Crossing)
def test_the_twelve_tiles_to_tick(crossing: Crossing) -> None:
    page = worksheet_page(PAPERS["a4"], GAME.words("en"), 6, crossing)
    pens = Pens(0.3, 0.24, 0.2)
    drawn = {line_tile(directions(kind)[0], 10.4, crossing, pens): kind for kind in SET}
    found = Counter(drawn[one] for one in groups_of(page.art) if one in drawn)
    assert found == dict(SET)
    ticks = [
        around(leaf, at)
        for leaf, at in leaves(page.art)
        if isinstance(leaf, Path) and leaf.fill is None and isinstance(leaf.steps[-1], Close)
    ]
    small = [box for box in ticks if math.isclose(box.width, box.height) and box.width < 6]
    assert len(small) == sum(SET.values())
    assert len([box for box in ticks if math.isclose(box.width, 8.0) and math.isclose(box.height, 8.0)]) == 6


def test_the_example_is_right() -> None:
    assert not list(faults(EXAMPLE, RIGHT))
    assert not list(faults(EXAMPLE, RIGHT, Crossing.CROSSROADS, APART))
    for _, (taxi, house) in EXAMPLE.pairs:
        assert drive(RIGHT, (taxi, house))
    assert not drive(RIGHT, (EXAMPLE.yellow[0], EXAMPLE.red[0]))


def test_the_lesson_lasts_as_long_as_it_says() -> None:
    assert sum(SHORT) == 20
    assert sum(LONG) == 45
    for tag in languages():
        assert len(GAME.words(tag).list("lesson.short", tiles=12, screen="")) == len(SHORT)
        assert len(GAME.words(tag).list("lesson.long", tiles=12, screen="")) == len(LONG)
        assert len(GAME.words(tag).list("lesson.check")) == 4
        assert len(GAME.words(tag).list("pupils.steps")) == 5


def test_a_page_that_does_not_fit() -> None:
    with pytest.raises(TtprintError, match="choose a4 or letter"):
        pupils_page(PAPERS["a4"].__class__("a5", 148, 210), GAME.words("en"))
