"""Settings for the pieces of Turbo Taxi that other games do not have."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

SMALLEST_TILE, LARGEST_TILE = 30.0, 90.0


@dataclass(frozen=True, slots=True)
class Look:
    """The side of a tile in mm, and how the crossing is drawn."""

    tile: float = 50.0
    crossing: Crossing = Crossing.CROSSROADS

    def __post_init__(self) -> None:
        if not SMALLEST_TILE <= self.tile <= LARGEST_TILE:
            raise TtprintError("tile.size", size=self.tile, least=SMALLEST_TILE, most=LARGEST_TILE)
