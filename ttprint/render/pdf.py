"""Pages as a PDF with vector art and embedded fonts, to be printed at actual size.

layer: cut marks, which a viewer can switch off      flip: the edge on which a duplex printer turns the sheet
form: a group that is placed more than once, stored once; a group placed once is part of its page
"""

from __future__ import annotations

import os
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any, Literal

from ttprint import resources
from ttprint.draw import fonts
from ttprint.draw.scene import Page
from ttprint.geometry import Affine, Box
from ttprint.render.numbers import Numbers
from ttprint.render.operators import Drawing, Forms, Stream, matrix

POINTS = 72 / 25.4  # per millimetre
LAYER = "Cut marks"
FLIPS = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}
FIXED_TIME = "SOURCE_DATE_EPOCH"  # an environment variable that reportlab reads

EMPTY = Stream(b"", ())
DRAWN = re.compile(rb"/X(\d+) Do")

_points = Numbers(4)


def write(
    pages: Iterable[Page],
    *,
    title: str,
    author: str,
    lang: str,
    flip: Literal["long", "short"] | None,
    subject: str = "",
    outlines: bool = False,
) -> bytes:
    """Return the pages as one PDF; the same pages give the same bytes. A page is not kept once it is drawn.

    With `outlines` no font is embedded, and letters are drawn as outlines.
    """
    from reportlab.pdfbase import pdfdoc  # takes 70 ms, and many commands write no PDF

    with _without_fixed_time():
        document = pdfdoc.PDFDocument(compression=1, invariant=1, pdfVersion=(1, 7), lang=lang)
    document.setTitle(title)
    document.setAuthor(author)
    document.setSubject(subject)
    document.setCreator("ttprint")
    forms = Forms(None if outlines else _Letters(document))
    sides = [_Side(page, forms) for page in pages]
    if not sides:
        raise ValueError("a PDF needs a page")
    _label(pdfdoc, document, [side.label for side in sides])
    _Binder(pdfdoc, document, forms, sides).bind()
    preferences = {"PrintScaling": "None", "DisplayDocTitle": "true"} | ({"Duplex": FLIPS[flip]} if flip else {})
    document.Catalog.ViewerPreferences = pdfdoc.ViewerPreferencesPDFDictionary()
    for name, value in preferences.items():
        document.Catalog.ViewerPreferences[name] = value
    data: bytes = document.GetPDFData(None)
    return data


@contextmanager
def _without_fixed_time() -> Iterator[None]:
    """Hide the time that build systems may set, so that the same command writes the same bytes there."""
    time = os.environ.pop(FIXED_TIME, None)
    try:
        yield
    finally:
        if time is not None:
            os.environ[FIXED_TIME] = time


@dataclass(slots=True)
class _Letters:
    """The fonts of one document; each letter that is used becomes part of the embedded subset."""

    document: Any
    known: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)

    def __call__(self, font: str, letter: str) -> tuple[str, str]:
        """Return the name of the subset that holds the letter, and the letter's code in it."""
        if (font, letter) not in self.known:
            face = _face(font)
            [(subset, code)] = face.splitString(letter, self.document)
            name = face.getSubsetInternalName(subset, self.document).removeprefix("/")
            self.known[font, letter] = name, code.hex()
        return self.known[font, letter]


@cache  # a font is read once for all documents; reportlab keeps a subset for each of them
def _face(font: str) -> Any:
    from reportlab.pdfbase.ttfonts import TTFont

    path = resources.folder("fonts") / fonts.file_name(font)
    # asciiReadable would embed the whole alphabet
    return TTFont(font, str(path), asciiReadable=0)


class _Side:
    """A page after it is drawn: its label, its boxes and its operators."""

    __slots__ = ("boxes", "label", "layered", "stream")

    def __init__(self, page: Page, forms: Forms) -> None:
        self.label = page.label
        self.layered = bool(page.marks)
        self.boxes = {"MediaBox": _corners(Box(0, 0, page.width, page.height), page.height)}
        for name, box in (("TrimBox", page.trim or Box(0, 0, page.width, page.height)), ("BleedBox", page.bleed)):
            if box is not None:
                self.boxes[name] = _corners(box, page.height)
        drawing = Drawing(forms)
        drawing.out.append(f"{matrix(Affine(POINTS, 0, 0, -POINTS, 0, page.height * POINTS))} cm")
        drawing.add(page.art)
        if page.marks:
            drawing.out.append("/OC /Layer BDC")
            drawing.add(page.marks)
            drawing.out.append("EMC")
        self.stream: Stream = drawing.stream()


class _Binder:
    """Adds drawn pages and forms to a document and drops each one then, so that a long file is in memory only once."""

    def __init__(self, pdfdoc: Any, document: Any, forms: Forms, sides: list[_Side]) -> None:
        self.pdfdoc = pdfdoc
        self.document = document
        self.forms = forms
        self.sides = sides
        every = chain(forms.streams, (side.stream for side in sides))
        self.uses = Counter(number for stream in every for number in stream.places)
        self.layer = self._layer() if any(side.layered for side in sides) else None

    def bind(self) -> None:
        """Add every form that is placed more than once, and every page."""
        for number in range(len(self.forms.streams)):
            if self.uses[number] > 1:
                text, placed = self._inlined(self._taken(number))
                form = self._compressed(text, self._form(self.forms.boxes[number]) | self._resources(placed))
                self.document.Reference(form, f"X{number}")
        self.sides.reverse()
        while self.sides:
            self._page(self.sides.pop())

    def _page(self, side: _Side) -> None:
        page = self.pdfdoc.PDFPage()
        for name, corners in side.boxes.items():
            setattr(page, name, self._array(corners))
        text, placed = self._inlined(side.stream)
        page.Contents = self._compressed(text, {})
        page.Resources = self._resources(placed, self.layer if side.layered else None)["Resources"]
        self.document.addPage(page)

    def _taken(self, number: int) -> Stream:
        """Return the stream of a form, which is needed only once, and drop it."""
        stream, self.forms.streams[number] = self.forms.streams[number], EMPTY
        return stream

    def _inlined(self, stream: Stream) -> tuple[bytes, set[int]]:
        """Return the operators, with groups that are placed once written in full, and the numbers of other forms."""
        kept: set[int] = set()

        def one(place: re.Match[bytes]) -> bytes:
            number = int(place[1])
            if self.uses[number] > 1:
                kept.add(number)
                return place[0]
            text, inner = self._inlined(self._taken(number))
            kept.update(inner)
            return b"\n%b\n" % text

        return DRAWN.sub(one, stream.operators), kept

    def _form(self, box: Box) -> dict[str, Any]:
        corners = self._array(_points[at] for at in (box.x, box.y, box.right, box.bottom))
        return {"Subtype": "/Form", "BBox": corners}

    def _compressed(self, text: bytes, entries: Mapping[str, Any]) -> Any:
        data = zlib.compress(text, 6)
        self.document.updateSignature(data)
        dictionary = self.pdfdoc.PDFDictionary({**entries, "Filter": "/FlateDecode"})
        return self.pdfdoc.PDFStream(dictionary, data)

    def _resources(self, placed: set[int], layer: Any = None) -> dict[str, Any]:
        reference, dictionary = self.pdfdoc.PDFObjectReference, self.pdfdoc.PDFDictionary
        found = {"Font": reference(self.pdfdoc.BasicFonts)}
        if placed:
            found["XObject"] = dictionary({f"X{number}": reference(f"X{number}") for number in placed})
        if layer is not None:
            found["Properties"] = dictionary({"Layer": layer})
        return {"Resources": dictionary(found)}

    def _layer(self) -> Any:
        dictionary, catalog = self.pdfdoc.PDFDictionary, self.document.Catalog
        name = self.pdfdoc.PDFString(LAYER)
        layer = self.document.Reference(dictionary({"Type": "/OCG", "Name": name}), "Layer")
        shown = {"Name": name, "ON": self._array([layer]), "Order": self._array([layer])}
        catalog.OCProperties = dictionary({"OCGs": self._array([layer]), "D": dictionary(shown)})
        # reportlab writes only the entries in this list
        catalog.__NoDefault__ = [*catalog.__NoDefault__, "OCProperties"]
        return layer

    def _array(self, items: Iterable[Any]) -> Any:
        return self.pdfdoc.PDFArrayCompact(items)


def _label(pdfdoc: Any, document: Any, labels: list[str]) -> None:
    """Label the pages; a page without a label keeps its number."""
    if not any(labels):
        return
    document.Catalog.PageLabels = named = pdfdoc.PDFPageLabels()
    for index, label in enumerate(labels):
        number = {} if label else {"style": "ARABIC", "start": index + 1}
        named.addPageLabel(index, pdfdoc.PDFPageLabel(prefix=label, **number))


def _corners(box: Box, height: float) -> tuple[str, ...]:
    """Return left, bottom, right and top of a box in points with y up."""
    edges = (box.x, height - box.bottom, box.right, height - box.y)
    return tuple(_points[edge * POINTS] for edge in edges)
