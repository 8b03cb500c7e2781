"""The box on sheets: the number of cards, and the right back behind every front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from tests.games.vite_taxi.orders import ORDER
from tests.orders import changed
from tests.pictures import Pixels, from_pdf, leaves, stretch
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page, Path
from ttprint.games.vite_taxi.box.pieces import (
    NOTE_COUNTS,
    card_pieces,
    die_pieces,
    note_pieces,
    taxi_pieces,
    tray_pieces,
)
from ttprint.games.vite_taxi.cards.courses import COURSE_COUNT
from ttprint.games.vite_taxi.cards.deck import DECK_SIZE, kinds
from ttprint.games.vite_taxi.play.state import Options
from ttprint.games.vite_taxi.simulation.run import Series, simulate
from ttprint.games.vite_taxi.simulation.tally import percentile
from ttprint.geometry import Margins
from ttprint.order.order import Order
from ttprint.press.duplex import Duplex
from ttprint.press.impose import impose
from ttprint.press.paper import Paper, parse_paper
from ttprint.press.sheet import Sheet, pages
from ttprint.render import pdf

LOPSIDED = Paper("lopsided", 214, 301, Margins(11, 6, 8, 14))
PER_MM = 2.0


def mixed(duplex: Duplex, order: Order = ORDER) -> tuple[Sheet, ...]:
    """Cards of both kinds on the same sheets; the last sheet is not full."""
    cards = list(card_pieces(order.style))
    some = [card for pair in zip(cards[:7], cards[-7:], strict=True) for card in pair]
    layout = replace(order, paper=LOPSIDED).layout(3.0, duplex)
    return impose(some, replace(layout, fresh_sheet_per_group=False))


def rastered(sheets: tuple[Sheet, ...]) -> Iterator[Pixels]:
    for page in pages(sheets, ORDER.label_words):
        yield from_pdf(one(page), PER_MM * 25.4)


def one(page: Page) -> bytes:
    return pdf.write([page], title="", author="", lang="en", flip=None)


def is_blue(picture: Pixels, x: float, y: float) -> bool:
    """True if the colour is the blue of BONUS or STOP backs, not the gold of COURSE backs."""
    spot = picture[int(y * PER_MM) - 1 : int(y * PER_MM) + 2, int(x * PER_MM) - 1 : int(x * PER_MM) + 2]
    red, _, blue = np.median(spot.reshape(-1, 3), axis=0)
    return bool(blue > red)


@pytest.mark.slow
def test_forty_and_seventy_cards_exactly() -> None:
    groups = Counter(piece.group for piece in card_pieces(ORDER.style) for _ in range(piece.copies))
    assert groups == {"course": COURSE_COUNT, "bonus-stop": DECK_SIZE} == {"course": 40, "bonus-stop": 70}
    names = [piece.name for piece in card_pieces(ORDER.style)]
    assert len(set(names)) == 110
    for kind in kinds():
        assert sum(name.rpartition("-")[0] == kind.id for name in names) == kind.copies


@pytest.mark.slow
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_every_back_is_behind_a_front_of_its_own_kind(duplex: Duplex) -> None:
    sheets = mixed(duplex)
    assert len({len(sheet.placements) for sheet in sheets}) > 1
    pictures = list(rastered(sheets))
    for number, sheet in enumerate(sheets):
        back = pictures[len(sheets) + number] if duplex is Duplex.MANUAL else pictures[2 * number + 1]
        upright = sheet.paper.landscape == (duplex is Duplex.SHORT)
        seen = back[:, ::-1] if upright else back[::-1]
        for place in sheet.placements:
            for x, y in ((place.trim.x - 1.5, place.trim.y - 1.5), (place.trim.right + 1.5, place.trim.bottom - 40)):
                assert is_blue(seen, x, y) == (place.piece.group == "bonus-stop")


@pytest.mark.slow
def test_folding_puts_every_back_behind_its_front() -> None:
    sheets = mixed(Duplex.FOLD)
    for sheet, picture in zip(sheets, rastered(sheets), strict=True):
        for place in sheet.placements:
            assert is_blue(picture[::-1], place.trim.x - 1.5, place.trim.y - 1.5) == (place.piece.group == "bonus-stop")


@pytest.mark.slow
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_cards_share_a_sheet(paper: str) -> None:
    order = replace(ORDER, paper=parse_paper(paper))
    sheets = impose(card_pieces(order.style), order.layout(3.0, Duplex.LONG))
    assert [len(sheet.placements) for sheet in sheets[:-1]].count(9) >= 11
    assert len(sheets) == 13


@pytest.mark.slow
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_taxis_and_die_share_the_last_sheet_of_the_cards(paper: str) -> None:
    order = replace(ORDER, paper=parse_paper(paper))
    pieces = (*card_pieces(order.style), *taxi_pieces(order.style), *die_pieces(order.style))
    sheets = impose(pieces, order.layout(3.0, Duplex.LONG))
    assert len(sheets) == 13
    assert [len(sheet.placements) for sheet in sheets] == [9] * 12 + [9]


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_what_is_folded_fits_one_sheet_each(paper: str, theme: Theme) -> None:
    order = changed(ORDER, theme=theme, paper=parse_paper(paper))
    for pieces in (taxi_pieces, die_pieces, tray_pieces):
        sheets = impose(pieces(order.style), order.layout(1.5, Duplex.NONE))
        assert len(sheets) == 1
        for page in pages(sheets, order.label_words):
            for leaf, at in leaves((*page.art, *page.marks)):
                assert not isinstance(leaf, Path) or not leaf.stroke or leaf.width * stretch(at) >= 0.1 - 1e-9


@pytest.mark.slow
def test_the_box_has_enough_notes_for_six() -> None:
    tally = simulate(Series(("sensible",) * 6, 400, 5, Options()), 1)
    assert set(tally.notes) == set(NOTE_COUNTS)
    for value, counts in tally.notes.items():
        assert percentile(counts, 0.999) <= NOTE_COUNTS[value], value
    pieces = Counter(piece.group for piece in note_pieces(ORDER.style))
    assert pieces == {f"note-{value}": count for value, count in NOTE_COUNTS.items()}
