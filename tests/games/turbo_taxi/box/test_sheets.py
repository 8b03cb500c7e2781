"""The deck on real pages: every back behind its front, every tile as large as it should be."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.turbo_taxi.box.sheets import (
    LOPSIDED,
    colour_at,
    hull_of,
    ink_box,
    mixed_order,
    mixed_sheets,
    rastered,
    set_seen,
)
from tests.games.turbo_taxi.orders import LOOK, ORDER
from tests.orders import changed
from tests.pictures import lightest
from ttprint.games.turbo_taxi.box.parts import print_board, print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets, tile_pieces
from ttprint.geometry import Box
from ttprint.press.duplex import Duplex
from ttprint.press.impose import impose
from ttprint.press.printers.printer import PrinterProfile
from ttprint.render import png

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_every_back_is_behind_a_front_of_its_own_set(duplex: Duplex) -> None:
    sheets = mixed_sheets(duplex)
    assert len({len(sheet.placements) for sheet in sheets}) > 1  # the last one is not full
    pictures = rastered(mixed_order(duplex), sheets)
    fronts = len(sheets)
    for number, sheet in enumerate(sheets):
        back = pictures[fronts + number] if duplex is Duplex.MANUAL else pictures[2 * number + 1]
        # turn the paper over by hand: on the long edge of portrait paper left and right change places
        seen = back[::-1] if duplex is Duplex.SHORT else back[:, ::-1]
        for place in sheet.placements:
            # just beyond the corner of the trim, in the bleed, is nothing but ground and pattern
            assert set_seen(colour_at(seen, place.trim.x - 1, place.trim.y - 1)) == place.piece.group
            assert set_seen(colour_at(seen, place.trim.right - 2, place.trim.bottom - 2)) == place.piece.group


def test_folding_puts_every_back_behind_its_front() -> None:
    sheets = mixed_sheets(Duplex.FOLD)
    for sheet, picture in zip(sheets, rastered(mixed_order(Duplex.FOLD), sheets), strict=True):
        folded = picture[::-1]
        for place in sheet.placements:
            assert place.trim.bottom < LOPSIDED.height / 2 - 5
            assert set_seen(colour_at(folded, place.trim.x - 1, place.trim.y - 1)) == place.piece.group


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
def test_fronts_and_backs_cover_each_other_to_a_tenth_of_a_millimetre(duplex: Duplex) -> None:
    sheets = mixed_sheets(duplex)
    pictures = rastered(mixed_order(duplex), sheets)
    for number, sheet in enumerate(sheets):
        front, back = pictures[2 * number], pictures[2 * number + 1]
        seen = back[::-1] if duplex is Duplex.SHORT else back[:, ::-1]
        area = hull_of(sheet).grow(0.3)
        one, other = ink_box(front, area), ink_box(seen, area)
        for a, b in ((one.x, other.x), (one.y, other.y), (one.right, other.right), (one.bottom, other.bottom)):
            assert abs(a - b) <= 0.1 + 1e-9


def test_a_profile_moves_the_real_deck_as_measured() -> None:
    profile = PrinterProfile(shift_x=1.2, shift_y=-0.5)
    plain = rastered(mixed_order(Duplex.LONG), mixed_sheets(Duplex.LONG))[1]
    made_up = rastered(mixed_order(Duplex.LONG, profile), mixed_sheets(Duplex.LONG))[1]
    area = hull_of(mixed_sheets(Duplex.LONG)[0]).grow(2)
    mirrored = Box(LOPSIDED.width - area.right, area.y, area.width, area.height)
    one, other = ink_box(plain, mirrored), ink_box(made_up, mirrored)
    # seen from the back, a shift to the right is one to the left: making up for it goes to the right
    assert other.x - one.x == pytest.approx(1.2, abs=0.1)
    assert other.y - one.y == pytest.approx(0.5, abs=0.1)


def test_corrections_for_backs_do_not_change_the_board() -> None:
    shifted = changed(ORDER, profile=PrinterProfile(shift_x=3, shift_y=-2, turn=1))
    plain, true = (next(png.pixels(print_board(order, LOOK).files["board.pdf"], 60)) for order in (ORDER, shifted))
    assert np.abs(np.asarray(plain).astype(int) - np.asarray(true)).max() <= 8
    narrow = changed(ORDER, profile=PrinterProfile(scale_x=0.98))
    wider = np.asarray(next(png.pixels(print_board(narrow, LOOK).files["board.pdf"], 60))).astype(int)
    assert np.abs(np.asarray(plain).astype(int) - wider).max() > 50


def test_tiles_are_as_large_as_they_should_be_on_paper() -> None:
    printed = print_deck(ORDER, LOOK, parse_sets("cab"))
    picture = np.asarray(next(png.pixels(printed.files["deck.pdf"], 600)))
    mm = 600 / 25.4
    sheet = impose(tile_pieces(parse_sets("cab"), ORDER.style, LOOK), ORDER.layout(3, Duplex.LONG))[0]
    top = min(place.trim.y for place in sheet.placements)
    band = lightest(picture[round((top - 6) * mm) : round((top - 4.2) * mm)])
    dark = np.flatnonzero((band < 128).mean(axis=0) > 0.8)
    groups = np.split(dark, np.flatnonzero(np.diff(dark) > 1) + 1)
    marks = [float(group.mean() + 0.5) / mm for group in groups]
    widths = np.diff(marks)
    assert len(marks) == 6
    assert widths == pytest.approx([50, 6, 50, 6, 50], abs=0.05)
