"""The photo reader on pictures that the project draws itself, in the JavaScript engine of the tests."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from py_mini_racer import MiniRacer

from tools.photos import Difficulty, Photo, city_photo, other_photo
from tools.photos.people import dragged, turns
from tools.photos.photo import Bytes
from tools.photos.reader import FACE, drawings, smaller
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.play.bundle import bundle
from ttprint.games.turbo_taxi.play.page import scripts

TWO_SETS = 20  # a seed of a picture
PIXELS = 500_000  # of a picture: enough, and quicker
RECEIVING = """
const { read, loadTemplates } = modules["photo/reader.js"], { fitted, pointAt } = modules["photo/homography.js"];
const { withinStock, freely } = modules["photo/stock.js"], { TILES } = modules["puzzle/tiles.js"];
const { decided } = modules["photo/decide.js"];
const VALUE = new Map([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].map((c, k) => [c, k]));
function bytes(text) {
  const found = new Uint8Array(Math.floor(text.length * 3 / 4));
  for (let from = 0, to = 0; from < text.length; from += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => VALUE.get(text[from + k]) ?? 0);
    found[to++] = (a << 2) | (b >> 4);
    found[to++] = (b << 4) | (c >> 2);
    found[to++] = (c << 6) | d;
  }
  return found;
}
const grey = (width, height, text) => {
  const levels = bytes(text);
  return { width, height, data: Uint8Array.from({ length: 4 * width * height }, (_, k) => levels[k >> 2]) };
};
function load(themes) {
  const side = ({ tile, pixels }) => ({ tile, ...grey(FACE, FACE, pixels) });
  loadTemplates({ themes: themes.map(({ name, faces }) => ({ name, faces: faces.map(side) })) });
}
"""


@pytest.fixture(scope="module")
def engine() -> MiniRacer:
    context = MiniRacer()
    context.eval(bundle(scripts(), "photo/reader.js"))
    context.eval(f"const FACE = {FACE};{RECEIVING}")
    themes = [
        {
            "name": theme.value,
            "faces": [{"tile": str(tile), "pixels": grey(one.convert("L"))} for tile, one in drawings(theme)],
        }
        for theme in Theme
    ]
    context.eval(f"load({json.dumps(themes)})")
    return context


def grey(picture: Any) -> str:
    return b64encode(np.asarray(picture).tobytes()).decode()


def read(engine: MiniRacer, pixels: Bytes, corners: Any = None, most: int = PIXELS) -> dict[str, Any]:
    """The reading of a picture as a camera without colours takes it."""
    small, factor = smaller(pixels, most)
    levels = np.round(small @ [0.299, 0.587, 0.114]).astype(np.uint8)
    height, width = levels.shape
    given = {} if corners is None else {"corners": (np.asarray(corners) * factor).tolist()}
    answer = engine.eval(f"JSON.stringify(read(grey({width}, {height}, '{grey(levels)}'), {json.dumps(given)}))")
    found: dict[str, Any] = json.loads(str(answer))
    return found


def is_right(reading: dict[str, Any], photo: Photo) -> bool:
    assert photo.tiles is not None
    return reading["tiles"] in list(turns(photo.tiles))


def test_a_homography_of_four_points_is_exact(engine: MiniRacer) -> None:
    square = [[0, 0], [3, 0], [3, 3], [0, 3]]
    corners = [[12, 30], [310, -25], [280, 350], [-40, 290]]
    mapped = engine.eval(f"""JSON.stringify((() => {{
      const map = fitted({square}, {corners});
      return {square}.map(([x, y]) => pointAt(map, x, y));
    }})())""")
    assert np.array(json.loads(str(mapped))) == pytest.approx(np.array(corners), abs=1e-6)


def test_no_kind_is_read_more_often_than_a_set_has_it(engine: MiniRacer) -> None:
    """Four squares look like straights; the least certain one becomes what it looks like next."""
    ask = """JSON.stringify((() => {
      const like = ["NS", "EW", "NS", "EW", "NE", "ES", "NES", "N", "NESW"];
      const scores = like.map((name, square) => TILES.map((tile) =>
        tile === name ? 0.8 - 0.01 * square : square === 3 && tile === "NEW" ? 0.7 : 0.1));
      return [freely(scores), withinStock(scores)].map((tiles) => tiles.map((tile) => TILES[tile]));
    })())"""
    free, stocked = json.loads(str(engine.eval(ask)))
    assert free[3] == "EW"
    assert stocked == ["NS", "EW", "NS", "NEW", "NE", "ES", "NES", "N", "NESW"]


CITY = "SW ES NSW NS NES NESW NES NW N".split()  # all roads meet


@pytest.mark.parametrize(
    ("square", "read", "other", "asked"),
    [
        (3, "NS", "NSW", True),  # a marker can hide the end of a road out of the city
        (6, "NES", "NE", False),  # but it draws none
        (4, "NS", "NES", True),  # the square on its right has a road there: either tile can be wrong
        (7, "NW", "N", False),  # the road on its left is met
    ],
)
def test_a_tile_is_asked_for_where_another_fits_its_place_better(
    engine: MiniRacer, square: int, read: str, other: str, asked: bool
) -> None:
    """The other tile fits so much less well that it is not asked for elsewhere."""
    city = [*CITY[:square], read, *CITY[square + 1 :]]
    found = decision(engine, block(city, 0.8, 0.8, {square: (other, 0.5)}))
    assert found["doubtful"] == [asked and at == square for at in range(9)]


@pytest.mark.parametrize(("other", "reason"), [(0.1, None), (0.25, "none")])
def test_a_faint_city_is_one_if_all_its_tiles_are_clear(engine: MiniRacer, other: float, reason: str | None) -> None:
    assert decision(engine, block(CITY, 0.3, 0.5, {8: ("NEW", other)}))["reason"] == reason


def test_the_block_with_clearer_tiles_is_taken(engine: MiniRacer) -> None:
    turned = list(next(one for one in turns(CITY) if one != CITY))
    found = decision(engine, block(turned, 0.55, 0.6, {}), block(CITY, 0.5, 0.75, {}))
    assert found["tiles"] == CITY


def block(city: list[str], score: float, sure: float, others: Mapping[int, tuple[str, float]]) -> dict[str, Any]:
    """How well all tiles fit in a block: those of the city with a score, and one other on some squares nearly."""
    fits = [{tile: score, **dict([others[at]] if at in others else [])} for at, tile in enumerate(city)]
    return {"fits": fits, "score": score, "sure": sure}


def decision(engine: MiniRacer, *blocks: Mapping[str, Any]) -> dict[str, Any]:
    """The reading of a picture with these blocks."""
    ask = f"""JSON.stringify((() => {{
      const apart = TILES.map(() => TILES.map(() => 1)), map = [1, 0, 0, 0, 1, 0, 0, 0, 1];
      const readings = {json.dumps(blocks)}.map(({{ fits, score, sure }}) => ({{
        scores: fits.map((fit) => TILES.map((tile) => fit[tile] ?? 0.05)),
        apart, map, theme: "city", score, sure, beside: 0,
      }}));
      return decided(readings, 1, false);
    }})())"""
    found: dict[str, Any] = json.loads(str(engine.eval(ask)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "theme"), [(7, Theme.CITY), (5, Theme.INK)])
def test_all_nine_tiles_are_read(engine: MiniRacer, seed: int, theme: Theme) -> None:
    photo = city_photo(seed, Difficulty.MEDIUM, theme)
    reading = read(engine, photo.pixels)
    assert is_right(reading, photo)
    assert reading["accepted"]
    assert reading["theme"] == theme.value


@pytest.mark.slow
def test_corners_that_a_person_gives_are_corrected(engine: MiniRacer) -> None:
    photo = city_photo(5, Difficulty.HARD, Theme.CITY)
    assert photo.corners is not None
    reading = read(engine, photo.pixels, dragged(photo.corners, 5))
    assert reading["tiles"] == list(photo.tiles or ())


@pytest.mark.slow
def test_two_mixed_sets_are_said_not_guessed(engine: MiniRacer) -> None:
    reading = read(engine, other_photo(TWO_SETS, "two sets").pixels)
    assert (reading["accepted"], reading["reason"]) == (False, "stock")


def test_an_empty_picture_has_no_city(engine: MiniRacer) -> None:
    reading = read(engine, np.full((120, 160, 3), 200, dtype=np.uint8))
    assert (reading["accepted"], reading["reason"], reading["tiles"]) == (False, "none", [None] * 9)


@pytest.mark.long
@pytest.mark.parametrize("difficulty", Difficulty)
@pytest.mark.parametrize("theme", Theme)
def test_pictures_of_every_theme_and_difficulty(engine: MiniRacer, theme: Theme, difficulty: Difficulty) -> None:
    photos = [city_photo(seed, difficulty, theme) for seed in range(60, 64)]
    readings = [read(engine, photo.pixels, most=2_000_000) for photo in photos]
    right = [is_right(reading, photo) for reading, photo in zip(readings, photos, strict=True)]
    assert sum(right) >= 3
    assert not any(reading["accepted"] for reading, fine in zip(readings, right, strict=True) if not fine)


@pytest.mark.long
def test_no_picture_without_a_city_is_accepted(engine: MiniRacer) -> None:
    readings = {seed: read(engine, other_photo(seed).pixels, most=1_000_000) for seed in range(60, 90)}
    assert [seed for seed, reading in readings.items() if reading["accepted"]] == []
