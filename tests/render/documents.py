"""Helpers that make PDFs and read them."""

from __future__ import annotations

import io
from typing import Protocol

import pikepdf
import pypdfium2

from ttprint.draw.scene import Page


class ToPdf(Protocol):
    """A function that makes a PDF from pages."""

    def __call__(self, *pages: Page) -> bytes: ...


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(data))


def forms(data: bytes) -> int:
    document = opened(data)
    return sum(isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form" for one in document.objects)


def operators(data: bytes) -> str:
    document = opened(data)
    return document.pages[0].Contents.read_bytes().decode()


def words(data: bytes) -> str:
    document = pypdfium2.PdfDocument(data)
    page = document[0]
    text = page.get_textpage()
    try:
        return str(text.get_text_bounded())
    finally:
        text.close()
        page.close()
        document.close()
