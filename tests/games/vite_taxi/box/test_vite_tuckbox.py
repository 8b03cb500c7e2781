"""The tuck box of the second game: it closes round the cards as they are printed, and says what it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Captured, refused, typed
from tests.games.turbo_taxi.reading import opened
from tests.games.vite_taxi.orders import ORDER
from tests.press.press_samples import hull, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Path as Outline
from ttprint.draw.tuckbox import SLACK, TuckBox
from ttprint.games.vite_taxi.box.pieces import card_pieces
from ttprint.games.vite_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.vite_taxi.game import GAME
from ttprint.geometry import Affine, Box
from ttprint.order.tuckboxes import MOST_DEPTH, USUAL_THICKNESS
from ttprint.words.catalog import languages
from ttprint.words.typography import untied

SMALLEST_ROOM = Box(0, 0, 190, 259.4)  # mm: what A4 and Letter leave within margins of 10 mm


@pytest.mark.parametrize("thickness", [0.2, 0.25, USUAL_THICKNESS])
@pytest.mark.parametrize("holds", Holds)
def test_the_folded_box_takes_the_deck_at_its_printed_size(holds: Holds, thickness: float) -> None:
    """The deck as it lies on the sheets, all cards of a box on a stack; one box, on one sheet of A4 or Letter."""
    groups = {Holds.ALL: {"course", "bonus-stop"}, Holds.COURSE: {"course"}, Holds.EVENTS: {"bonus-stop"}}
    cards = [piece for piece in card_pieces(ORDER.style) if piece.group in groups[holds]]
    assert len(cards) == holds.usual
    box = TuckBox.around(cards[0].width, cards[0].height, holds.usual, thickness)
    _, front, right, _ = box.panels
    for card in cards:
        assert card.width + 1 <= front.width <= card.width + 3
        assert card.height + 1 <= front.height <= card.height + 3
    assert len(cards) * thickness + SLACK <= right.width <= MOST_DEPTH
    net = hull(points(Outline(box.outline), Affine()))
    long, short = max(net.width, net.height), min(net.width, net.height)
    assert long + 4 <= SMALLEST_ROOM.height
    assert short + 4 <= SMALLEST_ROOM.width


@pytest.mark.parametrize("tag", languages())
def test_the_box_says_what_it_holds_and_where_glue_goes(tag: str) -> None:
    words = GAME.words(tag)
    made = print_tuckbox(ORDER.with_style(words=words), Holds.ALL, 110, 0.3)
    assert made.plan.sheets == 1
    with opened(made.files["tuckbox.pdf"]) as document:
        text = untied(document[0].get_textpage().get_text_range())
    assert text.count(untied(words.count("tuckbox.cards", 110))) == 2
    assert text.count("Vite, Taxi") == 4
    assert words.say("tuckbox.glue") in text


def test_the_boxes_of_the_decks_can_be_told_apart() -> None:
    files = [
        print_tuckbox(ORDER.with_style(theme=theme), holds, 40, 0.3).files["tuckbox.pdf"]
        for theme in Theme
        for holds in Holds
    ]
    assert len(set(files)) == len(files)


def test_the_kit_has_a_box_if_asked(capsys: Captured, at_home: Path) -> None:
    said = typed(capsys, "vite-taxi kit --tuckbox --lang fr --out box")
    assert (at_home / "box" / "7-etui.pdf").exists()
    assert "29 feuilles A4" in said


def test_boxes_are_printed_and_cut(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "vite-taxi tuckbox --holds course --thickness 0.25 --cut --out box")
    assert 'id="score"' in (at_home / "box" / "tuckbox-cut.svg").read_text()
    assert "give 0.05 to 4 mm" in refused(capsys, "vite-taxi tuckbox --thickness 9", at_home)
