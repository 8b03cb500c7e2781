"""Paper: what goes into the printer.

paper: a sheet's size as it is read (width across, height down) with the margins nothing may be printed in
margins: top, right, bottom, left of the page as it is read; they keep their names when the page is turned
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ttprint.errors import TtprintError, unknown
from ttprint.geometry import Box, Margins

NORMAL = Margins.all(10)
TIGHT = Margins.all(5)

_NUMBER = r"(\d+(?:[.,]\d+)?)"
_SIZE = re.compile(rf"{_NUMBER}\s*[x×]\s*{_NUMBER}(?:\s*mm)?", re.IGNORECASE)
_SMALLEST, _LARGEST = 50.0, 3000.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper and the margins kept free on it."""

    name: str
    width: float
    height: float
    margins: Margins = NORMAL

    @property
    def title(self) -> str:
        """What the paper is called in a sentence."""
        return f"{self.name} mm" if self.name[:1].isdigit() else self.name.capitalize()

    @property
    def landscape(self) -> bool:
        """Whether the page is wider than it is high."""
        return self.width > self.height

    @property
    def sheet(self) -> Box:
        """The whole page."""
        return Box(0, 0, self.width, self.height)

    @property
    def printable(self) -> Box:
        """The page inside its margins."""
        return self.sheet.inside(self.margins)

    def turned(self) -> Paper:
        """The same paper laid the other way; the margins stay those of the page as it is read."""
        return replace(self, width=self.height, height=self.width)


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", 210, 297),
        Paper("letter", 215.9, 279.4),
        Paper("a3", 297, 420),
        Paper("legal", 215.9, 355.6),
    )
}


def parse_paper(text: str, margins: Margins = NORMAL) -> Paper:
    """The paper a person named (`a4`) or measured (`210x297`), with the margins given."""
    word = text.strip().casefold()
    if word in PAPERS:
        return replace(PAPERS[word], margins=margins)
    if not (size := _SIZE.fullmatch(word)):
        raise TtprintError(f"{unknown('paper', text, PAPERS)[:-1]}, or a size in mm such as 210x297.")
    width, height = (float(number.replace(",", ".")) for number in size.groups())
    if not (_SMALLEST <= width <= _LARGEST and _SMALLEST <= height <= _LARGEST):
        raise TtprintError(
            f"Paper of {width:g} × {height:g} mm cannot be printed on: each side must be "
            f"from {_SMALLEST:g} to {_LARGEST:g} mm."
        )
    return Paper(f"{width:g}x{height:g}", width, height, margins)


def parse_margins(text: str) -> Margins:
    """Margins from `10` (all round), `tight`, or `top,right,bottom,left` in mm."""
    word = text.strip().casefold()
    if word == "tight":
        return TIGHT
    try:
        widths = [float(part) for part in word.split(",")]
    except ValueError:
        widths = []
    if len(widths) not in (1, 4) or not all(0 <= width < _LARGEST for width in widths):
        raise TtprintError(
            f"{text!r} is not a margin: give one width in mm such as 10, four as top,right,bottom,left, or tight."
        )
    return Margins.all(widths[0]) if len(widths) == 1 else Margins(*widths)
