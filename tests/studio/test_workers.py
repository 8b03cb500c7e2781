"""The crew: work that hangs is ended, a worker that dies costs one request, a full queue is told so."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from tests.studio.days import odd
from ttprint.studio.carrying import Glance, Job, Outcome
from ttprint.studio.shelf import Shelf
from ttprint.studio.workers import Broken, Busy, Crew, Hours, Lost, Overtime

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
