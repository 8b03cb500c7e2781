from __future__ import annotations

import numpy as np
import pytest

from tests.games.turbo_taxi.art.looking import SIGHTS, lab, lightness, paths, raster, seen, words
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.art.board.board import hour_field, office_board
from ttprint.geometry import Box, Point

HOURS = range(1, 13)
GREY_HOURS = (3, 6, 9, 12)
# column and row of each hour's square, and where the rim place lies from it: written down by hand, from the rules
WHERE = {
    11: (0, 0, "above"),
    12: (1, 0, "above"),
    1: (2, 0, "above"),
    2: (2, 0, "right"),
    3: (2, 1, "right"),
    4: (2, 2, "right"),
    5: (2, 2, "below"),
    6: (1, 2, "below"),
    7: (0, 2, "below"),
    8: (0, 2, "left"),
    9: (0, 1, "left"),
    10: (0, 0, "left"),
}


@pytest.mark.parametrize("hour", HOURS)
@pytest.mark.parametrize("tile", [30.0, 50.0, 72.5])
def test_hours_lie_where_a_clock_has_them(hour: int, tile: float) -> None:
    column, row, direction = WHERE[hour]
    whole, square = office_board(tile=tile, theme=Theme.CITY), tile + 1.5
    first = (whole.width - 3 * square) / 2
    office = Box(first + column * square, first + row * square, square, square)
    field = hour_field(hour, tile=tile)
    centre = field.centre
    if direction in ("above", "below"):
        assert centre.x == pytest.approx(office.centre.x)
        assert centre.y < office.y if direction == "above" else centre.y > office.bottom
    else:
        assert centre.y == pytest.approx(office.centre.y)
        assert centre.x < office.x if direction == "left" else centre.x > office.right
    assert Box(0, 0, whole.width, whole.height).grow(-1.5).contains(field)


@pytest.mark.parametrize("theme", Theme)
def test_every_hour_is_written_upright_on_its_own_field(theme: Theme) -> None:
    found = {
        int(text.words): at(text.at)
        for text, at in words(office_board(tile=50, theme=theme).art)
        if text.words.isdigit()
    }
    assert sorted(found) == list(HOURS)
    for hour, spot in found.items():
        assert hour_field(hour, tile=50).contains(Box(spot.x, spot.y, 0, 0)), hour


def test_board_fits_one_sheet_and_a_tile_drops_in() -> None:
    whole = office_board(tile=50, theme=Theme.CITY)
    assert whole.width <= 190
    assert whole.height <= 259.4  # Letter, less 10 mm all round
    assert hour_field(12, tile=50).width >= 25
    assert hour_field(12, tile=50).height >= 15


def _field(hour: int, theme: Theme) -> np.ndarray:
    field = hour_field(hour, tile=50)
    # a lying strip of every field, the same size for lying and standing ones: around the marker's spot
    return raster(office_board(tile=50, theme=theme).art, field, 6)


@pytest.mark.slow
@pytest.mark.parametrize("theme", [Theme.CITY, Theme.CONTRAST])
def test_green_places_are_darker_than_grey_ones(theme: Theme) -> None:
    """In grey: at least 15 L* between the means of any green and any grey field."""
    tones = {hour: float(np.median(lightness(_field(hour, theme)))) for hour in HOURS}
    means = {hour: float(lightness(_field(hour, theme)).mean()) for hour in HOURS}
    green = [means[hour] for hour in HOURS if hour not in GREY_HOURS]
    grey = [means[hour] for hour in GREY_HOURS]
    assert min(grey) - max(green) >= 15, tones


@pytest.mark.parametrize("sight", SIGHTS)
def test_green_places_differ_for_every_kind_of_sight(sight: str) -> None:
    green, grey = (lab(seen(_field(hour, Theme.CITY), sight)).reshape(-1, 3).mean(axis=0) for hour in (1, 12))
    assert np.linalg.norm(green - grey) > 20


@pytest.mark.parametrize("theme", Theme)
def test_green_and_grey_places_carry_different_marks(theme: Theme) -> None:
    """The right third of a top field holds the mark; equal on all greens, another one on the greys."""

    def mark(hour: int) -> np.ndarray:
        field = hour_field(hour, tile=50)
        third = Box(field.x + field.width * 0.72, field.y + 2, 8, field.height - 4)
        tones = lightness(raster(office_board(tile=50, theme=theme).art, third, 8))
        return np.asarray(np.abs(tones - np.median(tones)) > 12)

    assert (mark(11) != mark(1)).mean() < 0.03
    assert (mark(11) != mark(12)).mean() > 0.08


def test_centre_stands_out() -> None:
    whole = office_board(tile=50, theme=Theme.CITY)
    middle, corner = Point(whole.width / 2, whole.height / 2), Point(20, 20)
    dark, pale = (
        float(np.median(lightness(raster(whole.art, Box(spot.x - 24, spot.y - 24, 48, 48), 3))))
        for spot in (middle, Point(corner.x + 24, corner.y + 24))
    )
    assert pale - dark > 40


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("tile", [30.0, 50.0, 90.0])
def test_no_line_is_too_thin(tile: float, theme: Theme) -> None:
    drawn = paths(office_board(tile=tile, theme=theme).art)
    assert all(path.width * scale >= 0.1499 for path, scale in drawn if path.stroke)
