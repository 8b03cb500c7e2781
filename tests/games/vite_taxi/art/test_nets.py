"""Folding the die and the holders: faces meet, opposite faces add up to seven, tabs lie under faces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from tests.games.vite_taxi.art.folding import edges, folded, lies_within
from tests.pictures import leaves
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Line, Move, Text
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.nets.die import PIP_POSITIONS, SIDE, die_net, die_template
from ttprint.games.vite_taxi.art.nets.templates import Template
from ttprint.games.vite_taxi.art.nets.trays import DEPTH, Holder, tray_net, tray_template
from ttprint.games.vite_taxi.cards.deck import DECK_SIZE
from ttprint.geometry import Point

STIFF = 0.3  # mm, the thickness of paper of 250 g/m²
TEMPLATES = {"die": die_template(), "tray": tray_template()}
each = pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES)


@each
def test_panels_do_not_overlap_on_the_sheet(template: Template) -> None:
    for one, other in combinations(template.panels, 2):
        middle = np.mean([[corner.x, corner.y] for corner in one.corners], axis=0)
        area = [np.array([corner.x, corner.y, 0.0]) for corner in other.corners]
        assert not lies_within(np.array([*middle, 0.0]), area)


@each
def test_every_crease_is_an_edge_of_both_panels(template: Template) -> None:
    assert {crease.child for crease in template.creases} == {panel.name for panel in template.panels[1:]}
    for crease in template.creases:
        for name in (crease.parent, crease.child):
            assert {crease.start, crease.end} <= set(template[name].corners)


@each
def test_tabs_lie_under_the_faces_they_name(template: Template) -> None:
    shape = folded(template)
    assert template.tabs
    for panel in template.tabs:
        assert all(lies_within(corner, shape[panel.under]) for corner in shape[panel.name]), panel.name


def test_the_die_closes_and_opposite_faces_add_up_to_seven() -> None:
    template = die_template()
    shape = folded(template)
    faces = {int(face.name): shape[face.name] for face in template.faces}
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    met = Counter(edge for face in faces.values() for edge in edges(face))
    assert len(met) == 12
    assert set(met.values()) == {2}  # every edge of the cube belongs to two faces
    middles = {pips: np.mean(face, axis=0) for pips, face in faces.items()}
    far = [(a, b) for a, b in combinations(faces, 2) if np.linalg.norm(middles[a] - middles[b]) > SIDE - 1e-6]
    assert len(far) == 3
    assert all(a + b == 7 for a, b in far)


def test_the_die_runs_counterclockwise_as_dice_do() -> None:
    template = die_template()
    shape = folded(template)
    middles = {int(face.name): np.mean(shape[face.name], axis=0) for face in template.faces}
    heart = np.mean(list(middles.values()), axis=0)
    one, two, three = (middles[pips] - heart for pips in (1, 2, 3))
    # y runs down and z away, so this space is right-handed like the one at the table; 1 → 2 → 3 turns left from outside
    assert np.dot(np.cross(one, two), three) > 0


def test_every_face_has_its_pips() -> None:
    assert {pips: len(places) for pips, places in PIP_POSITIONS.items()} == {pips: pips for pips in range(1, 7)}
    drawn = [leaf for leaf, _ in leaves([die_net(Theme.CITY).front]) if not isinstance(leaf, Text)]
    circles = sum(isinstance(step, Move) for leaf in drawn[1:] for step in leaf.steps)
    assert circles == 21


def test_a_holder_closes_and_holds_all_its_cards() -> None:
    template = tray_template()
    shape = folded(template)
    walls = {face.name: edges(shape[face.name]) for face in template.faces}
    for flank in ("left", "right"):
        for wall in ("back", "front"):
            shared = set(walls[flank]) & set(walls[wall])
            assert len(shared) == 1, (flank, wall)  # the sloping wall meets the upright one along its whole edge
        assert set(walls[flank]) & set(walls["base"])
    base = template["base"].box
    assert base.width > WIDTH
    assert DEPTH > DECK_SIZE * STIFF
    back, front = template["back"].box.height, template["front"].box.height
    assert front < back < HEIGHT  # cards stick out, so that they can be taken


@pytest.mark.parametrize("theme", Theme)
def test_the_picture_has_the_folds_and_the_cut_of_the_template(theme: Theme) -> None:
    nets = [(die_template(), die_net(theme)), *((tray_template(), tray_net(holder, theme)) for holder in Holder)]
    for template, net in nets:
        assert net.outline == template.outline
        drawn = {step.to for fold in net.folds for step in fold.steps if isinstance(step, Move | Line)}
        assert drawn == {point for crease in template.creases for point in (crease.start, crease.end)}
        numbers = [leaf.words for leaf, _ in leaves([net.front]) if isinstance(leaf, Text) and leaf.words.isdecimal()]
        assert sorted(numbers) == [str(number) for number in range(1, len(template.tabs) + 1)]
        corners = {corner for panel in template.panels for corner in panel.corners}
        assert {step.to for step in net.outline if isinstance(step, Move | Line)} <= corners
        assert Point(net.width, net.height) == Point(max(c.x for c in corners), max(c.y for c in corners))
