"""Rebuild the frozen tables of grades, byte for byte, or report how well the three simulated solvers agree.

python -m tools.grades            measures every class for both readings of the crossing, then writes the tables
python -m tools.grades --report   reads the tables and prints the figures in docs/grading.md
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import click

from tools.grading.space import agreement, measure_all, table
from ttprint.files import write_whole
from ttprint.games.turbo_taxi.grading.grades import LEVELS, VERSION, Solver, grades, table_file
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


def rebuild(crossing: Crossing) -> None:
    began, hidden = time.perf_counter(), not sys.stderr.isatty()
    with click.progressbar(length=2 * 3302, label=crossing.value, file=sys.stderr, hidden=hidden) as bar:
        text = table(measure_all(crossing, bar.update), crossing, bar.update)
    write_whole(table_file(crossing), text.encode("ascii"))
    print(f"Wrote {table_file(crossing).name} in {time.perf_counter() - began:.0f} s.")


def report(crossing: Crossing) -> None:
    every = grades(crossing)
    found = agreement(every)
    print(f"\n{crossing.value}, version {VERSION}: {found.classes:,} solvable classes, {found.setups:,} setups")
    print(f"  Kendall's W                               {found.w:.3f}")
    for (one, other), value in found.correlations.items():
        print(f"  {f'rank correlation {one.value}, {other.value}':<42}{value:.3f}")
    for solver, value in found.solutions.items():
        print(f"  {f'{solver.value}, number of correct cities':<41}{value:+.3f}")
    print(f"  share in the agreement core               {found.core:.1%}")
    print(f"  {'':<10}{'setups':>8}{'classes':>9}{'in core':>9}   " + "".join(f"{s.value:>15}" for s in Solver))
    for level in LEVELS:
        those = [one for one in every if one.level is level]
        core = sum(one.core for one in those)
        means = "".join(f"{effort:>15.2f}" for effort in found.means[level])
        print(f"  {level.value:<10}{sum(one.images for one in those):>8,}{len(those):>9,}{core:>9,}   {means}")
    rules = Counter(expert.rule.extra.value for one in every for expert in one.experts)
    either = sum(bool(one.experts) for one in every)
    print(f"  expert    {either:,} classes: " + ", ".join(f"{rule} {count:,}" for rule, count in sorted(rules.items())))


if __name__ == "__main__":
    for reading in Crossing:
        report(reading) if "--report" in sys.argv[1:] else rebuild(reading)
