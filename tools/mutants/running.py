"""Copies of the tree with one fault at a time, and the processes that run the tests there."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from tools.mutants.faults import Fault

REPOSITORY = Path(__file__).parents[2]


class Tree:
    """A copy of the tree in which one fault is planted at a time, and a forked process that runs tests there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.process, self.end, self.clock = folder, 0, 0.0, int(time.time())
        shutil.copytree(REPOSITORY, folder, ignore=shutil.ignore_patterns(".*", "out", "node_modules"), symlinks=True)

    def start(self, tests: Sequence[str], slow: bool, limit: float) -> None:
        """Start tests: the quick ones, or those marked slow."""
        paths = [one for one in tests if (self.folder / one).exists()]
        self.end = time.monotonic() + limit
        self.process = os.fork()
        if self.process == 0:
            code = 3
            with suppress(BaseException):
                code = _run_tests(self.folder, paths, "slow" if slow else "not slow")
            os._exit(code)

    def passed(self) -> bool | None:
        """Return True if all tests passed, False if one failed or the time is up, None while they run."""
        done, status = os.waitpid(self.process, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) in (0, 5)  # 5: there are no tests of this kind
        if time.monotonic() < self.end:
            return None
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        return False

    def plant(self, fault: Fault) -> None:
        file = self.folder / fault.path
        file.write_bytes(fault.planted((REPOSITORY / fault.path).read_bytes()))
        self.clock += 2
        os.utime(file, (self.clock, self.clock))  # a time of its own: no compiled form of another fault is valid

    def mend(self, fault: Fault) -> None:
        shutil.copy2(REPOSITORY / fault.path, self.folder / fault.path)  # with its time: the compiled form is valid


def _run_tests(folder: Path, paths: Sequence[str], only: str) -> int:
    import pytest

    os.setpgid(0, 0)
    os.chdir(folder)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    sys.path[:] = [str(folder), *(one for one in sys.path if Path(one or ".").resolve() != REPOSITORY)]
    os.environ["PYTHONPATH"] = str(folder)
    early = "ignore::pytest.PytestAssertRewriteWarning"  # hypothesis is imported before the process is forked
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", early, "-m", only, *paths]))


def survivors(chosen: Sequence[Fault], tests: Sequence[str], trees: Sequence[Tree], quick: bool) -> Iterator[Fault]:
    """Plant each fault and run the tests, in as many processes as there are trees; yield those that stay unnoticed."""
    limits = []
    for slow in (False, True)[: 1 if quick else 2]:
        began = time.monotonic()
        trees[0].start(tests, slow, 3600)
        while (passed := trees[0].passed()) is None:
            time.sleep(0.05)
        if not passed:
            sys.exit(f"These tests fail without a fault, mend them first: {', '.join(tests)}")
        limits.append(20 + 4 * (time.monotonic() - began))
    waiting, running = list(reversed(chosen)), dict[Tree, tuple[Fault, int]]()
    while waiting or running:
        for tree in trees:
            if tree not in running and waiting:
                running[tree] = waiting.pop(), 0
                tree.plant(running[tree][0])
                tree.start(tests, False, limits[0])
            elif tree in running and (passed := tree.passed()) is not None:
                fault, stage = running.pop(tree)
                if passed and stage + 1 < len(limits):
                    running[tree] = fault, stage + 1
                    tree.start(tests, True, limits[1])
                    continue
                tree.mend(fault)
                print(f"{len(chosen) - len(waiting) - len(running)} of {len(chosen)}", end="\r", file=sys.stderr)
                if passed:
                    yield fault
        time.sleep(0.05)
