"""The games there are."""

from __future__ import annotations

from ttprint.games.turbo_taxi.game import GAME as TURBO_TAXI

GAMES = {game.name: game for game in (TURBO_TAXI,)}
HOME = TURBO_TAXI  # the game whose commands need no name before them
