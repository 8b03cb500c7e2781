"""Pages of words and pictures, composed of blocks side by side and below one another.

block: art whose top-left corner is the origin, with its size      gap: the white between two blocks
lead: the bold words that begin a paragraph
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ttprint.draw.fonts import heights, measure
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Place, Text, group
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.typeset import badge, wrap_evenly, wrap_without_widow

INDENT = 8.5  # from a step's number to its words


@dataclass(frozen=True, slots=True)
class Type:
    """A style of type: the em, the distance from line to line, font and ink."""

    size: float
    leading: float
    font: str = "text"
    ink: Ink = BLACK


@dataclass(frozen=True, slots=True)
class Block:
    """Art with its width and height."""

    art: Group
    width: float
    height: float


class PageTooSmall(TtprintError):
    """Blocks that do not fit the paper."""


def paragraph(words: str, width: float, kind: Type, lead: str = "", even: bool = False) -> Block:
    """Return the words broken into lines, with `even` of about the same length; the lead is set bold on the first."""
    indent = measure(f"{lead} ", "text-bold", kind.size) if lead else 0.0
    # the first line is shorter by the lead: spaces of the same width stand for it while the lines are broken
    blanks = "\u00a0" * round(indent / measure("\u00a0", kind.font, kind.size))
    lines = (wrap_evenly if even else wrap_without_widow)(blanks + words, width, kind.font, kind.size)
    drop = (kind.leading + heights(kind.font).capital * kind.size) / 2  # capitals stand in the middle of their line
    art = [
        Text(line.lstrip("\u00a0"), Point(0 if i else indent, drop + i * kind.leading), kind.font, kind.size, kind.ink)
        for i, line in enumerate(lines)
        if line.strip("\u00a0")
    ]
    if lead:
        art.insert(0, Text(lead, Point(0, drop), "text-bold", kind.size, kind.ink))
    return Block(group(art), width, len(lines) * kind.leading)


def numbered(number: int, block: Block, leading: float) -> Block:
    """A block with the number of its step in a disc beside its first line."""
    art = group(badge(number, Point(2.5, leading / 2)), Place(block.art, Affine.move(INDENT, 0)))
    return Block(art, block.width + INDENT, max(block.height, 5.0))


def below(blocks: Sequence[Block], gap: float) -> Block:
    """Blocks one below the other."""
    art: list[Node] = []
    y = 0.0
    for block in blocks:
        art.append(Place(block.art, Affine.move(0, y)))
        y += block.height + gap
    return Block(group(art), max(block.width for block in blocks), y - gap)


def beside(blocks: Sequence[Block], gap: float) -> Block:
    """Blocks side by side, their tops in line."""
    art: list[Node] = []
    x = 0.0
    for block in blocks:
        art.append(Place(block.art, Affine.move(x, 0)))
        x += block.width + gap
    return Block(group(art), x - gap, max(block.height for block in blocks))


def upright(paper: Paper, column: float, least: float) -> tuple[Box, float, float]:
    """Return the text column in the middle of the upright paper, and the width and the height of the paper."""
    width, height = sorted((paper.width, paper.height))
    margins = paper.margins
    room = Box((width - column) / 2, margins.top, column, height - margins.top - margins.bottom)
    if room.x < max(margins.left, margins.right) or room.height < least:
        raise PageTooSmall("page.small", width=column, height=least, paper=paper.name)
    return room, width, height


def spread(blocks: Sequence[Block], room: Box, least: float, most: float) -> Group:
    """Place blocks from the top of the room to its bottom with equal gaps between them.

    No gap is wider than `most`: a page with few blocks ends above the bottom of the room.
    """
    free = room.height - sum(block.height for block in blocks)
    gap = min(free / max(1, len(blocks) - 1), most)
    if gap < least:
        needed = room.height - free + least * (len(blocks) - 1)
        raise PageTooSmall("page.low", needed=round(needed), room=round(room.height))
    return group(Place(below(blocks, gap).art, Affine.move(room.x, room.y)))
