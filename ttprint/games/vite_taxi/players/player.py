"""What a simulated player is, and the players by name."""

from __future__ import annotations

import random
from functools import cache
from typing import Protocol

from ttprint.errors import TtprintError, unknown
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.games.vite_taxi.play.legal import legal_moves
from ttprint.games.vite_taxi.play.moves import Move
from ttprint.games.vite_taxi.play.state import State


class Player(Protocol):
    """Chooses a legal move for the player whose turn it is; never looks into holders or other hands.

    `without` is the id of a card that has no effect when this player plays it, to find out what it is worth; mostly
    there is none.
    """

    without: str

    def choose(self, state: State, rng: random.Random) -> Move:
        """The move to make."""
        ...


class RandomPlayer:
    """Any legal move, each as likely."""

    without = ""

    def choose(self, state: State, rng: random.Random) -> Move:
        return rng.choice(legal_moves(state))


@cache
def player_named(name: str) -> Player:
    """The player of this name: random, sensible, ahead, or `sensible without` and the id of a card.

    One serves all seats: players keep nothing of a game but tables of the roads.
    """
    from ttprint.games.vite_taxi.players.ahead import AheadPlayer
    from ttprint.games.vite_taxi.players.sensible import SensiblePlayer

    words, _, card = name.partition(" without ")
    players: dict[str, type[Player]] = {"random": RandomPlayer, "sensible": SensiblePlayer, "ahead": AheadPlayer}
    if words not in players or (card and words != "sensible"):
        raise TtprintError(unknown("simulated player", name, players))
    if not card:
        return players[words]()
    if card not in (ids := [kind.id for kind in kinds()]):
        raise TtprintError(unknown("card", card, ids))
    return SensiblePlayer(without=card)
