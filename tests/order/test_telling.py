"""What is told when files are written: proven by printing what is suggested, and by counting the ink."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from tests.press.press_samples import deck as samples
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Page, Path
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.box.parts import print_board, print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.geometry import Box, Margins
from ttprint.order.order import Order, Style
from ttprint.order.summary import saving_hints
from ttprint.press.impose import Layout, count_sheets, impose
from ttprint.press.paper import TIGHT, parse_paper
from ttprint.render import pdf, png
from ttprint.words.typography import untied

WORDS = GAME.words("en")
ORDER = Order(parse_paper("a4"), Style(WORDS))


@pytest.mark.parametrize("size", range(30, 91, 3))
def test_what_saves_paper_is_proven_by_laying_it(size: int) -> None:
    pieces, layout = samples(60, size, size), Layout(parse_paper("a4"))
    now = len(impose(pieces, layout))
    hints = saving_hints(ORDER, pieces, layout, now)
    if hints:
        words = untied(hints[0].text(WORDS)).split()
        promised = int(words[words.index("be") + 1])
        bleed = float(words[words.index("--bleed") + 1]) if "--bleed" in words else 3.0
        margins = TIGHT if "tight" in words else layout.paper.margins
        again = Layout(parse_paper("a4", margins), bleed=bleed)
        assert len(impose(pieces, again)) == promised < now
    else:
        others = [Layout(parse_paper("a4", margins), bleed=b) for b in (2, 1) for margins in (TIGHT, Margins.all(10))]
        assert now == 1 or all(count_sheets(pieces, other) >= now for other in others)


def test_the_deck_would_take_four_sheets_with_a_bleed_of_two() -> None:
    result = print_deck(ORDER, Look(), parse_sets("all"))
    assert untied(result.hints[-1].text(WORDS)) == "With --bleed 2 it would be 4 sheets of A4."
    assert print_deck(ORDER.with_style(bleed=2.0), Look(), parse_sets("all")).plan.sheets == 4
    assert (result.plan.cuts, result.plan.passes) == (70, 150)


def test_the_board_has_its_bleed_or_says_what_it_has() -> None:
    assert not any("bleed" in hint.text(WORDS) for hint in print_board(ORDER, Look()).hints)
    bound = Order(parse_paper("a4", Margins.all(10), Margins.all(10)), Style(WORDS))
    assert untied(print_board(bound, Look()).hints[-1].text(WORDS)).startswith("The bleed is 0.25 mm, not 3 mm")


@pytest.mark.slow
def test_ink_is_counted_on_every_page() -> None:
    result = print_deck(ORDER, Look(), parse_sets("all"))
    pages = list(png.pixels(result.files["deck.pdf"], 150))
    true = np.mean([1 - np.asarray(Image.fromarray(np.asarray(page)).convert("L")).mean() / 255 for page in pages])
    cover = result.cover()
    assert cover is not None
    assert (cover.sampled, cover.pages) == (10, 10)
    assert cover.dark == pytest.approx(true, abs=0.006)


@pytest.mark.parametrize("count", [1, 7, 12, 13, 31, 60])
def test_many_pages_are_judged_by_fronts_and_backs_alike(count: int) -> None:
    """Odd pages half black, even ones white."""
    black = Path(rect(Box(0, 0, 50, 25)), fill=BLACK)
    pages = [Page(50, 50, (black,) if i % 2 == 0 else ()) for i in range(count)]
    found = png.cover(pdf.write(pages, title="", author="", lang="en", flip=None))
    assert found.pages == count
    assert found.sampled == count if count <= 12 else found.sampled <= 12
    assert found.dark == pytest.approx(0.5 * ((count + 1) // 2) / count, abs=0.05 if count > 12 else 0.01)
