"""Stop signals: Ctrl-C, a termination request of the system, a closed terminal.

stop: one of these signals; it raises Stopped, so that the program cleans up before it ends
deferred: a stop waits until an operation that must not be interrupted is done
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

INTERRUPTED = 130  # the exit code that a shell expects after Ctrl-C

_STOPS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_received: list[int] = []  # stops that came, also those whose exception was swallowed by other code


class Stopped(KeyboardInterrupt):
    """Raised when a stop signal arrives."""


def handle_signals() -> None:
    """Raise Stopped at every stop signal, except those that are ignored, as under nohup."""
    for stop in _STOPS:
        if signal.getsignal(stop) is not signal.SIG_IGN:
            signal.signal(stop, _stop)
    sys.unraisablehook = _unraisable


def check() -> None:
    """Raise Stopped if a stop came whose exception was lost: Python drops those that are raised in a destructor."""
    if _received:
        raise Stopped


def forget() -> None:
    """Forget stops that came, after a command for which a stop is the normal end."""
    _received.clear()


def exit_code() -> int:
    """Return the exit code that names the stop signal."""
    return 128 + _received[0] if _received else INTERRUPTED


@contextmanager
def deferred() -> Iterator[None]:
    """Delay stops until the block is done."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals arrive only in the main thread
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
    _received.append(number)
    raise Stopped


def _unraisable(lost: Any) -> None:
    """Print nothing about a lost Stopped, which `check` raises again."""
    if not isinstance(lost.exc_value, Stopped):
        sys.__unraisablehook__(lost)
