"""The first page of the kit: what to do with all that paper.

row: a file of the kit and what it takes      step: print, check, cut, fold, sort
"""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group, rect
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, liveries
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.box.howto import HEIGHT, cutting, folding
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Kind, directions
from ttprint.geometry import Affine, Box, Point
from ttprint.order.order import Order
from ttprint.press.text.flow import INDENT, Block, Type, below, beside, numbered, paragraph, spread, upright
from ttprint.press.text.typeset import badge
from ttprint.words.catalog import Words

COLUMN, FILES = 170.0, 48.0
LEAST_HEIGHT = 240.0
GREY = Ink(90, 90, 90)
BODY = Type(3.65, 5.0)
BOLD = Type(3.65, 5.0, "text-bold")
QUIET = Type(3.65, 5.0, ink=GREY)
SMALL = Type(2.7, 3.7, ink=GREY)
_GAP = 1.8


def start_page(order: Order, look: Look, how: str, files: Sequence[tuple[str, str]]) -> Page:
    """The page that says how to print, cut and fold the kit; `how` is how the tiles get their backs."""
    words = order.words
    room, width, height = upright(order.paper, COLUMN, LEAST_HEIGHT)
    credit = paragraph(words.say("start.credits"), COLUMN, SMALL)
    foot = room.bottom - credit.height
    blocks = (
        _head(words),
        _row_of_tiles(order, look),
        _steps(words, how),
        _pictures(order, look),
        _files(words, files),
    )
    art = spread(blocks, Box(room.x, room.y + 2, room.width, foot - room.y - 6), 2.0, 7.0)
    return Page(width, height, (art, Place(credit.art, Affine.move(room.x, foot))), label="1")


def _head(words: Words) -> Block:
    title = Text(words.say("start.title"), Point(0, 12), "display", 16, BLACK)
    welcome = paragraph(words.say("start.welcome"), COLUMN, QUIET)
    return below((Block(group(title), COLUMN, 16.0), welcome), 0.0)


def _row_of_tiles(order: Order, look: Look) -> Block:
    """A tile of each kind and the back of each set."""
    tile, theme = look.tile, order.theme
    faces = [
        tile_face(directions(kind)[0], size=tile, theme=theme, crossing=look.crossing, copy=0, bleed=0) for kind in Kind
    ]
    backs = [tile_back(livery, size=tile, theme=theme, bleed=0) for livery in (*liveries(CLASSIC), MEDAL)]
    pictures = faces + backs
    side = (COLUMN - _GAP * (len(pictures) - 1)) / len(pictures)
    cut = Path(rect(Box(0, 0, tile, tile), tile * 0.06))
    art = [
        Place(Group((picture,), clip=cut), Affine.move(i * (side + _GAP), 0) @ Affine.scale(side / tile))
        for i, picture in enumerate(pictures)
    ]
    return Block(group(art), COLUMN, side)


def _steps(words: Words, how: str) -> Block:
    told = zip(words.list("start.heads"), words.list("start.steps", duplex=how), strict=True)
    steps = [
        numbered(number, paragraph(text, COLUMN - INDENT, BODY, head), BODY.leading)
        for number, (head, text) in enumerate(told, 1)
    ]
    return below(steps, 2.0)


def _pictures(order: Order, look: Look) -> Block:
    """How to cut and how to fold, each with the number of its step."""
    cut, cut_width = cutting(look.tile, order.theme, look.crossing)
    fold, fold_width = folding(order.theme)
    free = (COLUMN - cut_width - fold_width - 2 * INDENT) / 3
    art: list[Node] = []
    x = free
    for number, picture, width in ((3, cut, cut_width), (4, fold, fold_width)):
        art += [*badge(number, Point(x + 2.5, 2.5)), Place(picture, Affine.move(x + INDENT, 0))]
        x += INDENT + width + free
    return Block(group(art), COLUMN, HEIGHT)


def _files(words: Words, files: Sequence[tuple[str, str]]) -> Block:
    heading = Block(group(Text(words.say("plan.files"), Point(0, 4.2), "display", 5.2, BLACK)), COLUMN, 6.6)
    rows = [beside((paragraph(file, FILES, BOLD), paragraph(what, COLUMN - FILES, BODY)), 0.0) for file, what in files]
    return below((heading, below(rows, 0.8)), 0.6)
