"""Paper too small for a page of words: it fits, or it is refused with a sentence; nothing runs off the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import few
from tests.games.turbo_taxi.reading import opened
from ttprint.cli.main import run

PAPERS = ("50x50", "74x105", "105x148", "148x210", "210x148", "120x297", "190x190", "200x270", "196x278")
QUICK = ("deck --sets cab", "challenges --count 8", "calibrate", "worksheet")
PRODUCTS = (
    "kit --sets cab",
    "deck --sets cab",
    "markers",
    "challenges --count 8",
    "challenges --count 8 --hints",
    "poster 3D3E",
    "worksheet",
    "classpack --pupils 3",
    "calibrate",
    "rules --lang de",
    "rules --lang nl --large",
    "rules --lang fr --large --booklet",
)
SOFT_HYPHEN = 0xFFFE  # pdfium tells no true place of a hyphen that is not shown


def off_the_page(file: Path) -> list[str]:
    """The letters of a document that lie beyond the edges of their page."""
    found = []
    with opened(file.read_bytes()) as document:
        for page in document:
            wide, high = page.get_size()
            text = page.get_textpage()
            for index in range(text.count_chars()):
                left, bottom, right, top = text.get_charbox(index)
                outside = left < -0.5 or bottom < -0.5 or right > wide + 0.5 or top > high + 0.5
                letter = text.get_text_range(index, 1)
                if outside and right > left and letter.isprintable() and ord(letter[:1] or " ") != SOFT_HYPHEN:
                    found.append(letter)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("product", few(PRODUCTS, QUICK))
def test_nothing_runs_off_small_paper(tmp_path: Path, product: str, capsys: pytest.CaptureFixture[str]) -> None:
    taken = []
    for paper in PAPERS:
        out = tmp_path / paper
        if run([*product.split(), "--paper", paper, "--out", str(out)]) == 0:
            taken.append(paper)
            documents = [file for file in out.glob("*.pdf") if "board" not in file.name]  # that is cut into pieces
            assert documents
            assert {file.name: off_the_page(file) for file in documents} == {file.name: [] for file in documents}
        else:
            told = capsys.readouterr().err
            assert "mm" in told or "pt" in told
            assert told.count("\n") == 1
            assert not out.exists()
    assert ("50x50" in taken) is (product == "poster 3D3E")
    enough = "196x278" if "--large" in product else "200x270"  # large type asks for the height of a Letter page
    assert enough in taken or product.startswith(("worksheet", "classpack", "calibrate", "rules --lang fr"))


def test_a_seed_has_room_on_its_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["challenges", "--count", "2", "--seed", "9" * 9, "--out", str(tmp_path)]) == 0
    assert run(["challenges", "--count", "2", "--seed", "9" * 40, "--out", str(tmp_path)]) == 2
    assert run(["classpack", "--pupils", "2", "--seed", "9" * 10, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("A seed is a whole number from 0 to 1,000,000,000, not 9") == 2
