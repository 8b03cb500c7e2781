"""PDF files: their metadata, fonts and texts, and the same bytes for the same pages."""

from __future__ import annotations

import dataclasses
import gc
import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path as File
from typing import Any, Literal

import numpy as np
import pikepdf
import pypdfium2
import pytest

from tests.render.documents import ToPdf, opened, operators, words
from ttprint.draw import fonts
from ttprint.draw.fonts import MissingGlyph
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Move, Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, polyline
from ttprint.geometry import Affine, Point
from ttprint.render import pdf, png

POINT = 72 / 25.4
DOT = Path(circle(Point(0, 0), 2), fill=BLACK)


def test_boxes_are_in_points_with_y_up(page: Page, to_pdf: ToPdf) -> None:
    document = opened(to_pdf(page))
    found = document.pages[0]
    assert [float(edge) for edge in found.MediaBox] == pytest.approx([0, 0, 120 * POINT, 80 * POINT], abs=1e-3)
    assert [float(edge) for edge in found.TrimBox] == pytest.approx(
        [4 * POINT, 4 * POINT, 114 * POINT, 74 * POINT], abs=1e-3
    )
    assert [float(edge) for edge in found.BleedBox] == pytest.approx(
        [1 * POINT, 1 * POINT, 117 * POINT, 77 * POINT], abs=1e-3
    )


def test_a_page_without_trim_is_trimmed_to_its_edges(to_pdf: ToPdf) -> None:
    document = opened(to_pdf(Page(70, 50, (DOT,))))
    assert document.pages[0].trimbox == document.pages[0].mediabox
    assert "/BleedBox" not in document.pages[0]
    assert "/OCProperties" not in document.Root
    assert "/PageLabels" not in document.Root


def test_the_file_has_title_author_language_and_preferences() -> None:
    data = pdf.write([Page(70, 50, (DOT,))], title="Été", author="Łucja", lang="fr", flip=None, subject="Tuiles")
    document = opened(data)
    info = document.docinfo
    assert [str(one) for one in (info.Title, info.Author, info.Subject)] == ["Été", "Łucja", "Tuiles"]
    assert document.Root.Lang == "fr"
    assert document.Root.ViewerPreferences == {"/PrintScaling": pikepdf.Name("/None"), "/DisplayDocTitle": True}


@pytest.mark.parametrize(("flip", "wish"), [("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge")])
def test_the_file_asks_for_its_flip_edge(flip: Literal["long", "short"], wish: str) -> None:
    data = pdf.write([Page(70, 50, ())], title="", author="", lang="en", flip=flip)
    assert opened(data).Root.ViewerPreferences.Duplex == wish


def test_pages_are_called_by_their_labels(page: Page, to_pdf: ToPdf) -> None:
    document = pypdfium2.PdfDocument(to_pdf(page, dataclasses.replace(page, label=""), page))
    assert [document.get_page_label(i) for i in range(3)] == ["Sheet 1 front", "2", "Sheet 1 front"]
    document.close()


def test_marks_print_unless_their_layer_is_switched_off(page: Page, to_pdf: ToPdf) -> None:
    page = Page(page.width, page.height, (), page.marks)
    document = opened(to_pdf(page))
    layers = document.Root.OCProperties
    assert [str(layer.Name) for layer in layers.OCGs] == ["Cut marks"]
    assert layers.D.ON[0] == layers.OCGs[0]
    assert layers.D.Order[0] == layers.OCGs[0]
    layers.D.OFF, layers.D.ON = layers.D.ON, pikepdf.Array()
    off = io.BytesIO()
    document.save(off)
    assert np.asarray(next(png.pixels(to_pdf(page), 254))).min() < 64
    assert np.asarray(next(png.pixels(off.getvalue(), 254))).min() == 255


def test_art_is_not_in_the_layer(page: Page, to_pdf: ToPdf) -> None:
    text = operators(to_pdf(page))
    assert text.count("BDC") == text.count("EMC") == 1
    assert "TJ" in text.partition("/OC /Layer BDC")[0]
    assert text.rstrip().endswith("EMC")


def test_every_font_is_embedded_as_a_subset(page: Page, to_pdf: ToPdf) -> None:
    document = opened(to_pdf(page))
    found = [one for one in document.objects if isinstance(one, pikepdf.Dictionary) and "/BaseFont" in one]
    assert len(found) == 3
    for font in found:
        assert re.fullmatch(r"/[A-Z]{6}\+\w+-\w+", str(font.BaseFont))
        assert 100 < len(font.FontDescriptor.FontFile2.read_bytes()) < 20_000
        assert "/ToUnicode" in font


def test_letters_that_are_not_used_are_not_embedded(to_pdf: ToPdf) -> None:
    few, many = (
        len(to_pdf(Page(99, 50, (Text(line, Point(5, 9), "text", 4, BLACK),)))) for line in ("12", "Hamburgefonstiv")
    )
    assert few < many - 1000


def test_text_can_be_read_back(page: Page, to_pdf: ToPdf) -> None:
    found = words(to_pdf(page))
    for line in ("AVAT. Où « Çà » – Łódź’s", "Æœ Middle", "End ¿ñ? 12×3"):
        assert line in found


def drawable(letter: str) -> bool:
    try:
        return bool(fonts.run(letter, "text"))
    except MissingGlyph:
        return False


def test_more_letters_than_one_subset_holds(to_pdf: ToPdf) -> None:
    codes = (*range(0x21, 0x7F), *range(0xA1, 0x2AF), *range(0x2013, 0x2027), *range(0x2030, 0x2100))
    letters = "".join(filter(drawable, map(chr, codes)))
    assert len(letters) > 256
    rows = [letters[i : i + 40] for i in range(0, len(letters), 40)]
    lines = tuple(Text(row, Point(5, 8 + 7 * i), "text", 3, BLACK) for i, row in enumerate(rows))
    found = words(to_pdf(Page(200, 80, lines)))
    for row in rows:
        assert row in found


def test_a_missing_glyph_is_an_error(to_pdf: ToPdf) -> None:
    with pytest.raises(MissingGlyph, match=r"U\+2713"):
        to_pdf(Page(70, 50, (Text("✓", Point(5, 5), "text", 4, BLACK),)))


def test_an_unknown_font_is_named(to_pdf: ToPdf) -> None:
    with pytest.raises(ValueError, match="did you mean text-bold"):
        to_pdf(Page(70, 50, (Text("a", Point(5, 5), "text-blod", 4, BLACK),)))


def test_what_is_not_a_node_is_refused(to_pdf: ToPdf) -> None:
    stranger: Any = "a tile"
    with pytest.raises(AssertionError):
        to_pdf(Page(40, 50, (stranger,)))
    with pytest.raises(AssertionError):
        to_pdf(Page(40, 50, (Path((Move(Point(0, 0)), stranger), fill=BLACK),)))


def test_what_is_not_a_number_is_refused(to_pdf: ToPdf) -> None:
    with pytest.raises(ValueError, match="NaN"):
        to_pdf(Page(40, 50, (Path(polyline([Point(float("nan"), 0), Point(1, 1)]), fill=BLACK),)))


def test_a_file_has_at_least_one_page(to_pdf: ToPdf) -> None:
    with pytest.raises(ValueError, match="needs a page"):
        to_pdf()


@pytest.mark.slow
def test_pages_are_not_kept_once_drawn() -> None:
    alive: list[int] = []
    # objects of other tests are not counted
    gc.collect()
    gc.freeze()

    def pages() -> Iterator[Page]:
        for i in range(9):
            yield Page(40, 50, (Place(group(DOT), Affine.move(i, 5)),))
            gc.collect()
            alive.append(sum(isinstance(one, Page) for one in gc.get_objects()))

    try:
        pdf.write(pages(), title="", author="", lang="en", flip=None)
    finally:
        gc.unfreeze()
    assert max(alive) - min(alive) <= 1


SCRIPT = """
import sys
from ttprint.draw.scene import Page, Place, Path, Text, group
from ttprint.draw.shapes import circle
from ttprint.draw.inks import BLACK
from ttprint.geometry import Affine, Point
from ttprint.render import pdf, svg
dots = [group(Path(circle(Point(i, 0), 2), fill=BLACK), Text(f"É{i}", Point(1, 2), "text", 3, BLACK)) for i in range(9)]
page = Page(70, 50, tuple(Place(dot, Affine.move(i, 9)) for dot in dots for i in range(2)), (dots[0],))
sys.stdout.buffer.write(pdf.write([page, page], title="T", author="A", lang="en", flip="long") + svg.write(page))
"""


@pytest.mark.slow
def test_the_same_bytes_in_every_process() -> None:
    def run(seed: str) -> bytes:
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True).stdout

    assert len({run("1"), run("2"), run("random")}) == 1


def test_different_files_have_different_ids(to_pdf: ToPdf) -> None:
    one, other = (opened(to_pdf(Page(40, 50, (Place(group(DOT), Affine.move(x, 5)),)))) for x in (5, 6))
    assert bytes(one.trailer.ID[0]) != bytes(other.trailer.ID[0])


@pytest.mark.skipif(shutil.which("qpdf") is None, reason="qpdf is not installed")
def test_qpdf_finds_no_error(page: Page, to_pdf: ToPdf, tmp_path: File) -> None:
    file = tmp_path / "page.pdf"
    file.write_bytes(to_pdf(page, page))
    done = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
