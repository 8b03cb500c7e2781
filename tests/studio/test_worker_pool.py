"""The worker pool: a job that hangs is ended, a worker that dies costs one request, a full queue refuses."""

from __future__ import annotations

import multiprocessing
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.studio.odd_workers import list_modules, misbehave
from ttprint.games import DEFAULT_GAME
from ttprint.games.vite_taxi.simulation.run import BATCH
from ttprint.studio import worker_pool
from ttprint.studio.cache import Cache
from ttprint.studio.jobs import ImageJob, MakeJob, Result
from ttprint.studio.pool import InternalError, PoolBusy, PoolSettings, TimeLimit, WorkerLost
from ttprint.studio.service import Service
from ttprint.studio.worker_pool import MOST_MEMORY, WorkerPool
from ttprint.words.catalog import languages

FINE, HANGS, DIES, BREAKS, SLOW = (ImageJob(b"", index, 1) for index in range(5))


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(PoolSettings(workers=1, waiting=1, seconds=3), misbehave)
    yield pool
    pool.close()


def pid(pool: WorkerPool) -> str:
    done = pool.do(FINE)
    assert isinstance(done, Result)
    return done.printed.main


@pytest.mark.slow
def test_a_job_that_hangs_is_ended_and_the_next_is_done(pool: WorkerPool) -> None:
    first, start = pid(pool), time.monotonic()
    process = pool.workers[0].process
    with pytest.raises(TimeLimit):
        pool.do(HANGS)
    assert time.monotonic() - start < 10
    assert pool.workers[0].process is not process
    assert pid(pool) != first


@pytest.mark.slow
def test_a_worker_that_dies_costs_one_request(pool: WorkerPool) -> None:
    first = pid(pool)
    with pytest.raises(WorkerLost):
        pool.do(DIES)
    second = pid(pool)
    assert second != first
    with pytest.raises(InternalError):
        pool.do(BREAKS)
    assert pid(pool)


@pytest.mark.slow
def test_a_full_queue_refuses(pool: WorkerPool) -> None:
    pid(pool)
    answers: list[str] = []

    def ask() -> None:
        try:
            pool.do(SLOW)
            answers.append("done")
        except PoolBusy:
            answers.append("busy")

    threads = [threading.Thread(target=ask) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == ["busy"] * 3 + ["done"] * 2
    assert pid(pool)


@pytest.mark.slow
def test_a_real_worker_answers_wrong_input_with_a_sentence() -> None:
    pool = WorkerPool(PoolSettings(workers=1))
    try:
        done = pool.do(MakeJob("/calibrate", {"paper": ("z",)}))
    finally:
        pool.close()
    assert isinstance(done, Result)
    assert done.error
    assert str(done.error).startswith("'z' is not a paper")


@pytest.mark.slow
def test_a_real_worker_plays_more_games_than_one_batch() -> None:
    pool = WorkerPool(PoolSettings(workers=1))
    try:
        done = pool.do(MakeJob("/vite-taxi/simulate", {"games": ("300",), "seats": ("sensible,random",)}))
    finally:
        pool.close()
    assert isinstance(done, Result)
    assert done.error is None
    assert done.report
    assert done.report.data["games"] == 300 > BATCH


@pytest.mark.slow
def test_idle_workers_are_ended_and_started_again(pool: WorkerPool) -> None:
    first = pid(pool)
    pool.end_idle(3600)
    assert pid(pool) == first
    pool.end_idle(0)
    assert all(worker.process is None for worker in pool.workers)
    assert not Path(f"/proc/{first}").exists()
    assert pid(pool) != first


@pytest.mark.slow
@pytest.mark.skipif("forkserver" not in multiprocessing.get_all_start_methods(), reason="this system cannot fork")
def test_a_worker_has_imported_everything_from_the_start() -> None:
    pool = WorkerPool(PoolSettings(workers=1), list_modules)
    try:
        done = pool.do(FINE)
    finally:
        pool.close()
    assert isinstance(done, Result)
    assert {"ttprint.studio.preload", "ttprint.render.pdf", f"ttprint.games.{DEFAULT_GAME.package}.products.box"} <= {
        *done.printed.main.split()
    }


@pytest.mark.slow
def test_a_service_that_was_busy_frees_its_memory() -> None:
    pool = WorkerPool(PoolSettings(workers=2))
    service = Service(pool)
    try:
        service.prepare()
        service.pool.end_idle(-1)
        jobs = [MakeJob("/calibrate", {"lang": (tag,)}) for tag in languages()]
        with ThreadPoolExecutor(6) as many:
            assert all(isinstance(done, Result) and done.files for done in many.map(service.pool.do, jobs))
        started = [worker.process.pid for worker in pool.workers if worker.process]
        assert started
        service.pool.end_idle(-1)
        assert not [pid for pid in started if Path(f"/proc/{pid}").exists()]
        service.cache.get("thing", lambda: "thing", len)
        service.cache.drop_unused(-1)
        assert service.cache.used == 0
    finally:
        service.pool.close()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
def test_the_memory_of_a_worker_is_limited() -> None:
    pool = WorkerPool(PoolSettings(workers=1))
    try:
        pool.do(MakeJob("/calibrate", {"paper": ("z",)}))
        limits = Path(f"/proc/{pool.workers[0].process.pid}/limits").read_text()
    finally:
        pool.close()
    assert re.search(rf"Max address space +{MOST_MEMORY} ", limits)


def test_the_cache_drops_what_was_not_asked_for_lately() -> None:
    now = [0.0]
    cache = Cache(100, lambda: now[0])
    for key in "ab":
        cache.get(key, lambda: "thing", len)
    now[0] = 50
    cache.get("a", lambda: "other", len)
    now[0] = 101
    cache.drop_unused(100)
    assert ("a" in cache, "b" in cache, cache.used) == (True, False, 5)


def test_the_cache_drops_the_longest_unused_first() -> None:
    cache = Cache(100)
    made: list[str] = []

    def ask(key: str) -> str:
        def make() -> str:
            made.append(key)
            return key

        return cache.get(key, make, lambda thing: 40)

    for key in "abacab":
        assert ask(key) == key
    assert made == ["a", "b", "c", "b"]
    assert cache.used <= 100


def test_one_large_value_is_kept_beside_the_others() -> None:
    now = [0.0]
    cache = Cache(100, lambda: now[0])
    for key, value in (("a", "x" * 40), ("large", "x" * 500), ("b", "x" * 40), ("c", "x" * 40)):
        cache.get(key, partial(str, value), len)
    assert [key for key in ("a", "b", "c", "large") if key in cache] == ["b", "c", "large"]
    cache.get("larger", lambda: "thing", lambda thing: 600)
    assert ("large" in cache, "larger" in cache, cache.used) == (False, True, 80)
    now[0] = 10
    cache.drop_unused(5)
    assert ("larger" in cache, "b" in cache, cache.used) == (False, False, 0)


@pytest.mark.slow
def test_concurrent_requests_make_a_value_once() -> None:
    cache, made = Cache(100), []

    def make() -> str:
        made.append(1)
        time.sleep(0.2)
        return "thing"

    threads = [threading.Thread(target=cache.get, args=("key", make, len)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [1]


def test_a_failed_value_is_made_again() -> None:
    cache = Cache(100)

    def fail() -> str:
        raise PoolBusy

    with pytest.raises(PoolBusy):
        cache.get("key", fail, len)
    assert cache.get("key", lambda: "thing", len) == "thing"


class Slow:
    """A process that takes a moment to start."""

    alive = False

    def __init__(self, **_: object) -> None:
        self.started = threading.Event()

    def start(self) -> None:
        time.sleep(0.3)
        self.alive = True
        self.started.set()

    def is_alive(self) -> bool:
        return self.alive

    def kill(self) -> None:
        self.alive = False

    def join(self) -> None: ...

    def close(self) -> None: ...


def test_a_worker_that_is_starting_when_the_pool_closes_is_ended_and_none_is_started_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[Slow] = []

    def process(**settings: object) -> Slow:
        started.append(Slow(**settings))
        return started[-1]

    monkeypatch.setattr(worker_pool, "_CONTEXT", SimpleNamespace(Pipe=multiprocessing.Pipe, Process=process))
    worker = worker_pool.Worker(worker_pool.serve_jobs)
    starting = threading.Thread(target=worker.start)
    starting.start()
    while not started:
        time.sleep(0.01)
    worker.close()
    assert started[0].started.is_set()  # a half-started process would have reported a closed connection
    assert not started[0].alive
    starting.join()
    with pytest.raises(WorkerLost):
        worker.start()
    assert len(started) == 1
