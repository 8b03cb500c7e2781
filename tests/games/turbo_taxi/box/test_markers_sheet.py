"""The markers on their sheet: discs that fit the board, cuts that show, room for the scissors."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from tests.games.turbo_taxi.orders import LOOK, ORDER
from tests.pictures import darkest, leaves
from tests.press.press_samples import hull, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Path
from ttprint.games.turbo_taxi.art.board.board import hour_field, marker_radius, office_board
from ttprint.games.turbo_taxi.box.parts import print_markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle, disc_width
from ttprint.games.turbo_taxi.look import LARGEST_TILE, SMALLEST_TILE, Look
from ttprint.geometry import Point
from ttprint.press.paper import parse_paper
from ttprint.render import png

TILES = [SMALLEST_TILE, 42.0, 50.0, 51.0, 65.5, LARGEST_TILE]


@pytest.mark.parametrize("tile", TILES)
def test_discs_fit_the_circles_on_the_board(tile: float) -> None:
    field = hour_field(12, tile=tile)
    drawn = [
        hull(points(leaf, at))
        for leaf, at in leaves([office_board(tile=tile, theme=Theme.CITY).art])
        if isinstance(leaf, Path)
    ]
    circles = [box for box in drawn if box.width == pytest.approx(box.height) and about(box.centre, field.centre)]
    widths = [circle.width for circle in circles]
    assert widths
    assert min(widths) == pytest.approx(2 * marker_radius(tile), abs=0.01)
    assert 0.94 * min(widths) < disc_width(Look(tile)) < min(widths) < min(field.width, field.height)


def about(one: Point, other: Point) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("style", [MarkerStyle.STANDEES, MarkerStyle.DISCS])
def test_markers_of_one_style_are_spread_over_the_sheet(style: MarkerStyle) -> None:
    made = print_markers(ORDER, LOOK, style)
    assert (made.plan.sheets, made.plan.outlines) == (1, 4)
    picture = darkest(np.asarray(next(png.pixels(made.files["markers.pdf"], 50)))) < 200
    picture[:40], picture[-40:] = False, False  # the label and the ruler
    columns = picture.any(axis=0).astype(int)
    starts, ends = (np.flatnonzero(np.diff(columns) == step) for step in (1, -1))
    assert len(starts) == len(ends) == 4
    mm = 25.4 / 50
    assert ((starts[1:] - ends[:-1]) * mm > 30).all()
    assert print_markers(ORDER, LOOK, MarkerStyle.BOTH).plan.outlines == 8


@pytest.mark.slow
@pytest.mark.parametrize("paper", ["a4", "letter", "100x150"])
def test_both_kinds_share_a_sheet(paper: str) -> None:
    made = print_markers(replace(ORDER, paper=parse_paper(paper)), Look(LARGEST_TILE), MarkerStyle.BOTH)
    assert made.plan.sheets <= (2 if paper == "100x150" else 1)


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("tone", ["colour", "grey"])
def test_the_cut_shows_on_every_ground(theme: Theme, tone: str) -> None:
    """Along a foot's edge, whatever the ground: a dark line with light on either side of it."""
    made = print_markers(ORDER.with_style(theme=theme), LOOK, MarkerStyle.STANDEES)
    picture = Image.fromarray(np.asarray(next(png.pixels(made.files["markers.pdf"], 600))))
    mm = 600 / 25.4
    across = round(297 / 2 * mm - 20 * mm)  # the upper panels
    strip = picture.crop((0, across, picture.width, across + 1))
    (row,) = np.asarray(strip.convert("L")) if tone == "grey" else darkest(np.asarray(strip))
    dark = row < 60
    light = row > 190
    found = [x for x in np.flatnonzero(dark) if light[x - 10 : x].any() and light[x : x + 11].any()]
    lines = np.split(np.array(found), np.flatnonzero(np.diff(found) > 1) + 1)
    assert sum(2 <= len(line) <= 6 for line in lines) >= 8  # four markers, two edges each
