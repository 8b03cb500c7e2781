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
from ttprint.geometry import Affine, Box, Point
from ttprint.press.typeset import wrap_evenly
from ttprint.turbo_taxi.art.level_marks import INKS, level_mark, pack_mark
from ttprint.turbo_taxi.art.miniatures import miniature
from ttprint.turbo_taxi.art.tableau import Tiles, centre_alone, tableau, whole
from ttprint.turbo_taxi.challenges import Challenge
from ttprint.turbo_taxi.rules import Extra
from ttprint.turbo_taxi.tiles import directions
from ttprint.words.catalog import Words

LEADING, TITLE = 3.9, 6.4
SMALL, SMALL_LEADING = 2.5, 3.3
BETWEEN = 1.0  # of two cities on one answer
TITLED = 0.55  # of a number's size: words in its place
ICON, ICON_STEP = 0.92, 1.13  # a tile that a rule names, as a share of the note's height; from tile to tile


@dataclass(frozen=True, slots=True)
class Layout:
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
PORTRAIT = Layout(
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
SCREEN = Layout(
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
class Press:
    """What all cards of a pack share: words, theme, size and place of a unit, the seed, and whether versions differ."""

    words: Words
    theme: Theme
    unit: float
    origin: Point = Point(0, 0)
    layout: Layout = PORTRAIT
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

    def sized(self, width: float, height: float) -> Press:
        """The press for cards of that size in mm: as large as it allows, in its middle."""
        unit = min(width / self.layout.width, height / self.layout.height)
        spare = Point(width - unit * self.layout.width, height - unit * self.layout.height)
        return replace(self, unit=unit, origin=Point(spare.x / 2, spare.y / 2))


def card(challenge: Challenge, press: Press) -> Group:
    """The front of a card: the setup, and the extra rule if there is one."""
    return group(
        _pictures(challenge, [centre_alone(challenge.setup)], press),
        _rule(challenge, press) if challenge.rule else (),
        _signs(challenge, press),
    )


def answer(challenge: Challenge, press: Press) -> Group:
    """The answer to a card: the right cities that are shown, and how many there are."""
    cities = [whole(city) for city in challenge.cities]
    return group(_pictures(challenge, cities, press), _count(challenge, press), _signs(challenge, press))


def check_card(press: Press) -> Group:
    """A card with the four looks that decide whether another city is right."""
    box, size = press.layout.drawing, press.layout.note_size
    words, lines = press.words, []
    y = box.y + 4
    for number, step in enumerate(words.list("answer.checks"), 1):
        lines.append(press.text(str(number), Point(box.x, y + 3.6), "display", 5.4))
        for line in wrap_evenly(step, (box.width - 6.5) * press.unit, "text", size * press.unit):
            lines.append(press.text(line, Point(box.x + 6.5, y + 3.2), "text", size))
            y += LEADING
        y += 2.4
    honest = wrap_evenly(words.say("answer.honest"), box.width * press.unit, "text", SMALL * press.unit)
    foot = press.layout.code.y - (len(honest) - 1) * SMALL_LEADING
    return group(
        press.text(words.say("answer.check"), press.layout.number, "display", TITLE),
        lines,
        [
            press.text(line, Point(box.x, foot + i * SMALL_LEADING), "text", SMALL, quiet=True)
            for i, line in enumerate(honest)
        ],
    )


def _signs(challenge: Challenge, press: Press) -> Iterator[Node]:
    """Number, level, code and pack mark: in the same places on every card and answer."""
    layout, number = press.layout, press.title or str(challenge.number)
    yield press.text(number, layout.number, "display", layout.number_size * (TITLED if press.title else 1))
    if press.versions:
        beside = layout.number.x + measure(number, "display", layout.number_size) + 0.14 * layout.number_size
        yield press.text(
            challenge.version, Point(beside, layout.number.y), "display", 0.62 * layout.number_size, quiet=True
        )
    word = press.words.say(f"level.{challenge.level.value}")
    unit, anchor = press.unit * layout.level_scale, layout.level_anchor
    level = level_mark(challenge.level, word, unit=unit, theme=press.theme, anchor=anchor)
    yield Place(level, press.at(layout.level.x, layout.level.y))
    yield press.text(challenge.code, layout.code, "text-bold", layout.code_size)
    if not press.title:
        mark = pack_mark(press.seed, unit=press.unit * layout.mark_scale, theme=press.theme)
        yield Place(mark, press.at(layout.mark.x, layout.mark.y))


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


def _pictures(challenge: Challenge, shown: Sequence[Tiles], press: Press) -> Iterator[Node]:
    for tiles, box in zip(shown, picture_boxes(len(shown), press.layout.drawing), strict=True):
        yield from tableau(
            challenge.setup,
            tiles,
            side=box.width * press.unit,
            theme=press.theme,
            crossing=challenge.crossing,
            at=press.point(box.x, box.y),
        )


def _rule(challenge: Challenge, press: Press) -> Iterator[Node]:
    """The extra rule in words, and with the tiles it names."""
    box, size = press.layout.note, press.layout.note_size
    rule = challenge.rule
    assert rule is not None
    side = ICON * box.height
    icons = side * (1 + (len(rule.unused) - 1) * ICON_STEP) if rule.unused else 0.0
    room = box.width - (icons + 0.3 * box.height if icons else 0)
    lines = wrap_evenly(press.words.say(f"card.{rule.extra.value}"), room * press.unit, "text-bold", size * press.unit)
    leading = 1.25 * size
    first = box.y + (box.height - (len(lines) - 1) * leading) / 2 + 0.33 * size
    for i, line in enumerate(lines):
        yield press.text(line, Point(box.x, first + i * leading), "text-bold", size)
    yield from _icons(challenge, press, Box(box.right - icons, box.centre.y - side / 2, icons, side))


def _count(challenge: Challenge, press: Press) -> Iterator[Node]:
    """How many right cities there are, and below it in small type the extra rule they keep."""
    box, size = press.layout.note, press.layout.note_size
    yield press.text(
        press.words.count("answer.count", challenge.solutions), Point(box.x, box.y + size), "text-bold", size
    )
    rule, small = challenge.rule, SMALL * size / 3
    if rule is None or rule.extra is Extra.SINGLE:  # that there is only one has been said
        return
    told = press.words.say(f"answer.{rule.extra.value}")
    base = box.y + 2.2 * size
    yield press.text(told, Point(box.x, base), "text", small)
    x = box.x + measure(f"{told} ", "text", small)
    yield from _icons(challenge, press, Box(x, base - 1.1 * small, box.right - x, 1.5 * small))


def _icons(challenge: Challenge, press: Press, box: Box) -> Iterator[Node]:
    """The tiles that an extra rule names, in a row as high as the box."""
    for place, kind in enumerate(challenge.rule.unused if challenge.rule else ()):
        tile = directions(kind)[0]
        size = box.height * press.unit
        face = miniature(tile, size=size, theme=press.theme, crossing=challenge.crossing)
        edge = Path(rect(Box(0, 0, size, size)), stroke=INKS[press.theme].quiet, width=max(0.15, 0.02 * size))
        yield Place(group(Place(face), edge), press.at(box.x + place * box.height * ICON_STEP, box.y))
