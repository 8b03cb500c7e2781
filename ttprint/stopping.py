"""Being stopped from outside: Ctrl-C, an end asked for by the system, a terminal that is closed.

stop: a signal that asks the program to end; it ends in good order, with nothing half done
held: stops wait until something that must not be cut in two is done
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

INTERRUPTED = 130  # what a shell expects of a program that Ctrl-C ended

_STOPS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_heard: list[int] = []  # the stops that came, also one whose exception got lost in somebody else's clean-up


class Stopped(KeyboardInterrupt):
    """A stop, on its way up through the program."""


def watch() -> None:
    """End in good order at every stop that is not ignored, as it is under nohup."""
    for stop in _STOPS:
        if signal.getsignal(stop) is not signal.SIG_IGN:
            signal.signal(stop, _stop)
    sys.unraisablehook = _unraisable


def check() -> None:
    """Stop here if a stop came and its exception got lost: Python drops what is raised while it throws things away."""
    if _heard:
        raise Stopped


def heeded() -> None:
    """Forget the stop: the command has ended as it should, as one does that waits for nothing else."""
    _heard.clear()


def code() -> int:
    """The exit code that tells which stop it was."""
    return 128 + _heard[0] if _heard else INTERRUPTED


@contextmanager
def held() -> Iterator[None]:
    """Let stops wait until this is done."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is ever stopped
        return
    waiting: list[int] = []
    before = {stop: signal.getsignal(stop) for stop in _STOPS}
    try:
        for stop in _STOPS:
            if before[stop] is not signal.SIG_IGN:
                signal.signal(stop, lambda number, _: waiting.append(number))
        yield
    finally:
        for stop, handler in before.items():
            if handler is not None:
                signal.signal(stop, handler)
        if waiting:
            signal.raise_signal(waiting[0])


def _stop(number: int, _: FrameType | None) -> None:
    _heard.append(number)
    raise Stopped


def _unraisable(lost: Any) -> None:
    """Say nothing of a stop that got lost: `check` comes back to it."""
    if not isinstance(lost.exc_value, Stopped):
        sys.__unraisablehook__(lost)
