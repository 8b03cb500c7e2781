"""Answer sheets: the answers in the same places as the cards on their sheets, and how to check other cities."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Node, Page, Path, Place, Text
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.level_marks import INKS
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.geometry import Affine, Box, Margins, Point
from ttprint.press.marks import surround
from ttprint.press.paper import Paper
from ttprint.press.text.flow import PageTooSmall
from ttprint.press.text.typeset import wrap_evenly

TITLE, BODY, LEADING = 9.0, 2.9, 3.7
HEAD = 12.0  # from the margin to the cells
LEAST = 0.4  # of a card's size: the smallest readable answer
_GAP = 4.0
_LINE = Ink.hex("#d4d4d4")


@dataclass(frozen=True)
class AnswerSheets:
    """The layout of answers on a paper: the cards' trims on a full sheet, and the style of the cards."""

    paper: Paper
    trims: tuple[Box, ...]
    style: CardStyle

    def __post_init__(self) -> None:
        """Raise PageTooSmall if the words would run off the page or leave the answers too little room."""
        words, room, hull = self.style.words, self.paper.printable, surround(self.trims) or self.area
        wide = max(self._title_width, measure(words.say("answer.honest"), "text", BODY), hull.width * LEAST)
        high = room.height - self.area.height + hull.height * LEAST
        if room.width < wide or room.height < high:
            size = {"width": math.ceil(wide), "height": math.ceil(high)}
            raise PageTooSmall("answers.page", **size, paper=self.paper.name, option="--answers backs")

    @cached_property
    def area(self) -> Box:
        """The part of the page for the cells."""
        foot = _GAP + self._foot_height
        return self.paper.printable.inside(Margins(HEAD, 0, foot, 0))

    @cached_property
    def lay(self) -> Affine:
        """The map from the sheet of cards to the page of answers: the same arrangement, a little smaller."""
        area, hull = self.area, surround(self.trims) or self.area
        scale = min(area.width / hull.width, area.height / hull.height, 1.0)
        middle, whole = area.centre, hull.centre
        return Affine.move(middle.x, middle.y) @ Affine.scale(scale) @ Affine.move(-whole.x, -whole.y)

    def page(self, challenges: Sequence[Challenge], label: str) -> Page:
        """The answers to the cards of one sheet."""
        nodes = (*self._head(challenges), *self._cells(challenges), *self._foot())
        return Page(self.paper.width, self.paper.height, nodes, label=label)

    def _cells(self, challenges: Sequence[Challenge]) -> Iterator[Node]:
        lay = self.lay
        first = self.trims[0]
        style = self.style.sized(first.width * lay.a, first.height * lay.a)
        for challenge, trim in zip(challenges, self.trims, strict=False):
            corner = lay(Point(trim.x, trim.y))
            box = Box(0, 0, trim.width * lay.a, trim.height * lay.a).grow(-0.6)
            yield Path(
                rect(Box(corner.x + box.x, corner.y + box.y, box.width, box.height), 2.5), stroke=_LINE, width=0.2
            )
            yield Place(answer(challenge, style, framed=False), Affine.move(corner.x, corner.y))

    def _head(self, challenges: Sequence[Challenge]) -> Iterator[Node]:
        words, inks, area = self.style.words, INKS[self.style.theme], self.paper.printable
        base = area.y + 7.0
        title = words.say("answer.title")
        numbers = sorted({challenge.number for challenge in challenges})
        which = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        yield Text(title, Point(area.x, base), "display", TITLE, inks.loud)
        yield Text(which, Point(area.x + measure(f"{title} ", "display", TITLE), base), "display", TITLE, inks.quiet)
        honest = words.say("answer.honest")
        if self._title_width + measure(honest, "text", BODY) <= area.width:
            yield Text(honest, Point(area.right, base), "text", BODY, inks.quiet, "end")
        else:  # on narrow paper below the title
            yield Text(honest, Point(area.x, base + LEADING), "text", BODY, inks.quiet)

    def _foot(self) -> Iterator[Node]:
        words, inks, area = self.style.words, INKS[self.style.theme], self.paper.printable
        y = area.bottom - self._foot_height + 3.2
        yield Text(words.say("answer.other"), Point(area.x, y), "text-bold", BODY * 1.1, inks.loud)
        rows = self._steps
        y += 5.4
        for start in (0, 2):
            for column, lines in enumerate(rows[start : start + 2]):
                x = area.x + column * (area.width + _GAP) / 2
                yield Text(str(start + column + 1), Point(x, y + 0.4), "display", BODY * 1.5, inks.loud)
                for i, line in enumerate(lines):
                    yield Text(line, Point(x + 5, y + i * LEADING), "text", BODY, inks.loud)
            y += max(map(len, rows[start : start + 2])) * LEADING + 1.2

    @cached_property
    def _title_width(self) -> float:
        return measure(f"{self.style.words.say('answer.title')} 888–888 ", "display", TITLE)

    @cached_property
    def _steps(self) -> list[list[str]]:
        width = (self.paper.printable.width - _GAP) / 2 - 5
        return [wrap_evenly(step, width, "text", BODY) for step in self.style.words.list("answer.checks")]

    @cached_property
    def _foot_height(self) -> float:
        rows = self._steps
        return 6.6 + sum(max(map(len, rows[start : start + 2])) * LEADING + 1.2 for start in (0, 2)) - 0.6
