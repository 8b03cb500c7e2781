"""ttprint census: the whole space of setups, counted."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from ttprint.files import write_whole
from ttprint.games.turbo_taxi.parsing.reading import CROSSING
from ttprint.games.turbo_taxi.puzzle.atlas import Entry, atlas
from ttprint.games.turbo_taxi.puzzle.census import Census, Tally, census
from ttprint.games.turbo_taxi.puzzle.codes import SETUP_COUNT
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.shell.delivery import shows_progress

HEADS = {Places.ANY: "any places", Places.CORNER: "corner rule"}
BAR = 24


@click.command(epilog="Try: ttprint census    or: ttprint census --crossing flyover --csv setups.csv")
@CROSSING
@click.option("--csv", "csv_file", metavar="FILE|-", help="Write every setup as a line of CSV instead.")
@click.option("--json", "as_json", is_flag=True, help="Write the counts as JSON for other programs.")
def command(crossing: Crossing, csv_file: str | None, as_json: bool) -> None:
    """Count the whole space of setups.

    Solves all 25,245 setups and adds them up, for markers on any places and under the corner rule (at least two
    markers on green places). A setup's class in the CSV is the smallest code among its turned and mirrored images.
    """
    if csv_file and as_json:
        raise click.UsageError(
            "--csv and --json ask for two different things: choose one.", click.get_current_context()
        )
    entries = _solve_all(crossing)
    if csv_file:
        _write_csv(entries, csv_file)
        return
    counts = [census(entries, crossing, places) for places in Places]
    if as_json:
        import json

        click.echo(json.dumps(_as_json(counts), indent=2))
    else:
        click.echo("\n".join(_report(counts)))


def _solve_all(crossing: Crossing) -> Sequence[Entry]:
    hidden = not shows_progress()
    with click.progressbar(length=SETUP_COUNT, label="Solving", file=sys.stderr, hidden=hidden) as bar:
        return atlas(crossing, bar.update)


def _write_csv(entries: Sequence[Entry], file: str) -> None:
    lines = [f"{entry.setup},{entry.code},{entry.solutions},{entry.class_code},{entry.green}" for entry in entries]
    text = "\n".join(["setup,code,solutions,class,green", *lines, ""])
    if file == "-":
        click.echo(text, nl=False)
    else:
        write_whole(Path(file), text.encode())
        click.echo(f"Wrote {file}: {len(lines):,} setups.")


def _as_json(counts: Sequence[Census]) -> dict[str, object]:
    def tally(one: Tally) -> dict[str, int]:
        return {name: getattr(one, name) for name in ("setups", "solvable", "unsolvable", "single", "median", "most")}

    return {"crossing": counts[0].crossing.value} | {
        one.places.value: tally(one.total)
        | {
            "classes": one.classes,
            "spread": dict(one.spread),
            "by_centre": {kind.value: tally(part) for kind, part in one.by_kind},
            "by_green": {str(green): tally(part) for green, part in one.by_green},
            "chance_of_no_solution": {"exact": str(one.no_solution), "value": float(one.no_solution)},
        }
        for one in counts
    }


def _report(counts: Sequence[Census]) -> Iterator[str]:
    yield _bold(f"Every setup of Turbo Taxi, with the crossing read as a {counts[0].crossing.value}")
    yield ""
    yield from _overview(counts)
    for one in counts:
        yield from ("", _bold(f"How many correct cities a setup has ({HEADS[one.places]})"))
        yield from _bars(one)
    for one in counts:
        yield from ("", _bold(f"By kind of centre ({HEADS[one.places]})"))
        yield from _tallies([(kind.value, tally) for kind, tally in one.by_kind])
    for one in counts:
        yield from ("", _bold(f"By markers on green places ({HEADS[one.places]})"))
        yield from _tallies([(str(green), tally) for green, tally in one.by_green])
    yield from ("", _bold("The chance that a round has no correct city"))
    for one in counts:
        share = one.no_solution
        yield f"  {HEADS[one.places]:<12}{float(share):>8.2%}   about 1 round in {round(1 / share)}   (exactly {share})"
    yield "  The medal tile is drawn from the deck of twelve and falls in any of four directions;"
    yield "  every way to place the four markers that the rule allows is equally likely."


def _overview(counts: Sequence[Census]) -> Iterator[str]:
    yield f"  {'':<28}" + "".join(f"{HEADS[one.places]:>20}" for one in counts)
    rows = {
        "setups": [f"{one.total.setups:,}" for one in counts],
        "different when turned": [f"{one.classes:,}" for one in counts],
        "with a correct city": [_share(one.total.solvable, one.total.setups) for one in counts],
        "with exactly one": [_share(one.total.single, one.total.setups) for one in counts],
        "with none": [_share(one.total.unsolvable, one.total.setups) for one in counts],
        "correct cities, median": [str(one.total.median) for one in counts],
        "correct cities, most": [str(one.total.most) for one in counts],
    }
    for name, cells in rows.items():
        yield f"  {name:<28}" + "".join(f"{cell:>20}" for cell in cells)


def _bars(one: Census) -> Iterator[str]:
    longest = max(number for _, number in one.spread)
    for span, number in one.spread:
        bar = "█" * round(BAR * number / longest) or "▏"
        yield f"  {span if span != '0' else 'none':>6}  {bar:<{BAR}} {_share(number, one.total.setups):>16}"


def _tallies(rows: Sequence[tuple[str, Tally]]) -> Iterator[str]:
    yield f"  {'':<14}{'setups':>8}{'none':>16}{'exactly one':>16}{'median':>9}{'most':>7}"
    for name, tally in rows:
        none, single = _share(tally.unsolvable, tally.setups), _share(tally.single, tally.setups)
        yield f"  {name:<14}{tally.setups:>8,}{none:>16}{single:>16}{tally.median:>9}{tally.most:>7}"


def _share(part: int, whole: int) -> str:
    return f"{part:,} {part / whole:>7.2%}"


def _bold(text: str) -> str:
    return click.style(text, bold=True)
