"""Flat counters instead of taxis to fold, for boards that are too small for those: a disc with a car on it."""

from __future__ import annotations

from functools import cache

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import circle
from ttprint.games.vite_taxi.art.taxis.liveries import Livery, livery_inks
from ttprint.games.vite_taxi.art.taxis.standees import BLEED, car
from ttprint.geometry import Affine, Point

ACROSS = 8.0  # mm on a board at full size; two lie on the smallest square, askew
SMALLEST = 4.0  # mm across: smaller ones cannot be cut out


@cache
def counter(livery: Livery, theme: Theme, scale: float) -> Group:
    """Return the picture of a counter for a board of this scale, with its bleed; its box begins at (0, 0)."""
    across, inks = ACROSS * scale, livery_inks(livery, theme)
    middle = Point(across / 2, across / 2)
    return group(
        Path(circle(middle, across / 2 + BLEED), fill=inks.ground),
        Path(circle(middle, across / 2 - 0.5), stroke=inks.palette.line, width=0.2),
        Place(car(livery, theme, across * 0.78), Affine.move(middle.x, middle.y + across * 0.17)),
    )
