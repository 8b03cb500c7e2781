"""What all cards share: their size, the zone for words, and fitting words into it.

Cards of 57 × 80 mm are shaped like poker cards, and nine of them with bleed fit on a sheet of A4 or Letter.
"""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.draw.fonts import heights, measure
from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Text
from ttprint.geometry import Box, Point
from ttprint.press.text.typeset import wrap_evenly

WIDTH, HEIGHT = 57.0, 80.0
MIDDLE = WIDTH / 2
MARGIN = 3.5  # mm from the cut to the words
SMALLEST = 2.2  # mm, the smallest size of words on a card
LARGER = 1.16  # factor for the contrast theme, where there is room
_LEADING = 1.28


def fitted(words: str, font: str, size: float, width: float) -> float:
    """Return the size at which a line is not wider than this width; at most the size given."""
    wide = measure(words, font, size)
    found = size if wide <= width else size * width / wide
    if found < SMALLEST:
        raise ValueError(f"{words!r} is too long for a card: shorten it.")
    return found


def word_size(size: float, theme: Theme) -> float:
    """Return the preferred size of a sentence."""
    return size * LARGER if theme is Theme.CONTRAST else size


def text_block(words: str, room: Box, size: float, ink: Ink) -> Iterator[Text]:
    """Yield the lines of a text, centred in a box, at a smaller size if necessary."""
    while True:
        lines = wrap_evenly(words, room.width, "text", size)
        leading = size * _LEADING
        if len(lines) * leading <= room.height and all(measure(line, "text", size) <= room.width for line in lines):
            break
        size -= 0.05
        if size < SMALLEST:
            raise ValueError(f"{words!r} is too long for a card: shorten it.")
    first = room.centre.y - (len(lines) - 1) * leading / 2 + heights("text").x * size / 2 + 0.08 * size
    for i, line in enumerate(lines):
        yield Text(line, Point(room.centre.x, first + i * leading), "text", size, ink, "middle")
