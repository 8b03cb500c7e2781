"""What is printed small can still be printed: no hairlines on start page and booklets, black that is seen."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from typing import Any

import pikepdf
import pytest

from tests.pictures import leaves, lightest, raster, stretch
from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Path, group
from ttprint.games.turbo_taxi.art.markers.markers import MarkerFigure, disc, standee
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.geometry import Box
from ttprint.order.booklets import Edition, rule_booklet
from ttprint.order.order import Order, Style
from ttprint.press.paper import parse_paper

FINEST = 0.0995
Matrix = tuple[float, float, float, float]


def order(theme: Theme = Theme.CITY) -> Order:
    return Order(parse_paper("a4"), Style(GAME.words("en"), theme))


def strokes(stream: Any, resources: Any, at: Matrix = (1, 0, 0, 1), width: float = 1.0) -> Iterator[float]:
    """The width in mm of everything stroked, inside forms too, whatever the PDF's maps make of it."""
    kept: list[tuple[Matrix, float]] = []
    for instruction in pikepdf.parse_content_stream(stream):
        operands, operator = instruction.operands, instruction.operator
        match str(operator):
            case "q":
                kept.append((at, width))
            case "Q":
                at, width = kept.pop()
            case "cm":
                at = _times(at, _four(operands))
            case "w":
                width = float(operands[0])
            case "S" | "s" | "B" | "B*" | "b" | "b*":
                yield width * math.sqrt(abs(at[0] * at[3] - at[1] * at[2])) / 72 * 25.4
            case "Do":
                form = resources["/XObject"][str(operands[0])]
                if form.Subtype == "/Form":
                    within = _times(at, _four(form.get("/Matrix", [1, 0, 0, 1, 0, 0])))
                    yield from strokes(form, form.get("/Resources", resources), within, width)


def _four(numbers: Any) -> Matrix:
    a, b, c, d, *_ = (float(number) for number in numbers)
    return a, b, c, d


def _times(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d = inner
    p, q, r, s = outer
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s


@pytest.mark.parametrize("theme", Theme)
def test_the_start_page_has_no_hairlines(theme: Theme) -> None:
    page = start_page(order(theme), Look(), None, [("file", "what")])
    widths = [leaf.width * stretch(at) for leaf, at in leaves(page.art) if isinstance(leaf, Path) and leaf.stroke]
    assert len(widths) > 100
    assert min(widths) >= FINEST


@pytest.mark.slow
def test_the_booklets_have_no_hairlines() -> None:
    files = rule_booklet(order(), RULEBOOK, {Edition.PAGES, Edition.BOOKLET}).files
    for data in files.values():
        with pikepdf.open(io.BytesIO(data)) as document:
            for page in document.pages:
                assert all(width >= FINEST for width in strokes(page, page.Resources))


@pytest.mark.parametrize("figure", ["taxi", "house"])
def test_black_never_touches_red_in_the_contrast_theme(figure: MarkerFigure) -> None:
    flat = disc(figure, "red", theme=Theme.CONTRAST)
    net = standee(figure, "red", theme=Theme.CONTRAST)
    red = Ink.hex("#a3111f")
    assert 1.05 / (red.luminance + 0.05) >= 4.5  # white on it is seen, black is not
    for picture, box in ((flat, Box(0, 0, 16, 16)), (group(net.front), Box(0, 0, net.width, net.height))):
        seen = raster(picture, box, 20)
        is_red = lightest(abs(seen - (red.red, red.green, red.blue))) < 8
        is_black = lightest(seen) < 8
        assert is_red.any()
        assert is_black.any()
        for step in (1, 2, 3, 4):  # a fifth of a millimetre at least lies between them
            assert not (is_red[:, step:] & is_black[:, :-step]).any()
            assert not (is_red[:, :-step] & is_black[:, step:]).any()
            assert not (is_red[step:] & is_black[:-step]).any()
            assert not (is_red[:-step] & is_black[step:]).any()
