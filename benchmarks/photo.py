"""The photo reader on synthetic pictures, run in Node. Prints Markdown; the seeds are fixed.

    python -m benchmarks.photo                                     # a few pictures for tuning
    python -m benchmarks.photo --set final --count 112 --others 300 --flat 50

The pictures of the final set are for looking at once: docs/photo.md says how often each set was used. Times are of the
processor and hold for one core.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.photos import Difficulty, Photo, city_photo, flat_photo, other_photo
from tools.photos.flat import ANSWER, SCREEN
from tools.photos.people import dragged, turns
from tools.photos.reader import Reader
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.play.bundle import bundle
from ttprint.games.turbo_taxi.play.page import scripts

FIRST = {"tuning": 1, "final": 100_000}  # seeds
FLAT = {ANSWER: "printed answers", SCREEN: "pictures of a screen"}
OTHER = "other"
Job = tuple[int, Difficulty | str, Theme | None]  # a picture of a laid city, one of FLAT or OTHER


@dataclass(frozen=True)
class Result:
    """What came of a picture: a city's found and dragged reading, or that of a picture without a city."""

    about: str  # the name of the picture, to find it again
    theme: str
    kind: str  # its difficulty, or one of FLAT, or what it shows in the place of a city
    found: Reading
    dragged: Reading | None = None


@dataclass(frozen=True)
class Reading:
    """A reading beside the truth: for each square if it is wrong, and if it is marked."""

    wrong: Sequence[bool]
    marked: Sequence[bool]
    accepted: bool
    reason: str | None
    seconds: float

    @property
    def right(self) -> bool:
        return not any(self.wrong)


@cache
def _reader() -> Reader:
    return Reader()


def result(job: Job) -> Result:
    """Make a picture and read it."""
    seed, kind, theme = job
    if isinstance(kind, Difficulty):
        photo = city_photo(seed, kind, theme)
    else:
        photo = other_photo(seed) if kind == OTHER else flat_photo(seed, kind)
    about = f"{seed} {photo.difficulty.value} {photo.theme}: {', '.join(photo.about[:4])}"
    if photo.corners is None:
        return Result(about, photo.theme, photo.about[0], compared(_reader().read(photo.pixels), photo))
    found = compared(_reader().read(photo.pixels), photo)
    given = compared(_reader().read(photo.pixels, dragged(photo.corners, seed)), photo)
    return Result(about, photo.theme, kind.value if isinstance(kind, Difficulty) else kind, found, given)


def compared(reading: dict[str, Any], photo: Photo) -> Reading:
    """Return the reading beside the truth, up to a turn of the whole city, which the gates on the card decide.

    With a tenth tile beside the block the page asks about the picture as a whole, so all its squares count as marked.
    """
    tiles, marked = reading["tiles"], [one or reading["reason"] == "extra" for one in reading["doubtful"]]
    taken = {"accepted": reading["accepted"], "reason": reading["reason"], "seconds": reading["seconds_taken"]}
    if photo.tiles is None:
        return Reading([True] * 9, marked, **taken)
    wrongs = [[one != other for one, other in zip(city, tiles, strict=True)] for city in turns(photo.tiles)]
    return Reading(min(wrongs, key=sum), marked, **taken)


def share(values: Sequence[bool]) -> str:
    """Return how many are true, and as a percentage."""
    return f"{sum(values)}/{len(values)} ({100 * sum(values) / len(values):.1f} %)" if values else "-"


def rows(results: Sequence[Result]) -> Iterator[tuple[str, str, str]]:
    """Yield the rows of the table: what, measured, goal."""
    cities, others = [one for one in results if one.dragged], [one for one in results if not one.dragged]
    goals = {"city": [98] * 3, "contrast": [98] * 3, "ink": [98, 95, 85]}
    for theme, wanted in goals.items():
        for difficulty, goal in zip(Difficulty, wanted, strict=True):
            ours = [one for one in cities if (one.theme, one.kind) == (theme, difficulty.value)]
            yield f"{theme}, {difficulty.value}", share([one.found.right for one in ours]), f">= {goal} %"
    for theme, goal in {"city": 99, "contrast": 99, "ink": 95}.items():
        right = [one.dragged.right for one in cities if one.theme == theme and one.dragged and one.kind not in FLAT]
        yield f"{theme}, corners dragged within 6 mm", share(right), f">= {goal} %"
    for kind, name in FLAT.items():
        yield name, share([one.found.right for one in cities if one.kind == kind]), ""
    readings = [reading for one in cities for reading in (one.found, one.dragged) if reading]
    yield "cities accepted", share([one.found.accepted for one in cities]), ""
    silent = [one.found.accepted and not one.found.right for one in cities]
    yield "accepted and wrong without a mark", share(silent), "0 in 1,000"
    silent = [bool(one.dragged and one.dragged.accepted and not one.dragged.right) for one in cities]
    yield "the same with dragged corners", share(silent), "0 in 1,000"
    yield "cities asked about as a whole: a tenth tile", share([one.reason == "extra" for one in readings]), ""
    yield "wrong tiles that are marked, or in such a city", share(marks(readings, True)), ">= 95 %"
    single = [one for one in readings if one.reason != "extra"]
    yield "right tiles that are marked, in other cities", share(marks(single, False)), "<= 2 %"
    yield "pictures without a city accepted", share([one.found.accepted for one in others]), "0 in 300"
    for what, taken, limit in (
        ("found", [one.found.seconds for one in cities], 1.0),
        ("dragged", [one.dragged.seconds for one in cities if one.dragged], 0.15),
    ):
        if taken:
            yield f"seconds of the processor, {what}, median", f"{statistics.median(taken):.2f}", f"<= {limit}"
    yield "added to the page, bytes", f"{size():,}, gzipped {size(gzip.compress):,}", "<= 45,000, 18,000"


def marks(readings: Sequence[Reading], wrong: bool) -> list[bool]:
    """Return for each wrong tile of some readings, or for each right one, if it is marked."""
    tiles = [tile for one in readings for tile in zip(one.wrong, one.marked, strict=True)]
    return [marked for is_wrong, marked in tiles if is_wrong == wrong]


def size(packed: Any = bytes) -> int:
    """Return how many bytes the reader adds to the page's scripts."""
    with_it = bundle(scripts(), "puzzle/judge.js", "photo/reader.js").encode()
    return len(packed(with_it)) - len(packed(bundle(scripts(), "puzzle/judge.js").encode()))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--set", choices=FIRST, default="tuning")
    ask.add_argument("--count", type=int, default=3, help="pictures of each theme and difficulty")
    ask.add_argument("--others", type=int, default=10, help="pictures without a city")
    ask.add_argument("--flat", type=int, default=5, help="pictures each of printed answers and of screens")
    ask.add_argument("--first", type=int, default=0, help="leave out so many seeds")
    ask.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    ask.add_argument("--list", action="store_true", help="also list what was not read right or not accepted")
    given = ask.parse_args()
    first = FIRST[given.set] + given.first
    jobs: list[Job] = [(first + k, d, t) for k in range(given.count) for d in Difficulty for t in Theme]
    jobs += [(first + k, kind, None) for k in range(given.flat) for kind in FLAT]
    jobs += [(first + k, OTHER, None) for k in range(given.others)]
    with ProcessPoolExecutor(given.jobs) as pool:
        results = list(pool.map(result, jobs, chunksize=4))
    print("| | measured | goal |\n|---|---:|---:|")
    for row in rows(results):
        print(f"| {' | '.join(row)} |")
    if given.list:
        print()
        for one in results:
            for how, reading in (("found", one.found), ("dragged", one.dragged)):
                if reading and (reading.accepted is not bool(one.dragged) or (one.dragged and not reading.right)):
                    print(f"{one.about}: {how}, {sum(reading.wrong)} wrong, {reading.reason or 'accepted'}")


if __name__ == "__main__":
    main()
