"""A class and the pack for its lesson: no sheet is wasted, and the plan tells what to print."""

from __future__ import annotations

import io
import math
from collections import Counter

import pikepdf
import pypdfium2
import pytest

from tests.games.turbo_taxi.orders import ENGLISH
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level, class_code
from ttprint.games.turbo_taxi.lesson.classpack import TILE_BLEED, classpack
from ttprint.games.turbo_taxi.lesson.school import School, cards_for, class_of
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.order.order import Order, Printed
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS

pytestmark = pytest.mark.slow

TILE = 40.0
LOOK = Look(TILE)


def order(paper: str = "a4", tag: str = "en", duplex: Duplex = Duplex.LONG) -> Order:
    return Order(PAPERS[paper], GAME.words(tag), duplex=duplex)


@pytest.mark.parametrize(
    ("pupils", "groups", "levels", "expected"),
    [
        (28, None, "easy,medium", School(28, 7, (Level.EASY, Level.MEDIUM), 1)),
        (29, None, "medium EASY,easy", School(29, 8, (Level.EASY, Level.MEDIUM), 1)),
        (1, None, "expert", School(1, 1, (Level.EXPERT,), 1)),
        (24, 12, "hard", School(24, 12, (Level.HARD,), 1)),
    ],
)
def test_classes(pupils: int, groups: int | None, levels: str, expected: School) -> None:
    assert class_of(pupils, groups, levels, 1) == expected


def test_there_is_always_a_card_free() -> None:
    school = class_of(32, 8, "easy,medium,hard,expert", 3)
    pack = cards_for(school, Crossing.CROSSROADS)
    assert Counter(one.level for one in pack) == dict.fromkeys(school.levels, 9)
    assert [one.number for one in pack] == list(range(1, 37))
    assert len({class_code(one.setup) for one in pack}) == 36
    assert [one.level for one in pack] == sorted((one.level for one in pack), key=school.levels.index)
    assert len(cards_for(class_of(2, 1, "easy", 1), Crossing.CROSSROADS)) == 6


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
    result = classpack(order(paper), LOOK, school)
    tiles = per_sheet(paper, TILE, TILE, 2 * TILE_BLEED, 10)
    assert tiles == 24
    cards = 2 * school.cards
    least_tiles, least_cards = math.ceil(12 * school.groups / tiles), math.ceil(cards / 9)
    pages = page_counts(result)
    assert pages == {
        "1-teacher.pdf": 2,
        "2-pupils.pdf": 2,
        "3-tiles.pdf": 2 * least_tiles,
        "4-cards.pdf": least_cards,
        "4-cards-answers.pdf": least_cards,
    }
    assert result.plan.sheets == 1 + pupils + least_tiles + least_cards + math.ceil(least_cards / 2)


def test_a_pack_for_seven_groups() -> None:
    result = classpack(order(), LOOK, class_of(28, 7, "easy,medium", 1))
    document = pypdfium2.PdfDocument(result.files["3-tiles.pdf"])
    labels = " ".join(document[i].get_textpage().get_text_range() for i in range(0, len(document), 2))
    assert [number for number in range(1, 20) if f"set {number}:" in labels] == [1, 2, 3, 4, 5, 6, 7]
    assert result.plan.pieces == 7 * 12 + 16
    told = result.advice
    assert told[0] == ENGLISH.say("print.size")
    assert told[1] == "Two-sided: flip on the long edge."
    assert told[3].startswith("28 × 2-pupils.pdf: ")
    assert told[3].endswith("(two-sided, 28 sheets of A4)")
    plan = pypdfium2.PdfDocument(result.files["1-teacher.pdf"])[1].get_textpage().get_text_range()
    for name in page_counts(result):
        assert name in plan
    assert str(result.plan.sheets) in plan
    assert result.files == classpack(order(), LOOK, class_of(28, 7, "easy,medium", 1)).files


def test_a_printer_that_prints_one_side_only() -> None:
    result = classpack(order(duplex=Duplex.NONE), LOOK, class_of(8, 2, "easy", 1))
    assert list(page_counts(result)) == [
        "1-teacher.pdf",
        "2-rules.pdf",
        "2-worksheet.pdf",
        "3-tiles.pdf",
        "4-cards.pdf",
        "4-cards-answers.pdf",
    ]
    assert result.plan.sheets == 2 + 2 + 8 + 1 + 1 + 1
    assert "two-sided" not in " ".join(result.advice)


@pytest.mark.parametrize(
    ("duplex", "note"),
    [
        (Duplex.SHORT, "Two-sided: flip on the short edge."),
        (Duplex.MANUAL, "3-tiles.pdf: Print pages 1 to 1, turn the stack over"),
        (Duplex.FOLD, "3-tiles.pdf: Print one-sided; fold each sheet"),
    ],
)
def test_how_both_sides_get_onto_a_sheet(duplex: Duplex, note: str) -> None:
    result = classpack(order(duplex=duplex), LOOK, class_of(4, 1, "easy", 1))
    assert any(line.startswith(note) for line in result.advice)
    plan = pypdfium2.PdfDocument(result.files["1-teacher.pdf"])[1].get_textpage().get_text_range()
    assert note.split(",")[0] in plan
