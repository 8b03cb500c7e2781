"""deck, board, markers, calibrate and kit, as a person types them."""

from __future__ import annotations

import re
from pathlib import Path

import pikepdf
import pytest

from ttprint.cli import run

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typed(capsys: Captured, line: str) -> str:
    assert run(line.split()) == 0, capsys.readouterr().err
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: Captured, line: str, folder: Path) -> str:
    before = sorted(folder.rglob("*"))
    assert run(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ttprint: ")
    assert err.count("\n") == 1
    assert sorted(folder.rglob("*")) == before
    return err


def page_count(file: str) -> int:
    with pikepdf.open(file) as document:
        return len(document.pages)


def test_the_deck_ends_with_a_plan(capsys: Captured) -> None:
    first, second, third = typed(capsys, "deck").splitlines()
    assert first == "Wrote out/deck.pdf"
    assert re.fullmatch(
        r"5 sheets of A4 · 10 printed pages · 60 pieces · 70 straight cuts · about \d+% ink cover", second
    )
    assert third == "Print at actual size (100%), not “fit to page”. Print two-sided, flip on the long edge."
    assert page_count("out/deck.pdf") == 10


@pytest.mark.parametrize(
    ("line", "pages", "words"),
    [
        ("deck --sets medal --duplex short", 2, "flip on the short edge"),
        ("deck --sets cab --duplex fold", 2, "fold each sheet"),
        ("deck --sets cab,boat --duplex manual", 4, "Print pages 1 to 2, turn the stack over"),
        ("deck --sets cab --duplex none", 1, "Print one-sided."),
        ("deck --sets 7 --paper letter", 14, "7 sheets of Letter"),
        ("deck --sets 3,medal --paper a3 --tile 60", 4, "2 sheets of A3"),
        ("deck --only *-tee-*", 4, "15 pieces"),
        ("deck --only cab-tee-1 --only boat-crossing-1", 2, "2 pieces"),
        ("deck --paper 148x210 --tile 45", 20, "10 sheets of 148x210 mm"),
        ("board --out deck.pdf", 1, "1 piece"),
        ("board --tile 80 --out deck.pdf", 4, "4 sheets of A4"),
        ("board --theme contrast --paper letter --out deck.pdf", 1, "1 sheet of Letter"),
        ("markers --out deck.pdf", 1, "8 pieces to cut along their outline"),
        ("markers --style discs --theme ink --out deck.pdf", 1, "4 pieces to cut"),
        ("calibrate --out deck.pdf", 2, "flip on the long edge"),
        ("deck --crossing flyover --theme contrast --margin 5,12,9,7 --bleed 2.5", 8, "60 pieces"),
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


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("deck --sets boat --cut", ["deck-cut.svg"]),
        ("deck --sets boat --tts", ["deck-tts-backs.png", "deck-tts-faces.png"]),
        (
            "markers --style discs --pieces --svg",
            [f"{c}-{f}-disc.svg" for c in ("red", "yellow") for f in ("house", "taxi")],
        ),
        ("board --pieces --svg", ["board.svg"]),
        ("markers --cut", ["markers-cut.svg"]),
        ("markers --tts", ["markers-tts-1-faces.png", "markers-tts-2-faces.png"]),
        ("board --tts", ["board-tts-faces.png"]),
        ("board --cut", ["board-cut.svg"]),
    ],
)
def test_other_forms(capsys: Captured, at_home: Path, line: str, names: list[str]) -> None:
    assert typed(capsys, line).startswith("Wrote out/")
    assert sorted(path.name for path in (at_home / "out").iterdir()) == names


def test_the_kit_in_another_language(capsys: Captured, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = typed(capsys, "kit --lang nl --sets cab,medal")
    assert "Print dubbelzijdig, omslaan langs de lange zijde." in out
    assert "5-rules-nl-booklet.pdf: Print dubbelzijdig, omslaan langs de korte zijde." in out
    names = ["1-start.pdf", "2-deck.pdf", "3-board.pdf", "4-markers.pdf", "5-rules-nl-booklet.pdf", "5-rules-nl.pdf"]
    assert sorted(path.name for path in (at_home / "out" / "turbo-taxi").iterdir()) == names
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Stampate fronte-retro" in typed(capsys, "deck --sets cab")


def test_a_printer_is_measured_stored_and_made_up_for(capsys: Captured, at_home: Path) -> None:
    told = typed(capsys, "calibrate --printer school --measured 99.1x98.8 --shift 1.2,-0.5 --turn 0.2")
    stored = at_home / "config" / "ttprint" / "printers" / "school.toml"
    assert str(stored) in told
    assert "shift_x = 1.2" in stored.read_text()
    typed(capsys, "deck --sets cab --out plain.pdf")
    typed(capsys, "deck --sets cab --printer school --out true.pdf")
    assert Path("plain.pdf").read_bytes() != Path("true.pdf").read_bytes()
    typed(capsys, "calibrate --printer school --out test.pdf")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deck --tile 89 --paper 100x80", "does not fit"),
        ("deck --tile 20", "give 30 to 90 mm"),
        ("deck --tile nan", "give 30 to 90 mm"),
        ("deck --sets cba", "'cba' is not a set: did you mean cab?"),
        ("deck --sets 0", "at least 1"),
        ("deck --sets 9999", "512 at most"),
        ("deck --paper a44", "'a44' is not a paper: did you mean a4?"),
        ("deck --paper 10x10", "cannot be printed on"),
        ("deck --bleed -1", "A bleed of -1 mm is out of range"),
        ("deck --margin 150", "leave no room"),
        ("deck --margin wide", "'wide' is not a margin"),
        ("deck --duplex fould", "did you mean fold?"),
        ("deck --theme inc", "did you mean ink?"),
        ("deck --lang pt", "'pt' is not a language"),
        ("deck --only cab-te-1", "the nearest is cab-tee-1"),
        ("deck --dpi 5", "give 30 to 1200"),
        ("deck --cut --tts", "choose one"),
        ("deck --printer school", "Nothing is known of printer 'school'"),
        ("deck --png --out deck.png", "There are 10 files to write, not one"),
        ("deck --pdf --out deck.svg", "end deck.svg in .pdf"),
        ("deck --out /dev/null/deck.pdf", "Cannot write /dev/null/deck.pdf"),
        ("board --cut --tile 80", "--cut needs it on one sheet"),
        ("board --margin 120", "leave no room"),
        ("kit --only cab-tee-1", "printed whole"),
        ("calibrate --measured 99x99", "Name the printer"),
        ("calibrate --printer x --measured 50x99", "cannot measure 50 mm"),
        ("calibrate --printer x --measured 99", "'99' is not a measured size"),
        ("calibrate --printer x --shift 1", "'1' is not a shift"),
        ("calibrate --printer x --shift 30,0", "more than a printer can be off"),
        ("calibrate --printer x --turn much", "'much' is not a turn"),
        ("calibrate --printer ../x --shift 1,1", "cannot name a printer"),
        ("calibrate --paper 100x150", "choose a4 or letter"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)


@pytest.mark.parametrize("text", ["scale_x = 'wide'", "scale_x = 3.0", "colour = 1", "not toml", "scale_x = nan"])
def test_a_broken_profile(capsys: Captured, at_home: Path, text: str) -> None:
    typed(capsys, "calibrate --printer school --shift 1,1")
    (at_home / "config" / "ttprint" / "printers" / "school.toml").write_text(text)
    assert "'school' is broken" in refused(capsys, "deck --printer school", at_home)


def test_a_profile_that_is_no_text(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "calibrate --printer school --shift 1,1")
    (at_home / "config" / "ttprint" / "printers" / "school.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in refused(capsys, "deck --printer school", at_home)
    assert "did you mean school?" in refused(capsys, "deck --printer scool", at_home)


def test_a_file_in_the_way_of_the_folder(capsys: Captured, at_home: Path) -> None:
    (at_home / "out").write_text("")
    assert "Cannot write out/deck.pdf" in refused(capsys, "deck --sets cab", at_home)
