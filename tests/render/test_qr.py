"""The studio's QR codes are read by a camera, short ones and the longest."""

from __future__ import annotations

import re

import pytest
import zxingcpp
from PIL import Image, ImageDraw

from ttprint.render.qr import LONGEST, qr

DOT = 4  # pixels


@pytest.mark.parametrize("text", ["h", "http://127.0.0.1:8000/deck?lang=fr&name=été", "x" * LONGEST], ids=len)
def test_it_is_read_as_it_was_written(text: str) -> None:
    drawn = qr(text).decode()
    (size,) = re.findall(r'viewBox="0 0 (\d+) ', drawn)
    picture = Image.new("L", (int(size) * DOT, int(size) * DOT), 255)
    pen = ImageDraw.Draw(picture)
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn):
        left, top = int(x) * DOT, int(y) * DOT
        pen.rectangle((left, top, left + DOT - 1, top + DOT - 1), fill=0)
    (found,) = zxingcpp.read_barcodes(picture)
    assert found.text == text
