"""Typst sources as PDF: the only importer of typst.

A document is tagged for screen readers by the standard PDF/UA-1, in which a missing letter or a picture without its
words fails the build; it is the same bytes for the same source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ttprint.resources import folder

TIMESTAMP = 1_104_537_600  # the first second of 2005, the game's year: any fixed time will do


def write(source: str, pictures: Mapping[str, bytes]) -> bytes:
    """The source as a PDF; it finds its pictures, SVG drawings, by name in `sys.inputs`."""
    inputs = {name: drawing.decode() for name, drawing in pictures.items()}
    document: bytes = _compiler().compile(
        input=source.encode(), format="pdf", sys_inputs=inputs, pdf_standards="ua-1", timestamp=TIMESTAMP
    )
    return document


@cache
def _compiler() -> Any:
    import typst  # costs 30 ms, and most commands set no booklet

    # one compiler keeps what it has read: pictures are decoded once for all languages
    return typst.Compiler(font_paths=[str(folder("fonts"))], ignore_system_fonts=True)
