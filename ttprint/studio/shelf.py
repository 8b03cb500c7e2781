"""What was made lately, kept by the errand it was made for; bounded in bytes, the longest unused goes first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

Thing = TypeVar("Thing")


class Shelf:
    """Things by key; whoever asks for one that is being made waits for it instead of making it again."""

    def __init__(self, room: int) -> None:
        self.room, self.filled = room, 0
        self._things: OrderedDict[str, tuple[Any, int]] = OrderedDict()
        self._under_way: dict[str, Future[Any]] = {}
        self._lock = threading.Lock()

    def get(self, key: str, make: Callable[[], Thing], weigh: Callable[[Thing], int]) -> Thing:
        """The thing of that key, made if it is not here."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
                found: Thing = self._things[key][0]
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

    def __contains__(self, key: str) -> bool:
        return key in self._things

    def _put(self, key: str, thing: object, weight: int) -> None:
        if weight > self.room // 2:
            return  # it would push out everything else
        self._things[key] = (thing, weight)
        self.filled += weight
        while self.filled > self.room:
            _, (_, gone) = self._things.popitem(last=False)
            self.filled -= gone
