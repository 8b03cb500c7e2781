"""QR codes can be read, from paper as from a screen; what could not be is refused."""

from __future__ import annotations

import io

import pytest
import zxingcpp
from PIL import Image

from ttprint.draw.qr import WrongLink, qr
from ttprint.draw.scene import Page, Place, group
from ttprint.geometry import Affine
from ttprint.render import pdf, png

LINK = "https://school.example/turbo-taxi.html#E496-FSCE9"


@pytest.mark.parametrize("side", [13.6, 22.0])
def test_it_is_read_as_it_was_written(side: float) -> None:
    page = Page(40, 40, (Place(group(Place(qr(LINK, side))), Affine.move(5, 5)),))
    (picture,) = png.pages(pdf.write([page], title="a link", author="us", lang="en", flip=None), 150)
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    assert found.text == LINK


def test_one_that_would_be_too_fine_is_refused() -> None:
    with pytest.raises(WrongLink, match="too long"):
        qr(LINK + "x" * 300, 13.6)
