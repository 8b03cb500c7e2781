"""tournament, as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.typed import Captured, ordered, page_count, refused, typed
from ttprint.games.turbo_taxi.grading.grades import class_code
from ttprint.games.turbo_taxi.puzzle.setup import Setup

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_home")]


def classes(file: str) -> set[str]:
    told = json.loads(Path(file).read_text(encoding="utf-8"))
    return {class_code(Setup.parse(card["setup"])) for card in told["cards"]}


def test_a_tournament(capsys: Captured) -> None:
    out = typed(capsys, "tournament --players 6 --rounds 3 --level easy --seed 2 --theme ink --lang de --paper letter")
    assert "3-cards.pdf: Aufgabenkarten, 2 Blatt Letter" in out
    told = json.loads(Path("out/tournament/3-cards.json").read_text(encoding="utf-8"))
    assert ordered(told) == "tournament --players 6 --rounds 3 --level easy --seed 2"
    assert len(told["cards"]) == 18
    typed(capsys, f"{ordered(told)} --without out/tournament/3-cards.json --out again")
    assert len(classes("again/3-cards.json")) == 3
    assert not classes("again/3-cards.json") & classes("out/tournament/3-cards.json")


def test_a_knock_out_and_the_flyover(capsys: Captured) -> None:
    typed(capsys, "tournament --players 6 --system knockout --crossing flyover")
    told = json.loads(Path("out/tournament/3-cards.json").read_text(encoding="utf-8"))
    assert ordered(told) == "tournament --players 6 --rounds 3 --system knockout --crossing flyover"
    assert {card["crossing"] for card in told["cards"]} == {"flyover"}
    assert [card["number"] for card in told["cards"]] == [1] * 4 + [2] * 4 + [3] * 2


def test_the_next_round_is_paired(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "tournament --players 6 --rounds 3 --won 1,4,5")
    assert [path.name for path in (at_home / "out/tournament").iterdir()] == ["2-scores.pdf"]
    assert page_count("out/tournament/2-scores.pdf") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("tournament", "Missing option '--players'"),
        ("tournament --players 1", "for 2 to 60 players, not 1"),
        ("tournament --players 40 --system knockout", "for 2 to 32 players, not 40"),
        ("tournament --players 8 --rounds 20", "1 to 12 rounds, not 20"),
        ("tournament --players 8 --system swis", "did you mean swiss?"),
        ("tournament --players 8 --rounds 2 --won 1,2", "Players 1 and 2 played each other"),
        ("tournament --players 8 --won x", "'x' is not a player"),
        ("tournament --players 8 --won 77", "Player 77 is not in the tournament"),
        ("tournament --players 8 --rounds 1 --won 1 --won 2", "the tournament has only 1 round: leave out the last"),
        ("tournament --players 8 --system knockout --won 1", "--won is for the Swiss system"),
        ("tournament --players 8 --seed -1", "A seed is a whole number from 0"),
        ("tournament --players 8 --without gone.json", "gone.json cannot be read"),
        ("tournament --players 8 --out x.pdf", "name a folder instead of x.pdf"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)
