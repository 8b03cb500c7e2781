"""The pictures that the photo reader is measured with: what they claim to show is what they show."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from PIL import Image

from tools.photos import Difficulty, art, city_photo, other_photo
from tools.photos.camera import View, through
from tools.photos.cities import correct_city, random_city
from tools.photos.others import SHARES, tiles_of
from tools.photos.photo import Floats, Photo, generator
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Tile

CELL = 40  # pixels of a tile in a picture that is seen from straight above


def from_above(photo: Photo) -> Image.Image:
    """The block, made square by the true corners, a little blurred."""
    assert photo.corners is not None
    # PIL wants top left, bottom left, bottom right, top right; a quadrilateral is near enough to a tilt of 10 degrees
    corners = [float(at) for corner in photo.corners[[0, 3, 2, 1]] for at in corner]
    picture = Image.fromarray(photo.pixels).convert("L")
    return picture.transform((3 * CELL, 3 * CELL), Image.Transform.QUAD, corners, Image.Resampling.BICUBIC)


def standardised(picture: Image.Image) -> Floats:
    values = np.asarray(picture.resize((CELL // 2, CELL // 2), Image.Resampling.BOX), dtype=float)
    return np.asarray((values - values.mean()) / (values.std() + 1e-6))


def expected(tile: Tile, theme: Theme) -> Floats:
    face = art.face(tile, 0, theme, 50.0, Crossing.CROSSROADS).convert("L")
    edge = round(face.width * art.BLEED / (50 + 2 * art.BLEED))
    return standardised(face.crop((edge, edge, face.width - edge, face.height - edge)))


@pytest.mark.slow
@pytest.mark.parametrize("theme", [Theme.CITY, Theme.CONTRAST])
def test_each_square_between_the_true_corners_shows_the_true_tile(theme: Theme) -> None:
    faces = {str(tile): expected(tile, theme) for tile in TILES}
    right = 0
    for seed in (6, 11):
        photo = city_photo(seed, Difficulty.EASY, theme)
        assert photo.tiles is not None
        block = from_above(photo)
        for square, tile in enumerate(photo.tiles):
            x, y = square % 3 * CELL, square // 3 * CELL
            seen = standardised(block.crop((x, y, x + CELL, y + CELL)))
            right += tile == max(faces, key=lambda name: float((faces[name] * seen).mean()))
    assert right == 18


@pytest.mark.slow
def test_a_seed_gives_the_same_bytes_and_another_seed_others() -> None:
    one, again, other = (city_photo(seed, Difficulty.HARD, Theme.CONTRAST) for seed in (9, 9, 6))
    assert one.jpeg == again.jpeg
    assert one.digest == again.digest != other.digest
    assert other_photo(8, "table").jpeg == other_photo(8, "table").jpeg


def test_every_face_occurs_and_no_city_takes_more_than_a_set_has() -> None:
    rng = generator(1, "test")
    cities = [random_city(rng) for _ in range(60)] + [correct_city(rng) for _ in range(10)]
    assert {tile for city in cities for tile in city} == set(TILES)
    for city in cities:
        assert all(count <= SET[kind] for kind, count in Counter(tile.kind for tile in city).items())


def test_two_mixed_sets_have_more_of_a_kind_than_a_set_has() -> None:
    rng = generator(2, "test")
    for _ in range(20):
        kinds = Counter(tile.kind for tile in tiles_of("two sets", rng))
        assert any(count > SET[kind] for kind, count in kinds.items())


def test_the_block_lies_in_the_photo_and_is_as_large_as_asked() -> None:
    half = 80.0
    square = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    for tilt, towards, roll in ((0, 0, 0), (35, 20, 44), (20, 170, -30)):
        view = View(1200, 900, tilt, towards, roll, share=0.6, side=2 * half, focal=0.8, shift=(0.9, -0.9))
        seen = through(view.homography(), square)
        low, high = seen.min(axis=0), seen.max(axis=0)
        assert max(high - low) == pytest.approx(0.6 * 900, rel=0.02)
        assert (low > 0).all()
        assert (high < [1200, 900]).all()


def test_straight_from_above_a_square_stays_a_square() -> None:
    view = View(1200, 900, 0, 0, 0, share=0.5, side=160, focal=0.8)
    corners = through(view.homography(), np.array([[-80.0, -80], [80, -80], [80, 80]]))
    assert corners == pytest.approx(np.array([[375, 225], [825, 225], [825, 675]]))


@pytest.mark.long
@pytest.mark.parametrize("kind", SHARES)
def test_every_kind_of_other_picture_is_made(kind: str) -> None:
    photo = other_photo(11, kind)
    assert photo.tiles is None
    assert photo.about[0] == kind
    assert Image.fromarray(photo.pixels).convert("L").getextrema() != (0, 0)
