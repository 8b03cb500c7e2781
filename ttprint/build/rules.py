"""The rule booklet as files: to read, to print and fold, in large type, for a browser.

pages: an A5 booklet in reading order        booklet: the same pages, two on a sheet, to print, fold and staple
large: the same layout on A4 in 14 pt        format: a page's size, and how much larger than A5 its layout and type are
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from ttprint.draw import fonts
from ttprint.errors import TtprintError
from ttprint.press.booklet import folded, sheet_count
from ttprint.press.paper import PAPERS, Paper
from ttprint.press.plan import Plan
from ttprint.render import fold, svg, template, typst, webfonts
from ttprint.turbo_taxi.rulebook import figures, told
from ttprint.words.booklet import Booklet
from ttprint.words.typography import soft_hyphens

A4, A3 = PAPERS["a4"], PAPERS["a3"]
A5_WIDTH, A5_HEIGHT = 148.0, 210.0
INSIDE, OUTSIDE, TOP, BOTTOM = 15.0, 13.0, 13.0, 17.0
TYPE, LARGE_TYPE = 10.5, 14.0  # pt


class Edition(Enum):
    """What a booklet can be written as."""

    PAGES = "pages"
    BOOKLET = "booklet"
    HTML = "html"


@dataclass(frozen=True, slots=True)
class PageFormat:
    """A page's size in mm; its layout is that of A5 times `layout`, its type that of A5 times `type`."""

    width: float
    height: float
    layout: float = 1.0
    type: float = 1.0

    @classmethod
    def on(cls, paper: Paper) -> PageFormat:
        """Large type on that paper; the layout grows as far as the paper allows, the type no further than 14 pt."""
        layout = min(paper.width / A5_WIDTH, paper.height / A5_HEIGHT)
        return cls(paper.width, paper.height, layout, min(layout, LARGE_TYPE / TYPE))

    @property
    def margins(self) -> dict[str, float]:
        """The margins of a page; what the paper has too much of goes to both sides."""
        wide, high = (self.width - A5_WIDTH * self.layout) / 2, (self.height - A5_HEIGHT * self.layout) / 2
        edges = {"inside": INSIDE, "outside": OUTSIDE, "top": TOP, "bottom": BOTTOM}
        return {
            edge: round(width * self.layout + (wide if edge in ("inside", "outside") else high), 4)
            for edge, width in edges.items()
        }


A5 = PageFormat(A5_WIDTH, A5_HEIGHT)


def rules(
    tag: str, editions: Collection[Edition], *, paper: Paper | None = None, large: bool = False
) -> dict[str, bytes]:
    """The booklet of a language as files by name.

    The paper is the one to be folded; for large type it is the page itself, and twice its size is folded.
    """
    text, name = told(tag), f"rules-{tag}{'-large' if large else ''}"
    files: dict[str, bytes] = {}
    if Edition.PAGES in editions or Edition.BOOKLET in editions:
        # a sheet that is folded holds two of its pages
        form = PageFormat.on(_page_paper(paper, Edition.BOOKLET in editions)) if large else A5
        document = pages_of(text, form)
        if Edition.PAGES in editions:
            files[f"{name}.pdf"] = document
        if Edition.BOOKLET in editions:
            files[f"{name}-booklet.pdf"] = booklet_of(document, text, form, paper or (A3 if large else A4))
    if Edition.HTML in editions:
        files[f"rules-{tag}.html"] = html_of(text)
    return files


def pages_of(text: Booklet, form: PageFormat) -> bytes:
    """The booklet's pages in reading order, tagged for screen readers."""
    count = len(text.pages) + 1
    source = template.fill(
        "booklet.typ.j2",
        booklet=text,
        hyphenated=lambda words: soft_hyphens(words, text.tag),
        format=form,
        pages=count,
    )
    document = typst.write(source, drawings())
    found = len(fold.page_sizes(document))
    if found != count:
        raise TtprintError(
            f"The words of language {text.tag!r} need {found} pages instead of {count}: "
            f"shorten templates/rules/{text.tag}.toml."
        )
    return document


def booklet_of(document: bytes, text: Booklet, form: PageFormat, paper: Paper) -> bytes:
    """The pages on sheets to be folded."""
    sheets = folded(len(text.pages) + 1, form.width, form.height, paper)
    return fold.write(document, sheets, paper, title=text.title, lang=text.tag)


def html_of(text: Booklet) -> bytes:
    """The booklet as one web page that needs nothing else."""
    letters = {font: webfonts.data_url(font) for font in fonts.FILES}
    return template.fill("booklet.html.j2", booklet=text, drawings=_inline(), fonts=letters).encode()


def booklet_plan(tag: str) -> Plan:
    """What it takes to print and fold the booklet of a language."""
    sheets = sheet_count(len(told(tag).pages) + 1)
    return Plan(sheets=sheets, pages=2 * sheets, folds=sheets)


@cache
def drawings() -> Mapping[str, bytes]:
    """Every figure as an SVG drawing, by name; drawn once for all languages."""
    return {name: svg.write(figure.page) for name, figure in figures().items()}


@dataclass(frozen=True, slots=True)
class Inline:
    """A drawing to stand inside a web page: its view box, and what is in it."""

    view: str
    inside: str

    @classmethod
    def of(cls, name: str, drawing: str) -> Inline:
        """The drawing of that name without its outer element."""
        start, body = drawing[drawing.index("<svg") :].split(">", 1)
        view = re.search(r'viewBox="([^"]*)"', start)
        # letters are outlines: their words are told by the text that stands in for the whole drawing
        inside = re.sub(r' aria-label="[^"]*"', "", body.rstrip().removesuffix("</svg>"))
        # several drawings share one page, so each needs ids that the others do not have
        return cls(view[1] if view else "", re.sub(r'(id="|#)([cg]\d+)\b', rf"\1{name}-\2", inside))


@cache
def _inline() -> Mapping[str, Inline]:
    return {name: Inline.of(name, drawing.decode()) for name, drawing in drawings().items()}


def _page_paper(paper: Paper | None, is_folded: bool) -> Paper:
    """The paper that one page of large type lies on."""
    if not is_folded or paper is None:
        return paper or A4
    long, short = max(paper.width, paper.height), min(paper.width, paper.height)
    return Paper(paper.name, min(long / 2, short), max(long / 2, short), paper.margins)
