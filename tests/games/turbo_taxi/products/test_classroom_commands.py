"""worksheet and classpack, as a person types them."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pytest

from tests.cli.typed import Captured, ordered, refused, typed
from ttprint.games.turbo_taxi.grading.grades import class_code
from ttprint.games.turbo_taxi.puzzle.setup import Setup

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_home")]


def test_worksheets(capsys: Captured) -> None:
    out = typed(capsys, "worksheet --copies 3 --grids 4 --lang fr --paper letter")
    assert "out/worksheet.pdf\n3 feuilles Letter · noir et blanc" in out
    with pikepdf.open("out/worksheet.pdf") as document:
        assert len(document.pages) == 3


def test_a_worksheet_as_a_picture(capsys: Captured) -> None:
    typed(capsys, "worksheet --theme contrast --out sheet.svg")
    assert Path("sheet.svg").read_bytes().startswith(b"<?xml")


def test_a_class_pack(capsys: Captured, at_home: Path) -> None:
    out = typed(capsys, "classpack --pupils 6 --levels easy --lang nl --seed 5")
    assert "6 × 2-leerlingen.pdf: regels en werkblad, één vel per leerling (dubbelzijdig, 6 vellen A4)" in out
    names = ["1-leerkracht.pdf", "2-leerlingen.pdf", "3-kaartjes.pdf", "4-kaarten-hints.pdf"]
    names += ["4-kaarten-oplossingen.pdf", "4-kaarten.json", "4-kaarten.pdf", "5-kaart-1.png"]
    assert sorted(path.name for path in (at_home / "out" / "classpack").iterdir()) == names
    manifest = json.loads(Path("out/classpack/4-kaarten.json").read_text(encoding="utf-8"))
    assert ordered(manifest) == "classpack --pupils 6 --groups 2 --levels easy --seed 5"
    assert [card["level"] for card in manifest["cards"]] == ["easy"] * 6


def test_a_class_pack_without_what_they_had(capsys: Captured) -> None:
    typed(capsys, "classpack --pupils 4 --levels easy --out first")
    typed(capsys, "classpack --pupils 4 --levels easy --without first/4-cards.json --out second")
    first, second = (
        json.loads(Path(folder, "4-cards.json").read_text(encoding="utf-8")) for folder in ("first", "second")
    )
    assert ordered(second).endswith("--seed 1 --without first/4-cards.json")
    had = {class_code(Setup.parse(card["setup"])) for card in first["cards"]}
    assert not had & {class_code(Setup.parse(card["setup"])) for card in second["cards"]}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("classpack --pupils 0", "A class has at least one pupil, not 0."),
        ("classpack --pupils -3", "A class has at least one pupil, not -3."),
        ("classpack --pupils many", "'many' is not a whole number"),
        ("classpack", "Missing option '--pupils'"),
        ("classpack --pupils 5 --groups 6", "6 groups are more than the 5 pupils"),
        ("classpack --pupils 5 --groups 0", "A class has at least one group, not 0."),
        ("classpack --pupils 5 --levels esay", "'esay' is not a level: did you mean easy?"),
        ("classpack --pupils 5 --levels mixed", "'mixed' is not a level"),
        ("classpack --pupils 5 --levels ,", "No level is named"),
        ("classpack --pupils 5 --seed -1", "A seed is a whole number from 0 to 1,000,000,000, not -1."),
        ("classpack --pupils 5 --seed x", "'x' is not a whole number"),
        ("classpack --pupils 9999", "ask for 512 at most"),
        ("classpack --pupils 5 --tile 20", "give 30 to 90 mm"),
        ("classpack --pupils 5 --paper 148x210", "choose a4 or letter"),
        ("classpack --pupils 5 --margin 30", "choose a4 or letter"),
        ("classpack --pupils 5 --lang pt", "'pt' is not a language"),
        ("classpack --pupils 5 --out pack.pdf", "name a folder instead of pack.pdf"),
        ("classpack --pupils 5 --without nothing.json", "nothing.json cannot be read"),
        ("worksheet --grids 5", "choose from 4, 6"),
        ("worksheet --copies 0", "0 copies cannot be printed: give 1 to 1,000."),
        ("worksheet --paper 100x150", "choose a4 or letter"),
        ("worksheet --theme inc", "did you mean ink?"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)
