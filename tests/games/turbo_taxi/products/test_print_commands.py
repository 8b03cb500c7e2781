"""deck, board, markers and kit, as a person types them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.typed import Captured, page_count, refused, typed

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_home")]


def test_the_deck_ends_with_a_plan(capsys: Captured) -> None:
    first, second, third, fourth = typed(capsys, "deck").splitlines()
    assert first == "Wrote out/deck.pdf"
    assert re.fullmatch(
        r"5 sheets of A4 · 60 pieces · about 50 minutes with scissors · in colour · about \d+% ink coverage",
        second,
    )
    assert third == "Print at actual size (100%), not “fit to page”. Print two-sided, flip on the long edge."
    assert fourth == "With --bleed 2 it would be 4 sheets of A4."
    assert page_count("out/deck.pdf") == 10


def test_pictures_without_a_pdf_tell_no_ink_cover(capsys: Captured) -> None:
    _, plan, _ = typed(capsys, "deck --sets cab --svg").splitlines()
    assert plan == "1 sheet of A4 · 12 pieces · about 10 minutes with scissors"


@pytest.mark.parametrize(
    ("line", "pages", "words"),
    [
        ("deck --sets 3,medal --paper a3 --tile 60", 4, "2 sheets of A3"),
        ("deck --only *-tee-*", 4, "15 pieces"),
        ("deck --only cab-tee-1 --only boat-crossing-1", 2, "2 pieces"),
        ("board --out deck.pdf", 1, "1 piece"),
        ("board --tile 80 --out deck.pdf", 4, "4 sheets of A4"),
        ("board --theme contrast --paper letter --out deck.pdf", 1, "1 sheet of Letter"),
        ("markers --out deck.pdf", 1, "4 pieces · about 5 minutes with scissors"),
        ("markers --style both --out deck.pdf", 1, "8 pieces · about 10 minutes with scissors"),
        ("markers --style both --tile 90 --paper letter --out deck.pdf", 1, "1 sheet of Letter"),
        ("markers --style discs --theme ink --out deck.pdf", 1, "black and white"),
        ("deck --crossing flyover --theme contrast --margin 5,12,9,7 --bleed 2.5", 8, "60 pieces"),
    ],
)
def test_what_comes_out(capsys: Captured, line: str, pages: int, words: str) -> None:
    assert words in typed(capsys, line)
    file = "deck.pdf" if "--out" in line else "out/deck.pdf"
    assert page_count(file) == pages


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("deck --sets boat --cut", ["deck-cut.dxf", "deck-cut.svg"]),
        ("deck --sets boat --tts", ["deck-tts-backs.png", "deck-tts-faces.png", "deck-tts.json"]),
        (
            "markers --style discs --pieces --svg",
            [f"{c}-{f}-disc.svg" for c in ("red", "yellow") for f in ("house", "taxi")],
        ),
        ("board --pieces --svg", ["board.svg"]),
        ("markers --cut", ["markers-cut.dxf", "markers-cut.svg"]),
        ("markers --style both --tts", ["markers-tts-1-faces.png", "markers-tts-2-faces.png", "markers-tts.json"]),
        ("board --tts", ["board-tts-faces.png", "board-tts.json"]),
        ("board --cut", ["board-cut.dxf", "board-cut.svg"]),
    ],
)
def test_other_forms(capsys: Captured, at_home: Path, line: str, names: list[str]) -> None:
    assert typed(capsys, line).startswith("Wrote out/")
    assert sorted(path.name for path in (at_home / "out").iterdir()) == names


def test_the_kit_in_another_language(capsys: Captured, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = typed(capsys, "kit --lang nl --sets cab,medal")
    assert "Print dubbelzijdig, omslaan langs de lange zijde." in out
    assert "4-spelregels-boekje.pdf: Print dubbelzijdig, omslaan langs de lange zijde." in out
    names = ["1-begin.pdf", "2-kaartjes.pdf", "3-bord-pionnen.pdf", "4-spelregels-boekje.pdf", "4-spelregels.pdf"]
    names += ["5-kaarten-oplossingen.pdf", "5-kaarten.pdf"]
    assert sorted(path.name for path in (at_home / "out" / "turbo-taxi").iterdir()) == names
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Stampate fronte-retro" in typed(capsys, "deck --sets cab")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deck --tile 89 --paper 100x80", "does not fit"),
        ("deck --tile 20", "give 30 to 90 mm"),
        ("deck --tile nan", "--tile takes 30 to 90 mm"),
        ("deck --sets cba", "'cba' is not a set: did you mean cab?"),
        ("deck --sets 0", "at least 1"),
        ("deck --sets 9999", "512 at most"),
        ("deck --only cab-te-1", "the nearest is cab-tee-1"),
        ("board --cut --tile 80", "--cut needs it on one sheet"),
        ("board --margin 120", "leave no room"),
        ("kit --only cab-tee-1", "No such option '--only'"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)
