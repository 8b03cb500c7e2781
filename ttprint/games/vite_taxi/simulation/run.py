"""Playing thousands of games on several cores. A game depends only on the seed and its number, so that the same seed
gives the same figures on any number of cores.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ttprint.children import safe_start
from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.play.state import Options, check_seats
from ttprint.games.vite_taxi.players.player import player_named
from ttprint.games.vite_taxi.simulation.game import play_game
from ttprint.games.vite_taxi.simulation.tally import Tally

MOST_GAMES = 1_000_000  # takes some minutes; the words of many_games name this number
BATCH = 250  # games per task of a worker process: progress is reported after each


@dataclass(frozen=True, slots=True)
class Series:
    """What to simulate: the name of a player for each seat. Different players change seats from game to game."""

    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: Options = Options()

    def __post_init__(self) -> None:
        for name in self.players:
            player_named(name)  # raises an error for an unknown name
        check_seats(len(self.players))
        if self.games < 1:
            raise TtprintError("simulation.no_games", games=self.games)
        if self.games > MOST_GAMES:
            raise TtprintError("simulation.many_games", games=self.games)


def simulate(series: Series, processes: int = 1, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play the games of a series and count them. `progress` is called with the number of games that were finished."""
    batches = [(series, first, min(first + BATCH, series.games)) for first in range(0, series.games, BATCH)]
    total = Tally()
    for tally in _tallies(batches, processes):
        total.add(tally)
        progress(tally.games)
    return total


def _tallies(batches: Sequence[tuple[Series, int, int]], processes: int) -> Iterator[Tally]:
    if processes == 1 or len(batches) == 1:
        yield from map(play_batch, batches)
        return
    import multiprocessing  # not in every Python; one process needs none of it

    with safe_start():
        workers = multiprocessing.get_context("spawn").Pool(min(processes, len(batches)))
    with workers as pool:
        yield from pool.imap(play_batch, batches)


def play_batch(batch: tuple[Series, int, int]) -> Tally:
    """Play the games from one number up to another."""
    series, first, end = batch
    tally = Tally()
    players = [player_named(name) for name in series.players]
    unlike = len(set(series.players)) > 1
    for game in range(first, end):
        rng = random.Random(f"{series.seed} {game}")
        play_game(players, rng, tally, series.options, game % len(players) if unlike else 0)
    return tally
