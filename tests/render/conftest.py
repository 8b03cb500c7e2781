"""One asymmetric page with every kind of node, so that a swapped axis or a missing rotation is visible."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pytest

from tests.render.documents import ToPdf
from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Curve, Group, Line, Move, Page, Path, Place, Step, Text, group
from ttprint.draw.shapes import circle, ellipse, polyline, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.render import pdf

RED, GREEN, BLUE = Ink.hex("#d03020"), Ink.hex("#20a040"), Ink.hex("#2040c0")


def flag() -> Group:
    return group(
        Path(rect(Box(0, 0, 20, 12), 2), fill=GREEN, stroke=BLACK, width=0.5),
        Path(polyline([Point(2, 2), Point(9, 6), Point(2, 10)], closed=True), fill=RED),
        Text("Fé 7", Point(10, 9), "display", 5, WHITE),
    )


def star(centre: Point, radius: float) -> tuple[Step, ...]:
    angles = [4 * math.pi * i / 5 for i in range(5)]
    return polyline([Point(centre.x + radius * math.sin(a), centre.y - radius * math.cos(a)) for a in angles], True)


def art() -> Iterable[Path | Text | Group | Place]:
    dot = group(Path(circle(Point(3, 3), 3), fill=BLUE))
    eye = group(
        Path(rect(Box(-5, -5, 40, 8)), fill=RED),
        Path(circle(Point(15, 10), 9), stroke=BLUE, width=2),
        Place(dot, Affine.move(10, 1)),
        clip=Path(ellipse(Point(14, 7), 14, 7)),
    )
    hole = Path((*rect(Box(-9, -9, 18, 18)), *rect(Box(-1, -1, 12, 5))), even_odd=True)
    ring = Path((*circle(Point(0, 0), 8), *circle(Point(0, 0), 4)), fill=RED, even_odd=True)
    yield Place(flag(), Affine.move(5, 5))
    yield Place(flag(), Affine.move(60, 30) @ Affine.rotate(30))
    yield Place(flag(), Affine.move(110, 8) @ Affine.scale(-1, 1.5))
    yield group(Path(star(Point(20, 35), 10), fill=GREEN, stroke=BLACK, width=0.4, join="miter"))
    yield Path(star(Point(42, 35), 10), fill=GREEN, stroke=BLACK, width=0.4, join="miter", even_odd=True)
    yield Place(eye, Affine.move(70, 55))
    yield Place(eye, Affine.move(40, 60) @ Affine.rotate(-12) @ Affine.scale(0.5))
    yield Place(group(ring, clip=hole), Affine.move(100, 40) @ Affine.rotate(10))
    yield Place(dot, Affine.move(112, 60))
    wave = (Move(Point(5, 50)), Curve(Point(15, 40), Point(20, 66), Point(33, 52)))
    yield Path(wave, stroke=BLUE, width=1.2, dash=(3, 1.5, 0.5), dash_start=1, cap="round")
    hook = polyline([Point(5, 58), Point(12, 53), Point(18, 60)])
    yield Path(hook, stroke=RED, width=1.5, dash=(2, 1), cap="square", join="bevel")
    peak = polyline([Point(23, 62), Point(24.6, 53), Point(26.2, 62)])  # too sharp for SVG's own miter limit
    yield Path(peak, stroke=RED, width=1.5, join="miter")
    yield Text("AVAT. Où « Çà » – Łódź’s", Point(3, 70), "text", 5, BLACK)
    yield Text("Æœ Middle", Point(60, 77), "text-bold", 4, BLUE, "middle")
    yield Text("End ¿ñ? 12×3", Point(118, 77), "display", 4.5, RED, "end")


@pytest.fixture
def page() -> Page:
    mark = (Move(Point(2, 3)), Line(Point(2, 0)), Move(Point(3, 2)), Line(Point(0, 2)))
    marks = (Path(mark, stroke=BLACK, width=0.15),)
    return Page(120, 80, tuple(art()), marks, trim=Box(4, 6, 110, 70), bleed=Box(1, 3, 116, 76), label="Sheet 1 front")


@pytest.fixture
def to_pdf() -> ToPdf:
    def write(*pages: Page) -> bytes:
        return pdf.write(iter(pages), title="Tiles", author="Nobody", lang="en-GB", flip="long")

    return write
