"""ttprint calibrate: a printer is tested, measured, and made up for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shell.typed import Captured, page_count, refused, typed

pytestmark = pytest.mark.usefixtures("at_home")


def test_the_test_page(capsys: Captured) -> None:
    told = typed(capsys, "calibrate").splitlines()
    assert told[0] == "Wrote out/calibrate.pdf"
    assert told[1].startswith("1 sheet of A4 · 2 printed pages")
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
