"""Sheets: a paper with pieces on it, and the pages that are printed from it.

placement: a piece with its trim on the front page
printing order: front, back, front, back; manual duplex prints all fronts, then all backs in the same or reverse order
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ttprint.draw.scene import Group, Node, Page, Place
from ttprint.geometry import Affine, Box, Margins
from ttprint.press.cutting.gutters import gutter_marks
from ttprint.press.cutting.registration import registration_boxes, registration_marks
from ttprint.press.duplex import Duplex, Face, Mirror, fold, mirror
from ttprint.press.marks import (
    Boxes,
    CropMarks,
    crop_marks,
    fold_line,
    outlines,
    rounded_corners,
    seam_marks,
    surround,
)
from ttprint.press.page_labels import RULERS, STRIP, PageLabelWords, add_labels, find_ruler, fold_word
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.press.turning import room_for_turning, turning


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece on a sheet; its art is clipped at the bleed, one group for all copies."""

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
    reverse: bool = False  # turned by hand: the back of the last sheet is printed first
    registration: bool = False  # fronts carry marks by which a cutter finds the sheet

    @property
    def mirror(self) -> Mirror:
        """The map from the front to the back page, or to the lower half when the sheet is folded."""
        if self.duplex is Duplex.FOLD:
            return fold(self.paper.width, self.paper.height)
        return mirror(self.paper.width, self.paper.height, self.duplex.flip)

    @property
    def label(self) -> str:
        """The names of the sets on the sheet."""
        return ", ".join(dict.fromkeys(place.piece.label for place in self.placements if place.piece.label))

    @property
    def has_backs(self) -> bool:
        """True if any piece on the sheet has a back to print."""
        return self.duplex is not Duplex.NONE and any(place.back is not None for place in self.placements)

    def trims(self, face: Face) -> Boxes:
        """The trims of the pieces as seen on that side."""
        fronts = tuple(place.trim for place in self.placements)
        return fronts if face is Face.FRONT else tuple(map(self.mirror.box, fronts))


def front_page(sheet: Sheet, words: PageLabelWords) -> Page:
    """Return the page with the fronts, and with the backs below the fold when the sheet is to be folded."""
    places = [(place.piece, place.trim) for place in sheet.placements]
    cuts = (*outlines(places), *rounded_corners(places))
    if sheet.duplex is Duplex.FOLD:
        art, trims = _fronts(sheet) + _backs(sheet), sheet.trims(Face.FRONT) + sheet.trims(Face.BACK)
        return _page(sheet, art, trims, cuts, f"{words.front} + {words.back}", words.fold)
    return _page(sheet, _fronts(sheet), sheet.trims(Face.FRONT), cuts, words.front)


def back_page(sheet: Sheet, words: PageLabelWords) -> Page:
    """Return the page with the backs, each behind its front when the sheet is turned over."""
    return _page(sheet, _backs(sheet), sheet.trims(Face.BACK), (), words.back, is_front=False)


Fill = Callable[[Sheet], Sheet]  # draws the pieces of a sheet just before it is printed, to save memory


def unchanged(sheet: Sheet) -> Sheet:
    """Return the sheet itself: its pieces are drawn already."""
    return sheet


def backs_alone(sheets: Sequence[Sheet], words: PageLabelWords, fill: Fill = unchanged) -> Iterator[tuple[Face, Page]]:
    """Yield the back pages in printing order, for sheets whose fronts are printed already."""
    again = reversed(sheets) if sheets[0].reverse else sheets
    yield from ((Face.BACK, back_page(fill(sheet), words)) for sheet in again)


def sides(sheets: Sequence[Sheet], words: PageLabelWords, fill: Fill = unchanged) -> Iterator[tuple[Face, Page]]:
    """Yield the pages in printing order."""
    # a back page left out would put every later back behind the wrong front
    backs = any(sheet.duplex.has_back_pages and sheet.has_backs for sheet in sheets)
    if backs and sheets[0].duplex is Duplex.MANUAL:
        yield from ((Face.FRONT, front_page(fill(sheet), words)) for sheet in sheets)
        yield from backs_alone(sheets, words, fill)
        return
    folded = sheets[0].duplex is Duplex.FOLD
    one_sided = replace(words, front="")  # a sheet that is printed on one side has no front
    for sheet in map(fill, sheets):
        yield Face.FRONT, front_page(sheet, words if backs or folded else one_sided)
        if backs:
            yield Face.BACK, back_page(sheet, words)


def pages(
    sheets: Sequence[Sheet],
    words: PageLabelWords,
    profile: PrinterProfile = TRUE,
    fill: Fill = unchanged,
    which: Callable[[Sequence[Sheet], PageLabelWords, Fill], Iterator[tuple[Face, Page]]] = sides,
) -> Iterator[Page]:
    """Yield the pages in printing order, both sides or the backs alone, compensated for the printer."""
    for face, page in which(sheets, words, fill):
        yield profile.apply(page, face, sheets[0].duplex.flip)


def _fronts(sheet: Sheet) -> tuple[Node, ...]:
    return tuple(Place(place.front, Affine.move(place.trim.x, place.trim.y)) for place in sheet.placements)


def _backs(sheet: Sheet) -> tuple[Node, ...]:
    over = sheet.mirror
    return tuple(Place(place.back, over.lay(place.trim)) for place in sheet.placements if place.back)


def _page(
    sheet: Sheet,
    art: tuple[Node, ...],
    trims: Boxes,
    cuts: tuple[Node, ...],
    side: str,
    fold_here: str = "",
    is_front: bool = True,
) -> Page:
    whole, safe, bleeds = sheet.paper.area, sheet.paper.safe, tuple(trim.grow(sheet.bleed) for trim in trims)
    straight = (place.piece.outline is None for place in sheet.placements * 2)
    square = tuple(trim for trim, is_square in zip(trims, straight, strict=False) if is_square)
    fold_at = (Box(0, whole.height / 2, whole.width, 0),) if fold_here else ()
    registered = sheet.registration and is_front
    kept = fold_at + (registration_boxes(sheet.paper) if registered else ())
    crops = _crops(sheet, square, bleeds, kept)
    white = all(place.piece.marked_edge for place in sheet.placements)
    seams = seam_marks(trims, safe).nodes if white else ()
    taken = bleeds + crops.boxes
    if fold_here:
        cuts += (fold_line(whole, safe),)
        if found := fold_word(safe, taken, whole.height / 2, fold_here):
            taken, art = (*taken, found[0].box), (*art, found[1])
    taken += kept
    number = f"{sheet.number}/{sheet.total}"
    labels = tuple(_line(number, *more) for more in ((sheet.label, side), (side,), ()))
    around, taken = add_labels(safe, taken, labels, find_ruler(safe, taken, whole.height / 2 if fold_here else None))
    return Page(
        whole.width,
        whole.height,
        art=(*art, *around, *_by_hand(sheet, taken, is_front)),
        marks=(
            *crops.nodes,
            *gutter_marks(square, sheet.bleed),
            *cuts,
            *seams,
            *(registration_marks(sheet.paper) if registered else ()),
        ),
        trim=surround(trims),
        bleed=surround(bleeds),
        label=f"{sheet.number} {side}".strip(),
    )


def _line(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _by_hand(sheet: Sheet, taken: Boxes, is_front: bool) -> tuple[Node, ...]:
    """The drawing of how to turn the stack over by hand, on the first sheet, if there is room for it."""
    if not (sheet.duplex is Duplex.MANUAL and sheet.number == 1 and is_front and sheet.has_backs):
        return ()
    at = room_for_turning(sheet.paper.safe, taken)
    first = sheet.total if sheet.reverse else 1
    return (Place(turning(sheet.paper.landscape, sheet.mirror.upright, first), at),) if at else ()


def _crops(sheet: Sheet, square: Boxes, bleeds: Boxes, kept: Boxes) -> CropMarks:
    """The longest crop marks that leave room for a full ruler, or else for the longest ruler."""
    safe, fold = sheet.paper.safe, sheet.paper.height / 2 if sheet.duplex is Duplex.FOLD else None
    best, longest = CropMarks((), ()), -1
    for crops in _crop_choices(sheet, square, bleeds, fold):
        found = find_ruler(safe, bleeds + crops.boxes + kept, fold)
        length = found.length if found else 0
        if length > longest:
            best, longest = crops, length
        if length == RULERS[0]:
            break
    return best


def _crop_choices(sheet: Sheet, square: Boxes, bleeds: Boxes, fold: float | None) -> Iterator[CropMarks]:
    """The full crop marks, then shorter ones that keep a strip free at the foot, at the head or below the fold."""
    page, safe = sheet.paper.area, sheet.paper.safe
    for room in (safe, safe.inside(Margins(0, 0, STRIP, 0)), safe.inside(Margins(STRIP, 0, 0, 0))):
        yield crop_marks(square, bleeds, sheet.bleed, page, room)
    if fold is not None:
        yield crop_marks(square, (*bleeds, Box(safe.x, fold, safe.width, STRIP)), sheet.bleed, page, safe)
