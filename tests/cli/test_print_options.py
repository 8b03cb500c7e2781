"""What every printing command understands, tried on the deck: papers, sides, formats, printers, where to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Captured, page_count, refused, typed

pytestmark = pytest.mark.usefixtures("at_home")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "pages", "words"),
    [
        ("deck --sets medal --duplex short", 2, "flip on the short edge"),
        ("deck --sets cab --duplex fold", 2, "fold each sheet"),
        ("deck --sets cab,boat --duplex manual", 4, "Print pages 1 to 2. Turn the stack over"),
        ("deck --sets cab --duplex none", 1, "Print one-sided."),
        ("deck --sets 7 --paper letter", 14, "7 sheets of Letter"),
        ("deck --paper 148x210 --tile 45", 20, "10 sheets of 148x210 mm"),
    ],
)
def test_what_comes_out(capsys: Captured, line: str, pages: int, words: str) -> None:
    assert words in typed(capsys, line)
    file = "deck.pdf" if "--out" in line else "out/deck.pdf"
    assert page_count(file) == pages


def test_formats_can_be_combined(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "deck --sets cab --pdf --svg --png --dpi 40 --out files")
    names = ["deck-1.png", "deck-1.svg", "deck-2.png", "deck-2.svg", "deck.pdf"]
    assert sorted(path.name for path in (at_home / "files").iterdir()) == names


def test_the_suffix_of_the_file_names_the_format(capsys: Captured) -> None:
    typed(capsys, "markers --out markers.svg")
    assert Path("markers.svg").read_bytes().startswith(b"<?xml")
    typed(capsys, "board --out board.png --dpi 50")
    assert Path("board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deck --paper a44", "'a44' is not a paper size: did you mean a4?"),
        ("deck --paper 10x10", "cannot be used"),
        ("deck --bleed -1", "A bleed of -1 mm is out of range"),
        ("deck --margin 150", "leave no room"),
        ("deck --margin wide", "'wide' is not a margin"),
        ("deck --duplex fould", "did you mean fold?"),
        ("deck --theme inc", "did you mean ink?"),
        ("deck --lang pt", "'pt' is not a language"),
        ("deck --dpi 5", "give 30 to 1200"),
        ("deck --cut --tts", "choose one"),
        ("deck --printer school", "There is no printer 'school' yet"),
        ("deck --png --dpi 30 --out deck.png", "There are 10 files to write, not one"),
        ("deck --pdf --out deck.svg", "end deck.svg in .pdf"),
        ("deck --out /dev/null/deck.pdf", "Cannot write /dev/null/deck.pdf"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)


@pytest.mark.parametrize("text", ["scale_x = 'wide'", "scale_x = 3.0", "colour = 1", "not toml", "scale_x = nan"])
def test_a_broken_profile(capsys: Captured, at_home: Path, text: str) -> None:
    typed(capsys, "calibrate --printer school --shift 1.0,1.0")
    (at_home / "config" / "ttprint" / "printers" / "school.toml").write_text(text)
    assert "'school' is broken" in refused(capsys, "deck --printer school", at_home)


def test_a_profile_that_is_no_text(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "calibrate --printer school --shift 1.0,1.0")
    (at_home / "config" / "ttprint" / "printers" / "school.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in refused(capsys, "deck --printer school", at_home)
    assert "did you mean school?" in refused(capsys, "deck --printer scool", at_home)


def test_a_file_in_the_way_of_the_folder(capsys: Captured, at_home: Path) -> None:
    (at_home / "out").write_text("")
    assert "Cannot write out/deck.pdf" in refused(capsys, "deck --sets cab", at_home)
