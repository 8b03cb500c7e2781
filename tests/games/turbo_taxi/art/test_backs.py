from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tests.games.turbo_taxi.art.looking import SIGHTS, Pixels, lab, lightness, paths, raster, seen, turned_apart, words
from ttprint.draw.inks import Theme
from ttprint.draw.painting import Part
from ttprint.draw.scene import Close, Curve, Group, Place
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.band import reads_upside_down
from ttprint.games.turbo_taxi.art.backs.liveries import MEDAL, Figure, Livery, liveries
from ttprint.games.turbo_taxi.art.inking import SHAPES
from ttprint.geometry import Affine, Box

pytestmark = pytest.mark.slow

FIVE = (*liveries(4), MEDAL)
# every figure and every pattern, with numbers of one, two and three digits
MANY = (*FIVE, *liveries(8), *liveries(300)[17:19], *liveries(300)[-8:])


def _name(value: object) -> str:
    return (
        f"{value.name}{'' if value.number is None else '#'}"
        if isinstance(value, Livery)
        else str(getattr(value, "value", value))
    )


@pytest.mark.parametrize("theme", Theme, ids=_name)
@pytest.mark.parametrize("livery", MANY, ids=_name)
def test_back_is_the_same_when_turned(livery: Livery, theme: Theme) -> None:
    # unequal to the default on purpose; size and bleed make whole pixels, so that a turned pixel lies on a pixel
    pixels = raster(tile_back(livery, size=46, theme=theme, bleed=2), Box(-2, -2, 50, 50), 8)
    apart = turned_apart(pixels)
    assert apart.mean() < 0.001
    assert (apart > 0.2).mean() < 0.0005


@pytest.mark.parametrize("size", [30.0, 50.0, 90.0])
@pytest.mark.parametrize("livery", FIVE, ids=_name)
def test_pattern_runs_to_the_bleed_edge(livery: Livery, size: float) -> None:
    pixels = raster(tile_back(livery, size=size, theme=Theme.CITY, bleed=4), Box(-4, -4, size + 8, size + 8), 6)
    for edge in (pixels[1], pixels[-2], pixels[:, 1], pixels[:, -2]):
        tones = lightness(edge)
        assert tones.max() < 97, "paper shows at the edge"
        assert tones.std() > 0.5, "no pattern at the edge"


def _ground(livery: Livery) -> Pixels:
    """The outermost 5 mm of a cut tile: what a fanned-out or half-covered tile shows."""
    pixels = raster(tile_back(livery, size=50, theme=Theme.CITY), Box(0, 0, 50, 50), 4)
    ring = np.ones(pixels.shape[:2], dtype=bool)
    ring[20:-20, 20:-20] = False
    return pixels[ring]


def test_backs_step_down_in_lightness() -> None:
    """In grey, the ground of each back is at least 12 L* away from every other's."""
    tones = [float(np.median(lightness(_ground(livery)))) for livery in FIVE]
    assert all(abs(a - b) >= 12 for a, b in combinations(tones, 2)), tones


@pytest.mark.parametrize("sight", SIGHTS)
def test_backs_differ_for_every_kind_of_sight(sight: str) -> None:
    """The median colours of the grounds stay more than 20 (CIE76) apart."""
    colours = [np.median(lab(seen(_ground(livery), sight)), axis=0) for livery in FIVE]
    assert all(np.linalg.norm(a - b) > 20 for a, b in combinations(colours, 2))


@pytest.mark.parametrize("theme", [Theme.INK, Theme.CONTRAST], ids=_name)
def test_backs_differ_without_colour(theme: Theme) -> None:
    """Figure and pattern alone: a tenth of the pixels or more differ between any two backs in black and white."""
    drawn = [lightness(raster(tile_back(each, size=50, theme=theme), Box(0, 0, 50, 50), 4)) < 50 for each in FIVE]
    assert all((a != b).mean() > 0.1 for a, b in combinations(drawn, 2))


@pytest.mark.parametrize("size", [30.0, 50.0])
@pytest.mark.parametrize("livery", [*FIVE, *liveries(8), liveries(300)[287]], ids=_name)
def test_ink_theme_saves_ink(livery: Livery, size: float) -> None:
    pixels = raster(tile_back(livery, size=size, theme=Theme.INK), Box(-3, -3, size + 6, size + 6), 16)
    assert 1 - pixels.mean() < 0.15


@pytest.mark.parametrize("theme", Theme, ids=_name)
@pytest.mark.parametrize("livery", MANY, ids=_name)
def test_no_stroke_is_too_thin_and_no_back_is_too_heavy(livery: Livery, theme: Theme) -> None:
    drawn = list(paths(tile_back(livery, size=30, theme=theme)))
    assert all(path.width * scale >= 0.1499 for path, scale in drawn if path.stroke)
    assert len(drawn) <= 150


@pytest.mark.parametrize("figure", SHAPES, ids=_name)
def test_figures_keep_clear_of_the_cut(figure: Figure) -> None:
    """On the smallest tile, 30 mm, 3 mm are a tenth; only cables and wires run on over the cut."""
    for shape in SHAPES[figure]:
        if shape.part in (Part.LINE, Part.RIM):
            continue
        spots = [step.to for step in shape.outline if not isinstance(step, Close)]
        spots += [spot for step in shape.outline if isinstance(step, Curve) for spot in (step.out, step.into)]
        width, height = max(abs(spot.x) for spot in spots), max(-spot.y for spot in spots)
        assert max(width * 0.85, height * 0.85 + 10) <= 40, "with a number"
        if figure in {livery.figure for livery in liveries(4)}:
            assert max(width * 1.04, height * 1.04 + 3.5) <= 40, "without"


def test_number_stands_once_in_each_direction() -> None:
    back = tile_back(liveries(300)[298], size=50, theme=Theme.CITY)
    found = list(words(back))
    assert [text.words for text, _ in found] == ["299", "299"]
    assert sorted(at.a for _, at in found) == [-1, 1]
    assert not list(words(tile_back(liveries(4)[0], size=50, theme=Theme.CITY)))


@pytest.mark.parametrize("number", [6, 9, 16, 66, 68, 69, 86, 89, 91, 98, 99, 106, 168])
def test_numbers_that_could_be_misread_are_underlined(number: int) -> None:
    assert reads_upside_down(str(number))


@pytest.mark.parametrize("number", [1, 2, 8, 11, 12, 23, 88, 96 + 1, 101, 181, 299])
def test_other_numbers_are_not_underlined(number: int) -> None:
    assert not reads_upside_down(str(number))


def test_halves_are_stored_once() -> None:
    """Equal groups are drawn once in a file: the two halves are the same value."""
    back = tile_back(MEDAL, size=50, theme=Theme.CITY)
    (whole,) = back.children
    assert isinstance(whole, Place)
    halves = [node for node in whole.group.children if isinstance(node, Place)][:2]
    assert halves[0].group is halves[1].group
    assert halves[1].at == Affine.rotate(180)


def test_backs_are_values() -> None:
    first = tile_back(MEDAL, size=44.5, theme=Theme.CONTRAST)
    assert isinstance(first, Group)
    assert tile_back(MEDAL, size=44.5, theme=Theme.CONTRAST) is first
