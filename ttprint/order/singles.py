"""Prints pieces without sheets: one file for each piece, or cut lines alone.

single: a page of the size of a piece with its bleed, for print-on-demand services and drawing programs
"""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.draw.scene import Group, Page, Path, Place
from ttprint.draw.shapes import rect
from ttprint.geometry import Affine, Box
from ttprint.order.files import numbered, pdf_of, refuse_too_many
from ttprint.order.order import Format, Order, Printed
from ttprint.press.cutting.cutlines import cut_layers
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan
from ttprint.press.sheet import Sheet
from ttprint.render import dxf, png, svg


def singles(order: Order, title: str, pieces: Sequence[Piece], bleed: float) -> Printed:
    """One file for each piece's front, and one for each different back."""
    arts: dict[str, tuple[Group, Piece]] = {piece.name: (piece.front, piece) for piece in pieces}
    arts |= {f"{piece.group}-back": (piece.back, piece) for piece in pieces if piece.back is not None}
    formats = order.output.formats - {Format.PDF} or {Format.PNG}
    files: dict[str, bytes] = {}
    order.context.progress.expect(len(arts))
    if Format.SVG in formats:
        refuse_too_many(len(arts))
    if Format.PNG in formats:
        wholes = (piece.trim.grow(bleed) for _, piece in arts.values())
        png.refuse_too_many(
            (png.size_in_pixels(one.width, one.height, order.output.dpi) for one in wholes), order.output.dpi
        )
    for name, (art, piece) in arts.items():
        page = _single(art, piece, bleed)
        if Format.SVG in formats:
            files[f"{name}.svg"] = svg.write(page, title=title)
        if Format.PNG in formats:
            files[f"{name}.png"] = next(png.pages(pdf_of(order, title, [page]), order.output.dpi))
        order.context.progress.advance()
    return Printed(files, Plan(pieces=len(pieces)))


def cut_lines(order: Order, name: str, title: str, sheets: Sequence[Sheet]) -> Printed:
    """The cut lines of each sheet as SVG and DXF, in the same places as on the printed sheets; or as SVG alone."""
    layers = [(sheet.paper, cut_layers(sheet)) for sheet in sheets]
    drawn = [svg.write_layers(lines, paper.width, paper.height, title=title) for paper, lines in layers]
    files = numbered(f"{name}-cut", "svg", drawn)
    if order.output.formats != {Format.SVG}:
        files |= numbered(f"{name}-cut", "dxf", [dxf.write(lines, paper.height) for paper, lines in layers])
    return Printed(files, Plan(pieces=sum(len(sheet.placements) for sheet in sheets)))


def _single(art: Group, piece: Piece, bleed: float) -> Page:
    whole = piece.trim.grow(bleed)
    shown = Place(Group((art,), clip=Path(rect(whole))), Affine.move(bleed, bleed))
    trim = Box(bleed, bleed, piece.width, piece.height)
    return Page(whole.width, whole.height, (shown,), trim=trim, bleed=trim.grow(bleed), label=piece.name)
