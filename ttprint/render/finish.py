"""A set booklet made ready to print: figures take the places of their placeholders, and each page has a trim box.

placeholder: a rectangle as large as a figure, which Typst sets like a picture; its ink holds the figure's number
form: a figure, or a drawing in several of them, stored once; Typst would write it again at each of its places
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject, IndirectObject

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.render import pdf, pdffile
from ttprint.render.numbers import lengths
from ttprint.render.pdffile import PdfStream, Shared, contents, resources

RED, BLUE = 1, 254  # of a placeholder's ink, which no layout uses; its green is the figure's number

PLACEHOLDER = re.compile(rb"q ((?:-?[\d.]+ ){6})cm/c\d+ cs 0\.0039\d* ([\d.]+) 0\.996\d* scn [\d. mlh\n]+\nf\nQ\n")
INK = re.compile(rb"\.0039\d* +[\d.]+ +0?\.996")  # of a placeholder, whichever way it is drawn


class FiguresNotPlaced(TtprintError):
    """A set booklet in which the placeholders of figures are not found as often as expected."""

    def __init__(self, figures: str) -> None:
        super().__init__(
            f"The booklet lacks figures ({figures}), because its pages are not written as expected: "
            "install ttprint again, with the version of typst that it asks for."
        )


@dataclass(frozen=True)
class Figures:
    """The figures of a booklet: their names, a placeholder for each, and all as the pages of one PDF."""

    names: tuple[str, ...]
    placeholders: Mapping[str, bytes]
    document: bytes

    @classmethod
    def of(cls, figures: Mapping[str, Page]) -> Figures:
        """Draw the figures; their letters are outlines."""
        if len(figures) > 256:
            raise ValueError("a placeholder's ink holds numbers up to 255")
        placeholders = {name: _placeholder(page, i) for i, (name, page) in enumerate(figures.items())}
        document = pdf.write(figures.values(), title="", author="", lang="", flip=None, outlines=True)
        return cls(tuple(figures), placeholders, document)


@dataclass(frozen=True)
class Finished:
    """A booklet that is ready to print, and how many pages it has."""

    document: bytes
    pages: int


def finish(document: bytes, figures: Figures, pictures: Counter[str], ornaments: Counter[str]) -> Finished:
    """Return the document with its figures, to be printed at actual size; its tags stay the same.

    `pictures` holds how often each figure must be found, `ornaments` how much more often it may be.
    """
    target = pdffile.read(document)
    placer = _Placer(target, pdffile.read(figures.document))
    for page in target.pages:
        placer.place(page)
    placed = Counter({figures.names[number]: count for number, count in placer.placed.items()})
    wrong = [name for name in figures.names if not 0 <= placed[name] - pictures[name] <= ornaments[name]]
    if wrong:
        raise FiguresNotPlaced(", ".join(f"{name}: {placed[name]} of {pictures[name]}" for name in wrong))
    catalog = target.root_object
    preferences = {**_entries(catalog["/ViewerPreferences"]), "/PrintScaling": "/None"}
    root = {**_entries(catalog), "/ViewerPreferences": preferences}
    info = target.trailer.raw_get("/Info")
    return Finished(pdffile.write(root, info, placer.replaced), len(target.pages))


class _Placer:
    """Puts figures in place of placeholders; a figure is taken over from its document once."""

    def __init__(self, target: PdfReader, source: PdfReader) -> None:
        self.source = source
        self.replaced: dict[IndirectObject, object] = {}  # objects of both documents that are written with other values
        self.forms: dict[int, PdfStream] = {}
        self.placed: Counter[int] = Counter()
        self.colours = Shared(_colour_spaces(target))
        self.plain = Shared({"/ColorSpace": self.colours})

    def place(self, page: PageObject) -> None:
        """Put figures in place of the page's placeholders."""
        forms: dict[str, PdfStream] = {}

        def figure(placeholder: re.Match[bytes]) -> bytes:
            number = round(float(placeholder[2]) * 255)
            self.placed[number] += 1
            forms[f"/Figure{number}"] = self._form(number)
            return b"q %bcm/Figure%d Do\nQ\n" % (placeholder[1], number)

        operators = PLACEHOLDER.sub(figure, contents(page).get_data())
        if INK.search(operators):
            raise FiguresNotPlaced("a placeholder is left")
        entries = {**_entries(page), "/TrimBox": page.raw_get("/MediaBox")}
        if forms:
            entries["/Resources"] = {**_entries(resources(page)), "/XObject": forms}
            entries["/Contents"] = PdfStream.compressed(operators)
        assert page.indirect_reference
        self.replaced[page.indirect_reference] = entries

    def _form(self, number: int) -> PdfStream:
        if number not in self.forms:
            page = self.source.pages[number]
            # a placeholder is measured in millimetres from its top left corner, a page in points from its bottom
            unit, height = round(1 / pdf.POINTS, 6), round(float(page.mediabox.height) / pdf.POINTS, 4)
            entries = {
                "/Subtype": "/Form",
                "/BBox": page.raw_get("/MediaBox"),
                "/Matrix": [unit, 0, 0, -unit, 0, height],
            }
            entries["/Resources"] = self._resources(page)
            self.forms[number] = PdfStream.copy(contents(page), entries)
        return self.forms[number]

    def _resources(self, holder: DictionaryObject) -> Shared:
        """Return the resources of a form with the colour spaces of the pages, which its inner forms get as well.

        A printer then treats equal colours of words and figures equally.
        """
        if "/XObject" not in resources(holder):
            return self.plain
        inner = _entries(resources(holder)["/XObject"])
        for reference in inner.values():
            if reference not in self.replaced:
                form = reference.get_object()
                self.replaced[reference] = PdfStream.copy(form, {"/Resources": self._resources(form)})
        return Shared({"/ColorSpace": self.colours, "/XObject": inner})


def _entries(dictionary: object) -> dict[str, Any]:
    """Return the entries of a dictionary that was read, references unresolved."""
    assert isinstance(dictionary, DictionaryObject)
    return dict(dictionary.items())


def _colour_spaces(document: PdfReader) -> dict[str, object]:
    """Return the colour spaces that Typst uses as the meaning of plain grey and of plain red, green and blue."""
    names = {1: "/DefaultGray", 3: "/DefaultRGB"}
    found = [resources(page) for page in document.pages if "/ColorSpace" in resources(page)]
    spaces = [space for one in found for space in _entries(one["/ColorSpace"]).values()]
    return {names[space[1].get_object()["/N"]]: space for space in spaces}


def _placeholder(page: Page, number: int) -> bytes:
    """Return a drawing of the figure's size in one ink; it is so simple that svgwrite, slow to import, is not used."""
    width, height = lengths[page.width], lengths[page.height]
    start = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">'
    )
    return f'{start}<path fill="{Ink(RED, number, BLUE)}" d="M0 0H{width}V{height}H0Z"/></svg>'.encode()
