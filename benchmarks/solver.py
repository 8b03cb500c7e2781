"""The solver compared with CP-SAT and clingo, and the start-up time of commands. Prints Markdown.

All in one run on one thread; building the models is included; all counts must be equal.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from peers import clingo, cp_sat
from timing import median_of_commands, timed

from ttprint.games.turbo_taxi.puzzle.atlas import atlas
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

SETUPS, CENSUS_SETUPS, SEED, ROUNDS = 300, 150, 2005, 5


def ours(setup: Setup) -> int:
    return sum(1 for _ in solutions(setup))


def each(solve: Callable[[Setup], int], setups: Sequence[Setup]) -> list[int]:
    """Return how many correct cities a solver finds for each setup."""
    return [solve(setup) for setup in setups]


def main() -> None:
    for peer in ("ortools.sat.python.cp_model", "clingo"):  # loading a library is not part of the measurement
        __import__(peer)
    peers: dict[str, Callable[[Setup], int]] = {"ttprint": ours, "OR-Tools CP-SAT": cp_sat, "clingo": clingo}
    seconds: dict[str, list[float]] = {name: [] for name in peers}
    chance, cities = random.Random(SEED), 0
    for _ in range(ROUNDS):  # other setups each time, so that no cache helps
        sample = chance.sample(every_setup(), SETUPS)
        counts: dict[str, list[int]] = {}
        for name, solve in peers.items():
            counts[name], taken = timed(partial(each, solve, sample))
            seconds[name].append(taken)
            if counts[name] != counts["ttprint"]:
                sys.exit(f"{name} counts differently: something is wrong.")
        cities += sum(counts["ttprint"])

    medians = {name: statistics.median(taken) for name, taken in seconds.items()}
    print(f"All correct cities of {SETUPS} random setups, one thread, median of {ROUNDS} samples ({cities:,} found):\n")
    print("| solver | seconds | times ttprint |\n|---|---:|---:|")
    for name, taken in medians.items():
        print(f"| {name} | {taken:.3f} | {taken / medians['ttprint']:.0f} |")

    _, census = timed(lambda: atlas(Crossing.CROSSROADS))
    _, part = timed(lambda: [cp_sat(setup) for setup in sample[:CENSUS_SETUPS]])
    print("\n| work | seconds |\n|---|---:|")
    print(f"| ttprint, the whole census (25,245 setups) | {census:.2f} |")
    print(f"| OR-Tools CP-SAT, {CENSUS_SETUPS} setups | {part:.2f} |")

    program = str(Path(sys.executable).with_name("ttprint"))
    commands = {
        'python -c "import click"': [sys.executable, "-c", "import click"],
        "ttprint --help": [program, "--help"],
        "ttprint solve 1-7 3-10 NES": [program, "solve", "1-7 3-10 NES"],
    }
    medians = median_of_commands(commands, rounds=15)
    base = next(iter(medians.values()))
    print("\n| command, median of 15 | ms | times the first |\n|---|---:|---:|")
    for name, taken in medians.items():
        print(f"| `{name}` | {taken * 1000:.0f} | {taken / base:.2f} |")


if __name__ == "__main__":
    main()
