"""A studio that listens, and a page of it that may not fail."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from tests.studio.conftest import InProcessPool
from ttprint.studio.connections import open_server
from ttprint.studio.routes import Studio
from ttprint.studio.server import listen
from ttprint.studio.service import Service


class OneByOne(InProcessPool):
    """InProcessPool, but for one thread at a time: a folder of its own is a matter of the whole process."""

    lock = threading.Lock()

    def do(self, task: Any) -> Any:
        with self.lock:
            return super().do(task)


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    with listen("127.0.0.1", 0) as listening:
        studio = Studio(Service(OneByOne()), ())
        server = open_server(DispatcherMiddleware(studio, {"/behind/a-proxy": studio}), listening)

        def serve() -> None:
            with suppress(OSError, ValueError):  # closing the server ends its loop in whatever it does
                server.run()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.close()
        thread.join(5)


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """A page on which no script may fail, and from which nobody else may be asked for anything."""
    with browser.new_context(base_url=address, locale="en-GB", accept_downloads=True) as context:
        page = context.new_page()
        wrong: list[str] = []

        def ours(url: str) -> bool:
            return url.startswith((address, "data:"))

        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: wrong.append(request.url) if not ours(request.url) else None)
        yield page
        assert not wrong
