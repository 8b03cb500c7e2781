"""Progress is shown as steps done of steps expected, and endless work is refused."""

from __future__ import annotations

import io
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.cases import few
from ttprint.cli import commands
from ttprint.cli.main import run
from ttprint.order.context import Progress


class Counter(Progress):
    expected = done = 0

    def expect(self, steps: int, work: str = "") -> None:
        self.expected += steps

    def advance(self, steps: int = 1) -> None:
        self.done += steps


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


QUICK = (
    "kit --sets cab --svg --pdf",
    "deck --sets 1 --pieces --dpi 30",
    "challenges --count 10 --hints --svg --png --pdf --dpi 30",
    "worksheet --copies 4",
    "classpack --pupils 9 --duplex none --svg",
)
EVERY = (
    *QUICK,
    "deck --sets 3 --png --dpi 30",
    "deck --sets 1 --tts",
    "challenges --count 3 --answers backs --pieces --dpi 30",
    "poster 3D3E --png --svg --dpi 30",
    "rules --lang nl --html",
)


@pytest.mark.slow
@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("line", few(EVERY, QUICK))
def test_as_many_pages_are_announced_as_are_drawn(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counter = Counter()
    monkeypatch.setattr(commands, "show_progress", lambda: nullcontext(counter))
    assert run([*line.split(), "--out", str(tmp_path)]) == 0
    assert counter.expected == counter.done > 0


@pytest.mark.slow
def test_a_terminal_shows_steps_done_of_steps_expected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clever, dumb = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stderr", clever)
    monkeypatch.setenv("TERM", "xterm")
    assert run(["kit", "--sets", "cab", "--out", str(tmp_path)]) == 0
    assert "8/8" in clever.getvalue()
    assert "\x1b" in clever.getvalue()
    monkeypatch.setattr(sys, "stderr", dumb)
    monkeypatch.setenv("TERM", "dumb")
    assert run(["markers", "--out", str(tmp_path)]) == 0
    assert dumb.getvalue() == ""


@pytest.mark.slow
@pytest.mark.parametrize("line", ["deck --sets 512 --svg", "challenges --count 100 --versions 7 --pieces --svg"])
def test_more_drawings_than_can_be_held_are_refused(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line.split(), "--out", str(tmp_path)]) == 2
    assert "than the 600 that can be made at once" in capsys.readouterr().err
