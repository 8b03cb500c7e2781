"""A tournament: its players, its rounds, and the cards for each.

system: the way in which opponents are found      versions: one challenge, turned and mirrored
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
from ttprint.games.turbo_taxi.tournament.pairing import Match, Played, bracket, knockout_rounds, swiss_round
from ttprint.words.message import count as count_text

LEAST_PLAYERS, MOST_PLAYERS, MOST_KNOCKOUT = 2, 60, 32
MOST_ROUNDS = 12
MINUTES = 5  # for a match
AT_A_TABLE = 2


class System(Enum):
    """The way in which opponents are found."""

    SWISS = "swiss"
    KNOCKOUT = "knockout"


@dataclass(frozen=True, slots=True)
class Event:
    """A tournament with numbered players and rounds."""

    players: int
    rounds: int
    system: System
    level: Level = Level.MIXED
    seed: int = 1
    crossing: Crossing = Crossing.CROSSROADS
    without: frozenset[str] = frozenset()  # classes of setups to leave out

    def first_round(self) -> tuple[Match, ...]:
        """The matches of the first round."""
        return bracket(self.players) if self.system is System.KNOCKOUT else swiss_round(self.players, ())

    def tables(self, number: int) -> int:
        """The number of matches of a round; rounds count from 1."""
        if self.system is System.SWISS:
            return self.players // 2
        first = self.first_round()
        return sum(match.second is not None for match in first) if number == 1 else len(first) >> (number - 1)

    def challenges(self) -> tuple[tuple[Challenge, ...], ...]:
        """For each round the versions of its challenge, easy to hard; neighbouring tables get different versions."""
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
        """The rounds played so far, from the winners of each."""
        if won and self.system is System.KNOCKOUT:
            raise TtprintError("tournament.won_knockout")
        if len(won) >= self.rounds:
            raise TtprintError("tournament.no_round", played=len(won), rounds=self.rounds)
        played: list[Played] = []
        for winners in won:
            played.append(Played(swiss_round(self.players, played), frozenset(winners)))
        return tuple(played)


def checked_numbers(players: int, rounds: int | None, system: System) -> tuple[int, int]:
    """Return the numbers of players and rounds if they are valid; by default as many rounds as find one winner."""
    most = MOST_KNOCKOUT if system is System.KNOCKOUT else MOST_PLAYERS
    if not LEAST_PLAYERS <= players <= most:
        raise TtprintError(f"tournament.{system.value}", least=LEAST_PLAYERS, most=most, players=players)
    needed = knockout_rounds(players)
    if system is System.KNOCKOUT and rounds not in (None, needed):
        number = count_text("tournament.players", players)
        raise TtprintError(
            "tournament.knockout_rounds",
            players=number,
            needed=count_text("tournament.rounds", needed),
            rounds=rounds,
        )
    count = needed if rounds is None else rounds
    if not 1 <= count <= MOST_ROUNDS:
        raise TtprintError("tournament.rounds", most=MOST_ROUNDS, rounds=count)
    return players, count
