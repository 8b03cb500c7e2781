"""Sheets: a paper with pieces on it, and the pages that are printed from it.

placement: a piece's trim on the front page      side: which face of the sheet a page is
order: front, back, front, back; by hand (manual) all the fronts, then all the backs in the same order
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ttprint.draw.scene import Group, Node, Page, Place
from ttprint.geometry import Affine, Box
from ttprint.press.duplex import Duplex, Face, Mirror, fold, mirror
from ttprint.press.furniture import FurnitureWords, fold_word, furniture
from ttprint.press.marks import Boxes, crop_marks, fold_line, outlines, seam_marks, surround
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.printers.printer import TRUE, PrinterProfile


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece laid on a sheet; its art is cut off at the bleed, one group for all copies."""

    piece: Piece
    trim: Box
    front: Group
    back: Group | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paper with placements; `number` counts from 1 up to `total`."""

    paper: Paper
    placements: tuple[Placement, ...]
    duplex: Duplex
    bleed: float
    number: int
    total: int

    @property
    def mirror(self) -> Mirror:
        """How a place on the front shows on the back page, or on the lower half when the sheet is folded."""
        if self.duplex is Duplex.FOLD:
            return fold(self.paper.width, self.paper.height)
        return mirror(self.paper.width, self.paper.height, self.duplex.flip)

    @property
    def label(self) -> str:
        """The names of the sets on the sheet."""
        return ", ".join(dict.fromkeys(place.piece.label for place in self.placements if place.piece.label))

    @property
    def has_backs(self) -> bool:
        """Whether any piece on the sheet has a back that is to be printed."""
        return self.duplex is not Duplex.NONE and any(place.back is not None for place in self.placements)

    def trims(self, face: Face) -> Boxes:
        """Where the pieces are cut, as seen on that side."""
        fronts = tuple(place.trim for place in self.placements)
        return fronts if face is Face.FRONT else tuple(map(self.mirror.box, fronts))


def front_page(sheet: Sheet, words: FurnitureWords) -> Page:
    """The page with the fronts, and with the backs below the fold when the sheet is to be folded."""
    knife = tuple(outlines((place.piece, place.trim) for place in sheet.placements))
    if sheet.duplex is Duplex.FOLD:
        art, trims = _fronts(sheet) + _backs(sheet), sheet.trims(Face.FRONT) + sheet.trims(Face.BACK)
        return _page(sheet, art, trims, knife, f"{words.front} + {words.back}", words.fold)
    return _page(sheet, _fronts(sheet), sheet.trims(Face.FRONT), knife, words.front)


def back_page(sheet: Sheet, words: FurnitureWords) -> Page:
    """The page with the backs, each behind its front once the sheet is turned over."""
    return _page(sheet, _backs(sheet), sheet.trims(Face.BACK), (), words.back)


Fill = Callable[[Sheet], Sheet]  # draws what is on a sheet when its turn comes, so that many sheets take little memory


def as_it_is(sheet: Sheet) -> Sheet:
    """A sheet whose pieces are drawn already."""
    return sheet


def sides(sheets: Sequence[Sheet], words: FurnitureWords, fill: Fill = as_it_is) -> Iterator[tuple[Face, Page]]:
    """The pages in the order in which they are printed, one at a time."""
    # a back page left out would put every later back behind the wrong front
    backs = any(sheet.duplex.has_back_pages and sheet.has_backs for sheet in sheets)
    if backs and sheets[0].duplex is Duplex.MANUAL:
        yield from ((Face.FRONT, front_page(fill(sheet), words)) for sheet in sheets)
        yield from ((Face.BACK, back_page(fill(sheet), words)) for sheet in sheets)
        return
    for sheet in map(fill, sheets):
        yield Face.FRONT, front_page(sheet, words)
        if backs:
            yield Face.BACK, back_page(sheet, words)


def pages(
    sheets: Sequence[Sheet], words: FurnitureWords, profile: PrinterProfile = TRUE, fill: Fill = as_it_is
) -> Iterator[Page]:
    """The pages in printing order, made true for a measured printer."""
    for face, page in sides(sheets, words, fill):
        yield profile.apply(page, face, sheets[0].duplex.flip)


def _fronts(sheet: Sheet) -> tuple[Node, ...]:
    return tuple(Place(place.front, Affine.move(place.trim.x, place.trim.y)) for place in sheet.placements)


def _backs(sheet: Sheet) -> tuple[Node, ...]:
    over = sheet.mirror
    return tuple(Place(place.back, over.lay(place.trim)) for place in sheet.placements if place.back)


def _page(
    sheet: Sheet, art: tuple[Node, ...], trims: Boxes, knife: tuple[Node, ...], side: str, fold_here: str = ""
) -> Page:
    whole, bleeds = sheet.paper.sheet, tuple(trim.grow(sheet.bleed) for trim in trims)
    straight = (place.piece.outline is None for place in sheet.placements * 2)
    square = tuple(trim for trim, is_square in zip(trims, straight, strict=False) if is_square)
    crops = crop_marks(square, bleeds, sheet.bleed, whole.width, whole.height)
    white = all(place.piece.white_edge for place in sheet.placements)
    seams = seam_marks(trims, whole.width, whole.height).nodes if white else ()
    taken = bleeds + crops.boxes
    if fold_here:
        middle = whole.height / 2
        knife += (fold_line(whole.width, whole.height),)
        if found := fold_word(whole, taken, middle, fold_here):
            taken, art = (*taken, found[0].box), (*art, found[1])
        taken += (Box(0, middle, whole.width, 0),)
    number = f"{sheet.number}/{sheet.total}"
    labels = (" · ".join(part for part in (number, sheet.label, side) if part), f"{number} · {side}", number)
    return Page(
        whole.width,
        whole.height,
        art=(*art, *furniture(whole, taken, labels)),
        marks=(*crops.nodes, *knife, *seams),
        trim=surround(trims),
        bleed=surround(bleeds),
        label=f"{sheet.number} {side}",
    )
