"""The printer's test page in words that every language has."""

from __future__ import annotations

import pytest

from tests.pictures import leaves
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.scene import Text
from ttprint.geometry import Box
from ttprint.order.calibration import calibration_words
from ttprint.press.paper import parse_paper
from ttprint.press.printers.calibration import calibration_sides
from ttprint.words.catalog import languages, words


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_test_page_holds_its_words_in_every_language(tag: str, paper: str) -> None:
    (_, front), _ = calibration_sides(parse_paper(paper), calibration_words(words(tag), words(tag).say("print.long")))
    boxes = [hull(points(leaf, at)) for leaf, at in leaves(front.art) if isinstance(leaf, Text)]
    assert all(Box(0, 0, front.width, front.height).grow(-5).contains(one) for one in boxes)
    assert not any(overlap(one, other, 0.05) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
