"""Invariants of all games."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.vite_taxi import referee
from ttprint.games.vite_taxi.cards.courses import COURSE_COUNT, courses
from ttprint.games.vite_taxi.cards.deck import DECK_SIZE, deck
from ttprint.games.vite_taxi.play.editions import NEW, OLD, RuleSet
from ttprint.games.vite_taxi.play.legal import legal_moves
from ttprint.games.vite_taxi.play.moves import (
    Begin,
    DrawCourse,
    Drive,
    KeepCards,
    Move,
    PlayCard,
    PutBack,
    Refill,
    Refuse,
    Roll,
    Take,
    TakeOpen,
)
from ttprint.games.vite_taxi.play.rules import IllegalMove, advance, play
from ttprint.games.vite_taxi.play.state import GOAL, RESERVE, Options, Phase, State, new_game
from ttprint.games.vite_taxi.players.player import NAMES, Player, player_named
from ttprint.games.vite_taxi.town.reading import paris

PLAYERS = {name: player_named(name) for name in NAMES}

games = st.builds(
    lambda seed, names, whole, edition: (seed, [PLAYERS[name] for name in names], Options(whole, edition)),
    st.integers(0, 10**6),
    st.lists(st.sampled_from(sorted(PLAYERS)), min_size=2, max_size=6),
    st.booleans(),
    st.sampled_from([NEW, OLD]),
)
Game = tuple[int, list[Player], Options]


def states(game: Game, rounds: int) -> list[tuple[State, Move]]:
    """Return every state of a game with the move that was made in it."""
    seed, players, options = game
    rng = random.Random(seed)
    state = new_game(len(players), rng, options)
    seen = []
    while state.phase is not Phase.OVER and state.round <= rounds:
        move = players[state.seat].choose(state, rng)
        seen.append((state.copy(), move))
        advance(state, move, rng)
    return [*seen, (state, KeepCards())]


@pytest.mark.slow
@given(games)
@settings(max_examples=25)
def test_the_amount_of_money_and_cards_is_constant(game: Game) -> None:
    for state, _ in states(game, 40):
        assert state.reserve + sum(taxi.open + taxi.safe for taxi in state.taxis) == RESERVE
        assert all(taxi.open >= 0 and taxi.open % 25 == 0 for taxi in state.taxis)
        held = [card for taxi in state.taxis for card in taxi.hand]
        lying = {card for taxi in state.taxis for card in taxi.bonuses + taxi.stops}
        assert sorted([*state.cards, *held, *lying]) == list(range(DECK_SIZE))
        driven = [each for taxi in state.taxis for each in (taxi.course, taxi.kept) if each is not None]
        drawn = [state.drawn] if state.drawn >= 0 else []
        assert sorted([*state.courses, *state.shown, *driven, *drawn]) == list(range(COURSE_COUNT))


@given(games)
@settings(max_examples=25)
def test_money_changes_only_by_fares_tips_and_stops(game: Game) -> None:
    for (before, move), (after, _) in pairwise(states(game, 30)):
        taxi, then = before.taxi, after.taxis[before.seat]
        gain = then.money - taxi.money
        others = [(a.money, b.money) for a, b in zip(before.taxis, after.taxis, strict=True) if a is not taxi]
        assert all(a == b for a, b in others)
        if gain > 0 and isinstance(move, Drive):
            assert then.course is None
            paid = 0
            if taxi.course is not None:
                paid = courses()[taxi.course].fare + sum(deck()[card].pays for card in taxi.bonuses)
            place = paris().squares[move.to].place
            added = place is not None and place.bank and before.options.edition == NEW
            assert gain == paid + (25 * ((taxi.open + paid) // 100) if added else 0)
        elif gain > 0:
            assert isinstance(move, (Take, TakeOpen))
            assert taxi.kept is not None
            assert gain == courses()[taxi.kept].later
        elif gain < 0:
            assert isinstance(move, Roll)
            assert -gain == referee.lost(before)
        assert then.safe >= taxi.safe


@pytest.mark.slow
@given(games)
@settings(max_examples=25)
def test_two_taxis_at_most_and_the_voie_only_with_its_card(game: Game) -> None:
    town = paris()
    for state, _ in states(game, 40):
        for taxi in state.taxis:
            if taxi.at >= 0:
                assert sum(other.at == taxi.at for other in state.taxis) <= 2
                assert not town.squares[taxi.at].voie or any(deck()[card].voie for card in taxi.bonuses)


@given(games)
@settings(max_examples=25)
def test_no_taxi_passes_a_great_place(game: Game) -> None:
    """Every drive is possible without passing a great place."""
    for (before, move), (after, _) in pairwise(states(game, 30)):
        if isinstance(move, Drive):
            walks = referee.walks([before.taxi.at], before.steps, referee.opened(before.taxi))
            assert any(move.to in walk for walk in walks)
            assert after.taxis[before.seat].at == move.to


@pytest.mark.slow
@given(games)
@settings(max_examples=15)
def test_legal_moves_are_those_of_the_referee(game: Game) -> None:
    for state, _ in states(game, 14):
        listed = legal_moves(state)
        assert len(set(listed)) == len(listed)
        assert set(listed) == referee.allowed(state)
        assert listed or state.phase is Phase.OVER


@pytest.mark.slow
@given(games, st.integers(0, 278), st.integers(0, 69), st.integers(0, 5))
@settings(max_examples=15)
def test_an_illegal_move_is_rejected_with_a_sentence(game: Game, square: int, card: int, target: int) -> None:
    rng = random.Random(0)
    moves = (Begin(square), DrawCourse(), TakeOpen(card % COURSE_COUNT), Refuse(), Take(), PlayCard(card, target),
             PutBack(card), Refill(), Roll(), Drive(square))  # fmt: skip
    for state, _ in states(game, 5):
        for move in moves:
            kept = state.copy()
            if move in referee.allowed(state):
                play(state, move, rng)
            else:
                with pytest.raises(IllegalMove, match=r"^[^\n]+\.$"):
                    play(state, move, rng)
            assert state == kept


@given(st.integers(0, 10**6), st.integers(2, 6), st.booleans(), st.sampled_from([NEW, OLD]))
@settings(max_examples=25)
def test_a_game_ends_with_a_winner_who_has_earned_enough(
    seed: int, players: int, whole: bool, edition: RuleSet
) -> None:
    game = (seed, [PLAYERS["sensible"]] * players, Options(whole, edition))
    end, _ = states(game, 200)[-1]
    assert end.phase is Phase.OVER
    assert end.winner is not None
    assert end.taxis[end.winner].money >= (max(taxi.money for taxi in end.taxis) if whole else GOAL)
