"""Pages as pictures: a PDF's pages in pixels.

dpi: pixels to the inch of paper; written into each picture, so that it prints at its true size
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL.Image import Image

    from ttprint.geometry import Box

FROM_AFAR = 60  # dpi: enough to see how dark a page is; with fewer, thin lines would be drawn too thick


def pages(pdf: bytes, dpi: float) -> Iterator[bytes]:
    """Each page of the PDF as a PNG, one at a time."""
    for picture in pixels(pdf, dpi):
        file = io.BytesIO()
        picture.save(file, "PNG", dpi=(dpi, dpi))
        yield file.getvalue()


def pixels(pdf: bytes, dpi: float) -> Iterator[Image]:
    """Each page of the PDF as an RGB picture on white, its size rounded to the nearest pixel."""
    import pypdfium2  # costs 50 ms, and most commands draw no pictures

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            yield _picture(page, *(max(1, round(length * dpi / 72)) for length in page.get_size()))
            page.close()
    finally:
        document.close()


def sizes(pdf: bytes) -> tuple[tuple[float, float], ...]:
    """How wide and how high each page of the PDF is, in mm."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        return tuple(tuple(round(length * 25.4 / 72, 2) for length in page.get_size()) for page in document)
    finally:
        document.close()


def glance(pdf: bytes, index: int, dpi: float, part: Box | None = None) -> bytes:
    """One page of the PDF, or a part of it in mm, as a PNG that is quick to make rather than small."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[index]
        picture = _picture(page, *(max(1, round(length * dpi / 72)) for length in page.get_size()))
    finally:
        document.close()
    if part is not None:
        edges = (part.x, part.y, part.x + part.width, part.y + part.height)
        left, top, right, bottom = (round(edge * dpi / 25.4) for edge in edges)
        picture = picture.crop((left, top, right, bottom))
    file = io.BytesIO()
    picture.save(file, "PNG", compress_level=3)
    return file.getvalue()


def _picture(page: Any, width: int, height: int) -> Image:
    """The page stretched to the very size; pypdfium2's own render() rounds up and adds a pixel to most pages."""
    from pypdfium2 import PdfBitmap, raw

    bitmap = PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGR)
    bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
    raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    picture: Image = bitmap.to_pil().convert("RGB")
    bitmap.close()
    return picture


def cover(pdf: bytes, most: int = 4) -> float:
    """Roughly how much of the paper is inked, 0 to 1, judged by a few of the pages seen from afar."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    step = max(1, len(document) / most)
    chosen = sorted({int(i * step) for i in range(min(most, len(document)))})
    greys = [document[index].render(scale=FROM_AFAR / 72, grayscale=True).to_pil() for index in chosen]
    dark: list[float] = [
        1 - sum(i * n for i, n in enumerate(grey.histogram())) / (255 * grey.width * grey.height) for grey in greys
    ]
    return sum(dark) / len(dark)
