"""QR codes are readable from paper and from a screen; codes that would not be are refused."""

from __future__ import annotations

import io
import re

import pytest
import zxingcpp
from PIL import Image, ImageDraw

from ttprint.draw.qr import LONGEST, WrongLink, qr, qr_svg
from ttprint.draw.scene import Page, Place, group
from ttprint.geometry import Affine
from ttprint.render import pdf, png

LINK = "https://school.example/turbo-taxi.html#E496-FSCE9"
MODULE = 4  # pixels


@pytest.mark.parametrize("side", [13.6, 22.0])
def test_a_printed_code_holds_its_text(side: float) -> None:
    page = Page(40, 40, (Place(group(Place(qr(LINK, side))), Affine.move(5, 5)),))
    (picture,) = png.pages(pdf.write([page], title="a link", author="us", lang="en", flip=None), 150)
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    assert found.text == LINK


def test_a_code_that_would_be_too_fine_is_refused() -> None:
    with pytest.raises(WrongLink, match="too long"):
        qr(LINK + "x" * 300, 13.6)


@pytest.mark.parametrize("text", ["h", "http://127.0.0.1:8000/deck?lang=fr&name=été", "x" * LONGEST], ids=len)
def test_a_code_for_the_screen_holds_its_text(text: str) -> None:
    drawing = qr_svg(text).decode()
    (size,) = re.findall(r'viewBox="0 0 (\d+) ', drawing)
    picture = Image.new("L", (int(size) * MODULE, int(size) * MODULE), 255)
    pen = ImageDraw.Draw(picture)
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawing):
        left, top = int(x) * MODULE, int(y) * MODULE
        pen.rectangle((left, top, left + MODULE - 1, top + MODULE - 1), fill=0)
    (found,) = zxingcpp.read_barcodes(picture)
    assert found.text == text
