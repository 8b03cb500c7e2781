"""ttprint rules, as it is typed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ttprint.cli.main import run
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import Edition, rule_booklet
from ttprint.order.order import Order, Style
from ttprint.press.paper import PAPERS

pytestmark = pytest.mark.slow

LANGUAGES = RULEBOOK.languages


def typed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(["rules", *arguments])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_pages_and_booklet_unless_told_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "--lang", "fr", "--out", str(tmp_path / "new" / "folder"))
    assert code == 0
    files = sorted(path.name for path in (tmp_path / "new" / "folder").iterdir())
    assert files == ["rules-fr-booklet.pdf", "rules-fr.pdf"]
    written, plan, *advice = out.splitlines()
    folder = tmp_path / "new" / "folder"
    assert written == f"Fichier écrit\u00a0: {folder / 'rules-fr.pdf'}, {folder / 'rules-fr-booklet.pdf'}"
    assert plan.startswith("3 feuilles A4 · ")
    assert "bord court" in advice[-1]


@pytest.mark.parametrize(
    ("options", "files"),
    [
        (["--pages"], ["rules-en.pdf"]),
        (["--booklet", "--paper", "letter"], ["rules-en-booklet.pdf"]),
        (["--html"], ["rules-en.html"]),
        (["--large"], ["rules-en-large.pdf"]),
        (["--large", "--booklet"], ["rules-en-large-booklet.pdf"]),
        (["--large", "--html"], ["rules-en-large.pdf", "rules-en.html"]),
        (["--pages", "--booklet", "--html"], ["rules-en-booklet.pdf", "rules-en.html", "rules-en.pdf"]),
    ],
    ids=" ".join,
)
def test_what_is_asked_for_is_written(
    options: list[str], files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = typed(capsys, "--lang", "EN", *options, "--out", str(tmp_path))
    assert code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == files
    assert ("sheets of" in out) == any("booklet" in file for file in files)
    if "letter" in options:
        assert "3 sheets of Letter" in out


@pytest.mark.parametrize(("locale", "tag"), [("fr_BE.UTF-8", "fr"), ("C", "en"), ("pl_PL.UTF-8", "en")])
def test_the_environment_says_which_language(
    locale: str, tag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.chdir(tmp_path)
    code, _, _ = typed(capsys, "--pages")
    assert code == 0
    assert [path.name for path in (tmp_path / "out").iterdir()] == [f"rules-{tag}.pdf"]


def test_an_unknown_language_is_one_sentence_with_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = typed(capsys, "--lang", "xx")
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert all(tag in err for tag in LANGUAGES)


def test_unknown_paper_and_a_folder_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(capsys, "--lang", "en", "--paper", "a44", "--out", str(tmp_path))[0] == 2
    (tmp_path / "file").write_text("")
    code, _, err = typed(capsys, "--lang", "en", "--pages", "--out", str(tmp_path / "file" / "below"))
    assert code == 2
    assert err.startswith("ttprint: Cannot write")
    assert err.count("\n") == 1


@pytest.mark.long
def test_all_languages_are_quick_and_the_same_bytes_as_here(tmp_path: Path) -> None:
    # a fresh process, as a person would start it; its own time, so that busy neighbours do not count
    before, began = os.times(), time.monotonic()
    command = [sys.executable, "-m", "ttprint", "rules", "--lang", "all", "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"LC_ALL": "C"})
    after = os.times()
    spent = after.children_user - before.children_user + after.children_system - before.children_system
    assert min(spent, time.monotonic() - began) < 15  # five are promised on an idle machine, about three measured
    here: dict[str, bytes] = {}
    for tag in LANGUAGES:
        order = Order(PAPERS["a4"], Style(GAME.words(tag)))
        here |= rule_booklet(order, RULEBOOK, {Edition.PAGES, Edition.BOOKLET}).files
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == here
