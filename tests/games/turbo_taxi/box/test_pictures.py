"""What lies on the pages of the box: no line too thin, no word on another, PDF and SVG alike."""

from __future__ import annotations

from functools import cache

import pytest

from tests.cases import few
from tests.games.turbo_taxi.orders import A4, LOOK, ORDER
from tests.pictures import ALIKE, leaves, page_of, pdf_and_svg_apart, stretch
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page, Path, Text
from ttprint.games.turbo_taxi.art.board.board import office_board
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle, marker_pieces, parse_sets, tile_pieces
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile
from ttprint.geometry import Box
from ttprint.order.boxes import file_rows
from ttprint.order.order import Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.impose import impose
from ttprint.press.plan import Plan
from ttprint.press.poster import poster, poster_pages
from ttprint.press.sheet import pages

pytestmark = pytest.mark.slow


@cache
def every_page(theme: Theme) -> list[Page]:
    """All pages of a kit and of a class's first sets, as scenes."""
    order = ORDER.with_style(theme=theme)
    found: list[Page] = []
    for pieces, duplex, bleed in (
        (tile_pieces(parse_sets("all"), order.style, LOOK), Duplex.LONG, 3.0),
        (tile_pieces(parse_sets("9")[8:], order.style, LOOK), Duplex.FOLD, 3.0),
        (marker_pieces(MarkerStyle.BOTH, order.style, LOOK), Duplex.NONE, 1.5),
    ):
        found += pages(impose(pieces, order.layout(bleed, duplex)), order.label_words)
    spread = poster(office_board(tile=80.0, theme=theme).art, 299, 299, A4, 3)
    found += poster_pages(spread, "board")
    plan = Plan(5, 10, 60, 70)
    files = file_rows(order, {"deck": Printed({"2-deck.pdf": b""}, plan, "2-deck.pdf")})
    return [*found, start_page(order, LOOK, how_to_print(Duplex.LONG, plan), files)]


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_thinner_than_a_tenth_of_a_millimetre(theme: Theme) -> None:
    for page in every_page(theme)[:-1]:  # the pictures on the first page are the pieces made small
        for leaf, at in leaves((*page.art, *page.marks)):
            if isinstance(leaf, Path) and leaf.stroke:
                assert leaf.width * stretch(at) >= 0.1 - 1e-9


@pytest.mark.parametrize("theme", Theme)
def test_no_text_lies_on_text(theme: Theme) -> None:
    for page in every_page(theme)[-1:] + every_page(theme)[:-1:3]:
        boxes = [hull(points(leaf, at)) for leaf, at in leaves(page.art) if isinstance(leaf, Text) and leaf.words]
        for i, one in enumerate(boxes):
            assert not any(overlap(one, other, 0.05) for other in boxes[i + 1 :])


@pytest.mark.parametrize("size", [30.0, 50.0, 90.0])
def test_words_on_pieces_stay_in_the_safe_zone(size: float) -> None:
    for piece in tile_pieces(parse_sets("300")[::37], ORDER.style, Look(tile=size)):
        safe = piece.trim.grow(-3)
        for side in (piece.front, piece.back):
            assert side
            for leaf, at in leaves([side]):
                assert not isinstance(leaf, Text) or safe.contains(hull(points(leaf, at)))


@pytest.mark.parametrize("theme", few(Theme, [Theme.CITY]))
def test_pdf_and_svg_of_each_picture_show_the_same(theme: Theme) -> None:
    order = ORDER.with_style(theme=theme)
    shown = {piece.name: piece for piece in tile_pieces(parse_sets("cab"), order.style, LOOK)}
    tiles = [page_of(piece.front, piece.trim.grow(3)) for piece in shown.values()]
    every = list(tile_pieces(parse_sets("all"), order.style, LOOK))[::12]
    backs = [page_of(piece.back, piece.trim) for piece in every if piece.back]
    assert len(backs) == 5
    markers = [page_of(p.front, p.trim.grow(1)) for p in marker_pieces(MarkerStyle.BOTH, order.style, LOOK)]
    bridge = tile_face(Tile.parse("NESW"), size=50, theme=theme, crossing=Crossing.FLYOVER, copy=0)
    table = office_board(tile=50.0, theme=theme)
    others = [page_of(bridge, Box(0, 0, 50, 50)), page_of(table.art, Box(0, 0, table.width, table.height))]
    for page in (*tiles, *backs, *markers, *others):
        assert pdf_and_svg_apart(page) < ALIKE
