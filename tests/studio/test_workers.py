"""The crew: work that hangs is ended, a worker that dies costs one request, a full queue is told so."""

from __future__ import annotations

import multiprocessing
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.studio.days import knows, odd
from ttprint.games import HOME
from ttprint.studio import worker_pool
from ttprint.studio.cache import Shelf
from ttprint.studio.jobs import Glance, Job, Outcome
from ttprint.studio.service import Desk
from ttprint.studio.worker_pool import MOST_ROOM, Broken, Busy, Crew, Hours, Lost, Overtime
from ttprint.words.catalog import languages

FINE, HANGS, DIES, BREAKS, SLOW = (Glance(b"", index, 1) for index in range(5))


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew(Hours(workers=1, waiting=1, seconds=3), odd)
    yield crew
    crew.close()


def pid(crew: Crew) -> str:
    done = crew.do(FINE)
    assert isinstance(done, Outcome)
    return done.told[0]


@pytest.mark.slow
def test_work_that_hangs_is_ended_and_the_next_is_done(crew: Crew) -> None:
    first, start = pid(crew), time.monotonic()
    process = crew.workers[0].process
    with pytest.raises(Overtime):
        crew.do(HANGS)
    assert time.monotonic() - start < 10
    assert crew.workers[0].process is not process
    assert pid(crew) != first


@pytest.mark.slow
def test_a_worker_that_dies_costs_one_request(crew: Crew) -> None:
    first = pid(crew)
    with pytest.raises(Lost):
        crew.do(DIES)
    second = pid(crew)
    assert second != first
    with pytest.raises(Broken):
        crew.do(BREAKS)
    assert pid(crew)


@pytest.mark.slow
def test_a_full_queue_turns_away(crew: Crew) -> None:
    pid(crew)
    told: list[str] = []

    def ask() -> None:
        try:
            crew.do(SLOW)
            told.append("done")
        except Busy:
            told.append("busy")

    threads = [threading.Thread(target=ask) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == ["busy"] * 3 + ["done"] * 2
    assert pid(crew)


@pytest.mark.slow
def test_a_real_worker_refuses_in_a_sentence() -> None:
    crew = Crew(Hours(workers=1))
    try:
        done = crew.do(Job(None, "calibrate", ("--paper=z",)))
    finally:
        crew.close()
    assert isinstance(done, Outcome)
    assert done.refused
    assert done.refused.startswith("'z' is not a paper")


@pytest.mark.slow
def test_who_has_nothing_to_do_goes_home_and_is_hired_again(crew: Crew) -> None:
    first = pid(crew)
    crew.rest(3600)
    assert pid(crew) == first
    crew.rest(0)
    assert all(worker.process is None for worker in crew.workers)
    assert not Path(f"/proc/{first}").exists()
    assert pid(crew) != first


@pytest.mark.slow
@pytest.mark.skipif("forkserver" not in multiprocessing.get_all_start_methods(), reason="no twins on this system")
def test_a_worker_is_a_twin_who_has_imported_everything() -> None:
    crew = Crew(Hours(workers=1), knows)
    try:
        done = crew.do(FINE)
    finally:
        crew.close()
    assert isinstance(done, Outcome)
    assert {"ttprint.studio.preload", "ttprint.render.pdf", f"ttprint.games.{HOME.room}.commands.kit"} <= {*done.told}


@pytest.mark.slow
def test_a_studio_that_was_busy_is_as_small_as_before() -> None:
    desk = Desk(Crew(Hours(workers=2)))
    try:
        desk.prepare()
        desk.crew.rest(-1)
        jobs = [Job(None, "calibrate", (f"--lang={tag}",)) for tag in languages()]
        with ThreadPoolExecutor(6) as many:
            assert all(isinstance(done, Outcome) and done.files for done in many.map(desk.crew.do, jobs))
        hired = [worker.process.pid for worker in desk.crew.workers if worker.process]
        assert hired
        desk.crew.rest(-1)
        assert not [pid for pid in hired if Path(f"/proc/{pid}").exists()]
        desk.shelf.get("thing", lambda: "thing", len)
        desk.shelf.sweep(-1)
        assert desk.shelf.filled == 0
    finally:
        desk.crew.close()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
def test_a_worker_may_take_only_so_much_room() -> None:
    crew = Crew(Hours(workers=1))
    try:
        crew.do(Job(None, "calibrate", ("--paper=z",)))
        limits = Path(f"/proc/{crew.workers[0].process.pid}/limits").read_text()
    finally:
        crew.close()
    assert re.search(rf"Max address space +{MOST_ROOM} ", limits)


def test_the_shelf_forgets_what_nobody_asked_for_lately() -> None:
    now = [0.0]
    shelf = Shelf(100, lambda: now[0])
    for key in "ab":
        shelf.get(key, lambda: "thing", len)
    now[0] = 50
    shelf.get("a", lambda: "other", len)
    now[0] = 101
    shelf.sweep(100)
    assert ("a" in shelf, "b" in shelf, shelf.filled) == (True, False, 5)


def test_the_shelf_forgets_the_longest_unused() -> None:
    shelf = Shelf(100)
    made: list[str] = []

    def ask(key: str) -> str:
        def make() -> str:
            made.append(key)
            return key

        return shelf.get(key, make, lambda thing: 40)

    for key in "abacab":
        assert ask(key) == key
    assert made == ["a", "b", "c", "b"]
    assert shelf.filled <= 100
    shelf.get("large", lambda: "x", lambda thing: 51)
    assert "large" not in shelf


@pytest.mark.slow
def test_what_is_being_made_is_made_once() -> None:
    shelf, made = Shelf(100), []

    def make() -> str:
        made.append(1)
        time.sleep(0.2)
        return "thing"

    threads = [threading.Thread(target=shelf.get, args=("key", make, len)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [1]


def test_what_fails_is_tried_again() -> None:
    shelf = Shelf(100)

    def fail() -> str:
        raise Busy

    with pytest.raises(Busy):
        shelf.get("key", fail, len)
    assert shelf.get("key", lambda: "thing", len) == "thing"


class Slow:
    """A process that takes a moment to be hired."""

    alive = False

    def __init__(self, **_: object) -> None:
        self.hired = threading.Event()

    def start(self) -> None:
        time.sleep(0.3)
        self.alive = True
        self.hired.set()

    def is_alive(self) -> bool:
        return self.alive

    def kill(self) -> None:
        self.alive = False

    def join(self) -> None: ...

    def close(self) -> None: ...


def test_who_is_being_hired_when_the_studio_closes_is_hired_first_and_nobody_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hired: list[Slow] = []

    def process(**told: object) -> Slow:
        hired.append(Slow(**told))
        return hired[-1]

    monkeypatch.setattr(worker_pool, "_PROCESSES", SimpleNamespace(Pipe=multiprocessing.Pipe, Process=process))
    worker = worker_pool.Worker(worker_pool.serve)
    hiring = threading.Thread(target=worker.start)
    hiring.start()
    while not hired:
        time.sleep(0.01)
    worker.retire()
    assert hired[0].hired.is_set()  # half hired, it would have complained that nobody is there
    assert not hired[0].alive
    hiring.join()
    with pytest.raises(worker_pool.Lost):
        worker.start()
    assert len(hired) == 1
