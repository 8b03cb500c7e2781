"""make windows on a machine without Wine."""

from __future__ import annotations

import pytest

from tools import windows


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
