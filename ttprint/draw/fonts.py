"""The typefaces in fonts/: the widths of words and the outlines of letters.

font: one cut of a family, by the name that a Text gives      em: the size of the font; runs count in thousandths of it
run: the letters of one line as drawn, and the kern (usually negative) that follows each of them
"""

from __future__ import annotations

import io
import json
import unicodedata
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

from ttprint import resources
from ttprint.draw.scene import Close, Curve, Line, Move, Step, Text
from ttprint.draw.shapes import Outline, moved
from ttprint.errors import TtprintError, nearest
from ttprint.geometry import Affine, Point

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

Pair: TypeAlias = tuple[float, float]

FILES: dict[str, str] = {
    "text": "AtkinsonHyperlegibleNext-Regular.ttf",
    "text-bold": "AtkinsonHyperlegibleNext-Bold.ttf",
    "code": "AtkinsonHyperlegibleNext-Code.ttf",  # bold with a slashed zero, which all other text has not
    "display": "Fredoka-SemiBold.ttf",
}

METRICS = "metrics.json"  # widths and kerns of the fonts, made by tools/font_metrics.py

# Characters that look the same on paper, for a font that lacks one; tried from left to right.
STAND_INS = {"\u202f": "\u2009 ", "\u2009": "\u202f ", "\u2011": "\u2010-", "\u2010": "\u2011-"}
EM = 1000.0  # units of a glyph
NARROW = "\u202f\u2009"
NARROWED = 0.5  # of a full space: a narrow one, in a font that has none


class MissingGlyph(TtprintError):
    """A character that the font lacks; paper would show an empty box."""


@dataclass(frozen=True, slots=True)
class Run:
    """One line of letters as drawn; each kern moves the letter that follows, in thousandths of an em."""

    letters: str
    advances: tuple[int, ...]
    kerns: tuple[int, ...]

    @property
    def width(self) -> int:
        """The width from the origin of the first letter to the end of the last, in thousandths of an em."""
        return sum(self.advances) + sum(self.kerns)


@dataclass(frozen=True, slots=True)
class Heights:
    """The reach of a font above and below the baseline, as fractions of its size; the descent is positive."""

    ascent: float
    descent: float
    capital: float
    x: float


def measure(words: str, font: str, size: float) -> float:
    """Return the width of the words as drawn, kerning included, in mm."""
    return run(words, font).width * size / 1000


def text_start(text: Text) -> Point:
    """Return the point on the baseline where the first letter begins."""
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    return Point(text.at.x - share * measure(text.words, text.font, text.size), text.at.y)


@cache
def heights(font: str) -> Heights:
    """Return the reach of a font above and below the baseline."""
    return Heights(*_metrics(font)["heights"])


@lru_cache(4096)
def run(words: str, font: str) -> Run:
    """Return the words as letters of the font with their widths and kerns; raise MissingGlyph."""
    metrics = _metrics(font)
    # the text is one line, so a no-break space is a space; PDF libraries draw it as one
    words = unicodedata.normalize("NFC", words).replace("\u00a0", " ")
    letters = "".join(_letter(letter, font, metrics["advances"]) for letter in words)
    advances = tuple(metrics["advances"][letter] for letter in letters)
    kerns = (*(_kern(metrics, left, right) for left, right in pairwise(letters)), 0)[: len(letters)]
    # a full space that replaces a narrow one: the next letter is moved back
    back = (
        round(advance * (1 - NARROWED)) if drawn == " " and letter in NARROW else 0
        for letter, drawn, advance in zip(words, letters, advances, strict=True)
    )
    return Run(letters, advances, tuple(kern - less for kern, less in zip(kerns, back, strict=True)))


def outline(text: Text) -> Outline:
    """Return the letters of the text as outlines on the page, to be filled by the nonzero rule."""
    scale = text.size / 1000
    steps: list[Step] = []
    for letter, at in spelled(text):
        # glyphs are drawn with y up, pages with y down
        steps.extend(moved(_shape(letter, text.font), Affine.move(at.x, at.y) @ Affine.scale(scale, -scale)))
    return tuple(steps)


def spelled(text: Text) -> Iterator[tuple[str, Point]]:
    """Yield the letters of the text, each with the point on the baseline where it begins."""
    line, at, scale = run(text.words, text.font), text_start(text), text.size / 1000
    x = at.x
    for letter, advance, kern in zip(line.letters, line.advances, line.kerns, strict=True):
        yield letter, Point(x, at.y)
        x += (advance + kern) * scale


@cache
def glyph(letter: str, font: str) -> Outline:
    """The outline of a letter from its origin, y down, in whole thousandths of an em."""
    return moved(_shape(letter, font), lambda point: Point(round(point.x), -round(point.y)))


def file_name(font: str) -> str:
    """Return the name of the font's file in fonts/; raise when no font has that name."""
    if font not in FILES:
        raise ValueError(f"{font!r} is not a font: did you mean {nearest(font, FILES)}?")
    return FILES[font]


@cache
def _metrics(font: str) -> Mapping[str, Any]:
    """The stored metrics of a font; measuring with them takes no font library, whose import takes long."""
    file_name(font)
    stored: dict[str, Any] = json.loads((resources.folder("fonts") / METRICS).read_text(encoding="utf-8"))
    return stored[font]  # type: ignore[no-any-return]


def _kern(metrics: Mapping[str, Any], left: str, right: str) -> int:
    """The kern between two letters, in thousandths of an em."""
    classes = f"{metrics['left'].get(left)} {metrics['right'].get(right)}"
    kern: int = metrics["kerns"].get(classes, 0)
    return kern


def _letter(letter: str, font: str, known: Container[str]) -> str:
    for choice in letter + STAND_INS.get(letter, ""):
        if choice in known:
            return choice
    name = unicodedata.name(letter, "no name")
    raise MissingGlyph("glyph", font=file_name(font), letter=letter, code=f"{ord(letter):04X}", name=name)


@cache
def _face(font: str) -> TTFont:
    from fontTools.ttLib import TTFont  # imported late: it costs 60 ms, and many commands draw no text

    data = (resources.folder("fonts") / file_name(font)).read_bytes()
    return TTFont(io.BytesIO(data), lazy=True)  # from memory: a lazy font would keep its file open


@cache
def _glyphs(font: str) -> dict[int, str]:
    found: dict[int, str] = _face(font).getBestCmap()
    return found


@cache
def _shape(letter: str, font: str) -> Outline:
    """The outline of a letter with y up, in thousandths of an em."""
    from fontTools.pens.basePen import BasePen

    steps: list[Step] = []

    class Tracer(BasePen):  # type: ignore[misc]  # fontTools has no types
        def _moveTo(self, to: Pair) -> None:  # noqa: N802
            steps.append(Move(Point(*to)))

        def _lineTo(self, to: Pair) -> None:  # noqa: N802
            steps.append(Line(Point(*to)))

        def _curveToOne(self, out: Pair, into: Pair, to: Pair) -> None:  # noqa: N802
            steps.append(Curve(Point(*out), Point(*into), Point(*to)))

        def _closePath(self) -> None:  # noqa: N802
            steps.append(Close())

    face = _face(font)
    shapes = face.getGlyphSet()
    shapes[_glyphs(font)[ord(letter)]].draw(Tracer(shapes))
    return moved(steps, Affine.scale(1000 / int(face["head"].unitsPerEm)))
