"""Packs on real pages: every city right, every count true, and paper, text and manifest in agreement."""

from __future__ import annotations

import hashlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np
import pikepdf
import pytest
from PIL import Image
from ttprint.games.turbo_taxi.challenges.card_pieces import Answers, CardSize, blank, card_paper

from tests.pictures import Pixels
from tests.reading import Words, opened, sides_seen, squares
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.box.pieces import Look
from ttprint.games.turbo_taxi.challenges.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards import CardStyle
from ttprint.games.turbo_taxi.challenges.choosing import Challenge, choose, exactly, twins
from ttprint.games.turbo_taxi.challenges.hints import hints
from ttprint.games.turbo_taxi.challenges.printing import challenges, poster
from ttprint.games.turbo_taxi.grading.grades import Level, grade
from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, City
from ttprint.games.turbo_taxi.puzzle.codes import decode, rank
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Affine, Box, Point
from ttprint.order.order import Form, Format, Order, Printed
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.printer import PrinterProfile
from ttprint.press.sheet import Sheet
from ttprint.render import png
from ttprint.words.catalog import words

ENGLISH = words("en")
ORDER = Order(parse_paper("a4"), ENGLISH)
SEED, COUNT, DPI = 11, 300, 90
MM = DPI / 25.4
ONE_LEVEL = (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)


@cache
def pack(level: Level, count: int = COUNT, versions: int = 1) -> tuple[Challenge, ...]:
    return choose(count, level, SEED, versions=versions)


@cache
def printed(level: Level) -> Printed:
    return challenges(ORDER, pack(level), card=CardSize.POKER, answers=Answers.SHEETS, hints=False, seed=SEED)


def blanks(order: Order, size: CardSize, count: int, backs: bool = False) -> tuple[Sheet, ...]:
    """Where the cards lie."""
    layout = Layout(card_paper(order.paper, size), order.duplex if backs else Duplex.NONE, 0.0)
    return impose([blank(size, order.words, backs, count)], layout)


def lots(cards: tuple[Challenge, ...], sheets: tuple[Sheet, ...]) -> Iterator[tuple[Sheet, list[Challenge]]]:
    rest = iter(cards)
    for sheet in sheets:
        yield sheet, [one for _, one in zip(sheet.placements, rest, strict=False)]


def pictures(data: bytes, dpi: float = DPI) -> Iterator[Pixels]:
    return (np.asarray(picture).astype(int) for picture in png.pixels(data, dpi))


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_every_city_is_right_and_every_count_true(level: Level, atlases: dict[Crossing, tuple[Entry, ...]]) -> None:
    table = atlases[Crossing.CROSSROADS]
    cards = json.loads(printed(level).files["challenges.json"])["cards"]
    assert len(cards) == COUNT
    assert not twins([Setup.parse(card["setup"]) for card in cards])
    for card, one in zip(cards, pack(level), strict=True):
        setup = decode(card["code"])
        assert str(setup) == card["setup"]
        assert all(not faults(setup, City.parse(city), Crossing.CROSSROADS, one.rule) for city in card["cities"])
        kept = [city for city in solutions(setup) if not one.rule or not faults(setup, city, rule=one.rule)]
        assert card["solutions"] == len(kept)
        assert len(card["cities"]) == (len(kept) if len(kept) <= 4 else 1)
        if level is not Level.EXPERT:
            assert card["solutions"] == table[rank(setup)].solutions


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_levels_agree_with_the_table_and_rise(level: Level) -> None:
    cards = json.loads(printed(level).files["challenges.json"])["cards"]
    for card in cards:
        found = grade(decode(card["code"]))
        assert card["level"] == level.value
        if level is Level.EXPERT:
            assert (card["rule"], card["percentile"]) in [(str(e.rule), e.percentile) for e in found.experts]
        else:
            assert (card["level"], card["percentile"], card["rule"]) == (found.level.value, found.percentile, None)
    percentiles = [card["percentile"] for card in cards]
    assert percentiles == sorted(percentiles)


def told_on_card(card: dict[str, object], one: Challenge) -> list[str]:
    """Every word of a card: nothing else may be on it."""
    rule = ENGLISH.say(f"card.{one.rule.extra.value}").split() if one.rule else []
    return sorted([str(card["number"]), str(card["code"]), str(card["level"]), str(SEED), *rule])


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_the_words_on_paper_are_those_of_the_manifest(level: Level) -> None:
    files = printed(level).files
    cards = iter(json.loads(files["challenges.json"])["cards"])
    sheets = blanks(ORDER, CardSize.POKER, COUNT)
    lay = answer_sheets(sheets[0]).lay
    with opened(files["challenges.pdf"]) as fronts, opened(files["challenges-answers.pdf"]) as answers:
        assert len(fronts) == len(answers) == len(sheets)
        for number, (sheet, lot) in enumerate(lots(pack(level), sheets)):
            front, answer = Words(fronts[number]), Words(answers[number])
            for one, place in zip(lot, sheet.placements, strict=True):
                card = next(cards)
                assert sorted(front.inside(place.trim)) == told_on_card(card, one)
                said = answer.inside(moved(place.trim, lay))
                count = ENGLISH.count("answer.count", card["solutions"]).split()
                assert {str(card["number"]), card["code"], card["level"], str(SEED), *count} <= set(said)


def answer_sheets(sheet: Sheet) -> AnswerSheets:
    paper = replace(ORDER.paper, width=sheet.paper.width, height=sheet.paper.height)
    press = CardStyle(ENGLISH, Theme.CITY, 1.0, seed=SEED).sized(63, 88)
    return AnswerSheets(paper, tuple(place.trim for place in sheet.placements), press)


def moved(box: Box, by: Affine) -> Box:
    corner = by(Point(box.x, box.y))
    return Box(corner.x, corner.y, box.width * by.a, box.height * by.d)


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_the_tiles_on_paper_are_those_of_the_manifest(level: Level) -> None:
    files = printed(level).files
    cards = json.loads(files["challenges.json"])["cards"]
    sheets = blanks(ORDER, CardSize.POKER, COUNT)
    layout = answer_sheets(sheets[0])
    card_press, lay = layout.press, layout.lay
    answer_press = card_press.sized(63 * lay.a, 88 * lay.a)
    at = 0
    both = zip(pictures(files["challenges.pdf"]), pictures(files["challenges-answers.pdf"]), strict=True)
    for sheet, (front, answer) in zip(sheets, both, strict=True):
        for place in sheet.placements:
            card, trim = cards[at], place.trim
            (setup,) = squares(card_press, Point(trim.x, trim.y), 1)
            seen = [sides_seen(front, square, MM, Theme.CITY) for square in setup]
            centre = Setup.parse(card["setup"]).centre
            assert seen == [set(centre.sides) if n == CENTRE else set() for n in range(9)]
            shown = squares(answer_press, lay(Point(trim.x, trim.y)), len(card["cities"]))
            for city, nine in zip(card["cities"], shown, strict=True):
                inner = [hidden(one, n) for n, one in enumerate(City.parse(city).tiles)]
                assert [hidden(sides_seen(answer, square, MM, Theme.CITY), n) for n, square in enumerate(nine)] == inner
            at += 1


def hidden(tile: object, square: int) -> set[int]:
    """The sides towards other squares: at the rim, markers stand on the roads."""
    sides = set(getattr(tile, "sides", tile))
    row, column = divmod(square, 3)
    rim = {0: row == 0, 1: column == 2, 2: row == 2, 3: column == 0}
    return {int(side) for side in sides if not rim[int(side)]}


@pytest.mark.parametrize(("size", "per_sheet"), [("poker", 9), ("a6", 4), ("a5", 2), ("a4", 1)])
def test_as_many_cards_to_a_sheet_as_can_be(size: str, per_sheet: int) -> None:
    sheets = blanks(ORDER, CardSize(size), 20)
    assert len(sheets[0].placements) == per_sheet
    assert len(sheets) == -(-20 // per_sheet)


def test_ink_keeps_off_the_margins_at_every_size() -> None:
    for size in CardSize:
        cards = pack(Level.EXPERT, 8, 2)
        files = challenges(ORDER, cards, card=size, answers=Answers.SHEETS, hints=True, seed=SEED).files
        for name in ("challenges-answers.pdf", "challenges-hints.pdf", "challenges.pdf"):
            for picture in list(pictures(files[name], 50))[:2]:
                dark = picture.min(axis=2) < 200
                if name == "challenges.pdf" and size is not CardSize.POKER:
                    edge = round(9 * 50 / 25.4)
                    # the marks on the seams are for the knife
                    dark[:, dark.shape[1] // 2 - 3 : dark.shape[1] // 2 + 4] = False
                    dark[dark.shape[0] // 2 - 3 : dark.shape[0] // 2 + 4] = False
                else:
                    edge = round((3.5 if name == "challenges.pdf" else 9) * 50 / 25.4)
                inner = dark.copy()
                inner[edge:-edge, edge:-edge] = False
                assert not inner.any(), (size, name)


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_answers_are_on_the_backs_of_their_own_cards(duplex: Duplex) -> None:
    order = replace(ORDER, duplex=duplex)
    cards = pack(Level.EXPERT, 22)
    made = challenges(order, cards, card=CardSize.POKER, answers=Answers.BACKS, hints=False, seed=SEED)
    assert list(made.files) == ["challenges.pdf", "challenges.json"]
    sheets = blanks(order, CardSize.POKER, len(cards) + 1, backs=True)
    with opened(made.files["challenges.pdf"]) as document:
        assert len(document) == 2 * len(sheets)
        pages = [Words(page) for page in document]
        for number, (sheet, lot) in enumerate(lots(cards, sheets)):
            front, back = (number, len(sheets) + number) if duplex is Duplex.MANUAL else (2 * number, 2 * number + 1)
            for one, place in zip(lot, sheet.placements, strict=False):
                assert one.code in pages[front].inside(place.trim)
                behind = pages[back].inside(sheet.mirror.box(place.trim))
                assert one.code in behind
                assert "exist" in behind or "exists" in behind
        last = pages[len(sheets) - 1 if duplex is Duplex.MANUAL else 2 * len(sheets) - 2]
        check = last.inside(sheets[-1].placements[-1].trim)
        assert " ".join(check).startswith(ENGLISH.say("answer.check"))


def test_folded_sheets_have_answers_behind_cards() -> None:
    order = replace(ORDER, duplex=Duplex.FOLD)
    cards = pack(Level.EASY, 5)
    made = challenges(order, cards, card=CardSize.POKER, answers=Answers.BACKS, hints=False)
    sheets = blanks(order, CardSize.POKER, 6, backs=True)
    with opened(made.files["challenges.pdf"]) as document:
        words_on = Words(document[0])
        for one, place in zip(cards, sheets[0].placements, strict=False):
            assert one.code in words_on.inside(place.trim)
            assert one.code in words_on.inside(sheets[0].mirror.box(place.trim))


def test_versions_are_told_apart_and_share_level_and_count() -> None:
    cards = pack(Level.MEDIUM, 4, 4)
    made = challenges(ORDER, cards, card=CardSize.A6, answers=Answers.NONE, hints=False, seed=SEED)
    assert list(made.files) == ["challenges.pdf", "challenges.json"]
    sheets = blanks(ORDER, CardSize.A6, 16)
    with opened(made.files["challenges.pdf"]) as document:
        for number, (sheet, lot) in enumerate(lots(cards, sheets)):
            page = Words(document[number])
            for one, place in zip(lot, sheet.placements, strict=True):
                assert {str(one.number), one.version, one.code} <= set(page.inside(place.trim))
    listed = json.loads(made.files["challenges.json"])["cards"]
    assert [card["version"] for card in listed] == [*"ABCD"] * 4
    assert len({card["code"] for card in listed}) == 16
    assert len({(card["number"], card["percentile"], card["solutions"]) for card in listed}) == 4


def test_the_manifest_has_the_keys_that_other_programs_rely_on() -> None:
    made = challenges(
        ORDER, pack(Level.EXPERT, 8), card=CardSize.POKER, answers=Answers.NONE, hints=False, seed=3, command="x"
    )
    told = json.loads(made.files["challenges.json"])
    assert list(told) == ["command", "seed", "table_version", "cards"]
    assert (told["command"], told["seed"], told["table_version"]) == ("x", 3, "1")
    keys = ["number", "version", "code", "setup", "level", "percentile", "rule", "solutions", "cities"]
    assert all(list(card) == keys for card in told["cards"])
    assert {type(card["rule"]) for card in told["cards"]} == {str}


def test_hints_tell_how_many_right_cities_are_left() -> None:
    cards = pack(Level.HARD, 9)
    made = challenges(ORDER, cards, card=CardSize.POKER, answers=Answers.NONE, hints=True)
    with opened(made.files["challenges-hints.pdf"]) as document:
        text = " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in document)
    at = 0
    for one in cards:
        at = text.index(one.code, at)
        for left in hints(one).left:
            assert ENGLISH.count("hint.left", left) in text
    assert text.count("left") == 3 * len(cards)


def test_each_answer_sheet_says_how_to_check_and_how_it_was_graded() -> None:
    with opened(printed(Level.EASY).files["challenges-answers.pdf"]) as document:
        for page in document:
            text = " ".join(page.get_textpage().get_text_range().split())
            assert ENGLISH.say("answer.honest") in text
            for step in ENGLISH.list("answer.checks"):
                assert all(word in text for word in step.split())


def test_pictures_are_stored_once() -> None:
    files = printed(Level.MEDIUM).files
    with pikepdf.open(io.BytesIO(files["challenges-answers.pdf"])) as document:
        forms = [obj for obj in document.objects if isinstance(obj, pikepdf.Stream) and obj.get("/Subtype") == "/Form"]
    # twelve faces in three sizes with their turns, markers in two sizes, grounds, frames and marks
    assert len(forms) < 160
    assert len(files["challenges-answers.pdf"]) < 1500 * COUNT
    assert len(files["challenges.pdf"]) < 800 * COUNT


def test_files_are_sound() -> None:
    for data in (data for name, data in printed(Level.EXPERT).files.items() if name.endswith(".pdf")):
        with pikepdf.open(io.BytesIO(data)) as document:
            assert not document.check_pdf_syntax()
            assert document.Root.Lang == "en"
            assert str(document.docinfo["/Title"]).startswith("Turbo Taxi: ")


def test_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib; from tests.games.turbo_taxi.challenges.test_printing import *;"
        "made = challenges(ORDER, pack(Level.MIXED, 12), card=CardSize.A6, answers=Answers.SHEETS, hints=True, seed=1);"
        "print(hashlib.sha256(b''.join(made.files.values())).hexdigest())"
    )
    here = challenges(
        ORDER, pack(Level.MIXED, 12), card=CardSize.A6, answers=Answers.SHEETS, hints=True, seed=1
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
    order = replace(ORDER, form=Form.PIECES, formats=frozenset({Format.SVG}))
    made = challenges(order, cards, card=CardSize.POKER, answers=Answers.BACKS, hints=True, bleed=3)
    names = [f"card-{one.number}-{one.code}" for one in cards]
    assert {f"{name}.svg" for name in names} | {f"{name}-back.svg" for name in names} <= made.files.keys()
    assert b'width="69mm"' in made.files[f"{names[0]}.svg"]
    cut = challenges(replace(ORDER, form=Form.CUT), cards, card=CardSize.POKER, answers=Answers.NONE, hints=False)
    assert list(cut.files) == ["challenges-cut.svg", "challenges.json"]
    faces = challenges(replace(ORDER, form=Form.TTS), cards, card=CardSize.POKER, answers=Answers.BACKS, hints=False)
    assert list(faces.files) == ["challenges-tts-faces.png", "challenges-tts-backs.png", "challenges.json"]


def test_a_profile_moves_everything() -> None:
    order = replace(ORDER, profile=PrinterProfile(scale_x=0.99))
    for name, data in challenges(
        order, pack(Level.EASY, 3), card=CardSize.POKER, answers=Answers.SHEETS, hints=True
    ).files.items():
        plain = challenges(ORDER, pack(Level.EASY, 3), card=CardSize.POKER, answers=Answers.SHEETS, hints=True)
        assert name.endswith(".json") or data != plain.files[name]


@pytest.mark.parametrize("theme", Theme)
def test_posters(theme: Theme) -> None:
    (one,) = exactly([decode("7KQ2")])
    order = replace(ORDER, formats=frozenset(Format), dpi=144, look=Look(theme=theme))
    files = poster(order, one).files
    assert list(files) == ["poster.pdf", "poster.svg", "poster.png"]
    assert Image.open(io.BytesIO(files["poster.png"])).size == (1920, 1080)
    with opened(files["poster.pdf"]) as document:
        text = document[0].get_textpage().get_text_range().split()
        assert sorted(text) == sorted(["Turbo", "Taxi", "easy", "7KQ2"])


def test_the_tick_hears_of_every_page() -> None:
    heard: list[str] = []
    order = replace(ORDER, tick=heard.append)
    challenges(order, pack(Level.EASY, 20), card=CardSize.POKER, answers=Answers.SHEETS, hints=True)
    assert len(heard) == 3 + 3 + 3
