"""Odd words, odd files and odd surroundings: each gets one true sentence, and the guard at the edge is never needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ttprint.cli import main as cli
from ttprint.cli.main import run
from ttprint.cli.printers import profile_path
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.challenges.manifest import manifest
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.render import pdf

MANY = "9" * 5000


@pytest.fixture(autouse=True)
def _no_guard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever nobody foresaw is raised, so that each fault is mended where it arises."""
    monkeypatch.setenv("TTPRINT_DEBUG", "1")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which a command line is refused."""
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("ttprint: ")
    assert told.err.count("\n") == 1
    assert len(told.err) < 1000
    return told.err


@pytest.mark.parametrize(
    "line",
    [
        ["deck", "--sets=--5"],
        ["deck", f"--sets={MANY}"],
        ["deck", f"--sets=-{MANY}"],
        ["deck", "--sets=²"],
        ["solve", f"1-{MANY}", "2-3", "N"],
        ["solve", f"{MANY}-1", "2-3", "N"],
        ["solve", MANY],
        ["challenges", f"--count={MANY}"],
        ["challenges", f"--seed={MANY}"],
        ["board", f"--paper={MANY}x{MANY}"],
        ["board", f"--margin={MANY}"],
        ["board", f"--tile={MANY}"],
        ["worksheet", f"--grids={MANY}"],
        ["classpack", f"--pupils={MANY}"],
        ["calibrate", "--printer=x", f"--measured={MANY}x{MANY}"],
    ],
    ids=lambda line: line[-1][:20],
)
def test_odd_numbers_are_refused(capsys: pytest.CaptureFixture[str], line: list[str]) -> None:
    refused(capsys, *line)


@pytest.mark.parametrize(
    "text",
    [
        f"scale_x = {'[' * 3000}{']' * 3000}",
        f"scale_x = {'{a=' * 3000}1{'}' * 3000}",
        f"scale_x = {MANY}",
        f"scale_x = {'9' * 400}",
        "scale_x = inf",
        "scale_x = nan",
        "# " + "long" * 10_000,
        "\xff",
    ],
    ids=["lists", "tables", "5000 digits", "400 digits", "inf", "nan", "long", "not UTF-8"],
)
def test_odd_profiles_are_refused(capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = profile_path("odd")
    path.parent.mkdir(parents=True)
    path.write_bytes(text.encode("latin-1"))
    assert "printer 'odd'" in refused(capsys, "board", "--printer", "odd")


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "a pipe", "a folder", "itself"])
def test_a_profile_that_is_no_file_is_refused(capsys: pytest.CaptureFixture[str], device: str, tmp_path: Path) -> None:
    path = profile_path("odd")
    path.parent.mkdir(parents=True)
    if device == "a pipe":
        os.mkfifo(path)
    elif device == "a folder":
        path.mkdir()
    else:
        path.symlink_to(path if device == "itself" else device)
    assert "cannot be read" in refused(capsys, "board", "--printer", "odd")


def changed_card(**changes: object) -> str:
    told = json.loads(manifest(choose(1, Level.HARD, 3), 3, {}))
    told["cards"][0] |= changes
    return json.dumps(told)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"cards":' * 100_000,
        f'{{"cards": {MANY}}}',
        '{"cards": "\\ud800"}',
        changed_card(version="\ud800"),
        changed_card(version="AB"),
        changed_card(number=float("inf")),
        changed_card(percentile="much"),
        changed_card(cities=[["N"]]),
        changed_card(code=5),
        "\xff",
        "[" + " " * 5_000_000,
    ],
    ids=lambda text: text[-30:],
)
def test_odd_manifests_are_refused(capsys: pytest.CaptureFixture[str], text: str) -> None:
    Path("odd.json").write_bytes(text.encode("latin-1"))
    assert "odd.json" in refused(capsys, "play", "--pack", "odd.json")
    if not text.startswith('{"order"'):  # the setups alone are read there
        assert "odd.json" in refused(capsys, "challenges", "--without", "odd.json")


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "a pipe", "."])
def test_a_manifest_that_is_no_file_is_refused(capsys: pytest.CaptureFixture[str], device: str) -> None:
    os.mkfifo("a pipe")
    for line in (["play", "--pack", device], ["tournament", "--players", "8", "--without", device]):
        told = refused(capsys, *line)
        assert f"{device} cannot be read: it is not a file; give the .json file" in told


@pytest.mark.parametrize("won", [MANY, "-1", "1,,2", "1 2 x", "²"])
def test_odd_winners_are_refused(capsys: pytest.CaptureFixture[str], won: str) -> None:
    refused(capsys, "tournament", "--players", "8", f"--won={won}")


def test_a_line_break_does_not_split_the_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("1-7\n3-10\nXX", "a\r\nb", "a\x1b[31mb", "a\u2028b", "a\x00b"):
        told = refused(capsys, "solve", word)
        assert "\x1b" not in told
        refused(capsys, word)
        refused(capsys, "deck", "--theme", word)


def test_what_is_wrong_is_told_and_not_blamed_on_standard_output(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "file name too long" in refused(capsys, "board", "--out", "x" * 300 + ".pdf")
    assert "file name too long" in refused(capsys, "board", "--out", "x" * 300)
    (tmp_path / "loop.pdf").symlink_to("loop.pdf")
    assert "a link that leads to itself" in refused(capsys, "board", "--out", "loop.pdf")
    (tmp_path / "loop").symlink_to("loop")
    assert "a link that leads to itself" in refused(capsys, "markers", "--out", "loop")
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert "The current folder no longer exists" in refused(capsys, "board")


def test_a_closed_folder_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["markers", "--out", "first.pdf"]) == 0  # what is read from files is read before root becomes nobody
    capsys.readouterr()
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o000)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        told = refused(capsys, "markers", "--out", str(closed / "x.pdf"))
    finally:
        if root:
            os.seteuid(0)
        closed.chmod(0o700)
    assert "x.pdf: permission denied" in told
    assert list(closed.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("told", ["abc", "0", "1700000000", "9" * 17])
def test_a_time_set_by_a_build_system_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: str
) -> None:
    for name in ("as it is", told):
        for command in ("board", "rules"):
            assert run([command, "--lang", "en", "--out", name]) == 0
        monkeypatch.setenv("SOURCE_DATE_EPOCH", told)
    assert os.environ[pdf.FIXED_TIME] == told
    for file in (tmp_path / "as it is").iterdir():
        assert (tmp_path / told / file.name).read_bytes() == file.read_bytes(), file.name


@pytest.mark.slow
def test_a_home_is_not_needed(tmp_path: Path) -> None:
    bare = {"PATH": os.environ["PATH"]}
    command = [sys.executable, "-m", "ttprint", "markers", "--style", "discs", "--out", "m.pdf"]
    done = subprocess.run(command, cwd=tmp_path, env=bare, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    known = subprocess.run([*command, "--printer", "x"], cwd=tmp_path, env=bare, capture_output=True, text=True)
    assert known.returncode == 2
    assert known.stderr.startswith("ttprint: There is no printer 'x' yet")


def test_whatever_nobody_foresaw_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = [ZeroDivisionError("division\nby zero"), RecursionError(), MemoryError(), OSError(5, "I/O error", "a.pdf")]
    for error in errors:

        def failing(*_: object, error: Exception = error, **__: object) -> None:
            raise error

        monkeypatch.setattr(cli.Program, "invoke", failing)
        monkeypatch.setenv("TTPRINT_DEBUG", "")
        told = refused(capsys, "census")
        assert ("a.pdf" if isinstance(error, OSError) else f"{type(error).__name__}: ") in told
        monkeypatch.setenv("TTPRINT_DEBUG", "1")
        with pytest.raises(type(error)):
            run(["census"])
