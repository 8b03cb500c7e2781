"""The pages of a PDF as pictures in pixels.

dpi: pixels to the inch of paper; stored in each PNG, so that it prints at actual size
strip: some rows of pixels; a large picture is rendered strip by strip, which takes less memory
"""

from __future__ import annotations

import struct
import threading
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any

from ttprint.errors import Amount, TtprintError

if TYPE_CHECKING:
    from ttprint.geometry import Box

COLOUR_DPI, LEAST_COLOUR = 20, 32  # for finding colour, and how far red, green and blue are apart then, of 255
COVER_DPI = 60  # for measuring ink; with less, thin lines would be rendered too thick, and it would be hardly faster
WHOLE = 9_000_000  # pixels that are rendered at once: A4 and Letter at 300 dpi
STRIP = 3_000_000  # pixels of a strip of a larger picture
MOST_PIXELS = 600_000_000  # of all pictures of a document, which are in memory until the last one is made

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_NO_FILTER = b"\x00"  # the byte before a row
_Size = tuple[int, int]
_PDFIUM = threading.RLock()  # PDFium must not be used by two threads at a time


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture, row by row: three bytes for red, green and blue, or one for grey."""

    width: int
    height: int
    data: bytes
    channels: int = 3

    @property
    def rows(self) -> Iterator[memoryview]:
        """Its rows, from top to bottom."""
        data, wide = memoryview(self.data), self.width * self.channels
        return (data[at : at + wide] for at in range(0, len(data), wide))

    @property
    def __array_interface__(self) -> dict[str, object]:
        """What NumPy and Pillow read a picture from."""
        shape = (self.height, self.width, 3) if self.channels == 3 else (self.height, self.width)
        return {"version": 3, "shape": shape, "typestr": "|u1", "data": self.data}

    def mirrored(self) -> Pixels:
        """The picture with left and right swapped."""
        step = self.channels
        turned = (b"".join(row[at : at + step] for at in range(len(row) - step, -1, -step)) for row in self.rows)
        return Pixels(self.width, self.height, b"".join(turned), step)

    def over(self, other: Pixels) -> Pixels:
        """The picture with another one of the same size shining through."""
        both = bytes((one * two + 127) // 255 for one, two in zip(self.data, other.data, strict=True))
        return Pixels(self.width, self.height, both, self.channels)


def pages(pdf: bytes, dpi: float) -> Iterator[bytes]:
    """Yield each page of the PDF as a PNG."""
    with _opened(pdf) as document:
        sizes = [_size(document.get_page_size(index), dpi) for index in range(len(document))]
        refuse_too_many(sizes, dpi)
        for page, size in zip(document, sizes, strict=True):
            yield _file(_strips(page, size, WHOLE), size, dpi)
            page.close()


def pixels(pdf: bytes, dpi: float) -> Iterator[Pixels]:
    """Yield each page of the PDF as an RGB picture on white, its size rounded to whole pixels."""
    with _opened(pdf) as document:
        for page in document:
            yield page_pixels(page, dpi)
            page.close()


def page_pixels(page: Any, dpi: float) -> Pixels:
    """Return a page of an open PDF as such a picture."""
    size = _size(page.get_size(), dpi)
    return _picture(page, size, _Part(0, 0, *size))


def size_in_pixels(width: float, height: float, dpi: float) -> _Size:
    """Return width and height in pixels of a page in millimetres."""
    return _size((width * 72 / 25.4, height * 72 / 25.4), dpi)


def refuse_too_many(sizes: Iterable[_Size], dpi: float) -> None:
    """Raise an error if pictures of these sizes have too many pixels together."""
    known = list(sizes)
    total = sum(width * height for width, height in known)
    if total > MOST_PIXELS:
        lower = int(dpi * (MOST_PIXELS / total) ** 0.5)
        millions = {"pixels": Amount(round(total / 1e6)), "most": Amount(round(MOST_PIXELS / 1e6))}
        if len(known) > 1:
            raise TtprintError("print.pixels", pictures=Amount(len(known)), dpi=dpi, lower=lower, **millions)
        width, height = map(Amount, known[0])
        raise TtprintError("print.pixels_of_one", width=width, height=height, dpi=dpi, lower=lower, **millions)


@dataclass(frozen=True, slots=True)
class InkCover:
    """The share of the paper that is inked, 0 to 1, on how many pages it was measured, and if any has colour.

    `partly` is true if a whole PDF among several has none.
    """

    dark: float
    sampled: int
    pages: int
    coloured: bool = False
    partly: bool = False

    def __add__(self, other: InkCover) -> InkCover:
        pages = self.pages + other.pages
        dark = (self.dark * self.pages + other.dark * other.pages) / pages
        partly = self.partly or other.partly or self.coloured != other.coloured
        return InkCover(dark, self.sampled + other.sampled, pages, self.coloured or other.coloured, partly)


def cover(pdf: bytes, most: int = 12) -> InkCover:
    """Measure the share of the paper that is inked, on every page or on at most that many."""
    with _opened(pdf) as document:
        chosen = _spread(len(document), most)
        dark, coloured = 0.0, False
        for page in (document[index] for index in chosen):  # reading a page takes as long as drawing it
            dark += _darkness(page)
            coloured = coloured or _coloured(page)
        return InkCover(dark / len(chosen), len(chosen), len(document), coloured)


def total(covers: Sequence[InkCover]) -> InkCover | None:
    """How much of the paper several PDFs ink; None if there are none."""
    return reduce(add, covers) if covers else None


def _spread(pages: int, most: int) -> list[int]:
    """Return the indexes of all pages, or of evenly spread pairs: a front is followed by its back."""
    if pages <= most:
        return list(range(pages))
    pairs = most // 2
    return sorted({min(pages - 1, int(i * pages / pairs) // 2 * 2 + side) for i in range(pairs) for side in (0, 1)})


@contextmanager
def _opened(pdf: bytes) -> Iterator[Any]:
    import pypdfium2  # takes 50 ms, and many commands do without it

    with _PDFIUM:
        document = pypdfium2.PdfDocument(pdf)
        try:
            yield document
        finally:
            document.close()


def sizes(pdf: bytes) -> tuple[tuple[float, float], ...]:
    """Return width and height of each page of the PDF in mm."""
    with _opened(pdf) as document:
        return tuple(tuple(round(length * 25.4 / 72, 2) for length in page.get_size()) for page in document)


def preview(pdf: bytes, index: int, dpi: float, part: Box | None = None, behind: int | None = None) -> bytes:
    """Return a page of the PDF, or a part of it in mm, as a PNG that is quick to make rather than small.

    With the index of the page behind it, that one shows through as against a lamp, turned over on its long edge.
    """
    with _opened(pdf) as document:
        size = _size(document.get_page_size(index), dpi)
        area = _Part(0, 0, *size)
        if part is not None:
            edges = (part.x, part.y, part.x + part.width, part.y + part.height)
            left, top, right, bottom = (round(edge * dpi / 25.4) for edge in edges)
            area = _Part(left, top, right - left, bottom - top)
        picture = _picture(document[index], size, area)
        if behind is not None:
            turned = _Part(size[0] - area.left - area.width, area.top, area.width, area.height)
            picture = picture.over(_picture(document[behind], size, turned).mirrored())
    return _file([picture], (picture.width, picture.height), dpi, level=1)


def _size(points: tuple[float, float], dpi: float) -> _Size:
    """Return a size in points in whole pixels."""
    width, height = points
    return max(1, round(width * dpi / 72)), max(1, round(height * dpi / 72))


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a page in pixels."""

    left: int
    top: int
    width: int
    height: int


def _picture(page: Any, size: _Size, part: _Part, grey: bool = False) -> Pixels:
    """Return a part of the page, which is rendered at exactly that size; pypdfium2's render() would round it up."""
    from pypdfium2 import PdfBitmap, raw

    bitmap = PdfBitmap.new_native(part.width, part.height, raw.FPDFBitmap_Gray if grey else raw.FPDFBitmap_BGR)
    flags = raw.FPDF_GRAYSCALE if grey else raw.FPDF_REVERSE_BYTE_ORDER
    try:
        bitmap.fill_rect((255, 255, 255, 255), 0, 0, part.width, part.height)
        raw.FPDF_RenderPageBitmap(bitmap, page, -part.left, -part.top, *size, 0, flags)
        channels = 1 if grey else 3
        wide, stride, data = part.width * channels, bitmap.stride, bytes(bitmap.buffer)
    finally:
        bitmap.close()
    if stride != wide:  # PDFium fills each row up to four bytes
        data = b"".join(data[at : at + wide] for at in range(0, len(data), stride))
    return Pixels(part.width, part.height, data, channels)


def _strips(page: Any, size: _Size, whole: int = 0, grey: bool = False) -> Iterator[Pixels]:
    """Yield the page from top to bottom, in one piece if it has at most `whole` pixels or fits in a strip.

    Edges in strips are antialiased as in one piece, up to 2 of 255 shades.
    """
    width, height = size
    rows = height if width * height <= whole else max(1, STRIP // width)
    for top in range(0, height, rows):
        yield _picture(page, size, _Part(0, top, width, min(rows, height - top)), grey)


def _darkness(page: Any) -> float:
    size = _size(page.get_size(), COVER_DPI)
    light = sum(sum(strip.data) for strip in _strips(page, size, WHOLE, grey=True))
    return float(1 - light / (255 * size[0] * size[1]))


def _coloured(page: Any) -> bool:
    return any(map(_has_colour, _strips(page, _size(page.get_size(), COLOUR_DPI))))


def _has_colour(picture: Pixels) -> bool:
    red, green, blue = (picture.data[channel::3] for channel in range(3))
    if red == green == blue:
        return False
    return any(max(inks) - min(inks) >= LEAST_COLOUR for inks in zip(red, green, blue, strict=True))


def _file(strips: Iterable[Pixels], size: _Size, dpi: float, level: int = 6) -> bytes:
    """Return a picture, given from top to bottom, as a PNG with its resolution.

    Its rows are not filtered by their differences, as in Pillow: flat art becomes smaller so, in half the time.
    """
    packer = zlib.compressobj(level)
    packed = [packer.compress(part) for strip in strips for row in strip.rows for part in (_NO_FILTER, row)]
    per_metre = int(dpi / 0.0254 + 0.5)
    chunks = (
        _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)),
        _chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)),
        _chunk(b"IDAT", b"".join((*packed, packer.flush()))),
        _chunk(b"IEND", b""),
    )
    return _SIGNATURE + b"".join(chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
