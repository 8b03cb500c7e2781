"""Imposition, checked with its own reflections: nothing here uses the mirror of the press."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pictures import leaves
from tests.press.press_samples import UNEQUAL, WORDS, deck, hull, mixed, overlap, piece, placed, points
from ttprint.draw.scene import Path, Place
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box, Margins, Point
from ttprint.press.duplex import Duplex, Face, Flip, Mirror, mirror
from ttprint.press.impose import FOLD_GAP, Layout, count_sheets, impose
from ttprint.press.paper import Paper, parse_paper
from ttprint.press.piece import Piece
from ttprint.press.sheet import pages, sides

TWO_SIDED = [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL]
A4 = parse_paper("a4", UNEQUAL)


def behind(point: Point, width: float, height: float, duplex: Duplex) -> Point:
    """Where on the front a point of the back page shows: only the way across the flip edge is reversed."""
    if duplex is Duplex.FOLD:
        return Point(point.x, height - point.y)
    edge_is_upright = (height >= width) == (duplex is not Duplex.SHORT)
    return Point(width - point.x, point.y) if edge_is_upright else Point(point.x, height - point.y)


def near(one: Point, other: Point) -> bool:
    return abs(one.x - other.x) < 1e-9 and abs(one.y - other.y) < 1e-9


def check_backs(pieces: list[Piece], layout: Layout) -> set[str]:
    """Each back lies corner for corner behind its own front, upright when the piece is turned left to right."""
    fronts = {id(piece.front): piece.name for piece in pieces}
    backs = {id(piece.back): piece.name for piece in pieces}
    size = {piece.name: piece.size for piece in pieces}
    every = list(sides(impose(pieces, layout), WORDS))
    front_pages = [page for face, page in every if face is Face.FRONT]
    back_pages = front_pages if layout.duplex is Duplex.FOLD else [page for face, page in every if face is Face.BACK]
    seen: set[str] = set()
    for front, back in zip(front_pages, back_pages, strict=True):
        assert (front.width, front.height) == (back.width, back.height)
        above, below = placed(front, fronts), placed(back, backs)
        assert above.keys() == below.keys()
        for name, at in above.items():
            width, height = size[name]
            for x in (0, width):
                for y in (0, height):
                    there = behind(below[name](Point(x, y)), front.width, front.height, layout.duplex)
                    assert near(there, at(Point(width - x, y)))
        seen |= above.keys()
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("duplex", [*TWO_SIDED, Duplex.FOLD])
@pytest.mark.parametrize(
    "paper", [A4, A4.turned(), parse_paper("letter", Margins(22, 5, 6, 11)), parse_paper("200x200")]
)
@pytest.mark.parametrize("pieces", [deck(17), deck(5, 42, 63), mixed(23)], ids=["equal", "upright", "mixed"])
def test_every_back_lies_behind_its_own_front(pieces: list[Piece], paper: Paper, duplex: Duplex) -> None:
    for gutter in (None, 9.5):
        layout = Layout(paper, duplex, bleed=2.5, gutter=gutter)
        assert check_backs(pieces, layout) == {piece.name for piece in pieces}


@pytest.mark.parametrize("duplex", TWO_SIDED)
@pytest.mark.parametrize("paper", ["a4", "297x210", "200x200"])
def test_margins_hold_on_every_page_as_it_is_read(paper: str, duplex: Duplex) -> None:
    """No ink of a piece, a mark or a word lies in the margin, on fronts and on backs."""
    asked = parse_paper(paper, UNEQUAL, UNEQUAL)
    for count in (17, 30):
        for page in pages(impose(deck(count, 30, 40), Layout(asked, duplex, bleed=2)), WORDS):
            assert page.bleed
            free = Box(0, 0, page.width, page.height).inside(UNEQUAL)
            inked = [hull(points(leaf, at)) for leaf, at in leaves((*page.art[-2:], *page.marks))]
            assert all(free.contains(box) for box in (page.bleed, *inked))


def test_margins_of_pieces_without_backs_are_kept_as_given() -> None:
    single = [replace(piece("map", 185, 265), back=None)]
    asked = parse_paper("a4", UNEQUAL, UNEQUAL)
    assert len(impose(single, Layout(asked, bleed=0))) == 1
    with pytest.raises(TtprintError, match="does not fit the 182"):
        impose([piece("map", 185, 265)], Layout(asked, bleed=0))


def test_landscape_and_portrait_turn_over_on_opposite_axes() -> None:
    assert mirror(210, 297, Flip.LONG).upright
    assert not mirror(210, 297, Flip.SHORT).upright
    assert mirror(297, 210, Flip.SHORT).upright
    assert not mirror(297, 210, Flip.LONG).upright


@given(st.floats(-50, 400), st.floats(-50, 400), st.booleans())
def test_flipping_twice_changes_nothing(x: float, y: float, upright: bool) -> None:
    over = Mirror(210.5, 297.25, upright).affine
    home = over(over(Point(x, y)))
    assert abs(home.x - x) < 1e-9
    assert abs(home.y - y) < 1e-9


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(
    sizes=st.lists(st.tuples(st.floats(10, 78), st.floats(10, 78), st.sampled_from("abc")), min_size=1, max_size=25),
    width=st.floats(210, 430),
    height=st.floats(210, 430),
    margins=st.builds(Margins, *[st.floats(0, 15)] * 4),
    bleed=st.floats(0, 3),
    extra=st.floats(0, 8),
    duplex=st.sampled_from(Duplex),
    fresh=st.sampled_from([None, True, False]),
)
def test_laws_of_imposition(
    sizes: list[tuple[float, float, str]],
    width: float,
    height: float,
    margins: Margins,
    bleed: float,
    extra: float,
    duplex: Duplex,
    fresh: bool | None,
) -> None:
    pieces = [piece(f"p{i}", w, h, group=g) for i, (w, h, g) in enumerate(sizes)]
    layout = Layout(Paper("odd", width, height, margins), duplex, bleed, 2 * bleed + extra, fresh)
    if duplex is not Duplex.NONE:
        assert check_backs(pieces, layout) == {piece.name for piece in pieces}
    sheets = impose(pieces, layout)
    assert sorted(place.piece.name for sheet in sheets for place in sheet.placements) == sorted(p.name for p in pieces)
    for sheet in sheets:
        grown = [trim.grow(bleed) for trim in sheet.trims(Face.FRONT)]
        assert all(sheet.paper.printable.contains(box) for box in grown)
        if duplex.has_back_pages:
            behind = [trim.grow(bleed) for trim in sheet.trims(Face.BACK)]
            assert all(sheet.paper.area.inside(margins).contains(box) for box in (*grown, *behind))
        if duplex is Duplex.FOLD:
            lower = [trim.grow(bleed) for trim in sheet.trims(Face.BACK)]
            assert all(sheet.paper.printable.contains(box) for box in lower)
            assert all(box.bottom <= sheet.paper.height / 2 - FOLD_GAP + 1e-6 for box in grown)
            grown += lower
        assert not any(overlap(a, b) for i, a in enumerate(grown) for b in grown[:i])


def test_trims_are_a_gutter_apart_and_centred_in_the_printable_area() -> None:
    (sheet,) = impose(deck(12), Layout(A4, bleed=2, gutter=7))
    trims = sheet.trims(Face.FRONT)
    assert {round(trim.x - trims[0].x, 9) for trim in trims} == {0, 57, 114}
    block = trims[0], trims[-1]
    printable = sheet.paper.printable
    assert block[0].x - printable.x == pytest.approx(printable.right - block[1].right)
    assert block[0].y - printable.y == pytest.approx(printable.bottom - block[1].bottom)


def test_twelve_tiles_with_bleed_fill_one_sheet_of_a4_and_of_letter() -> None:
    for name in ("a4", "letter"):
        assert [len(sheet.placements) for sheet in impose(deck(24), Layout(parse_paper(name)))] == [12, 12]


def test_the_paper_is_turned_when_more_pieces_fit() -> None:
    assert impose(deck(20, 80, 88), Layout(parse_paper("a4")))[0].paper.landscape
    assert not impose(deck(20, 88, 80), Layout(parse_paper("297x210")))[0].paper.landscape
    assert not impose(deck(1), Layout(parse_paper("a4")))[0].paper.landscape


def test_a_last_sheet_that_is_not_full_keeps_the_places_of_a_full_one() -> None:
    full, last = impose(deck(16), Layout(A4))
    assert last.trims(Face.FRONT) == full.trims(Face.FRONT)[:4]
    assert (last.number, last.total) == (2, 2)


def test_a_set_starts_a_fresh_sheet_when_that_costs_no_paper() -> None:
    a, b = deck(12, group="a"), deck(12, group="b")
    assert [sheet.label for sheet in impose(a + b, Layout(A4))] == ["a", "b"]
    few = deck(5, group="a") + deck(5, group="b")
    assert [sheet.label for sheet in impose(few, Layout(A4))] == ["a, b"]
    assert [sheet.label for sheet in impose(few, Layout(A4, fresh_sheet_per_group=True))] == ["a", "b"]
    odd = deck(13, group="a") + deck(11, group="b")
    assert [sheet.label for sheet in impose(odd, Layout(A4, fresh_sheet_per_group=False))] == ["a", "a, b"]


def test_every_copy_has_a_place() -> None:
    (sheet,) = impose([piece("twin", copies=3), piece("one")], Layout(A4))
    assert [place.piece.name for place in sheet.placements] == ["twin"] * 3 + ["one"]


def test_art_is_cut_off_at_the_bleed_even_when_two_sizes_share_it() -> None:
    art = piece("art").front
    (sheet,) = impose([Piece("small", art, 30, 20), Piece("large", art, 40, 50)], Layout(A4, bleed=2))
    for place in sheet.placements:
        assert place.front.children[0] is art
        assert place.front.clip == Path(rect(place.piece.trim.grow(2)))


def test_order_of_pages() -> None:
    def order(duplex: Duplex) -> list[str]:
        return [page.label for page in pages(impose(deck(30), Layout(A4, duplex)), WORDS)]

    assert order(Duplex.LONG) == ["1 front", "1 back", "2 front", "2 back", "3 front", "3 back"]
    assert order(Duplex.MANUAL) == ["1 front", "2 front", "3 front", "1 back", "2 back", "3 back"]
    assert order(Duplex.NONE) == ["1", "2", "3"]  # printed on one side: there is no front
    assert order(Duplex.FOLD)[0] == "1 front + back"


def test_a_sheet_without_backs_still_has_a_back_page_when_another_has_one() -> None:
    bare = [Piece(f"bare{i}", piece("x").front, 50, 50) for i in range(12)]
    labels = [page.label for page in pages(impose(bare + deck(12), Layout(A4)), WORDS)]
    assert labels == ["1 front", "1 back", "2 front", "2 back"]
    assert [page.label for page in pages(impose(bare, Layout(A4)), WORDS)] == ["1"]


def test_boxes_of_the_page_surround_trims_and_bleeds() -> None:
    for page in pages(impose(deck(5), Layout(A4, bleed=2)), WORDS):
        assert page.trim is not None
        assert page.trim.grow(2) == page.bleed


@pytest.mark.parametrize(
    ("layout", "pieces", "message"),
    [
        (Layout(A4, bleed=-1), deck(1), "Bleed cannot be negative, and -1 mm is"),
        (Layout(A4, bleed=3, gutter=5), deck(1), "A gutter of 5 mm is too narrow for a bleed of 3 mm"),
        (Layout(parse_paper("a4", Margins.all(149))), deck(1), "The margins leave no room on a4 paper"),
        (Layout(parse_paper("a4", Margins.all(90)), Duplex.FOLD), deck(1), "or another choice for --duplex"),
        (Layout(A4), [piece("huge", 300, 60)], r"A piece of 300 × 60 mm does not fit the .* mm that a4 paper leaves"),
        (Layout(A4), [piece("tall", 60, 260), piece("wide", 260, 60)], r"A piece of 260 × 60 mm does not fit"),
    ],
)
def test_pieces_and_margins_that_do_not_fit_are_refused(layout: Layout, pieces: list[Piece], message: str) -> None:
    with pytest.raises(TtprintError, match=message) as error:
        impose(pieces, layout)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


def test_no_pieces_give_no_sheets() -> None:
    assert impose([], Layout(A4)) == ()


def test_three_hundred_sets_are_laid_lazily_and_each_drawing_is_one_object() -> None:
    faces = deck(12)
    backs = [piece(f"b{i}").back for i in range(300)]
    pieces = [
        Piece(f"{number}-{face.name}", face.front, 50, 50, back=back, group=str(number), label=str(number))
        for number, back in enumerate(backs)
        for face in faces
    ]
    start = time.perf_counter()
    sheets = impose(pieces, Layout(parse_paper("a4")))
    drawn: set[int] = set()
    count = 0
    for page in pages(sheets, WORDS):
        count += 1
        drawn |= {id(node.group) for node in page.art[:12] if isinstance(node, Place)}
    assert count == 600
    assert len(drawn) == 312
    assert time.perf_counter() - start < 10  # about 0.4 s; a slow machine may take its time


@given(
    st.lists(st.integers(1, 30), min_size=1, max_size=4), st.integers(0, 8), st.booleans(), st.sampled_from([3.0, 0.0])
)
def test_sheets_are_counted_as_they_are_packed(sets: list[int], used: int, fresh: bool, bleed: float) -> None:
    pieces = [piece for number, count in enumerate(sets) for piece in deck(count, group=str(number))]
    layout = Layout(A4, bleed=bleed, used=used, fresh_sheet_per_group=fresh)
    assert count_sheets(pieces, layout) == len(impose(pieces, layout))
