"""The marks on cards for their level and their pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.painting import Part, PartInks, Shape, paint
from ttprint.draw.scene import Group, Path, Place, Text, group
from ttprint.draw.shapes import points_of, rect
from ttprint.games.turbo_taxi.art.backs.liveries import PALETTES, Figure, LiveryColour
from ttprint.games.turbo_taxi.art.backs.medal import medal
from ttprint.games.turbo_taxi.art.backs.vehicles import LITTLE_CAB
from ttprint.games.turbo_taxi.art.inking import CREAM, GLASS, NIGHT, SHAPES, figure_inks
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.geometry import Affine, Box, Point, bounding_box

CABS: Mapping[Level, int] = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3, Level.EXPERT: 4}
WIDTH, STEP, HEIGHT = 7.0, 7.7, 3.4  # of a cab, from cab to cab, of all cabs; in the card's units
MARK_WIDTH, MARK_HEIGHT = 8.2, 7.4
SEED_SIZE, SEED_LINE, SEED_GAP = 3.15, 3.8, 1.3  # word and number beside the figure
SEED_SIZE_IN_LINE = 3.6
WORD, WORD_LINE = 3.5, 4.3  # the level's name: its em, and its baseline below the wheels
# not the cab, which marks the level
_FIGURES = (Figure.BOAT, Figure.BALLOON, Figure.TRAM, Figure.RICKSHAW, Figure.CABLE_CAR, Figure.SLEDGE, Figure.TUKTUK)
_COLOURS = tuple(LiveryColour(name) for name in "blue green orange sky mauve yellow silver".split())


@dataclass(frozen=True, slots=True)
class CardInks:
    """The inks of words on a card: for important and for secondary text."""

    loud: Ink
    quiet: Ink


INKS = ByTheme(CardInks(NIGHT, Ink.hex("#6a6f80")), CardInks(BLACK, Ink.hex("#6a6a6a")), CardInks(BLACK, BLACK))
_CAB_INKS = ByTheme(
    PartInks(Ink.hex("#f9b814"), CREAM, CREAM, GLASS, NIGHT, NIGHT, 2.0),
    PartInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 2.0),
    PartInks(BLACK, WHITE, WHITE, WHITE, BLACK, BLACK, 2.4),
)


@cache
def level_mark(level: Level, word: str, *, unit: float, theme: Theme, anchor: Literal["start", "end"] = "end") -> Group:
    """Cabs and word. Their upper right corner is at the origin if the anchor is "end", the upper left if "start"."""
    width, cabs = little_cabs(level, unit=unit, theme=theme)
    name = Text(word, Point(0, (HEIGHT + WORD_LINE) * unit), "text-bold", WORD * unit, INKS[theme].loud, anchor)
    return group(Place(cabs, Affine.move(0 if anchor == "start" else -width, 0)), name)


@cache
def little_cabs(level: Level, *, unit: float, theme: Theme) -> tuple[float, Group]:
    """The width of a row of cabs, one to four by level, and its drawing, with the upper left corner at the origin."""
    count, scale = CABS[level], WIDTH / 69 * unit
    places = [Affine.move((k * STEP + 3.45) * unit, HEIGHT * unit) @ Affine.scale(scale) for k in range(count)]
    cabs = [paint(LITTLE_CAB, _CAB_INKS[theme], at, scale) for at in places]
    return (WIDTH + (count - 1) * STEP) * unit, group(*cabs)


@cache
def pack_mark(
    seed: int | None,
    word: str,
    *,
    unit: float,
    theme: Theme,
    others: frozenset[Figure] = frozenset(),
    in_line: bool = False,
) -> Group:
    """The mark of a pack, its lower right corner at the origin; without a seed it is only the figure.

    `in_line` sets word and number side by side, where there is no room for two lines.
    """
    figure = pack_figure(seed, others)
    if figure is Figure.MEDAL:
        side = MARK_HEIGHT * unit
        picture = group(Place(group(medal(side * 1.6, theme)), Affine.move(-side / 2, -side / 2)))
        width = side
    else:
        shapes, palette = SHAPES[figure], PALETTES[_COLOURS[_FIGURES.index(figure)]]
        box = _hull(shapes)
        # the wires of trams and cable cars are too long to count
        solid = _hull(shape for shape in shapes if shape.part is not Part.LINE)
        box = Box(solid.x, box.y, solid.width, box.height)
        scale = min(MARK_WIDTH / box.width, MARK_HEIGHT / box.height) * unit
        at = Affine.scale(scale) @ Affine.move(-box.right, -box.bottom)
        width = box.width * scale
        room = Path(rect(Box(-width, -box.height * scale, width, box.height * scale).grow(0.5 * scale)))
        picture = group(group(paint(shapes, figure_inks(palette, theme), at, scale), clip=room))
    if seed is None:
        return picture
    x = -width - SEED_GAP * unit
    lines = {f"{word} {seed}": -SEED_LINE * unit / 2} if in_line else {word: -SEED_LINE * unit, str(seed): 0.0}
    size = (SEED_SIZE_IN_LINE if in_line else SEED_SIZE) * unit
    texts = (Text(line, Point(x, y), "text", size, INKS[theme].quiet, "end") for line, y in lines.items())
    return group(picture, texts)


def pack_figure(seed: int | None, others: frozenset[Figure] = frozenset()) -> Figure:
    """The figure of a pack, none of `others`; the medal, which no player's set has, if all are taken."""
    free = [figure for figure in _FIGURES if figure not in others] or [Figure.MEDAL]
    return free[(seed or 0) % len(free)]


def mark_width(seed: int | None, word: str) -> float:
    """The greatest width of a pack's mark, in its units."""
    if seed is None:
        return MARK_WIDTH
    return MARK_WIDTH + SEED_GAP + max(measure(line, "text", SEED_SIZE) for line in (word, str(seed)))


def _hull(shapes: Iterable[Shape]) -> Box:
    """A box that holds the shapes; a curve is held by the points that draw it."""
    return bounding_box(points_of(step for shape in shapes for step in shape.outline))
