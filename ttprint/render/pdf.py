"""Pages as a PDF: vectors and embedded letters, meant to be printed at their true size.

layer: marks that a viewer can switch off; they print unless one does      flip: the edge a duplex printer turns on
form: a group that is placed more than once, stored once; groups placed once are written where they stand
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

POINTS = 72 / 25.4  # a millimetre in the unit of PDF
LAYER = "Cut marks"
FLIPS = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}
CLOCK = "SOURCE_DATE_EPOCH"  # reportlab would read it

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
    """The pages as one PDF, the same bytes for the same pages; they may come one by one and are not kept.

    With `outlines` no font is embedded: letters are drawings.
    """
    from reportlab.pdfbase import pdfdoc  # costs 70 ms, and many commands write no PDF

    with _no_clock():
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
    wishes = {"PrintScaling": "None", "DisplayDocTitle": "true"} | ({"Duplex": FLIPS[flip]} if flip else {})
    document.Catalog.ViewerPreferences = pdfdoc.ViewerPreferencesPDFDictionary()
    for wish, value in wishes.items():
        document.Catalog.ViewerPreferences[wish] = value
    data: bytes = document.GetPDFData(None)
    return data


@contextmanager
def _no_clock() -> Iterator[None]:
    """Without the time that build systems may set: the same command writes the same bytes there too."""
    told = os.environ.pop(CLOCK, None)
    try:
        yield
    finally:
        if told is not None:
            os.environ[CLOCK] = told


@dataclass(slots=True)
class _Letters:
    """The fonts of one document; each letter used joins the subset that is embedded."""

    document: Any
    known: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)

    def __call__(self, font: str, letter: str) -> tuple[str, str]:
        """The name of the subset that holds the letter and the letter's code in it."""
        if (font, letter) not in self.known:
            face = _face(font)
            [(subset, code)] = face.splitString(letter, self.document)
            name = face.getSubsetInternalName(subset, self.document).removeprefix("/")
            self.known[font, letter] = name, code.hex()
        return self.known[font, letter]


@cache  # a face is read once for all documents of a box: it keeps apart what each of them uses of it
def _face(font: str) -> Any:
    from reportlab.pdfbase.ttfonts import TTFont

    path = resources.folder("fonts") / fonts.file_name(font)
    # asciiReadable would embed the whole alphabet for a file that shows three digits
    return TTFont(font, str(path), asciiReadable=0)


class _Side:
    """What is kept of a page once it is drawn."""

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
    """Puts drawn pages and forms into a document, forgetting each as it goes: a long file is held only once."""

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
                text, placed = self._written(self._taken(number))
                form = self._packed(text, self._form(self.forms.boxes[number]) | self._resources(placed))
                self.document.Reference(form, f"X{number}")
        self.sides.reverse()
        while self.sides:
            self._page(self.sides.pop())

    def _page(self, side: _Side) -> None:
        page = self.pdfdoc.PDFPage()
        for name, corners in side.boxes.items():
            setattr(page, name, self._array(corners))
        text, placed = self._written(side.stream)
        page.Contents = self._packed(text, {})
        page.Resources = self._resources(placed, self.layer if side.layered else None)["Resources"]
        self.document.addPage(page)

    def _taken(self, number: int) -> Stream:
        stream, self.forms.streams[number] = self.forms.streams[number], EMPTY
        return stream

    def _written(self, stream: Stream) -> tuple[bytes, set[int]]:
        """The stream's operators, groups placed once written out in full, and the forms it still places."""
        kept: set[int] = set()

        def one(place: re.Match[bytes]) -> bytes:
            number = int(place[1])
            if self.uses[number] > 1:
                kept.add(number)
                return place[0]
            text, inner = self._written(self._taken(number))
            kept.update(inner)
            return b"\n%b\n" % text

        return DRAWN.sub(one, stream.operators), kept

    def _form(self, box: Box) -> dict[str, Any]:
        corners = self._array(_points[at] for at in (box.x, box.y, box.right, box.bottom))
        return {"Subtype": "/Form", "BBox": corners}

    def _packed(self, text: bytes, entries: Mapping[str, Any]) -> Any:
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
        # reportlab writes only the entries it has heard of
        catalog.__NoDefault__ = [*catalog.__NoDefault__, "OCProperties"]
        return layer

    def _array(self, items: Iterable[Any]) -> Any:
        return self.pdfdoc.PDFArrayCompact(items)


def _label(pdfdoc: Any, document: Any, labels: list[str]) -> None:
    """Name the pages; one without a label keeps its number."""
    if not any(labels):
        return
    document.Catalog.PageLabels = named = pdfdoc.PDFPageLabels()
    for index, label in enumerate(labels):
        number = {} if label else {"style": "ARABIC", "start": index + 1}
        named.addPageLabel(index, pdfdoc.PDFPageLabel(prefix=label, **number))


def _corners(box: Box, height: float) -> tuple[str, ...]:
    """A box as PDF counts it: left, bottom, right, top, in points with y up."""
    edges = (box.x, height - box.bottom, box.right, height - box.y)
    return tuple(_points[edge * POINTS] for edge in edges)
