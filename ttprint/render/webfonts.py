"""The project's fonts as web pages embed them: only the letters of the languages that are written here.

subset: a font without the letters nobody needs; the Open Font License allows to embed it in a document
whole: a font with all its letters, which is made five times as fast
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
    """A subset of the font as a URL that carries it."""
    return f"data:font/woff;base64,{base64.b64encode(subset(font, letters)).decode()}"


def subset(font: str, letters: str = LETTERS) -> bytes:
    """The font with these letters only (unless told, those of western Europe), packed, the same bytes every time."""
    from fontTools import subset as subsetter  # costs 80 ms, and only web pages need it

    options = subsetter.Options(layout_features=["kern", "mark", "ccmp"], hinting=False, notdef_outline=True)
    face = _opened(font)
    worker = subsetter.Subsetter(options)
    worker.populate(text=letters)
    worker.subset(face)
    return _packed(face)


def whole(font: str) -> bytes:
    """The font with all its letters, packed, the same bytes every time."""
    return _packed(_opened(font))


def _opened(font: str) -> TTFont:
    from fontTools.ttLib import TTFont

    data = (resources.folder("fonts") / fonts.file_name(font)).read_bytes()
    face = TTFont(io.BytesIO(data), recalcTimestamp=False)
    _give_narrow_space(face)
    return face


def _packed(face: TTFont) -> bytes:
    face.flavor = "woff"
    file = io.BytesIO()
    face.save(file)
    return file.getvalue()


def _give_narrow_space(face: TTFont) -> None:
    """A narrow space that does not break, as wide as on paper: browsers would take that of another font."""
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
