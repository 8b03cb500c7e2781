"""Sensible players with one weakness each, to measure what a choice is worth."""

from __future__ import annotations

import random

from ttprint.games.vite_taxi.play.legal import PUTS_BACK, legal_moves, playable
from ttprint.games.vite_taxi.play.moves import KEEP_CARDS, REFILL, STAY_EMPTY, Move
from ttprint.games.vite_taxi.play.state import State
from ttprint.games.vite_taxi.players.sensible import SensiblePlayer


class AnyCard(SensiblePlayer):
    """Plays any card that fits, on any taxi that it fits."""

    def card(self, state: State, rng: random.Random) -> Move:
        fitting = list(playable(state))
        return rng.choice(fitting) if fitting else KEEP_CARDS

    def hand(self, state: State) -> Move:
        """Put back a hand in which nothing fits."""
        hand = state.taxi.hand
        return PUTS_BACK[hand[0]] if hand and not any(playable(state)) else REFILL


class AnyCourse(SensiblePlayer):
    """Takes any COURSE that is offered."""

    def course(self, state: State, rng: random.Random) -> Move:
        move = super().course(state, rng)
        return move if move is STAY_EMPTY else rng.choice([one for one in legal_moves(state) if one is not STAY_EMPTY])


class NoBank(SensiblePlayer):
    """Never drives to a bank."""

    def banks(self, state: State) -> bool:
        return False
