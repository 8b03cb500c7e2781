"""make windows on a machine without Wine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import windows
from ttprint.cli.main import run


def test_what_is_missing_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert windows.main() == windows.MISSING
    assert capsys.readouterr().out == "No Wine on this machine: nothing is tried on Windows (apt-get install wine)\n"


def test_every_package_that_is_needed_is_taken_along() -> None:
    needed = windows._needed()
    assert {"click", "typst", "waitress", "werkzeug"} <= set(needed)  # werkzeug is needed by flask
    assert "pytest" not in needed


@pytest.mark.parametrize("case", [case for case in windows.CASES if case.code == 2], ids=lambda case: case.line)
def test_the_sentences_that_are_looked_for_are_said(
    case: windows.Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ttprint.files.WINDOWS", True)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.chdir(tmp_path)
    assert run(case.line.split()) == case.code
    assert case.said in capsys.readouterr().err
