"""Many slow clients at once: a visitor is served all the same, and nobody keeps a connection for ever."""

from __future__ import annotations

import http.client
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from itertools import cycle

import pytest

from tests.studio.conftest import InProcessPool
from ttprint.studio import connections
from ttprint.studio.connections import THREADS, open_server
from ttprint.studio.guards import MOST_BODY
from ttprint.studio.routes import Studio
from ttprint.studio.server import listen
from ttprint.studio.service import Service

SILENT, IN_HEADERS = b"", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
IN_BODY = b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n"


@pytest.fixture
def port(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a studio that waits for a request for so many seconds."""
    monkeypatch.setattr(connections, "SECONDS", request.param)
    with listen("127.0.0.1", 0) as listening:
        server = open_server(Studio(Service(InProcessPool()), ()), listening)

        def serve() -> None:
            with suppress(OSError, ValueError):  # closing the server ends its loop in whatever it does
                server.run()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        server.task_dispatcher.shutdown()
        server.close()
        thread.join(5)


def visit(port: int) -> int:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=2)) as visitor:
        visitor.request("GET", "/-/studio.js")
        return visitor.getresponse().status


def test_the_studio_refuses_before_the_server_does() -> None:
    """Its own limits are reached first: it closes the connection that waits longest, and answers with sentences."""
    with (
        listen("127.0.0.1", 0) as listening,
        closing(open_server(Studio(Service(InProcessPool()), ()), listening)) as it,
    ):
        assert it.adj.connection_limit > connections.MOST_CONNECTIONS
        assert it.adj.max_request_header_size > MOST_BODY == it.adj.max_request_body_size
        it.task_dispatcher.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("port", [60], indirect=True)
def test_a_visitor_is_served_beside_250_half_open_connections(port: int) -> None:
    assert connections.MOST_CONNECTIONS > THREADS
    with ExitStack() as open_ones:
        for _, sent in zip(range(250), cycle((SILENT, IN_HEADERS, IN_BODY)), strict=False):
            client = open_ones.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
            client.sendall(sent)
        for _ in range(3):
            began = time.monotonic()
            assert visit(port) == 200
            assert time.monotonic() - began < 2


@pytest.mark.slow
@pytest.mark.parametrize("port", [1], indirect=True)
def test_a_request_that_drips_in_is_ended_and_one_in_two_parts_is_answered(port: int) -> None:
    began = time.monotonic()
    with ExitStack() as open_ones:
        clients = []
        for sent in (IN_HEADERS, IN_BODY):
            clients.append(open_ones.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10)))
            clients[-1].sendall(sent)
        patient = open_ones.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
        patient.sendall(IN_HEADERS)
        time.sleep(0.3)
        patient.sendall(b"no\r\n\r\n")
        assert patient.recv(12) == b"HTTP/1.1 200"
        while clients and time.monotonic() < began + 10:
            clients = [client for client in clients if not ended(client)]
            time.sleep(0.1)
    assert not clients


def ended(client: socket.socket) -> bool:
    """Send one more byte; True if the server has closed the connection."""
    client.settimeout(0.01)
    try:
        client.send(b"x")
        return client.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True
