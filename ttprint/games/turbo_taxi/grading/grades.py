"""The grades: how hard every setup is, read from frozen tables. docs/grading.md describes how they were made.

level: easy, medium or hard, a third of all solvable setups each; expert with an extra rule
percentile: the share of all solvable setups that are easier
core: the setups for which all three simulated solvers agree on the level
effort: log2 of the tiles that a simulated solver lays until its first correct city, divided by 8
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind

VERSION = "2"  # of the tables: any changed grade needs a new version
DISCLAIMER = "Graded by simulated solvers, not tried out with children."
FOLDER = Path(__file__).parent
COLUMNS = "class,images,solutions,fillings,needed,apart,naive,careful,follower,percentile,level,core,expert,only"


class Level(Enum):
    """How hard a challenge is; a pack may be mixed."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    MIXED = "mixed"


LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)


class Solver(Enum):
    """The three simulated solvers; simulated.py describes them."""

    NAIVE = "naive"
    CAREFUL = "careful"
    FOLLOWER = "road-follower"


@dataclass(frozen=True, slots=True)
class Efforts:
    """The efforts of the three simulated solvers."""

    naive: float
    careful: float
    follower: float

    def __iter__(self) -> Iterator[float]:
        return iter((self.naive, self.careful, self.follower))


@dataclass(frozen=True, slots=True)
class RuleGrade:
    """How hard a card with an extra rule is: expert if a hard setup is hard for all three solvers under the rule."""

    rule: ExtraRule
    efforts: Efforts
    percentile: float
    level: Level
    core: bool


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard the setups of a class are, and why.

    fillings: ways to lay all tiles so that every edge fits, correct or not     apart: correct cities with two networks
    needed: the tiles of each kind that every correct city has round its centre, in the order of the kinds
    """

    class_code: str
    images: int
    solutions: int
    fillings: int
    needed: tuple[int, ...]
    apart: int
    efforts: Efforts
    percentile: float
    level: Level
    core: bool
    experts: tuple[RuleGrade, ...]
    only: RuleGrade | None  # of a card with one city because it names the unused tiles, if that is not for experts


def grade(setup: Setup, crossing: Crossing = Crossing.CROSSROADS) -> Grade:
    """The grade of a setup. Raises Unsolvable if it has no correct city."""
    found = _read(_lines(crossing)[class_code(setup)])
    if found is None:
        raise Unsolvable(setup, crossing)
    return found


@cache
def grades(crossing: Crossing = Crossing.CROSSROADS) -> tuple[Grade, ...]:
    """The grades of all solvable classes, in the order of their codes."""
    return tuple(found for line in _lines(crossing).values() if (found := _read(line)))


def class_code(setup: Setup) -> str:
    """The code that names a setup's class: the smallest among its images."""
    return min(encode(image) for image in setup.images())


def table_file(crossing: Crossing) -> Path:
    """The path of the table for a reading of the crossing."""
    return FOLDER / f"grades_{crossing.value}.csv"


def head(crossing: Crossing) -> str:
    """The first lines of a table: its version and the names of its columns."""
    return f"# ttprint grades, version {VERSION}, {crossing.value}\n{COLUMNS}\n"


class Unsolvable(TtprintError):
    """A setup without a correct city, which cannot be a challenge."""

    def __init__(self, setup: Setup, crossing: Crossing) -> None:
        super().__init__(f"unsolvable.{crossing.value}", code=encode(setup), setup=str(setup))


class WrongTable(TtprintError):
    """A table of grades of another version."""


@cache
def _lines(crossing: Crossing) -> dict[str, str]:
    text = table_file(crossing).read_text(encoding="ascii")
    if not text.startswith(head(crossing)):
        raise WrongTable(f"{table_file(crossing).name} is not version {VERSION} of the grades: install ttprint again.")
    return {line[:4]: line for line in text.splitlines()[2:]}


def _read(line: str) -> Grade | None:
    code, images, solutions, fillings, needed, apart, *graded, core, experts, only = line.split(",")
    if solutions == "0":
        return None
    naive, careful, follower, percentile = map(float, graded[:4])
    efforts, level = Efforts(naive, careful, follower), Level(graded[4])
    found = tuple(_experts(experts))
    if solutions == "1" and level is Level.HARD and core:
        found = (RuleGrade(SINGLE, efforts, percentile, Level.EXPERT, core=True), *found)
    counts = tuple(map(int, needed))
    return Grade(
        code,
        int(images),
        int(solutions),
        int(fillings),
        counts,
        int(apart),
        efforts,
        percentile,
        level,
        bool(core),
        found,
        _rule_grade(only) if only else None,
    )


def _experts(text: str) -> Iterator[RuleGrade]:
    """The rules in the column of experts, separated by semicolons."""
    return (_rule_grade(f"{part} {Level.EXPERT.value} core") for part in text.split(";") if part)


def _rule_grade(text: str) -> RuleGrade:
    """A rule with its three efforts, percentile and level, and `core` if the three solvers agree."""
    name, *numbers, level = text.removesuffix(" core").split()
    naive, careful, follower, percentile = map(float, numbers)
    return RuleGrade(_rule(name), Efforts(naive, careful, follower), percentile, Level(level), text.endswith(" core"))


@cache
def _rule(name: str) -> ExtraRule:
    """The rule of a name in the table: `apart`, or the number of unused tiles of each kind, such as 110010."""
    if name == Extra.APART.value:
        return APART
    return ExtraRule(
        Extra.UNUSED, tuple(kind for kind, count in zip(Kind, name, strict=True) for _ in range(int(count)))
    )
