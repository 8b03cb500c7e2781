"""The six liveries of the taxis, which differ in colour and in pattern."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme, ink_row
from ttprint.draw.painting import PartInks
from ttprint.draw.shapes import Outline, box, chequer, disc, joined, trace

NIGHT, CREAM, GLASS, LAMP = ink_row("#1f2740 #fff8ea #cfe6ee #f6c445")


class Livery(Enum):
    """A taxi by its colour; the value is part of the names of pieces."""

    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    WHITE = "white"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class LiveryInks:
    """The inks of a livery in a theme: those of the car, of its pattern, and of the ground of its standee."""

    palette: PartInks
    pattern: Ink
    ground: Ink


_COLOURS: Mapping[Livery, tuple[Ink, ...]] = {
    # the bodywork, the pattern on it, the ground behind the car
    Livery.YELLOW: ink_row("#f7c62f #f7c62f #fdeebb"),
    Livery.RED: ink_row("#c3272f #ffffff #f4cfc8"),
    Livery.BLUE: ink_row("#2d6fb8 #ffffff #cfe0f2"),
    Livery.GREEN: ink_row("#2f8f5b #f9e27a #d2ead9"),
    Livery.WHITE: ink_row("#ffffff #e07b2c #fbe3cd"),
    Livery.BLACK: ink_row("#2b2f3a #f7c62f #d9d9de"),
}


def livery_inks(livery: Livery, theme: Theme) -> LiveryInks:
    """Return the inks of a livery."""
    body, pattern, ground = _COLOURS[livery]
    bold = WHITE if livery is Livery.BLACK else BLACK
    return ByTheme(
        LiveryInks(PartInks(body, LAMP, CREAM, GLASS, NIGHT, NIGHT, 1.0), pattern, ground),
        LiveryInks(PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.7), BLACK, WHITE),
        LiveryInks(PartInks(body, WHITE, WHITE, WHITE, BLACK, BLACK, 1.3), bold, WHITE),
    )[theme]


_TOP, _LOW = -9.6, -3.2  # upper and lower edge of the pattern, in units of the car


def pattern(livery: Livery) -> Outline:
    """Return the pattern along the side, to be clipped at the bodywork; it distinguishes the taxis without colour."""
    match livery:
        case Livery.YELLOW:
            return ()
        case Livery.RED:  # slanting stripes
            return joined(
                trace(f"M {x} {_LOW} L {x + 2.2} {_LOW} L {x + 6} {_TOP} L {x + 3.8} {_TOP} Z")
                for x in (-24 + 5.2 * i for i in range(10))
            )
        case Livery.BLUE:  # dots in two rows
            return joined(
                disc(x + (1.7 if row else 0), y, 0.95)
                for row, y in enumerate((-8.3, -5.2))
                for x in (-18.6 + 3.4 * i for i in range(12))
            )
        case Livery.GREEN:  # zigzag
            peaks = [(-21 + 3.5 * i, -9 if i % 2 else -5.4) for i in range(13)]
            low = [(x, y + 2.3) for x, y in reversed(peaks)]
            return trace("M " + " L ".join(f"{x} {y}" for x, y in peaks + low) + " Z")
        case Livery.WHITE:  # two bands
            return box(-21, -9.2, 42, 1.9) + box(-21, -6.1, 42, 1.9)
        case Livery.BLACK:  # chequers
            return chequer(-20, -9, 2.0, 20, 2)
