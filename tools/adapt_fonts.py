"""Changes the fonts in fonts/ for this project, from the original files: `python -m tools.adapt_fonts FOLDER`.

FOLDER has the original files under the names that they have in fonts/. What is changed: the zero of Atkinson
Hyperlegible Next has no slash, but in its own font for codes, and Fredoka does not kern after a space ("The Voie"
would look like one word). The Open Font License allows it: neither font has a reserved name.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from ttprint import resources
from ttprint.draw.fonts import FILES

_FAMILY, _UNIQUE, _FULL, _POSTSCRIPT, _TYPOGRAPHIC = 1, 3, 4, 6, 16  # name records


def plain_zero(face: TTFont) -> None:
    """Replace the slashed counter of the zero by one of the shape of its outline."""
    glyph = face["glyf"]["zero"]
    points, ends, flags = glyph.getCoordinates(face["glyf"])
    outer, counters = points[: ends[0] + 1], points[ends[0] + 1 :]
    (left, low, right, high), (x0, y0, x1, y1) = _box(outer), _box(counters)
    across, up = (x1 - x0) / (right - left), (y1 - y0) / (high - low)
    pen = TTGlyphPen(None)
    contour = list(zip(outer, flags[: ends[0] + 1], strict=True))
    _draw(contour, pen)
    # the other way round, so that it is a hole
    _draw(contour[::-1], TransformPen(pen, (across, 0, 0, up, x0 - left * across, y0 - low * up)))
    drawn = pen.glyph(round=round)
    drawn.recalcBounds(face["glyf"])
    face["glyf"]["zero"] = drawn


def _box(points: Any) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _draw(contour: list[tuple[tuple[int, int], int]], pen: Any) -> None:
    """Draw a closed contour of quadratic curves; the first point is on the curve after a turn of the list."""
    first = next(place for place, (_, flag) in enumerate(contour) if flag & 1)
    contour = contour[first:] + contour[:first]
    pen.moveTo(contour[0][0])
    off: list[tuple[int, int]] = []
    for point, flag in [*contour[1:], contour[0]]:
        off.append(point)
        if flag & 1:
            pen.qCurveTo(*off)
            off = []
    pen.closePath()


def no_kern_after_a_space(face: TTFont) -> None:
    """Take the space out of the first letters of all pairs that are kerned."""
    for lookup in face["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if type(pairs).__name__ == "PairPos" and "space" in pairs.Coverage.glyphs:
                place = pairs.Coverage.glyphs.index("space")
                del pairs.Coverage.glyphs[place]
                if pairs.Format == 1:
                    del pairs.PairSet[place]
                    pairs.PairSetCount = len(pairs.PairSet)


def rename(face: TTFont, ending: str) -> None:
    """Give a font a name of its own, so that programs tell it from the one it was made from."""
    for record in face["name"].names:
        if record.nameID in (_FAMILY, _UNIQUE, _FULL, _TYPOGRAPHIC):
            record.string = f"{record.toUnicode()} {ending}"
        elif record.nameID == _POSTSCRIPT:
            record.string = f"{record.toUnicode()}-{ending}"


def main(source: Path) -> None:
    """Write the changed fonts into fonts/."""
    target = resources.folder("fonts")

    def opened(font: str) -> TTFont:
        return TTFont(source / FILES[font], recalcTimestamp=False)

    code = opened("text-bold")
    rename(code, "Code")
    code.save(target / FILES["code"])
    for font in ("text", "text-bold"):
        face = opened(font)
        plain_zero(face)
        face.save(target / FILES[font])
    display = opened("display")
    no_kern_after_a_space(display)
    display.save(target / FILES["display"])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
