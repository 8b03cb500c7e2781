"""Standard output and error that are closed, full, deaf, or know few letters: none of them stops the work."""

from __future__ import annotations

import codecs
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ttprint.cli.streams import hardened

TTPRINT = f"{sys.executable} -m ttprint"
RUN_LINES = """
import sys
from ttprint.cli.main import run
from ttprint.cli.streams import harden_streams
harden_streams()
sys.exit(sum(run(line.split()) for line in LINES))
"""
WRONG = "check 7KQ2 N N N N N N N N N"


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = ["bash", "-c", f"set -o pipefail; {line}"]
    return subprocess.run(command, capture_output=True, timeout=120, env=clean | environment)


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["2>&-", ">&-", "<&-", "<&- >&- 2>&-"])
def test_closed_streams_stop_no_printing(tmp_path: Path, closed: str) -> None:
    done = shell(f"{TTPRINT} board --lang en --out {tmp_path}/board.pdf {closed}")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Wrote") or ">&-" in closed.split()
    data = (tmp_path / "board.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert b"Wrote" not in data  # the file must not have got the number of a closed stream


@pytest.mark.slow
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("line", ["--help", "--version", "solve 7KQ2", "deck --help"])
def test_a_full_device_is_told_in_one_sentence(line: str, unbuffered: str) -> None:
    done = shell(f"{TTPRINT} {line} > /dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == 2
    assert done.stderr == b"ttprint: Cannot write to standard output: no space left on device.\n"


def test_nobody_to_complain_to() -> None:
    assert shell(f"{TTPRINT} solve 7KQ2 > /dev/full 2> /dev/full").returncode == 2
    assert shell(f"{TTPRINT} solve nonsense 2> /dev/full").returncode == 2
    assert shell(f"{TTPRINT} solve nonsense 2>&-").returncode == 2


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["true", "head -n 1"])
def test_a_reader_that_goes_away_does_not_change_the_answer(reader: str) -> None:
    for line, code in ((WRONG, 1), ("solve 7KQ2 --all", 0), ("census --csv -", 0)):
        done = shell(f"{TTPRINT} {line} | {reader}")
        assert (done.returncode, done.stderr) == (code, b""), line


@pytest.mark.slow
def test_output_that_is_redirected_on_windows_does_not_break(tmp_path: Path) -> None:
    lines = [
        "solve 7KQ2",
        "census",
        "calibrate --printer é --shift=-1.0,2.0",
        "calibrate --list",
        "vite-taxi die --lang fr",
    ]
    done = subprocess.run(
        [sys.executable, "-c", f"LINES = {lines}\n{RUN_LINES}"],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "cp1252:surrogateescape", "PYTHONUTF8": "0"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"code 7KQ2" in done.stdout
    assert done.stdout.count(b"mm") >= 2


@pytest.mark.parametrize("errors", ["strict", "surrogateescape", "surrogatepass", "ignore", "xmlcharrefreplace"])
@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii", "utf-8", "utf-16", "utf-32", "shift_jis", "utf-7"])
def test_letters_that_cannot_be_shown_are_replaced(encoding: str, errors: str) -> None:
    written = io.BytesIO()
    plain = io.TextIOWrapper(written, encoding=encoding, errors=errors)
    stream = hardened(plain, reports_errors=True)
    print("E496 ┏━┓\u202f→∞ \udcff \ud800 ok", file=stream, flush=True)
    text = codecs.decode(written.getvalue(), encoding, "replace")
    assert text.startswith("E496 ")
    assert text.endswith(" ok\n")
    if errors == "strict" and encoding in ("cp1252", "ascii"):
        assert text == "E496 ??? ?? ? ? ok\n"
    if encoding == "utf-8" and errors != "ignore" and not errors.startswith("xml"):
        assert written.getvalue() == "E496 ┏━┓\u202f→∞ ".encode() + b"\xff ? ok\n"


@pytest.mark.slow
def test_a_name_that_is_no_text_is_written_and_told(tmp_path: Path) -> None:
    done = shell(f"{TTPRINT} board --lang en --out {tmp_path}/$'\\xff'.pdf", LC_ALL="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Wrote ")
    assert [os.fsencode(path.name) for path in tmp_path.iterdir()] == [b"\xff.pdf"]
