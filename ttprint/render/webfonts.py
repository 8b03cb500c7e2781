"""The project's fonts as web pages embed them: only the letters of the languages that are written here.

subset: a font without the letters nobody needs; the Open Font License allows to embed it in a document
"""

from __future__ import annotations

import base64
import io
from functools import cache

from ttprint import resources
from ttprint.draw import fonts

LETTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "–—‘’‚“”„…×•€‹›\u2009"


@cache
def data_url(font: str) -> str:
    """A subset of the font as a URL that carries it."""
    return f"data:font/ttf;base64,{base64.b64encode(subset(font)).decode()}"


def subset(font: str) -> bytes:
    """The font with the letters of the languages of western Europe only, the same bytes every time."""
    from fontTools import subset as subsetter  # costs 80 ms, and only web pages need it
    from fontTools.ttLib import TTFont

    options = subsetter.Options(layout_features=["kern", "mark", "ccmp"], hinting=False, notdef_outline=True)
    data = (resources.folder("fonts") / fonts.file_name(font)).read_bytes()
    face = TTFont(io.BytesIO(data), recalcTimestamp=False)
    worker = subsetter.Subsetter(options)
    worker.populate(text=LETTERS)
    worker.subset(face)
    file = io.BytesIO()
    face.save(file)
    return file.getvalue()
