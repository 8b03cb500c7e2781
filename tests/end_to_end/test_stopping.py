"""Signals that come at the worst moments, put there by hand."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ttprint import stopping
from ttprint.files import write_all
from ttprint.stopping import Stopped

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@pytest.fixture(autouse=True)
def _watching() -> Iterator[None]:
    before = {stop: signal.getsignal(stop) for stop in STOPS}
    hook = sys.unraisablehook
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background may ignore it
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    stopping.handle_signals()
    yield
    stopping._received.clear()
    sys.unraisablehook = hook
    for stop, handler in before.items():
        signal.signal(stop, handler)


def rung(function: Callable[..., Any], stop: int, at: int, after: bool) -> Callable[..., Any]:
    """The function, with a signal before or after its call of that number."""
    calls = []

    def ringing(*said: Any, **named: Any) -> Any:
        calls.append(said)
        if len(calls) == at and not after:
            signal.raise_signal(stop)
        result = function(*said, **named)
        if len(calls) == at and after:
            signal.raise_signal(stop)
        return result

    return ringing


def state(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.slow
@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("what", ["open", "replace", "unlink", "mkdir", "stat"])
def test_a_signal_anywhere_in_the_writing_leaves_all_old_or_all_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, at: int, after: bool, stop: int
) -> None:
    names = ("cards.pdf", "answers.pdf", "deep/er/hints.pdf")
    old = dict.fromkeys(names[:2], b"old")
    for name, data in old.items():
        (tmp_path / name).write_bytes(data)
    monkeypatch.setattr(Path, what, rung(getattr(Path, what), stop, at, after))
    try:
        write_all({tmp_path / name: b"new" for name in names})
    except Stopped:
        assert stopping.exit_code() == 128 + stop
    monkeypatch.undo()
    assert state(tmp_path) in (old, dict.fromkeys(names, b"new"))
    if state(tmp_path) == old:
        assert not (tmp_path / "deep").exists()


def test_a_stop_that_waits_is_not_forgotten() -> None:
    done = []

    def work() -> None:
        with stopping.deferred():
            signal.raise_signal(signal.SIGTERM)
            done.append("all")

    with pytest.raises(Stopped):
        work()
    assert done == ["all"]
    assert stopping.exit_code() == 143


def test_a_stop_that_is_lost_while_something_is_thrown_away_comes_back(capfd: pytest.CaptureFixture[str]) -> None:
    """What is raised inside __del__ never gets out, as when pdfium closed a page: it is remembered."""

    class Page:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    page: Page | None = Page()
    page = None
    assert page is None
    with pytest.raises(Stopped):
        stopping.check()
    assert stopping.exit_code() == 130
    assert capfd.readouterr().err == ""


def test_a_stop_that_was_waited_for_is_heeded_once() -> None:
    with pytest.raises(Stopped):
        signal.raise_signal(signal.SIGINT)
    stopping.forget()
    stopping.check()
    with pytest.raises(Stopped):
        signal.raise_signal(signal.SIGTERM)
    assert stopping.exit_code() == 143


LOST = """
import signal, sys
from ttprint.render import png
from ttprint.__main__ import main
class Page:
    def __del__(self): signal.raise_signal(signal.SIGINT)
cover = png.cover
def losing(pdf):
    page = Page()
    del page
    return cover(pdf)
png.cover = losing
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


@pytest.mark.slow
def test_ctrl_c_that_is_lost_still_ends_with_130_and_writes_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOST, "board", "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")
    assert list(tmp_path.iterdir()) == []


def test_under_nohup_a_closed_terminal_stops_nothing() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    stopping.handle_signals()
    with stopping.deferred():
        signal.raise_signal(signal.SIGHUP)
    signal.raise_signal(signal.SIGHUP)
    stopping.check()
