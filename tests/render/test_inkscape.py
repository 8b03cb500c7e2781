"""Inkscape, if installed, renders the SVG of a page as it looks in the PDF."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.pictures import Pixels, difference
from ttprint.cli.main import run
from ttprint.render import png

INKSCAPE = shutil.which("inkscape")
DPI = 200  # with less, two renderings of a hairline differ more than a missing line would
ALIKE = 60  # of 255, in the worst block of 10 × 10 pixels: 40 where they agree, over 130 where a road is too large

PRODUCTS = (
    "kit",
    "deck --sets medal --duplex fold --crossing flyover --theme contrast",
    "board --tile 80",
    "challenges DZ9B --theme ink --hints",
    "challenges DZ9B 7KQ2 3D3E --answers backs",
    "poster 3D3E",
    "worksheet",
    "classpack --pupils 12",
    "calibrate",
    "vite-taxi board --paper a3",
    "vite-taxi cards --only voie-* --theme ink",
)


@pytest.mark.long
@pytest.mark.skipif(INKSCAPE is None, reason="Inkscape is not installed")
@pytest.mark.parametrize("line", PRODUCTS)
def test_inkscape_draws_what_the_pdf_shows(tmp_path: Path, line: str) -> None:
    words = [*line.split(), "--svg", "--pdf", "--lang", "en", "--out", str(tmp_path)]
    assert run(words) == 0
    compared = 0
    for document in sorted(tmp_path.glob("*.pdf")):
        drawings = sorted(tmp_path.glob(f"{document.stem}.svg")) or sorted(tmp_path.glob(f"{document.stem}-[0-9]*.svg"))
        if not drawings:
            continue  # a rule booklet has no drawings
        for page, picture in zip(png.pixels(document.read_bytes(), DPI), seen(drawings), strict=True):
            apart = difference(np.asarray(page).astype(np.int16), pixels(picture))
            assert apart < ALIKE, (picture.name, apart)
            compared += 1
    assert compared


def seen(drawings: list[Path]) -> list[Path]:
    """Render the drawings with Inkscape, started once; older pictures of these names are removed first."""
    shown = [drawing.with_suffix(".png") for drawing in drawings]
    for picture in shown:
        picture.unlink(missing_ok=True)
    subprocess.run(
        [str(INKSCAPE), *map(str, drawings), "--export-type=png", f"--export-dpi={DPI}"],
        env=os.environ | {"HOME": str(drawings[0].parent)},
        check=True,
        capture_output=True,
    )
    return shown


def pixels(picture: Path) -> Pixels:
    shown = Image.open(picture).convert("RGBA")
    white = Image.new("RGBA", shown.size, "white")
    return np.asarray(Image.alpha_composite(white, shown).convert("RGB")).astype(np.int16)
