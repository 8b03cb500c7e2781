from __future__ import annotations

import dataclasses
import gc
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path as File

import numpy as np
import pikepdf
import pypdfium2
import pytest

from ttprint.draw import fonts
from ttprint.draw.fonts import MissingGlyph
from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Line, Move, Page, Path, Place, Text, circle, group, polyline, rect
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point
from ttprint.render import pdf, png

POINT = 72 / 25.4
DOT = Path(circle(Point(0, 0), 2), fill=BLACK)


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(data))


def forms(data: bytes) -> int:
    document = opened(data)
    return sum(isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form" for one in document.objects)


def operators(data: bytes) -> str:
    document = opened(data)
    return document.pages[0].Contents.read_bytes().decode()


def words(data: bytes) -> str:
    document = pypdfium2.PdfDocument(data)
    page = document[0]
    text = page.get_textpage()
    try:
        return text.get_text_bounded()
    finally:
        text.close()
        page.close()
        document.close()


def test_boxes_are_in_points_with_y_up(page, to_pdf):
    document = opened(to_pdf(page))
    found = document.pages[0]
    assert [float(edge) for edge in found.MediaBox] == pytest.approx([0, 0, 120 * POINT, 80 * POINT], abs=1e-3)
    assert [float(edge) for edge in found.TrimBox] == pytest.approx(
        [4 * POINT, 4 * POINT, 114 * POINT, 74 * POINT], abs=1e-3
    )
    assert [float(edge) for edge in found.BleedBox] == pytest.approx(
        [1 * POINT, 1 * POINT, 117 * POINT, 77 * POINT], abs=1e-3
    )


def test_a_page_without_boxes_and_marks_has_none(to_pdf):
    document = opened(to_pdf(Page(70, 50, (DOT,))))
    assert "/TrimBox" not in document.pages[0]
    assert "/BleedBox" not in document.pages[0]
    assert "/OCProperties" not in document.Root
    assert "/PageLabels" not in document.Root


def test_the_file_says_what_it_is():
    data = pdf.write([Page(70, 50, (DOT,))], title="Été", author="Łucja", lang="fr", flip=None, subject="Tuiles")
    document = opened(data)
    assert (document.docinfo.Title, document.docinfo.Author, document.docinfo.Subject) == ("Été", "Łucja", "Tuiles")
    assert document.Root.Lang == "fr"
    assert document.Root.ViewerPreferences == {"/PrintScaling": pikepdf.Name("/None"), "/DisplayDocTitle": True}


@pytest.mark.parametrize(("flip", "wish"), [("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge")])
def test_the_file_asks_for_its_flip_edge(flip, wish):
    data = pdf.write([Page(70, 50, ())], title="", author="", lang="en", flip=flip)
    assert opened(data).Root.ViewerPreferences.Duplex == wish


def test_pages_are_called_by_their_labels(page, to_pdf):
    document = pypdfium2.PdfDocument(to_pdf(page, dataclasses.replace(page, label=""), page))
    assert [document.get_page_label(i) for i in range(3)] == ["Sheet 1 front", "2", "Sheet 1 front"]
    document.close()


def test_marks_print_unless_their_layer_is_switched_off(page, to_pdf):
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


def test_art_is_not_in_the_layer(page, to_pdf):
    text = operators(to_pdf(page))
    assert text.count("BDC") == text.count("EMC") == 1
    assert "TJ" in text.partition("/OC /Layer BDC")[0]
    assert text.rstrip().endswith("EMC")


def test_every_font_is_embedded_as_a_subset(page, to_pdf):
    document = opened(to_pdf(page))
    found = [one for one in document.objects if isinstance(one, pikepdf.Dictionary) and "/BaseFont" in one]
    assert len(found) == 3
    for font in found:
        assert re.fullmatch(r"/[A-Z]{6}\+\w+-\w+", str(font.BaseFont))
        assert 100 < len(font.FontDescriptor.FontFile2.read_bytes()) < 20_000
        assert "/ToUnicode" in font


def test_letters_that_are_not_used_are_not_embedded(to_pdf):
    few, many = (
        len(to_pdf(Page(99, 50, (Text(line, Point(5, 9), "text", 4, BLACK),)))) for line in ("12", "Hamburgefonstiv")
    )
    assert few < many - 1000


def test_text_can_be_read_back(page, to_pdf):
    found = words(to_pdf(page))
    for line in ("AVAT. Où « Çà » – Łódź’s", "Æœ Middle", "End ¿ñ? 12×3"):
        assert line in found


def drawable(letter: str) -> bool:
    try:
        return bool(fonts.run(letter, "text"))
    except MissingGlyph:
        return False


def test_more_letters_than_one_subset_holds(to_pdf):
    codes = (*range(0x21, 0x7F), *range(0xA1, 0x2AF), *range(0x2013, 0x2027), *range(0x2030, 0x2100))
    letters = "".join(filter(drawable, map(chr, codes)))
    assert len(letters) > 256
    rows = [letters[i : i + 40] for i in range(0, len(letters), 40)]
    lines = tuple(Text(row, Point(5, 8 + 7 * i), "text", 3, BLACK) for i, row in enumerate(rows))
    found = words(to_pdf(Page(200, 80, lines)))
    for row in rows:
        assert row in found


def test_a_missing_glyph_stops_the_press(to_pdf):
    with pytest.raises(MissingGlyph, match=r"U\+2713"):
        to_pdf(Page(70, 50, (Text("✓", Point(5, 5), "text", 4, BLACK),)))


def test_an_unknown_font_is_named(to_pdf):
    with pytest.raises(TtprintError, match="did you mean text-bold"):
        to_pdf(Page(70, 50, (Text("a", Point(5, 5), "text-blod", 4, BLACK),)))


def tile(ink: Ink) -> Place:
    corner = group(Path(rect(Box(0, 0, 3, 2)), fill=ink))
    inside = group(Place(corner, Affine.move(1, 1)), Place(corner, Affine.rotate(90)), Path(DOT.steps, fill=ink))
    return Place(inside)


def test_equal_groups_are_stored_once_across_pages(to_pdf):
    green, red = Ink(0, 200, 0), Ink(200, 0, 0)
    pages = [Page(70, 50 + i, (tile(green), Place(tile(red).group, Affine.move(9, i)))) for i in range(4)]
    assert forms(to_pdf(*pages)) == 4  # two tiles, and in each a corner


def test_groups_placed_once_are_written_where_they_stand(to_pdf):
    data = to_pdf(Page(70, 50, (Place(group(Place(group(DOT), Affine.move(5, 5))), Affine.move(9, 3)),)))
    assert forms(data) == 0
    assert " Do" not in operators(data)


def test_a_group_inside_a_form_placed_twice_counts_once(to_pdf):
    outer = group(Place(group(DOT), Affine.move(5, 5)))
    data = to_pdf(Page(70, 50, (Place(outer), Place(outer, Affine.move(9, 3)))))
    assert forms(data) == 1


def test_forms_do_not_inherit_ink_or_line(to_pdf):
    line = group(Path(polyline([Point(0, 5), Point(40, 5)]), stroke=BLACK, width=2))
    dashed = Path(polyline([Point(0, 40), Point(40, 40)]), stroke=WHITE, width=0.1, dash=(1, 2), cap="round")
    data = to_pdf(Page(40, 50, (dashed, Place(line), Place(line, Affine.move(0, 10)))))
    rows = np.asarray(next(png.pixels(data, 254)))
    assert rows[45:55].max() == 0
    assert rows[145:155].max() == 0


def test_a_form_holds_its_widest_strokes(to_pdf):
    spike = (Move(Point(8, 30)), Line(Point(12, 10)), Line(Point(16, 30)))
    peak = group(Path(spike, stroke=BLACK, width=2, join="miter"))
    placed = Page(60, 50, (Place(peak), Place(peak, Affine.move(30, 3))))
    inline = Page(60, 50, (*peak.children, group(Place(peak, Affine.move(30, 3)))))
    pictures = [np.asarray(next(png.pixels(to_pdf(one), 254))).astype(int) for one in (placed, inline)]
    assert pictures[0][:95].min() < 64  # the tip, above the highest point of the path
    assert np.abs(pictures[0] - pictures[1]).max() < 8


def test_nothing_is_set_twice(to_pdf):
    line = [Path(polyline([Point(0, i), Point(9, i)]), stroke=BLACK, width=0.4, dash=(1, 2)) for i in range(5)]
    dots = [Path(circle(Point(9, i), 1), fill=Ink(9, 8, 7)) for i in range(5)]
    text = [Text("ab", Point(3, i), "text", 3, Ink(9, 8, 7)) for i in range(5)]
    tokens = operators(to_pdf(Page(70, 50, (*line, *dots, *text)))).split()
    assert {name: tokens.count(name) for name in ("G", "w", "d", "J", "j", "rg", "Tf", "q")} == {
        **dict.fromkeys(("G", "w", "d", "J", "j", "rg", "Tf"), 1),
        "q": 0,
    }


def test_settings_come_back_after_a_clip(to_pdf):
    clipped = group(Path(rect(Box(0, 0, 20, 10)), fill=Ink(255, 0, 0)), clip=Path(rect(Box(0, 0, 10, 10))))
    left, right = (Path(rect(Box(x, 20, 10, 10)), fill=ink) for x, ink in ((0, Ink(0, 0, 255)), (20, Ink(255, 0, 0))))
    picture = next(png.pixels(to_pdf(Page(40, 50, (left, clipped, right))), 254))
    assert [picture.getpixel(at) for at in ((50, 50), (150, 50), (50, 250), (250, 250))] == [
        (255, 0, 0),
        (255, 255, 255),
        (0, 0, 255),
        (255, 0, 0),
    ]


def test_an_invisible_path_draws_nothing(to_pdf):
    steps = rect(Box(2, 3, 30, 20))
    assert "re" not in operators(to_pdf(Page(40, 50, (Path(steps), Path(steps, stroke=BLACK, width=0))))).split()


def test_what_is_not_a_node_is_refused(to_pdf):
    with pytest.raises(AssertionError):
        to_pdf(Page(40, 50, ("a tile",)))
    with pytest.raises(AssertionError):
        to_pdf(Page(40, 50, (Path((Move(Point(0, 0)), "onwards"), fill=BLACK),)))


def test_what_is_not_a_number_is_refused(to_pdf):
    with pytest.raises(ValueError, match="NaN"):
        to_pdf(Page(40, 50, (Path(polyline([Point(float("nan"), 0), Point(1, 1)]), fill=BLACK),)))


def test_a_file_has_at_least_one_page(to_pdf):
    with pytest.raises(ValueError, match="needs a page"):
        to_pdf()


def test_pages_are_let_go_once_drawn():
    alive = []

    def pages():
        for i in range(9):
            yield Page(40, 50, (Place(group(DOT), Affine.move(i, 5)),))
            gc.collect()
            alive.append(sum(isinstance(one, Page) for one in gc.get_objects()))

    pdf.write(pages(), title="", author="", lang="en", flip=None)
    assert max(alive) - min(alive) <= 1


def test_a_group_is_found_again_after_it_is_forgotten(to_pdf, monkeypatch):
    monkeypatch.setattr("ttprint.render.operators.REMEMBERED", 0)
    tiles = [group(Path(circle(Point(0, 0), radius), fill=BLACK)) for radius in (2, 3, 4)]
    data = to_pdf(Page(70, 50, tuple(Place(tile, Affine.move(i, 5)) for i in range(3) for tile in tiles)))
    assert forms(data) == 3


SCRIPT = """
import sys
from ttprint.draw.scene import Page, Place, Path, Text, circle, group
from ttprint.draw.inks import BLACK
from ttprint.geometry import Affine, Point
from ttprint.render import pdf, svg
dots = [group(Path(circle(Point(i, 0), 2), fill=BLACK), Text(f"É{i}", Point(1, 2), "text", 3, BLACK)) for i in range(9)]
page = Page(70, 50, tuple(Place(dot, Affine.move(i, 9)) for dot in dots for i in range(2)), (dots[0],))
sys.stdout.buffer.write(pdf.write([page, page], title="T", author="A", lang="en", flip="long") + svg.write(page))
"""


def test_the_same_bytes_in_every_process():
    def run(seed: str) -> bytes:
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True).stdout

    assert len({run("1"), run("2"), run("random")}) == 1


def test_different_files_have_different_ids(to_pdf):
    one, other = (opened(to_pdf(Page(40, 50, (Place(group(DOT), Affine.move(x, 5)),)))) for x in (5, 6))
    assert bytes(one.trailer.ID[0]) != bytes(other.trailer.ID[0])


@pytest.mark.skipif(shutil.which("qpdf") is None, reason="qpdf is not installed")
def test_qpdf_finds_no_fault(page, to_pdf, tmp_path: File):
    file = tmp_path / "page.pdf"
    file.write_bytes(to_pdf(page, page))
    done = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
