"""The studio on loopback, bounded in time: start-up, previews, a class pack, thirty users, memory.

Figures are of this machine and of this run; goals are for an idle machine of two cores.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random

USERS, SECONDS = 30, 15.0


def main() -> None:
    started = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", "ttprint", "studio", "--no-open", "--port", "8917"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        home = found[0].rstrip("/")
        get(home, "/")
        print(f"first page                   {time.perf_counter() - started:6.2f} s   (goal 1.5)")
        get(home, "/turbo-taxi/worksheet/download")  # a worker is warm from here on
        before = memory(server.pid)
        one_user(home)
        print(f"class pack of 28             {timed(home, '/turbo-taxi/classpack/download?pupils=28'):6.2f} s")
        many_users(home)
        peak = memory(server.pid)
        time.sleep(2)
        print(f"memory in all                {before:.0f} MB, {peak:.0f} under load, {memory(server.pid):.0f} after")
    finally:
        server.terminate()
        server.wait(10)


def one_user(home: str) -> None:
    settings = [f"sets={name}&theme={theme}&tile={size}" for name in ("cab", "boat") for theme in ("ink", "city")
                for size in (44, 46, 48, 50)]  # fmt: skip
    fresh = [timed(home, f"/turbo-taxi/deck/preview?{one}") for one in settings]
    again = [timed(home, f"/turbo-taxi/deck/preview?{one}") for one in settings]
    print(f"preview, uncached            {p95(fresh):6.0f} ms  p95 (goal 400)")
    print(f"preview, cached              {p95(again):6.0f} ms  p95 (goal 50)")


def many_users(home: str) -> None:
    """Four in five requests are for what somebody had before."""
    end, times, refused, wrong = time.monotonic() + SECONDS, [], [0], [0]

    def user(number: int) -> None:
        chance = Random(number)
        while time.monotonic() < end:
            size = chance.randrange(300, 900) / 10 if chance.random() < 0.2 else 50
            try:
                times.append(timed(home, f"/turbo-taxi/deck/preview?sets=cab&theme=ink&tile={size:g}"))
            except urllib.error.HTTPError as error:
                (refused if error.code == 503 else wrong)[0] += 1
            time.sleep(chance.random())

    threads = [threading.Thread(target=user, args=(number,)) for number in range(USERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"{USERS} users, {SECONDS:g} s              {p95(times):6.0f} ms  p95 (goal 1000), {len(times)} answers, "
          f"{refused[0]} told to come again, {wrong[0]} other errors")  # fmt: skip


def get(home: str, path: str) -> bytes:
    with urllib.request.urlopen(home + path, timeout=90) as answer:
        data: bytes = answer.read()
        return data


def timed(home: str, path: str) -> float:
    start = time.perf_counter()
    get(home, path)
    return time.perf_counter() - start


def p95(seconds: list[float]) -> float:
    return 1000 * sorted(seconds)[int(0.95 * (len(seconds) - 1))]


def memory(pid: int) -> float:
    """MB that the server and its children hold, pages that they share counted once each, where the system tells."""
    processes = [pid, *children(pid)]
    texts = [Path(f"/proc/{one}/smaps_rollup") for one in processes]
    sizes = [re.search(r"Pss:\s+(\d+)", text.read_text()) for text in texts if text.exists()]
    return sum(int(size[1]) for size in sizes if size) / 1000


def children(pid: int) -> list[int]:
    found = [int(one) for file in Path(f"/proc/{pid}/task").glob("*/children") for one in file.read_text().split()]
    return found + [below for one in found for below in children(one)]


if __name__ == "__main__":
    main()
