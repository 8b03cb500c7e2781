"""ttprint calibrate: a printer is tested, measured, and made up for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Captured, page_count, refused, typed

pytestmark = pytest.mark.usefixtures("at_home")


def test_the_test_page(capsys: Captured) -> None:
    told = typed(capsys, "calibrate").splitlines()
    assert told[0] == "Wrote out/calibrate.pdf"
    assert told[1].startswith("1 sheet of A4 · ")
    assert "flip on the long edge" in told[2]
    assert page_count("out/calibrate.pdf") == 2


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
        ("calibrate --measured 99x99", "Name the printer"),
        ("calibrate --printer x --measured 50x99", "cannot measure 50 mm"),
        ("calibrate --printer x --measured 99", "'99' is not a measured size"),
        ("calibrate --printer x --shift 1", "'1' is not a shift"),
        ("calibrate --printer x --shift 30,0", "No printer is off by"),
        ("calibrate --printer x --turn much", "'much' is not an angle"),
        ("calibrate --printer ../x --shift 1.5,1", "cannot name a printer"),
        (f"calibrate --printer {'é' * 51} --shift 1.5,1", "cannot name a printer: use up to 50 letters"),
        ("calibrate --paper 100x150", "choose a4 or letter"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)


def stored(at_home: Path, name: str = "school") -> str:
    return (at_home / "config" / "ttprint" / "printers" / f"{name}.toml").read_text()


def test_a_measure_that_is_not_given_stays_as_stored(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "calibrate --printer school --measured 99.1x98.8 --shift 1.2,-0.5 --turn 0.2")
    told = typed(capsys, "calibrate --printer school --shift 2,0")
    assert "scale_x = 0.991" in stored(at_home)
    assert "turn = 0.2" in stored(at_home)
    assert "shift_x = 2.0" in stored(at_home)
    assert "Across, 100 mm comes out as 99.1 mm. Down, 100 mm comes out as 98.8 mm." in told
    assert "2 mm too far to the right" in told


def test_readings_are_stored_and_a_second_sheet_is_asked_for(capsys: Captured, at_home: Path) -> None:
    told = typed(capsys, "calibrate --printer school --measured 99.1x98.8 --read=-1.25,-0.5,0.5,0.5")
    assert "Backs are 1.24 mm too far to the left. Backs are 0.49 mm too high." in told
    assert "print a second test page with ttprint calibrate --printer school" in told
    assert "turn = 0.0" in stored(at_home)
    told = typed(capsys, "calibrate --printer school --refine --read 0.1,0,0,0")
    assert "second sheet" not in told
    assert "Backs are 1.14 mm too far to the left." in told


def test_measures_on_a_corrected_sheet_are_added(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "calibrate --printer school --measured 99x98 --shift 1.5,-0.5")
    typed(capsys, "calibrate --printer school --refine --shift 0.25,0.25")
    assert "shift_x = 1.75" in stored(at_home)
    assert "shift_y = -0.25" in stored(at_home)
    assert "scale_x = 0.99" in stored(at_home)


def test_printers_are_listed_shown_and_forgotten(capsys: Captured, at_home: Path) -> None:
    assert "No printer has been measured yet" in typed(capsys, "calibrate --list")
    typed(capsys, "calibrate --printer school --shift 1.2,-0.5")
    typed(capsys, "calibrate --printer attic --measured 99x99")
    listed = typed(capsys, "calibrate --list").splitlines()
    assert [line.split(":")[0] for line in listed] == ["Printer attic", "Printer school"]
    assert typed(capsys, "calibrate --printer school --show").strip() == listed[1]
    assert listed[1] == "Printer school: Backs are 1.2 mm too far to the right. Backs are 0.5 mm too high."
    assert typed(capsys, "calibrate --printer school --forget").strip() == "Removed printer school."
    assert typed(capsys, "calibrate --list").splitlines() == listed[:1]
    assert "There is no printer 'school' yet" in refused(capsys, "calibrate --printer school --show", at_home)


def test_the_corrected_test_sheet_asks_for_refining(capsys: Captured) -> None:
    typed(capsys, "calibrate --printer attic --shift 1.5,1")
    told = typed(capsys, "calibrate --printer attic --out test.pdf")
    import pypdfium2

    document = pypdfium2.PdfDocument("test.pdf")
    text = document[0].get_textpage().get_text_range()
    document.close()
    assert "ttprint" not in text.replace("in ttprint", "")
    assert told.splitlines()[-1].startswith("Read the sheet, then type: ttprint calibrate --printer attic --refine")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("calibrate --show", "Which printer?"),
        ("calibrate --forget --printer nobody", "There is no printer 'nobody' yet"),
        (f"calibrate --forget --printer {'a' * 300}", "cannot name a printer: use up to 50 letters"),
        (f"board --printer {'a' * 300}", "cannot name a printer: use up to 50 letters"),
        ("calibrate --list --shift 1.5,1", "--list is used alone"),
        ("calibrate --printer x --refine", "--refine adds measurements"),
        ("calibrate --printer x --refine --shift 1.5,1", "There is no printer 'x' yet"),
    ],
)
def test_questions_that_cannot_be_answered(capsys: Captured, at_home: Path, line: str, sentence: str) -> None:
    assert sentence in refused(capsys, line, at_home)
