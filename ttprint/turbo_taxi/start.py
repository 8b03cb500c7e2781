"""The first page of the kit: what to do with all that paper.

row: a file of the kit and what it takes      step: print, check, cut, fold, sort
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.typeset import badge, wrap
from ttprint.turbo_taxi.art.backs import tile_back
from ttprint.turbo_taxi.art.faces import tile_face
from ttprint.turbo_taxi.art.howto import HEIGHT, cutting, folding
from ttprint.turbo_taxi.art.liveries import CLASSIC, MEDAL, liveries
from ttprint.turbo_taxi.pieces import Look
from ttprint.turbo_taxi.tiles import Kind, directions
from ttprint.words.catalog import Words

COLUMN, INDENT, FILES = 170.0, 9.0, 48.0
BODY, LEADING = 3.65, 5.0
SMALL, SMALL_LEADING = 2.7, 3.7
GREY = Ink(90, 90, 90)
_GAP = 1.8

Told = tuple[str, Sequence[tuple[str, str]]]  # how to print the tiles, and the rows of the list of files


def start_page(paper: Paper, look: Look, words: Words, told: Told) -> Page:
    """The page that says how to print, cut and fold the kit, made for A4 and Letter and centred on larger paper."""
    how, rows = told
    width, height = sorted((paper.width, paper.height))
    left = (width - COLUMN) / 2
    art: list[Node] = list(_head(look, words, left))
    y = 71.0
    for number, step in enumerate(words.list("start.steps", duplex=how), 1):
        art += badge(number, Point(left + 2.5, y - 1.25))
        y = _paragraph(art, step, Point(left + INDENT, y), COLUMN - INDENT) + 2.0
    art += _pictures(look, left, y + 1)
    y += HEIGHT + 13
    art.append(Text(words.say("start.files"), Point(left, y), "display", 5.2, BLACK))
    y += 6.5
    for file, what in rows:
        art.append(Text(file, Point(left, y), "text-bold", BODY, BLACK))
        y = _lines(art, wrap(what, COLUMN - FILES, "text", BODY), Point(left + FILES, y)) + 0.8
    credit = wrap(words.say("start.credits"), COLUMN, "text", SMALL)
    foot = height - 8 - len(credit) * SMALL_LEADING
    art += [Text(line, Point(left, foot + i * SMALL_LEADING), "text", SMALL, GREY) for i, line in enumerate(credit)]
    return Page(width, height, tuple(art), label="1")


def _head(look: Look, words: Words, left: float) -> Iterator[Node]:
    yield Text(words.say("start.title"), Point(left, 28), "display", 16, BLACK)
    yield Text(words.say("start.welcome"), Point(left, 37.5), "text", BODY, GREY)
    faces = [
        tile_face(directions(kind)[0], size=look.tile, theme=look.theme, crossing=look.crossing, copy=0, bleed=0)
        for kind in Kind
    ]
    backs = [tile_back(livery, size=look.tile, theme=look.theme, bleed=0) for livery in (*liveries(CLASSIC), MEDAL)]
    pictures = faces + backs
    side = (COLUMN - _GAP * (len(pictures) - 1)) / len(pictures)
    cut = Path(rect(Box(0, 0, look.tile, look.tile), look.tile * 0.06))
    for i, picture in enumerate(pictures):
        at = Affine.move(left + i * (side + _GAP), 44) @ Affine.scale(side / look.tile)
        yield Place(Group((picture,), clip=cut), at)


def _pictures(look: Look, left: float, top: float) -> Iterator[Node]:
    """How to cut and how to fold, each with the number of its step."""
    cut, cut_width = cutting(look.tile, look.theme, look.crossing)
    fold, fold_width = folding(look.theme)
    free = (COLUMN - cut_width - fold_width - 2 * INDENT) / 3
    x = left + free
    for number, picture, width in ((3, cut, cut_width), (4, fold, fold_width)):
        yield from badge(number, Point(x + 2.5, top + 2.5))
        yield Place(picture, Affine.move(x + INDENT, top))
        x += INDENT + width + free


def _paragraph(art: list[Node], text: str, at: Point, width: float) -> float:
    """Set a paragraph whose first sentence is its heading; the y where the next one may begin."""
    head, _, rest = text.partition(". ")
    art.append(Text(f"{head}.", at, "text-bold", BODY, BLACK))
    indent = measure(f"{head}. ", "text-bold", BODY)
    # the first line is shorter by the heading: blanks that are as wide hold its place while the lines are broken
    blanks = "\u00a0" * round(indent / measure("\u00a0", "text", BODY))
    first, *others = wrap(blanks + rest, width, "text", BODY)
    art.append(Text(first.lstrip("\u00a0"), Point(at.x + indent, at.y), "text", BODY, BLACK))
    return _lines(art, others, Point(at.x, at.y + LEADING))


def _lines(art: list[Node], lines: Sequence[str], at: Point) -> float:
    art += [Text(line, Point(at.x, at.y + i * LEADING), "text", BODY, BLACK) for i, line in enumerate(lines)]
    return at.y + len(lines) * LEADING
