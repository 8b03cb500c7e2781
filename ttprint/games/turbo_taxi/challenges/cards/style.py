"""What all cards of a pack share: their layout, words and theme, and the size of a unit.

unit: 1/63 of a portrait card's width; a card is laid out once, in units, for every size
layout: the positions of number, level, drawing, band, code and pack mark, the same on every card and answer
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Node, Place, Text
from ttprint.games.turbo_taxi.art.backs.liveries import Figure
from ttprint.games.turbo_taxi.challenges.cards.frames import card_back, frame
from ttprint.games.turbo_taxi.challenges.cards.level_marks import INKS
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.geometry import Affine, Box, Point
from ttprint.words.catalog import Words


@dataclass(frozen=True, slots=True)
class CardLayout:
    """The positions on a card, in units."""

    width: float
    height: float
    drawing: Box
    number: Point
    number_size: float
    level: Point
    level_anchor: Literal["start", "end"]
    level_scale: float
    note: Box
    note_size: float
    code: Point
    code_size: float
    mark: Point
    mark_scale: float
    mark_in_line: bool = False  # word and number of the pack side by side, above the code
    framed: bool = True
    alone: Box | None = None  # for the drawing, if there is no band below it
    link: Box | None = None  # for a QR code

    def drawing_for(self, band: bool) -> Box:
        """The box of the drawing, larger if there is no band."""
        return self.alone if self.alone and not band else self.drawing


BORDER = 7.0
PORTRAIT = CardLayout(
    width=63,
    height=88,
    drawing=Box(7.5, 16.2, 48, 48),
    number=Point(BORDER, 15.2),
    number_size=10.5,
    level=Point(63 - BORDER, 7),
    level_anchor="end",
    level_scale=0.95,
    note=Box(BORDER - 1, 65.4, 51, 8.6),
    note_size=3.1,
    code=Point(BORDER, 88 - BORDER),
    code_size=7.4,
    mark=Point(63 - BORDER, 88 - BORDER),
    mark_scale=0.9,
    alone=Box(5.5, 18.2, 52, 52),
)
# room for a QR code in the corner below the band; the pack's mark is above the code
LINKED = replace(
    PORTRAIT,
    drawing=Box(9.6, 15.6, 43.8, 43.8),
    note=Box(BORDER - 1, 60.2, 51, 8.6),
    alone=Box(6.5, 17.6, 50, 50),
    mark=Point(42.0, 75.0),
    mark_scale=0.7,
    mark_in_line=True,
    link=Box(43.4, 70.2, 13.6, 13.6),
)
# a title in place of the number takes the whole width at the top; the cabs stand at the foot
POSTER = replace(
    PORTRAIT,
    number=Point(BORDER, 14.4),
    number_size=16.4,
    level=Point(63 - BORDER, 75.6),
    level_scale=0.7,
    mark=Point(32.4, 88 - BORDER),
)
SCREEN = CardLayout(
    width=160,
    height=90,
    drawing=Box(5, 5, 80, 80),
    number=Point(96, 24),
    number_size=21,
    level=Point(96, 31),
    level_anchor="start",
    level_scale=1.75,
    note=Box(95, 48, 60, 17),
    note_size=4.6,
    code=Point(96, 83),
    code_size=13,
    mark=Point(152, 83),
    mark_scale=1.6,
    framed=False,
)


@dataclass(frozen=True, slots=True)
class CardStyle:
    """What all cards of a pack share: words, theme, size and place of a unit, the seed, and whether versions differ."""

    words: Words
    theme: Theme
    unit: float
    origin: Point = Point(0, 0)
    layout: CardLayout = PORTRAIT
    seed: int | None = None
    versions: bool = False
    title: str = ""  # instead of a number, for a challenge without a pack
    size: tuple[float, float] = (0.0, 0.0)  # of the whole card in mm
    bleed: float = 0.0
    page: str = ""  # the address of the page on which the cards can be played
    others: frozenset[Figure] = frozenset()  # figures that the pack's mark must not be

    def point(self, x: float, y: float) -> Point:
        """A point in mm from units."""
        return Point(self.origin.x + x * self.unit, self.origin.y + y * self.unit)

    def at(self, x: float, y: float) -> Affine:
        """The translation to a point given in units."""
        return Affine.move(self.origin.x + x * self.unit, self.origin.y + y * self.unit)

    def text(self, words: str, at: Point, font: str, size: float, quiet: bool = False) -> Text:
        """A text at a point given in units."""
        ink = INKS[self.theme].quiet if quiet else INKS[self.theme].loud
        return Text(words, self.point(at.x, at.y), font, size * self.unit, ink)

    def sized(self, width: float, height: float) -> CardStyle:
        """The style for cards of this size in mm: as large as fits, centred."""
        unit = min(width / self.layout.width, height / self.layout.height)
        spare = Point(width - unit * self.layout.width, height - unit * self.layout.height)
        return replace(self, unit=unit, origin=Point(spare.x / 2, spare.y / 2), size=(width, height))

    def frame(self, level: Level) -> Iterator[Node]:
        """The frame in the level's colour and pattern."""
        if self.layout.framed:
            yield Place(frame(level, *self.size, self.unit, self.bleed, self.theme))

    def back(self, level: Level) -> Group:
        """The back of a card of this level."""
        return card_back(level, *self.size, self.unit, self.bleed, self.theme)
