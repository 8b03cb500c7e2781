"""Printed booklets: no overflow and no missing text, in every game, language and size."""

from __future__ import annotations

import io
import re

import numpy as np
import pikepdf
import pypdfium2
import pytest
from PIL import Image
from pypdfium2 import raw

from tests.order.booklets import FORMS, both, document, elements, every, every_small, lines, sections, squeezed
from tests.words.booklets import booklet_text, everything
from ttprint.errors import TtprintError
from ttprint.geometry import Margins
from ttprint.order.booklets import TYPE, PageFormat
from ttprint.press.paper import Paper
from ttprint.render import png

pytestmark = pytest.mark.slow


@every_small
def test_every_page_begins_with_its_heading_so_nothing_runs_over(game: str, tag: str, form: str) -> None:
    set_pages = lines(game, tag, form)
    assert len(set_pages) == len(booklet_text(game, tag).pages) + 1
    assert len(set_pages) % 4 == 0  # no blank page in the booklet
    for page, found in zip(sections(booklet_text(game, tag)), set_pages[1:], strict=True):
        assert squeezed("".join(found)).startswith(squeezed(page[0].heading))


@every_small
def test_every_word_of_the_booklet_is_on_its_pages(game: str, tag: str, form: str) -> None:
    booklet = booklet_text(game, tag)
    for page, found in zip(sections(booklet), lines(game, tag, form)[1:], strict=True):
        whole = squeezed("".join(found))
        for section in page:
            assert squeezed(section.heading) in whole
            for block in section.blocks:
                shown = [*block.texts, block.heading, *(cell for row in block.rows for cell in row)]
                shown += [picture.caption for picture in block.pictures]
                for text in shown:
                    # columns of a table may be read line by line across: its words count, not their order
                    parts = re.split(r"\s", text) if block.kind in ("table", "gallery") else [text]
                    assert all(squeezed(part) in whole for part in parts), f"{tag}: {text}"


@both
def test_no_paragraph_ends_with_a_very_short_line(game: str, tag: str, form: str) -> None:
    paragraphs = [squeezed(text) for text in everything(booklet_text(game, tag)) if len(text) > 60]
    for page in lines(game, tag, form):
        for line in page:
            if len(squeezed(line)) < 5:
                assert not any(text.endswith(squeezed(line)) and not line.isdecimal() for text in paragraphs), line


@both
def test_ink_stays_inside_the_margins_and_fills_every_page(game: str, tag: str, form: str) -> None:
    size = FORMS[form]
    margins = size.margins
    for number, picture in enumerate(png.pixels(document(game, tag, form), 40), 1):
        left, right = (margins["inside"], margins["outside"])[:: 1 if number % 2 else -1]
        mm = picture.width / size.width
        inked = Image.fromarray(np.asarray(picture)).convert("L").point(lambda grey: 255 if grey < 250 else 0)
        inner = (
            left * mm - 2,
            margins["top"] * mm - 2,
            (size.width - right) * mm + 2,
            (size.height - 6 * size.layout) * mm,
        )
        box = inked.getbbox()
        assert box is not None
        assert box[0] >= inner[0], number
        assert box[1] >= inner[1], number
        assert box[2] <= inner[2], number
        assert box[3] <= inner[3], number
        text = inked.crop((0, 0, picture.width, round((size.height - margins["bottom"]) * mm) + 2)).getbbox()
        height = (size.height - margins["top"] - margins["bottom"]) * mm
        assert text is not None
        assert (text[3] - margins["top"] * mm) / height > 2 / 3, f"{tag}: page {number} is rather empty"


@both
def test_pages_are_tagged_for_screen_readers(game: str, tag: str, form: str) -> None:
    booklet = booklet_text(game, tag)
    with pikepdf.open(io.BytesIO(document(game, tag, form))) as pdf:
        root = pdf.Root
        assert root.MarkInfo.Marked
        assert str(root.Lang) == tag
        assert str(pdf.docinfo["/Title"]) == booklet.title
        assert root.ViewerPreferences.DisplayDocTitle
        assert b"<pdfuaid:part>1</pdfuaid:part>" in root.Metadata.read_bytes()
        tree = list(elements(root.StructTreeRoot.K))
        kinds = [str(element.S) for element in tree]
        alts = {str(element.Alt) for element in tree if str(element.S) == "/Figure"}
        with pdf.open_outline() as outline:
            marks = [item.title for item in outline.root]
    heads = [section.heading for page in booklet.pages for section in page]
    assert marks == heads
    assert kinds.count("/H1") == len(heads)
    assert kinds.count("/Figure") == sum(len(b.pictures) for p in booklet.pages for s in p for b in s.blocks) + 1
    assert booklet.cover.picture.alt in alts
    assert all(len(alt) > 2 for alt in alts)
    blocks = {block.kind for page in booklet.pages for section in page for block in section.blocks}
    assert {"/Title", "/L", "/LI"} <= set(kinds)
    assert ({"/Table", "/TH", "/TD"} <= set(kinds)) == ("table" in blocks)
    assert ("/H2" in kinds) == ("tip" in blocks)


@every
def test_fonts_are_embedded_and_the_type_is_as_large_as_promised(game: str, tag: str) -> None:
    for form, least in (("a5", TYPE), ("large", 14.0)):
        with pikepdf.open(io.BytesIO(document(game, tag, form))) as pdf:
            fonts = {str(o.FontName) for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/FontName" in o}
            files = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/FontFile2" in o]
        assert len(files) == len(fonts) == 3
        assert FORMS[form].type * TYPE == pytest.approx(least)
    assert FORMS["large letter"].type * TYPE == pytest.approx(14.0)


@every
@pytest.mark.parametrize("form", ["large", "large letter"])
def test_in_large_type_nothing_is_under_14_pt(game: str, tag: str, form: str) -> None:
    pdf = pypdfium2.PdfDocument(document(game, tag, form))
    sizes = set()
    for page in pdf:
        text = page.get_textpage()
        shown = (i for i in range(text.count_chars()) if chr(raw.FPDFText_GetUnicode(text, i)).strip())
        sizes |= {round(raw.FPDFText_GetFontSize(text, i), 2) for i in shown}
    pdf.close()
    assert min(sizes) >= 14.0


def test_large_type_needs_large_pages() -> None:
    with pytest.raises(
        TtprintError, match=r"needs pages of 196 × 278 mm or more, and these are 148 × 210 mm: choose a4"
    ):
        PageFormat.on(Paper("a5", 148, 210, Margins.all(5)))
