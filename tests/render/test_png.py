from __future__ import annotations

import io
from collections.abc import Generator
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests.pictures import page_of
from tests.render.documents import ToPdf
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Page, Path
from ttprint.draw.shapes import circle
from ttprint.errors import TtprintError
from ttprint.geometry import Box, Point
from ttprint.render import png


def test_pictures_have_their_size_and_resolution(page: Page, to_pdf: ToPdf) -> None:
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


def test_reading_pictures_can_end_early(page: Page, to_pdf: ToPdf) -> None:
    pictures = png.pixels(to_pdf(page, page), 72)
    assert next(pictures).channels == 3
    assert isinstance(pictures, Generator)
    pictures.close()


def test_the_file_holds_the_rendered_pixels_and_is_smaller_than_a_filtered_one(page: Page, to_pdf: ToPdf) -> None:
    data = to_pdf(page)
    [picture] = png.pages(data, 150)
    drawn = next(png.pixels(data, 150))
    assert np.array_equal(np.asarray(Image.open(io.BytesIO(picture))), np.asarray(drawn))
    filtered = io.BytesIO()
    Image.fromarray(np.asarray(drawn)).save(filtered, "PNG")
    assert len(picture) < len(filtered.getvalue())


def watched_pictures(monkeypatch: pytest.MonkeyPatch) -> list[png.Pixels]:
    """Collect every picture that is rendered in a test."""
    drawn: list[png.Pixels] = []
    picture = png._picture

    def watched(*arguments: Any) -> png.Pixels:
        drawn.append(picture(*arguments))
        return drawn[-1]

    monkeypatch.setattr(png, "_picture", watched)
    return drawn


@pytest.mark.slow
@pytest.mark.parametrize("strip", [1200 * 7, 1200 * 100, 1200 * 799])
def test_a_picture_drawn_in_strips_is_the_same_picture(
    page: Page, to_pdf: ToPdf, monkeypatch: pytest.MonkeyPatch, strip: int
) -> None:
    data = to_pdf(page)
    [whole] = png.pages(data, 254)
    cover = png.cover(data)
    drawn = watched_pictures(monkeypatch)
    monkeypatch.setattr(png, "WHOLE", 0)
    monkeypatch.setattr(png, "STRIP", strip)
    [stripped] = png.pages(data, 254)
    one, other = Image.open(io.BytesIO(whole)), Image.open(io.BytesIO(stripped))
    assert [picture.height for picture in drawn][:-1] == [strip // 1200] * (len(drawn) - 1)
    assert len(drawn) > 1
    assert (one.size, one.mode, one.info["dpi"]) == (other.size, other.mode, other.info["dpi"])
    assert np.abs(np.asarray(one).astype(int) - np.asarray(other)).max() <= 2
    again = png.cover(data)
    assert again.dark == pytest.approx(cover.dark, abs=1e-4)
    assert (again.sampled, again.pages) == (cover.sampled, cover.pages)


@pytest.mark.slow
def test_no_bitmap_is_larger_than_a_strip(to_pdf: ToPdf, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet of three metres at 60 dpi has fifty million pixels, which are never in memory at once."""
    drawn = watched_pictures(monkeypatch)
    data = to_pdf(page_of(Path(circle(Point(0, 0), 200), fill=BLACK), Box(-500, -500, 3000, 3000)))
    [made] = png.pages(data, 60)
    assert png.cover(data).dark > 0
    assert len(made) < 1_000_000
    assert max(one.width * one.height for one in drawn) < png.STRIP + 2 * 7087


@pytest.mark.slow
def test_too_many_pixels_are_refused_with_their_number(to_pdf: ToPdf) -> None:
    with pytest.raises(TtprintError, match=r"35,433 × 35,433 would have 1,255 million pixels at 300 dpi.*--dpi 207"):
        next(png.pages(to_pdf(Page(3000, 3000, ())), 300))
    with pytest.raises(TtprintError, match=r"5 pictures would have 696 million pixels at 1200 dpi.*--dpi 1114"):
        next(png.pages(to_pdf(*[Page(210, 297, ())] * 5), 1200))
    assert next(png.pages(to_pdf(Page(210, 297, ())), 1200))
