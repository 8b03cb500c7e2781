"""Timing for the benchmarks: one after the other in one run, on one thread."""

from __future__ import annotations

import statistics
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

Result = TypeVar("Result")


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    """Return the result of the work, and the seconds it took."""
    start = time.perf_counter()
    result = work()
    return result, time.perf_counter() - start


def median_of_commands(commands: Mapping[str, Sequence[str]], rounds: int) -> dict[str, float]:
    """Return the median seconds of each command. The commands alternate, so that a slow moment affects all of them."""
    seconds: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            _, taken = timed(partial(subprocess.run, command, capture_output=True, check=True))
            seconds[name].append(taken)
    return {name: statistics.median(taken) for name, taken in seconds.items()}
