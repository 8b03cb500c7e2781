"""The geometry of squares, river, bridges, signs and blocks."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tools.town_layout.raster import Raster
from ttprint.games.vite_taxi.art.board.plates import voie_signs
from ttprint.games.vite_taxi.art.town.blocks import blocks, town_rim
from ttprint.games.vite_taxi.art.town.footprints import VOIE, Footprint, footprints
from ttprint.games.vite_taxi.art.town.lines import inside, strips
from ttprint.games.vite_taxi.art.town.river import bridges, sunken
from ttprint.games.vite_taxi.town.checks import PLATE, RADIUS, room_between
from ttprint.games.vite_taxi.town.plots import Taken, boxed, gap, oblong, roundel
from ttprint.games.vite_taxi.town.polylines import crossings, distance
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Box, Point, bounding_box

TOWN = paris()
BOARD = Box(0, 0, TOWN.width, TOWN.height)
NEAR = 40.0


def test_every_square_lies_on_the_board() -> None:
    for shape in footprints(TOWN):
        assert BOARD.grow(-2).contains(bounding_box(shape.plot)), shape.square


def test_squares_are_drawn_as_far_apart_as_the_map_demands() -> None:
    shapes = footprints(TOWN)
    for one, other in combinations(shapes, 2):
        if distance(one.at, other.at) < NEAR:
            room = room_between(TOWN, one.square.number, other.square.number)
            assert gap(one.plot, other.plot) >= room - 1e-9, (one.square.number, other.square.number)
        assert one.length >= smallest_length(one), one.square


def smallest_length(shape: Footprint) -> float:
    return 2 * RADIUS if shape.square.everyone_stops else PLATE


def test_no_square_of_a_street_lies_on_the_voie_or_its_ramps() -> None:
    """The Voie begins and ends under the squares of two places; a ramp begins under the square of its place."""
    ends = {TOWN.voie.entrances[0].place, TOWN.voie.exits[-1].place}
    band = Taken(strips(TOWN.voie.line, VOIE + 0.8))
    for shape in footprints(TOWN):
        if not shape.square.voie and shape.square.number not in ends:
            assert band.free(shape.plot, 0.5), shape.square
    ramped = {ramp.place for ramp in (*TOWN.voie.entrances, *TOWN.voie.exits)}
    dark = Taken(sunken(TOWN))
    for shape in footprints(TOWN):
        if not shape.square.voie and shape.square.number not in ramped:
            assert dark.free(shape.plot, 0.3), shape.square


def test_streets_cross_the_voie_only_by_its_bridges_between_two_squares() -> None:
    bars, ends = bridges(TOWN), (TOWN.voie.line[0], TOWN.voie.line[-1])
    for street in TOWN.streets:
        for at in crossings(street.line, TOWN.voie.line):
            if min(distance(at, end) for end in ends) < PLATE / 2:
                continue  # under the square where the Voie begins or ends
            assert street.bridge in TOWN.voie.bridges, street.name
            assert any(inside(at, bar) for bar in bars)
            spot = oblong(at, 5.0, 5.0)
            assert all(gap(spot, shape.plot) > 0 for shape in footprints(TOWN)), street.name


def test_a_bridge_lies_wherever_a_street_crosses_the_river() -> None:
    bars, crossed = bridges(TOWN), 0
    for street in TOWN.streets:
        for arm in TOWN.river.arms:
            for at in crossings(street.line, arm.line):
                crossed += 1
                bar = next(bar for bar in bars if inside(at, bar))
                long = max(distance(bar[0], bar[1]), distance(bar[1], bar[2]))
                assert long > arm.width, street.bridge
    assert crossed == len(bars) >= 12


def test_the_voie_passes_under_its_bridges() -> None:
    bars = bridges(TOWN)
    for name in TOWN.voie.bridges:
        street = next(street for street in TOWN.streets if street.bridge == name)
        for at in crossings(street.line, TOWN.voie.line):
            assert any(inside(at, bar) for bar in bars), name


def test_a_sign_stands_on_every_ramp_and_on_no_square() -> None:
    signs = voie_signs(TOWN)
    assert sum(sign.down for sign in signs) == len(TOWN.voie.entrances) == 2
    dark = Taken(sunken(TOWN))
    for sign in signs:
        assert not dark.free(sign.plot, 0), sign
        middle = oblong(sign.at, 0.2, 0.2)
        assert all(gap(middle, shape.plot) > 0 for shape in footprints(TOWN)), sign


def test_blocks_fill_the_town_and_differ_from_their_neighbours() -> None:
    found = blocks(TOWN)
    assert len(found) == len(TOWN.streets) - len(TOWN.places) + 1  # Euler's formula, without the outer face
    for square in TOWN.squares:
        if square.place is None and not square.voie and inside(square.at, town_rim(TOWN)):
            break
    else:
        pytest.fail("no square inside the rim")
    assert {block.tint for block in found} == set(range(5))
    for block in found:
        for lane in block.lanes:
            middle = Point((lane[0].x + lane[1].x) / 2, (lane[0].y + lane[1].y) / 2)
            assert inside(middle, block.outline)


def test_gaps_of_turned_plots_are_measured() -> None:
    one = oblong(Point(0, 0), 10, 4, 45)
    assert gap(one, oblong(Point(0, 0), 10, 4, 45)) < 0
    assert gap(one, oblong(Point(-5, 5), 10, 4, 45)) == pytest.approx(50**0.5 - 4)
    assert gap(roundel(Point(0, 0), 5), boxed(Box(8, -1, 2, 2))) == pytest.approx(3, abs=0.11)


def test_a_raster_never_reports_taken_ground_as_free() -> None:
    raster, taken = Raster(100, 60), Taken()
    for plot in (oblong(Point(30, 30), 30, 6, 30), roundel(Point(70, 20), 7), boxed(Box(5, 5, 10, 10))):
        raster.add([plot], 0.5)
        taken.add(plot)
    for x in range(2, 90, 3):
        for y in range(2, 52, 3):
            box = Box(x, y, 4, 3)
            middle = box.centre
            if raster.boxes_free(np.array([middle.x]), np.array([middle.y]), 4, 3)[0]:
                assert taken.free(boxed(box), 0.5)
            askew = oblong(middle, 8, 3, 25)
            if raster.free(askew):
                assert taken.free(askew, 0.5)
