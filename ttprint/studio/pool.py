"""What does the studio's jobs: a pool of processes (`worker_pool`), or in the browser the process itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ttprint.errors import TtprintError
from ttprint.studio.jobs import Done, Job, do_job, log_error


class PoolBusy(TtprintError):
    """All workers are busy, and enough requests wait."""

    def __init__(self) -> None:
        super().__init__("studio.busy")


class TimeLimit(TtprintError):
    """A job took too long."""

    def __init__(self, seconds: float) -> None:
        super().__init__("studio.slow", seconds=seconds)


class WorkerLost(TtprintError):
    """A worker ended before its job was done."""

    def __init__(self) -> None:
        super().__init__("studio.lost")


class InternalError(TtprintError):
    """A job failed through a fault of the program; the traceback is on the server's error stream."""

    def __init__(self) -> None:
        super().__init__("studio.fault")


@dataclass(frozen=True, slots=True)
class PoolSettings:
    """How many workers there are, how many requests may wait, how long a job may take."""

    workers: int = 2
    waiting: int = 6  # as many as one browser asks for at once; they wait for less than a second
    seconds: float = 60.0


class Pool(Protocol):
    """Does jobs for requests."""

    def do(self, job: Job) -> Done:
        """Do a job; raises PoolBusy, TimeLimit, WorkerLost or InternalError."""

    def end_idle(self, seconds: float) -> None:
        """Free what was not used for that long."""

    def close(self) -> None:
        """End everything that runs."""


class DirectPool:
    """Does each job at once, where there are no processes to send it to."""

    def do(self, job: Job) -> Done:
        """Do a job; raises InternalError."""
        try:
            return do_job(job)
        except Exception as error:
            log_error(error)
            raise InternalError from error

    def end_idle(self, seconds: float) -> None:
        """Nothing runs when no job is done."""

    def close(self) -> None:
        """Nothing runs when no job is done."""
