"""What is done beside the requests: preparing once somebody has seen the first page, tidying when nobody asks."""

from __future__ import annotations

import threading
from contextlib import suppress

from ttprint.errors import TtprintError
from ttprint.studio import assets
from ttprint.studio.service import Desk

EVERY = 5.0  # seconds


class Upkeep:
    """A thread that keeps a desk in order; it begins after the first answer, which it would only slow down."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def begin(self) -> None:
        """Begin, if it has not."""
        with self._lock:
            if self._thread is None and not self._ended.is_set():
                self._thread = threading.Thread(target=self._keep, daemon=True)
                self._thread.start()

    def end(self) -> None:
        """End it."""
        self._ended.set()

    def _keep(self) -> None:
        with suppress(TtprintError):  # all are busy: then they are warm, too
            self.desk.prepare()
        for name in assets.NAMES:
            assets.asset(name)
        while not self._ended.wait(EVERY):
            self.desk.tidy()
