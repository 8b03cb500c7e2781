"""Pairings of a tournament, by rules that a referee can follow with a pencil.

player: a number from 1 up      match: two players, or one who sits out
Swiss: all players play every round, against an opponent with equal points whom they have not met
knock-out: a player who loses is out; in the first round players sit out where the bracket is not full
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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

    def match_of(self, player: int) -> Match:
        """The match of a player in this round."""
        return next(match for match in self.matches if player in match.players)

    def opponent(self, player: int) -> int | None:
        """The opponent of a player in this round; None if the player sat out."""
        return next((other for other in self.match_of(player).players if other != player), None)

    def half_points(self, player: int) -> int:
        """The half points of a player in this round."""
        match = self.match_of(player)
        if match.second is None or player in self.winners:
            return WIN
        return 0 if self.winners & set(match.players) else DRAW


class WrongResult(TtprintError):
    """Results that are impossible."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place and what decides it: half points, those of all opponents, those from matches among equals.

    `among_equals` is None if nobody else has as many half points and as many of opponents.
    """

    place: int
    player: int
    half_points: int
    of_opponents: int
    among_equals: int | None = None


def points_text(half_points: int) -> str:
    """Points as text, such as 2½."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def standings(players: int, played: Sequence[Played]) -> tuple[Standing, ...]:
    """All players, best first; those who are equal in everything share a place."""
    everybody = range(1, players + 1)
    met = {player: [one.opponent(player) for one in played] for player in everybody}
    won = {player: [one.half_points(player) for one in played] for player in everybody}
    total = {player: sum(won[player]) for player in everybody}
    score = {player: (total[player], sum(total[other] for other in met[player] if other)) for player in everybody}
    direct = {
        player: sum(
            half for other, half in zip(met[player], won[player], strict=True) if other and score[other] == mine
        )
        for player, mine in score.items()
    }
    keys = {player: (*score[player], direct[player]) for player in everybody}
    places = {player: 1 + sum(other > keys[player] for other in keys.values()) for player in everybody}
    equals = Counter(score.values())
    return tuple(
        Standing(places[player], player, *score[player], direct[player] if equals[score[player]] > 1 else None)
        for player in sorted(everybody, key=lambda player: (places[player], player))
    )


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
