"""Pieces without sheets: one file each, cut lines alone, and pictures for Tabletop Simulator.

single: a page just as large as a piece with its bleed, for print-on-demand services and drawing programs
tts: at most 10 × 7 pictures on a sheet of at most 4096 pixels, faces and backs in the same places
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.scene import Group, Page, Path, Place, rect
from ttprint.geometry import Affine, Box
from ttprint.order.files import numbered, pdf_of
from ttprint.order.order import Format, Order, Printed
from ttprint.press.cutlines import cut_page
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan
from ttprint.press.sheet import Sheet
from ttprint.render import png, svg

TTS_COLUMNS, TTS_ROWS, TTS_PIXELS = 10, 7, 4096
TTS_MOST = 1024  # pixels for a picture that has the sheet to itself: more shows nothing more on a screen


def singles(order: Order, title: str, pieces: Sequence[Piece], bleed: float) -> Printed:
    """One file for each piece's front, and one for each different back."""
    arts: dict[str, tuple[Group, Piece]] = {piece.name: (piece.front, piece) for piece in pieces}
    arts |= {f"{piece.group}-back": (piece.back, piece) for piece in pieces if piece.back is not None}
    formats = order.formats - {Format.PDF} or {Format.PNG}
    files: dict[str, bytes] = {}
    for name, (art, piece) in arts.items():
        page = _single(art, piece, bleed)
        if Format.SVG in formats:
            files[f"{name}.svg"] = svg.write(page, title=title)
        if Format.PNG in formats:
            files[f"{name}.png"] = next(png.pages(pdf_of(order, title, [page]), order.dpi))
        order.tick(name)
    return Printed(files, Plan(pieces=len(pieces)))


def cut_lines(name: str, title: str, sheets: Sequence[Sheet]) -> Printed:
    """The cut lines of each sheet as an SVG, in the same places as on the printed sheets."""
    drawn = [svg.write(cut_page(sheet), title=title) for sheet in sheets]
    return Printed(numbered(f"{name}-cut", "svg", drawn), Plan(pieces=sum(len(s.placements) for s in sheets)))


def tts(order: Order, name: str, title: str, pieces: Sequence[Piece]) -> Printed:
    """Faces, and backs where there are any, side by side for Tabletop Simulator; pieces of one size to a sheet."""
    sizes = dict.fromkeys(piece.size for piece in pieces)
    alike = [[piece for piece in pieces if piece.size == size] for size in sizes]
    decks = [deck for same in alike for deck in _batched(same, TTS_COLUMNS * TTS_ROWS)]
    files: dict[str, bytes] = {}
    for number, deck in enumerate(decks, 1):
        mark = f"-{number}" if len(decks) > 1 else ""
        backs = [piece.back for piece in deck if piece.back is not None]
        for side, arts in (("faces", [piece.front for piece in deck]), ("backs", backs)):
            if arts:
                page, dpi = _mosaic(arts, deck[0])
                files[f"{name}-tts{mark}-{side}.png"] = next(png.pages(pdf_of(order, title, [page]), dpi))
                order.tick(side)
    return Printed(files, Plan(pieces=len(pieces)))


def _single(art: Group, piece: Piece, bleed: float) -> Page:
    whole = piece.trim.grow(bleed)
    shown = Place(Group((art,), clip=Path(rect(whole))), Affine.move(bleed, bleed))
    trim = Box(bleed, bleed, piece.width, piece.height)
    return Page(whole.width, whole.height, (shown,), trim=trim, bleed=trim.grow(bleed), label=piece.name)


def _mosaic(arts: Sequence[Group], piece: Piece) -> tuple[Page, float]:
    """The pictures in rows of ten, and the dpi at which every one has a whole number of pixels."""
    rows = -(-len(arts) // TTS_COLUMNS)
    columns = min(len(arts), TTS_COLUMNS)
    # a whole number of pixels a picture, however many there are, so that none bleeds into the next
    pixels = min(TTS_PIXELS // columns, int(TTS_PIXELS // rows * piece.width / piece.height), TTS_MOST)
    cells = [Group((art,), clip=Path(rect(piece.trim))) for art in arts]
    places = tuple(
        Place(cell, Affine.move(i % TTS_COLUMNS * piece.width, i // TTS_COLUMNS * piece.height))
        for i, cell in enumerate(cells)
    )
    return Page(columns * piece.width, rows * piece.height, places), pixels / piece.width * 25.4


def _batched(pieces: Sequence[Piece], size: int) -> Iterator[Sequence[Piece]]:
    for start in range(0, len(pieces), size):
        yield pieces[start : start + size]
