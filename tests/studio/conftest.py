"""A studio without processes, for tests of what it shows; and one visitor who knows its address."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from werkzeug.test import Client

from ttprint.studio.jobs import Done, Task, carry_out
from ttprint.studio.routes import Studio
from ttprint.studio.service import Desk
from ttprint.studio.worker_pool import Crew, Hours


class Alone(Crew):
    """Does everything itself, in this process; counts what it does."""

    def __init__(self) -> None:
        super().__init__(Hours(workers=0))
        self.done: list[Task] = []

    def do(self, task: Task) -> Done:
        self.done.append(task)
        return carry_out(task)


@pytest.fixture(scope="session")
def alone() -> Alone:
    return Alone()


@pytest.fixture(scope="session")
def visitor(alone: Alone) -> Iterator[Client]:
    studio = Studio(Desk(alone), ["studio.example"])
    yield Client(studio)
    studio.close()
