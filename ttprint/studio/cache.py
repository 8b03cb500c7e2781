"""What was made lately, kept by the errand it was made for; bounded in bytes and in time, the longest unused first."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

Thing = TypeVar("Thing")


class Shelf:
    """Things by key; whoever asks for one that is being made waits for it instead of making it again."""

    def __init__(self, room: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.room, self.filled, self.clock = room, 0, clock
        self._things: OrderedDict[str, tuple[Any, int, float]] = OrderedDict()  # the longest unused comes first
        self._under_way: dict[str, Future[Any]] = {}
        self._lock = threading.Lock()

    def get(self, key: str, make: Callable[[], Thing], weigh: Callable[[Thing], int]) -> Thing:
        """The thing of that key, made if it is not here."""
        with self._lock:
            if key in self._things:
                found: Thing
                found, weight, _ = self._things.pop(key)
                self._things[key] = (found, weight, self.clock())
                return found
            waits = key in self._under_way
            future = self._under_way.setdefault(key, Future())
        if waits:
            made: Thing = future.result()
            return made
        try:
            made = make()
        except BaseException as error:
            with self._lock:
                del self._under_way[key]
            future.set_exception(error)
            raise
        with self._lock:
            self._put(key, made, weigh(made))
            del self._under_way[key]
        future.set_result(made)
        return made

    def sweep(self, seconds: float) -> None:
        """Drop what was not asked for in so many seconds."""
        with self._lock:
            while self._things and next(iter(self._things.values()))[2] < self.clock() - seconds:
                self._drop()

    def __contains__(self, key: str) -> bool:
        return key in self._things

    def _put(self, key: str, thing: object, weight: int) -> None:
        if weight > self.room // 2:
            return  # it would push out everything else
        self._things[key] = (thing, weight, self.clock())
        self.filled += weight
        while self.filled > self.room:
            self._drop()

    def _drop(self) -> None:
        _, (_, weight, _) = self._things.popitem(last=False)
        self.filled -= weight
