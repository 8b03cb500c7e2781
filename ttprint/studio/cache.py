"""A cache of results, bounded in bytes and in time; the longest unused ones are dropped first.

large: a value that takes more than half of the size; one is kept beside the others, so that it pushes none of them out
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

Value = TypeVar("Value")


class Cache:
    """Values by key. A request for a value that is being made waits for it instead of making it again."""

    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.size, self.used, self.clock = size, 0, clock  # `used` counts all but the large value
        self._large = ""  # the key of the large value, if there is one
        self._values: OrderedDict[str, tuple[Any, int, float]] = OrderedDict()  # the longest unused comes first
        self._in_progress: dict[str, Future[Any]] = {}
        self._lock = threading.Lock()

    def get(self, key: str, make: Callable[[], Value], weigh: Callable[[Value], int]) -> Value:
        """The value of a key, made if it is not here; `weigh` gives its bytes."""
        with self._lock:
            if key in self._values:
                found: Value
                found, weight, _ = self._values.pop(key)
                self._values[key] = (found, weight, self.clock())
                return found
            waits = key in self._in_progress
            future = self._in_progress.setdefault(key, Future())
        if waits:
            made: Value = future.result()
            return made
        try:
            made = make()
        except BaseException as error:
            with self._lock:
                del self._in_progress[key]
            future.set_exception(error)
            raise
        with self._lock:
            self._put(key, made, weigh(made))
            del self._in_progress[key]
        future.set_result(made)
        return made

    def drop_unused(self, seconds: float) -> None:
        """Drop values that were not asked for in that time."""
        with self._lock:
            for key in [key for key, (_, _, asked) in self._values.items() if asked < self.clock() - seconds]:
                self._drop(key)

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def _put(self, key: str, value: object, weight: int) -> None:
        self._values[key] = (value, weight, self.clock())
        if weight > self.size // 2:
            if self._large:
                self._drop(self._large)
            self._large = key
            return
        self.used += weight
        while self.used > self.size:
            self._drop(next(kept for kept in self._values if kept != self._large))

    def _drop(self, key: str) -> None:
        _, weight, _ = self._values.pop(key)
        if key == self._large:
            self._large = ""
        else:
            self.used -= weight
