"""Prints pieces in the form of an order: on sheets, as single files, as cut lines, for Tabletop Simulator.

blank: an empty piece that stands for others of its size while sheets are laid out; the others are drawn when their
sheet is written, so that a pack of any length takes little memory
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from itertools import accumulate

from ttprint.draw.scene import Page
from ttprint.errors import TtprintError, nearest
from ttprint.order.files import printed
from ttprint.order.order import Form, Order, Printed
from ttprint.order.simulator import tts
from ttprint.order.singles import cut_lines, singles
from ttprint.order.summary import saving_hints
from ttprint.press.impose import Clipper, Layout, impose
from ttprint.press.piece import Piece
from ttprint.press.plan import plan
from ttprint.press.printers.printer import TRUE
from ttprint.press.sheet import Fill, Sheet, backs_alone, pages, sides, unchanged


def in_form(
    order: Order,
    name: str,
    title: str,
    pieces: Sequence[Piece],
    bleed: float,
    *,
    laid: Callable[[], Sequence[Sheet]],
    on_paper: Callable[[], Printed],
) -> Printed:
    """The pieces in the form of the order; `laid` returns their sheets, `on_paper` prints them."""
    match order.output.form:
        case Form.PIECES:
            return singles(order, title, list(pieces), bleed)
        case Form.TTS:
            return tts(order, name, title, list(pieces))
        case Form.CUT:
            return cut_lines(order, name, title, laid())
        case Form.SHEETS:
            return on_paper()


def cut_out(
    order: Order, name: str, title: str, pieces: Sequence[Piece], layout: Layout, blank: Piece | None = None
) -> Printed:
    """Print pieces to cut out, as many copies as the order asks for; with `blank`, each is drawn with its sheet."""
    pieces = _as_ordered(order, pieces)
    if blank:
        blank = replace(blank, corner=order.corners)

    def laid() -> tuple[Sheet, ...]:
        return impose([replace(blank, copies=len(pieces))] if blank else pieces, layout)

    def on_paper() -> Printed:
        sheets, profile = laid(), order.context.profile or TRUE
        fill = _filler(pieces, sheets, layout.bleed) if blank else unchanged

        def drawn() -> Iterable[Page]:
            seen = backs_alone if order.selection.backs_only else sides
            return pages(sheets, order.label_words, profile, fill, seen)

        counted = plan(sheets, profile)
        if order.selection.backs_only:
            counted = replace(counted, pages=len(sheets))
        result = printed(order, name, title, drawn, layout.duplex, counted)
        same_size = [replace(blank, copies=len(pieces))] if blank else pieces
        return replace(result, hints=saving_hints(order, same_size, layout, len(sheets)))

    return in_form(order, name, title, pieces, layout.bleed, laid=laid, on_paper=on_paper)


def chosen(pieces: Sequence[Piece], only: Sequence[str]) -> list[Piece]:
    """The pieces whose names match one of the patterns; all of them if there is no pattern."""
    if not only:
        return list(pieces)
    for pattern in only:
        if not any(fnmatchcase(piece.name, pattern) for piece in pieces):
            names = [piece.name for piece in pieces]
            if close := nearest(pattern, names):
                raise TtprintError("print.only_near", name=pattern, near=close).about("only")
            raise TtprintError("print.only", name=pattern, example=names[0]).about("only")
    return [piece for piece in pieces if any(fnmatchcase(piece.name, pattern) for pattern in only)]


def _as_ordered(order: Order, pieces: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces with the corners and copies that the order asks for."""
    copies = order.selection.copies
    if copies == 1 and not order.corners:
        return pieces
    return [replace(piece, corner=0.0 if piece.outline else order.corners) for piece in pieces for _ in range(copies)]


def _filler(pieces: Sequence[Piece], sheets: Sequence[Sheet], bleed: float) -> Fill:
    """A function that puts the pieces of a sheet in place of its blanks."""
    clipper = Clipper(bleed)
    starts = [0, *accumulate(len(sheet.placements) for sheet in sheets)]

    def fill(sheet: Sheet) -> Sheet:
        start = starts[sheet.number - 1]
        drawn = pieces[start : start + len(sheet.placements)]
        trims = (place.trim for place in sheet.placements)
        return replace(sheet, placements=clipper.placements(list(zip(drawn, trims, strict=True))))

    return fill
