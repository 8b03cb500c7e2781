"""Laws of laying out, counting and measuring that hold whatever the sheets look like."""

from __future__ import annotations

import math

import pytest

from tests.press.press_samples import UNEQUAL, WORDS, deck, mixed, overlap, piece
from ttprint.draw.scene import Group, Place, Text
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Margins, Point
from ttprint.press.booklet import folded
from ttprint.press.duplex import Duplex, Face, Flip
from ttprint.press.impose import Layout, count_sheets, impose
from ttprint.press.marks import crop_marks
from ttprint.press.page_labels import RULERS, add_labels, find_ruler
from ttprint.press.paper import parse_edge, parse_margins, parse_paper
from ttprint.press.placement import CLEAR, Along, Edge, find, is_free
from ttprint.press.plan import Plan, passes, plan, straight_cuts
from ttprint.press.poster import poster, poster_pages
from ttprint.press.printers.printer import PrinterProfile, refined
from ttprint.press.printers.profiles import parse_profile, read_profile, write_profile
from ttprint.press.rulers import ruler_ends
from ttprint.press.sheet import pages
from ttprint.press.text import flow
from ttprint.press.text.typeset import steps, wrap, wrap_evenly
from ttprint.press.turning import HEIGHT, WIDTH, room_for_turning

A4 = parse_paper("a4", UNEQUAL)
SAFE = Box(4, 4, 200, 280)


@pytest.mark.parametrize(("count", "used"), [(1, 0), (7, 0), (13, 0), (13, 5), (24, 11)])
def test_sheets_are_counted_without_laying_them(count: int, used: int) -> None:
    layout = Layout(A4, used=used)
    assert count_sheets(deck(count), layout) == len(impose(deck(count), layout)) == math.ceil((count + used) / 12)
    assert count_sheets(mixed(count), Layout(A4)) == len(impose(mixed(count), Layout(A4)))


def test_a_piece_too_large_is_told_with_the_room_in_which_it_nearly_fits() -> None:
    """Upright a4 leaves less than sideways for a wide piece, and the sentence tells the larger room."""
    with pytest.raises(TtprintError, match=r"A piece of 290 × 60 mm does not fit the 268 × 1\d\d mm"):
        impose([piece("small", 20, 20), piece("wide", 290, 60)], Layout(A4))
    with pytest.raises(TtprintError, match=r"A piece of 60 × 290 mm does not fit the 176 × 2\d\d"):
        impose([piece("tall", 60, 290)], Layout(A4))


def test_pieces_of_which_one_fits_upright_and_one_sideways_share_no_order() -> None:
    with pytest.raises(TtprintError, match="A piece of 250 × 60 mm does not fit"):
        impose([piece("tall", 60, 250), piece("wide", 250, 60)], Layout(A4))


def test_a_gutter_may_be_wider_than_two_bleeds_and_not_narrower() -> None:
    (sheet,) = impose(deck(2), Layout(A4, bleed=2, gutter=9))
    first, second = (place.trim for place in sheet.placements)
    assert second.x - first.right == pytest.approx(9)
    assert impose(deck(2), Layout(A4, bleed=2, gutter=4))
    with pytest.raises(TtprintError, match=r"A gutter of 3.9 mm is too narrow"):
        impose(deck(2), Layout(A4, bleed=2, gutter=3.9))


def test_folded_sheets_lay_backs_below_the_fold_and_leave_it_free() -> None:
    sheets = impose(deck(9), Layout(A4, Duplex.FOLD))
    for sheet in sheets:
        fold = sheet.paper.height / 2
        assert all(trim.bottom + sheet.bleed + 5 <= fold + 1e-6 for trim in sheet.trims(Face.FRONT))
        assert all(trim.y - sheet.bleed - 5 >= fold - 1e-6 for trim in sheet.trims(Face.BACK))


def test_pieces_of_unequal_size_never_touch_and_keep_the_margins() -> None:
    for sheet in impose(mixed(25), Layout(A4, bleed=1.5)):
        bleeds = [place.trim.grow(1.5) for place in sheet.placements]
        assert all(sheet.paper.printable.grow(1e-6).contains(bleed) for bleed in bleeds)
        for number, one in enumerate(bleeds):
            assert not any(overlap(one, other) for other in bleeds[:number])
        rows = {round(place.trim.y, 6) for place in sheet.placements}
        for row in rows:
            trims = [place.trim for place in sheet.placements if round(place.trim.y, 6) == row]
            middle = (min(trim.x for trim in trims) + max(trim.right for trim in trims)) / 2
            assert middle == pytest.approx(sheet.paper.printable.centre.x)


def test_sheets_turned_like_a_calendar_say_so() -> None:
    assert plan(impose(deck(3), Layout(A4, Duplex.SHORT))).calendar
    assert not plan(impose(deck(3), Layout(A4, Duplex.LONG))).calendar
    assert not plan(impose(deck(3), Layout(A4, Duplex.NONE))).calendar
    assert (Plan() + Plan(calendar=True)).calendar
    assert not (Plan() + Plan()).calendar


def test_edges_that_are_the_papers_own_are_not_cut() -> None:
    sheet = Box(0, 0, 100, 80)
    halves = [Box(0, 0, 50, 80), Box(50, 0, 50, 80)]
    assert straight_cuts(halves, sheet) == passes(halves, sheet) == 1
    nearly = [Box(0.5, 0.5, 49.5, 79), Box(50, 0.5, 49.5, 79)]
    assert straight_cuts(nearly, sheet) == 1
    inside = [Box(0.7, 0, 49.3, 80), Box(50, 0, 50, 80)]
    assert straight_cuts(inside, sheet) == 2


def test_strips_are_cut_the_way_that_takes_fewer_passes() -> None:
    """Two columns of three, without gutters at the sides: across first 4 + 3 × 3, down first 3 + 2 × 4."""
    boxes = [Box(x, y, 10, 8) for x in (0, 10) for y in (0, 8, 16)]
    assert passes(boxes) == 3 + 2 * 4
    turned = [Box(box.y, box.x, box.height, box.width) for box in boxes]
    assert passes(turned) == 3 + 2 * 4


@pytest.mark.parametrize(("text", "title"), [("a4", "A4"), ("13x19", "13 × 19 in"), ("8x10in", "8x10 in")])
def test_papers_are_titled_as_people_call_them(text: str, title: str) -> None:
    assert parse_paper(text).title == title
    assert parse_paper("210x260").title == "210x260 mm"


@pytest.mark.parametrize("text", ["50x50", "3000x3000", "3000x50"])
def test_the_smallest_and_the_largest_paper_are_papers(text: str) -> None:
    assert parse_paper(text).name == text


@pytest.mark.parametrize("text", ["49.9x60", "60x49.9", "3001x60", "60x3001"])
def test_a_millimetre_beyond_them_is_none(text: str) -> None:
    with pytest.raises(TtprintError, match="each side must be from 50 to 3000 mm"):
        parse_paper(text)


def test_margins_bind_the_edge_only_when_they_are_measured() -> None:
    assert parse_edge("normal") is None
    assert parse_edge("7,14,19,9") == Margins(7, 14, 19, 9)
    kept = parse_paper("a4", Margins(2, 10, 3, 10))
    assert kept.edge == Margins(2, 4, 3, 4)
    with pytest.raises(TtprintError, match="is not a margin"):
        parse_margins("3000")
    assert not parse_paper("100x100").landscape


def test_a_strip_is_laid_at_the_first_free_edge_and_turned_at_the_sides() -> None:
    strip = (50.0, 3.0)
    for edge, taken, turned in ((Edge.TOP, (), 0), (Edge.LEFT, (), -90), (Edge.RIGHT, (), 90), (Edge.BOTTOM, (), 0)):
        spot = find(SAFE, taken, strip, (edge,), Along.START)
        assert spot is not None
        assert SAFE.contains(spot.box)
        ends = [spot.at(Point(0, 0)), spot.at(Point(50, 3))]
        assert min(end.x for end in ends) == pytest.approx(spot.box.x)
        assert max(end.y for end in ends) == pytest.approx(spot.box.bottom)
        far = Affine.rotate(turned)(Point(1, 0))
        assert spot.at(Point(1, 0)).x - spot.at(Point(0, 0)).x == pytest.approx(far.x)
        assert spot.at(Point(1, 0)).y - spot.at(Point(0, 0)).y == pytest.approx(far.y)
    wall = (Box(SAFE.x, SAFE.y, SAFE.width, 20),)
    spot = find(SAFE, wall, strip, (Edge.TOP, Edge.BOTTOM), Along.MIDDLE)
    assert spot is not None
    assert spot.box.centre.x == pytest.approx(SAFE.centre.x)
    assert spot.box.bottom == pytest.approx(SAFE.bottom - 4)
    assert find(SAFE, (SAFE,), strip, tuple(Edge), Along.START) is None
    assert find(SAFE, (), (SAFE.width + 1, 3), (Edge.TOP,), Along.START) is None


def test_a_strip_slides_past_what_is_taken_and_keeps_clear_of_it() -> None:
    taken = (Box(SAFE.x, SAFE.y, 60, 30),)
    spot = find(SAFE, taken, (50, 3), (Edge.TOP,), Along.START)
    assert spot is not None
    assert spot.box.x >= taken[0].right + CLEAR
    assert spot.box.y == pytest.approx(SAFE.y + 4)
    assert is_free(Box(64.41, 4, 5, 5), taken)
    assert not is_free(Box(64.39, 4, 5, 5), taken)
    assert not is_free(Box(10, 34.3, 5, 5), taken)


def test_the_longest_ruler_that_fits_is_drawn_and_the_first_label_that_fits() -> None:
    longest = find_ruler(SAFE, ())
    assert longest is not None
    assert longest.length == RULERS[0] == 100
    assert find_ruler(Box(0, 0, 10, 10), ()) is None
    for length in RULERS[1:]:
        side = length + sum(ruler_ends(length)) + 0.5
        found = find_ruler(Box(0, 0, side, side), ())
        assert found is not None
        assert found.length == length
    nodes, taken = add_labels(SAFE, (), ("much too long a label " * 20, "short"), longest)
    assert len(nodes) == len(taken) == 2
    assert not overlap(*taken)


def test_the_drawing_for_turning_is_as_low_as_it_can_be_and_smaller_where_it_must() -> None:
    at = room_for_turning(SAFE, ())
    assert at is not None
    foot = at(Point(WIDTH / 2, HEIGHT))
    assert foot.x == pytest.approx(SAFE.centre.x)
    assert foot.y == pytest.approx(SAFE.bottom)
    hole = Box(SAFE.x, 100, 36, 14)  # at the left, too small for the whole drawing
    around = (Box(4, 4, 200, 96), Box(4, hole.bottom, 200, 170), Box(hole.right, 100, 164, 14))
    small = room_for_turning(SAFE, around)
    assert small is not None
    assert hole.contains(Box(small.e, small.f, 0.6 * WIDTH, 0.6 * HEIGHT))
    assert small.a == pytest.approx(0.6)
    assert room_for_turning(SAFE, (SAFE,)) is None


def test_lines_are_no_wider_than_their_column_and_evened_ones_take_no_line_more() -> None:
    words = "The quick brown fox jumps over the lazy dog and runs away from the taxi at once"
    for width in (20.0, 33.0, 60.0):
        plain, even = wrap(words, width), wrap_evenly(words, width)
        assert " ".join(plain) == " ".join(even) == words
        assert len(plain) == len(even)
        assert max(map(len, even)) - min(map(len, even)) <= max(map(len, plain)) - min(map(len, plain))


def test_steps_are_numbered_from_the_first_and_stand_below_each_other() -> None:
    nodes = list(steps(["One short.", "Two short.", "Three " * 20], 4, Point(10, 20), 80))
    texts = [node for node in nodes if isinstance(node, Text)]
    assert [text.words for text in texts if text.words.isdigit()] == ["4", "5", "6"]
    heights = [text.at.y for text in texts if not text.words.isdigit()]
    assert heights == sorted(heights)
    assert len(set(heights)) == len(heights)


def test_blocks_take_the_room_of_all_and_of_the_largest() -> None:
    one, other = flow.Block(Group(()), 30, 8), flow.Block(Group(()), 20, 12)
    below, beside = flow.below([one, other], 3), flow.beside([one, other], 3)
    assert (below.width, below.height) == (30, 23)
    assert (beside.width, beside.height) == (53, 12)
    room = Box(0, 0, 100, 40)
    for most, gap in ((50, 20), (6, 6)):
        places = flow.spread([one, other], room, 2, most)
        (whole,) = places.children
        assert isinstance(whole, Place)
        second = whole.group.children[1]
        assert isinstance(second, Place)
        assert second.at.f == pytest.approx(8 + gap)
    with pytest.raises(flow.PageTooSmall, match=r"needs 40 mm of height .* leaves 38 mm"):
        flow.spread([one, other], Box(0, 0, 100, 38), 20, 30)
    flow.spread([one, other], room, 20, 30)


@pytest.mark.parametrize(("column", "least", "fits"), [(182, 271, True), (182.2, 100, False), (100, 271.2, False)])
def test_a_column_of_words_stays_inside_the_margins(column: float, least: float, fits: bool) -> None:
    """UNEQUAL leaves 14 mm at the widest side, and 297 − 26 mm of height."""
    for paper in (A4, A4.turned()):
        if fits:
            room, width, height = flow.upright(paper, column, least)
            assert (width, height, room.width) == (210, 297, column)
            assert room.centre.x == pytest.approx(105)
        else:
            with pytest.raises(flow.PageTooSmall):
                flow.upright(paper, column, least)


def test_posters_are_labelled_and_cover_the_drawing_with_their_bleed() -> None:
    spread = poster(Group(()), 500, 380, A4)
    labels = [page.label for page in poster_pages(spread, "board")]
    assert labels == [f"{'ABCDEF'[row]}{column + 1}" for row in range(spread.rows) for column in range(spread.columns)]
    first, last = spread.window(0, 0), spread.window(spread.rows - 1, spread.columns - 1)
    assert (first.x, first.y) == (-3, -3)
    assert (last.right, last.bottom) == pytest.approx((503, 383))


def test_booklets_have_every_page_once_and_blanks_at_the_end() -> None:
    for count in range(1, 14):
        sheets = folded(count, 148, 210, parse_paper("a4"))
        halves = [half for sheet in sheets for side in (sheet.front, sheet.back) for half in (side.left, side.right)]
        assert sorted(half.page for half in halves if half.page) == list(range(1, count + 1))
        assert len(halves) % 4 == 0
        assert len(halves) - count < 4


@pytest.mark.parametrize("number", [90, 110])
def test_a_ruler_may_be_off_by_a_tenth_and_no_more(number: int) -> None:
    assert parse_profile(f"{number}x100").scale_x == number / 100
    out = number + (1 if number > 100 else -1)
    with pytest.raises(TtprintError, match=f"cannot measure {out} mm"):
        parse_profile(f"100x{out}")


def test_shifts_and_turns_are_believed_up_to_their_limits() -> None:
    assert parse_profile(shift="11,-11", turn="-5") == PrinterProfile(1, 1, 11, -11, -5)
    for shift, turn in (("11.1,0", "0"), ("0,-11.1", "0"), ("0,0", "5.1")):
        with pytest.raises(TtprintError, match="No printer is off by"):
            parse_profile(shift=shift, turn=turn)


def test_a_profile_keeps_what_was_not_measured_again() -> None:
    known = PrinterProfile(0.99, 1.01, 1, 2, 0.5)
    assert parse_profile(turn="1", known=known) == PrinterProfile(0.99, 1.01, 1, 2, 1)
    assert parse_profile(measured="98x102", known=known) == PrinterProfile(0.98, 1.02, 1, 2, 0.5)
    assert parse_profile(shift="3;4", known=known) == PrinterProfile(0.99, 1.01, 3, 4, 0.5)
    assert read_profile(write_profile(known), "mine") == known
    more = refined(known, PrinterProfile(shift_x=0.5, shift_y=-1))
    assert (more.shift_x, more.shift_y, more.turn) == (1.5, 1, 0.5)


def test_a_true_page_is_the_same_page_and_a_turned_one_has_its_boxes_turned() -> None:
    (sheet,) = impose([piece("a", 60, 40)], Layout(parse_paper("297x210")))
    front, _ = pages([sheet], WORDS)
    assert PrinterProfile().apply(front, Face.FRONT, Flip.LONG) is front
    moved = PrinterProfile(turn=1e-9).apply(front, Face.FRONT, Flip.LONG)
    assert (moved.width, moved.height) == (210, 297)
    assert moved.trim is not None
    assert front.trim is not None
    assert (moved.trim.width, moved.trim.height) == pytest.approx((front.trim.height, front.trim.width))
    assert moved.trim.x == pytest.approx(210 - front.trim.bottom)


def test_windows_of_posters_fit_their_paper_at_every_size() -> None:
    for size in range(150, 420, 2):
        for width, height in ((size, 500), (500, size)):
            spread = poster(Group(()), width, height, A4)
            window = spread.window(0, 0)
            assert window.width <= spread.area.width + 1e-6
            assert window.height <= spread.area.height + 1e-6
            assert spread.rows == 1 or spread.window(1, 0).y == pytest.approx(window.bottom - spread.overlap)


def test_marks_of_cuts_that_differ_by_half_a_millimetre_stay_two() -> None:
    page = Box(0, 0, 100, 100)
    safe = page.grow(-4)
    trims = (Box(30, 30, 20, 20), Box(30, 50.5, 20, 20))
    found = crop_marks(trims, trims, 0, page, safe).boxes
    for side in ([mark for mark in found if mark.right < 30], [mark for mark in found if mark.x > 50]):
        assert sorted(round(mark.y, 3) for mark in side) == [30, 50, 50.5, 70.5]
    above = [mark for mark in found if mark.width == 0 and mark.bottom < 31]
    assert {round(mark.x, 3) for mark in above} == {30, 50}
