"""Page content: groups are stored once, settings are made once, invisible paths are left out."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from tests.render.documents import ToPdf, forms, operators
from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Line, Move, Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, polyline, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.render import png

POINT = 72 / 25.4
DOT = Path(circle(Point(0, 0), 2), fill=BLACK)


def tile(ink: Ink) -> Place:
    corner = group(Path(rect(Box(0, 0, 3, 2)), fill=ink))
    inside = group(Place(corner, Affine.move(1, 1)), Place(corner, Affine.rotate(90)), Path(DOT.steps, fill=ink))
    return Place(inside)


def test_equal_groups_are_stored_once_across_pages(to_pdf: ToPdf) -> None:
    green, red = Ink(0, 200, 0), Ink(200, 0, 0)
    pages = [Page(70, 50 + i, (tile(green), Place(tile(red).group, Affine.move(9, i)))) for i in range(4)]
    assert forms(to_pdf(*pages)) == 4  # two tiles, and in each a corner


def test_groups_placed_once_are_part_of_their_page(to_pdf: ToPdf) -> None:
    data = to_pdf(Page(70, 50, (Place(group(Place(group(DOT), Affine.move(5, 5))), Affine.move(9, 3)),)))
    assert forms(data) == 0
    assert " Do" not in operators(data)


def test_a_group_inside_a_form_placed_twice_counts_once(to_pdf: ToPdf) -> None:
    outer = group(Place(group(DOT), Affine.move(5, 5)))
    data = to_pdf(Page(70, 50, (Place(outer), Place(outer, Affine.move(9, 3)))))
    assert forms(data) == 1


def test_forms_do_not_inherit_ink_or_line(to_pdf: ToPdf) -> None:
    line = group(Path(polyline([Point(0, 5), Point(40, 5)]), stroke=BLACK, width=2))
    dashed = Path(polyline([Point(0, 40), Point(40, 40)]), stroke=WHITE, width=0.1, dash=(1, 2), cap="round")
    data = to_pdf(Page(40, 50, (dashed, Place(line), Place(line, Affine.move(0, 10)))))
    rows = np.asarray(next(png.pixels(data, 254)))
    assert rows[45:55].max() == 0
    assert rows[145:155].max() == 0


def test_a_form_holds_its_widest_strokes(to_pdf: ToPdf) -> None:
    spike = (Move(Point(8, 30)), Line(Point(12, 10)), Line(Point(16, 30)))
    peak = group(Path(spike, stroke=BLACK, width=2, join="miter"))
    placed = Page(60, 50, (Place(peak), Place(peak, Affine.move(30, 3))))
    inline = Page(60, 50, (*peak.children, group(Place(peak, Affine.move(30, 3)))))
    pictures = [np.asarray(next(png.pixels(to_pdf(one), 254))).astype(int) for one in (placed, inline)]
    assert pictures[0][:95].min() < 64  # the tip, above the highest point of the path
    assert np.abs(pictures[0] - pictures[1]).max() < 8


def test_nothing_is_set_twice(to_pdf: ToPdf) -> None:
    line = [Path(polyline([Point(0, i), Point(9, i)]), stroke=BLACK, width=0.4, dash=(1, 2)) for i in range(5)]
    dots = [Path(circle(Point(9, i), 1), fill=Ink(9, 8, 7)) for i in range(5)]
    text = [Text("ab", Point(3, i), "text", 3, Ink(9, 8, 7)) for i in range(5)]
    tokens = operators(to_pdf(Page(70, 50, (*line, *dots, *text)))).split()
    assert {name: tokens.count(name) for name in ("G", "w", "d", "J", "j", "rg", "Tf", "q")} == {
        **dict.fromkeys(("G", "w", "d", "J", "j", "rg", "Tf"), 1),
        "q": 0,
    }


def test_settings_are_restored_after_a_clip(to_pdf: ToPdf) -> None:
    clipped = group(Path(rect(Box(0, 0, 20, 10)), fill=Ink(255, 0, 0)), clip=Path(rect(Box(0, 0, 10, 10))))
    left, right = (Path(rect(Box(x, 20, 10, 10)), fill=ink) for x, ink in ((0, Ink(0, 0, 255)), (20, Ink(255, 0, 0))))
    picture = Image.fromarray(np.asarray(next(png.pixels(to_pdf(Page(40, 50, (left, clipped, right))), 254))))
    assert [picture.getpixel(at) for at in ((50, 50), (150, 50), (50, 250), (250, 250))] == [
        (255, 0, 0),
        (255, 255, 255),
        (0, 0, 255),
        (255, 0, 0),
    ]


def test_an_invisible_path_draws_nothing(to_pdf: ToPdf) -> None:
    steps = rect(Box(2, 3, 30, 20))
    assert "re" not in operators(to_pdf(Page(40, 50, (Path(steps), Path(steps, stroke=BLACK, width=0))))).split()


def test_a_group_dropped_from_the_cache_is_recognized_again(to_pdf: ToPdf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttprint.render.operators.REMEMBERED", 0)
    tiles = [group(Path(circle(Point(0, 0), radius), fill=BLACK)) for radius in (2, 3, 4)]
    data = to_pdf(Page(70, 50, tuple(Place(tile, Affine.move(i, 5)) for i in range(3) for tile in tiles)))
    assert forms(data) == 3
