"""Challenge cards and their answers.

unit: a sixty-third of a portrait card's width: a card is laid out once, in units, for every size
layout: where number, level, drawing, rule, code and pack mark stand; the same on every card and answer
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Node, Path, Place, Text, group, rect
from ttprint.games.turbo_taxi.art.table.tableau import Tiles, centre_alone, tableau, whole
from ttprint.games.turbo_taxi.art.tiles.miniatures import miniature
from ttprint.games.turbo_taxi.challenges.choosing import Challenge
from ttprint.games.turbo_taxi.challenges.level_marks import INKS, level_mark, pack_mark
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.tiles import directions
from ttprint.geometry import Affine, Box, Point
from ttprint.press.text.typeset import wrap_evenly
from ttprint.words.catalog import Words

LEADING, TITLE = 3.9, 6.4
SMALL, SMALL_LEADING = 2.5, 3.3
BETWEEN = 1.0  # of two cities on one answer
TITLED = 0.55  # of a number's size: words in its place
ICON, ICON_STEP = 0.92, 1.13  # a tile that a rule names, as a share of the note's height; from tile to tile


@dataclass(frozen=True, slots=True)
class CardLayout:
    """A card's places, in units."""

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


BORDER = 6.0
PORTRAIT = CardLayout(
    width=63,
    height=88,
    drawing=Box(BORDER, 15.4, 51, 51),
    number=Point(BORDER, 13.7),
    number_size=11,
    level=Point(63 - BORDER, 6),
    level_anchor="end",
    level_scale=1,
    note=Box(BORDER, 67.2, 51, 7.2),
    note_size=3.0,
    code=Point(BORDER, 82),
    code_size=8.0,
    mark=Point(63 - BORDER, 82),
    mark_scale=1,
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
    note=Box(96, 50, 56, 14),
    note_size=4.6,
    code=Point(96, 83),
    code_size=15,
    mark=Point(152, 83),
    mark_scale=1.6,
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
    title: str = ""  # instead of a number, where a challenge belongs to no pack

    def point(self, x: float, y: float) -> Point:
        """A place given in units, in mm."""
        return Point(self.origin.x + x * self.unit, self.origin.y + y * self.unit)

    def at(self, x: float, y: float) -> Affine:
        """The map to a place given in units."""
        return Affine.move(self.origin.x + x * self.unit, self.origin.y + y * self.unit)

    def text(self, words: str, at: Point, font: str, size: float, quiet: bool = False) -> Text:
        """Words at a place given in units."""
        ink = INKS[self.theme].quiet if quiet else INKS[self.theme].loud
        return Text(words, self.point(at.x, at.y), font, size * self.unit, ink)

    def sized(self, width: float, height: float) -> CardStyle:
        """The style for cards of that size in mm: as large as it allows, in its middle."""
        unit = min(width / self.layout.width, height / self.layout.height)
        spare = Point(width - unit * self.layout.width, height - unit * self.layout.height)
        return replace(self, unit=unit, origin=Point(spare.x / 2, spare.y / 2))


def card(challenge: Challenge, style: CardStyle) -> Group:
    """The front of a card: the setup, and the extra rule if there is one."""
    return group(
        _pictures(challenge, [centre_alone(challenge.setup)], style),
        _rule(challenge, style) if challenge.rule else (),
        _signs(challenge, style),
    )


def answer(challenge: Challenge, style: CardStyle) -> Group:
    """The answer to a card: the right cities that are shown, and how many there are."""
    cities = [whole(city) for city in challenge.cities]
    return group(_pictures(challenge, cities, style), _count(challenge, style), _signs(challenge, style))


def check_card(style: CardStyle) -> Group:
    """A card with the four looks that decide whether another city is right."""
    box, size = style.layout.drawing, style.layout.note_size
    words, lines = style.words, []
    y = box.y + 4
    for number, step in enumerate(words.list("answer.checks"), 1):
        lines.append(style.text(str(number), Point(box.x, y + 3.6), "display", 5.4))
        for line in wrap_evenly(step, (box.width - 6.5) * style.unit, "text", size * style.unit):
            lines.append(style.text(line, Point(box.x + 6.5, y + 3.2), "text", size))
            y += LEADING
        y += 2.4
    honest = wrap_evenly(words.say("answer.honest"), box.width * style.unit, "text", SMALL * style.unit)
    foot = style.layout.code.y - (len(honest) - 1) * SMALL_LEADING
    return group(
        style.text(words.say("answer.check"), style.layout.number, "display", TITLE),
        lines,
        [
            style.text(line, Point(box.x, foot + i * SMALL_LEADING), "text", SMALL, quiet=True)
            for i, line in enumerate(honest)
        ],
    )


def _signs(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """Number, level, code and pack mark: in the same places on every card and answer."""
    layout, number = style.layout, style.title or str(challenge.number)
    yield style.text(number, layout.number, "display", layout.number_size * (TITLED if style.title else 1))
    if style.versions:
        beside = layout.number.x + measure(number, "display", layout.number_size) + 0.14 * layout.number_size
        yield style.text(
            challenge.version, Point(beside, layout.number.y), "display", 0.62 * layout.number_size, quiet=True
        )
    word = style.words.say(f"level.{challenge.level.value}")
    unit, anchor = style.unit * layout.level_scale, layout.level_anchor
    level = level_mark(challenge.level, word, unit=unit, theme=style.theme, anchor=anchor)
    yield Place(level, style.at(layout.level.x, layout.level.y))
    yield style.text(challenge.code, layout.code, "text-bold", layout.code_size)
    if not style.title:
        mark = pack_mark(style.seed, unit=style.unit * layout.mark_scale, theme=style.theme)
        yield Place(mark, style.at(layout.mark.x, layout.mark.y))


def picture_boxes(count: int, box: Box) -> list[Box]:
    """The places of one to four setups in the drawing's place: one fills it, more stand side by side."""
    if count == 1:
        return [box]
    side, rows = (box.width - BETWEEN) / 2, -(-count // 2)
    step = side + BETWEEN
    top = box.centre.y - (rows * step - BETWEEN) / 2
    lefts = [box.x + place % 2 * step for place in range(count)]
    if count % 2:
        lefts[-1] = box.centre.x - side / 2
    return [Box(left, top + place // 2 * step, side, side) for place, left in enumerate(lefts)]


def _pictures(challenge: Challenge, shown: Sequence[Tiles], style: CardStyle) -> Iterator[Node]:
    for tiles, box in zip(shown, picture_boxes(len(shown), style.layout.drawing), strict=True):
        drawn = tableau(
            challenge.setup,
            tiles,
            side=box.width * style.unit,
            theme=style.theme,
            crossing=challenge.crossing,
            at=style.point(box.x, box.y),
        )
        yield from drawn.whole


def _rule(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """The extra rule in words, and with the tiles it names."""
    box, size = style.layout.note, style.layout.note_size
    rule = challenge.rule
    assert rule is not None
    side = ICON * box.height
    icons = side * (1 + (len(rule.unused) - 1) * ICON_STEP) if rule.unused else 0.0
    room = box.width - (icons + 0.3 * box.height if icons else 0)
    lines = wrap_evenly(style.words.say(f"card.{rule.extra.value}"), room * style.unit, "text-bold", size * style.unit)
    leading = 1.25 * size
    first = box.y + (box.height - (len(lines) - 1) * leading) / 2 + 0.33 * size
    for i, line in enumerate(lines):
        yield style.text(line, Point(box.x, first + i * leading), "text-bold", size)
    yield from _icons(challenge, style, Box(box.right - icons, box.centre.y - side / 2, icons, side))


def _count(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """How many right cities there are, and below it in small type the extra rule they keep."""
    box, size = style.layout.note, style.layout.note_size
    yield style.text(
        style.words.count("answer.count", challenge.solutions), Point(box.x, box.y + size), "text-bold", size
    )
    rule, small = challenge.rule, SMALL * size / 3
    if rule is None or rule.extra is Extra.SINGLE:  # that there is only one has been said
        return
    told = style.words.say(f"answer.{rule.extra.value}")
    base = box.y + 2.2 * size
    yield style.text(told, Point(box.x, base), "text", small)
    x = box.x + measure(f"{told} ", "text", small)
    yield from _icons(challenge, style, Box(x, base - 1.1 * small, box.right - x, 1.5 * small))


def _icons(challenge: Challenge, style: CardStyle, box: Box) -> Iterator[Node]:
    """The tiles that an extra rule names, in a row as high as the box."""
    for place, kind in enumerate(challenge.rule.unused if challenge.rule else ()):
        tile = directions(kind)[0]
        size = box.height * style.unit
        face = miniature(tile, size=size, theme=style.theme, crossing=challenge.crossing)
        edge = Path(rect(Box(0, 0, size, size)), stroke=INKS[style.theme].quiet, width=max(0.15, 0.02 * size))
        yield Place(group(Place(face), edge), style.at(box.x + place * box.height * ICON_STEP, box.y))
