"""Serves the folder on this machine, to look at it."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Handler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing of each request."""


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of a folder that listens on this machine only."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, directory=str(folder)))
