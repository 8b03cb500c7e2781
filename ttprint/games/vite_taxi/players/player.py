"""The interface of simulated players, and the players by name."""

from __future__ import annotations

import random
from functools import cache
from typing import Protocol

from ttprint.errors import Unknown
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.games.vite_taxi.play.legal import legal_moves
from ttprint.games.vite_taxi.play.moves import Move
from ttprint.games.vite_taxi.play.state import State

NAMES = ("sensible", "ahead", "random", "any-card", "any-course", "no-bank")


class Player(Protocol):
    """Chooses a legal move for the player whose turn it is, without using hidden cards.

    `without` is the id of a card that has no effect when this player plays it, to measure what the card is worth. It
    is empty for ordinary players.
    """

    without: str

    def choose(self, state: State, rng: random.Random) -> Move:
        """Return the move to make."""
        ...


class RandomPlayer:
    """Chooses any legal move with equal probability."""

    without = ""

    def choose(self, state: State, rng: random.Random) -> Move:
        return rng.choice(legal_moves(state))


@cache
def player_named(name: str) -> Player:
    """Return the player of this name: one of `NAMES`, or `sensible without` and the id of a card.

    One player can sit on all seats: players store nothing about a game.
    """
    from ttprint.games.vite_taxi.players.ahead import AheadPlayer
    from ttprint.games.vite_taxi.players.habits import AnyCard, AnyCourse, NoBank
    from ttprint.games.vite_taxi.players.sensible import SensiblePlayer

    words, _, card = name.partition(" without ")
    kinds_of_player = (SensiblePlayer, AheadPlayer, RandomPlayer, AnyCard, AnyCourse, NoBank)
    players: dict[str, type[Player]] = dict(zip(NAMES, kinds_of_player, strict=True))
    if words not in players or (card and words != "sensible"):
        raise Unknown("simulated_player", name, players)
    if not card:
        return players[words]()
    if card not in (ids := [kind.id for kind in kinds()]):
        raise Unknown("event_card", card, ids)
    return SensiblePlayer(without=card)
