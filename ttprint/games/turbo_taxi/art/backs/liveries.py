"""Liveries: every set of tiles has one, shown on its backs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache

from ttprint.draw.inks import Ink, ink_row
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.backs.patterns import Pattern


class Figure(Enum):
    """The picture on a back."""

    CAB = "cab"
    TUKTUK = "tuktuk"
    RICKSHAW = "rickshaw"
    BOAT = "boat"
    BALLOON = "balloon"
    CABLE_CAR = "cablecar"
    SLEDGE = "sledge"
    TRAM = "tram"
    MEDAL = "medal"


class LiveryColour(Enum):
    """The main colour of a back."""

    YELLOW = "yellow"
    ORANGE = "orange"
    GREEN = "green"
    BLUE = "blue"
    SKY = "sky"
    MAUVE = "mauve"
    IVORY = "ivory"
    SILVER = "silver"
    PLUM = "plum"


@dataclass(frozen=True, slots=True)
class LiveryInks:
    """The inks of a colour: the ground, the pattern on it, the sun behind the figure, the figure's body and trim."""

    ground: Ink
    tone: Ink
    sun: Ink
    body: Ink
    trim: Ink


@dataclass(frozen=True, slots=True)
class Livery:
    """The look of the backs of one set; `name` is its name on the command line; more than four sets are numbered."""

    name: str
    figure: Figure
    colour: LiveryColour
    pattern: Pattern
    number: int | None = None


class NoSets(TtprintError):
    """A number of sets less than one."""

    def __init__(self, count: int) -> None:
        super().__init__("set.least", count=count)


# Chosen by measurement: the grounds of the classic four and the medal deck step down in lightness by 15 or more, so
# that a grey copy keeps them apart, and any two of the nine stay 23 apart (CIE76) for colour-blind eyes of every kind.
PALETTES: Mapping[LiveryColour, LiveryInks] = {
    LiveryColour.YELLOW: LiveryInks(*ink_row("#f8cf44 #f0bd2c #fff1bd #f9b814 #fff4dc")),
    LiveryColour.ORANGE: LiveryInks(*ink_row("#e28b4e #d67a3c #ffd8ac #1d8577 #ffd95c")),
    LiveryColour.GREEN: LiveryInks(*ink_row("#21835e #1a7350 #a4d6b6 #e2553a #fff1d6")),
    LiveryColour.BLUE: LiveryInks(*ink_row("#1f479a #193d88 #84b3e6 #fff1d6 #e2553a")),
    LiveryColour.SKY: LiveryInks(*ink_row("#7bbfec #66b0e2 #d8effb #e2553a #fff1d6")),
    LiveryColour.MAUVE: LiveryInks(*ink_row("#964e86 #864277 #e6bbdb #fff1d6 #f8cf44")),
    LiveryColour.IVORY: LiveryInks(*ink_row("#efefd5 #dfdebb #fffef6 #1f479a #e28b4e")),
    LiveryColour.SILVER: LiveryInks(*ink_row("#a2a5ac #93969e #dfe1e5 #f8cf44 #fff4dc")),
    LiveryColour.PLUM: LiveryInks(*ink_row("#30153c #391b45 #5e3a61 #f0b93a #fff1d6")),
}

MEDAL = Livery("medal", Figure.MEDAL, LiveryColour.PLUM, Pattern.RAYS)
CLASSIC = 4

# without the figure, colour and pattern of the medal
_FIGURES, _COLOURS, _PATTERNS = tuple(Figure)[:-1], tuple(LiveryColour)[:-1], tuple(Pattern)[:-1]


@cache
def liveries(count: int) -> tuple[Livery, ...]:
    """Return the liveries of that many player sets, the classic four first; numbered when there are more than four."""
    if count < 1:
        raise NoSets(count)
    made = (_livery(index) for index in range(count))
    return tuple(replace(livery, number=n) for n, livery in enumerate(made, 1)) if count > CLASSIC else tuple(made)


def _livery(index: int) -> Livery:
    # colours shift by one after each round of figures, patterns after each round of pairs: no combination of the
    # three repeats before the 513th set
    kinds = len(_FIGURES)
    figure = _FIGURES[index % kinds]
    colour = _COLOURS[(index + index // kinds) % kinds]
    pattern = _PATTERNS[(index + index // kinds**2) % kinds]
    return Livery(figure.value if index < kinds else f"{figure.value}-{index + 1}", figure, colour, pattern)
