"""Drawing landmarks: the figure of each place, and the inks of its tones in each theme.

A landmark stands on the point (0, 0), the middle of its foot; `size` is the longer of its width and height, in mm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.scene import Close, Curve, Group, Path, group
from ttprint.draw.shapes import joined, moved
from ttprint.games.vite_taxi.art.landmarks import churches, modern, monuments, palaces, stations, streets
from ttprint.games.vite_taxi.art.landmarks.masonry import Facet, Figure, Tone
from ttprint.geometry import Affine, Box, Point, bounding_box

THINNEST = 0.15  # mm, the thinnest line that a home printer draws
NIGHT = Ink.hex("#1f2740")

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {
        "etoile": monuments.ARC_DE_TRIOMPHE,
        "concorde": monuments.OBELISK,
        "opera": palaces.OPERA,
        "republique": monuments.MARIANNE,
        "bastille": monuments.JULY_COLUMN,
        "nation": monuments.THRONE_COLUMNS,
        "italie": modern.HIGH_RISES,
        "denfert": monuments.LION,
        "trocadero": palaces.CHAILLOT,
        "chatelet": monuments.TOUR_SAINT_JACQUES,
        "clichy": monuments.MORRIS_COLUMN,
        "stalingrad": palaces.ROTONDE,
        "madeleine": churches.MADELEINE,
        "saint-michel": streets.SAINT_MICHEL,
        "odeon": palaces.ODEON,
        "pigalle": streets.BLACK_CAT,
        "belleville": streets.STEEP_STREET,
        "daumesnil": streets.LION_FOUNTAIN,
        "alesia": churches.SAINT_PIERRE,
        "alma": monuments.FLAME,
        "rond-point": palaces.GRAND_PALAIS,
        "saint-denis": monuments.PORTE_SAINT_DENIS,
        "muette": palaces.VILLA,
        "convention": palaces.CORNER_HOUSE,
        "motte-picquet": streets.AERIAL_METRO,
        "rapee": streets.BARGE,
        "bourse": palaces.BOURSE,
        "halles": palaces.BALTARD,
        "saint-germain": churches.SAINT_GERMAIN,
        "gare-du-nord": stations.GARE_DU_NORD,
        "gare-de-l-est": stations.GARE_DE_L_EST,
        "gare-de-lyon": stations.GARE_DE_LYON,
        "gare-d-austerlitz": stations.GARE_D_AUSTERLITZ,
        "gare-montparnasse": stations.MONTPARNASSE,
        "gare-saint-lazare": stations.GARE_SAINT_LAZARE,
        "tour-eiffel": monuments.EIFFEL_TOWER,
        "louvre": palaces.LOUVRE,
        "sacre-coeur": churches.SACRE_COEUR,
        "notre-dame": churches.NOTRE_DAME,
        "invalides": churches.INVALIDES,
        "pantheon": churches.PANTHEON,
        "pere-lachaise": streets.CEMETERY,
        "orsay": stations.ORSAY,
        "pompidou": modern.CENTRE_POMPIDOU,
        "hotel-de-ville": palaces.HOTEL_DE_VILLE,
        "villette": modern.GEODE,
        "radio": modern.MAISON_DE_LA_RADIO,
        "ecole-militaire": palaces.ECOLE_MILITAIRE,
        "bercy": modern.BERCY,
        "moulin-rouge": streets.MOULIN_ROUGE,
        "monceau": streets.ROTUNDA,
        "buttes-chaumont": churches.SIBYL_TEMPLE,
        "luxembourg": palaces.LUXEMBOURG,
        "jardin-des-plantes": streets.GLASSHOUSE,
        "vosges": palaces.PLACE_DES_VOSGES,
        "roland-garros": modern.TENNIS,
        "puces": streets.FLEA_MARKET,
        "bibliotheque": modern.LIBRARY,
        "porte-maillot": modern.CONGRESS_TOWER,
        "porte-dauphine": streets.GUIMARD,
        "porte-de-champerret": streets.PLATFORM_BUS,
        "porte-de-saint-cloud": streets.SAINT_CLOUD_FOUNTAINS,
        "porte-de-versailles": modern.EXPO_HALL,
        "porte-des-lilas": streets.LILACS,
        "porte-de-bagnolet": modern.TWIN_TOWERS,
        "porte-doree": monuments.GOLDEN_ATHENA,
    }
)


@dataclass(frozen=True, slots=True)
class LandmarkInks:
    """The fills of the tones, the ink of lines, and the width of lines per millimetre of size."""

    fills: Mapping[Tone, Ink]
    line: Ink
    outline: float


def landmark_inks(theme: Theme) -> LandmarkInks:
    """Return the inks of a theme."""
    match theme:
        case Theme.CITY:
            return _CITY
        case Theme.INK:
            return _INK
        case Theme.CONTRAST:
            return _CONTRAST


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
    inks = landmark_inks(theme)
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
