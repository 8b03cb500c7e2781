"""A pool of processes that draw, each for one request at a time.

A pool has a fixed number of workers, and a few more requests may wait for one; the next is refused. Where the system
can fork, a worker is a copy of a process that has imported and drawn everything once: it starts fast and shares memory.
A worker that exceeds the time limit is killed and replaced.
"""

from __future__ import annotations

import multiprocessing
import queue
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from ttprint.children import safe_start
from ttprint.studio.jobs import Done, Job, do_job, log_error
from ttprint.studio.pool import InternalError, PoolBusy, PoolSettings, TimeLimit, WorkerLost

MOST_JOBS = 24  # then a worker is replaced, which frees what its caches hold
MOST_MEMORY = 1_500_000_000  # bytes of address space of a worker
Serve = Callable[[Connection], None]  # the main function of a worker


def _context() -> Any:
    """How workers are started: as copies of a prepared process, where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["ttprint.studio.preload"])
    return context


_CONTEXT = _context()


class Worker:
    """A process and the connection to it; started when it is first needed, and again after it was ended."""

    def __init__(self, serve: Serve) -> None:
        self.serve = serve
        self.process: Any = None
        self.connection: Connection | None = None
        self.jobs = 0
        self.last_used = 0.0
        self.closed = False
        self._starting = threading.RLock()  # closing the pool never meets a half-started process

    def start(self) -> Connection:
        """The connection to a living process."""
        with self._starting:
            if self.closed:
                raise WorkerLost
            if self.connection is None or not self.process.is_alive():
                connection, theirs = _CONTEXT.Pipe()
                process = _CONTEXT.Process(target=self.serve, args=(theirs,), daemon=True)
                with safe_start():
                    process.start()
                theirs.close()
                self.process, self.connection, self.jobs = process, connection, 0
            return self.connection

    def do(self, job: Job, seconds: float) -> Done:
        """Do a job within a time limit."""
        connection = self.start()
        self.jobs += 1
        try:
            connection.send(job)
            if not connection.poll(seconds):
                raise TimeLimit(seconds)
            done: Done | None = connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        if done is None:
            raise InternalError
        return done

    def end(self) -> None:
        """Kill the process."""
        with self._starting:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process.close()
            if self.connection is not None:
                self.connection.close()
            self.process = self.connection = None

    def close(self) -> None:
        """Kill the process for good: it is not started again."""
        with self._starting:
            self.closed = True
            self.end()


class WorkerPool:
    """Workers that take jobs in turn."""

    def __init__(self, settings: PoolSettings | None = None, serve: Serve | None = None) -> None:
        self.settings = settings = settings or PoolSettings()
        self.workers = [Worker(serve or serve_jobs) for _ in range(settings.workers)]
        self._places = threading.BoundedSemaphore(settings.workers + settings.waiting)
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()  # the worker used last has the warmest caches
        for worker in self.workers:
            self._idle.put(worker)

    def do(self, job: Job) -> Done:
        """Do a job; raises PoolBusy, TimeLimit, WorkerLost or InternalError. The pool stays complete in any case."""
        if not self._places.acquire(blocking=False):
            raise PoolBusy
        try:
            end = time.monotonic() + self.settings.seconds
            try:
                worker = self._idle.get(timeout=self.settings.seconds)
            except queue.Empty:
                raise PoolBusy from None
            try:
                return worker.do(job, max(1.0, end - time.monotonic()))
            except BaseException:
                worker.end()
                raise
            finally:
                if worker.jobs >= MOST_JOBS:
                    worker.end()
                worker.last_used = time.monotonic()
                self._idle.put(worker)
        finally:
            self._places.release()

    def end_idle(self, seconds: float) -> None:
        """End workers that have been idle for that long; the next request starts one again."""
        found: list[Worker] = []
        with suppress(queue.Empty):
            while True:
                found.append(self._idle.get_nowait())
        for worker in reversed(found):
            if worker.process is not None and time.monotonic() - worker.last_used > seconds:
                worker.end()
            self._idle.put(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.close()


def serve_jobs(connection: Connection) -> None:
    """The main function of a worker: do one job after the other, until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server process
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            job = connection.recv()
            try:
                done: Done | None = do_job(job)
            except Exception as error:
                log_error(error)
                done = None
            connection.send(done)
