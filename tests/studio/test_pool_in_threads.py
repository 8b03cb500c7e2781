"""What a worker pool, its upkeep and its server do in each case, with threads in place of processes: quick to try."""

from __future__ import annotations

import multiprocessing
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from types import SimpleNamespace

import pytest

from ttprint.errors import TtprintError
from ttprint.lookup import Question
from ttprint.order.order import Printed
from ttprint.studio import assets, maintenance, server, worker_pool
from ttprint.studio.cache import Cache
from ttprint.studio.jobs import LookUpJob, Result
from ttprint.studio.maintenance import Maintenance
from ttprint.studio.pool import DirectPool, InternalError, PoolBusy, PoolSettings, TimeLimit, WorkerLost
from ttprint.studio.routes import Studio, create_studio, hosted_studio
from ttprint.studio.worker_pool import WorkerPool

GO = threading.Event()


class Process:
    """A thread that serves a connection as a process would."""

    started = 0

    def __init__(self, target: Callable[[Connection], None], args: tuple[Connection], daemon: bool) -> None:
        Process.started += 1
        self.theirs = args[0]
        self.mine = args[0].__class__(_copied(args[0]))
        self.thread = threading.Thread(target=target, args=(self.mine,), daemon=True)

    def start(self) -> None:
        self.thread.start()

    def is_alive(self) -> bool:
        return self.thread.is_alive()

    def kill(self) -> None: ...

    def join(self) -> None: ...

    def close(self) -> None: ...


def _copied(connection: Connection) -> int:
    return socket.dup(connection.fileno())


def serve(connection: Connection) -> None:
    """Answer a number with a result of that many bytes; None fails, a text ends the worker, a float waits for GO."""
    with connection, suppress(EOFError, OSError):
        while not isinstance(job := connection.recv(), str):
            if isinstance(job, float):
                GO.wait(30)
            connection.send(None if job is None else Result(Printed({"x": b"1" * int(job)})))


@pytest.fixture
def pool_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., WorkerPool]]:
    monkeypatch.setattr(worker_pool, "_CONTEXT", SimpleNamespace(Pipe=multiprocessing.Pipe, Process=Process))
    Process.started = 0
    GO.clear()
    pools: list[WorkerPool] = []

    def make(workers: int, waiting: int = 0, seconds: float = 30.0) -> WorkerPool:
        pools.append(WorkerPool(PoolSettings(workers, waiting, seconds), serve))
        return pools[-1]

    yield make
    GO.set()
    for pool in pools:
        pool.close()


def test_a_job_is_done_and_the_worker_is_kept(pool_of: Callable[..., WorkerPool]) -> None:
    pool = pool_of(2)
    for size in (3, 4, 5):
        done = pool.do(size)  # type: ignore[arg-type]
        assert isinstance(done, Result)
        assert len(done.files["x"]) == size
    assert Process.started == 1  # the worker used last is the next


def test_a_job_has_the_time_that_is_left_after_waiting(
    pool_of: Callable[..., WorkerPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []
    monkeypatch.setattr(worker_pool.Worker, "do", lambda worker, job, seconds: given.append(seconds))
    pool_of(1, seconds=5000.0).do(3)  # type: ignore[arg-type]
    pool_of(1, seconds=0.1).do(3)  # type: ignore[arg-type]
    assert 1000 < given[0] <= 5000
    assert given[1] == 1  # after long waiting there is still a moment


def test_each_failure_has_its_error_and_the_pool_stays_complete(pool_of: Callable[..., WorkerPool]) -> None:
    pool = pool_of(1)
    for job, error in ((None, InternalError), ("end", WorkerLost)):
        with pytest.raises(error):
            pool.do(job)  # type: ignore[arg-type]
        assert isinstance(pool.do(1), Result)  # type: ignore[arg-type]
    assert Process.started == 3
    with pytest.raises(TimeLimit):
        pool.workers[0].do(1.0, 0.01)  # type: ignore[arg-type]


def test_as_many_wait_as_may_and_the_next_is_refused(pool_of: Callable[..., WorkerPool]) -> None:
    pool = pool_of(1, waiting=1)
    done: list[object] = []
    threads = [threading.Thread(target=lambda: done.append(pool.do(1.0))) for _ in range(2)]  # type: ignore[arg-type]
    for thread in threads:
        thread.start()
    while pool._places._value:
        time.sleep(0.001)
    with pytest.raises(PoolBusy):
        pool.do(1)  # type: ignore[arg-type]
    GO.set()
    for thread in threads:
        thread.join()
    assert len(done) == 2
    assert isinstance(pool.do(1), Result)  # type: ignore[arg-type]
    short = pool_of(1, waiting=1, seconds=0.02)
    short._idle.get()  # its only worker is busy for longer than a request may wait
    with pytest.raises(PoolBusy):
        short.do(1)  # type: ignore[arg-type]


def test_a_worker_is_replaced_after_many_jobs(
    pool_of: Callable[..., WorkerPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "MOST_JOBS", 3)
    pool = pool_of(1)
    for count, started in ((1, 1), (2, 1), (3, 1), (4, 2)):
        pool.do(1)  # type: ignore[arg-type]
        assert Process.started == started, count


def test_only_idle_workers_are_ended_and_their_order_stays(pool_of: Callable[..., WorkerPool]) -> None:
    pool = pool_of(3)
    pool.do(1)  # type: ignore[arg-type]
    last = pool.workers[2]
    pool.end_idle(60)
    assert last.process is not None
    pool.end_idle(-1)
    assert last.process is None
    assert last.connection is None
    order = [pool._idle.get() for _ in range(3)]
    assert order == pool.workers[::-1]


def test_a_closed_worker_does_not_start_again(pool_of: Callable[..., WorkerPool]) -> None:
    pool = pool_of(1)
    pool.do(1)  # type: ignore[arg-type]
    pool.close()
    with pytest.raises(WorkerLost):
        pool.do(1)  # type: ignore[arg-type]


def test_results_are_kept_up_to_the_size_and_dropped_by_age() -> None:
    now = [100.0]
    cache = Cache(10, lambda: now[0])
    for key, weight in (("a", 5), ("b", 5), ("c", 6)):
        cache.get(key, partial(str, weight), int)
    assert ("a" in cache, "b" in cache, "c" in cache, cache.used) == (True, True, True, 10), "a large one beside them"
    cache.get("d", lambda: "1", int)
    assert ("a" in cache, "b" in cache, "d" in cache, cache.used) == (False, True, True, 6)
    cache.get("e", lambda: "7", int)
    assert ("c" in cache, "e" in cache, cache.used) == (False, True, 6), "only one large one"
    now[0] = 150
    cache.drop_unused(50)
    assert cache.used == 6
    now[0] = 150.5
    cache.drop_unused(50)
    assert (cache.used, "b" in cache) == (0, False)


def test_upkeep_begins_once_prepares_once_and_tidies_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    tidied = threading.Event()

    def tidy() -> None:
        calls.append("tidy")
        if calls.count("tidy") >= 2:
            tidied.set()

    def prepare() -> None:
        calls.append("prepare")
        raise PoolBusy

    monkeypatch.setattr(maintenance, "INTERVAL", 0.005)
    monkeypatch.setattr(assets, "asset", calls.append)
    kept = Maintenance(SimpleNamespace(prepare=prepare, tidy=tidy))  # type: ignore[arg-type]
    kept.begin()
    kept.begin()
    assert tidied.wait(5)
    kept.end()
    assert kept._thread
    kept._thread.join(5)
    assert not kept._thread.is_alive()
    assert calls[: 1 + len(assets.names())] == ["prepare", *assets.names()]
    ended = Maintenance(SimpleNamespace(prepare=prepare, tidy=tidy))  # type: ignore[arg-type]
    ended.end()
    ended.begin()
    assert ended._thread is None


def test_a_job_that_fails_without_processes_is_an_error_of_the_studio() -> None:
    with pytest.raises(InternalError):
        DirectPool().do(LookUpJob("no such game", Question("", "en")))


def test_a_taken_port_is_followed_by_the_next_free_one_and_at_last_by_any(monkeypatch: pytest.MonkeyPatch) -> None:
    with server.listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with server.listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + server.NEXT or port > 65000
    tried: list[int] = []

    def bind(_: object, address: tuple[str, int]) -> None:
        tried.append(address[1])
        raise OSError("in use")

    with monkeypatch.context() as patch:
        patch.setattr(socket.socket, "bind", bind)
        for port in (8000, 65534):
            with pytest.raises(TtprintError, match="in use"):
                server.listen("127.0.0.1", port)
    assert tried == [*range(8000, 8000 + server.NEXT), 0, 65534, 65535, 0]
    for host, words in ((" ", "address"), ("256.1.1.1", "256.1.1.1"), ("a\0b", "a"), ("x" * 70, "x")):
        with pytest.raises(TtprintError, match=words):
            server.listen(host, 0)


@pytest.mark.parametrize(
    ("host", "shown"),
    [("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"), ("127.0.0.1", "127.0.0.1"), ("a.b", "a.b")],
)
def test_the_address_that_is_shown_can_be_opened(host: str, shown: str) -> None:
    assert server._shown(host) == shown


def behind(studio: Studio) -> WorkerPool:
    assert isinstance(studio.service.pool, WorkerPool)
    return studio.service.pool


@pytest.mark.parametrize(("processors", "workers"), [(None, 2), (1, 2), (2, 2), (3, 3), (64, 4)])
def test_a_studio_has_a_worker_for_each_processor_from_two_to_four(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, workers: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    assert len(behind(create_studio()).workers) == workers


def test_a_hosted_studio_takes_its_settings_from_the_environment() -> None:
    studio = hosted_studio(
        {"TTPRINT_HOSTS": "one.example, TWO.example", "TTPRINT_WORKERS": "3", "TTPRINT_SECONDS": "9"}
    )
    assert {"one.example", "two.example", "localhost"} <= studio.guarded.hosts
    assert behind(studio).settings == PoolSettings(workers=3, seconds=9)
    assert len(behind(studio).workers) == 3
    assert len(behind(hosted_studio({"TTPRINT_WORKERS": " 9999 "})).workers) == 9999
    assert behind(hosted_studio({})).settings == PoolSettings(workers=2, seconds=60)
