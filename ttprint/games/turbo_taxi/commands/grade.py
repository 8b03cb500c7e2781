"""ttprint grade: how hard a setup is, and why."""

from __future__ import annotations

from collections.abc import Iterator

import click

from ttprint.games.turbo_taxi.commands.options import CROSSING, read_setup
from ttprint.games.turbo_taxi.grading.grades import HONESTY, VERSION, Expert, Grade, grade
from ttprint.games.turbo_taxi.grading.measuring import Efforts
from ttprint.games.turbo_taxi.grading.simulated import Solver
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind


@click.command(epilog="Try: ttprint grade 1-7 3-10 NES    or: ttprint grade 7KQ2 --crossing flyover --json")
@click.argument("setup", nargs=-1, required=True, metavar="SETUP|CODE")
@CROSSING
@click.option("--json", "as_json", is_flag=True, help="Write JSON for other programs.")
def command(setup: tuple[str, ...], crossing: Crossing, as_json: bool) -> None:
    """Tell how hard a setup is, and why.

    The level and the percentile come from a frozen table of all solvable setups, graded by the effort of three
    simulated solvers; docs/grading.md tells how it was made.
    """
    puzzle = read_setup(setup)
    found = grade(puzzle, crossing)
    if as_json:
        import json

        click.echo(json.dumps(_as_json(puzzle, crossing, found), indent=2))
    else:
        click.echo("\n".join(_report(puzzle, crossing, found)))


def _as_json(setup: Setup, crossing: Crossing, found: Grade) -> dict[str, object]:
    return {
        "setup": str(setup),
        "code": encode(setup),
        "class": found.class_code,
        "crossing": crossing.value,
        "level": found.level.value,
        "percentile": found.percentile,
        "core": found.core,
        "solutions": found.solutions,
        "not_joined": found.fillings - found.solutions,
        "needed": {kind.value: count for kind, count in zip(Kind, found.needed, strict=True) if count},
        "effort": _efforts(found.efforts),
        "expert": [
            {
                "rule": expert.rule.extra.value,
                "unused": [kind.value for kind in expert.rule.unused],
                "solutions": _count(found, expert.rule),
                "percentile": expert.percentile,
                "effort": _efforts(expert.efforts),
            }
            for expert in found.experts
        ],
        "table": VERSION,
        "note": HONESTY,
    }


def _report(setup: Setup, crossing: Crossing, found: Grade) -> Iterator[str]:
    yield f"{_bold(str(setup))}   code {_bold(encode(setup))}"
    yield f"Level {_bold(found.level.value)}: harder than {_standing(found.percentile)} of all solvable setups."
    agree = "put it at this level" if found.core else "do not all put it at this level"
    yield f"The three simulated solvers {agree}."
    rows = {
        "right cities": str(found.solutions),
        "fillings that fit but do not join": str(found.fillings - found.solutions),
        "tiles that every city needs": _needed(found) or "none of the eight is the same in all",
    } | {f"effort, {name}": _effort(one) for name, one in _efforts(found.efforts).items()}
    yield from ("", _bold("Why"))
    yield from (f"  {name:<36}{value}" for name, value in rows.items())
    if found.experts:
        yield from ("", _bold("For experts"))
        yield from (f"  {_expert(found, expert)}" for expert in found.experts)
    yield from ("", f"{HONESTY} Table {VERSION}, with the crossing read as a {crossing.value}.")


def _efforts(efforts: Efforts) -> dict[str, float]:
    return {solver.value: one for solver, one in zip(Solver, efforts, strict=True)}


def _effort(effort: float) -> str:
    return f"{effort:.2f}   ({8 * 2**effort:.1f} tiles laid on average until the first right city; the least is 8)"


def _needed(found: Grade) -> str:
    return ", ".join(f"{count} × {kind.value}" for kind, count in zip(Kind, found.needed, strict=True) if count)


def _count(found: Grade, rule: ExtraRule) -> int:
    return found.apart if rule.extra is Extra.APART else 1


def _expert(found: Grade, expert: Expert) -> str:
    match expert.rule.extra:
        case Extra.APART:
            cities = "one right city" if found.apart == 1 else f"{found.apart} right cities"
            rule = f"the roads of the two colours stay apart ({cities})"
        case Extra.SINGLE:
            rule = "there is exactly one right city"
        case Extra.UNUSED:
            names = ", ".join(kind.value for kind in expert.rule.unused)
            rule = f"these three tiles stay unused: {names} (one right city)"
    return f"{rule}: harder than {_standing(expert.percentile)}"


def _standing(percentile: float) -> str:
    return f"{percentile:.1f} %"


def _bold(text: str) -> str:
    return click.style(text, bold=True)
