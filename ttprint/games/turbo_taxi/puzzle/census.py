"""The census: totals over all setups of the atlas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median_low

from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, Tile, directions

# the first number of each span of numbers of correct cities; a span ends before the next one begins
SPANS = (0, 1, 2, 4, 8, 16, 32)


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of setups of one sort, and figures about their numbers of correct cities."""

    setups: int
    solvable: int
    single: int
    median: int
    most: int

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Tally:
        """The tally of these setups."""
        counts = [entry.solutions for entry in entries]
        middle, most = (median_low(counts), max(counts)) if counts else (0, 0)
        return cls(len(counts), sum(map(bool, counts)), counts.count(1), middle, most)

    @property
    def unsolvable(self) -> int:
        """The number of setups without a correct city."""
        return self.setups - self.solvable


@dataclass(frozen=True, slots=True)
class Census:
    """Totals over all setups, for one reading of the crossing and one rule about places."""

    crossing: Crossing
    places: Places
    total: Tally
    classes: int
    spread: tuple[tuple[str, int], ...]
    by_kind: tuple[tuple[Kind, Tally], ...]
    by_green: tuple[tuple[int, Tally], ...]
    no_solution: Fraction


def census(entries: Sequence[Entry], crossing: Crossing, places: Places) -> Census:
    """The census of the setups that the rule about places allows."""
    allowed = [entry for entry in entries if places.allow(entry.setup)]
    greens = sorted({entry.green for entry in allowed})
    return Census(
        crossing,
        places,
        Tally.of(allowed),
        len({entry.class_code for entry in allowed}),
        _spread(allowed),
        tuple((kind, Tally.of(e for e in allowed if e.setup.centre.kind is kind)) for kind in Kind),
        tuple((green, Tally.of(e for e in allowed if e.green == green)) for green in greens),
        chance_of_no_solution(allowed),
    )


def chance_of_no_solution(entries: Iterable[Entry]) -> Fraction:
    """The probability that a round has no correct city.

    The medal tile comes from the deck of twelve and falls in any of four directions; all ways to place the markers
    that the entries show are equally likely.
    """
    setups: dict[Tile, int] = {}
    unsolvable: dict[Tile, int] = {}
    for entry in entries:
        centre = entry.setup.centre
        setups[centre] = setups.get(centre, 0) + 1
        unsolvable[centre] = unsolvable.get(centre, 0) + (entry.solutions == 0)
    return sum((_drawn(tile) * Fraction(unsolvable[tile], setups[tile]) for tile in setups), Fraction(0))


def _drawn(tile: Tile) -> Fraction:
    """The probability that the top tile of the deck is this tile, in this direction."""
    return Fraction(SET[tile.kind], sum(SET.values()) * len(directions(tile.kind)))


def _spread(entries: Iterable[Entry]) -> tuple[tuple[str, int], ...]:
    counts = [entry.solutions for entry in entries]
    ends = [*(first - 1 for first in SPANS[1:]), max(counts)]
    spans = [(first, last) for first, last in zip(SPANS, ends, strict=True) if first <= last]
    return tuple(
        (str(first) if first == last else f"{first}-{last}", sum(first <= count <= last for count in counts))
        for first, last in spans
    )
