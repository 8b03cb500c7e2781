"""Setting short texts: sentences broken into lines, steps with numbers, rulers to measure by.

step: a numbered sentence; its number stands in a disc      big ruler: 100 mm with a number at every ten
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Node, Path, Place, Step, Text
from ttprint.draw.shapes import circle, polyline
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import stroke_lines

BODY, LEADING = 3.4, 4.6
_INDENT = 8.0


def wrap(words: str, width: float, font: str = "text", size: float = BODY) -> list[str]:
    """The words broken at spaces into lines no wider than that; a longer word has a line to itself."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and measure(f"{lines[-1]} {word}", font, size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def wrap_evenly(words: str, width: float, font: str = "text", size: float = BODY) -> list[str]:
    """The words in as few lines as `wrap` makes, but of about the same length: no word is left alone on the last."""
    lines = wrap(words, width, font, size)
    narrow, wide = width / len(lines) / 2, width
    while wide - narrow > size / 4:
        middle = (narrow + wide) / 2
        tried = wrap(words, middle, font, size)
        if len(tried) > len(lines) or any(measure(line, font, size) > middle for line in tried):
            narrow = middle
        else:
            lines, wide = tried, middle
    return lines


def steps(sentences: Sequence[str], first: int, at: Point, width: float) -> Iterator[Node]:
    """Numbered sentences, one below the other, from the top-left corner of their column."""
    y = at.y
    for number, sentence in enumerate(sentences, start=first):
        yield from badge(number, Point(at.x + 2.5, y + 2.5))
        lines = wrap(sentence, width - _INDENT)
        if len(lines) > 1 and " " not in lines[-1]:  # no word stands alone on the last line
            lines = wrap_evenly(sentence, width - _INDENT)
        for line in lines:
            yield Text(line, Point(at.x + _INDENT, y + 3.7), "text", BODY, BLACK)
            y += LEADING
        y += 2.2


def badge(number: int, centre: Point) -> Iterator[Node]:
    """A step's number in its disc."""
    yield Path(circle(centre, 2.5), fill=BLACK)
    yield Text(str(number), Point(centre.x, centre.y + 0.34 * BODY), "text-bold", BODY, WHITE, "middle")


def big_ruler(label: str, at: Affine) -> Node:
    """A ruler of 100 mm from the origin to the right, numbered at every ten, with its label below."""
    high = {mm: 5.0 if mm % 10 == 0 else 3.6 if mm % 5 == 0 else 2.4 for mm in range(101)}
    fine = [Box(mm, -tick, 0, tick) for mm, tick in high.items() if mm % 10]
    tens = [Box(mm, -high[mm], 0, high[mm]) for mm in range(0, 101, 10)]
    line = Box(-0.1, 0, 100.2, 0)
    numbers = (Text(str(mm), Point(mm, -6), "text", 2.6, BLACK, "middle") for mm in range(0, 101, 10))
    ends = (Path(_pointer(mm), fill=BLACK) for mm in (0, 100))
    caption = Text(label, Point(50, 4.4), "text-bold", BODY, BLACK, "middle")
    strokes = (stroke_lines(fine, BLACK, 0.12), stroke_lines([*tens, line], BLACK, 0.2))
    return Place(Group((*strokes, *ends, *numbers, caption)), at)


def _pointer(mm: float) -> tuple[Step, ...]:
    """A small wedge whose tip shows where to measure from."""
    return polyline((Point(mm, 0.3), Point(mm + 1, 2.4), Point(mm - 1, 2.4)), closed=True)
