"""Pages turned into files of the formats asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.order.order import AUTHOR, Format, Order, Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.render import pdf, png, svg
from ttprint.words.message import LargeNumber, MessageLine, say

Pages = Callable[[], Iterable[Page]]  # pages are drawn anew for each format rather than kept
MOST_DRAWINGS = 600  # SVG files of one command: they wait in memory until all are made
FLIPS: dict[Duplex, Literal["long", "short"]] = {Duplex.LONG: "long", Duplex.SHORT: "short"}


def printed(
    order: Order, name: str, title: str, pages: Pages, duplex: Duplex, plan: Plan, count: int | None = None
) -> Printed:
    """The pages as files that all begin with the name; so many pages, if they are not as many as are printed."""
    files: dict[str, bytes] = {}
    inked: tuple[bytes, ...] = ()
    _announce(order, plan.pages if count is None else count)
    if order.output.formats & {Format.PDF, Format.PNG}:  # pictures are made from the PDF
        flip = FLIPS.get(duplex) if plan.pages > plan.sheets else None
        document = pdf_of(order, title, _ticked(order, pages()), flip)
        inked = (document,)
        if Format.PDF in order.output.formats:
            files[f"{name}.pdf"] = document
    if Format.SVG in order.output.formats:
        drawn = [svg.write(page, title=title) for page in _ticked(order, pages())]
        files |= numbered(name, "svg", drawn)
    if Format.PNG in order.output.formats:
        files |= numbered(name, "png", list(_ticked_bytes(order, png.pages(document, order.output.dpi))))
    how = how_to_print(duplex, plan, order.reverse)
    advice = MessageLine((say("print.size"), how))
    return Printed(files, plan, next(iter(files)), how, (advice,), paper=order.paper.title, inked=inked)


def pdf_of(order: Order, title: str, pages: Iterable[Page], flip: Literal["long", "short"] | None = None) -> bytes:
    """The pages as a PDF, with the wishes for the printer."""
    words = order.words
    return pdf.write(pages, title=title, author=AUTHOR, lang=words.tag, flip=flip, subject=words.say("title.subject"))


def numbered(name: str, suffix: str, files: list[bytes]) -> dict[str, bytes]:
    """Names for several files of a kind; a single one needs no number."""
    digits = len(str(len(files)))
    return {
        (f"{name}-{number:0{digits}}.{suffix}" if len(files) > 1 else f"{name}.{suffix}"): data
        for number, data in enumerate(files, 1)
    }


def refuse_too_many(count: int) -> None:
    """Say so when there would be more drawings than anybody could open, or this program hold."""
    if count > MOST_DRAWINGS:
        raise TtprintError("print.drawings", drawings=LargeNumber(count), most=MOST_DRAWINGS)


def _announce(order: Order, count: int) -> None:
    """Tell how many pages will be drawn: once for a PDF, once for each picture, once for each drawing."""
    if Format.SVG in order.output.formats:
        refuse_too_many(count)
    passes = [{Format.PDF, Format.PNG}, {Format.SVG}, {Format.PNG}]
    order.context.progress.expect(count * sum(bool(order.output.formats & formats) for formats in passes))


def _ticked(order: Order, pages: Iterable[Page]) -> Iterator[Page]:
    for page in pages:
        yield page
        order.context.progress.advance()


def _ticked_bytes(order: Order, files: Iterable[bytes]) -> Iterator[bytes]:
    for data in files:
        yield data
        order.context.progress.advance()
