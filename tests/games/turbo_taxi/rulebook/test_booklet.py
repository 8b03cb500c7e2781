"""The booklets as they are printed: nothing runs over, nothing is missing, in every language and size."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pikepdf
import pypdfium2
import pytest

from tests.games.turbo_taxi.rulebook.test_rulebook_words import everything
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.rulebook.book import figures, languages, told
from ttprint.order.booklets import A4, A5, TYPE, Edition, PageFormat, booklet_plan, pages_of, rules
from ttprint.press.paper import PAPERS
from ttprint.render import png
from ttprint.words.booklet import Booklet, Section

POINTS = 72 / 25.4
FORMS = {"a5": A5, "large": PageFormat.on(A4), "large letter": PageFormat.on(PAPERS["letter"])}
CASES = [(tag, form) for tag in languages() for form in ("a5", "large")]
both = pytest.mark.parametrize(("tag", "form"), CASES)
every = pytest.mark.parametrize("tag", languages())


@cache
def document(tag: str, form: str) -> bytes:
    return pages_of(told(tag), FORMS[form])


@cache
def lines(tag: str, form: str) -> list[list[str]]:
    """The lines of every page as they are set; a word broken at a line's end keeps its hyphen."""
    pdf = pypdfium2.PdfDocument(document(tag, form))
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


@both
def test_every_page_begins_with_its_heading_so_nothing_runs_over(tag: str, form: str) -> None:
    set_pages = lines(tag, form)
    assert len(set_pages) == len(told(tag).pages) + 1
    assert len(set_pages) % 4 == 0  # no blank page in the booklet
    for page, found in zip(sections(told(tag)), set_pages[1:], strict=True):
        assert squeezed("".join(found)).startswith(squeezed(page[0].heading))


@both
def test_every_word_of_the_booklet_is_on_its_pages(tag: str, form: str) -> None:
    booklet = told(tag)
    for page, found in zip(sections(booklet), lines(tag, form)[1:], strict=True):
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
def test_no_paragraph_ends_with_a_lonely_scrap(tag: str, form: str) -> None:
    paragraphs = [squeezed(text) for text in everything(told(tag)) if len(text) > 60]
    for page in lines(tag, form):
        for line in page:
            if len(squeezed(line)) < 5:
                assert not any(text.endswith(squeezed(line)) and not line.isdecimal() for text in paragraphs), line


@both
def test_ink_stays_inside_the_margins_and_fills_every_page(tag: str, form: str) -> None:
    size = FORMS[form]
    margins = size.margins
    for number, picture in enumerate(png.pixels(document(tag, form), 40), 1):
        left, right = (margins["inside"], margins["outside"])[:: 1 if number % 2 else -1]
        mm = picture.width / size.width
        inked = picture.convert("L").point(lambda grey: 255 if grey < 250 else 0)
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
def test_figures_are_large_enough_and_keep_their_shape(tag: str, form: str) -> None:
    with pikepdf.open(io.BytesIO(document(tag, form))) as pdf:
        found = [element for element in elements(pdf.Root.StructTreeRoot.K) if str(element.S) == "/Figure"]
        widths = {str(figure.Alt): _size(figure) for figure in found}
    drawn, scale = figures(), FORMS[form].layout
    pictures = [p for page in told(tag).pages for s in page for b in s.blocks for p in b.pictures]
    for picture in (told(tag).cover.picture, *pictures):
        width, height = widths[picture.alt]
        assert width / height == pytest.approx(drawn[picture.name].width / drawn[picture.name].height, rel=0.02)
        least = 18 if picture.name.startswith(("kind", "back")) else 10 if picture.name == "markers" else 62
        assert height >= least * scale, f"{tag}: {picture.name} is only {height:.0f} mm high"


def _size(figure: Any) -> tuple[float, float]:
    left, bottom, right, top = (float(edge) / POINTS for edge in figure.A[0].BBox)
    return right - left, top - bottom


@both
def test_pages_are_tagged_for_screen_readers(tag: str, form: str) -> None:
    booklet = told(tag)
    with pikepdf.open(io.BytesIO(document(tag, form))) as pdf:
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
    assert {"/Title", "/L", "/LI", "/Table", "/TH", "/TD", "/H2"} <= set(kinds)


@every
def test_fonts_are_embedded_and_the_type_is_as_large_as_promised(tag: str) -> None:
    for form, least in (("a5", TYPE), ("large", 14.0)):
        with pikepdf.open(io.BytesIO(document(tag, form))) as pdf:
            fonts = {str(o.FontName) for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/FontName" in o}
            files = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/FontFile2" in o]
        assert len(files) == len(fonts) == 3
        assert FORMS[form].type * TYPE == pytest.approx(least)
    assert FORMS["large letter"].type * TYPE > 13.5


def test_the_same_bytes_every_time() -> None:
    # tests/commands/test_rules.py compares all languages with those of another process
    first = rules("fr", set(Edition))
    assert first == rules("fr", set(Edition))
    assert list(first) == ["rules-fr.pdf", "rules-fr-booklet.pdf", "rules-fr.html"]


@every
def test_the_printed_sheets_fold_to_the_pages_in_order(tag: str) -> None:
    sheets = rules(tag, {Edition.BOOKLET})[f"rules-{tag}-booklet.pdf"]
    pdf = pypdfium2.PdfDocument(sheets)
    sides = []
    for page in pdf:
        width, height = page.get_size()
        text = page.get_textpage()
        sides.append([squeezed(text.get_text_bounded(x, 0, x + width / 2, height)) for x in (0, width / 2)])
    pdf.close()
    assert len(sides) == booklet_plan(tag).pages == 2 * booklet_plan(tag).sheets
    beginning, end = [], []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        beginning += [front[1], back[0]]
        end = [back[1], front[0], *end]
    read = beginning + end
    for half, page in zip(read, lines(tag, "a5"), strict=True):
        assert half.startswith(squeezed("".join(page))[:150])


def test_the_sheets_ask_the_printer_for_true_size_and_the_short_edge() -> None:
    for paper in ("a4", "letter"):
        sheets = rules("en", {Edition.BOOKLET}, paper=PAPERS[paper])["rules-en-booklet.pdf"]
        with pikepdf.open(io.BytesIO(sheets)) as pdf:
            wishes = pdf.Root.ViewerPreferences
            assert wishes.PrintScaling == pikepdf.Name("/None")
            assert wishes.Duplex == pikepdf.Name.DuplexFlipShortEdge
            width, height = (float(edge) / POINTS for edge in pdf.pages[0].mediabox[2:])
            assert (width, height) == pytest.approx((PAPERS[paper].height, PAPERS[paper].width), abs=0.1)
            assert len(pdf.pages) == 6


def test_large_type_can_be_folded_from_a3() -> None:
    files = rules("en", {Edition.PAGES, Edition.BOOKLET}, large=True)
    assert list(files) == ["rules-en-large.pdf", "rules-en-large-booklet.pdf"]
    with pikepdf.open(io.BytesIO(files["rules-en-large-booklet.pdf"])) as pdf:
        assert [float(edge) / POINTS for edge in pdf.pages[0].mediabox[2:]] == pytest.approx([420, 297], abs=0.1)


def test_words_that_do_not_fit_are_refused() -> None:
    booklet = told("en")
    first, *rest = booklet.pages
    long = replace(first[0], blocks=(replace(first[0].blocks[0], texts=("Too long. " * 500,)), *first[0].blocks[1:]))
    with pytest.raises(TtprintError, match=r"need 1[3-9] pages instead of 12: shorten templates/rules/en\.toml"):
        pages_of(replace(booklet, pages=((long,), *rest)), A5)
