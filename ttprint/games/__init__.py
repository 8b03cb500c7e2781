"""The list of games."""

from __future__ import annotations

from ttprint.games.turbo_taxi.game import GAME as TURBO_TAXI
from ttprint.games.vite_taxi.game import GAME as VITE_TAXI

GAMES = {game.name: game for game in (TURBO_TAXI, VITE_TAXI)}
DEFAULT_GAME = next(game for game in GAMES.values() if game.default)
