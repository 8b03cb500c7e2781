"""Counts of what happens in games. Tallies can be added, so that several processes can share the games.

drawn: how often a card was drawn
played: how often a card was played (a COURSE: how often it was driven to its end)
useless: how often a card was in a hand at the end of a game and could never be played (a COURSE: was refused)
dull: a turn in which no card of a hand of three could be played
dull_runs: the most dull turns of a player in a row, in each game
penniless: games that a player ended with no money
leader_wins: games that the richest player after half of the rounds won
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields

from ttprint.games.vite_taxi.simulation.notes import NOTE_VALUES


@dataclass(slots=True)
class Tally:
    """Counts of any number of games. Courses and cards are counted by id."""

    games: int = 0
    deadlocks: int = 0
    turns: int = 0
    card_turns: int = 0
    dull: int = 0
    refusals: int = 0
    empty_turns: int = 0
    bank_visits: int = 0
    banked: int = 0
    francs_lost: int = 0
    voie_uses: int = 0
    francs_paid: int = 0
    penniless: int = 0
    leader_wins: int = 0
    dull_runs: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # by seat
    player_wins: Counter[int] = field(default_factory=Counter)  # by player, on any seat
    course_drawn: Counter[str] = field(default_factory=Counter)
    course_done: Counter[str] = field(default_factory=Counter)
    course_refused: Counter[str] = field(default_factory=Counter)
    course_turns: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    useless: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)  # plays by players who won
    notes: dict[int, Counter[int]] = field(default_factory=lambda: {note: Counter() for note in NOTE_VALUES})

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, int):
                setattr(self, each.name, mine + theirs)
            elif isinstance(mine, Counter):
                mine.update(theirs)
            else:
                for note, counts in theirs.items():
                    mine[note].update(counts)


def percentile(counts: Counter[int], part: float) -> int:
    """Return the smallest value that at least this part of the counted values does not exceed."""
    want, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= want:
            return value
    return 0
