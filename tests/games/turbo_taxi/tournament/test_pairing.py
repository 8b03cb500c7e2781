"""Who plays whom: laws that hold whatever happens at the tables."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttprint.games.turbo_taxi.tournament.pairing import (
    Match,
    Played,
    Standing,
    WrongResult,
    bracket,
    knockout_rounds,
    points_text,
    standings,
    swiss_round,
)

PLAYERS = st.integers(2, 13)


@st.composite
def histories(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> tuple[int, list[Played]]:
    """So many players, and some rounds that were paired by the program and played with any results."""
    count = draw(players)
    played: list[Played] = []
    for _ in range(draw(st.integers(0, min(count + 1, 7)))):
        matches = swiss_round(count, played)
        winners = [draw(st.sampled_from((match.first, match.second, None))) for match in matches if match.second]
        played.append(Played(matches, frozenset(winner for winner in winners if winner)))
    return count, played


def pairs_of(played: list[Played]) -> Counter[frozenset[int]]:
    return Counter(frozenset(match.players) for one in played for match in one.matches if match.second)


def byes_of(played: list[Played]) -> Counter[int]:
    return Counter(match.first for one in played for match in one.matches if match.second is None)


def fewest_rematches(players: frozenset[int], met: Counter[frozenset[int]]) -> int:
    """The least cost of any way to pair them all: tried out one by one, as a second opinion."""

    @cache
    def least(rest: frozenset[int]) -> int:
        if not rest:
            return 0
        first = min(rest)
        others = rest - {first}
        return min(met[frozenset((first, other))] + least(others - {other}) for other in others)

    return least(players)


@pytest.mark.slow
@given(histories())
@settings(max_examples=150, deadline=None)
def test_everybody_is_in_every_round_once(history: tuple[int, list[Played]]) -> None:
    count, played = history
    matches = swiss_round(count, played)
    assert sorted(player for match in matches for player in match.players) == list(range(1, count + 1))
    assert [match.second is None for match in matches] == [False] * (count // 2) + [True] * (count % 2)


@pytest.mark.slow
@given(histories())
@settings(max_examples=150, deadline=None)
def test_no_pair_meets_again_while_that_can_be_avoided(history: tuple[int, list[Played]]) -> None:
    count, played = history
    met, byes = pairs_of(played), byes_of(played)
    matches = swiss_round(count, played)
    again = sum(met[frozenset(match.players)] for match in matches if match.second)
    everybody = frozenset(range(1, count + 1))
    fewest = min(byes[player] for player in everybody)
    may_sit = [player for player in everybody if byes[player] == fewest] if count % 2 else [0]
    assert again == min(fewest_rematches(everybody - {out}, met) for out in may_sit)


@pytest.mark.slow
@given(histories(st.integers(1, 6).map(lambda half: 2 * half + 1)))
@settings(max_examples=100, deadline=None)
def test_nobody_sits_out_again_before_all_have(history: tuple[int, list[Played]]) -> None:
    count, played = history
    matches = swiss_round(count, played)
    byes = byes_of([*played, Played(matches, frozenset())])
    assert sum(byes.values()) == len(played) + 1
    often = [byes[player] for player in range(1, count + 1)]
    assert max(often) - min(often) <= 1


@pytest.mark.slow
@given(histories())
@settings(max_examples=100, deadline=None)
def test_the_first_player_meets_the_highest_possible_opponent(history: tuple[int, list[Played]]) -> None:
    """The first player meets the highest opponent with whom no match has to be repeated."""
    count, played = history
    met = pairs_of(played)
    total = {one.player: one.half_points for one in standings(count, played)}
    order = sorted(total, key=lambda player: (-total[player], player))
    matches = [match for match in swiss_round(count, played) if match.second]
    first, second = matches[0].first, matches[0].second
    if any(met[frozenset(match.players)] for match in matches):
        return
    sits = [match.first for match in swiss_round(count, played) if match.second is None]
    assert first == next(player for player in order if player not in sits)
    for other in order[order.index(first) + 1 : order.index(second or 0)]:
        rest = frozenset(order) - {first, other, *sits}
        assert met[frozenset((first, other))] or fewest_rematches(rest, met) or other in sits


@pytest.mark.slow
@given(histories())
@settings(max_examples=100, deadline=None)
def test_points_add_up(history: tuple[int, list[Played]]) -> None:
    count, played = history
    ranked = standings(count, played)
    assert sorted(one.player for one in ranked) == list(range(1, count + 1))
    assert sum(one.half_points for one in ranked) == 2 * len(played) * (count // 2 + count % 2)
    assert [one.half_points for one in ranked] == sorted((one.half_points for one in ranked), reverse=True)


def test_four_players_meet_everybody_in_three_rounds() -> None:
    played: list[Played] = []
    for winners in ({1, 3}, {1, 4}):
        played.append(Played(swiss_round(4, played), frozenset(winners)))
    last = swiss_round(4, played)
    played.append(Played(last, frozenset({1})))
    assert set(pairs_of(played)) == {frozenset(pair) for pair in combinations(range(1, 5), 2)}
    assert standings(4, played)[0] == Standing(1, 1, 6, sum(one.half_points for one in standings(4, played)[1:]))


def test_of_equals_whoever_won_their_match_comes_first() -> None:
    # 1 and 2 have two points each and so had their opponents, 3 and 4 have one
    played = [
        Played((Match(1, 2), Match(3, 4)), frozenset({2, 3})),
        Played((Match(1, 3), Match(2, 4)), frozenset({1, 4})),
        Played((Match(1, 4), Match(2, 3)), frozenset({1, 2})),
    ]
    assert standings(4, played) == (
        Standing(1, 2, 4, 8, 2),
        Standing(2, 1, 4, 8, 0),
        Standing(3, 3, 2, 10, 2),
        Standing(4, 4, 2, 10, 0),
    )


def test_equals_in_everything_share_a_place() -> None:
    # 1, 2 and 3 have beaten one another in a ring, and all of them 4
    played = [
        Played((Match(1, 2), Match(3, 4)), frozenset({2, 3})),
        Played((Match(1, 3), Match(2, 4)), frozenset({1, 2})),
        Played((Match(1, 4), Match(2, 3)), frozenset({1, 3})),
    ]
    found = [(one.place, one.player, one.among_equals) for one in standings(4, played)]
    assert found == [(1, 1, 2), (1, 2, 2), (1, 3, 2), (4, 4, None)]


@pytest.mark.slow
@given(histories())
@settings(max_examples=60, deadline=None)
def test_places_follow_points_opponents_and_matches_among_equals(history: tuple[int, list[Played]]) -> None:
    count, played = history
    ranked = standings(count, played)
    keys = [(one.half_points, one.of_opponents, one.among_equals or 0) for one in ranked]
    assert keys == sorted(keys, reverse=True)
    for one, key in zip(ranked, keys, strict=True):
        assert one.place == 1 + sum(other > key for other in keys)
        equals = [key[:2] for other in keys if other[:2] == key[:2]]
        assert (one.among_equals is None) == (len(equals) == 1)


@pytest.mark.parametrize("players", [22, 23, 60])
def test_many_players_and_many_rounds_are_paired_quickly(players: int) -> None:
    played: list[Played] = []
    for number in range(12):
        matches = swiss_round(players, played)
        # upsets by turns make for crooked standings
        winners = [match.players[(match.first + number) % 2] for match in matches if match.second]
        played.append(Played(matches, frozenset(winners)))
    if players > 23:
        assert max(pairs_of(played).values()) == 1


def test_results_that_cannot_be_get_one_sentence() -> None:
    matches = swiss_round(5, ())
    assert matches[-1] == Match(5)
    with pytest.raises(WrongResult, match="Players 1 and 2 played each other: only one can have won"):
        Played(matches, frozenset({1, 2}))
    with pytest.raises(WrongResult, match="Player 9 is not in the tournament: give numbers from 1 to 5"):
        Played(matches, frozenset({9}))


@pytest.mark.parametrize(("half", "expected"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½")])
def test_points_as_text(half: int, expected: str) -> None:
    assert points_text(half) == expected


@pytest.mark.parametrize("players", range(2, 33))
def test_a_bracket_has_room_for_everybody(players: int) -> None:
    first = bracket(players)
    assert len(first) == 2 ** (knockout_rounds(players) - 1)
    assert sorted(player for match in first for player in match.players) == list(range(1, players + 1))
    sitting = [match.first for match in first if match.second is None]
    assert sorted(sitting) == list(range(1, 2 * len(first) - players + 1))
    half = len(first) // 2 or 1
    assert not {1, 2} <= {player for match in first[:half] for player in match.players} or players == 2
