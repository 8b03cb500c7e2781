from __future__ import annotations

import io
from collections.abc import Generator

import pytest
from PIL import Image

from tests.render.documents import ToPdf
from ttprint.draw.scene import Page
from ttprint.render import png


def test_pictures_know_their_size(page: Page, to_pdf: ToPdf) -> None:
    [picture] = png.pages(to_pdf(page), 254)
    opened = Image.open(io.BytesIO(picture))
    assert opened.format == "PNG"
    assert opened.size == (1200, 800)
    assert opened.info["dpi"] == pytest.approx((254, 254), abs=0.01)


def test_one_picture_for_each_page_and_the_same_again(page: Page, to_pdf: ToPdf) -> None:
    data = to_pdf(page, page, page)
    first = list(png.pages(data, 100))
    assert len(first) == 3
    assert first == list(png.pages(data, 100))


def test_pictures_can_be_left_off_half_way(page: Page, to_pdf: ToPdf) -> None:
    pictures = png.pixels(to_pdf(page, page), 72)
    assert next(pictures).mode == "RGB"
    assert isinstance(pictures, Generator)
    pictures.close()
