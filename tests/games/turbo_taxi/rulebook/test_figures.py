"""The figures of the booklet: large enough to be seen, and never pulled out of shape."""

from __future__ import annotations

import io
from typing import Any

import pikepdf
import pytest

from tests.order.booklets import FORMS, POINTS, document, elements
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK, figures, rule_booklet

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("tag", RULEBOOK.languages)
@pytest.mark.parametrize("form", ["a5", "large"])
def test_figures_are_large_enough_and_keep_their_shape(tag: str, form: str) -> None:
    with pikepdf.open(io.BytesIO(document(GAME.name, tag, form))) as pdf:
        found = [element for element in elements(pdf.Root.StructTreeRoot.K) if str(element.S) == "/Figure"]
        widths = {str(figure.Alt): _size(figure) for figure in found}
    drawn, scale = figures(), FORMS[form].layout
    pictures = [p for page in rule_booklet(tag).pages for s in page for b in s.blocks for p in b.pictures]
    for picture in (rule_booklet(tag).cover.picture, *pictures):
        width, height = widths[picture.alt]
        assert width / height == pytest.approx(drawn[picture.name].width / drawn[picture.name].height, rel=0.02)
        least = 18 if picture.name.startswith(("kind", "back")) else 10 if picture.name == "markers" else 62
        assert height >= least * scale, f"{tag}: {picture.name} is only {height:.0f} mm high"


def _size(figure: Any) -> tuple[float, float]:
    left, bottom, right, top = (float(edge) / POINTS for edge in figure.A[0].BBox)
    return right - left, top - bottom
