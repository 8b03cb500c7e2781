from __future__ import annotations

import pytest

from tests.pictures import leaves
from tests.press.press_samples import hull, lines, overlap, points, rings
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Page, Path, Place, Text
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Margins, Point
from ttprint.press.paper import Paper, parse_margins, parse_paper
from ttprint.press.poster import Poster, poster, poster_pages, sheet_name

ART = Group((Path(rect(Box(-5, -5, 500, 500)), fill=BLACK),))
A4 = parse_paper("a4", Margins(8, 12, 15, 9))


def offset(page: Page) -> Affine:
    place = page.art[0]
    assert isinstance(place, Place)
    return place.at


def windows(large: Poster) -> list[Box]:
    return [large.window(row, column) for row in range(large.rows) for column in range(large.columns)]


def test_what_fits_is_one_sheet_and_is_centred() -> None:
    one = poster(ART, 180, 170, A4)
    (page,) = poster_pages(one, "Board")
    assert (one.rows, one.columns, one.bleed) == (1, 1, 3)
    assert page.trim is not None
    assert page.trim.centre == A4.printable.centre
    assert page.label == "A1"
    assert [leaf.words for leaf, _ in leaves(page.art) if isinstance(leaf, Text)][-1] == "Board"


def test_the_paper_is_turned_if_the_drawing_then_fits() -> None:
    assert poster(ART, 250, 170, A4).paper.landscape


def test_bleed_is_given_up_before_a_second_sheet_is_taken() -> None:
    bound = parse_paper("a4", Margins(8, 12, 15, 9), Margins(8, 12, 15, 9))
    snug = poster(ART, 188, 200, bound)
    assert (snug.rows, snug.columns, snug.bleed) == (1, 1, 0.5)


def test_bleed_lies_in_the_margin_where_nothing_forbids_it() -> None:
    assert poster(ART, 188, 200, A4).bleed == 3
    assert poster(ART, 189.5, 189.5, parse_paper("a4")).bleed == 3


@pytest.mark.parametrize(("width", "height"), [(370, 310), (300, 150), (150, 500), (480, 470)])
@pytest.mark.parametrize("paper", [A4, parse_paper("letter"), parse_paper("a4", parse_margins("tight"))])
def test_windows_cover_the_drawing_overlap_by_ten_and_fit_the_paper(width: float, height: float, paper: Paper) -> None:
    large = poster(ART, width, height, paper)
    every = windows(large)
    area = large.area
    assert large.paper.printable.contains(area)
    assert all(window.width <= area.width + 1e-9 and window.height <= area.height + 1e-9 for window in every)
    assert every[0].x == -3
    assert every[0].y == -3
    assert every[-1].right == pytest.approx(width + 3)
    assert every[-1].bottom == pytest.approx(height + 3)
    for column in range(1, large.columns):
        assert large.window(0, column - 1).right - large.window(0, column).x == pytest.approx(10)
    for row in range(1, large.rows):
        assert large.window(row - 1, 0).bottom - large.window(row, 0).y == pytest.approx(10)


def test_joining_marks_of_neighbours_are_the_same_places_of_the_drawing() -> None:
    large = poster(ART, 370, 310, A4)
    found: dict[str, set[tuple[float, float]]] = {}
    for page in poster_pages(large, "Board"):
        move = offset(page)
        found[page.label] = {(round(r.centre.x - move.e, 6), round(r.centre.y - move.f, 6)) for r in rings(page.marks)}
    assert set(found) == {"A1", "A2", "B1", "B2"}
    assert len(found["A1"] & found["A2"]) == 2
    assert len(found["B1"] & found["B2"]) == 2
    assert len(found["A1"] & found["B1"]) == 2
    assert len(found["A2"] & found["B2"]) == 2
    assert all(len(marks) == 4 for marks in found.values())


def test_crop_marks_stand_at_the_four_corners_of_the_drawing_only() -> None:
    large = poster(ART, 370, 310, A4)
    for page in poster_pages(large, "Board"):
        move = offset(page)
        crops = [line for leaf, at in leaves(page.marks[:1]) for line in lines(leaf, at)]
        assert len(crops) == 2
        for crop in crops:
            at = {round(crop.x - move.e, 6), round(crop.y - move.f, 6)}
            assert at & {0, 370, 310}


@pytest.mark.parametrize(("width", "height"), [(188, 200), (370, 310), (480, 470)])
@pytest.mark.parametrize("margins", ["8,12,15,9", "tight"])
def test_nothing_in_the_margins_touches_the_drawing_or_other_words(width: float, height: float, margins: str) -> None:
    paper = parse_paper("a4", parse_margins(margins))
    for page in poster_pages(poster(ART, width, height, paper), "Board"):
        assert page.bleed is not None
        sheet = Box(0, 0, page.width, page.height).grow(-4)
        strokes = [line for leaf, at in leaves((*page.art[1:], *page.marks)) for line in lines(leaf, at)]
        for box in (*strokes, *rings(page.marks)):
            assert sheet.contains(box)
            assert not overlap(box.grow(0.01), page.bleed)
        words = [hull(points(leaf, at)) for leaf, at in leaves(page.art[1:]) if isinstance(leaf, Text)]
        assert not any(overlap(a, b) for i, a in enumerate(words) for b in words[:i])
        assert not any(overlap(word, page.bleed) for word in words)
        assert not any(overlap(word, mark.grow(0.07)) for word in words for mark in (*strokes, *rings(page.marks)))


def test_the_drawing_is_one_object_on_all_sheets() -> None:
    for page in poster_pages(poster(ART, 370, 310, A4), "Board"):
        window = page.art[0]
        assert isinstance(window, Place)
        drawing = window.group.children[0]
        assert isinstance(drawing, Place)
        assert drawing.group is ART


def test_names_run_like_on_a_city_map() -> None:
    assert [sheet_name(0, 0), sheet_name(0, 1), sheet_name(1, 0), sheet_name(25, 9)] == ["A1", "A2", "B1", "Z10"]
    assert sheet_name(26, 0) == "AA1"


def test_posters_that_do_not_fit_are_refused() -> None:
    with pytest.raises(TtprintError, match="The margins leave no room on a4 paper"):
        poster(ART, 300, 300, parse_paper("a4", Margins.all(100)))
    with pytest.raises(TtprintError, match="Bleed cannot be negative, and -1 mm is"):
        poster(ART, 300, 300, A4, bleed=-1)


def test_points_of_the_drawing_land_where_the_window_says() -> None:
    large = poster(ART, 370, 310, A4)
    pages = list(poster_pages(large, "Board"))
    for page, window in zip(pages, windows(large), strict=True):
        corner = offset(page)(Point(window.x, window.y))
        assert page.bleed is not None
        assert (corner.x, corner.y) == pytest.approx((page.bleed.x, page.bleed.y))
