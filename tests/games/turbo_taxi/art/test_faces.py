"""Tile faces: matching edges, clear roads, empty margins, little ink."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from tests import pictures
from tests.pictures import Pixels
from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Group, Node, Path
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES
from ttprint.games.turbo_taxi.art.tiles.town.roads import Deck, dashes, decks
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Kind, Tile, directions
from ttprint.geometry import Box, Side

pytestmark = pytest.mark.slow

Mask = NDArray[np.bool_]
DOTS = 10  # pixels to the millimetre
FACES = [(directions(kind)[0], copy, Crossing.CROSSROADS) for kind in Kind for copy in range(SET[kind])]
FACES.append((Tile.parse("NESW"), 0, Crossing.FLYOVER))


def face(
    tile: Tile,
    copy: int = 0,
    crossing: Crossing = Crossing.CROSSROADS,
    theme: Theme = Theme.CITY,
    size: float = 50.0,
) -> Group:
    return tile_face(tile, size=size, theme=theme, crossing=crossing, copy=copy)


@cache
def raster(group: Group, size: float, around: float = 0.0) -> Pixels:
    """The square from -around to size + around as an array of pixels, DOTS to the millimetre."""
    return pictures.raster(group, Box(0, 0, size, size).grow(around), DOTS)


def paths(node: Node) -> Iterator[Path]:
    return (leaf for leaf, _ in pictures.leaves([node]) if isinstance(leaf, Path))


def edge(pixels: Pixels, side: Side) -> Pixels:
    """The outermost pixels of a side, clockwise."""
    return (pixels[0], pixels[:, -1], pixels[-1, ::-1], pixels[::-1, 0])[side]


def near(pixels: Pixels, ink: Ink, by: int = 3) -> Mask:
    return np.asarray(pictures.lightest(np.abs(pixels - np.array((ink.red, ink.green, ink.blue), np.int16))) <= by)


def lightness(pixels: Pixels) -> NDArray[np.float64]:
    c = pixels / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    y = linear @ (0.2126, 0.7152, 0.0722)
    return np.where(y > 216 / 24389, 116 * np.cbrt(y) - 16, y * 24389 / 27)


def flooded(mask: Mask, start: tuple[int, int]) -> Mask:
    """The part of the mask that is connected with the start."""
    seen = np.zeros_like(mask)
    todo = [start]
    while todo:
        r, c = todo.pop()
        if 0 <= r < mask.shape[0] and 0 <= c < mask.shape[1] and mask[r, c] and not seen[r, c]:
            seen[r, c] = True
            todo += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return seen


@pytest.mark.parametrize("theme", Theme)
def test_every_edge_matches_every_other(theme: Theme) -> None:
    straight = raster(face(Tile.parse("NS"), theme=theme), 50)
    road, plain = edge(straight, Side.N), edge(straight, Side.E)
    for reference in (road, plain):  # a neighbour meets the edge from the other end
        assert np.abs(reference - reference[::-1]).max() <= 2
    for tile in TILES:
        for copy in range(3):
            for crossing in Crossing:
                pixels = raster(face(tile, copy, crossing, theme), 50)
                for side in Side:
                    expected = road if side in tile.sides else plain
                    assert np.abs(edge(pixels, side) - expected).max() <= 6, (str(tile), copy, crossing, side)


def test_roads_have_their_width_and_run_in_the_middle() -> None:
    asphalt = near(raster(face(Tile.parse("NE")), 50), PALETTES[Theme.CITY].strata[-1].ink)
    dark = np.flatnonzero(asphalt[0])
    assert (dark[0], dark[-1]) == (185, 314)  # 0.26 of 500 pixels, the same left and right


@pytest.mark.parametrize("theme", [Theme.CITY, Theme.CONTRAST])
@pytest.mark.parametrize("tile", TILES, ids=str)
@pytest.mark.parametrize("crossing", Crossing)
def test_asphalt_joins_the_sides_that_the_roads_join(tile: Tile, crossing: Crossing, theme: Theme) -> None:
    pixels = raster(face(tile, 0, crossing, theme), 50)
    asphalt = near(pixels, PALETTES[theme].strata[-1].ink)[::2, ::2]
    doors = {Side.N: (0, 110), Side.E: (110, 249), Side.S: (249, 110), Side.W: (110, 0)}
    flyover = crossing is Crossing.FLYOVER and tile.kind is Kind.CROSSING
    for road in tile.roads_read(crossing):
        for start in road:
            reached = flooded(asphalt, doors[start])
            met = {side for side, door in doors.items() if reached[door]}
            hidden = flyover and Side.E in road  # the lower road goes on under the bridge
            assert met == ({start} if hidden else road)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("size", [30.0, 50.0, 90.0])
def test_margins_hold_nothing_but_ground_and_road(theme: Theme, size: float) -> None:
    ground = PALETTES[theme].ground
    for tile, copy, crossing in FACES:
        pixels = raster(face(tile, copy, crossing, theme, size), size, around=3.0)
        at = (np.arange(len(pixels)) + 0.5) / DOTS - 3.0
        outer = (at < 3.0 - 0.1) | (at > size - 3.0 + 0.1)
        road = np.abs(at - size / 2) < 0.18 * size
        quiet = near(pixels, ground)
        allowed = road[None, :] & outer[:, None] | road[:, None] & outer[None, :]
        rim = (outer[:, None] | outer[None, :]) & ~allowed
        assert quiet[rim].all(), (str(tile), copy, np.argwhere(rim & ~quiet)[:3] / DOTS - 3.0)


@pytest.mark.parametrize(("tile", "copy", "crossing"), FACES)
def test_road_is_the_darkest_thing_in_grey(tile: Tile, copy: int, crossing: Crossing) -> None:
    asphalt = PALETTES[Theme.CITY].strata[-1].ink
    pixels = raster(face(tile, copy, crossing), 50)
    road = near(pixels, asphalt)
    grey = lightness(pixels)
    assert asphalt.lightness <= 40
    rest = grey[~road]
    if crossing is Crossing.CROSSROADS:  # under the bridge the road's own shadow counts as road
        assert (rest < 60).mean() < 0.08
    assert np.median(rest) - asphalt.lightness >= 50


def test_kerb_is_the_darkest_line_of_the_ink_theme() -> None:
    palette = PALETTES[Theme.INK]
    kerb = min(stratum.ink.lightness for stratum in palette.strata)
    assert all(kerb + 30 <= (look.edge or look.fill).lightness for look in palette.looks.values())


@pytest.mark.parametrize("size", [30.0, 50.0])
@pytest.mark.parametrize(("tile", "copy", "crossing"), FACES)
def test_ink_theme_covers_less_than_ten_per_cent(tile: Tile, copy: int, crossing: Crossing, size: float) -> None:
    pixels = raster(face(tile, copy, crossing, Theme.INK, size), size)
    assert 1 - pixels.mean() / 255 < 0.10


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_too_thin_on_the_smallest_tile(theme: Theme) -> None:
    for tile, copy, crossing in FACES:
        assert all(path.width >= 0.1 for path in paths(face(tile, copy, crossing, theme, 30.0)) if path.stroke)


def test_the_same_face_twice_whatever_the_hash_seed() -> None:
    code = (
        "import hashlib; from ttprint.draw.inks import Theme;"
        "from ttprint.games.turbo_taxi.art.tiles.faces import tile_face;"
        "from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing;"
        "print(hashlib.sha256(repr([tile_face(t, size=50.0, theme=Theme.CITY, crossing=Crossing.CROSSROADS, copy=c)"
        " for t in TILES for c in range(3)]).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    here = repr([face(tile, copy) for tile in TILES for copy in range(3)])
    assert runs == {hashlib.sha256(here.encode()).hexdigest().encode() + os.linesep.encode()}


def test_copies_differ_in_ornament_never_in_road() -> None:
    for kind in (Kind.STRAIGHT, Kind.CURVE, Kind.TEE):
        tile = directions(kind)[0]
        faces = [face(tile, copy) for copy in range(3)]
        assert len(set(faces)) == 3
        asphalt = PALETTES[Theme.CITY].strata[-1].ink
        assert len({tuple(path for path in paths(one) if path.fill == asphalt) for one in faces}) == 1


def test_art_reaches_over_the_cut_as_far_as_the_bleed() -> None:
    for bleed in (0.0, 3.0, 5.0):
        one = tile_face(
            Tile.parse("NE+SW"), size=50.0, theme=Theme.CITY, crossing=Crossing.CROSSROADS, copy=0, bleed=bleed
        )
        pixels = raster(one, 50, around=bleed)
        assert not near(pixels, Ink(255, 255, 255), 0).any()


def test_faces_are_few_paths() -> None:
    for tile, copy, crossing in FACES:
        assert sum(1 for _ in paths(face(tile, copy, crossing))) <= 120


@pytest.mark.parametrize("kind", Kind)
def test_dashes_are_even_on_straights_bends_and_arms(kind: Kind) -> None:
    for deck in decks(kind, flyover=False):
        lines = dashes(deck, bleed=0.0)
        whole = [abs(line.spots[-1] - line.spots[0]) for line in lines]
        on_the_cut = [length for length in whole if length < 2]
        assert on_the_cut == pytest.approx([1.5] * len(sides_of(deck)), abs=0.01)  # the other half is the neighbour's
        rest = [length for length in whole if length >= 2]
        assert rest == pytest.approx([3.0] * len(rest), abs=0.01)


def sides_of(deck: Deck) -> set[int]:
    return {deck.arms[0], deck.arms[0] + 1} if deck.bend else set(deck.arms)
