"""Paper sizes and margins.

paper: the size of a sheet as it is read (width across, height down)
margins: top, right, bottom, left of the page as it is read, free of pieces; turning the paper does not turn them
edge: the border in which nothing is printed, not even marks: 4 mm, which printers lose, or the given margin
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ttprint.errors import TtprintError, nearest
from ttprint.geometry import Box, Margins
from ttprint.press.numbers import split_row

LOST = 4.0  # mm at the edge that home printers do not print
NORMAL = Margins.all(10)
TIGHT = Margins.all(5)
INCH = 25.4

_NUMBER = r"(\d+(?:[.,]\d+)?)"
_UNIT = r'\s*(mm|in(?:ch(?:es)?)?|["″])?'
_SIZE = re.compile(rf"{_NUMBER}{_UNIT}\s*[x×]\s*{_NUMBER}{_UNIT}", re.IGNORECASE)
_WIDTH = re.compile(rf"{_NUMBER}{_UNIT}", re.IGNORECASE)
_SMALLEST, _LARGEST = 50.0, 3000.0
_WORDS = {"normal": NORMAL, "tight": TIGHT}


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper with the margins, free of pieces, and the edge, free of everything."""

    name: str
    width: float
    height: float
    margins: Margins = NORMAL
    edge: Margins = Margins.all(LOST)

    @property
    def title(self) -> str:
        """The name of the paper in a sentence."""
        if self.name in _TITLES:
            return _TITLES[self.name]
        if self.name.endswith("in"):
            return f"{self.name[:-2]} in"
        return f"{self.name} mm" if self.name[:1].isdigit() else self.name.capitalize()

    @property
    def landscape(self) -> bool:
        """True if the page is wider than it is high."""
        return self.width > self.height

    @property
    def area(self) -> Box:
        """The whole page."""
        return Box(0, 0, self.width, self.height)

    @property
    def printable(self) -> Box:
        """The page inside its margins."""
        return self.area.inside(self.margins)

    @property
    def safe(self) -> Box:
        """The page inside its edge: the area in which anything may be printed."""
        return self.area.inside(self.edge)

    def turned(self) -> Paper:
        """Return the paper with width and height exchanged; the margins keep their names."""
        return replace(self, width=self.height, height=self.width)


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", 210, 297),
        Paper("letter", 215.9, 279.4),
        Paper("a3", 297, 420),
        Paper("legal", 215.9, 355.6),
        Paper("tabloid", 279.4, 431.8),
        Paper("a5", 148, 210),
        Paper("sra3", 320, 450),
        Paper("13x19", 330.2, 482.6),
        Paper("a2", 420, 594),
    )
}
_TITLES = {"sra3": "SRA3", "13x19": "13 × 19 in"}


def parse_paper(text: str, margins: Margins = NORMAL, edge: Margins | None = None) -> Paper:
    """Return the paper of a name (`a4`) or a size (`210x297`, `8.5x11in`), with the margins."""
    kept = edge or Margins(*(min(LOST, side) for side in _sides(margins)))
    word = text.strip().casefold()
    if word in PAPERS:
        return replace(PAPERS[word], margins=margins, edge=kept)
    if not (size := _SIZE.fullmatch(word)):
        if close := nearest(text, PAPERS):
            raise TtprintError("paper.unknown_near", word=text, near=close, allowed=", ".join(PAPERS))
        raise TtprintError("paper.unknown", word=text, allowed=", ".join(PAPERS))
    across, unit, down, last = size.groups()
    # a unit after the second number holds for both
    width, height = _millimetres(across, unit or last), _millimetres(down, last)
    if not (_SMALLEST <= width <= _LARGEST and _SMALLEST <= height <= _LARGEST):
        raise TtprintError("paper.size", width=width, height=height, least=_SMALLEST, most=_LARGEST)
    name = f"{width / INCH:g}x{height / INCH:g}in" if _is_inch(last) else f"{width:g}x{height:g}"
    return Paper(name, width, height, margins, kept)


def parse_margins(text: str) -> Margins:
    """Return the margins of `10` (all round), `normal`, `tight`, or `top,right,bottom,left` in mm or as `0.5in`."""
    word = text.strip().casefold()
    if word in _WORDS:
        return _WORDS[word]
    found = [_WIDTH.fullmatch(part.strip()) for part in split_row(word, {1, 4}, "7.5,10,15,7.5")]
    widths = [_millimetres(*width.groups()) for width in found if width]
    if len(widths) != len(found) or len(widths) not in (1, 4) or not all(width < _LARGEST for width in widths):
        raise TtprintError("paper.margin", word=text)
    return Margins.all(widths[0]) if len(widths) == 1 else Margins(*widths)


def parse_edge(text: str) -> Margins | None:
    """Return the edge that a margin sets: a margin in mm holds for everything, `normal` and `tight` only for pieces."""
    return None if text.strip().casefold() in _WORDS else parse_margins(text)


def _sides(margins: Margins) -> tuple[float, float, float, float]:
    return margins.top, margins.right, margins.bottom, margins.left


def _is_inch(unit: str | None) -> bool:
    return unit is not None and unit.casefold() != "mm"


def _millimetres(number: str, unit: str | None) -> float:
    return round(float(number.replace(",", ".")) * (INCH if _is_inch(unit) else 1.0), 4)
