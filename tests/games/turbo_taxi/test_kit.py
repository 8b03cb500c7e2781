"""The whole box: its files, its first page, and the same bytes wherever it is made."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from hashlib import sha256

import pikepdf
import pypdfium2
import pytest

from tests.games.turbo_taxi.orders import ENGLISH, LOOK, ORDER
from tests.orders import changed
from tests.pictures import leaves
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.scene import Text
from ttprint.games.turbo_taxi.box.parts import print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.kit import print_kit
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Box
from ttprint.order.boxes import file_rows
from ttprint.order.order import Format, Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.paper import parse_paper
from ttprint.press.plan import Plan
from ttprint.words.catalog import languages
from ttprint.words.message import say

pytestmark = pytest.mark.slow


def test_the_files_of_a_kit() -> None:
    box = print_kit(ORDER, LOOK, parse_sets("all"))
    assert list(box.files)[:3] == ["1-start.pdf", "2-tiles.pdf", "3-board-markers.pdf"]
    assert list(box.files)[3:] == ["4-rules.pdf", "4-rules-booklet.pdf", "5-cards.pdf", "5-cards-answers.pdf"]
    assert (box.plan.sheets, box.plan.pages, box.plan.pieces) == (12, 21, 74)
    assert [hint.text(ENGLISH).split(": ")[0] for hint in box.hints] == ["2-tiles.pdf"]  # which file a hint is about
    for name, data in list(box.files.items())[:3]:
        with pikepdf.open(io.BytesIO(data)) as document:
            assert document.Root.Lang == "en"
            assert str(document.docinfo["/Title"]).startswith("Turbo Taxi: ")
            assert document.Root.ViewerPreferences.PrintScaling == "/None"
            duplex = document.Root.ViewerPreferences.get("/Duplex")
            assert duplex == ("/DuplexFlipLongEdge" if name == "2-tiles.pdf" else None)
            for font in fonts(document):
                assert "+" in str(font.BaseFont)
                assert "/FontFile2" in font.FontDescriptor
            assert not [obj for obj in document.objects if is_image(obj)]
            if name != "1-start.pdf":
                assert "/OCProperties" in document.Root
                assert all("/TrimBox" in page and "/BleedBox" in page for page in document.pages)
    assert len(box.files["2-tiles.pdf"]) < 300_000


@pytest.mark.parametrize("crossing", Crossing)
def test_the_cards_of_a_kit_are_three_of_each_level_with_their_answers(crossing: Crossing) -> None:
    files = print_kit(ORDER, Look(crossing=crossing), parse_sets("cab")).files
    start, cards, answers = (
        " ".join(pypdfium2.PdfDocument(files[name])[0].get_textpage().get_text_range().split())
        for name in ("1-start.pdf", "5-cards.pdf", "5-cards-answers.pdf")
    )
    assert "5-cards.pdf challenge cards, 1 sheet of A4" in start
    assert "5-cards-answers.pdf answers to the challenge cards, 1 sheet of A4" in start
    for level in ("easy", "medium", "hard"):
        assert cards.split().count(level) == answers.split().count(level) == 3
    codes = [one.code for one in choose(9, Level.MIXED, 1, PackOptions(crossing))]
    assert all(code in cards and code in answers for code in codes)


def fonts(document: pikepdf.Pdf) -> list[pikepdf.Object]:
    return [obj for obj in document.objects if isinstance(obj, pikepdf.Dictionary) and obj.get("/Type") == "/Font"]


def is_image(thing: pikepdf.Object) -> bool:
    return isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"


def test_each_picture_is_stored_once() -> None:
    with pikepdf.open(io.BytesIO(print_deck(ORDER, LOOK, parse_sets("all")).files["deck.pdf"])) as document:
        forms = [obj for obj in document.objects if isinstance(obj, pikepdf.Stream) and obj.get("/Subtype") == "/Form"]
    assert 12 + 5 <= len(forms) <= 12 + 5 * 4  # faces, backs, and the halves and marks that they share


def digest() -> str:
    """All that a kit can be written as, in one number."""
    order = changed(ORDER, words=GAME.words("fr"), formats=frozenset(Format), dpi=40)
    files = print_kit(order, LOOK, parse_sets("cab,medal")).files
    return sha256(b"".join(name.encode() + data for name, data in sorted(files.items()))).hexdigest()


@pytest.mark.long
def test_the_same_bytes_in_every_process() -> None:
    code = f"from {__name__} import digest; print(digest())"
    path = os.pathsep.join(filter(None, sys.path))
    # this process has a hash seed of its own
    there = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": "4711", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert digest() == there.strip()


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_first_page_holds_its_words_in_every_language(tag: str, paper: str) -> None:
    for duplex in Duplex:
        order = changed(ORDER, words=GAME.words(tag), paper=parse_paper(paper), duplex=duplex)
        plan = Plan(5, 5 if duplex in (Duplex.FOLD, Duplex.NONE) else 10, 60, 70, 5 * (duplex is Duplex.FOLD), 8)
        deck = Printed({}, plan, "2-tiles.pdf", how_to_print(duplex, plan))
        one_sheet = Printed({}, Plan(1, 1, 8, 4, 0, 8), "3-board-markers.pdf")
        booklet = Printed({}, Plan(3, 6, folds=3), "4-rules-booklet.pdf", say("print.short"))
        cards = Printed({}, Plan(1, plan.pages // plan.sheets, 9, 8, int(duplex is Duplex.FOLD)), "5-cards.pdf")
        answers = Printed({}, Plan(1, 1), "5-cards-answers.pdf")
        parts = {"deck": deck, "board": one_sheet, "markers": one_sheet, "rules": booklet}
        parts |= {"cards": cards, "answers": answers}
        page = start_page(order, LOOK, deck.how, file_rows(order, parts))
        boxes = [hull(points(leaf, at)) for leaf, at in leaves(page.art) if isinstance(leaf, Text) and leaf.words]
        paper_box = Box(0, 0, page.width, page.height).grow(-6)
        assert all(paper_box.contains(one) for one in boxes)
        assert not any(overlap(one, other, 0.05) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
