"""Setting a page of words and pictures: blocks that are laid side by side, below one another, over a whole page.

block: art whose top-left corner is the origin, with the room it takes      gap: the white between two blocks
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
from ttprint.press.text.typeset import badge, wrap

INDENT = 8.5  # from a step's number to its words


@dataclass(frozen=True, slots=True)
class Type:
    """How words are set: the font, its em, and the distance from line to line."""

    size: float
    leading: float
    font: str = "text"
    ink: Ink = BLACK


@dataclass(frozen=True, slots=True)
class Block:
    """Art and the room it takes."""

    art: Group
    width: float
    height: float


class PageTooSmall(TtprintError):
    """Blocks that do not fit the room there is."""


def paragraph(words: str, width: float, kind: Type, lead: str = "", even: bool = False) -> Block:
    """Words broken into lines, of about the same length if wanted; the lead is set bold on the first one."""
    indent = measure(f"{lead} ", "text-bold", kind.size) if lead else 0.0
    # the first line is shorter by the lead: blanks that are as wide hold its place while the lines are broken
    blanks = "\u00a0" * round(indent / measure("\u00a0", kind.font, kind.size))
    lines = _evened(blanks + words, width, kind, even)
    drop = (kind.leading + heights(kind.font).capital * kind.size) / 2  # capitals stand in the middle of their line
    art = [
        Text(line.lstrip("\u00a0"), Point(0 if i else indent, drop + i * kind.leading), kind.font, kind.size, kind.ink)
        for i, line in enumerate(lines)
        if line.strip("\u00a0")
    ]
    if lead:
        art.insert(0, Text(lead, Point(0, drop), "text-bold", kind.size, kind.ink))
    return Block(group(art), width, len(lines) * kind.leading)


def _evened(words: str, width: float, kind: Type, even: bool) -> list[str]:
    """The lines, narrower if no line more comes of it: until no word stands alone in the last, or as far as it goes."""
    lines = wrap(words, width, kind.font, kind.size)
    for less in range(1, int(width * 0.4)):
        if len(lines) == 1 or (not even and " " in lines[-1].strip()):
            break
        narrower = wrap(words, width - less, kind.font, kind.size)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


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
    """The column in the middle of the paper, laid upright, in which a page of words is set; the paper's size."""
    width, height = sorted((paper.width, paper.height))
    margins = paper.margins
    room = Box((width - column) / 2, margins.top, column, height - margins.top - margins.bottom)
    if room.x < max(margins.left, margins.right) or room.height < least:
        raise PageTooSmall(
            f"A page of words needs {column:g} × {least:g} mm inside the margins, more than {paper.name} paper "
            "leaves here: choose a4 or letter, or smaller margins."
        )
    return room, width, height


def spread(blocks: Sequence[Block], room: Box, least: float, most: float) -> Group:
    """Blocks from the top of the room to its bottom, the white between them shared out evenly.

    No gap is wider than `most`: a page with little on it ends before the room does.
    """
    free = room.height - sum(block.height for block in blocks)
    gap = min(free / max(1, len(blocks) - 1), most)
    if gap < least:
        raise PageTooSmall(
            f"The page needs {room.height - free + least * (len(blocks) - 1):.0f} mm of height inside the margins, "
            f"and the paper leaves {room.height:.0f} mm: choose a4 or letter with normal margins."
        )
    return group(Place(below(blocks, gap).art, Affine.move(room.x, room.y)))
