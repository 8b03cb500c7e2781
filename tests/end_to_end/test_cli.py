"""The command line from outside: exit codes, pipes, signals, full disks."""

from __future__ import annotations

import os
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
import pytest

from ttprint.cli import main as cli_module
from ttprint.cli.main import SHARED_COMMANDS, cli, other_games, run
from ttprint.games import DEFAULT_GAME

TTPRINT = [sys.executable, "-m", "ttprint"]
COMMANDS = {
    **{name: summary for name, (_, summary) in DEFAULT_GAME.products.items()},
    **{name: summary for name, (summary, _) in SHARED_COMMANDS.items()},
}


def outside(
    *arguments: str, env: dict[str, str] | None = None, preexec_fn: Callable[[], None] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [*TTPRINT, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env, preexec_fn=preexec_fn)


def test_help_and_version() -> None:
    done = outside("--help")
    assert done.returncode == 0
    listed = dict(
        line.split(maxsplit=1) for line in done.stdout.splitlines() if line.startswith("  ") and "  " in line[2:]
    )
    groups = {game.name: f"Print and play {game.title}" for game in other_games()}
    assert listed == COMMANDS | groups
    assert outside("--version").stdout.startswith("ttprint 1.")


@pytest.mark.slow
@pytest.mark.usefixtures("closed_studio", "small_site", "unmeasured")
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_the_same_summary_in_both_helps_and_examples_that_run(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    command = cli.get_command(click.Context(cli), name)
    assert command
    assert command.help
    assert command.help.splitlines()[0] == COMMANDS[name]
    assert run([name, "--help"]) == 0
    shown = capsys.readouterr().out
    examples = [line.strip() for line in shown.partition("Examples:")[2].splitlines() if line.startswith("  ttprint")]
    if name in ("studio", "site"):
        more = {"studio": "--port 9000 --no-open", "site": "--out public --serve"}[name]
        examples = [f"ttprint {name}", f"ttprint {name} {more}"]
        assert ", or ".join(examples) in shown
    assert examples
    monkeypatch.chdir(tmp_path)
    for example in examples:
        program, *arguments = shlex.split(example)
        assert program == "ttprint"
        assert run(arguments) == 0, example


def test_commands_are_not_imported_before_they_are_called() -> None:
    code = "import sys, ttprint.cli.main; print(*[m for m in sys.modules if m.startswith('ttprint.')])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    # the names and summaries of the games and no more: neither paper, nor pictures, nor any product
    games = [f"ttprint.games.{name}" for name in ("turbo_taxi", "turbo_taxi.game", "vite_taxi", "vite_taxi.game")]
    shared = ["errors", "game", "games", "cli", "cli.defaults", "cli.main", "cli.usage", "stopping"]
    assert sorted(loaded.split()) == sorted([*games, *(f"ttprint.{name}" for name in shared)])


def test_no_command_shows_the_help() -> None:
    done = outside()
    assert done.returncode == 2
    assert "Usage: ttprint" in done.stdout + done.stderr


@pytest.mark.slow
def test_colour_only_on_a_terminal_and_never_against_no_color() -> None:
    assert "\x1b[" not in outside("solve", "3D3E").stdout
    coloured = _on_a_terminal({})
    assert "\x1b[" in coloured
    assert "\x1b[" not in _on_a_terminal({"NO_COLOR": "1"})
    assert "\x1b[" not in _on_a_terminal({"TERM": "dumb"})


def _on_a_terminal(environment: dict[str, str]) -> str:
    import pty

    ours, theirs = pty.openpty()
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | {"TERM": "xterm-256color"}
    command = [*TTPRINT, "solve", "3D3E"]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env=clean | environment) as process:
        os.close(theirs)
        output = b""
        try:
            while chunk := os.read(ours, 65536):
                output += chunk
        except OSError:  # how a terminal says that the other end has hung up
            pass
        os.close(ours)
    assert process.returncode == 0
    return output.decode()


@pytest.mark.slow
def test_a_closed_pipe_ends_quietly() -> None:
    command = f"set -o pipefail; {' '.join(TTPRINT)} census --csv - | head -n 2"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines() == ["setup,code,solutions,class,green", "1-2 3-4 NS,0000,15,0000,3"]
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["census", "--csv", "-"], ["solve", "3D3E"]])
def test_a_full_disk_behind_standard_output(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*TTPRINT, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr == "ttprint: Cannot write to standard output: no space left on device.\n"


@pytest.mark.slow
def test_a_full_disk_leaves_no_file(tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

    done = outside("census", "--csv", str(tmp_path / "setups.csv"), preexec_fn=little_room)
    assert done.returncode == 2
    assert done.stderr.startswith(f"ttprint: Cannot write {tmp_path / 'setups.csv'}: ")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_ctrl_c_exits_with_130_and_leaves_nothing(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    deaf = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # nothing is read, so the command cannot end before the signal
    command = [*TTPRINT, "census", "--csv", str(pipe)]
    # a shell lets what it starts in the background ignore Ctrl-C, and children inherit that
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heeds) as process:
        try:
            wait_until_it_waits(process.pid)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
            os.close(deaf)
    assert process.returncode == 130
    assert err.strip() == ""
    assert list(tmp_path.iterdir()) == [pipe]


def wait_until_it_waits(pid: int) -> None:
    """Until the process has nothing to do but wait, where the system tells; long enough for it to start elsewhere."""
    time.sleep(2)
    state = Path(f"/proc/{pid}/stat")
    idle, end = 0, time.monotonic() + 60
    while idle < 5 and state.exists():
        assert time.monotonic() < end, "it never came to wait"
        time.sleep(0.1)
        idle = idle + 1 if state.read_text().rpartition(")")[2].split()[0] == "S" else 0


@pytest.mark.parametrize("stop", [KeyboardInterrupt, click.Abort])
def test_ctrl_c_inside_a_command(monkeypatch: pytest.MonkeyPatch, stop: type[BaseException]) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise stop

    monkeypatch.setattr(cli_module.Program, "invoke", interrupted)
    assert run(["census"]) == 130


def test_shell_completion_knows_the_commands() -> None:
    done = outside(
        env=os.environ | {"_TTPRINT_COMPLETE": "bash_complete", "COMP_WORDS": "ttprint s", "COMP_CWORD": "1"}
    )
    assert "solve" in done.stdout
