"""The games there are."""

from __future__ import annotations

from ttprint.games.turbo_taxi.game import GAME as TURBO_TAXI
from ttprint.games.vite_taxi.game import GAME as VITE_TAXI

GAMES = {game.name: game for game in (TURBO_TAXI, VITE_TAXI)}
HOME = TURBO_TAXI  # the game whose commands need no name before them
