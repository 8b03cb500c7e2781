"""A tournament as one value: so many players, so many rounds, and the cards for each.

system: how it is decided who plays whom      twin cards: one challenge in versions that mirror each other
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.tournament.pairing import (
    Match,
    Played,
    bracket,
    knockout_rounds,
    standings,
    swiss_round,
)

LEAST_PLAYERS, MOST_PLAYERS, MOST_KNOCKOUT = 2, 60, 32
MOST_ROUNDS = 12
MINUTES = 5  # for a match
AT_A_TABLE = 2


class System(Enum):
    """How it is decided who plays whom."""

    SWISS = "swiss"
    KNOCKOUT = "knockout"


@dataclass(frozen=True, slots=True)
class Event:
    """A tournament."""

    players: int
    rounds: int
    system: System
    level: Level = Level.MIXED
    seed: int = 1
    crossing: Crossing = Crossing.CROSSROADS
    without: frozenset[str] = frozenset()  # classes of setups that the players have had before

    def first(self) -> tuple[Match, ...]:
        """The first round."""
        return bracket(self.players) if self.system is System.KNOCKOUT else swiss_round(self.players, ())

    def tables(self, number: int) -> int:
        """How many matches a round has, counted from 1."""
        if self.system is System.SWISS:
            return self.players // 2
        first = self.first()
        return sum(match.second is not None for match in first) if number == 1 else len(first) >> (number - 1)

    def challenges(self) -> tuple[tuple[Challenge, ...], ...]:
        """For each round its challenge in its versions, easy to hard; at neighbouring tables they differ too."""
        versions = AT_A_TABLE * min(2, max(self.tables(number) for number in range(1, self.rounds + 1)))
        options = PackOptions(self.crossing, without=self.without)
        pack = choose(self.rounds, self.level, self.seed, options, versions=versions)
        return tuple(pack[start : start + versions] for start in range(0, len(pack), versions))

    def cards(self, challenges: Sequence[Sequence[Challenge]]) -> Iterator[Challenge]:
        """A card for each player of each round, table by table."""
        for number, versions in enumerate(challenges, 1):
            for table in range(self.tables(number)):
                start = AT_A_TABLE * table % len(versions)
                yield from versions[start : start + AT_A_TABLE]

    def results(self, won: Sequence[Sequence[int]]) -> tuple[Played, ...]:
        """The rounds that have been played, from the winners of each."""
        if won and self.system is System.KNOCKOUT:
            raise TtprintError("A bracket pairs by itself: --won is for the Swiss system.")
        if len(won) >= self.rounds:
            raise TtprintError(
                f"There is no round left to pair after {len(won)} of {self.rounds}: leave out one --won."
            )
        played: list[Played] = []
        for winners in won:
            played.append(Played(swiss_round(self.players, played), frozenset(winners)))
        return tuple(played)

    def ranking(self, played: Sequence[Played]) -> list[int]:
        """The players, the best first."""
        return [one.player for one in standings(self.players, played)]


def event_of(players: int, rounds: int | None, system: System) -> tuple[int, int]:
    """The numbers of players and of rounds that a person asked for; unless told, as many rounds as find one winner."""
    most = MOST_KNOCKOUT if system is System.KNOCKOUT else MOST_PLAYERS
    if not LEAST_PLAYERS <= players <= most:
        raise TtprintError(f"A {system.value} tournament is for {LEAST_PLAYERS} to {most} players, not {players}.")
    needed = knockout_rounds(players)
    if system is System.KNOCKOUT and rounds not in (None, needed):
        raise TtprintError(f"A knock-out of {players} players takes {needed} rounds, not {rounds}: leave out --rounds.")
    count = needed if rounds is None else rounds
    if not 1 <= count <= MOST_ROUNDS:
        raise TtprintError(f"A tournament has 1 to {MOST_ROUNDS} rounds, not {count}.")
    return players, count
