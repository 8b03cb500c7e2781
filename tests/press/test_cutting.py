"""Cut files: the cuts match the printed sheet, folds are scored, marks lie where the sheet has them."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import ezdxf
import pytest
from ezdxf.entities.lwpolyline import LWPolyline

from tests.pictures import leaves, raster
from tests.press.press_samples import UNEQUAL, WORDS, deck, hull, lines, overlap, piece, points
from ttprint.draw.scene import Group, Line, Move
from ttprint.draw.shapes import circle
from ttprint.geometry import Affine, Box, Point
from ttprint.press.cutting.cutlines import CUT, SCORE, STROKE, cut_layers
from ttprint.press.cutting.registration import registration_boxes
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_edge, parse_margins, parse_paper
from ttprint.press.sheet import back_page, front_page
from ttprint.render import dxf, svg

A4 = parse_paper("a4", UNEQUAL)
DISC = piece("disc", 20, 20, outline=circle(Point(10, 10), 10))
FOLDED = piece("net", 20, 30, folds=(Move(Point(0, 15)), Line(Point(20, 15))))


def test_cut_lines_are_the_trims_of_the_printed_sheet_in_thin_red() -> None:
    for sheet in impose([DISC, *deck(13), piece("odd", 31, 44)], Layout(A4, gutter=8)):
        layers = cut_layers(sheet)
        assert list(layers) == ["cut"]
        assert all((path.stroke, path.width, path.fill) == (CUT, STROKE, None) for path in layers["cut"])
        drawn = sorted(
            tuple(round(n, 2) for n in (b.x, b.y, b.width, b.height))
            for b in (hull(points(path, Affine())) for path in layers["cut"])
        )
        trims = sorted(tuple(round(n, 2) for n in (b.x, b.y, b.width, b.height)) for b in sheet.trims(Face.FRONT))
        assert drawn == trims


def test_a_shared_edge_is_burnt_once() -> None:
    (sheet,) = impose(deck(12), Layout(A4, bleed=0))
    (path,) = cut_layers(sheet)["cut"]
    assert len(lines(path)) == 3 * 5 + 4 * 4


def test_folds_are_scored_in_a_layer_of_their_own() -> None:
    (sheet,) = impose([FOLDED, DISC], Layout(A4, Duplex.FOLD))
    layers = cut_layers(sheet)
    own, whole = layers["score"]
    assert {path.stroke for path in layers["score"]} == {SCORE}
    place = next(place for place in sheet.placements if place.piece.name == "net")
    assert hull(points(own, Affine())) == Box(place.trim.x, place.trim.y + 15, 20, 0)
    assert hull(points(whole, Affine())).y == 148.5
    text = svg.write_layers(layers, 210, 297).decode()
    assert text.index('id="cut"') < text.index('id="score"')


@pytest.mark.parametrize("margins", ["10", "15"])
def test_registration_marks_are_printed_where_the_cut_file_has_them(margins: str) -> None:
    paper = parse_paper("a4", parse_margins(margins), parse_edge(margins))
    sheet = impose(deck(6), Layout(paper, registration=True))[0]
    front, back = front_page(sheet, WORDS), back_page(sheet, WORDS)
    marks = cut_layers(sheet)["registration"]
    assert front.marks[-3:] == marks
    assert not any(mark in back.marks for mark in marks)
    quiet = registration_boxes(paper)
    others = [hull(points(leaf, at)) for leaf, at in leaves((*front.art[6:], *front.marks[:-3]))]
    bleeds = [trim.grow(3) for trim in sheet.trims(Face.FRONT)]
    assert not any(overlap(mark, other) for mark in quiet for other in (*others, *bleeds))
    inset = max(10, float(margins))
    seen = raster(Group(front.marks), Box(0, 0, 210, 297), 4)
    middle = int((inset + 2.5) * 4)
    assert seen[middle, middle].max() < 10
    assert seen[int((297 - inset) * 4) - 1 : int((297 - inset) * 4) + 1, int((inset + 10) * 4)].min() < 130


def polylines(data: bytes) -> list[LWPolyline]:
    document = ezdxf.read(io.StringIO(data.decode()))
    assert document.units == 4
    assert not document.audit().errors
    return list(document.modelspace().query("LWPOLYLINE"))


def test_the_dxf_has_the_same_lines_in_the_same_layers_in_millimetres() -> None:
    (sheet,) = impose([FOLDED, DISC, *deck(3)], Layout(A4, registration=True))
    layers = cut_layers(sheet)
    data = dxf.write(layers, 297)
    assert dxf.write(layers, 297) == data
    found = polylines(data)
    assert {line.dxf.layer for line in found} == {"CUT", "SCORE", "REGISTRATION"}
    for place in sheet.placements:
        trim = place.trim
        boxes = [
            (min(p[0] for p in line), max(p[0] for p in line), 297 - max(p[1] for p in line), line.closed)
            for line in found
            if line.dxf.layer == "CUT"
        ]
        assert any(
            abs(left - trim.x) < 0.02 and abs(right - trim.right) < 0.02 and abs(top - trim.y) < 0.02 and closed
            for left, right, top, closed in boxes
        )


def test_curves_stray_less_than_a_hundredth_of_a_millimetre() -> None:
    (sheet,) = impose([DISC], Layout(A4))
    (line,) = polylines(dxf.write(cut_layers(sheet), 297))
    middle = sheet.trims(Face.FRONT)[0].centre
    for (x, y, *_), (u, v, *_) in zip(list(line), [*list(line)[1:], next(iter(line))], strict=True):
        away = (((x + u) / 2 - middle.x) ** 2 + (297 - (y + v) / 2 - middle.y) ** 2) ** 0.5
        assert abs(away - 10) < 0.01


def test_the_dxf_has_the_same_bytes_in_every_process() -> None:
    code = """
import hashlib
from ttprint.draw.scene import Path
from ttprint.draw.shapes import circle
from ttprint.geometry import Point
from ttprint.render import dxf
print(hashlib.sha256(dxf.write({"cut": [Path(circle(Point(9, 9), 3))]}, 99)).hexdigest())
"""
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "4", "7")
    }
    assert len(digests) == 1
