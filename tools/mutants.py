"""Plants single faults and runs the tests: `make mutants` prints each fault that no test notices, and a table.

mutant: a copy of the tree with one small fault, such as < for <=, a removed statement, two swapped arguments
noticed: a test fails, or the tests need four times the processor time or six times the time that they need without it
quick: noticed by a test that is not marked slow, as in `make check`; the slow ones run for the other faults
survivor: all tests pass
mutmut and cosmic-ray do not fit: both know only Python, test every fault of a package (hours here) instead of a sample
from a seed, and cannot map folders to tests; cosmic-ray also edits the working tree itself.
Faults (tools/faults.py) are planted in a copy in a temporary folder. Of the tests of an area, single files run first,
then folders, then what is marked slow in both.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.faults import Fault, faults, sample

REPOSITORY = Path(__file__).parents[1]
TURBO, VITE = "games/turbo_taxi", "games/vite_taxi"
PAGE = "templates/turbo_taxi/play"
# area: folders with code, and the tests that belong to them; what notices most in the least time comes first
AREAS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "puzzle": (
        (f"ttprint/{TURBO}/puzzle",),
        (f"tests/{TURBO}/puzzle", f"tests/{TURBO}/products/test_puzzle_commands.py"),
    ),
    "vite play": (
        (f"ttprint/{VITE}/play",),
        tuple(f"tests/{VITE}/test_{name}.py" for name in ("rules", "rules_at_the_limit", "laws", "simulation")),
    ),
    "press": (
        ("ttprint/press",),
        (
            "tests/press/test_pages_as_text.py",
            "tests/press/test_imposition_rules.py",
            "tests/press",
            "tests/order/test_calibration.py",
        ),
    ),
    "render": (
        ("ttprint/render",),
        ("tests/render/test_files_as_text.py", "tests/render/test_booklet_as_text.py", "tests/render", "tests/order"),
    ),
    "challenges": (
        (f"ttprint/{TURBO}/challenges",),
        (
            f"tests/{TURBO}/challenges/test_cards_as_text.py",
            f"tests/{TURBO}/challenges/test_packs_as_text.py",
            f"tests/{TURBO}/test_goldens.py",
            f"tests/{TURBO}/challenges",
        ),
    ),
    "order": (
        ("ttprint/order",),
        ("tests/order/test_orders_as_text.py", "tests/order", "tests/cli"),
    ),
    "play": (
        (f"ttprint/{TURBO}/play",),
        (f"tests/{TURBO}/play/test_page_as_text.py", f"tests/{TURBO}/play", f"tests/{TURBO}/products/test_play.py"),
    ),
    "studio": (
        ("ttprint/studio",),
        ("tests/studio/test_studio_as_text.py", "tests/studio/test_pool_in_threads.py", "tests/studio"),
    ),
    "page scripts": (
        (PAGE, "templates/shared/studio"),
        (
            f"tests/{TURBO}/play/test_views_as_text.py",
            "tests/studio/test_script_as_text.py",
            f"tests/{TURBO}/play/test_workspace_js.py",
            f"tests/{TURBO}/play",
            "tests/studio/in_browser",
        ),
    ),
}


class Limit(NamedTuple):
    """How long tests may take; the first is for faults that make a program wait, on a machine that may be busy."""

    seconds: float
    processor: int


class Tree:
    """A copy of the tree in which one fault is planted at a time, and a forked process that runs tests there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.process, self.end, self.clock = folder, 0, 0.0, int(time.time())
        self.used = 0.0  # seconds of a processor that the last tests took
        self.late = 0  # faults that were noticed because the time was up
        shutil.copytree(REPOSITORY, folder, ignore=shutil.ignore_patterns(".*", "out", "node_modules"), symlinks=True)

    def start(self, tests: Sequence[str], slow: bool, limit: Limit) -> None:
        """Start tests: the quick ones, or those marked slow."""
        self.end = time.monotonic() + limit.seconds
        self.process = os.fork()
        if self.process == 0:
            code = 3
            with suppress(BaseException):
                resource.setrlimit(resource.RLIMIT_CPU, (limit.processor, limit.processor))
                code = _run_tests(self.folder, tests, "slow and not long" if slow else "not slow and not long")
            os._exit(code)

    def passed(self) -> bool | None:
        """Return True if all tests passed, False if one failed or the time is up, None while they run."""
        done, status, usage = os.wait4(self.process, os.WNOHANG)
        if done:
            self.used = usage.ru_utime + usage.ru_stime
            code = os.waitstatus_to_exitcode(status)
            self.late += code in (-signal.SIGXCPU, -signal.SIGKILL)
            return code in (0, 5)  # 5: there are no tests of this kind
        if time.monotonic() < self.end:
            return None
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        self.late += 1
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


def not_quick(
    chosen: Sequence[Fault], tests: Sequence[str], trees: Sequence[Tree], quick: bool
) -> Iterator[tuple[Fault, bool]]:
    """Plant each fault and run the tests, in as many processes as there are trees.

    Yield each fault that no quick test notices, and whether a slow one does.
    """
    files = [one for one in tests if one.endswith(".py")]
    folders = [one for one in tests if one not in files]
    stages = [(paths, False) for paths in (files, folders) if paths] + [(list(tests), True)] * (not quick)
    limits = []
    for paths, slow in stages:
        began = time.monotonic()
        trees[0].start(paths, slow, Limit(3600, 3600))
        while (passed := trees[0].passed()) is None:
            time.sleep(0.05)
        if not passed:
            sys.exit(f"These tests fail without a fault, mend them first: {', '.join(paths)}")
        limits.append(Limit(20 + 6 * (time.monotonic() - began), round(5 + 4 * trees[0].used)))
    waiting, running = list(reversed(chosen)), dict[Tree, tuple[Fault, int]]()
    while waiting or running:
        for tree in trees:
            if tree not in running and waiting:
                running[tree] = waiting.pop(), 0
                tree.plant(running[tree][0])
                tree.start(*stages[0], limits[0])
            elif tree in running and (passed := tree.passed()) is not None:
                fault, stage = running.pop(tree)
                if passed and stage + 1 < len(stages):
                    running[tree] = fault, stage + 1
                    tree.start(*stages[stage + 1], limits[stage + 1])
                    continue
                tree.mend(fault)
                print(f"{len(chosen) - len(waiting) - len(running)} of {len(chosen)}", end="\r", file=sys.stderr)
                if passed or stages[stage][1]:
                    yield fault, not passed
        time.sleep(0.05)


def candidates(area: str) -> Iterator[Fault]:
    """All faults that can be planted in an area."""
    for folder in AREAS[area][0]:
        for file in sorted((REPOSITORY / folder).rglob("*")):
            if file.suffix in (".py", ".js"):
                yield from faults(str(file.relative_to(REPOSITORY)), file.read_bytes())


def missing_paths() -> list[str]:
    """The folders and tests of AREAS that do not exist."""
    named = (path for folders, tests in AREAS.values() for path in (*folders, *tests))
    return [path for path in named if not (REPOSITORY / path).exists()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=25, help="faults in each area")
    parser.add_argument("--only", action="append", choices=AREAS, help="one area; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run tests at once")
    parser.add_argument("--quick", action="store_true", help="leave out the tests marked slow")
    args = parser.parse_args()
    if missing := missing_paths():
        sys.exit(f"AREAS names what is not there: {', '.join(missing)}")
    for module in ("pytest", "hypothesis", "numpy", "playwright.sync_api"):
        import_module(module)  # once, for all processes that are forked
    table = []
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        trees = [Tree(Path(folder) / str(number)) for number in range(args.jobs)]
        for area in args.only or AREAS:
            print(f"{area}:", flush=True)
            chosen = sample(list(candidates(area)), args.count, Random(f"{args.seed} {area}"))
            quick = noticed = len(chosen)
            for fault, slow in not_quick(chosen, AREAS[area][1], trees, args.quick):
                quick -= 1
                if not slow:
                    noticed -= 1
                    print(fault.described((REPOSITORY / fault.path).read_bytes()), flush=True)
            table.append((area, len(chosen), quick, noticed))
    table.append(("together", *(sum(numbers) for numbers in list(zip(*table, strict=True))[1:])))
    late = sum(tree.late for tree in trees)
    print(f"\n{late} of the noticed faults made the tests take too long." * bool(late))
    print(f"{'area':14} planted   quick noticed")
    for area, planted, quick, noticed in table:
        print(f"{area:14} {planted:7} {quick:7} {noticed:7} {noticed / max(planted, 1):5.0%}")


if __name__ == "__main__":
    main()
