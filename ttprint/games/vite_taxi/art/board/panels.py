"""The title panel with the legend, and the compass: what the board shows beside the map."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import box, chequer, circle, disc, joined, line, rect, star
from ttprint.games.vite_taxi.art.board.plates import bank_plate, great_plate, named_plate, rank_plate, way_in
from ttprint.games.vite_taxi.art.inks import TownInks
from ttprint.games.vite_taxi.art.landmarks.drawing import painted
from ttprint.games.vite_taxi.art.landmarks.masonry import Figure, Tone, hull, lines, of, poly, wall
from ttprint.geometry import Affine, Box, Point
from ttprint.words.catalog import Words

PANELS: Mapping[str, Box] = {"title": Box(7, 7, 100, 68), "compass": Box(509, 8, 21, 25)}
TITLE = 17.0
SUBTITLE = 4.4
LEGEND = 2.75
_PLATE = 9.6
_BAND = 3.2  # mm, the height of the chequered band

CAB: Figure = (
    of(Tone.PALE, wall(-9, 45, 7, 52)),
    of(
        Tone.GOLD,
        hull(-49, 10, -48, 24, -37, 29, -27, 42, -10, 46, 8, 45, 21, 30, 42, 27, 50, 20, 50, 10, 40, 7, -40, 7),
    ),
    of(Tone.GLASS, poly(-23, 30, -17, 40, -5, 41, -5, 30), poly(-1, 30, -1, 41, 7, 40, 15, 30)),
    of(Tone.DARK, *(box(x, y, 3, 3) for i, x in enumerate(range(-42, 42, 3)) for y in ((20,) if i % 2 else (17,)))),
    lines((-3, 30, -3, 8), (17, 30, 17, 10)),
    of(Tone.DARK, disc(-28, 8, 9.5), disc(31, 8, 9.5)),
    of(Tone.PALE, disc(-28, 8, 4), disc(31, 8, 4), disc(47, 21, 2.6)),
)


def panels(words: Words, inks: TownInks, theme: Theme) -> Iterator[Node]:
    """Yield the title panel and the compass."""
    panel = PANELS["title"]
    yield Place(group(_panel(words, inks, theme, panel)), Affine.move(panel.x, panel.y))
    spot = PANELS["compass"]
    yield Place(_compass(inks, spot.width / 2), Affine.move(spot.centre.x, spot.bottom - spot.width / 2))


def _panel(words: Words, inks: TownInks, theme: Theme, panel: Box) -> Iterator[Node]:
    whole = Box(0, 0, panel.width, panel.height)
    yield Path(rect(whole, 4), fill=inks.cartouche, stroke=inks.frame, width=1.0)
    yield Path(rect(whole.grow(-1.5), 3), stroke=inks.frame, width=0.3)
    wide = panel.width
    em = min(TITLE, TITLE * 62 / measure(words.say("board.title"), "display", TITLE))
    yield Text(words.say("board.title"), Point(6, 17.4), "display", em, inks.name)
    yield Text(words.say("board.subtitle"), Point(6.6, 24.2), "text-bold", SUBTITLE, inks.great_name)
    yield Place(painted(CAB, 25.0, theme), Affine.move(wide - 18, 24.4))
    cell = _BAND / 2
    columns = int((wide - 6) / cell)
    left = (wide - columns * cell) / 2
    yield Path(box(left, 27.4, columns * cell, _BAND), fill=inks.accent)
    yield Path(chequer(left, 27.4, cell, columns, 2), fill=inks.frame)
    for number, (key, icon) in enumerate(_icons(inks)):
        row, column = number % 3, number // 3
        at = Point(10.0 + column * 41.5, 37.4 + row * 11)
        yield Place(icon, Affine.move(at.x, at.y))
        room = (29.5, 38.5)[column]
        yield from _lines(words.say(f"board.{key}"), Point(at.x + 6.6, at.y), room, inks)


def _icons(inks: TownInks) -> Iterator[tuple[str, Group]]:
    yield "great", group(great_plate(_PLATE / 2, inks, (0, 60, 120, 180, 240, 300)))
    yield "rank", group(rank_plate(_PLATE, inks))
    yield "bank", group(bank_plate(_PLATE, inks))
    yield "named", group(named_plate(_PLATE, inks))
    yield "voie", group(way_in(_PLATE * 0.86, inks))
    square = box(-_PLATE * 0.55, -_PLATE * 0.4, _PLATE * 1.1, _PLATE * 0.8, 1.8)
    yield "square", group(Path(square, fill=inks.square, stroke=inks.edge, width=inks.edge_width))


def _lines(text: str, at: Point, room: float, inks: TownInks) -> Iterator[Node]:
    """Yield a text beside its sign, broken into lines that fit the width."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, "text-bold", LEGEND) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    first = at.y - (len(lines) - 1) * LEGEND * 0.6 + LEGEND * 0.35
    for i, words in enumerate(lines):
        yield Text(words, Point(at.x, first + i * LEGEND * 1.2), "text-bold", LEGEND, inks.name)


def _compass(inks: TownInks, radius: float) -> Group:
    """A compass rose with eight points. Its letter is the same in all languages of the game."""
    middle = Point(0, 0)
    half = [line((0, 0), _at(radius * 0.9, angle), _at(radius * 0.27, angle + 45)) for angle in range(-90, 270, 90)]
    return group(
        Path(circle(middle, radius * 0.66), fill=inks.cartouche, stroke=inks.frame, width=0.3),
        Path(star(0, 0, radius * 0.62, radius * 0.2, 4, -45), fill=inks.accent, stroke=inks.frame, width=0.25),
        Path(star(0, 0, radius * 0.9, radius * 0.27, 4), fill=inks.cartouche, stroke=inks.frame, width=0.3),
        Path(joined(half), fill=inks.frame),
        Text("N", Point(0, -radius * 0.98), "display", radius * 0.42, inks.name, "middle"),
    )


def _at(radius: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return radius * math.cos(turn), radius * math.sin(turn)
