"""Pairings of a tournament, by rules that a referee can follow with a pencil.

player: a number from 1 up      match: two players, or one who sits out
Swiss: all players play every round, against an opponent with equal points whom they have not met
knock-out: a player who loses is out; in the first round players sit out where the bracket is not full
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ttprint.errors import TtprintError

WIN, DRAW = 2, 1  # in half points, so that all numbers are integers


@dataclass(frozen=True, slots=True)
class Match:
    """Two players; `second` is None if the first one sits out."""

    first: int
    second: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """Both players, or the one who sits out."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Played:
    """A round that was played: its matches and its winners; a match without a winner was a draw."""

    matches: tuple[Match, ...]
    winners: frozenset[int]

    def __post_init__(self) -> None:
        playing = {player for match in self.matches for player in match.players}
        for player in sorted(self.winners - playing):
            raise WrongResult("tournament.player", player=player, most=len(playing))
        for match in self.matches:
            if match.second is not None and set(match.players) <= self.winners:
                raise WrongResult("tournament.both_won", first=match.first, second=match.second)

    def half_points(self, player: int) -> int:
        """The half points of a player in this round."""
        match = next(match for match in self.matches if player in match.players)
        if match.second is None or player in self.winners:
            return WIN
        return 0 if self.winners & set(match.players) else DRAW


class WrongResult(TtprintError):
    """Results that are impossible."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The half points of a player, and the sum of those of all opponents, which decides ties."""

    player: int
    half_points: int
    of_opponents: int

    @property
    def points(self) -> str:
        """The points as text, such as 2½."""
        whole, half = divmod(self.half_points, 2)
        return f"{whole or ''}½" if half else str(whole)


def standings(players: int, played: Sequence[Played]) -> tuple[Standing, ...]:
    """All players, best first."""
    total = {player: sum(one.half_points(player) for one in played) for player in range(1, players + 1)}
    met = {player: _met(player, played) for player in total}
    found = [Standing(player, total[player], sum(total[other] for other in met[player])) for player in total]
    return tuple(sorted(found, key=lambda one: (-one.half_points, -one.of_opponents, one.player)))


def swiss_round(players: int, played: Sequence[Played]) -> tuple[Match, ...]:
    """The matches of the next round, without repeated matches and players who sit out twice if that can be avoided.

    In the order of points (the smaller number first among equals), the first free player plays the next player below
    whom they have not met; if that leaves a repeated match at the end, the pair above is changed.
    """
    total = {player: sum(one.half_points(player) for one in played) for player in range(1, players + 1)}
    order = sorted(total, key=lambda player: (-total[player], player))
    met = Counter(frozenset(match.players) for one in played for match in one.matches if match.second is not None)
    free = Counter(match.first for one in played for match in one.matches if match.second is None)
    # the last in the order of the players who have sat out least often
    sitting = order[::-1] if players % 2 else [0]
    least = min(free[player] for player in sitting)
    again = 0
    while True:  # ends, since any pair is possible with enough repeated matches
        for out in sitting:
            pairs = _pairs(tuple(one for one in order if one != out), met, again) if free[out] == least else None
            if pairs is not None:
                return (*pairs, Match(out)) if out else pairs
        again += 1


def _pairs(order: tuple[int, ...], met: Counter[frozenset[int]], again: int) -> tuple[Match, ...] | None:
    """Pairs for all players in order, with at most `again` repeated matches; None if that is impossible."""

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
    """The first round of a knock-out, from top to bottom; the winners of two neighbouring matches meet in the next.

    The smallest numbers sit out if there are too few players, and 1 and 2 cannot meet before the final.
    """
    seeds = [1]
    while len(seeds) < players:
        seeds = [seed for one in seeds for seed in (one, 2 * len(seeds) + 1 - one)]
    pairs = list(zip(seeds[::2], seeds[1::2], strict=True)) if players > 1 else [(1, 2)]
    return tuple(Match(min(a, b), max(a, b) if max(a, b) <= players else None) for a, b in pairs)


def knockout_rounds(players: int) -> int:
    """The number of rounds until one player is left."""
    return max(1, (players - 1).bit_length())


def _met(player: int, played: Iterable[Played]) -> list[int]:
    matches = [match for one in played for match in one.matches if player in match.players]
    return [other for match in matches for other in match.players if other != player]
