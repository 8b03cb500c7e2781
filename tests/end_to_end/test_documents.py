"""Every document that can be printed, through other programs: qpdf's check, and mutool, poppler and Ghostscript where
they are installed; not one warning, and pictures alike.
"""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from PIL import Image

from tests.pictures import Pixels, block_means
from ttprint.cli.main import run
from ttprint.render import png

PRODUCTS = (
    "kit --sets cab,medal",
    "deck --sets 3 --duplex fold --theme contrast",
    "board --tile 80 --theme ink",
    "challenges --count 9 --hints --theme ink --answers backs",
    "poster 3D3E",
    "worksheet",
    "classpack --pupils 5 --lang de",
    "calibrate",
    "rules --lang fr --large",
    "vite-taxi kit --paper letter --theme ink",
)
DPI, BLOCK = 200, 20
FROM_AFAR = 30  # dpi: whether a program complains does not depend on it
ALIKE = 45  # of 255, between the mean inks of the worst 2.5 mm of a page: hairlines are drawn in four ways
OF_ITSELF = "warning: ICC support is not available\n"  # what some builds of mutool say whatever the file
PROGRAMS = {
    "pdftoppm": ["pdftoppm", "-r", "{dpi}", "{file}", "{folder}/p"],
    "mutool": ["mutool", "draw", "-q", "-r", "{dpi}", "-o", "{folder}/p%03d.ppm", "{file}"],
    "gs": [
        *("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=ppmraw", "-dTextAlphaBits=4"),
        *("-dGraphicsAlphaBits=4", "-r{dpi}", "-sOutputFile={folder}/p%03d.ppm", "{file}"),
    ],
}


@pytest.fixture(scope="module", params=PRODUCTS)
def documents(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, unmeasured: None
) -> Iterator[list[Path]]:
    folder = tmp_path_factory.mktemp("documents")
    assert run([*request.param.split(), "--out", str(folder)]) == 0
    files = sorted(folder.glob("*.pdf"))
    assert files
    yield files
    looked_at.cache_clear()
    shutil.rmtree(folder)


@pytest.mark.slow
def test_qpdf_finds_nothing(documents: list[Path]) -> None:
    for file in documents:
        with pikepdf.open(file) as document:
            assert document.check_pdf_syntax() == [], file.name
            assert document.get_warnings() == [], file.name
            assert all("/TrimBox" in page.obj for page in document.pages), file.name
            assert document.Root.ViewerPreferences.PrintScaling == "/None", file.name


@pytest.mark.long
@pytest.mark.parametrize("program", PROGRAMS)
def test_other_programs_show_the_same_without_a_warning(documents: list[Path], program: str, tmp_path: Path) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    for number, file in enumerate(documents):
        folder = tmp_path / str(number)
        folder.mkdir()
        pages, ends, ours = looked_at(file)
        if pages > len(ours):
            assert len(drawn(program, file, FROM_AFAR, folder / "all")) == pages
        for page, shown in zip(ours, drawn(program, ends, DPI, folder / "ends"), strict=True):
            assert _apart(page, _read(shown)) < ALIKE, (file.name, shown.name)


def drawn(program: str, file: Path, dpi: int, folder: Path) -> list[Path]:
    """Every page of a document as another program draws it, without complaint."""
    folder.mkdir()
    command = [word.format(file=file, folder=folder, dpi=dpi) for word in PROGRAMS[program]]
    done = subprocess.run(command, capture_output=True, text=True)
    told = done.stdout + done.stderr.replace(OF_ITSELF, "")
    assert (done.returncode, told) == (0, ""), file.name
    return sorted(folder.iterdir())


@cache
def looked_at(file: Path) -> tuple[int, Path, list[Pixels]]:
    """How many pages there are; the first and the last, which stand for all; and how we draw these."""
    with pikepdf.open(file) as whole:
        pages = len(whole.pages)
        del whole.pages[1:-1]
        ends = io.BytesIO()
        whole.save(ends)
    kept = file.with_suffix(".ends")
    kept.write_bytes(ends.getvalue())
    return pages, kept, [np.asarray(page).astype(np.int16) for page in png.pixels(ends.getvalue(), DPI)]


def _read(file: Path) -> Pixels:
    with Image.open(file) as picture:
        return np.asarray(picture.convert("RGB")).astype(np.int16)


def _apart(one: Pixels, other: Pixels) -> float:
    """How far apart the mean inks of the most different block are; a last row or column may be missing."""
    assert max(abs(a - b) for a, b in zip(one.shape[:2], other.shape[:2], strict=True)) <= 1
    high, wide = (min(a, b) for a, b in zip(one.shape[:2], other.shape[:2], strict=True))
    means = [block_means(picture[:high, :wide], BLOCK) for picture in (one, other)]
    return float(np.abs(means[0] - means[1]).max())


def test_a_tile_that_is_missing_would_be_seen() -> None:
    white = np.full((200, 200, 3), 255)
    spotted = white.copy()
    spotted[60:80, 60:80] = 200
    assert _apart(white, spotted) > ALIKE
