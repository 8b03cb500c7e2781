"""Tuck boxes: they close round what they hold, their folds are scored, their panels meet when folded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Captured, refused, typed
from tests.press.press_samples import hull, points
from ttprint.draw.scene import Path as Outline
from ttprint.draw.tuckbox import GLUE, TONGUE, TuckBox
from ttprint.geometry import Affine

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


def test_boxes_are_printed_and_cut(capsys: Captured, at_home: Path) -> None:
    assert "1 piece to cut along its outline" in typed(capsys, "tuckbox")
    typed(capsys, "tuckbox --holds cards --count 30 --thickness 0.25 --theme ink --cut --out box")
    text = (at_home / "box" / "tuckbox-cut.svg").read_text()
    assert 'id="score"' in text
    assert (at_home / "box" / "tuckbox-cut.dxf").exists()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("tuckbox --count 0", "give 1 to 200 of 0.3 mm"),
        ("tuckbox --thickness 9", "give 0.05 to 4 mm"),
        ("tuckbox --holds cards --card a4", "does not fit"),
    ],
)
def test_impossible_boxes_are_refused(capsys: Captured, at_home: Path, line: str, sentence: str) -> None:
    assert sentence in refused(capsys, line, at_home)
