"""Short texts: sentences broken into lines, and numbered steps, each with its number in a disc."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Node, Path, Text
from ttprint.draw.shapes import circle
from ttprint.geometry import Point

BODY, LEADING = 3.4, 4.6
_INDENT = 8.0


def wrap(words: str, width: float, font: str = "text", size: float = BODY) -> list[str]:
    """Break the words at spaces into lines no wider than `width`; a longer word gets a line of its own."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and measure(f"{lines[-1]} {word}", font, size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def wrap_evenly(words: str, width: float, font: str = "text", size: float = BODY) -> list[str]:
    """Break the words into as few lines as `wrap` does, but of about the same length."""
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


def wrap_without_widow(words: str, width: float, font: str = "text", size: float = BODY) -> list[str]:
    """Break the words as `wrap` does, a little narrower if that avoids a last line of a single word."""
    lines = wrap(words, width, font, size)
    for less in range(1, int(width * 0.4)):
        if len(lines) == 1 or " " in lines[-1].strip():
            break
        narrower = wrap(words, width - less, font, size)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def steps(sentences: Sequence[str], first: int, at: Point, width: float) -> Iterator[Node]:
    """Numbered sentences, one below the other, from the top-left corner of their column."""
    y = at.y
    for number, sentence in enumerate(sentences, start=first):
        yield from badge(number, Point(at.x + 2.5, y + 2.5))
        lines = wrap(sentence, width - _INDENT)
        if len(lines) > 1 and " " not in lines[-1]:  # a single word on the last line
            lines = wrap_evenly(sentence, width - _INDENT)
        for line in lines:
            yield Text(line, Point(at.x + _INDENT, y + 3.7), "text", BODY, BLACK)
            y += LEADING
        y += 2.2


def badge(number: int, centre: Point) -> Iterator[Node]:
    """The number of a step in its disc."""
    yield Path(circle(centre, 2.5), fill=BLACK)
    yield Text(str(number), Point(centre.x, centre.y + 0.34 * BODY), "text-bold", BODY, WHITE, "middle")
