"""The frame of a card and its back, in the colour and pattern of the level, including the bleed.

frame: the coloured border round the panel      panel: the white area with everything that is read
pattern: easy is plain, medium dotted, hard striped, expert chequered, so that levels differ in grey too
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.painting import PartInks, paint
from ttprint.draw.scene import Group, Node, Path, Place, Step, group
from ttprint.draw.shapes import box, circle, joined, polyline, rect
from ttprint.games.turbo_taxi.art.backs.vehicles import CAB
from ttprint.games.turbo_taxi.art.inking import CREAM, GLASS, NIGHT
from ttprint.games.turbo_taxi.challenges.cards.level_marks import little_cabs
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.geometry import Affine, Box, Point

FRAME = 3.4  # of a card's units, as all measures here
CELL = 2.6
CORNER = 3.0
_LINE = 0.15  # mm: the thinnest line of the ink theme's patterns


@dataclass(frozen=True, slots=True)
class LevelInks:
    """The colours of a level: its ground and its pattern."""

    ground: Ink
    tone: Ink


COLOURS: Mapping[Level, LevelInks] = {
    Level.EASY: LevelInks(Ink.hex("#93c85f"), Ink.hex("#93c85f")),
    Level.MEDIUM: LevelInks(Ink.hex("#3d8fd1"), Ink.hex("#b9dcf5")),
    Level.HARD: LevelInks(Ink.hex("#c23b22"), Ink.hex("#ef9a7c")),
    Level.EXPERT: LevelInks(Ink.hex("#3b1d4a"), Ink.hex("#8a5f9c")),
}
_CAB_INKS = ByTheme(
    PartInks(Ink.hex("#f9b814"), CREAM, CREAM, GLASS, NIGHT, NIGHT, 1.4),
    PartInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 1.0),
    PartInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 1.8),
)


@cache
def frame(level: Level, width: float, height: float, unit: float, bleed: float, theme: Theme) -> Group:
    """The frame of a card of this size in mm, with its white panel."""
    whole, inner = Box(0, 0, width, height), _panel(width, height, unit)
    edge = Path(rect(inner, CORNER * unit), fill=WHITE, stroke=_edge(level, theme), width=max(_LINE, 0.35 * unit))
    return group(_ground(level, whole.grow(bleed), inner, unit, theme), edge)


@cache
def card_back(level: Level, width: float, height: float, unit: float, bleed: float, theme: Theme) -> Group:
    """The back of a card: the level's colour and pattern, and the cab twice, so that it looks the same upside down."""
    whole = Box(0, 0, width, height)
    middle = Affine.move(width / 2, height / 2)
    half = group(_half(level, unit, theme))
    radius = 22 * unit
    disc = circle(Point(width / 2, height / 2), radius)
    return group(
        _ground(level, whole.grow(bleed), None, unit, theme),
        Path(disc, fill=WHITE if theme is not Theme.CITY else CREAM, stroke=_edge(level, theme), width=0.7 * unit),
        Place(half, middle),
        Place(half, middle @ Affine.rotate(180)),
        Path(polyline((Point(width / 2 - radius, height / 2), Point(width / 2 + radius, height / 2))),
             stroke=_edge(level, theme), width=0.7 * unit, dash=(2.2 * unit, 1.6 * unit)),
    )  # fmt: skip


def _half(level: Level, unit: float, theme: Theme) -> Iterator[Node]:
    """The upper half, from the middle of the card: the cab on the road, and above it the level's little cabs."""
    at = Affine.move(0, -2.2 * unit) @ Affine.scale(0.44 * unit)
    yield from paint(CAB, _CAB_INKS[theme], at, 0.44 * unit)
    plate, cabs = little_cabs(level, unit=unit * 1.25, theme=theme)
    box_ = Box(-plate / 2 - 1.6 * unit, -38.2 * unit, plate + 3.2 * unit, 7.4 * unit)
    yield Path(rect(box_, 2.2 * unit), fill=WHITE, stroke=_edge(level, theme), width=max(_LINE, 0.4 * unit))
    yield Place(cabs, Affine.move(-plate / 2, -36.7 * unit))


def _edge(level: Level, theme: Theme) -> Ink:
    return COLOURS[level].ground if theme is Theme.CITY else BLACK


def _panel(width: float, height: float, unit: float) -> Box:
    return Box(0, 0, width, height).grow(-FRAME * unit)


def _ground(level: Level, whole: Box, hole: Box | None, unit: float, theme: Theme) -> Group:
    """The level's colour over the whole box, and its pattern except behind the hole."""
    inks = COLOURS[level]
    stroke = BLACK if theme is Theme.INK else None
    match theme:
        case Theme.CITY:
            ground, fill = inks.ground, inks.tone
        case Theme.INK:
            ground, fill = WHITE, WHITE
        case Theme.CONTRAST:
            ground, fill = (WHITE, BLACK) if level is Level.EASY else (BLACK, WHITE)
    # outlined squares are inset, since touching ones would look like a grid
    wide, inset = (2.0 if hole is None else 1.0, 0.4) if theme is Theme.INK else (1.0, 0.5)
    marks = tuple(_marks(level, whole, hole, unit * wide, inset))
    nodes: list[Node] = [Path(rect(whole), fill=ground)]
    if marks and not (theme is Theme.CITY and level is Level.EASY):
        nodes.append(Path(joined(marks), fill=fill, stroke=stroke, width=_LINE if stroke else 0.0))
    return group(nodes, clip=Path(rect(whole)))


def _marks(level: Level, whole: Box, hole: Box | None, unit: float, inset: float) -> Iterator[tuple[Step, ...]]:
    """The marks of the pattern, cell by cell from the middle, so that all four corners are alike."""
    if level is Level.EASY:
        return
    cell, middle = CELL * unit, whole.centre
    hidden = hole.grow(-CORNER * unit) if hole else None
    columns, rows = (int(side / 2 / cell) + 1 for side in (whole.width, whole.height))
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            at = Point(middle.x + column * cell, middle.y + row * cell)
            if hidden and hidden.contains(Box(at.x - cell / 2, at.y - cell / 2, cell, cell)):
                continue
            yield from _mark(level, at, cell, row + column, inset)


def _mark(level: Level, at: Point, cell: float, parity: int, inset: float) -> Iterator[tuple[Step, ...]]:
    match level:
        case Level.MEDIUM if parity % 2 == 0:
            yield circle(at, cell * 0.36)
        case Level.HARD:
            half, slant = cell / 2, cell * 0.27
            corners = ((-half, half - slant), (half - slant, -half), (half, -half), (half, -half + slant),
                       (-half + slant, half), (-half, half))  # fmt: skip
            yield polyline([Point(at.x + x, at.y + y) for x, y in corners], closed=True)
        case Level.EXPERT if parity % 2 == 0:
            yield box(at.x - cell * inset, at.y - cell * inset, cell * 2 * inset, cell * 2 * inset)
        case _:
            return
