"""Pages as pictures: a PDF's pages in pixels.

dpi: pixels to the inch of paper; written into each picture, so that it prints at its true size
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL.Image import Image

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
