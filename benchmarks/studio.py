"""The studio on loopback, with a time limit: start-up, previews, a class pack, thirty users, memory.

The figures depend on the machine; goals are for an idle machine with two cores. Processor seconds are those of the
studio alone, without other processes and without the simulated users.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

USERS, SECONDS = 30, 15.0
AT_MOST = 150.0  # seconds for everything; then the studio is killed
REST = 17.0  # seconds after which a studio has stopped its idle workers
DECK = "/turbo-taxi/deck/preview?sets=cab"


def main() -> None:
    """Measure one studio from its start until it is idle again."""
    begun = time.perf_counter()
    with studio() as (home, pid):
        get(home, "/")
        line("first page", f"{time.perf_counter() - begun:6.2f} s    (goal 1.5), {processor(pid):.2f} of the processor")
        get(home, "/turbo-taxi/worksheet/download")  # from here on a worker is running and preloaded
        before = memory(pid)
        with Peak(pid) as peak:
            one_user(home, pid)
            busy = processor(pid)
            took = timed(home, "/turbo-taxi/classpack/download?pupils=28")
            line("class pack of 28", f"{took:6.2f} s    {processor(pid) - busy:.2f} of the processor")
            many_users(home, pid)
        time.sleep(REST)
        after = memory(pid)
        line("memory in all", f"{before:6.0f} MB   before, {peak.most:.0f} at the peak (goal 400), {after:.0f} after")
        line("processes", f"{peak.processes:6d}      at the peak, {1 + len(children(pid))} after")


@contextmanager
def studio() -> Iterator[tuple[str, int]]:
    """Start a studio. Yield its address and its process id."""
    command = [sys.executable, "-m", "ttprint", "studio", "--no-open", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    bound = threading.Timer(AT_MOST, server.kill)
    bound.start()
    try:
        assert server.stdout
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        yield found[0].rstrip("/"), server.pid
    finally:
        bound.cancel()
        server.terminate()
        server.wait(10)


def one_user(home: str, pid: int) -> None:
    """Request pages that are not cached, one after the other; then the same pages again."""
    settings = [f"theme={theme}&tile={size}" for theme in ("ink", "city", "contrast") for size in range(42, 58, 2)]
    busy = processor(pid)
    fresh = [timed(home, f"{DECK}&{one}") for one in settings]
    each = (processor(pid) - busy) / len(settings)
    again = [timed(home, f"{DECK}&{one}") for one in settings]
    line("preview, uncached", f"{p95(fresh):6.0f} ms   p95 (goal 400), {1000 * each:.0f} ms of the processor each")
    line("preview, cached", f"{p95(again):6.0f} ms   p95 (goal 50)")


def many_users(home: str, pid: int) -> None:
    """Simulate many users; four in five requests are for a cached page."""
    end, times, refused, wrong = time.monotonic() + SECONDS, [], [0], [0]
    busy = processor(pid)

    def user(number: int) -> None:
        chance = Random(number)
        while time.monotonic() < end:
            size = chance.randrange(300, 900) / 10 if chance.random() < 0.2 else 50
            try:
                times.append(timed(home, f"{DECK}&theme=ink&tile={size:g}"))
            except urllib.error.HTTPError as error:
                (refused if error.code == 503 else wrong)[0] += 1
            time.sleep(chance.random())

    threads = [threading.Thread(target=user, args=(number,)) for number in range(USERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    line(f"{USERS} users for {SECONDS:g} s", f"{p95(times):6.0f} ms   p95 (goal 1000), {len(times)} answers, "
         f"{refused[0]} refused for now (503), {wrong[0]} other errors, "
         f"{processor(pid) - busy:.1f} s of the processor")  # fmt: skip


class Peak:
    """The largest memory use and number of processes within a with block."""

    def __init__(self, pid: int) -> None:
        self.pid, self.most, self.processes = pid, 0.0, 0
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Peak:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._done.wait(1.0):  # measuring takes processor time, too
            self.most = max(self.most, memory(self.pid))
            self.processes = max(self.processes, 1 + len(children(self.pid)))


def line(what: str, text: str) -> None:
    print(f"{what:20} {text}", flush=True)


def get(home: str, path: str) -> bytes:
    with urllib.request.urlopen(home + path, timeout=60) as answer:
        data: bytes = answer.read()
        return data


def timed(home: str, path: str) -> float:
    start = time.perf_counter()
    get(home, path)
    return time.perf_counter() - start


def p95(seconds: list[float]) -> float:
    return 1000 * sorted(seconds)[int(0.95 * (len(seconds) - 1))]


def memory(pid: int) -> float:
    """Return the MB that the server and its children use; shared pages count once."""
    return sum(int(size) for size in proc_values(pid, "smaps_rollup", r"Pss:\s+(\d+)")) / 1000


def processor(pid: int) -> float:
    """Return the processor seconds of the server and its children, including those that have ended."""
    stats = proc_values(pid, "stat", r"(?s)\) (.*)")
    return sum(sum(map(int, one.split()[11:15])) for one in stats) / os.sysconf("SC_CLK_TCK")


def proc_values(pid: int, file: str, pattern: str) -> Iterator[str]:
    for one in (pid, *children(pid)):
        try:
            found = re.search(pattern, Path(f"/proc/{one}/{file}").read_text())
        except OSError:  # the process has ended
            continue
        if found:
            yield found[1]


def children(pid: int) -> list[int]:
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += map(int, file.read_text().split())
        except OSError:
            continue
    return found + [below for one in found for below in children(one)]


if __name__ == "__main__":
    main()
