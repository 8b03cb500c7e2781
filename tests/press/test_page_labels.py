from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import few
from tests.pictures import leaves, raster
from tests.press.press_samples import UNEQUAL, WORDS, deck, hull, lines, mixed, overlap, piece, points
from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Page, Path, Place, Text
from ttprint.draw.shapes import circle
from ttprint.geometry import Box, Margins, Point
from ttprint.press.cutting.gutters import LEAST_BLEED
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.marks import LENGTH
from ttprint.press.paper import parse_edge, parse_margins, parse_paper
from ttprint.press.piece import Piece
from ttprint.press.rulers import ruler
from ttprint.press.sheet import Sheet, back_page, front_page, sides

CASES = [
    (deck(11, group="Blue taxis"), Layout(parse_paper("a4"))),
    (deck(17, group="Blue taxis"), Layout(parse_paper("letter", UNEQUAL), Duplex.SHORT, gutter=11)),
    (deck(8, group="Blue taxis"), Layout(parse_paper("a4", UNEQUAL), Duplex.FOLD, bleed=2)),
    (mixed(31), Layout(parse_paper("a4", parse_margins("tight")), gutter=9)),
    (deck(40, 30, 30, "Full to the margins"), Layout(parse_paper("a4"), bleed=1)),
    (deck(1, 184, 271, "Nothing but margins"), Layout(parse_paper("a4"))),
]


def drawn(sheet: Sheet) -> list[tuple[Page, tuple[Box, ...]]]:
    """Both pages, each with the bleeds on it."""
    both = tuple(trim.grow(sheet.bleed) for face in Face for trim in sheet.trims(face))
    if sheet.duplex is Duplex.FOLD:
        return [(front_page(sheet, WORDS), both)]
    half = len(both) // 2
    return [(front_page(sheet, WORDS), both[:half]), (back_page(sheet, WORDS), both[half:])]


def around(page: Page, pieces: int) -> list[Box]:
    """The boxes of ruler and label: everything drawn after the pieces, leaf by leaf."""
    return [hull(points(leaf, at)) for leaf, at in leaves(page.art[pieces:])]


@pytest.mark.slow
@pytest.mark.parametrize(("pieces", "layout"), CASES)
def test_labels_and_marks_touch_no_piece_and_stay_clear_of_the_edge(pieces: list[Piece], layout: Layout) -> None:
    for sheet in impose(pieces, layout):
        for page, bleeds in drawn(sheet):
            labels = around(page, len(bleeds))
            marks = [hull(points(leaf, at)) for leaf, at in leaves(page.marks) if not isinstance(leaf, Text)]
            assert len(labels) >= 5  # two sets of ticks, two numbers, one label
            for box in labels:
                assert sheet.paper.safe.grow(0.1).contains(box)
                assert not any(overlap(box, bleed) for bleed in bleeds)
            for path, at in leaves(page.marks):
                for line in lines(path, at):
                    # in the gutters marks lie on the bleed, half a millimetre clear of the piece
                    thick = line.grow(0.01) if line.width + line.height < 3.1 else line.grow(-1)
                    assert not any(overlap(thick, bleed.grow(0.45 - sheet.bleed)) for bleed in bleeds)
                    assert sheet.paper.safe.contains(line)
            assert marks


@pytest.mark.parametrize(("pieces", "layout"), CASES)
def test_no_words_on_words_ruler_or_marks(pieces: list[Piece], layout: Layout) -> None:
    for sheet in impose(pieces, layout):
        for page, bleeds in drawn(sheet):
            art = list(leaves(page.art[len(bleeds) :]))
            texts = [hull(points(leaf, at)) for leaf, at in art if isinstance(leaf, Text)]
            strokes = [
                line for leaf, at in (*art, *leaves(page.marks)) if isinstance(leaf, Path) for line in lines(leaf, at)
            ]
            for i, text in enumerate(texts):
                assert not any(overlap(text, other) for other in texts[:i])
                assert not any(overlap(text, stroke.grow(0.07)) for stroke in strokes)


@pytest.mark.parametrize(("pieces", "layout"), CASES)
def test_nothing_is_thinner_than_a_tenth_of_a_millimetre(pieces: list[Piece], layout: Layout) -> None:
    for sheet in impose(pieces, layout):
        for page, bleeds in drawn(sheet):
            for leaf, _ in leaves((*page.art[len(bleeds) :], *page.marks)):
                assert isinstance(leaf, Text) or leaf.width >= 0.1


def test_crop_marks_point_at_the_trim_from_outside_the_bleed() -> None:
    (sheet,) = impose(deck(1, 40, 60), Layout(parse_paper("a4", UNEQUAL), bleed=2))
    (trim,) = sheet.trims(Face.FRONT)
    page = front_page(sheet, WORDS)
    found = {
        tuple(round(n, 6) for n in (b.x, b.y, b.right, b.bottom))
        for p, at in leaves(page.marks[:1])
        for b in lines(p, at)
    }
    gap = 2.5
    flat = {(x, y, x + LENGTH, y) for x in (trim.x - gap - LENGTH, trim.right + gap) for y in (trim.y, trim.bottom)}
    upright = {(x, y, x, y + LENGTH) for x in (trim.x, trim.right) for y in (trim.y - gap - LENGTH, trim.bottom + gap)}
    assert found == {tuple(round(n, 6) for n in mark) for mark in flat | upright}


def test_marks_of_the_back_lie_behind_those_of_the_front() -> None:
    for duplex in (Duplex.LONG, Duplex.SHORT):
        sheet = impose(mixed(17), Layout(parse_paper("a4", UNEQUAL), duplex, gutter=11))[-1]

        def marks(page: Page) -> set[tuple[float, ...]]:
            boxes = (b for p, at in leaves(page.marks) for b in lines(p, at))
            return {tuple(round(n, 5) for n in (b.x, b.y, b.width, b.height)) for b in boxes}

        mirrored = {
            (round(210 - x - w, 5), y, w, h) if sheet.mirror.upright else (x, round(297 - y - h, 5), w, h)
            for x, y, w, h in marks(back_page(sheet, WORDS))
        }
        assert len(mirrored) > 20
        for one in marks(front_page(sheet, WORDS)):
            assert any(all(abs(a - b) < 1e-4 for a, b in zip(one, other, strict=True)) for other in mirrored)


def test_marks_stand_between_the_pieces_too_when_the_gutter_leaves_room() -> None:
    def inner(gutter: float) -> int:
        (sheet,) = impose(deck(12), Layout(parse_paper("a4"), gutter=gutter))
        page = front_page(sheet, WORDS)
        assert page.bleed is not None
        return sum(page.bleed.contains(line) for path, at in leaves(page.marks[:1]) for line in lines(path, at))

    assert inner(6) == 0  # bleeds meet: a mark would lie on art
    assert inner(10) == 2 * 8 + 3 * 6  # each gutter: both sides of each row, both sides of each column


@pytest.mark.parametrize(("pieces", "layout"), CASES[:5])
def test_the_ruler_is_a_hundred_millimetres_whichever_way_it_lies(pieces: list[Piece], layout: Layout) -> None:
    for sheet in impose(pieces, layout):
        for page, bleeds in drawn(sheet):
            (place,) = [
                node for node in page.art[len(bleeds) :] if isinstance(node, Place) and node.group is ruler(100)
            ]
            start, end = place.at(Point(0, 0)), place.at(Point(100, 0))
            assert abs(end.x - start.x) + abs(end.y - start.y) == pytest.approx(100)
            ticks = {
                round(line.x, 6)
                for path, _ in leaves(ruler(100).children[:2])
                for line in lines(path)
                if line.width == 0
            }
            assert ticks == set(range(101))


def test_a_small_sheet_has_a_shorter_ruler_that_says_so() -> None:
    (sheet,) = impose(deck(1, 30, 30), Layout(parse_paper("90x80")))
    texts = [leaf.words for leaf, _ in leaves(front_page(sheet, WORDS).art) if isinstance(leaf, Text)]
    assert texts[:2] == ["0", "60 mm"]


def test_the_label_tells_number_set_and_side() -> None:
    sheets = impose(deck(30, group="Blue taxis"), Layout(parse_paper("a4")))
    words = [
        [leaf.words for leaf, _ in leaves(page.art) if isinstance(leaf, Text)][-1] for _, page in sides(sheets, WORDS)
    ]
    assert words[:2] == ["1/3 · Blue taxis · front", "1/3 · Blue taxis · back"]


def test_a_label_too_long_for_the_paper_is_cut_to_number_and_side() -> None:
    sheets = impose(deck(1, 30, 30, "A very long name of a set " * 20), Layout(parse_paper("a4")))
    _, page = next(sides(sheets, WORDS))
    assert [leaf.words for leaf, _ in leaves(page.art) if isinstance(leaf, Text)][-1] == "1/1 · front"


def test_the_fold_is_a_dashed_line_at_half_height_with_its_word() -> None:
    (sheet,) = impose(deck(4), Layout(parse_paper("a4", UNEQUAL), Duplex.FOLD))
    page = front_page(sheet, WORDS)
    (line,) = [leaf for leaf, _ in leaves(page.marks) if isinstance(leaf, Path) and leaf.dash]
    assert {point.y for point in points(line, Place(ruler(100)).at)} == {148.5}
    assert "fold here" in [leaf.words for leaf, _ in leaves(page.art) if isinstance(leaf, Text)]


def test_a_disc_is_cut_along_its_outline_and_has_no_crop_marks() -> None:
    disc = piece("disc", 20, 20, outline=circle(Point(10, 10), 10))
    (sheet,) = impose([disc], Layout(parse_paper("a4")))
    light, dark = list(leaves(front_page(sheet, WORDS).marks))  # the dark line shows on light art, the light on dark
    for outline in (light, dark):
        assert hull(points(*outline)).width == pytest.approx(20, abs=0.01)
    assert isinstance(light[0], Path)
    assert isinstance(dark[0], Path)
    assert (light[0].stroke, dark[0].stroke) == (WHITE, BLACK)
    assert light[0].width > 2 * dark[0].width
    assert back_page(sheet, WORDS).marks == ()


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(
    st.floats(12, 80), st.floats(12, 80), st.integers(1, 30), st.floats(0, 4), st.floats(0, 9), st.sampled_from(Duplex),
    st.builds(Margins, *[st.floats(5, 20)] * 4),
)  # fmt: skip
def test_page_labels_never_overlap_a_piece(
    width: float, height: float, count: int, bleed: float, extra: float, duplex: Duplex, margins: Margins
) -> None:
    layout = Layout(parse_paper("a4", margins), duplex, bleed, 2 * bleed + extra)
    for sheet in impose(deck(count, width, height, "Set"), layout)[-1:]:
        for page, bleeds in drawn(sheet):
            crops = [line for p, at in leaves(page.marks[:1]) for line in lines(p, at)]
            ticks = crops[:0]
            if bleed >= LEAST_BLEED:
                *_, ticks = [lines(p, at) for p, at in leaves(page.marks[1:2])]
                assert len(ticks) == 8 * len(bleeds)
            else:
                crops = [line for p, at in leaves(page.marks) for line in lines(p, at) if line.width < 100]
            assert not any(overlap(box.grow(0.01), one) for box in around(page, len(bleeds)) for one in bleeds)
            assert not any(overlap(box.grow(0.01), one) for box in crops if len(crops) > 1 for one in bleeds)
            assert not any(overlap(tick.grow(0.3), one.grow(-bleed)) for tick in ticks for one in bleeds)
            assert all(sheet.paper.safe.contains(box) for box in (*crops, *ticks))


def test_each_piece_carries_its_ticks_and_white_parts_it_from_its_neighbours() -> None:
    (sheet,) = impose(deck(12), Layout(parse_paper("a4")))
    for page in (front_page(sheet, WORDS), back_page(sheet, WORDS)):
        parting, halo, ticks = (lines(p, at) for p, at in leaves(page.marks[1:2]))
        assert halo == ticks
        flat = {round(line.y, 6) for line in parting if line.height == 0}
        upright = {round(line.x, 6) for line in parting if line.width == 0}
        assert (len(flat), len(upright)) == (3, 2)  # between four rows and three columns
        for trim in sheet.trims(Face.FRONT):
            own = [tick for tick in ticks if overlap(tick.grow(0.01), trim.grow(2.9))]
            levels = {round(tick.y, 6) for tick in own if tick.height == 0}
            assert {round(trim.y, 6), round(trim.bottom, 6)} <= levels
            assert len(own) == 8
            assert all(0.9 < tick.width + tick.height < 2.5 for tick in own)


def test_the_gutter_is_parted_in_the_pixels_too() -> None:
    (sheet,) = impose(deck(12), Layout(parse_paper("a4")))
    page = front_page(sheet, WORDS)
    seen = raster(Group((*page.art, *page.marks)), Box(0, 0, 210, 297))
    first, below = sheet.trims(Face.FRONT)[0], sheet.trims(Face.FRONT)[3]
    middle = int((first.bottom + below.y) / 2 * 10)
    column = seen[middle - 25 : middle + 25, int((first.x + 25) * 10)].max(axis=1)
    assert column[0] < 50
    assert column[-1] < 50
    assert 3 <= (column > 200).sum() <= 5  # 0.4 mm of white in the middle of the black


MARGINS = ["normal", "tight", "0", "3", "10", "15", "7,14,19,9"]


@pytest.mark.slow
@pytest.mark.parametrize("margin", MARGINS)
@pytest.mark.parametrize("duplex", Duplex)
def test_the_margin_binds_marks_label_and_ruler(margin: str, duplex: Duplex) -> None:
    edge = parse_edge(margin) or Margins.all(4)
    for name in ("a4", "letter"):
        paper = parse_paper(name, parse_margins(margin), parse_edge(margin))
        for size, bleed in ((50, 3.0), (40, 3.0), (30, 0.0)):
            for sheet in impose(deck(30, size, size, "Set"), Layout(paper, duplex, bleed)):
                room = sheet.paper.area.inside(edge)
                for page, bleeds in drawn(sheet):
                    boxes = around(page, len(bleeds)) + [hull(points(p, at)) for p, at in leaves(page.marks[:1])]
                    # a digit has no descender, though its box has
                    assert all(room.grow(0.4).contains(box) for box in boxes)


@pytest.mark.slow
@pytest.mark.parametrize("margin", MARGINS)
@pytest.mark.parametrize("duplex", Duplex)
@pytest.mark.parametrize("name", few(["a4", "letter", "legal", "a5"], ["letter", "a5"]))
def test_every_sheet_has_its_hundred_millimetres(name: str, margin: str, duplex: Duplex) -> None:
    paper = parse_paper(name, parse_margins(margin), parse_edge(margin))
    for size in (25, 36, 40, 50, 57):
        sheets = impose(deck(60, size, size, "Set"), Layout(paper, duplex))
        for sheet in sheets[:1]:
            for page, bleeds in drawn(sheet):
                rulers = [
                    node for node in page.art[len(bleeds) :] if isinstance(node, Place) and node.group == ruler(100)
                ]
                assert len(rulers) == 1, (size, sheet.paper)


def test_a_ruler_without_room_at_the_edges_lies_along_the_fold() -> None:
    cards = [piece("card", 63, 88, marked_edge=True)] * 2
    margin = Margins.all(11)
    layout = Layout(parse_paper("a5", margin, margin), Duplex.FOLD, bleed=0)
    (sheet,) = impose(cards, layout)
    page = front_page(sheet, WORDS)
    assert [leaf.words for leaf, _ in leaves(page.art) if isinstance(leaf, Text) and "mm" in leaf.words] == ["100 mm"]
    (at,) = [node.at for node in page.art if isinstance(node, Place) and node.group == ruler(100)]
    assert 105 < at.f < 110


def test_folded_cards_leave_room_for_a_ruler_at_the_foot_where_they_can() -> None:
    cards = [piece("card", 63, 88, marked_edge=True)] * 2
    (sheet,) = impose(cards, Layout(parse_paper("a5"), Duplex.FOLD, bleed=0))
    assert ruler(100) in [node.group for node in front_page(sheet, WORDS).art if isinstance(node, Place)]
