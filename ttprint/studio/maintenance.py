"""Background work: preparing after the first page was served, ending idle workers, dropping unused results."""

from __future__ import annotations

import threading
from contextlib import suppress

from ttprint.errors import TtprintError
from ttprint.studio import assets
from ttprint.studio.service import Service

INTERVAL = 5.0  # seconds


class Maintenance:
    """A thread that maintains a service; it begins after the first answer, which it would only slow down."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def begin(self) -> None:
        """Start the thread, if it has not been started."""
        with self._lock:
            if self._thread is None and not self._ended.is_set():
                self._thread = threading.Thread(target=self._run, daemon=True)
                self._thread.start()

    def end(self) -> None:
        """Stop the thread."""
        self._ended.set()

    def _run(self) -> None:
        with suppress(TtprintError):  # all workers are busy, so they are running already
            self.service.prepare()
        for name in assets.names():
            assets.asset(name)
        while not self._ended.wait(INTERVAL):
            self.service.tidy()
