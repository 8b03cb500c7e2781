"""Numbers that differ only in the last digit of a float are written alike, and shared alike."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from tools.other_maths import off
from ttprint.draw.bold import FINEST, LOST, bolder
from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Page, Path, Place, Text, group
from ttprint.draw.shapes import circle, polyline, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.render import dxf, pdf, svg

Maths = Callable[[float], float]


def drawing(by: Maths) -> Group:
    corner = Box(by(1.0005), by(2.7), by(3.3), by(4.1))
    points = [Point(by(x), by(y)) for x, y in ((0.1, 0.2), (14.7355, 0.2), (14.7355, 21.8655), (0.1, 21.8655))]
    return group(
        Path(polyline(points, closed=True), fill=WHITE),
        Path(rect(corner), stroke=BLACK, width=by(0.3), dash=(by(0.7), by(0.4)), dash_start=by(0.1)),
        Path(circle(Point(by(5), by(7)), by(1.1)), stroke=BLACK, width=by(0.1 + 0.2), dash=(by(0.7), by(0.4))),
        Text("Taxi", Point(by(3.3), by(9.9)), "text", by(3.7), BLACK),
        clip=Path(rect(corner.grow(30))),
    )


def page(first: Maths, second: Maths) -> Page:
    """The same drawing twice, computed in two ways."""
    places = (
        Place(drawing(first)),
        Place(drawing(second), Affine(first(1), 0, 0, second(1), first(40), second(50.0005))),
    )
    return Page(first(120), second(80), (*places, Place(group(Place(drawing(second))), Affine(second(1)))))


def exact(value: float) -> float:
    return value


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_page_has_the_same_bytes(seed: int) -> None:
    def one(value: float) -> float:
        return float(off(value, seed))

    def other(value: float) -> float:
        return float(off(value, -seed))

    expected, found = page(exact, exact), page(one, other)
    assert svg.write(found) == svg.write(expected)
    write = {"title": "", "author": "", "lang": "en", "flip": None}
    assert pdf.write([found], **write) == pdf.write([expected], **write)  # type: ignore[arg-type]
    layers = [{"cut": [part for part in drawing(by).children if isinstance(part, Path)]} for by in (one, exact)]
    assert dxf.write(layers[0], one(80)) == dxf.write(layers[1], 80)


@pytest.mark.parametrize("scale", [0.0875, 0.35, 0.7, 0.9])
def test_a_line_as_thin_as_the_limit_is_kept_or_left_out_alike(scale: float) -> None:
    line = group(Path(polyline([Point(0, 0), Point(9, 0)]), stroke=BLACK, width=LOST * FINEST / scale))
    scales = (math.nextafter(scale, 0), scale, math.nextafter(scale, 1))
    bold = [bolder(group(Place(line, Affine.scale(one)))).children[0] for one in scales]
    assert len({one.group for one in bold if isinstance(one, Place)}) == 1
