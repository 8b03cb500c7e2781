"""The whole box: its files, its start page in every language, the same bytes each time."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import numpy as np
import pikepdf
import pytest

from tests.games.vite_taxi.orders import ORDER
from tests.orders import changed
from tests.pictures import darkest, leaves, raster
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.scene import Group, Text, group
from ttprint.games.vite_taxi.box.kit import print_kit
from ttprint.games.vite_taxi.box.parts import board_scale
from ttprint.games.vite_taxi.box.pieces import NOTE_COUNTS
from ttprint.games.vite_taxi.box.start_page import start_page
from ttprint.games.vite_taxi.game import GAME
from ttprint.geometry import Box
from ttprint.order.boxes import COLUMN, file_rows
from ttprint.order.order import Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.paper import parse_paper
from ttprint.press.plan import Plan
from ttprint.press.poster import poster
from ttprint.words.catalog import languages
from ttprint.words.message import say

PARTS = ("pieces", "board", "money", "trays", "rules")


@pytest.mark.slow
def test_the_files_of_a_kit() -> None:
    made = print_kit(ORDER.with_style(words=GAME.words("fr")), single=False)
    assert list(made.files) == [
        "1-commencer.pdf", "2-cartes-taxis-de.pdf", "3-plateau.pdf", "4-billets.pdf", "5-sabots.pdf",
        "6-regles.pdf", "6-regles-livret.pdf",
    ]  # fmt: skip
    pages = {}
    for name, data in made.files.items():
        with pikepdf.open(io.BytesIO(data)) as document:
            pages[name] = len(document.pages)
            assert str(document.Root.Lang) == "fr"
    assert pages["2-cartes-taxis-de.pdf"] == 26
    assert pages["3-plateau.pdf"] == 4
    assert pages["6-regles.pdf"] == 12
    assert made.plan.pieces == 110 + 1 + 6 + 1 + 2 + sum(NOTE_COUNTS.values())


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_texts_of_the_start_page_fit_in_every_language(tag: str, paper: str) -> None:
    for duplex in Duplex:
        order = changed(ORDER, words=GAME.words(tag), paper=parse_paper(paper), duplex=duplex)
        plan = Plan(13, 13 if duplex in (Duplex.FOLD, Duplex.NONE) else 26, 110, 154, 13 * (duplex is Duplex.FOLD))
        main = Printed({}, plan, "2-cards-taxis-die.pdf", how_to_print(duplex, plan))
        other = Printed({}, Plan(4, 4, 7, 0, 0, 7), "5-trays.pdf")
        booklet = Printed({}, Plan(3, 6, folds=3), "6-rules-booklet.pdf", say("print.short"))
        parts = dict.fromkeys(PARTS, other) | {"pieces": main, "rules": booklet}
        page = start_page(order, main.how, file_rows(order, parts), (2, 2))
        # words on the little cards and notes are too small to count
        boxes = [
            hull(points(leaf, at))
            for leaf, at in leaves(page.art)
            if isinstance(leaf, Text) and leaf.words and abs(at.a) > 0.99 and leaf.size > 2.5
        ]
        assert all(Box(0, 0, page.width, page.height).grow(-6).contains(one) for one in boxes)
        assert not any(overlap(one, other, 0.05) for i, one in enumerate(boxes) for other in boxes[i + 1 :])


def test_the_pictures_of_the_start_page_stay_in_its_column() -> None:
    """Four of them: cutting, folding a taxi and the die, joining the sheets of the board."""
    page = start_page(ORDER, None, [("2-cards.pdf", "cards")], (2, 2))
    seen = raster(group(*page.art), Box(0, 0, page.width, page.height), 2)
    inked = np.flatnonzero((darkest(seen) < 250).any(axis=0)) / 2
    edge = (page.width - COLUMN) / 2
    assert edge - 1 <= inked.min()
    assert inked.max() <= edge + COLUMN + 1


@pytest.mark.parametrize(
    ("paper", "single", "sheets"), [("a4", False, 4), ("letter", False, 4), ("a3", True, 1), ("a2", False, 1)]
)
def test_the_board_takes_four_sheets_or_one(paper: str, single: bool, sheets: int) -> None:
    laid = parse_paper(paper)
    scale = board_scale(538, 364, laid, 3, single)
    assert len(poster(Group(()), 538 * scale, 364 * scale, laid, 3)) == sheets
    assert scale == 1 if paper in ("a4", "a2") else 0.65 < scale < 1


@pytest.mark.long
def test_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib; from ttprint.games.vite_taxi.box.parts import *; from ttprint.order.order import *;"
        "from ttprint.press.paper import parse_paper; from ttprint.games.vite_taxi.game import GAME;"
        "order = Order(parse_paper('a4'), Style(GAME.words('fr')), output=Output(frozenset({Format.PDF, Format.SVG})));"
        "parts = [print_part(order, name) for name in ('pieces', 'money', 'trays')];"
        "files = {name: data for part in parts for name, data in part.files.items()};"
        "print(hashlib.sha256(b''.join(name.encode() + data for name, data in sorted(files.items()))).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4711")
    ]
    assert runs[0] == runs[1]
