"""ttprint studio from outside: it listens on loopback, takes the next port, ends with Ctrl-C and leaves nothing."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from ttprint.errors import TtprintError
from ttprint.studio import application
from ttprint.studio.jobs import MakeJob, Result, do_job
from ttprint.studio.routes import hosted_studio
from ttprint.studio.server import listen


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_with_ctrl_c_in_the_middle_of_work(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken, ExitStack() as launched:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "ttprint", "studio", "--no-open", "--port", str(port)]
        process = launched.enter_context(
            subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
                env={**os.environ, "TMPDIR": str(tmp_path)},
                text=True,
            )
        )
        try:
            assert process.stdout
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            assert found
            assert int(found[1]) != port
            with urllib.request.urlopen(found[0], timeout=30) as answer:
                assert answer.status == 200
            with socket.create_connection(("127.0.0.1", int(found[1])), timeout=30) as waits:
                waits.sendall(b"GET /turbo-taxi/classpack/download?pupils=30 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                while not list(tmp_path.glob("*")):  # the first worker is being started
                    time.sleep(0.02)
                process.send_signal(signal.SIGINT)
                assert process.wait(30) == 0
            assert process.stderr
            assert process.stderr.read() == ""
        finally:
            process.kill()
    assert not list(tmp_path.glob("*"))
    with listen("127.0.0.1", int(found[1])) as again:  # the next studio gets the same address
        assert again.getsockname()[1] == int(found[1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "option"), [("/calibrate", "png"), ("/turbo-taxi/rules", "pages"), ("/turbo-taxi/markers", "tts")]
)
def test_a_worker_writes_no_file_that_it_could_leave(path: str, option: str, written: list[str]) -> None:
    """A worker that is killed has nothing to clean up."""
    done = do_job(MakeJob(path, {option: ("1",)}, image=(1, 1)))
    assert isinstance(done, Result)
    assert done.files
    assert not written


@pytest.fixture
def written() -> Iterator[list[str]]:
    """What this process opens for writing, makes a folder of, or takes for a temporary file."""
    found: list[str] = []
    _WATCHING.append(found)
    yield found
    _WATCHING.remove(found)


_WATCHING: list[list[str]] = []


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if event in ("os.mkdir", "tempfile.mkdtemp", "tempfile.mkstemp") or (
        event == "open" and isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    ):
        for found in _WATCHING:
            found.append(f"{event} {arguments[0]}")


sys.addaudithook(_watch)


FIRST_PAGE = """
import sys
from werkzeug.test import Client
from ttprint.studio.service import Service
from ttprint.studio.routes import Studio
from ttprint.studio.worker_pool import WorkerPool
assert Client(Studio(Service(WorkerPool()), ())).get("/", headers={"Host": "localhost"}).status_code == 200
drawn = [name for name in sys.modules if ".products." in name or ".art" in name or "typst" in name]
assert not drawn, drawn
"""


@pytest.mark.slow
def test_the_first_page_waits_for_nothing_that_draws() -> None:
    """The command is quick to show its first page because it imports no product for it."""
    subprocess.run([sys.executable, "-c", FIRST_PAGE], check=True, timeout=60)


@pytest.mark.parametrize("text", ["0", "-1", "two", "1.5", "١", "99999999"])
@pytest.mark.parametrize("name", ["TTPRINT_WORKERS", "TTPRINT_SECONDS"])
def test_a_setting_that_cannot_be_is_named(name: str, text: str) -> None:
    with pytest.raises(TtprintError, match=f"{name} is '{text}': give a whole number from 1"):
        hosted_studio({name: text})


@pytest.mark.slow
def test_any_server_can_call_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from werkzeug.test import Client

    from ttprint.studio import _hosted

    monkeypatch.setenv("TTPRINT_HOSTS", "print.school.example")
    monkeypatch.setenv("TTPRINT_WORKERS", "1")
    _hosted.cache_clear()
    client = Client(application)
    assert client.get("/", headers={"Host": "print.school.example"}).status_code == 200
    assert client.get("/", headers={"Host": "other.example"}).status_code == 421
    studio = _hosted()
    studio.close()  # type: ignore[attr-defined]
    _hosted.cache_clear()
