"""A class and the pack for its lesson: no sheet is wasted, and the plan lists what to print."""

from __future__ import annotations

import io
import math
from collections import Counter
from dataclasses import replace

import numpy as np
import pikepdf
import pypdfium2
import pytest

from tests.cases import few
from tests.games.turbo_taxi.orders import ENGLISH
from tests.pictures import leaves
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Text
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets
from ttprint.games.turbo_taxi.challenges.cards.level_marks import pack_figure
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.printing import PackJob
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level, class_code
from ttprint.games.turbo_taxi.lesson.classpack import TILE_BLEED, print_classpack
from ttprint.games.turbo_taxi.lesson.group_cards import group_cards
from ttprint.games.turbo_taxi.lesson.print_plan import minutes
from ttprint.games.turbo_taxi.lesson.school import SchoolClass, class_cards, class_of
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Box
from ttprint.order.order import Order, Printed, Style
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS
from ttprint.render import png
from ttprint.words.catalog import languages
from ttprint.words.typography import untied

pytestmark = pytest.mark.slow

TILE = 40.0
LOOK = Look(TILE)


def order(paper: str = "a4", tag: str = "en", duplex: Duplex = Duplex.LONG) -> Order:
    return Order(PAPERS[paper], Style(GAME.words(tag)), duplex)


@pytest.mark.parametrize(
    ("pupils", "groups", "levels", "expected"),
    [
        (28, None, "easy,medium", SchoolClass(28, 7, (Level.EASY, Level.MEDIUM), 1)),
        (29, None, "medium EASY,easy", SchoolClass(29, 8, (Level.EASY, Level.MEDIUM), 1)),
        (1, None, "expert", SchoolClass(1, 1, (Level.EXPERT,), 1)),
        (24, 12, "hard", SchoolClass(24, 12, (Level.HARD,), 1)),
    ],
)
def test_classes(pupils: int, groups: int | None, levels: str, expected: SchoolClass) -> None:
    assert class_of(pupils, groups, levels, 1) == expected


def test_there_are_more_cards_than_groups() -> None:
    school = class_of(32, 8, "easy,medium,hard,expert", 3)
    pack = class_cards(school, Crossing.CROSSROADS)
    assert Counter(one.level for one in pack) == dict.fromkeys(school.levels, 9)
    assert [one.number for one in pack] == list(range(1, 37))
    assert len({class_code(one.setup) for one in pack}) == 36
    assert [one.level for one in pack] == sorted((one.level for one in pack), key=school.levels.index)
    assert len(class_cards(class_of(2, 1, "easy", 1), Crossing.CROSSROADS)) == 6


def per_sheet(paper: str, width: float, height: float, gap: float, margin: float) -> int:
    sides = PAPERS[paper].width, PAPERS[paper].height
    return max(
        math.floor((across - 2 * margin + gap - 2 * (gap / 2)) // (width + gap))
        * math.floor((down - 2 * margin + gap - 2 * (gap / 2)) // (height + gap))
        for across, down in (sides, sides[::-1])
    )


def page_counts(result: Printed) -> dict[str, int]:
    counts = {}
    for name, data in result.files.items():
        if name.endswith(".pdf"):
            with pikepdf.open(io.BytesIO(data)) as document:
                counts[name] = len(document.pages)
    return counts


@pytest.mark.parametrize(
    ("pupils", "groups", "paper"), [(28, None, "a4"), (28, None, "letter"), (5, 1, "letter"), (22, 11, "a4")]
)
def test_no_sheet_is_wasted(pupils: int, groups: int | None, paper: str) -> None:
    school = class_of(pupils, groups, "easy,medium", 1)
    result = print_classpack(order(paper), LOOK, school)
    tiles = per_sheet(paper, TILE, TILE, 2 * TILE_BLEED, 10)
    assert tiles == 24
    cards = 2 * school.cards
    least_tiles, least_cards = math.ceil(12 * school.groups / tiles), math.ceil((cards + school.groups) / 9)
    answers, hints = (
        math.ceil(cards / 9),
        math.ceil(cards / HintSheets(PAPERS[paper], CardStyle(ENGLISH, Theme.INK, 1.0)).rows),
    )
    pages = page_counts(result)
    assert pages == {
        "1-teacher.pdf": 3,
        "2-pupils.pdf": 2,
        "3-tiles.pdf": 2 * least_tiles,
        "4-cards.pdf": 2 * least_cards,
        "4-cards-answers.pdf": answers,
        "4-cards-hints.pdf": hints,
    }
    read = math.ceil(answers / 2) + math.ceil(hints / 2)
    assert result.plan.sheets == 2 + pupils + least_tiles + least_cards + read


def test_a_pack_for_seven_groups() -> None:
    result = print_classpack(order(), LOOK, class_of(28, 7, "easy,medium", 1))
    document = pypdfium2.PdfDocument(result.files["3-tiles.pdf"])
    labels = " ".join(document[i].get_textpage().get_text_range() for i in range(0, len(document), 2))
    assert [number for number in range(1, 20) if f"set {number}:" in labels] == [1, 2, 3, 4, 5, 6, 7]
    assert result.plan.pieces == 7 * 12 + 16 + 7
    lines = [untied(line.text(ENGLISH)) for line in result.advice]
    assert lines[0] == ENGLISH.say("print.size")
    assert lines[1] == "Two-sided: flip on the long edge."
    assert lines[3].startswith("28 × 2-pupils.pdf: ")
    assert lines[3].endswith("(two-sided, 28 sheets of A4)")
    plan = pypdfium2.PdfDocument(result.files["1-teacher.pdf"])[2].get_textpage().get_text_range()
    for name in (*page_counts(result), "5-card-1.png"):
        assert name in plan
    assert result.files["5-card-1.png"].startswith(b"\x89PNG")
    told_minutes = minutes(result.plan.passes)
    assert f"about {told_minutes} minutes" in " ".join(plan.split())
    assert str(result.plan.sheets) in plan
    assert result.files == print_classpack(order(), LOOK, class_of(28, 7, "easy,medium", 1)).files


def test_a_printer_that_prints_one_side_only() -> None:
    result = print_classpack(order(duplex=Duplex.NONE), LOOK, class_of(8, 2, "easy", 1))
    assert list(page_counts(result)) == [
        "1-teacher.pdf",
        "2-rules.pdf",
        "2-worksheet.pdf",
        "3-tiles.pdf",
        "4-cards.pdf",
        "4-cards-answers.pdf",
        "4-cards-hints.pdf",
    ]
    # six cards, and for each of two groups the checks on one card and the list on another
    assert result.plan.sheets == 3 + 2 + 8 + 1 + math.ceil((6 + 2 * 2) / 9) + 1 + 1
    assert "two-sided" not in " ".join(line.text(ENGLISH) for line in result.advice)


@pytest.mark.parametrize(
    ("duplex", "note"),
    [
        (Duplex.SHORT, "Two-sided: flip on the short edge."),
        (Duplex.MANUAL, "3-tiles.pdf: Print page 1. Turn the sheet over"),
        (Duplex.FOLD, "3-tiles.pdf: Print one-sided; fold each sheet"),
    ],
)
def test_the_note_about_printing_both_sides(duplex: Duplex, note: str) -> None:
    result = print_classpack(order(duplex=duplex), LOOK, class_of(4, 1, "easy", 1))
    assert any(untied(line.text(ENGLISH)).startswith(note) for line in result.advice)
    plan = pypdfium2.PdfDocument(result.files["1-teacher.pdf"])[2].get_textpage().get_text_range()
    assert note.split(",")[0] in plan


def plain(text: str) -> str:
    """The text with all spaces replaced by plain ones."""
    return " ".join(text.split())


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("duplex", few([Duplex.LONG, Duplex.FOLD, Duplex.NONE], [Duplex.LONG]))
def test_group_cards_have_checks_and_a_list(tag: str, duplex: Duplex) -> None:
    words = GAME.words(tag)
    result = print_classpack(order(tag=tag, duplex=duplex), LOOK, class_of(12, 3, "easy", 1))
    document = pypdfium2.PdfDocument(result.files[f"4-{words.say('file.cards')}.pdf"])
    text = plain(" ".join(page.get_textpage().get_text_range() for page in document))
    for number in (1, 2, 3):
        assert text.count(plain(words.say("classpack.group", n=number))) == 2
    assert text.count(plain(words.say("answer.check"))) == 3
    assert text.count(plain(words.say("group_card.foot"))) == 3
    for step in words.list("answer.checks"):
        assert all(text.count(word) >= 3 for word in step.split())


@pytest.mark.parametrize("tag", languages())
def test_text_fits_the_group_cards(tag: str) -> None:
    style = CardStyle(GAME.words(tag), Theme.INK, 1.0).sized(*CardSize.POKER.trim)
    safe = Box(0, 0, *CardSize.POKER.trim).grow(0.1 - CardSize.POKER.border)
    for piece in group_cards(parse_sets("99")[98:], style, two_sided=False):
        boxes = [(leaf.words, hull(points(leaf, at))) for leaf, at in leaves([piece.front]) if isinstance(leaf, Text)]
        for i, (text, box) in enumerate(boxes):
            assert safe.grow(0.25 * box.height).contains(box), text
            assert box.right <= safe.right + 0.05, text
            assert not any(overlap(box, other, 0.25 * box.height) for _, other in boxes[i + 1 :]), text
        assert min(leaf.size for leaf, _ in leaves([piece.front]) if isinstance(leaf, Text)) * 72 / 25.4 >= 7


@pytest.mark.parametrize("seed", range(9))
@pytest.mark.parametrize("groups", [1, 2, 4, 6, 7, 8, 20])
def test_no_tile_set_has_the_figure_of_the_pack(groups: int, seed: int) -> None:
    figures = frozenset(livery.figure for livery in parse_sets(str(groups)))
    assert pack_figure(seed, figures) not in figures


def test_the_printed_mark_is_not_the_figure_of_a_set() -> None:
    school = class_of(28, 7, "easy", 4)
    cards = print_classpack(order(), LOOK, school).files["4-cards.pdf"]
    figures = frozenset(livery.figure for livery in parse_sets("7"))
    job = PackJob(order().with_style(theme=Theme.INK, bleed=0.0), class_cards(school, Crossing.CROSSROADS), seed=4)
    other = replace(job, others=figures)
    assert pack_figure(4) in figures  # the mark it would have without `others`
    first = np.asarray(next(png.pixels(cards, 100)))
    plain, cared = (np.asarray(next(png.pixels(one.sheets("x").files["x.pdf"], 100))) for one in (job, other))
    row = slice(60, 370)  # the upper cards, below the sheet's label
    assert (first[row] == cared[row]).all()
    assert (first[row] != plain[row]).any()


def test_given_classes_of_setups_are_left_out() -> None:
    first = class_cards(class_of(28, 7, "easy,hard", 1), Crossing.CROSSROADS)
    had = frozenset(class_code(one.setup) for one in first)
    again = class_cards(replace(class_of(28, 7, "easy,hard", 1), without=had), Crossing.CROSSROADS)
    assert len(again) == len(first)
    assert not had & {class_code(one.setup) for one in again}
