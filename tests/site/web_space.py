"""A web space for the site, below a path of a host: with wrong types, as slow as wanted, with files missing."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PATH = "/games/taxi/"
PIECE = 16_384  # bytes that are sent at once


@dataclass
class WebSpace:
    """The files of a site, and what is wrong with the web space; `asked` are the paths that were asked for."""

    files: Mapping[str, bytes]
    address: str = ""
    wrong_types: bool = False
    rate: float = 0  # bytes in a second; 0 for as many as there are
    missing: tuple[str, ...] = ()
    asked: list[str] = field(default_factory=list)
    gate: threading.Lock = field(default_factory=threading.Lock)

    def type_of(self, name: str) -> str:
        """The type that a file is sent with. Browsers take service workers and pages only with the right one."""
        right = {"html": "text/html", "js": "text/javascript", "css": "text/css", "png": "image/png"}
        return right.get(name.rpartition(".")[2], "text/plain" if self.wrong_types else "application/octet-stream")


@contextmanager
def served(files: Mapping[str, bytes]) -> Iterator[WebSpace]:
    """A web space on this machine."""
    space = WebSpace(files)

    class Handler(SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.partition("?")[0].removeprefix(PATH)
            name = f"{name}index.html" if not name or name.endswith("/") else name
            space.asked.append(name)
            data = space.files.get(name)
            if data is None or name.endswith(space.missing or ("\0",)):
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("Content-Type", space.type_of(name))
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            for start in range(0, len(data), PIECE):
                self.wfile.write(data[start : start + PIECE])
                if space.rate:  # all connections share the line
                    with space.gate:
                        time.sleep(PIECE / space.rate)

        def log_message(self, *_: Any) -> None:
            """Say nothing of each request."""

    class Server(ThreadingHTTPServer):
        def handle_error(self, *_: Any) -> None:
            """A browser that hangs up is no fault."""

    serving = Server(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    space.address = f"http://127.0.0.1:{serving.server_address[1]}{PATH}"
    try:
        yield space
    finally:
        serving.shutdown()
        serving.server_close()
        thread.join(5)
