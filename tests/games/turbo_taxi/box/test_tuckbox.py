"""Tuck boxes: they close round what they hold, their folds are scored, their panels meet when folded."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from tests.cli.typed import Captured, refused, typed
from tests.games.turbo_taxi.orders import LOOK, ORDER
from tests.games.turbo_taxi.reading import opened
from tests.press.press_samples import hull, points
from ttprint.draw.scene import Path as Outline
from ttprint.draw.tuckbox import GLUE, TONGUE, TuckBox
from ttprint.games.turbo_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.turbo_taxi.game import GAME
from ttprint.geometry import Affine
from ttprint.order.tuckboxes import MOST_DEPTH
from ttprint.words.catalog import languages
from ttprint.words.typography import untied

HERE = Affine()


@pytest.mark.parametrize(("width", "height"), [(50, 50), (30, 30), (90, 90), (63, 88), (105, 148)])
@pytest.mark.parametrize(("count", "thickness"), [(12, 0.3), (60, 0.3), (24, 0.25), (60, 1.0)])
def test_a_box_closes_round_its_pieces(width: float, height: float, count: int, thickness: float) -> None:
    box = TuckBox.around(width, height, count, thickness)
    left, front, right, back = box.panels
    assert box.depth >= count * thickness + 0.9
    assert width + 1 <= front.width
    assert back.width == pytest.approx(front.width)
    assert height + 1 <= front.height
    assert [left.width, right.width] == pytest.approx([box.depth] * 2)
    assert [left.right, front.right, right.right] == pytest.approx([front.x, right.x, back.x])  # without a gap
    whole = hull(points(Outline(box.outline), HERE))
    assert [whole.x, whole.y] == pytest.approx([0, box.top - max(box.flap, box.depth + TONGUE)])
    assert [whole.width, whole.bottom] == pytest.approx(list(box.size), abs=0.6)
    assert front.width >= GLUE  # the tab finds room under the back
    assert box.flap <= front.width / 2  # dust flaps do not meet


def test_there_is_a_fold_between_neighbouring_panels() -> None:
    box = TuckBox.around(63, 88, 24, 0.3)
    folds = {tuple(round(n, 6) for n in (b.x, b.y, b.right, b.bottom)) for b in
             (hull(points(Outline(fold), HERE)) for fold in box.folds)}  # fmt: skip
    for panel in box.panels:
        assert (round(panel.x, 6), round(panel.y, 6), round(panel.x, 6), round(panel.bottom, 6)) in folds
        low = round(panel.bottom, 6)
        assert (round(panel.x, 6), low, round(panel.right, 6), low) in folds
    assert len(folds) == 12


@pytest.mark.parametrize("thickness", [0.2, 0.3, 0.31, 0.5, 1.0, 2.0, 4.0])
@pytest.mark.parametrize("count", [12, 24, 60])
def test_the_stack_goes_into_the_boxes_with_room_to_spare(count: int, thickness: float) -> None:
    each = TuckBox.most(MOST_DEPTH, thickness)
    boxes = math.ceil(count / each)
    box = TuckBox.around(50, 50, math.ceil(count / boxes), thickness)
    stack = math.ceil(count / boxes) * thickness
    assert stack + 1.5 <= box.depth <= MOST_DEPTH
    # tiles that are a little thicker than thought go in as well
    assert thickness > 0.4 or math.ceil(count / boxes) * (thickness + 0.01) < box.depth - 1.0


def test_a_deck_of_thick_board_takes_several_boxes(capsys: Captured, at_home: Path) -> None:
    assert "3 sheets of A4 · 3 pieces" in typed(capsys, "tuckbox --thickness 2")
    assert "1 sheet of A4 · 1 piece" in typed(capsys, "tuckbox --thickness 0.31")


@pytest.mark.parametrize("tag", languages())
def test_the_box_says_what_it_holds_and_where_glue_goes(tag: str) -> None:
    made = print_tuckbox(ORDER.with_style(words=GAME.words(tag)), LOOK, Holds.TILES, 60, 0.3, (63, 88))
    with opened(made.files["tuckbox.pdf"]) as document:
        text = untied(document[0].get_textpage().get_text_range())
    words = GAME.words(tag)
    assert text.count(untied(words.count("tuckbox.tiles", 60))) == 2
    assert text.count("Turbo Taxi") >= 4
    assert words.say("tuckbox.glue") in text


def test_the_kit_has_a_box_for_its_tiles_if_asked(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "kit --tuckbox --sets cab,medal --out box")
    assert (at_home / "box" / "6-tuck-box.pdf").exists()


def test_boxes_are_printed_and_cut(capsys: Captured, at_home: Path) -> None:
    assert "1 sheet of A4 · 1 piece" in typed(capsys, "tuckbox")
    typed(capsys, "tuckbox --holds cards --count 30 --thickness 0.25 --theme ink --cut --out box")
    text = (at_home / "box" / "tuckbox-cut.svg").read_text()
    assert 'id="score"' in text
    assert (at_home / "box" / "tuckbox-cut.dxf").exists()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("tuckbox --count 0", "give 1 to 2184 of 0.3 mm"),
        ("tuckbox --thickness 9", "give 0.05 to 4 mm"),
        ("tuckbox --holds cards --card a4", "does not fit"),
    ],
)
def test_impossible_boxes_are_refused(capsys: Captured, at_home: Path, line: str, sentence: str) -> None:
    assert sentence in refused(capsys, line, at_home)
