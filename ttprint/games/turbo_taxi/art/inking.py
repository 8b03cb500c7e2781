"""The figures of Turbo Taxi, and the inks of their parts in each theme."""

from __future__ import annotations

from collections.abc import Mapping

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.painting import PartInks, Shape
from ttprint.games.turbo_taxi.art.backs import outings, vehicles
from ttprint.games.turbo_taxi.art.backs.liveries import Figure, LiveryInks

NIGHT = Ink.hex("#1f2740")
CREAM = Ink.hex("#fff4dc")
GLASS = Ink.hex("#cfe8f0")

SHAPES: Mapping[Figure, tuple[Shape, ...]] = {
    Figure.CAB: vehicles.CAB,
    Figure.TUKTUK: vehicles.TUKTUK,
    Figure.RICKSHAW: vehicles.RICKSHAW,
    Figure.BOAT: vehicles.BOAT,
    Figure.BALLOON: outings.BALLOON,
    Figure.CABLE_CAR: outings.CABLE_CAR,
    Figure.SLEDGE: outings.SLEDGE,
    Figure.TRAM: outings.TRAM,
}


def figure_inks(palette: LiveryInks, theme: Theme) -> PartInks:
    """The inks of a figure of that palette in a theme."""
    return ByTheme(
        PartInks(palette.body, palette.trim, CREAM, GLASS, NIGHT, NIGHT, 1.1),
        PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.6),
        PartInks(BLACK, WHITE, WHITE, WHITE, BLACK, BLACK, 1.4),
    )[theme]
