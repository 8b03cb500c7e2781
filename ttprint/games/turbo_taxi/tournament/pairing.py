"""Who plays whom: pure, so that the program and a referee with a pencil come to the same pairs.

player: a number from 1 up      match: two players, or one who sits out
Swiss: everybody plays every round, with somebody who has as many points and whom they have not met
knock-out: whoever loses is out; players who are missing from a full bracket are made up for by sitting out at first
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ttprint.errors import TtprintError

WIN, DRAW = 2, 1  # half points, so that all numbers are whole


@dataclass(frozen=True, slots=True)
class Match:
    """Two players; the second is missing if the first one sits out."""

    first: int
    second: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """Both players, or the one who sits out."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Played:
    """A round that has been played: its matches, and those who won; a match without a winner was drawn."""

    matches: tuple[Match, ...]
    winners: frozenset[int]

    def __post_init__(self) -> None:
        playing = {player for match in self.matches for player in match.players}
        for player in sorted(self.winners - playing):
            raise WrongResult(f"Player {player} does not take part: give numbers from 1 to {len(playing)}.")
        for match in self.matches:
            if match.second is not None and set(match.players) <= self.winners:
                raise WrongResult(f"Players {match.first} and {match.second} played each other: only one can have won.")

    def half_points(self, player: int) -> int:
        """What the round brought a player, in half points."""
        match = next(match for match in self.matches if player in match.players)
        if match.second is None or player in self.winners:
            return WIN
        return 0 if self.winners & set(match.players) else DRAW


class WrongResult(TtprintError):
    """Results that cannot be."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands: half points, and those of all opponents together, which decide between equals."""

    player: int
    half_points: int
    of_opponents: int

    @property
    def points(self) -> str:
        """The points as people write them."""
        whole, half = divmod(self.half_points, 2)
        return f"{whole or ''}½" if half else str(whole)


def standings(players: int, played: Sequence[Played]) -> tuple[Standing, ...]:
    """All players, the best first."""
    total = {player: sum(one.half_points(player) for one in played) for player in range(1, players + 1)}
    met = {player: _met(player, played) for player in total}
    found = [Standing(player, total[player], sum(total[other] for other in met[player])) for player in total]
    return tuple(sorted(found, key=lambda one: (-one.half_points, -one.of_opponents, one.player)))


def swiss_round(players: int, played: Sequence[Played]) -> tuple[Match, ...]:
    """The next round: nobody meets somebody again, and nobody sits out twice, as long as that can be avoided.

    In the order of points (the smaller number first among equals), the first one who is free plays the next one below
    whom they have not met; where that leaves a pair at the end who have met, the pair above is undone.
    """
    total = {player: sum(one.half_points(player) for one in played) for player in range(1, players + 1)}
    order = sorted(total, key=lambda player: (-total[player], player))
    met = Counter(frozenset(match.players) for one in played for match in one.matches if match.second is not None)
    free = Counter(match.first for one in played for match in one.matches if match.second is None)
    # of those who have sat out least often, the last in the order
    sitting = order[::-1] if players % 2 else [0]
    least = min(free[player] for player in sitting)
    again = 0
    while True:  # everybody can be paired with everybody, if it must be once more
        for out in sitting:
            pairs = _pairs(tuple(one for one in order if one != out), met, again) if free[out] == least else None
            if pairs is not None:
                return (*pairs, Match(out)) if out else pairs
        again += 1


def _pairs(order: tuple[int, ...], met: Counter[frozenset[int]], again: int) -> tuple[Match, ...] | None:
    """Pairs for all in the order, at most so many of whom have met before; None if there are none."""

    @cache
    def paired(rest: tuple[int, ...], again: int) -> tuple[Match, ...] | None:
        if not rest:
            return ()
        first, others = rest[0], rest[1:]
        for place, second in enumerate(others):
            cost = met[frozenset((first, second))]
            if cost <= again:
                more = paired(others[:place] + others[place + 1 :], again - cost)
                if more is not None:
                    return (Match(first, second), *more)
        return None

    return paired(order, again)


def bracket(players: int) -> tuple[Match, ...]:
    """The first round of a knock-out, from top to bottom; the winners of each two neighbours meet in the next.

    The smallest numbers sit out where there are too few players, and 1 and 2 cannot meet before the end.
    """
    seeds = [1]
    while len(seeds) < players:
        seeds = [seed for one in seeds for seed in (one, 2 * len(seeds) + 1 - one)]
    pairs = list(zip(seeds[::2], seeds[1::2], strict=True)) if players > 1 else [(1, 2)]
    return tuple(Match(min(a, b), max(a, b) if max(a, b) <= players else None) for a, b in pairs)


def knockout_rounds(players: int) -> int:
    """How many rounds it takes until one is left."""
    return max(1, (players - 1).bit_length())


def _met(player: int, played: Iterable[Played]) -> list[int]:
    matches = [match for one in played for match in one.matches if player in match.players]
    return [other for match in matches for other in match.players if other != player]
