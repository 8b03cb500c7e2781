"""The notes and the six taxis."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest

from tests.pictures import leaves, raster
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Line, Move, Text
from ttprint.games.vite_taxi.art.money.guilloche import rosette
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, EDGE, note_back, note_front
from ttprint.games.vite_taxi.art.taxis.liveries import Livery, livery_inks, pattern
from ttprint.games.vite_taxi.art.taxis.standees import FOOT, PANEL, car, standee
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.simulation.notes import NOTE_VALUES
from ttprint.geometry import Box, Point
from ttprint.words.catalog import languages


def test_there_is_a_note_for_every_denomination_and_the_larger_is_worth_more() -> None:
    assert sorted(DESIGNS) == sorted(NOTE_VALUES)
    for (_, less), (_, more) in pairwise(sorted(DESIGNS.items())):
        assert less.width < more.width
        assert less.height < more.height
    assert len({design.place for design in DESIGNS.values()}) == 3


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("tag", languages())
def test_every_note_says_that_it_is_play_money(tag: str, theme: Theme) -> None:
    words = GAME.words(tag)
    for value, design in DESIGNS.items():
        inside = Box(0, 0, design.width, design.height).grow(-EDGE)
        for art in (note_front(value, words, theme), note_back(value, theme)):
            found = [(leaf.words, hull(points(leaf, at))) for leaf, at in leaves([art]) if isinstance(leaf, Text)]
            assert "Vite, Taxi !" in [text for text, _ in found]
            assert all(inside.contains(box) for _, box in found)
            # the value is drawn twice, light below dark
            apart = list({text: box for text, box in found if text != str(value)}.values())
            assert not any(overlap(one, other, 0.05) for one, other in combinations(apart, 2))
        text = [leaf.words for leaf, _ in leaves([note_front(value, words, theme)]) if isinstance(leaf, Text)]
        assert words.say("money.play").upper() in text


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_the_edge_of_a_note_is_white(theme: Theme) -> None:
    for value, design in DESIGNS.items():
        whole = Box(0, 0, design.width, design.height)
        for art in (note_front(value, GAME.words("fr"), theme), note_back(value, theme)):
            picture = raster(art, whole, 5)
            rim = int((EDGE - 0.6) * 5)
            strips = (picture[:rim], picture[-rim:], picture[:, :rim], picture[:, -rim:])
            assert min(int(strip.min()) for strip in strips) == 255


def test_engraved_lines_close_and_stay_in_their_ring() -> None:
    steps = rosette(Point(0, 0), 10, 3, 8, 4)
    starts = [i for i, step in enumerate(steps) if isinstance(step, Move)]
    assert len(starts) == 4
    for first, end in pairwise([*starts, len(steps)]):
        a, b = steps[first], steps[end - 1]
        assert isinstance(a, Move)
        assert not isinstance(b, Move | Line)
        assert np.hypot(a.to.x - b.to.x, a.to.y - b.to.y) < 1e-6  # type: ignore[union-attr]


def test_six_taxis_differ_in_pattern() -> None:
    assert len(Livery) == 6
    patterns = [pattern(livery) for livery in Livery]
    assert len(set(patterns)) == 6
    pictures = {livery: raster(car(livery, Theme.INK, 18), Box(-10, -10, 20, 11), 10) for livery in Livery}
    for one, other in combinations(Livery, 2):
        assert np.abs(pictures[one] - pictures[other]).mean() > 4, (one, other)


def test_six_taxis_differ_in_colour() -> None:
    bodies = {livery: livery_inks(livery, Theme.CITY).palette.body for livery in Livery}
    for one, other in combinations(bodies.values(), 2):
        assert abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue) > 90


def test_both_halves_of_a_taxi_cover_each_other_when_folded() -> None:
    net, fold = standee(Livery.RED, Theme.CITY), FOOT + PANEL
    corners = {(round(step.to.x, 6), round(step.to.y, 6)) for step in net.outline if isinstance(step, Move | Line)}
    assert {(x, round(2 * fold - y, 6)) for x, y in corners} == corners
    picture = raster(net.front, Box(0, FOOT, net.width, 2 * PANEL), 10)
    half = picture.shape[0] // 2
    lamp = slice(int(2.2 * 10), None)  # the word on the lamp reads the same on both sides
    near, far = picture[half:][lamp], picture[:half][::-1][lamp]
    assert np.abs(near - far).mean() < 3
