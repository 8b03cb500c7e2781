"""The project's fonts as files for web pages.

subset: a font with only some letters; the Open Font License allows embedding it in a document
whole: a font with all its letters, which takes a fifth of the time to make
"""

from __future__ import annotations

import base64
import io
from functools import cache
from typing import TYPE_CHECKING

from ttprint import resources
from ttprint.draw import fonts

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

LETTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "–—‘’‚“”„…×•€‹›\u2009\u202f"


@cache
def data_url(font: str, letters: str = LETTERS) -> str:
    """Return a subset of the font as a data URL."""
    return f"data:font/woff;base64,{base64.b64encode(subset(font, letters)).decode()}"


def subset(font: str, letters: str = LETTERS) -> bytes:
    """Return the font with only these letters, by default those of western Europe, as WOFF; always the same bytes."""
    from fontTools import subset as subsetter  # takes 80 ms, and only web pages need it

    options = subsetter.Options(layout_features=["kern", "mark", "ccmp"], hinting=False, notdef_outline=True)
    face = _opened(font)
    worker = subsetter.Subsetter(options)
    worker.populate(text=letters)
    worker.subset(face)
    return _woff(face)


def whole(font: str) -> bytes:
    """Return the font with all its letters as WOFF; always the same bytes."""
    return _woff(_opened(font))


def _opened(font: str) -> TTFont:
    from fontTools.ttLib import TTFont

    data = (resources.folder("fonts") / fonts.file_name(font)).read_bytes()
    face = TTFont(io.BytesIO(data), recalcTimestamp=False)
    _add_narrow_space(face)
    return face


def _woff(face: TTFont) -> bytes:
    face.flavor = "woff"
    file = io.BytesIO()
    face.save(file)
    return file.getvalue()


def _add_narrow_space(face: TTFont) -> None:
    """Add a narrow no-break space as wide as on paper; a browser would take that of another font."""
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    known = face.getBestCmap()
    if 0x202F in known:
        return
    name = known.get(0x2009)
    if name is None:
        name = "narrowspace"
        face["glyf"][name] = Glyph()
        face["hmtx"][name] = (round(face["hmtx"][known[0x20]][0] * fonts.NARROWED), 0)
    for table in face["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x202F] = name
