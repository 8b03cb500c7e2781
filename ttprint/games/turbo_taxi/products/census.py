"""Product: the whole space of setups, counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.products.options import CROSSING
from ttprint.games.turbo_taxi.products.reading import crossing_text, kind_name, plain
from ttprint.games.turbo_taxi.puzzle.atlas import Entry, atlas
from ttprint.games.turbo_taxi.puzzle.census import Census, Tally, census
from ttprint.games.turbo_taxi.puzzle.codes import SETUP_COUNT
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.option import Values
from ttprint.order.context import Context
from ttprint.product import Report, ReportLine, bold, line
from ttprint.words.catalog import Words
from ttprint.words.figures import aligned, percent
from ttprint.words.typography import number

HEADS = ("setups", "none", "single", "median", "most")
BAR = 24


def _census(values: Values, context: Context) -> Report:
    context.progress.expect(SETUP_COUNT, "Solving")
    entries = atlas(values["crossing"], context.progress.advance)
    counts = [census(entries, values["crossing"], places) for places in Places]
    return Report(_data(counts), tuple(_report(counts, GAME.words(context.lang))), _csv(entries))


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


def _report(counts: Sequence[Census], words: Words) -> Iterator[ReportLine]:
    yield _heading("title", words, crossing=crossing_text(counts[0].crossing, words))
    yield line()
    yield from map(line, _overview(counts, words))
    for one in counts:
        yield from (line(), _heading("spread", words, places=_places(one, words)))
        yield from map(line, _bars(one, words))
    for one in counts:
        yield from (line(), _heading("by_centre", words, places=_places(one, words)))
        yield from map(line, _tallies([(kind_name(kind, words), tally) for kind, tally in one.by_kind], words))
    for one in counts:
        yield from (line(), _heading("by_green", words, places=_places(one, words)))
        yield from map(line, _tallies([(str(green), tally) for green, tally in one.by_green], words))
    yield from (line(), _heading("chance", words))
    yield from map(line, _chances(counts, words))
    yield from (line(f"  {text}") for text in words.list("report.census.drawn"))


def _chances(counts: Sequence[Census], words: Words) -> Iterator[str]:
    rows = []
    for one in counts:
        share = one.no_solution
        about = plain(words, "report.census.about", n=round(1 / share))
        exactly = plain(words, "report.census.exactly", share=share)
        rows.append(("", _places(one, words), percent(float(share), ".2", words), f"   {about}   {exactly}"))
    return aligned(rows, ("<2", "<12", ">8", ""))


def _overview(counts: Sequence[Census], words: Words) -> Iterator[str]:
    totals = [one.total for one in counts]
    rows = {
        "setups": [number(total.setups, words.tag) for total in totals],
        "classes": [number(one.classes, words.tag) for one in counts],
        "solvable": [_share(total.solvable, total.setups, words) for total in totals],
        "single": [_share(total.single, total.setups, words) for total in totals],
        "unsolvable": [_share(total.unsolvable, total.setups, words) for total in totals],
        "median": [str(total.median) for total in totals],
        "most": [str(total.most) for total in totals],
    }
    head = ["", "", *(_places(one, words) for one in counts)]
    body = [["", words.say(f"report.census.row.{name}"), *cells] for name, cells in rows.items()]
    return aligned([head, *body], ("<2", "<28", *(">20" for _ in counts)))


def _bars(one: Census, words: Words) -> Iterator[str]:
    longest = max(setups for _, setups in one.spread)
    rows = []
    for span, setups in one.spread:
        bar = "█" * round(BAR * setups / longest) or "▏"
        name = span.replace("-", "–") if span != "0" else words.say("report.census.head.none")
        rows.append((name, f"  {bar:<{BAR}}", _share(setups, one.total.setups, words)))
    return aligned(rows, (">8", "", ">17"))


def _tallies(rows: Sequence[tuple[str, Tally]], words: Words) -> Iterator[str]:
    table = [["", "", *(words.say(f"report.census.head.{name}") for name in HEADS)]]
    for name, tally in rows:
        none, single = (_share(part, tally.setups, words) for part in (tally.unsolvable, tally.single))
        table.append(["", name, number(tally.setups, words.tag), none, single, str(tally.median), str(tally.most)])
    return aligned(table, ("<2", "<14", ">8", ">16", ">16", ">9", ">7"))


def _share(part: int, whole: int, words: Words) -> str:
    width = len(percent(1, ".2", words))
    return f"{number(part, words.tag)} {percent(part / whole, '.2', words):>{width}}"


def _places(one: Census, words: Words) -> str:
    return words.say(f"report.census.places.{one.places.value}")


def _heading(key: str, words: Words, **values: object) -> ReportLine:
    return line(bold(plain(words, f"report.census.{key}", **values)))


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
