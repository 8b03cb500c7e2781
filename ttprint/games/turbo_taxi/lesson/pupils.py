"""The pupils' page: the rules for one puzzle in five short steps with pictures."""

from __future__ import annotations

from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import circle
from ttprint.games.turbo_taxi.lesson.pictures import centre_laid, edges, example_city, gates, pairs, unused_tiles
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, page_area
from ttprint.games.turbo_taxi.puzzle.tiles import SET
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import Block, Type, paragraph, spread
from ttprint.words.catalog import Words

GREY = Ink(90, 90, 90)
STEP = Type(6.0, 8.2)
LEAD = Type(4.6, 6.2, ink=GREY)
PICTURE, NUMBER = 40.0, 5.2
_TEXT_AT = 72.0


def pupils_page(paper: Paper, words: Words) -> Page:
    """The page with the rules for a group."""
    box, width, height = page_area(paper)
    count = sum(SET.values())
    pictures = (centre_laid(PICTURE), pairs(PICTURE), edges(PICTURE), gates(PICTURE), example_city(PICTURE))
    steps = [
        _step(i, picture, text)
        for i, (picture, text) in enumerate(zip(pictures, words.list("pupils.steps"), strict=True), 1)
    ]
    blocks = [_head(words, count), *steps, _foot(words, count - 9)]
    inside = Box(box.x, box.y + 2, box.width, box.height - 4)
    return Page(width, height, (spread(blocks, inside, 1.0, 8.0),), label="1")


def _head(words: Words, count: int) -> Block:
    title = Text(words.say("pupils.title"), Point(0, 11.5), "display", 14, BLACK)
    lead = paragraph(words.say("pupils.lead", tiles=count), COLUMN, LEAD)
    return Block(group(title, Place(lead.art, Affine.move(0, 16))), COLUMN, 16 + lead.height)


def _step(number: int, picture: Node, words: str) -> Block:
    """A number in a large disc, a picture, and the words beside them."""
    text = paragraph(words, COLUMN - _TEXT_AT, STEP, even=True)
    disc = Point(NUMBER, PICTURE / 2)
    art = group(
        Path(circle(disc, NUMBER), fill=BLACK),
        Text(str(number), Point(disc.x, disc.y + 2.5), "display", 7, WHITE, "middle"),
        Place(group(picture), Affine.move(_TEXT_AT - PICTURE - 11, 0)),
        Place(text.art, Affine.move(_TEXT_AT, (PICTURE - text.height) / 2)),
    )
    return Block(art, COLUMN, PICTURE)


def _foot(words: Words, left: int) -> Block:
    """The unused tiles, and a note that there may be other correct cities."""
    side = 8.0
    text = paragraph(words.say("pupils.left", left=left), COLUMN - _TEXT_AT, LEAD, even=True)
    height = max(side, text.height)
    art = group(
        Place(unused_tiles(side), Affine.move(_TEXT_AT - PICTURE - 11, (height - side) / 2)),
        Place(text.art, Affine.move(_TEXT_AT, (height - text.height) / 2)),
    )
    return Block(art, COLUMN, height)
