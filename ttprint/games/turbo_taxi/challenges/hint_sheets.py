"""Hint sheets: for each card three steps towards a right city, in a row.

step: tiles that stay unused; one more tile; one way from taxi to house; each with the number of right cities left
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group, rect
from ttprint.games.turbo_taxi.art.pen import line
from ttprint.games.turbo_taxi.art.table.tableau import Tiles, centre_alone, route_line, tableau
from ttprint.games.turbo_taxi.art.tiles.miniatures import miniature
from ttprint.games.turbo_taxi.challenges.cards import CardStyle
from ttprint.games.turbo_taxi.challenges.choosing import Challenge
from ttprint.games.turbo_taxi.challenges.hints import Hints, hints
from ttprint.games.turbo_taxi.challenges.level_marks import INKS, level_mark
from ttprint.games.turbo_taxi.puzzle.tiles import directions
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper

ROW, SIDE, TILE = 36.5, 28.0, 13.0  # a row's height; a setup's side; a tile's
HEAD = 21.0
NAME = 34.0  # the width of the first column
TITLE, BODY, SMALL = 9.0, 3.2, 2.9
_LINE = Ink.hex("#d4d4d4")


@dataclass(frozen=True, slots=True)
class HintSheets:
    """How hints lie on a paper."""

    paper: Paper
    style: CardStyle

    @property
    def rows(self) -> int:
        """How many cards have room on a sheet."""
        return max(1, int((self.paper.printable.height - HEAD) // ROW))

    @property
    def step(self) -> float:
        """The width of a step's column."""
        return (self.paper.printable.width - NAME) / 3

    def page(self, challenges: Sequence[Challenge], label: str) -> Page:
        """The hints for a few cards."""
        area = self.paper.printable
        nodes: list[Node] = list(self._head())
        for row, challenge in enumerate(challenges):
            nodes += self._row(challenge, Point(area.x, area.y + HEAD + row * ROW))
        return Page(self.paper.width, self.paper.height, tuple(nodes), label=label)

    def _head(self) -> Iterator[Node]:
        words, inks, area = self.style.words, INKS[self.style.theme], self.paper.printable
        yield Text(words.say("hint.title"), Point(area.x, area.y + 7), "display", TITLE, inks.loud)
        yield Text(words.say("hint.how"), Point(area.right, area.y + 7), "text", SMALL, inks.quiet, "end")
        for place, key in enumerate(("unused", "tile", "route")):
            x = area.x + NAME + place * self.step
            number = f"{place + 1}"
            yield Text(number, Point(x, area.y + HEAD - 4), "display", 5.4, inks.loud)
            beside = x + measure(f"{number} ", "display", 5.4)
            yield Text(words.say(f"hint.{key}"), Point(beside, area.y + HEAD - 4), "text-bold", BODY, inks.loud)

    def _row(self, challenge: Challenge, at: Point) -> Iterator[Node]:
        found, inks, area = hints(challenge), INKS[self.style.theme], self.paper.printable
        yield Path(line((at.x, at.y), (area.right, at.y)), stroke=_LINE, width=0.25)
        yield from self._name(challenge, at)
        pictures = (self._unused(challenge, found), *self._setups(challenge, found))
        for place, (picture, left) in enumerate(zip(pictures, found.left, strict=True)):
            x = at.x + NAME + place * self.step
            yield Place(picture, Affine.move(x, at.y + 2.2))
            told = self.style.words.count("hint.left", left)
            yield Text(told, Point(x, at.y + ROW - 2.8), "text", SMALL, inks.quiet)

    def _name(self, challenge: Challenge, at: Point) -> Iterator[Node]:
        """Number, level and code, as on the cards."""
        style, inks = self.style, INKS[self.style.theme]
        number = str(challenge.number)
        yield Text(number, Point(at.x, at.y + 10), "display", 10, inks.loud)
        if style.versions:
            beside = Point(at.x + measure(number, "display", 10) + 1.4, at.y + 10)
            yield Text(challenge.version, beside, "display", 6.2, inks.quiet)
        word = style.words.say(f"level.{challenge.level.value}")
        mark = level_mark(challenge.level, word, unit=0.9, theme=style.theme, anchor="start")
        yield Place(mark, Affine.move(at.x, at.y + 13.8))
        yield Text(challenge.code, Point(at.x, at.y + ROW - 2.8), "text-bold", 6.6, inks.loud)

    def _unused(self, challenge: Challenge, found: Hints) -> Group:
        """The three tiles that stay unused, side by side."""
        theme, inks = self.style.theme, INKS[self.style.theme]
        gap = 1.6
        nodes: list[Node] = []
        for place, kind in enumerate(found.unused):
            face = miniature(directions(kind)[0], size=TILE, theme=theme, crossing=challenge.crossing)
            edge = Path(rect(Box(0, 0, TILE, TILE)), stroke=inks.quiet, width=0.2)
            nodes.append(Place(group(Place(face), edge), Affine.move(place * (TILE + gap), (SIDE - TILE) / 2)))
        return group(nodes)

    def _setups(self, challenge: Challenge, found: Hints) -> Iterator[Group]:
        """The setup with one more tile, then with one way drawn in as well."""
        tiles: Tiles = {**centre_alone(challenge.setup), found.square: found.tile}
        drawn = tableau(challenge.setup, tiles, side=SIDE, theme=self.style.theme, crossing=challenge.crossing)
        yield Group(drawn.whole)
        way = route_line(challenge.setup, found.colour, found.route, SIDE, self.style.theme)
        yield Group((*drawn.table, *way, *drawn.markers))
