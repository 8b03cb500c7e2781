"""Packs as files: sizes, forms, versions, posters, and the same bytes in every process."""

from __future__ import annotations

import hashlib
import io
import json
import os
import subprocess
import sys
from itertools import islice

import pikepdf
import pytest
from PIL import Image

from tests.games.turbo_taxi.challenges.packs import COUNT, ORDER, SEED, blanks, lots, pack, pictures, printed
from tests.games.turbo_taxi.reading import Words, opened
from tests.orders import changed
from tests.pictures import darkest
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize
from ttprint.games.turbo_taxi.challenges.choosing import challenges_of
from ttprint.games.turbo_taxi.challenges.poster import print_poster
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.city import HOURS
from ttprint.order.context import Progress
from ttprint.order.order import Form, Format
from ttprint.press.printers.printer import PrinterProfile

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("size", "per_sheet"), [("poker", 9), ("a6", 4), ("a5", 2), ("a4", 1)])
def test_number_of_cards_on_a_sheet(size: str, per_sheet: int) -> None:
    sheets = blanks(ORDER, CardSize(size), 20)
    assert len(sheets[0].placements) == per_sheet
    assert len(sheets) == -(-20 // per_sheet)


@pytest.mark.parametrize("size", CardSize)
def test_text_keeps_its_distance_from_the_edges(size: CardSize) -> None:
    """Printers lose the outer millimetres of a sheet, and knives slip: frames may be cut into, words may not."""
    cards = pack(Level.EXPERT, 8, 2)
    files = print_challenges(PackJob(ORDER, cards, size, Answers.SHEETS, seed=SEED), hints=True).files
    for name in ("challenges-answers.pdf", "challenges-hints.pdf"):
        for picture in islice(pictures(files[name], 50), 2):
            dark = darkest(picture) < 200
            edge = round(9 * 50 / 25.4)
            dark[edge:-edge, edge:-edge] = False
            assert not dark.any(), name
    sheets = blanks(ORDER, size, len(cards))
    with opened(files["challenges.pdf"]) as document:
        for number, (sheet, lot) in enumerate(lots(cards, sheets)):
            words = Words(document[2 * number])
            for one, place in zip(lot, sheet.placements, strict=True):
                inside = place.trim.grow(0.1 - size.border)
                read = words.inside(inside)
                assert sorted(read) == sorted(words.inside(place.trim)), one.code
                assert all(word in "".join(read) for word in (one.code, one.level.value, str(one.number), str(SEED)))


def test_versions_have_letters_and_share_level_and_count() -> None:
    cards = pack(Level.MEDIUM, 4, 4)
    made = print_challenges(PackJob(ORDER, cards, CardSize.A6, Answers.NONE, seed=SEED), hints=False)
    assert list(made.files) == ["challenges.pdf", "challenges.json"]
    sheets = blanks(ORDER, CardSize.A6, 16)
    with opened(made.files["challenges.pdf"]) as document:
        for number, (sheet, lot) in enumerate(lots(cards, sheets)):
            page = Words(document[2 * number])
            for one, place in zip(lot, sheet.placements, strict=True):
                assert {str(one.number), one.version, one.code} <= set(page.inside(place.trim))
    listed = json.loads(made.files["challenges.json"])["cards"]
    assert [card["version"] for card in listed] == [*"ABCD"] * 4
    assert len({card["code"] for card in listed}) == 16
    assert len({(card["number"], card["percentile"], card["solutions"]) for card in listed}) == 4


def test_pictures_are_stored_once() -> None:
    files = printed(Level.EASY).files
    with pikepdf.open(io.BytesIO(files["challenges-answers.pdf"])) as document:
        forms = [obj for obj in document.objects if isinstance(obj, pikepdf.Stream) and obj.get("/Subtype") == "/Form"]
    # twelve faces in three sizes with their turns, markers in two sizes, grounds, frames and marks
    assert len(forms) < 160
    assert len(files["challenges-answers.pdf"]) < 220_000 + 600 * COUNT  # all pictures once, and where they lie
    assert len(files["challenges.pdf"]) < 65_000 + 500 * COUNT


def test_files_are_sound() -> None:
    for data in (data for name, data in printed(Level.EXPERT).files.items() if name.endswith(".pdf")):
        with pikepdf.open(io.BytesIO(data)) as document:
            assert not document.check_pdf_syntax()
            assert document.Root.Lang == "en"
            assert str(document.docinfo["/Title"]).startswith("Turbo Taxi: ")


def test_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib; from tests.games.turbo_taxi.challenges.test_printing import *;"
        "job = PackJob(ORDER, pack(Level.MIXED, 12), CardSize.A6, Answers.SHEETS, seed=1);"
        "made = print_challenges(job, hints=True);"
        "print(hashlib.sha256(b''.join(made.files.values())).hexdigest())"
    )
    here = print_challenges(
        PackJob(ORDER, pack(Level.MIXED, 12), CardSize.A6, Answers.SHEETS, seed=1), hints=True
    ).files.values()
    there = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert hashlib.sha256(b"".join(here)).hexdigest() == there


def test_other_forms() -> None:
    cards = pack(Level.EASY, 3)
    order = changed(ORDER, form=Form.PIECES, formats=frozenset({Format.SVG}), bleed=3)
    made = print_challenges(PackJob(order, cards, CardSize.POKER, Answers.BACKS), hints=True)
    names = [f"card-{one.number}-{one.code}" for one in cards]
    assert {f"{name}.svg" for name in names} | {f"{name}-back.svg" for name in names} <= made.files.keys()
    assert b'width="69mm"' in made.files[f"{names[0]}.svg"]
    cut = print_challenges(PackJob(changed(ORDER, form=Form.CUT), cards, CardSize.POKER, Answers.NONE), hints=False)
    assert list(cut.files) == ["challenges-cut.svg", "challenges-cut.dxf", "challenges.json"]
    faces = print_challenges(PackJob(changed(ORDER, form=Form.TTS), cards, CardSize.POKER, Answers.BACKS), hints=False)
    expected = ("challenges-tts-faces.png", "challenges-tts-backs.png", "challenges-tts.json", "challenges.json")
    assert tuple(faces.files) == expected


def test_a_profile_moves_everything() -> None:
    order = changed(ORDER, profile=PrinterProfile(scale_x=0.99))
    plain, true = (print_challenges(PackJob(one, pack(Level.EASY, 3)), hints=True).files for one in (ORDER, order))
    assert plain.keys() == true.keys()
    for name, data in true.items():
        assert name.endswith(".json") or data != plain[name]


@pytest.mark.parametrize("theme", Theme)
def test_posters(theme: Theme) -> None:
    (one,) = challenges_of([CardCode.parse("7KQ2")])
    order = changed(ORDER, formats=frozenset(Format), dpi=144, theme=theme)
    files = print_poster(order, one).files
    assert list(files) == ["poster.pdf", "poster.svg", "poster.png"]
    assert Image.open(io.BytesIO(files["poster.png"])).size == (1920, 1080)
    with opened(files["poster.pdf"]) as document:
        text = document[0].get_textpage().get_text_range().split()
        hours = [str(hour) for hour in HOURS if hour not in one.setup.hours]
        assert sorted(text) == sorted(["Turbo", "Taxi", "easy", "7KQ2", *hours])


class Counted(Progress):
    """Counts the steps that are done."""

    done = 0

    def advance(self, steps: int = 1) -> None:
        self.done += steps


def test_the_tick_is_called_for_every_page() -> None:
    progress = Counted()
    order = changed(ORDER, progress=progress)
    print_challenges(PackJob(order, pack(Level.EASY, 20), CardSize.POKER, Answers.SHEETS), hints=True)
    assert progress.done == 2 * 3 + 3 + 4  # cards with backs; nine answers and six hints to a page
