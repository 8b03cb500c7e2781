"""ttprint studio from outside: it listens on loopback, takes the next port, ends with Ctrl-C and leaves nothing."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import urllib.request
from functools import partial

import pytest

from ttprint.errors import TtprintError
from ttprint.studio import application
from ttprint.studio.routes import hosted_studio
from ttprint.studio.server import listen


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_with_ctrl_c() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "ttprint", "studio", "--no-open", "--port", str(port)]
        heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heeds, text=True) as process:  # fmt: skip  # noqa: E501
            try:
                assert process.stdout
                found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
                assert found
                assert int(found[1]) != port
                with urllib.request.urlopen(found[0], timeout=30) as answer:
                    assert answer.status == 200
                process.send_signal(signal.SIGINT)
                assert process.wait(30) == 0
                assert process.stderr
                assert process.stderr.read() == ""
            finally:
                process.kill()


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
