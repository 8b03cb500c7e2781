"""Serves the studio with waitress, and keeps slow or silent clients from using up its connections.

waiting: a connection on which nothing is being answered: idle, or in the middle of a request that comes in slowly
"""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import waitress
from waitress import wasyncore
from waitress.channel import HTTPChannel

from ttprint import stopping
from ttprint.studio.guards import MOST_BODY

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

    from ttprint.studio.routes import Studio

THREADS = 24
MOST_HEADERS = 4 * MOST_BODY
MOST_CONNECTIONS = 200  # beyond it, the one that has waited longest is closed
SECONDS = 15  # for a whole request to come in, and between two requests
INTERVAL = 1  # seconds between two looks at the connections


class Connection(HTTPChannel):  # type: ignore[misc]
    """A connection whose requests must come in whole within the time limit, however steadily their bytes do.

    A new connection beyond the limit closes the one that has waited longest.
    """

    last_activity: float

    def handle_read(self) -> None:
        """Receive some bytes; those that only continue a request do not extend its time."""
        request, since = self.request, self.last_activity
        super().handle_read()
        if request is not None and self.request is request:
            self.last_activity = since

    def add_channel(self, map: dict[int, Any] | None = None) -> None:
        """Register the connection, and make room for it."""
        super().add_channel(map)
        others = [one for one in self.server.active_channels.values() if one is not self and not one.will_close]
        waiting = [one for one in others if not one.requests and not one.total_outbufs_len]
        if len(others) >= MOST_CONNECTIONS and waiting:
            min(waiting, key=lambda one: one.last_activity).will_close = True


def open_server(application: WSGIApplication, listening: socket.socket) -> Any:
    """A server of waitress that answers at the socket when its loop runs."""
    server = waitress.create_server(
        application,
        sockets=[listening],
        threads=THREADS,
        ident=None,
        max_request_header_size=MOST_HEADERS,
        max_request_body_size=MOST_BODY,
        connection_limit=MOST_CONNECTIONS + THREADS,
        channel_timeout=SECONDS,
        cleanup_interval=INTERVAL,
    )
    server.channel_class = Connection
    return server


def serve(studio: Studio, listening: socket.socket) -> None:
    """Serve until a stop, which is the normal end: it ends the workers first, so that no thread waits for one."""
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # a full queue is normal
    server = open_server(studio, listening)
    try:
        with suppress(KeyboardInterrupt):
            wasyncore.loop(timeout=INTERVAL, map=server._map)
        stopping.forget()
    finally:
        studio.close()
        server.task_dispatcher.shutdown()
        server.close()
