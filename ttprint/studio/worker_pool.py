"""A few processes that draw, each for one request at a time.

crew: so many workers, and so many more requests that may wait for one; the next is turned away
twin: a copy of a process that has everything imported and drawn once; it is there in no time and shares its memory
overtime: work that takes longer than it may; its worker is ended, and another one hired
"""

from __future__ import annotations

import multiprocessing
import queue
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from ttprint.errors import TtprintError
from ttprint.studio.jobs import Done, Task, carry_out, explain

MOST_JOBS = 24  # then a worker is replaced, so that what it remembers is forgotten
MOST_ROOM = 1_500_000_000  # bytes of address space
Day = Callable[[Connection], None]  # what a worker does from its first to its last task


def _processes() -> Any:
    """How a worker is hired: as a twin of a process that is prepared, where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    twins = multiprocessing.get_context("forkserver")
    twins.set_forkserver_preload(["ttprint.studio.preload"])
    return twins


_PROCESSES = _processes()


class Busy(TtprintError):
    """Everybody is drawing, and enough people wait."""

    def __init__(self) -> None:
        super().__init__("Everybody here is busy drawing: try again in a few seconds.")


class Overtime(TtprintError):
    """It took too long."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"This takes longer than {seconds:g} seconds: ask for less, or use the command line.")


class Lost(TtprintError):
    """A worker ended before its work was done."""

    def __init__(self) -> None:
        super().__init__("The drawing broke off: try again.")


class Broken(TtprintError):
    """The program is at fault; its maker finds out why on the server's error stream."""

    def __init__(self) -> None:
        super().__init__("Something is wrong here, and it is not your fault.")


class Worker:
    """A process and the line to it; it is started when it is first needed, and again when it was ended."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.process: Any = None
        self.line: Connection | None = None
        self.jobs = 0
        self.since = 0.0  # when it last had something to do
        self.retired = False
        self._hiring = threading.RLock()  # whoever closes the studio finds nobody half hired

    def start(self) -> Connection:
        """The line to a process that lives."""
        with self._hiring:
            if self.retired:
                raise Lost
            if self.line is None or not self.process.is_alive():
                line, theirs = _PROCESSES.Pipe()
                process = _PROCESSES.Process(target=self.day, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                self.process, self.line, self.jobs = process, line, 0
            return self.line

    def ask(self, task: Task, seconds: float) -> Done:
        """Have it done within so many seconds."""
        line = self.start()
        self.jobs += 1
        try:
            line.send(task)
            if not line.poll(seconds):
                raise Overtime(seconds)
            done: Done | None = line.recv()
        except (EOFError, OSError) as error:
            raise Lost from error
        if done is None:
            raise Broken
        return done

    def end(self) -> None:
        """End it, whatever it does."""
        with self._hiring:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process.close()
            if self.line is not None:
                self.line.close()
            self.process = self.line = None

    def retire(self) -> None:
        """End it for good: nobody is hired again."""
        with self._hiring:
            self.retired = True
            self.end()


@dataclass(frozen=True, slots=True)
class Hours:
    """How many work, how many may wait, how long one thing may take."""

    workers: int = 2
    waiting: int = 6  # as many as one browser asks for at once; they wait for less than a second
    seconds: float = 60.0


class Crew:
    """Workers who are asked in turn."""

    def __init__(self, hours: Hours = Hours(), day: Day | None = None) -> None:
        self.hours = hours
        self.workers = [Worker(day or serve) for _ in range(hours.workers)]
        self._room = threading.BoundedSemaphore(hours.workers + hours.waiting)
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()  # who worked last is warm
        for worker in self.workers:
            self._idle.put(worker)

    def do(self, task: Task) -> Done:
        """Have a worker do it; raises Busy, Overtime or Lost, and the next request finds a whole crew again."""
        if not self._room.acquire(blocking=False):
            raise Busy
        try:
            end = time.monotonic() + self.hours.seconds
            try:
                worker = self._idle.get(timeout=self.hours.seconds)
            except queue.Empty:
                raise Busy from None
            try:
                return worker.ask(task, max(1.0, end - time.monotonic()))
            except BaseException:
                worker.end()
                raise
            finally:
                if worker.jobs >= MOST_JOBS:
                    worker.end()
                worker.since = time.monotonic()
                self._idle.put(worker)
        finally:
            self._room.release()

    def rest(self, seconds: float) -> None:
        """Send home who has had nothing to do for so long: the next request hires somebody again."""
        found: list[Worker] = []
        with suppress(queue.Empty):
            while True:
                found.append(self._idle.get_nowait())
        for worker in reversed(found):
            if worker.process is not None and time.monotonic() - worker.since > seconds:
                worker.end()
            self._idle.put(worker)

    def close(self) -> None:
        """Send everybody home."""
        for worker in self.workers:
            worker.retire()


def serve(line: Connection) -> None:
    """A worker's day: one task after the other, until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who hired us
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_ROOM, MOST_ROOM))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = line.recv()
            try:
                done: Done | None = carry_out(task)
            except Exception as error:
                explain(error)
                done = None
            line.send(done)
