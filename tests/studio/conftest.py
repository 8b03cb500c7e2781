"""A studio without processes, for tests of what it shows; and a client for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from werkzeug.test import Client

from ttprint.studio.jobs import Done, Job, do_job
from ttprint.studio.pool import PoolSettings
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service
from ttprint.studio.worker_pool import WorkerPool


class InProcessPool(WorkerPool):
    """Does every job in this process, and keeps a list of them."""

    def __init__(self) -> None:
        super().__init__(PoolSettings(workers=0))
        self.done: list[Job] = []

    def do(self, job: Job) -> Done:
        self.done.append(job)
        return do_job(job)


@pytest.fixture(scope="session")
def pool() -> InProcessPool:
    return InProcessPool()


@pytest.fixture(scope="session")
def visitor(pool: InProcessPool) -> Iterator[Client]:
    studio = Studio(Service(pool), ["studio.example"])
    yield Client(studio)
    studio.close()
