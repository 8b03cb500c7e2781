"""Booklets as they are printed, each set once for all tests that look at it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pikepdf
import pypdfium2
import pytest

from tests.cases import few
from tests.words.booklets import BOOKS, RULEBOOKS, booklet_text
from ttprint.order.booklets import A5, PageFormat, pages_of
from ttprint.press.paper import PAPERS
from ttprint.words.booklet import Booklet, Section

POINTS = 72 / 25.4
FORMS = {"a5": A5, "large": PageFormat.on(PAPERS["a4"]), "large letter": PageFormat.on(PAPERS["letter"])}
BOTH = [(*book, form) for book in BOOKS for form in ("a5", "large")]
QUICK = ("de", "fr")  # the longest words
every = pytest.mark.parametrize(("game", "tag"), few(BOOKS, [book for book in BOOKS if book[1] in QUICK]))
both = pytest.mark.parametrize(("game", "tag", "form"), few(BOTH, [book for book in BOTH if book[1] in QUICK]))
every_small = pytest.mark.parametrize(
    ("game", "tag", "form"), few(BOTH, [book for book in BOTH if book[1] in QUICK or book[2] == "a5"])
)


@cache
def document(game: str, tag: str, form: str) -> bytes:
    return pages_of(RULEBOOKS[game], booklet_text(game, tag), FORMS[form])


@cache
def lines(game: str, tag: str, form: str) -> list[list[str]]:
    """The lines of every page as they are set; a word broken at a line's end keeps its hyphen."""
    pdf = pypdfium2.PdfDocument(document(game, tag, form))
    pages = [page.get_textpage().get_text_bounded() for page in pdf]
    pdf.close()
    return [[line.strip() for line in page.splitlines() if line.strip()] for page in pages]


def squeezed(text: str) -> str:
    return re.sub(r"[\s\x02\u00a0\u202f\u2009\u00ad\ufffe*-]", "", text)


def elements(node: Any) -> Iterator[Any]:
    """Every element of the structure tree, in reading order."""
    if isinstance(node, pikepdf.Array):
        for child in node:
            yield from elements(child)
    elif isinstance(node, pikepdf.Dictionary):
        if "/S" in node:
            yield node
        if "/K" in node:
            yield from elements(node.K)


def sections(booklet: Booklet) -> list[list[Section]]:
    return [list(page) for page in booklet.pages]
