"""The page in a file, on a server, and its workspace in a JavaScript engine."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.turbo_taxi.play.engine import Engine, workspace_engine
from ttprint.games.turbo_taxi.play.page import PageOrder
from ttprint.games.turbo_taxi.play.page import page as playable_page


@pytest.fixture(scope="session")
def whole_page() -> bytes:
    return playable_page(PageOrder())


@pytest.fixture(scope="session")
def page_file(whole_page: bytes, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("play") / "turbo-taxi.html"
    file.write_bytes(whole_page)
    return file


@pytest.fixture(scope="session")
def page_url(page_file: Path) -> str:
    return page_file.as_uri()


@pytest.fixture(scope="session")
def served_url(page_file: Path) -> Iterator[str]:
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    handler = functools.partial(Quiet, directory=str(page_file.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{page_file.name}"
        server.shutdown()


@pytest.fixture(scope="module")
def page() -> Engine:
    return workspace_engine()
