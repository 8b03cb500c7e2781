from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from ttprint.draw.fonts import MissingGlyph
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, polyline, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.render import svg

SVG, XLINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}"
DOT = Path(circle(Point(0, 0), 2), fill=BLACK)


def root(page: Page, title: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(svg.write(page, title=title))


def test_a_unit_is_a_millimetre(page: Page) -> None:
    found = root(page)
    assert (found.get("width"), found.get("height"), found.get("viewBox")) == ("120mm", "80mm", "0 0 120 80")


def test_the_title_is_in_the_file(page: Page) -> None:
    assert root(page, "Été & <hiver>").findtext(f"{SVG}title") == "Été & <hiver>"
    assert root(page).find(f"{SVG}title") is None


def test_text_is_outlined(page: Page) -> None:
    found = root(page)
    assert found.find(f".//{SVG}text") is None
    assert found.find(f".//{SVG}path[@aria-label='Æœ Middle']") is not None


def test_marks_are_a_group_of_their_own(page: Page) -> None:
    marks = root(page).find(f"{SVG}g[@id='cut-marks']")
    assert marks is not None
    assert len(marks) == 1
    assert root(Page(40, 50, (DOT,))).find(f".//{SVG}g[@id='cut-marks']") is None


def test_groups_placed_twice_are_written_once() -> None:
    once, twice = group(DOT, DOT), group(DOT)
    again = group(Path(circle(Point(0, 0), 2), fill=BLACK))
    page = Page(40, 50, (Place(once), Place(twice, Affine.move(1, 2)), Place(again, Affine.move(3, 4))))
    found = root(page)
    uses = found.findall(f".//{SVG}use")
    assert [(use.get(f"{XLINK}href"), use.get("transform")) for use in uses] == [
        ("#shared-1", "matrix(1 0 0 1 1 2)"),
        ("#shared-1", "matrix(1 0 0 1 3 4)"),
    ]
    assert [len(one) for one in found.findall(f"{SVG}defs/{SVG}g")] == [1]
    assert len(found.findall(f".//{SVG}path")) == 3


def test_a_frequent_letter_is_written_once() -> None:
    words = Text("taxi et tuk-tuk", Point(5, 9), "text", 4, BLACK)
    found = root(Page(60, 20, (words, Text("AB", Point(5, 18), "text", 4, BLACK))))
    assert found.find(f".//{SVG}path[@aria-label='AB']") is not None
    text = found.find(f".//{SVG}g[@aria-label='taxi et tuk-tuk']")
    assert text is not None
    assert len(text) == len("taxiettuk-tuk")
    assert len(found.findall(f"{SVG}defs/{SVG}path")) == len(set("taxietuk-"))
    first, last = text[0], text[-1]
    assert first.get("transform") == "matrix(0.004 0 0 0.004 5 9)"
    assert float((last.get("transform") or "").split()[4]) > 25


def test_a_group_inside_a_definition_counts_once() -> None:
    outer = group(Place(group(DOT), Affine.move(5, 5)))
    found = root(Page(70, 50, (Place(outer), Place(outer, Affine.move(9, 3)))))
    assert len(found.findall(f"{SVG}defs/{SVG}g")) == 1


def test_every_reference_is_defined_before_it_is_used(page: Page) -> None:
    found = root(page)
    order = list(found.iter())
    ids = {one.get("id"): i for i, one in enumerate(order) if one.get("id")}
    for i, one in enumerate(order):
        if target := one.get(f"{XLINK}href"):
            assert ids[target.removeprefix("#")] < i
        if clip := one.get("clip-path"):
            assert clip.removeprefix("url(#").removesuffix(")") in ids


def test_ids_differ_from_those_that_inkscape_assigns(page: Page) -> None:
    """Inkscape assigns g1, path2, use3, clipPath4; such an id could refer to another element."""
    ids = [name for one in root(page).iter() if (name := one.get("id"))]
    assert len(ids) > 4
    assert not [name for name in ids if re.fullmatch(r"[A-Za-z]+\d+", name)]


def test_numbers_are_short() -> None:
    page = Page(40, 50, (Path(rect(Box(1 / 3, 0.1 + 0.2, 20, 1e-9)), fill=BLACK),))
    path = root(page).find(f".//{SVG}path")
    assert path is not None
    assert path.get("d") == "M0.333 0.3l20 0 0 0-20 0Z"


def test_steps_are_relative_and_rounding_errors_do_not_add_up() -> None:
    corners = [Point(0.1234, 7), Point(-3.0005, 1000.2), Point(2999.9996, -0.0004), Point(0.5, 0.5), Point(0.5, 0.4999)]
    far = [n for step in re.findall(r"[Ml]([^A-Za-z]+)", svg.path_data(polyline(corners))) for n in numbers(step)]
    points = [(far[0], far[1])]
    for x, y in zip(far[2::2], far[3::2], strict=True):
        points.append((points[-1][0] + x, points[-1][1] + y))
    for written, corner in zip(points, corners, strict=True):
        assert written == pytest.approx((corner.x, corner.y), abs=0.00051)


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def test_a_missing_glyph_is_an_error() -> None:
    with pytest.raises(MissingGlyph, match="CHECK MARK"):
        svg.write(Page(70, 50, (Text("✓", Point(5, 5), "text", 4, BLACK),)))


def test_what_is_not_a_node_is_refused() -> None:
    stranger: Any = "a tile"
    with pytest.raises(AssertionError):
        svg.write(Page(40, 50, (stranger,)))
