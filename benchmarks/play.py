"""The solver and the checker of the playable page in JavaScript compared with those in Python. Prints Markdown.

All in one run on one thread, without warm-up; all counts must be equal.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from py_mini_racer import MiniRacer
from timing import timed

from ttprint.games.turbo_taxi.play.bundle import bundle
from ttprint.games.turbo_taxi.play.page import scripts
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.setup import every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

CHECKS = 5_000
ALL_CITIES = """
function cities(crossing) {
  let count = 0;
  for (let rank = 0; rank < SETUP_COUNT; rank++) {
    count += solutions(setupOfRank(rank), crossing).length;
  }
  return count;
}
function slowest() {
  let most = 0;
  for (let rank = 0; rank < SETUP_COUNT; rank++) {
    const setup = setupOfRank(rank), start = Date.now();
    for (let i = 0; i < 5; i++) solutions(setup);
    most = Math.max(most, (Date.now() - start) / 5);
  }
  return most;
}
function checks(count) {
  let right = 0;
  for (let rank = 0; rank < count; rank++) {
    const setup = setupOfRank(rank * 5);
    for (const city of solutions(setup).slice(0, 1)) right += !faults(setup, city).length;
  }
  return right;
}
"""


def engine() -> MiniRacer:
    context = MiniRacer()
    context.eval(bundle(scripts(), "puzzle/judge.js", "puzzle/solver.js"))
    context.eval("Object.assign(globalThis, ...Object.values(modules))")
    context.eval(ALL_CITIES)
    return context


def result(page: MiniRacer, question: str) -> int:
    return int(str(page.eval(question)))


def in_python(crossing: Crossing) -> int:
    return sum(1 for setup in every_setup() for _ in solutions(setup, crossing))


def checks_in_python() -> int:
    firsts = ((setup, next(solutions(setup), None)) for setup in every_setup()[: 5 * CHECKS : 5])
    return sum(not faults(setup, city) for setup, city in firsts if city)


def row(what: str, ours: Callable[[], int], theirs: Callable[[], int]) -> None:
    (count, page), (expected, python) = timed(theirs), timed(ours)
    if count != expected:
        sys.exit(f"The page counts differently: {what}, {count} instead of {expected}.")
    print(f"| {what} | {expected:,} | {page:.2f} | {python:.2f} | {python / page:.1f} |")


def main() -> None:
    every_setup()
    print("| work | found | page, seconds | Python, seconds | times the page |\n|---|---:|---:|---:|---:|")
    for crossing in Crossing:
        page = engine()
        ask = f"cities('{crossing.value}')"
        row(
            f"every city of all 25,245 setups, {crossing.value}",
            partial(in_python, crossing),
            partial(result, page, ask),
        )
    page = engine()
    row(f"first city of {CHECKS:,} setups, judged", checks_in_python, partial(result, page, f"checks({CHECKS})"))
    print(f"\nThe slowest setup takes the page {float(str(page.eval('slowest()'))):.1f} ms.")


if __name__ == "__main__":
    main()
