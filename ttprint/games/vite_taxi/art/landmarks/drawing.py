"""Drawing landmarks: the figure of each place, and the inks of its tones in each theme.

A landmark stands on the point (0, 0), the middle of its foot; `size` is the longer of its width and height, in mm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.scene import Close, Curve, Group, Path, group
from ttprint.draw.shapes import joined, moved
from ttprint.games.vite_taxi.art.landmarks import churches, modern, monuments, palaces, stations, streets
from ttprint.games.vite_taxi.art.landmarks.masonry import Facet, Figure, Tone
from ttprint.geometry import Affine, Box, Point, bounding_box

THINNEST = 0.15  # mm, the thinnest line that a home printer draws
NIGHT = Ink.hex("#1f2740")

FIGURES: Mapping[str, Figure] = {
    place: figure
    for module in (churches, modern, monuments, palaces, stations, streets)
    for place, figure in module.FIGURES.items()
}


@dataclass(frozen=True, slots=True)
class LandmarkInks:
    """The fills of the tones, the ink of lines, and the width of lines per millimetre of size."""

    fills: Mapping[Tone, Ink]
    line: Ink
    outline: float


_FILLED = tuple(tone for tone in Tone if tone not in (Tone.LINE, Tone.BAR))
_CITY = LandmarkInks(
    {
        Tone.STONE: Ink.hex("#f6e4bd"),
        Tone.SAND: Ink.hex("#e2bf86"),
        Tone.SLATE: Ink.hex("#5f83a6"),
        Tone.COPPER: Ink.hex("#6fae98"),
        Tone.GOLD: Ink.hex("#f2b632"),
        Tone.GLASS: Ink.hex("#c3e2ea"),
        Tone.RED: Ink.hex("#d4503c"),
        Tone.LEAF: Ink.hex("#83ad5c"),
        Tone.LILAC: Ink.hex("#a58bc4"),
        Tone.IRON: Ink.hex("#9c6f4a"),
        Tone.PALE: Ink.hex("#fffaf0"),
        Tone.DARK: NIGHT,
    },
    NIGHT,
    0.0135,
)
# line art to colour in: only doors and windows are black
_INK = LandmarkInks({tone: BLACK if tone is Tone.DARK else WHITE for tone in _FILLED}, BLACK, 0.0105)
_CONTRAST = LandmarkInks(
    {tone: BLACK if tone in (Tone.DARK, Tone.SLATE, Tone.IRON, Tone.RED) else WHITE for tone in _FILLED}, BLACK, 0.016
)
LANDMARK_INKS = ByTheme(_CITY, _INK, _CONTRAST)


@cache
def landmark(place_id: str, size: float, theme: Theme, halo: Ink | None = None, halo_width: float = 1.2) -> Group:
    """Return the landmark of a place, standing on (0, 0). A halo separates it from what lies behind it."""
    return painted(_figure(place_id), size, theme, halo, halo_width)


def painted(figure: Figure, size: float, theme: Theme, halo: Ink | None = None, halo_width: float = 1.2) -> Group:
    """Return a figure in the inks of a theme, standing on (0, 0)."""
    around = _around(figure)
    unit = size / max(around.width, around.height)
    # figures have y up, pages y down
    at = Affine.scale(unit, -unit) @ Affine.move(-around.centre.x, -around.y)
    inks = LANDMARK_INKS[theme]
    lifted = Path(moved(joined(facet.outline for facet in figure), at), halo, halo, halo_width, cap="round")
    return group((lifted,) if halo else (), (_path(facet, inks, at, size) for facet in figure))


def landmark_box(place_id: str, size: float) -> Box:
    """Return the box of a landmark of a size around the point that it stands on, without the width of strokes."""
    around = _extent(place_id)
    unit = size / max(around.width, around.height)
    return Box(-around.width * unit / 2, -around.height * unit, around.width * unit, around.height * unit)


def _figure(place_id: str) -> Figure:
    if place_id not in FIGURES:
        raise ValueError(f"The place {place_id} has no landmark.")
    return FIGURES[place_id]


def _path(facet: Facet, inks: LandmarkInks, at: Affine, size: float) -> Path:
    steps, width = moved(facet.outline, at), max(THINNEST, inks.outline * size)
    match facet.tone:
        case Tone.LINE:
            return Path(steps, stroke=inks.line, width=max(THINNEST, width * 0.6), cap="round")
        case Tone.BAR:
            return Path(steps, stroke=inks.line, width=width * 1.7, cap="round")
        case Tone.DARK:
            return Path(steps, fill=inks.fills[Tone.DARK])
        case tone:
            return Path(steps, fill=inks.fills[tone], stroke=inks.line, width=width)


@cache
def _extent(place_id: str) -> Box:
    return _around(_figure(place_id))


def _around(figure: Figure) -> Box:
    """The box around a figure, y up: `y` is its foot."""
    return bounding_box(_places(figure))


def _places(figure: Figure) -> Iterator[Point]:
    for facet in figure:
        for step in facet.outline:
            match step:
                case Curve(out, into, to):
                    # handles lie outside the curve; over a quarter circle their middle is close enough to it
                    yield to
                    yield Point((out.x + into.x) / 2 * 0.75 + to.x * 0.25, (out.y + into.y) / 2 * 0.75 + to.y * 0.25)
                case Close():
                    continue
                case _:
                    yield step.to
