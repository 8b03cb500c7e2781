"""The picture of the board, in millimetres, from the ground up to the names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from ttprint.draw.inks import ByTheme, Theme
from ttprint.draw.scene import Group, Node, Path, Place, Step, Text, group
from ttprint.draw.shapes import joined, polyline, rect
from ttprint.games.vite_taxi.art.board.layout import FONT, LEADING, Label, Lettering, arrangement
from ttprint.games.vite_taxi.art.board.panels import PANELS, panels
from ttprint.games.vite_taxi.art.board.plates import plate, signs, step_square
from ttprint.games.vite_taxi.art.inks import TOWN_INKS, TownInks
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark
from ttprint.games.vite_taxi.art.town.blocks import blocks, town_rim
from ttprint.games.vite_taxi.art.town.footprints import footprints
from ttprint.games.vite_taxi.art.town.parks import parks, trees
from ttprint.games.vite_taxi.art.town.river import BED, bridge_bars, paved, river, sunken, voie, wet
from ttprint.games.vite_taxi.town.plots import Taken, boxed
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import Affine, Box, Point
from ttprint.words.catalog import Words

LETTERING = ByTheme(Lettering.PLAIN, Lettering.PLAIN, Lettering.LARGE)
BLEED = 10.0  # mm that the ground extends beyond the cut: the largest bleed


@dataclass(frozen=True, slots=True)
class TownBoard:
    """The whole board. Its top-left corner is (0, 0)."""

    art: Group
    width: float
    height: float


def draw_board(theme: Theme, words: Words, width: float | None = None) -> TownBoard:
    """Return the board in a theme and a language; its default width is 538 mm, four sheets of A4."""
    town = paris()
    art, scale = _picture(theme, words), (width or town.width) / town.width
    return TownBoard(group(Place(art, Affine.scale(scale))), town.width * scale, town.height * scale)


@cache
def _map(theme: Theme) -> Group:
    """Everything on the board that is the same in every language."""
    town, inks = paris(), TOWN_INKS[theme]
    extent = Box(0, 0, town.width, town.height).grow(BLEED)
    return group(
        Path(rect(extent), fill=inks.ground),
        _ground(town, inks),
        parks(town, inks, BLEED),
        _water(theme),
        _trees(town, inks, LETTERING[theme]),
        _streets(theme),
        signs(town, inks),
        _landmarks(theme),
        _names(theme),
        clip=Path(rect(extent)),
    )


@cache
def overview(theme: Theme) -> Group:
    """The town for a small picture of the whole board: without names, lanes and trees, which would be too small."""
    town, inks = paris(), replace(TOWN_INKS[theme], lane=None)
    return group(
        Path(rect(Box(0, 0, town.width, town.height)), fill=inks.ground),
        _ground(town, inks),
        parks(town, inks, 0.0),
        _water(theme),
        _streets(theme),
        _landmarks(theme),
    )


@cache
def _water(theme: Theme) -> tuple[Node, ...]:
    return tuple(river(paris(), TOWN_INKS[theme]))


@cache
def _streets(theme: Theme) -> tuple[Node, ...]:
    """The Voie, the bridges, and the streets with their squares."""
    town, inks = paris(), TOWN_INKS[theme]
    return (*voie(town, inks), *bridge_bars(town, inks), *_beds(town, inks), *_squares(town, inks))


def _picture(theme: Theme, words: Words) -> Group:
    return group(Place(_map(theme)), panels(words, TOWN_INKS[theme], theme))


def _ground(town: Town, inks: TownInks) -> Iterator[Node]:
    """The suburb around the town, the blocks in their tints, the lanes between houses."""
    rim = polyline(town_rim(town), closed=True)
    yield Path(rim, stroke=inks.limit, width=31)
    yield Path(rim, stroke=inks.suburb, width=30)
    found = blocks(town)
    for tint, ink in enumerate(inks.tints):
        yield Path(joined(polyline(block.outline, closed=True) for block in found if block.tint == tint), fill=ink)
    if inks.lane:
        lanes = joined(polyline(lane) for block in found for lane in block.lanes)
        yield Path(lanes, stroke=inks.lane, width=0.7)


def _trees(town: Town, inks: TownInks, lettering: Lettering) -> Iterator[Node]:
    found = arrangement(town, lettering)
    plots = [*(shape.plot for shape in footprints(town)), *(boxed(box) for box in PANELS.values())]
    plots += [*(label.plot for label in found.labels), *(standing.plot for standing in found.landmarks)]
    return trees(town, inks, Taken((*plots, *paved(town), *wet(town), *sunken(town))))


def _beds(town: Town, inks: TownInks) -> Iterator[Node]:
    """The carriageway that joins the squares."""
    lines: tuple[Step, ...] = joined(polyline(street.line) for street in town.streets)
    yield Path(lines, stroke=inks.kerb, width=BED + 0.6)
    yield Path(lines, stroke=inks.bed, width=BED)


def _squares(town: Town, inks: TownInks) -> Iterator[Node]:
    for shape in footprints(town):
        yield plate(shape, inks, town) if shape.square.place else step_square(shape, inks)


def _landmarks(theme: Theme) -> Iterator[Node]:
    for standing in arrangement(paris(), LETTERING[theme]).landmarks:
        drawn = landmark(standing.place.id, standing.size, theme, TOWN_INKS[theme].halo)
        yield Place(drawn, Affine.move(standing.at.x, standing.at.y))


def _names(theme: Theme) -> Iterator[Node]:
    for label in arrangement(paris(), LETTERING[theme]).labels:
        yield from label_texts(label, TOWN_INKS[theme])


def label_texts(label: Label, inks: TownInks) -> Iterator[Node]:
    """Yield the lines of a label, centred and turned along its heading."""
    ink = {
        "great": inks.great_name,
        "named": inks.name,
        "street": inks.street_name,
        "park": inks.park_name,
        "river": inks.river_name,
    }[label.sort]
    high = label.size * LEADING
    first = -(len(label.lines) - 1) * high / 2 + label.size * 0.27  # the baseline of the first line
    lines = [
        Text(words, Point(0, first + high * i), FONT, label.size, ink, "middle") for i, words in enumerate(label.lines)
    ]
    yield Place(group(lines), Affine.move(label.at.x, label.at.y) @ Affine.rotate(label.heading))
