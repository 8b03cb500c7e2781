from __future__ import annotations

import math
from dataclasses import asdict

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.press.press_samples import WORDS, deck, placed
from ttprint.draw.scene import Page, Place
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Margins, Point
from ttprint.press.duplex import Duplex, Face, Flip, mirror
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.printers.printer import TRUE, PrinterProfile, refined, simulated, turned_upright
from ttprint.press.printers.profiles import parse_profile, profile_options, read_profile, write_profile
from ttprint.press.sheet import pages, sides

PROFILES = st.builds(
    PrinterProfile, st.floats(0.9, 1.1), st.floats(0.9, 1.1), st.floats(-10, 10), st.floats(-10, 10), st.floats(-5, 5)
)
LOPSIDED = Margins(7, 14, 13, 9)
EMPTY = Page(210, 297, ())


def near(one: Point, other: Point, slack: float = 1e-6) -> bool:
    return math.hypot(one.x - other.x, one.y - other.y) < slack


def drift(profile: PrinterProfile, face: Face, flip: Flip = Flip.LONG) -> Affine:
    """What apply() does to a drawing on an A4 page."""
    art = (Place(deck(1)[0].front),)
    (node,) = profile.apply(Page(210, 297, art), face, flip).art
    assert isinstance(node, Place)
    return node.at


def test_a_back_that_lies_right_and_high_is_drawn_so_that_it_moves_left_and_down_as_seen_from_the_front() -> None:
    profile = parse_profile(shift="1.2,-0.5")
    assert drift(profile, Face.FRONT) == Affine()
    # turned on the long edge, left seen from the front is right on the back page
    assert near(drift(profile, Face.BACK)(Point(0, 0)), Point(1.2, 0.5))
    # turned on the short edge, down seen from the front is up on the back page
    assert near(drift(profile, Face.BACK, Flip.SHORT)(Point(0, 0)), Point(-1.2, -0.5))


def test_a_back_turned_clockwise_as_seen_from_the_front_is_drawn_clockwise_on_the_back_page() -> None:
    at = drift(parse_profile(turn="1"), Face.BACK)
    assert near(at(Point(105, 148.5)), Point(105, 148.5))
    top = at(Point(105, 48.5))
    assert top.x == pytest.approx(105 + 100 * math.sin(math.radians(1)))


def test_a_printer_that_shrinks_gets_a_larger_drawing_about_the_middle_of_the_page() -> None:
    for face in Face:
        at = drift(parse_profile(measured="99x98"), face)
        assert near(at(Point(105, 148.5)), Point(105, 148.5))
        assert at(Point(105 + 99, 148.5)).x == pytest.approx(205)
        assert at(Point(105, 148.5 + 98)).y == pytest.approx(248.5)


@settings(deadline=None)
@given(PROFILES, st.sampled_from(Face), st.sampled_from(Flip), st.floats(0, 210), st.floats(0, 297))
def test_a_compensated_page_is_printed_exactly(
    profile: PrinterProfile, face: Face, flip: Flip, x: float, y: float
) -> None:
    printed = simulated(profile, EMPTY, face, flip)(drift(profile, face, flip)(Point(x, y)))
    true = Point(x, y) if face is Face.FRONT else mirror(210, 297, flip).affine(Point(x, y))
    assert near(printed, true)


@settings(max_examples=40, deadline=None)
@given(PROFILES, st.sampled_from([Duplex.LONG, Duplex.SHORT, Duplex.MANUAL]), st.sampled_from([(80, 84.4), (50, 50)]))
def test_sheets_come_out_true_landscape_ones_too(
    profile: PrinterProfile, duplex: Duplex, size: tuple[float, float]
) -> None:
    pieces = deck(17, *size)
    sheets = impose(pieces, Layout(parse_paper("a4", LOPSIDED), duplex, gutter=9))[-1:]
    assert sheets[0].paper.landscape == (size == (80, 84.4))
    names = {id(face): piece.name for piece in pieces for face in (piece.front, piece.back)}
    for (face, before), after in zip(sides(sheets, WORDS), pages(sheets, WORDS, profile), strict=True):
        upright = turned_upright(before)
        assert (after.width, after.height) == (210, 297)
        printed = simulated(profile, after, face, duplex.flip)
        wanted = simulated(PrinterProfile(), after, face, duplex.flip)
        was, now = placed(upright, names), placed(after, names)
        assert was.keys() == now.keys()
        for name, at in was.items():
            for corner in (Point(0, 0), Point(size[0], 0), Point(3, size[1])):
                assert near(printed(now[name](corner)), wanted(at(corner)))


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
def test_a_landscape_sheet_turned_upright_still_has_its_backs_behind_its_fronts(duplex: Duplex) -> None:
    pieces = deck(6, 80, 84.4)
    (sheet,) = impose(pieces, Layout(parse_paper("a4", LOPSIDED), duplex, gutter=9))
    assert sheet.paper.landscape
    front, back = (turned_upright(page) for _, page in sides([sheet], WORDS))
    above = placed(front, {id(piece.front): piece.name for piece in pieces})
    below = placed(back, {id(piece.back): piece.name for piece in pieces})

    def over(p: Point) -> Point:
        return Point(210 - p.x, p.y) if duplex is Duplex.LONG else Point(p.x, 297 - p.y)

    for name, at in above.items():
        for x, y in ((0, 0), (80, 0), (80, 84.4)):
            assert near(over(below[name](Point(80 - x, y))), at(Point(x, y)), 1e-9)


def test_the_page_keeps_its_size_and_its_drawings_stay_the_same_objects() -> None:
    (sheet,) = impose(deck(3), Layout(parse_paper("a4")))
    before, after = (next(pages([sheet], WORDS, profile)) for profile in (TRUE, PrinterProfile(0.99, 1.01)))
    assert (before.width, before.height, before.label) == (after.width, after.height, after.label)
    for one, other in zip(before.art[:4], after.art[:4], strict=True):
        assert isinstance(one, Place)
        assert isinstance(other, Place)
        assert one.group is other.group


def test_a_true_printer_changes_nothing() -> None:
    page = next(pages(impose(deck(3), Layout(parse_paper("a4"))), WORDS))
    assert parse_profile().apply(page, Face.BACK) is page


def test_parsing() -> None:
    expected = PrinterProfile(0.991, 0.988, 1.2, -0.5, 0.2)
    assert parse_profile("99.1x98.8", "1.2,-0.5", "0.2") == expected
    assert parse_profile(" 99.1 × 98.8 ", "1.2, −0.5", "+0.2") == expected


@given(PROFILES)
def test_a_profile_survives_its_file(profile: PrinterProfile) -> None:
    assert read_profile(write_profile(profile), "school") == profile


def test_missing_fields_of_a_file_have_their_defaults() -> None:
    assert read_profile("shift_x = 2\n", "school") == PrinterProfile(shift_x=2.0)


@pytest.mark.parametrize(
    ("given_text", "message"),
    [
        (("89x100",), "A 100 mm ruler cannot measure 89 mm on paper"),
        (("100x111",), "cannot measure 111 mm"),
        (("0.99x0.98",), "cannot measure 0.99 mm"),
        (("99",), "'99' is not a measured size: give two numbers in mm such as 99.1x98.8"),
        (("axb",), "is not a measured size"),
        (("nanx99",), "is not a measured size"),
        (("99x98x97",), "is not a measured size"),
        (("", "1,2"), "'' is not a measured size"),
        (("100x100", "11.5,0"), "No printer is off by 11.5 mm"),
        (("100x100", "1"), "'1' is not a shift: give two numbers in mm such as 1.2,-0.5"),
        (("100x100", "1,inf"), "is not a shift"),
        (("100x100", "0,0", "6"), "No printer is off by 6 degrees"),
        (("100x100", "0,0", "left"), "'left' is not an angle: give degrees such as 0.2"),
    ],
)
def test_impossible_values(given_text: tuple[str, ...], message: str) -> None:
    with pytest.raises(TtprintError, match=message) as error:
        parse_profile(*given_text)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("scale_x = ", "it is not TOML"),
        ("scale_x = 'big'", "scale_x is 'big', which is not a number"),
        ("turn = true", "turn is True, which is not a number"),
        ("turn = nan", "turn is nan, which is not a number"),
        ("turns = 1", "'turns' is not a setting: did you mean turn"),
        ("shift_y = 40", "No printer is off by 40 mm"),
        ("scale_y = [1]", "not a number"),
    ],
)
def test_broken_files(text: str, why: str) -> None:
    with pytest.raises(TtprintError, match=r"^The profile of printer 'school' is broken: ") as error:
        read_profile(text, "school")
    assert why in str(error.value)
    assert str(error.value).endswith("; calibrate the printer again.")
    assert "\n" not in str(error.value)


def test_decimals_may_be_typed_with_a_comma() -> None:
    typed = parse_profile("99,1x98,8", "1,2,-0,5", "0,2")
    assert typed == parse_profile("99.1x98.8", "1.2,-0.5", "0.2")
    assert parse_profile(shift="1,2;-0,5") == parse_profile(shift="1.2,-0.5")
    assert parse_profile(shift="2,0") == PrinterProfile(shift_x=2)
    assert parse_profile(shift="1,2") == PrinterProfile(shift_x=1, shift_y=2)
    assert parse_profile(shift="1,25,0,5") == parse_profile(shift="1.25,0.5")
    assert parse_profile(shift="2,-1") == parse_profile(shift="2;-1") == parse_profile(shift="2, -1")
    assert parse_profile(read="1,25;-0,5;1;0") == parse_profile(read="1.25,-0.5,1,0")
    assert parse_profile(read="1,25,-0,5,1,0,0,5") == parse_profile(read="1.25,-0.5,1.0,0.5")


@pytest.mark.parametrize("shift", ["1,25,0", "1,25,-0.5", "1,2,3"])
def test_a_comma_that_can_be_read_in_two_ways_is_refused(shift: str) -> None:
    with pytest.raises(TtprintError, match=r"The comma in .* write 1.25,-0.5, or 1,25;-0,5 with semicolons"):
        parse_profile(shift=shift)


@pytest.mark.parametrize("read", ["1,25,-0,5,1,0", "1,2,3", "1.5,2"])
def test_readings_that_cannot_be_told_apart_are_refused(read: str) -> None:
    with pytest.raises(TtprintError, match=r"write 1.25,-0.5,1,0, or 1,25;-0,5;1;0 with semicolons"):
        parse_profile(read=read)


def test_readings_stand_alone() -> None:
    with pytest.raises(TtprintError, match="--read and --shift ask for two different things"):
        parse_profile(shift="1.5,0", read="0,0,0,0")
    with pytest.raises(TtprintError, match="are not the four readings X, Y, A and B"):
        parse_profile(read="1;2")


@given(PROFILES)
def test_a_profile_is_what_its_options_make(profile: PrinterProfile) -> None:
    again = parse_profile(*map(profile_options(profile).get, ("measured", "shift", "turn")))
    assert asdict(again) == pytest.approx(asdict(profile), abs=0.0006)


def test_measures_that_are_not_given_stay_the_same() -> None:
    known = PrinterProfile(0.99, 1.01, 1.5, -0.5, 0.3)
    assert parse_profile("99.5x100", known=known) == PrinterProfile(0.995, 1.0, 1.5, -0.5, 0.3)
    assert parse_profile(shift="2,0", known=known) == PrinterProfile(0.99, 1.01, 2.0, 0.0, 0.3)
    assert parse_profile(turn="0", known=known) == PrinterProfile(0.99, 1.01, 1.5, -0.5, 0.0)


@given(
    st.builds(PrinterProfile, st.floats(0.96, 1.04), st.floats(0.96, 1.04), *[st.floats(-4, 4)] * 2, st.floats(-1, 1)),
    st.builds(PrinterProfile, *[st.floats(0.99, 1.01)] * 2, *[st.floats(-1, 1)] * 2, st.floats(-0.5, 0.5)),
)
@example(PrinterProfile(turn=1.0), PrinterProfile(1.01, 0.99))  # fmt: skip
def test_measuring_again_on_a_corrected_sheet_finds_the_printer(known: PrinterProfile, found: PrinterProfile) -> None:
    """A printer that is what was known and a little more: the corrected sheet shows just that little.

    A back that lies turned is stretched along its own edges: seen along those of the front, unequal scales also shear
    it, which no profile describes.
    """
    true = refined(known, found)
    centre = Point(105, 148.5)
    correction = drift(known, Face.BACK)
    seen = {
        point: simulated(true, EMPTY, Face.BACK)(correction(mirror(210, 297, Flip.LONG).affine(point)))
        for point in (centre, Point(105, 48.5), Point(105, 248.5))
    }
    assert near(seen[centre], Point(105 + found.shift_x, 148.5 + found.shift_y), 0.005)
    top, bottom = seen[Point(105, 48.5)], seen[Point(105, 248.5)]
    turn = math.degrees(math.atan2(bottom.x - top.x, bottom.y - top.y))
    shear = math.degrees(abs(found.scale_x - found.scale_y) * math.sin(math.radians(abs(known.turn))))
    assert turn == pytest.approx(-found.turn, abs=0.001 + 1.02 * shear)
    front = simulated(true, EMPTY, Face.FRONT)(drift(known, Face.FRONT)(Point(155, 148.5)))
    assert front.x - 105 == pytest.approx(50 * found.scale_x)
