"""Prints a game's rule booklet: to read, to print and fold, in large type, for a browser.

pages: an A5 booklet in reading order        booklet: the same pages, two on a sheet, to print, fold and staple;
printed one-sided, its sheets are folded one by one, with the print outside, and stapled along their open edges
large: the same layout on A4, no type under 14 pt
format: a page's size, how much larger than A5 its layout and type are, and the least type there is on it
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from ttprint.draw.bold import FINEST, bolder_nodes
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.order.order import Order, Printed, how_to_print
from ttprint.press.booklet import FoldedSide, across, folded, one_sided, sheet_count
from ttprint.press.duplex import Duplex, mirror
from ttprint.press.paper import Paper
from ttprint.press.plan import Plan
from ttprint.render import svg, template, typst, webfonts
from ttprint.words.booklet import Booklet, BookletBlock
from ttprint.words.catalog import languages
from ttprint.words.message import Message, MessageLine, say
from ttprint.words.typography import soft_hyphens

if TYPE_CHECKING:
    from ttprint.render.finish import Figures

A5_WIDTH, A5_HEIGHT = 148.0, 210.0
INSIDE, OUTSIDE, TOP, BOTTOM = 15.0, 13.0, 13.0, 17.0
TYPE, LARGE_TYPE, LEAST_TYPE = 10.5, 14.0, 7.0  # pt
LEAST_LAYOUT = 1.32  # that of Letter, the smallest paper on which all words find room in large type
WIDTH = A5_WIDTH - INSIDE - OUTSIDE  # of the words, and of a figure unless its page lacks the height for it
ROOM = 90.0  # mm on A5: a figure's shorter side at the least then


class Edition(Enum):
    """A form of a booklet."""

    PAGES = "pages"
    BOOKLET = "booklet"
    HTML = "html"


@dataclass(frozen=True, slots=True)
class PageFormat:
    """A page's size in mm; its layout is that of A5 times `layout`, its type that of A5 times `type`.

    No type is smaller than `least` points.
    """

    width: float
    height: float
    layout: float = 1.0
    type: float = 1.0
    least: float = 0.0

    @classmethod
    def on(cls, paper: Paper) -> PageFormat:
        """Large type on that paper: the layout grows as far as the paper allows, running text is of 14 pt."""
        layout = min(paper.width / A5_WIDTH, paper.height / A5_HEIGHT)
        if layout < LEAST_LAYOUT:
            raise TtprintError(
                "page.large_type",
                least_width=math.ceil(A5_WIDTH * LEAST_LAYOUT),
                least_height=math.ceil(A5_HEIGHT * LEAST_LAYOUT),
                width=round(paper.width),
                height=round(paper.height),
            )
        return cls(paper.width, paper.height, layout, LARGE_TYPE / TYPE, LARGE_TYPE)

    @property
    def margins(self) -> dict[str, float]:
        """The margins of a page; extra width and height of the paper is shared between both sides."""
        wide, high = (self.width - A5_WIDTH * self.layout) / 2, (self.height - A5_HEIGHT * self.layout) / 2
        edges = {"inside": INSIDE, "outside": OUTSIDE, "top": TOP, "bottom": BOTTOM}
        return {
            edge: round(width * self.layout + (wide if edge in ("inside", "outside") else high), 4)
            for edge, width in edges.items()
        }


A5 = PageFormat(A5_WIDTH, A5_HEIGHT)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rule booklet: its folder in templates/, its figures by name, and its text in a language."""

    templates: str
    figures: Callable[[], Mapping[str, Page]]
    text: Callable[[str], Booklet]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there is a booklet in."""
        return languages(f"{self.templates}/rules")


def boxed_rules(order: Order, book: Rulebook, number: int) -> Printed:
    """The booklet as a part of a box: to read and to fold, with the number that its files start with."""
    names = order.file_name(number, "rules"), order.file_name(number, "booklet")
    return rule_booklet(order, book, {Edition.PAGES, Edition.BOOKLET}, names=names)


def rule_booklet(
    order: Order,
    book: Rulebook,
    editions: Collection[Edition],
    *,
    large: bool = False,
    names: tuple[str, str] | None = None,
) -> Printed:
    """The booklet in the order's language.

    The order's paper is the one to be folded; for large type that is not folded it is the page itself. `names` are
    those of the pages to read and of the sheets to fold, if not the usual ones.
    """
    text = book.text(order.words.tag)
    stem = f"rules-{text.tag}{'-large' if large else ''}"
    to_read, to_fold = names or (stem, f"{stem}-booklet")
    files: dict[str, bytes] = {}
    advice: list[Message | MessageLine] = []
    plan, how = Plan(), None
    folds = Edition.BOOKLET in editions
    if Edition.PAGES in editions or folds:
        # a sheet that is folded holds two of its pages
        form = PageFormat.on(_half(order.paper) if folds else order.paper) if large else A5
        document = pages_of(book, text, form)
        if Edition.PAGES in editions:
            files[f"{to_read}.pdf"] = document
            advice.append(say("booklet.large" if large else "booklet.pages"))
        if folds:
            files[f"{to_fold}.pdf"] = booklet_of(document, text, form, order)
            plan = booklet_plan(text, order)
            how = how_to_print(order.duplex if order.duplex.has_back_pages else Duplex.NONE, plan, order.reverse)
            advice += [folding(order), MessageLine((say("print.size"), how))]
    if Edition.HTML in editions:
        files[f"rules-{text.tag}.html"] = html_of(book, text)
        advice.append(say("booklet.html"))
    order.context.progress.advance()
    main = f"{to_fold}.pdf" if folds else next(iter(files))
    return Printed(files, plan, main, how, tuple(advice), paper=order.paper.title)


def pages_of(book: Rulebook, text: Booklet, form: PageFormat) -> bytes:
    """The booklet's pages in reading order, tagged for screen readers."""
    from ttprint.render.finish import finish  # imports pypdf, which most commands do not need

    count = len(text.pages) + 1
    source = template.fill(
        f"{book.templates}/layout/booklet.typ.j2",
        booklet=text,
        hyphenated=lambda words: soft_hyphens(words, text.tag),
        format=form,
        pages=count,
    )
    figures = _drawn_figures(book)
    finished = finish(typst.write(source, figures.placeholders), figures, text.pictures, text.ornaments)
    if finished.pages != count:
        raise TtprintError(
            f"The words of language {text.tag!r} need {finished.pages} pages instead of {count}: "
            f"shorten templates/{book.templates}/rules/{text.tag}.toml."
        )
    return finished.document


def booklet_of(document: bytes, text: Booklet, form: PageFormat, order: Order) -> bytes:
    """The pages on sheets to be folded; the sheets are not corrected for a printer."""
    from ttprint.render import fold

    pages = len(text.pages) + 1
    sides = _sides(pages, form, order)
    size = TYPE * form.type * sides[0].right.box.width / form.width
    if size < LEAST_TYPE:
        raise TtprintError("page.small_type", paper=order.paper.name, size=round(size, 1), least=LEAST_TYPE)
    flip = order.duplex.flip if order.duplex in (Duplex.LONG, Duplex.SHORT) else None
    return fold.write(document, sides, order.paper, title=text.title, lang=text.tag, flip=flip)


def _sides(pages: int, form: PageFormat, order: Order) -> Sequence[FoldedSide]:
    """The sides of the sheets in the order in which they are printed."""
    if not order.duplex.has_back_pages:
        return one_sided(pages, form.width, form.height, order.paper)
    sheets = folded(pages, form.width, form.height, order.paper, order.duplex.flip)
    if order.duplex is not Duplex.MANUAL:
        return [side for sheet in sheets for side in (sheet.front, sheet.back)]
    backs = [sheet.back for sheet in sheets]
    return [*(sheet.front for sheet in sheets), *(reversed(backs) if order.reverse else backs)]


def folding(order: Order) -> Message:
    """How the printed sheets become a booklet."""
    return say("booklet.folded" if order.duplex.has_back_pages else "booklet.one_sided")


def html_of(book: Rulebook, text: Booklet) -> bytes:
    """The booklet as one web page that needs nothing else."""
    letters = {font: webfonts.data_url(font) for font in ("text", "text-bold", "display")}
    page = f"{book.templates}/layout/booklet.html.j2"
    return template.fill(page, booklet=text, drawings=_inline(book), fonts=letters).encode()


def booklet_plan(text: Booklet, order: Order) -> Plan:
    """What it takes to print and fold the booklet."""
    pages, laid = len(text.pages) + 1, across(order.paper)
    if not order.duplex.has_back_pages:
        sheets = -(-pages // 2)
        return Plan(sheets=sheets, pages=sheets, folds=sheets)
    sheets = sheet_count(pages)
    calendar = not mirror(laid.width, laid.height, order.duplex.flip).upright
    return Plan(sheets=sheets, pages=2 * sheets, folds=sheets, calendar=calendar)


@cache
def drawings(book: Rulebook) -> Mapping[str, bytes]:
    """Every figure as an SVG drawing by name, drawn once for all languages, in lines thick enough for A5."""
    return {name: svg.write(page) for name, page in _figures(book).items()}


@cache
def _figures(book: Rulebook) -> Mapping[str, Page]:
    figures = book.figures()
    scales = _scales(book, figures)
    return {name: _bold(page, scales[name]) for name, page in figures.items()}


@cache
def _drawn_figures(book: Rulebook) -> Figures:
    from ttprint.render.finish import Figures

    return Figures.of(_figures(book))


def _scales(book: Rulebook, figures: Mapping[str, Page]) -> dict[str, float]:
    """The smallest scale at which each figure is printed on A5."""
    scales = {name: WIDTH / page.width for name, page in figures.items()}
    text = book.text(book.languages[0])
    blocks = [block for page in text.pages for section in page for block in section.blocks]
    shown = [(block, picture) for block in blocks for picture in block.pictures]
    for block, picture in (*shown, (BookletBlock("figure"), text.cover.picture)):
        page = figures[picture.name]
        match block.kind:
            case "gallery":
                scales[picture.name] = block.width / page.width
            case "picture":
                scales[picture.name] = block.height / page.height
            case _:
                scales[picture.name] = min(WIDTH / page.width, ROOM / min(page.width, page.height))
    return scales


def _bold(page: Page, scale: float) -> Page:
    """The figure with no line that would be too fine to print at that scale."""
    return replace(page, art=tuple(bolder_nodes(page.art, FINEST / min(1.0, scale))))


@dataclass(frozen=True, slots=True)
class Inline:
    """A drawing inside a web page: its view box and its content."""

    view: str
    inside: str

    @classmethod
    def of(cls, name: str, drawing: str) -> Inline:
        """The drawing of that name without its outer element."""
        start, body = drawing[drawing.index("<svg") :].split(">", 1)
        view = re.search(r'viewBox="([^"]*)"', start)
        # letters are outlines; the alternative text of the whole drawing contains their words
        inside = re.sub(r' aria-label="[^"]*"', "", body.rstrip().removesuffix("</svg>"))
        # several drawings share one page, so each needs ids that the others do not have
        return cls(view[1] if view else "", svg.NAMED.sub(rf"\1{name}-\2", inside))


@cache
def _inline(book: Rulebook) -> Mapping[str, Inline]:
    return {name: Inline.of(name, drawing.decode()) for name, drawing in drawings(book).items()}


def _half(paper: Paper) -> Paper:
    """Half of the paper: the page when two of them share a sheet."""
    long, short = max(paper.width, paper.height), min(paper.width, paper.height)
    return Paper(paper.name, min(long / 2, short), max(long / 2, short), paper.margins)
