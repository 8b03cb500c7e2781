"""Pixels, sizes and ink of finished pages; lines for cutters; fonts and words for templates."""

from __future__ import annotations

import io
import struct
from typing import Any

import pytest
from ezdxf.filemanagement import read
from fontTools.ttLib import TTFont
from PIL import Image

from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Curve, Line, Move, Page, Path
from ttprint.draw.shapes import circle, polyline, rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box, Point
from ttprint.render import dxf, png, svg, template, webfonts

RED = Ink(255, 0, 0)


def document(*pages: Page) -> bytes:
    from ttprint.render import pdf

    return pdf.write(pages, title="", author="", lang="en", flip=None)


def filled(box: Box, ink: Ink = BLACK) -> Page:
    return Page(40, 20, (Path(rect(box), fill=ink),))


BLANK, FULL = filled(Box(0, 0, 40, 20), WHITE), filled(Box(0, 0, 40, 20))


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_the_ink_of_many_pages_is_judged_from_all_parts_of_the_document(first: int) -> None:
    """Ten black pages of sixty are a sixth of the ink, wherever they stand."""
    found = png.cover(document(*(FULL if first <= page < first + 10 else BLANK for page in range(60))))
    assert (found.sampled, found.pages) == (12, 60)
    assert found.dark == pytest.approx(1 / 6, abs=0.001)


def test_up_to_twelve_pages_are_all_looked_at() -> None:
    for count in (11, 12):
        found = png.cover(document(*[BLANK] * (count - 1), FULL))
        assert found.sampled == count
        assert found.dark == pytest.approx(1 / count, abs=0.001)


def test_an_odd_number_of_pages_is_sampled_without_counting_the_last_twice() -> None:
    found = png.cover(document(*[BLANK] * 12, FULL))
    assert found.pages == 13
    assert 11 <= found.sampled <= 12


def test_ink_of_two_documents_is_weighed_by_their_pages() -> None:
    both = png.InkCover(0.5, 2, 10) + png.InkCover(0.1, 12, 30)
    assert (both.sampled, both.pages) == (14, 40)
    assert both.dark == pytest.approx(0.2)


def test_documents_of_which_one_has_no_colour_are_partly_coloured() -> None:
    plain, bright = png.InkCover(0.1, 1, 1), png.InkCover(0.1, 1, 1, coloured=True)
    for several, partly in (([plain, bright, plain], True), ([bright, bright], False), ([plain, plain], False)):
        whole = png.total(several)
        assert whole is not None
        assert (whole.coloured, whole.partly) == (bright in several, partly)
    assert png.total([]) is None


@pytest.mark.parametrize("strip", [png.STRIP, 100])
def test_colour_is_found_wherever_it_is(monkeypatch: pytest.MonkeyPatch, strip: int) -> None:
    monkeypatch.setattr(png, "STRIP", strip)
    for y in (0, 9, 18):
        assert png.cover(document(filled(Box(38, y, 2, 2), RED))).coloured
        assert not png.cover(document(filled(Box(38, y, 2, 2)))).coloured


def test_sizes_are_in_millimetres_and_whole_pixels() -> None:
    assert png.sizes(document(BLANK, Page(210, 297, ()))) == ((40, 20), (210, 297))
    assert png.size_in_pixels(25.4, 50.8, 100) == (100, 200)
    assert png.size_in_pixels(0.01, 0.01, 100) == (1, 1)


def test_a_picture_may_have_as_many_pixels_as_are_held_and_not_one_more() -> None:
    png.refuse_too_many([(png.MOST_PIXELS, 1)], 300)
    with pytest.raises(TtprintError, match=r"2 pictures would have 600 million pixels at 300 dpi.*--dpi 299"):
        png.refuse_too_many([(png.MOST_PIXELS, 1), (1, 1)], 300)
    with pytest.raises(
        TtprintError, match=r"A picture of 4 × 600,000,000 would have 2,400 million .* ask for --dpi 150"
    ):
        png.refuse_too_many([(4, png.MOST_PIXELS)], 300)


def colours(data: bytes, *spots: tuple[int, int]) -> list[Any]:
    with Image.open(io.BytesIO(data)) as picture:
        return [picture.convert("RGB").getpixel(spot) for spot in spots]


def test_a_glance_shows_the_page_or_a_part_of_it() -> None:
    data = document(BLANK, filled(Box(0, 0, 10, 20), RED))
    whole = png.preview(data, 1, 25.4)
    assert colours(whole, (2, 10), (30, 10)) == [(255, 0, 0), (255, 255, 255)]
    part = png.preview(data, 1, 25.4, part=Box(5, 2, 20, 10))
    with Image.open(io.BytesIO(part)) as picture:
        assert picture.size == (20, 10)
    assert colours(part, (4, 5), (6, 5)) == [(255, 0, 0), (255, 255, 255)]


def test_a_glance_against_a_lamp_shows_the_back_turned_over() -> None:
    data = document(filled(Box(0, 0, 10, 20), RED), filled(Box(0, 0, 10, 20), Ink(0, 0, 255)))
    seen = png.preview(data, 0, 25.4, behind=1)
    assert colours(seen, (2, 10), (20, 10), (38, 10)) == [(255, 0, 0), (255, 255, 255), (0, 0, 255)]


def test_a_picture_knows_its_resolution() -> None:
    (data,) = png.pages(document(BLANK), 254)
    at = data.index(b"pHYs")
    assert struct.unpack(">IIB", data[at + 4 : at + 13]) == (10_000, 10_000, 1)


def drawn(*paths: Path, layer: str = "cut") -> Any:
    return list(read(io.StringIO(dxf.write({layer: paths}, 100).decode())).modelspace())


def test_open_lines_stay_open_and_closed_ones_close_without_a_double_point() -> None:
    zigzag = Path((*polyline((Point(1, 2), Point(3, 4))), *polyline((Point(5, 6), Point(7, 8), Point(9, 9)))))
    lines = drawn(zigzag, Path(rect(Box(10, 20, 30, 40))))
    corners = [[(x, y) for x, y, *_ in line] for line in lines]
    assert [line.closed for line in lines] == [False, False, True]
    assert corners[0] == [(1, 98), (3, 96)]
    assert corners[1] == [(5, 94), (7, 92), (9, 91)]
    assert sorted(corners[2]) == [(10, 40), (10, 80), (40, 40), (40, 80)]


def test_a_line_that_returns_to_its_start_has_that_point_once() -> None:
    for corner in (Point(40, 20), Point(10, 60), Point(30, 25)):
        there_and_back = polyline((Point(10, 20), corner, Point(50, 70), Point(10, 20)), closed=True)
        away = polyline((Point(10, 20), Point(50, 70), corner), closed=True)
        lines = drawn(Path(there_and_back), Path(away))
        assert [len(list(line)) for line in lines] == [3, 3]
        assert [line.closed for line in lines] == [True, True]


def test_a_curve_ends_where_it_should_and_passes_its_middle() -> None:
    (line,) = drawn(Path((Move(Point(4, 8)), Curve(Point(0, 10), Point(10, 20), Point(20, 24)), Line(Point(30, 24)))))
    corners = [(x, y) for x, y, *_ in line]
    assert corners[0] == (4, 92)
    assert corners[-2:] == [(20, 76), (30, 76)]
    middle = corners[(len(corners) - 1) // 2]
    assert middle == pytest.approx(((4 + 3 * 0 + 3 * 10 + 20) / 8, 100 - (8 + 3 * 10 + 3 * 20 + 24) / 8), abs=1e-3)


def test_cuts_are_red_and_scores_blue() -> None:
    data = dxf.write({name: (Path(circle(Point(9, 9), 3)),) for name in ("cut", "score", "other")}, 100)
    layers = read(io.StringIO(data.decode())).layers
    assert [layers.get(name).color for name in ("CUT", "SCORE", "OTHER")] == [1, 5, 7]


def test_layers_have_their_names_for_drawing_programs_and_the_page_its_size() -> None:
    lines = {"cut": (Path(rect(Box(1, 1, 2, 2)), stroke=RED, width=0.1),), "score": ()}
    text = svg.write_layers(lines, 210.5, 99, title="Lines").decode()
    assert 'width="210.5mm"' in text
    assert 'viewBox="0 0 210.5 99"' in text
    assert "<title>Lines</title>" in text
    for name in lines:
        assert f'id="{name}" inkscape:groupmode="layer" inkscape:label="{name}"' in text


def test_strokes_tell_what_differs_from_the_usual_and_nothing_else() -> None:
    line = polyline((Point(0, 0), Point(9, 9)))
    plain = svg.write(Page(9, 9, (Path(line, stroke=RED, width=0.5),))).decode()
    assert 'stroke="#ff0000"' in plain
    assert 'stroke-width=".5"' in plain or 'stroke-width="0.5"' in plain
    assert "linecap" not in plain
    assert plain.count("stroke-linejoin") == 1
    odd = Path(line, stroke=RED, width=0.5, dash=(1.5, 2), dash_start=0.25, cap="round", join="miter")
    text = svg.write(Page(9, 9, (odd,))).decode()
    for wanted in ('dasharray="1.5 2"', 'dashoffset="0.25"', 'linecap="round"', 'linejoin="miter"'):
        assert wanted in text
    assert "<path" not in svg.write(Page(9, 9, (Path(line, stroke=RED, width=0),))).decode()


@pytest.mark.parametrize("even_odd", [False, True])
def test_holes_are_told_where_there_are_holes(even_odd: bool) -> None:
    text = svg.write(Page(9, 9, (Path(rect(Box(0, 0, 9, 9)), fill=RED, even_odd=even_odd),))).decode()
    assert ('fill-rule="evenodd"' in text) == even_odd


def test_stars_make_words_bold_and_signs_are_made_safe() -> None:
    assert template.typ("a *b* #c") == "a #strong[b] \\#c"
    assert template.html("a *b* <c>") == "a <strong>b</strong> &lt;c&gt;"
    assert template.string('say "*hi*" \\') == '"say \\"hi\\" \\\\"'
    assert template.typ("one two", lambda words: words.replace("two", "t.wo")) == "one t\\.wo"


@pytest.mark.slow
def test_a_web_font_has_the_letters_asked_for_and_a_narrow_space() -> None:
    face = TTFont(io.BytesIO(webfonts.subset("text", "Aé \u2009\u202f")))
    known = face.getBestCmap()
    assert {ord(letter) for letter in "Aé "} <= set(known)
    assert ord("B") not in known
    assert face["hmtx"][known[0x202F]][0] < face["hmtx"][known[0x20]][0]
    assert face.flavor == "woff"
    assert not {"fpgm", "prep", "cvt "} & set(face.keys())  # no hints for coarse screens
    assert face["glyf"][".notdef"].numberOfContours
    assert webfonts.data_url("text", "Aé").startswith("data:font/woff;base64,d09GR")
