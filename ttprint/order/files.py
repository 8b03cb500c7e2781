"""Writes pages as files in the formats of an order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeVar

from ttprint.draw.scene import Page
from ttprint.errors import Amount, TtprintError
from ttprint.order.order import AUTHOR, Format, Order, Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.render import pdf, png, svg
from ttprint.words.message import MessageLine, say

Made = TypeVar("Made")
Pages = Callable[[], Iterable[Page]]  # called once for each format, so that pages need not be kept in memory
MOST_DRAWINGS = 600  # SVG files of one command: all are held in memory until they are written
FLIPS: dict[Duplex, Literal["long", "short"]] = {Duplex.LONG: "long", Duplex.SHORT: "short"}


def printed(
    order: Order, name: str, title: str, pages: Pages, duplex: Duplex, plan: Plan, count: int | None = None
) -> Printed:
    """The pages as files whose names begin with `name`; `count` is the number of pages, if not that of the plan."""
    files: dict[str, bytes] = {}
    inked: tuple[bytes, ...] = ()
    _expect(order, plan.pages if count is None else count)
    if order.output.formats & {Format.PDF, Format.PNG}:  # pictures are made from the PDF
        flip = FLIPS.get(duplex) if plan.pages > plan.sheets else None
        document = pdf_of(order, title, _counted(order, pages()), flip)
        inked = (document,)
        if Format.PDF in order.output.formats:
            files[f"{name}.pdf"] = document
    if Format.SVG in order.output.formats:
        drawn = [svg.write(page, title=title) for page in _counted(order, pages())]
        files |= numbered(name, "svg", drawn)
    if Format.PNG in order.output.formats:
        files |= numbered(name, "png", list(_counted(order, png.pages(document, order.output.dpi))))
    how = how_to_print(duplex, plan, order.reverse, backs_only=order.selection.backs_only)
    advice = MessageLine((say("print.size"), how))
    return Printed(files, plan, next(iter(files)), how, (advice,), paper=order.paper.title, inked=inked)


def pdf_of(order: Order, title: str, pages: Iterable[Page], flip: Literal["long", "short"] | None = None) -> bytes:
    """The pages as a PDF that asks the printer for actual size and the flip edge."""
    words = order.words
    return pdf.write(pages, title=title, author=AUTHOR, lang=words.tag, flip=flip, subject=words.say("title.subject"))


def numbered(name: str, suffix: str, files: list[bytes]) -> dict[str, bytes]:
    """Files by numbered names; a single file has no number."""
    digits = len(str(len(files)))
    return {
        (f"{name}-{number:0{digits}}.{suffix}" if len(files) > 1 else f"{name}.{suffix}"): data
        for number, data in enumerate(files, 1)
    }


def refuse_too_many(count: int) -> None:
    """Raise an error if there are more drawings than can be held in memory."""
    if count > MOST_DRAWINGS:
        raise TtprintError("print.drawings", drawings=Amount(count), most=MOST_DRAWINGS)


def _expect(order: Order, count: int) -> None:
    """Add the pages of each format to the expected progress."""
    if Format.SVG in order.output.formats:
        refuse_too_many(count)
    passes = [{Format.PDF, Format.PNG}, {Format.SVG}, {Format.PNG}]
    order.context.progress.expect(count * sum(bool(order.output.formats & formats) for formats in passes))


def _counted(order: Order, made: Iterable[Made]) -> Iterator[Made]:
    """The pages or files, one by one; each is a step of the progress."""
    for one in made:
        yield one
        order.context.progress.advance()
