"""Hint sheets: for each card a row with three steps towards a correct city.

step: tiles that stay unused, one more tile, or the way of a taxi to its house, with a heading above it and the number
of correct cities left below it
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import line, rect
from ttprint.games.turbo_taxi.art.table.tableau import Tiles, centre_alone, route_line, tableau
from ttprint.games.turbo_taxi.art.tiles.miniatures import miniature
from ttprint.games.turbo_taxi.challenges.cards.level_marks import INKS, level_mark
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.hints import RouteStep, TileStep, UnusedStep, hints
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, directions
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import PageTooSmall

ROW, SIDE, TILE = 43.0, 27.6, 12.4  # a row's height; a setup's side; a tile's
HEAD = 14.0
NAME = 34.0  # the width of the first column
TITLE, BODY, SMALL = 9.0, 3.2, 2.9
_LINE = Ink.hex("#d4d4d4")
_KEYS = {UnusedStep: "unused", TileStep: "tile", RouteStep: "route"}


@dataclass(frozen=True, slots=True)
class HintSheets:
    """The layout of hints on a paper."""

    paper: Paper
    style: CardStyle

    def __post_init__(self) -> None:
        """Raise PageTooSmall if words would overlap or run off the page."""
        words, room = self.style.words, self.paper.printable
        heads = (measure(words.say(f"hint.{key}"), "text-bold", BODY) + 5 for key in _KEYS.values())
        top = measure(words.say("hint.title"), "display", TITLE) + 4 + measure(words.say("hint.how"), "text", SMALL)
        wide, high = max(top, NAME + 3 * max(3 * TILE + 4, *heads)), HEAD + ROW
        if room.width < wide or room.height < high:
            size = {"width": math.ceil(wide), "height": math.ceil(high)}
            raise PageTooSmall("hints.page", **size, paper=self.paper.name)

    @property
    def rows(self) -> int:
        """The number of cards on a sheet."""
        return int((self.paper.printable.height - HEAD) // ROW)

    @property
    def step(self) -> float:
        """The width of a step's column."""
        return (self.paper.printable.width - NAME) / 3

    def page(self, challenges: Sequence[Challenge], label: str) -> Page:
        """A page with the hints for some cards."""
        area = self.paper.printable
        nodes: list[Node] = list(self._head())
        for row, challenge in enumerate(challenges):
            nodes += self._row(challenge, Point(area.x, area.y + HEAD + row * ROW))
        return Page(self.paper.width, self.paper.height, tuple(nodes), label=label)

    def _head(self) -> Iterator[Node]:
        words, inks, area = self.style.words, INKS[self.style.theme], self.paper.printable
        yield Text(words.say("hint.title"), Point(area.x, area.y + 7), "display", TITLE, inks.loud)
        yield Text(words.say("hint.how"), Point(area.right, area.y + 7), "text", SMALL, inks.quiet, "end")

    def _row(self, challenge: Challenge, at: Point) -> Iterator[Node]:
        found, inks, area = hints(challenge), INKS[self.style.theme], self.paper.printable
        yield Path(line((at.x, at.y), (area.right, at.y)), stroke=_LINE, width=0.25)
        yield from self._name(challenge, at)
        tiles: Tiles = centre_alone(challenge.setup)
        ways: tuple[Node, ...] = ()
        for place, (step, left) in enumerate(zip(found.steps, found.left, strict=True)):
            x = at.x + NAME + place * self.step
            heading, picture = f"{place + 1} {self.style.words.say(f'hint.{_KEYS[type(step)]}')}", None
            match step:
                case UnusedStep(kinds):
                    picture = self._unused(kinds, challenge.crossing)
                case TileStep(square, tile):
                    tiles = {**tiles, square: tile}
                case RouteStep(colour, legs):
                    ways = route_line(colour, legs, SIDE, self.style.theme)
            yield Text(heading, Point(x, at.y + 6), "text-bold", BODY, inks.loud)
            yield Place(picture or self._setup(challenge, tiles, ways), Affine.move(x, at.y + 8.2))
            count = self.style.words.count("hint.left", left)
            yield Text(count, Point(x, at.y + ROW - 2.6), "text", SMALL, inks.quiet)

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
        size = 6.6 * min(1.0, (NAME - 3) / measure(challenge.code, "code", 6.6))
        yield Text(challenge.code, Point(at.x, at.y + ROW - 2.8), "code", size, inks.loud)

    def _unused(self, kinds: Sequence[Kind], crossing: Crossing) -> Group:
        """The three tiles that stay unused, side by side."""
        theme, inks = self.style.theme, INKS[self.style.theme]
        gap = 1.6
        nodes: list[Node] = []
        for place, kind in enumerate(kinds):
            face = miniature(directions(kind)[0], size=TILE, theme=theme, crossing=crossing)
            edge = Path(rect(Box(0, 0, TILE, TILE)), stroke=inks.quiet, width=0.2)
            nodes.append(Place(group(Place(face), edge), Affine.move(place * (TILE + gap), (SIDE - TILE) / 2)))
        return group(nodes)

    def _setup(self, challenge: Challenge, tiles: Tiles, ways: tuple[Node, ...]) -> Group:
        """The setup with the tiles and ways of all steps so far."""
        crossing, theme = challenge.crossing, self.style.theme
        drawn = tableau(challenge.setup, tiles, side=SIDE, theme=theme, crossing=crossing, clear=True)
        return Group((*drawn.table, *ways, *drawn.markers))
