"""Typst sources as PDF: the only importer of typst.

A document is tagged for screen readers by the standard PDF/UA-1: a missing letter or a picture without alternative text
is an error. The same source gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ttprint.resources import folder

TIMESTAMP = 1_104_537_600  # the first second of 2005, the game's year; any fixed time would do


def write(source: str, pictures: Mapping[str, bytes]) -> bytes:
    """Return the source as a PDF; it finds its pictures, which are SVG drawings, by name in `sys.inputs`."""
    inputs = {name: drawing.decode() for name, drawing in pictures.items()}
    document: bytes = _compiler().compile(
        input=source.encode(), format="pdf", sys_inputs=inputs, pdf_standards="ua-1", timestamp=TIMESTAMP
    )
    return document


@cache
def _compiler() -> Any:
    import typst  # takes 30 ms, and most commands set no booklet

    # one compiler for all languages, because it caches decoded pictures
    return typst.Compiler(font_paths=[str(folder("fonts"))], ignore_system_fonts=True)
