"""What people do with a photo: drag the corners of the block, and look at the city from any side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from tools.photos.photo import Floats, generator
from ttprint.games.turbo_taxi.puzzle.city import turned_square
from ttprint.games.turbo_taxi.puzzle.tiles import Tile
from ttprint.geometry import Turn

OFF = 6 / 50  # of a tile: how far a dragged corner is off at most


def dragged(corners: Floats, seed: int) -> Floats:
    """Return corners as a person drags them, up to 6 mm off on tiles of 50 mm."""
    rng = generator(seed, "dragged")
    side = float(np.hypot(*(corners[0] - corners[2]))) / 18**0.5
    angle, away = rng.uniform(0, 2 * np.pi, 4), OFF * np.sqrt(rng.uniform(0, 1, 4))
    return np.asarray(corners + np.stack([np.cos(angle), np.sin(angle)], axis=1) * (away * side)[:, None])


def turns(tiles: Sequence[str]) -> Iterator[list[str]]:
    """Yield a city in its four directions."""
    for turn in map(Turn, range(4)):
        city = [""] * 9
        for square, tile in enumerate(tiles):
            city[turned_square(square, turn)] = str(Tile.parse(tile).turned(turn))
        yield city
