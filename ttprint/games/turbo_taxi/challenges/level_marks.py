"""The little marks on cards: how hard it is, and which pack a card belongs to.

level mark: one to four little cabs with the level's name below      pack mark: a figure and the seed of the pack
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.scene import Group, Text, group
from ttprint.games.turbo_taxi.art.backs.liveries import PALETTES, Figure, LiveryColour
from ttprint.games.turbo_taxi.art.backs.vehicles import LITTLE_CAB
from ttprint.games.turbo_taxi.art.inking import CREAM, GLASS, NIGHT, SHAPES, Kit, kit, paint
from ttprint.games.turbo_taxi.art.pen import Shape
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.geometry import Affine, Box, Point

CABS: Mapping[Level, int] = MappingProxyType({Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3, Level.EXPERT: 4})
WIDTH, STEP, HEIGHT = 7.0, 7.7, 3.4  # of a cab, from cab to cab, of all cabs; in the card's units
MARK_WIDTH, MARK_HEIGHT = 8.2, 7.4
WORD, WORD_LINE = 3.5, 4.3  # the level's name: its em, and its baseline below the wheels
# no cab among them: cabs tell the level
_FIGURES = (Figure.BOAT, Figure.BALLOON, Figure.TRAM, Figure.RICKSHAW, Figure.CABLE_CAR, Figure.SLEDGE, Figure.TUKTUK)
_COLOURS = (
    LiveryColour.BLUE,
    LiveryColour.GREEN,
    LiveryColour.ORANGE,
    LiveryColour.SKY,
    LiveryColour.MAUVE,
    LiveryColour.YELLOW,
    LiveryColour.SILVER,
)


@dataclass(frozen=True, slots=True)
class CardInks:
    """The inks of words on a card: the loud and the quiet."""

    loud: Ink
    quiet: Ink


INKS: Mapping[Theme, CardInks] = MappingProxyType(
    {
        Theme.CITY: CardInks(NIGHT, Ink.hex("#6a6f80")),
        Theme.INK: CardInks(BLACK, Ink.hex("#6a6a6a")),
        Theme.CONTRAST: CardInks(BLACK, BLACK),
    }
)


@cache
def level_mark(level: Level, word: str, *, unit: float, theme: Theme, anchor: Literal["start", "end"] = "end") -> Group:
    """Cabs and word, their outer upper corner at the origin: right if anchored at the end, left at the start."""
    count = CABS[level]
    first = 0.0 if anchor == "start" else -(WIDTH + (count - 1) * STEP)
    scale = WIDTH / 69 * unit
    cabs = [
        paint(
            LITTLE_CAB,
            _cab_kit(theme),
            Affine.move((first + k * STEP + 3.45) * unit, HEIGHT * unit) @ Affine.scale(scale),
            scale,
        )
        for k in range(count)
    ]
    name = Text(word, Point(0, (HEIGHT + WORD_LINE) * unit), "text-bold", WORD * unit, INKS[theme].loud, anchor)
    return group(*cabs, name)


@cache
def pack_mark(seed: int | None, *, unit: float, theme: Theme) -> Group:
    """The mark of a pack, its lower right corner at the origin; cards given one by one have the figure alone."""
    which = (seed or 0) % len(_FIGURES)
    shapes, palette = SHAPES[_FIGURES[which]], PALETTES[_COLOURS[which]]
    box = _hull(shapes)
    scale = min(MARK_WIDTH / box.width, MARK_HEIGHT / box.height) * unit
    at = Affine.scale(scale) @ Affine.move(-box.right, -box.bottom)
    picture = paint(shapes, kit(palette, theme), at, scale)
    if seed is None:
        return group(picture)
    beside = Point(-box.width * scale - 0.9 * unit, 0)
    return group(picture, Text(str(seed), beside, "text", 3.0 * unit, INKS[theme].quiet, "end"))


def _hull(shapes: Iterable[Shape]) -> Box:
    """A box that holds the shapes; a curve is held by the points that draw it."""
    steps = [step for shape in shapes for step in shape.outline]
    points = [getattr(step, name) for step in steps for name in ("to", "out", "into") if hasattr(step, name)]
    xs, ys = [point.x for point in points], [point.y for point in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _cab_kit(theme: Theme) -> Kit:
    match theme:
        case Theme.CITY:
            return Kit(Ink.hex("#f9b814"), CREAM, CREAM, GLASS, NIGHT, NIGHT, 2.0)
        case Theme.INK:
            return Kit(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 2.0)
        case Theme.CONTRAST:
            return Kit(BLACK, WHITE, WHITE, WHITE, BLACK, BLACK, 2.4)
