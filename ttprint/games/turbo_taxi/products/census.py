"""Product: the whole space of setups, counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.products.options import CROSSING
from ttprint.games.turbo_taxi.puzzle.atlas import Entry, atlas
from ttprint.games.turbo_taxi.puzzle.census import Census, Tally, census
from ttprint.games.turbo_taxi.puzzle.codes import SETUP_COUNT
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.option import Values
from ttprint.order.context import Context
from ttprint.product import Report, ReportLine, bold, line

HEADS = {Places.ANY: "any places", Places.CORNER: "corner rule"}
BAR = 24


def _census(values: Values, context: Context) -> Report:
    context.progress.expect(SETUP_COUNT, "Solving")
    entries = atlas(values["crossing"], context.progress.advance)
    counts = [census(entries, values["crossing"], places) for places in Places]
    return Report(_data(counts), tuple(_report(counts)), _csv(entries))


def _csv(entries: Sequence[Entry]) -> str:
    lines = [f"{entry.setup},{entry.code},{entry.solutions},{entry.class_code},{entry.green}" for entry in entries]
    return "\n".join(["setup,code,solutions,class,green", *lines, ""])


def _data(counts: Sequence[Census]) -> dict[str, object]:
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


def _report(counts: Sequence[Census]) -> Iterator[ReportLine]:
    yield _heading(f"Every setup of Turbo Taxi, with the crossing read as a {counts[0].crossing.value}")
    yield line()
    yield from _overview(counts)
    for one in counts:
        yield from (line(), _heading(f"How many correct cities a setup has ({HEADS[one.places]})"))
        yield from _bars(one)
    for one in counts:
        yield from (line(), _heading(f"By kind of centre ({HEADS[one.places]})"))
        yield from _tallies([(kind.value, tally) for kind, tally in one.by_kind])
    for one in counts:
        yield from (line(), _heading(f"By markers on green places ({HEADS[one.places]})"))
        yield from _tallies([(str(green), tally) for green, tally in one.by_green])
    yield from (line(), _heading("The chance that a round has no correct city"))
    for one in counts:
        share = one.no_solution
        yield line(
            f"  {HEADS[one.places]:<12}{float(share):>8.2%}   about 1 round in {round(1 / share)}   (exactly {share})"
        )
    yield line("  The medal tile is drawn from the deck of twelve and falls in any of four directions;")
    yield line("  every way to place the four markers that the rule allows is equally likely.")


def _overview(counts: Sequence[Census]) -> Iterator[ReportLine]:
    yield line(f"  {'':<28}" + "".join(f"{HEADS[one.places]:>20}" for one in counts))
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
        yield line(f"  {name:<28}" + "".join(f"{cell:>20}" for cell in cells))


def _bars(one: Census) -> Iterator[ReportLine]:
    longest = max(number for _, number in one.spread)
    for span, number in one.spread:
        bar = "█" * round(BAR * number / longest) or "▏"
        yield line(f"  {span if span != '0' else 'none':>6}  {bar:<{BAR}} {_share(number, one.total.setups):>16}")


def _tallies(rows: Sequence[tuple[str, Tally]]) -> Iterator[ReportLine]:
    yield line(f"  {'':<14}{'setups':>8}{'none':>16}{'exactly one':>16}{'median':>9}{'most':>7}")
    for name, tally in rows:
        none, single = _share(tally.unsolvable, tally.setups), _share(tally.single, tally.setups)
        yield line(f"  {name:<14}{tally.setups:>8,}{none:>16}{single:>16}{tally.median:>9}{tally.most:>7}")


def _share(part: int, whole: int) -> str:
    return f"{part:,} {part / whole:>7.2%}"


def _heading(text: str) -> ReportLine:
    return line(bold(text))


PRODUCTS = {
    "census": GAME.define(
        "census",
        (CROSSING,),
        _census,
        details="Solves all 25,245 setups and adds them up, for markers on any places and under the corner rule (at "
        "least two markers on green places). A setup's class in the CSV is the smallest code among its turned and "
        "mirrored images.",
        examples=("ttprint census", "ttprint census --crossing flyover --csv setups.csv"),
        formats=("json", "csv"),
    )
}
