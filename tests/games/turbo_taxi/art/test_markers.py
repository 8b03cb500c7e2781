from __future__ import annotations

from itertools import combinations
from typing import get_args

import numpy as np
import pytest

from tests.games.turbo_taxi.art.looking import SIGHTS, lab, lightness, paths, raster, seen, turned_apart, words
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Close, Line, Move
from ttprint.games.turbo_taxi.art.board.board import hour_field
from ttprint.games.turbo_taxi.art.markers.markers import MarkerColour, MarkerFigure, disc, standee
from ttprint.geometry import Box

FIGURES: tuple[MarkerFigure, ...] = get_args(MarkerFigure)
COLOURS: tuple[MarkerColour, ...] = get_args(MarkerColour)
FOOT = Box(3, 1, 12, 4.5)


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("figure", FIGURES)
def test_front_and_back_read_upright_once_folded(figure: MarkerFigure, colour: MarkerColour, theme: Theme) -> None:
    """The back is the front turned by half a turn about the middle of the top fold."""
    net = standee(figure, colour, theme=theme)
    pixels = raster(net.front, Box(0, 0, net.width, net.height), 10)
    assert (turned_apart(pixels) > 0.2).mean() < 0.003
    if figure == "taxi":
        assert sorted(at.d for _, at in words(net.front)) == [-1, 1]
        assert all(text.ink.lightness < 30 for text, _ in words(net.front)), "the sign can be read"


@pytest.mark.parametrize("figure", FIGURES)
def test_net_stands_on_a_rim_place(figure: MarkerFigure) -> None:
    net = standee(figure, "red", theme=Theme.CITY)
    spots = [step.to for step in net.outline if isinstance(step, Move | Line)]
    assert isinstance(net.outline[-1], Close)
    assert (min(spot.x for spot in spots), max(spot.x for spot in spots)) == (0, net.width)
    assert (min(spot.y for spot in spots), max(spot.y for spot in spots)) == (0, net.height)
    assert 16 <= net.width <= 25
    folds = sorted({step.to.y for fold in net.folds for step in fold.steps if isinstance(step, Move | Line)})
    top, middle, bottom = folds
    assert 24 <= middle - top <= 28
    assert middle - top == bottom - middle
    assert top == net.height - bottom >= 7, "both feet are deep enough to stand on"
    field = hour_field(12, tile=50)
    assert 2 * top <= field.height
    assert net.width <= field.width


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("figure", FIGURES)
def test_colour_runs_beyond_the_cut(figure: MarkerFigure, colour: MarkerColour) -> None:
    net = standee(figure, colour, theme=Theme.CITY)
    spots = [step.to for step in net.outline if isinstance(step, Move | Line)]
    for a, b in zip(spots, [*spots[1:], spots[0]], strict=True):
        if a.x == b.x:
            out = -0.8 if a.x < net.width / 2 else 0.8
            strip = Box(a.x + out - 0.1, (a.y + b.y) / 2 - 0.5, 0.2, 1)
            assert lightness(raster(net.front, strip, 10)).mean() < 94


@pytest.mark.parametrize("theme", [Theme.CITY, Theme.CONTRAST])
def test_yellow_is_brighter_than_red_in_grey(theme: Theme) -> None:
    """Mean lightness of the plain ground: at least 15 L* apart."""
    yellow, red = (lightness(raster(standee("taxi", c, theme=theme).front, FOOT, 10)).mean() for c in COLOURS)
    assert yellow - red >= 15


@pytest.mark.parametrize("theme", Theme)
def test_red_is_striped_and_yellow_is_plain(theme: Theme) -> None:
    for figure in FIGURES:
        # the outer half of a foot, where no picture is
        yellow, red = (
            lightness(raster(standee(figure, colour, theme=theme).front, FOOT, 10)).std() for colour in COLOURS
        )
        assert yellow < 1
        assert red > 10


@pytest.mark.parametrize("sight", SIGHTS)
def test_markers_differ_for_every_kind_of_sight(sight: str) -> None:
    yellow, red = (
        lab(seen(raster(standee("taxi", colour, theme=Theme.CITY).front, FOOT, 10), sight)).reshape(-1, 3).mean(axis=0)
        for colour in COLOURS
    )
    assert np.linalg.norm(yellow - red) > 20


@pytest.mark.parametrize("theme", Theme)
def test_four_discs_differ_without_colour(theme: Theme) -> None:
    tones = [
        lightness(raster(disc(figure, colour, theme=theme), Box(1, 1, 14, 14), 10))
        for figure in FIGURES
        for colour in COLOURS
    ]
    assert all(np.abs(a - b).mean() > 4 for a, b in combinations(tones, 2))


@pytest.mark.parametrize("diameter", [16.0, 25.0])
def test_disc_fills_its_circle_and_the_bleed(diameter: float) -> None:
    pixels = raster(disc("house", "yellow", theme=Theme.CITY, diameter=diameter), Box(-1, -1, diameter + 2, 2), 10)
    middle = pixels.shape[1] // 2
    assert lightness(pixels[:, middle - 10 : middle + 10]).max() < 95


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_too_thin(theme: Theme) -> None:
    for figure in FIGURES:
        for colour in COLOURS:
            net = standee(figure, colour, theme=theme)
            drawn = [*paths(net.front), *((fold, 1.0) for fold in net.folds), *paths(disc(figure, colour, theme=theme))]
            assert all(path.width * scale >= 0.1499 for path, scale in drawn if path.stroke)
