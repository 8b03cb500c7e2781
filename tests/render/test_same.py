"""The PDF and the SVG of a page show the same."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.pictures import ALIKE, difference, from_pdf, from_svg
from tests.render.documents import ToPdf
from ttprint.draw.scene import Group, Page, Place
from ttprint.geometry import Affine
from ttprint.render import svg


def test_pdf_and_svg_show_the_same(page: Page, to_pdf: ToPdf) -> None:
    picture = from_pdf(to_pdf(page))
    assert picture.shape == (800, 1200, 3)
    assert difference(picture, from_svg(svg.write(page))) < ALIKE


@pytest.mark.slow
def test_a_lost_node_would_be_seen(page: Page, to_pdf: ToPdf) -> None:
    picture = from_pdf(to_pdf(page))
    for i in range(len(page.art)):
        without = dataclasses.replace(page, art=page.art[:i] + page.art[i + 1 :])
        assert difference(picture, from_svg(svg.write(without))) > ALIKE, page.art[i]
    assert difference(picture, from_svg(svg.write(dataclasses.replace(page, marks=())))) > ALIKE


@pytest.mark.slow
@pytest.mark.parametrize("moved", [Affine.move(0.3, 0), Affine.move(0, 0.3), Affine.rotate(0.5), Affine.scale(1.01)])
def test_a_small_shift_would_be_seen(page: Page, to_pdf: ToPdf, moved: Affine) -> None:
    first = page.art[0]
    assert isinstance(first, Place)
    shifted = dataclasses.replace(page, art=(Place(first.group, first.at @ moved), *page.art[1:]))
    assert difference(from_pdf(to_pdf(page)), from_svg(svg.write(shifted))) > ALIKE


STAR, DASHED, PEAK, CLIPPED = 4, 9, 11, 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("index", "change"),
    [
        (STAR, {"even_odd": False}),
        (STAR, {"fill": None}),
        (STAR, {"width": 0.8}),
        (DASHED, {"dash": (3, 1.5)}),
        (DASHED, {"dash_start": 0}),
        (DASHED, {"cap": "butt"}),
        (PEAK, {"join": "bevel"}),
        (PEAK, {"join": "round"}),
        (CLIPPED, {"group": Group(())}),
    ],
)
def test_a_lost_setting_would_be_seen(page: Page, to_pdf: ToPdf, index: int, change: dict[str, Any]) -> None:
    changed = (*page.art[:index], dataclasses.replace(page.art[index], **change), *page.art[index + 1 :])
    assert difference(from_pdf(to_pdf(page)), from_svg(svg.write(dataclasses.replace(page, art=changed)))) > ALIKE
