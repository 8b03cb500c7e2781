from __future__ import annotations

import pytest

from tests import pictures
from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.scene import Path, Place
from ttprint.draw.shapes import circle
from ttprint.games.vite_taxi.art.landmarks.drawing import FIGURES, landmark, landmark_box
from ttprint.games.vite_taxi.art.thumbnail import thumbnail, thumbnail_dot, thumbnail_height
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box

IDS = [place.id for place in paris().places]


def test_every_place_has_a_landmark_of_its_own() -> None:
    assert sorted(FIGURES) == sorted(IDS)
    assert len(set(FIGURES.values())) >= len(FIGURES) - 1


def test_every_destination_of_a_course_has_a_landmark() -> None:
    wanted = {paris().places[number].id for course in courses() for number in course.destinations}
    assert wanted <= set(FIGURES)


@pytest.mark.slow
@pytest.mark.parametrize("place_id", IDS)
@pytest.mark.parametrize("size", [15.0, 40.0])
def test_a_landmark_fills_its_box_and_keeps_to_it(place_id: str, size: float) -> None:
    box = landmark_box(place_id, size)
    assert max(box.width, box.height) == pytest.approx(size)
    assert box.bottom == pytest.approx(0)
    assert box.centre.x == pytest.approx(0)
    seen = pictures.raster(landmark(place_id, size, Theme.CITY), box.grow(4), 6)
    dark = (pictures.darkest(seen) < 250).nonzero()
    left, right = dark[1].min() / 6 - 4, dark[1].max() / 6 - 4
    top, bottom = dark[0].min() / 6 - 4, dark[0].max() / 6 - 4
    assert (left, top) == pytest.approx((0, 0), abs=0.05 * size)
    assert (right, bottom) == pytest.approx((box.width, box.height), abs=0.05 * size)


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_too_thin_at_the_size_of_the_board(theme: Theme) -> None:
    for place_id in IDS:
        for node in landmark(place_id, 12.0, theme).children:
            assert isinstance(node, Path)
            assert node.stroke is None or node.width >= 0.1499


def test_the_ink_theme_is_for_colouring() -> None:
    for place_id in IDS:
        inks = {node.fill for node in landmark(place_id, 20.0, Theme.INK).children if isinstance(node, Path)}
        assert inks <= {WHITE, BLACK, None}


def test_landmarks_do_not_look_alike() -> None:
    """Compared in grey at the same size, any two differ in more than a few pixels."""
    seen = {
        place_id: pictures.raster(landmark(place_id, 20.0, Theme.CITY), Box(-11, -21, 22, 22), 3).mean(axis=2)
        for place_id in IDS
    }
    for i, one in enumerate(IDS):
        for other in IDS[i + 1 :]:
            assert (abs(seen[one] - seen[other]) > 60).mean() > 0.06, (one, other)


def test_an_unknown_landmark_is_an_error() -> None:
    with pytest.raises(ValueError, match="The place tour-eifel has no landmark"):
        landmark("tour-eifel", 20.0, Theme.CITY)


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("place_id", IDS)
def test_the_dot_lies_where_the_board_has_the_place(place_id: str, theme: Theme) -> None:
    town, width = paris(), 42.0
    place = town.places[town.numbers[place_id]]
    spot = thumbnail_dot(place_id, width)
    assert spot.x / width == pytest.approx(place.at.x / town.width)
    assert spot.y / thumbnail_height(width) == pytest.approx(place.at.y / town.height)
    discs = [node for node in thumbnail(theme, [place_id], width).children if not isinstance(node, Path)][1:]
    (dot,) = (path for path in discs[0].children if isinstance(path, Path) and path.width)  # type: ignore[union-attr]
    assert dot.steps == circle(spot, width * 0.036)


def test_a_small_map_shows_only_the_dots_asked_for() -> None:
    plain = pictures.raster(thumbnail(Theme.CITY, [], 40.0), Box(0, 0, 40, 28), 8)
    dotted = pictures.raster(thumbnail(Theme.CITY, ["nation", "louvre"], 40.0), Box(0, 0, 40, 28), 8)
    changed = (pictures.lightest(abs(plain - dotted)) > 30).nonzero()
    spots = [thumbnail_dot(place_id, 40.0) for place_id in ("nation", "louvre")]
    assert len(changed[0])
    for y, x in zip(*changed, strict=True):
        assert min(abs(x / 8 - spot.x) + abs(y / 8 - spot.y) for spot in spots) < 3.2


def test_equal_maps_are_stored_once() -> None:
    one, other = (thumbnail(Theme.CITY, [place_id], 40.0) for place_id in ("nation", "louvre"))
    assert isinstance(one.children[0], type(other.children[0]))
    assert one.children[0] == other.children[0]
    placed = one.children[0]
    assert isinstance(placed.children[0], Place)  # type: ignore[union-attr]
    assert placed.children[0].at == Affine.scale(40.0 / paris().width)  # type: ignore[union-attr]


def test_a_halo_is_one_colour_and_larger() -> None:
    halo = Ink.hex("#fdf6e3")
    drawn = landmark("louvre", 20.0, Theme.CITY, halo)
    first = drawn.children[0]
    assert isinstance(first, Path)
    assert (first.fill, first.stroke) == (halo, halo)
    assert drawn.children[1:] == landmark("louvre", 20.0, Theme.CITY).children
