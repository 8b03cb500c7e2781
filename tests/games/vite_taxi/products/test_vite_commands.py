"""The commands of Vite, Taxi! on the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.typed import Captured, page_count, refused, typed
from ttprint.cli.commands import processor_count
from ttprint.cli.main import run
from ttprint.games.vite_taxi.game import GAME

pytestmark = pytest.mark.usefixtures("at_home")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "pages", "words"),
    [
        ("cards --only jam-* --out x.pdf", 2, "6 pieces"),
        ("cards --only course-opera --only voie-1 --duplex none --out x.pdf", 1, "2 pieces"),
        ("cards --only course-gare* --duplex fold --theme ink --lang nl --out x.pdf", 2, "te vouwen"),
        ("money --theme contrast --paper letter --duplex manual --out x.pdf", 14, "Letter"),
        ("taxis --theme ink --out x.pdf", 1, "6 pieces · about 5 minutes"),
        ("die --lang fr --out x.pdf", 1, "1 pièce · environ 5 minutes avec des ciseaux"),
        ("trays --bleed 0 --out x.pdf", 1, "2 pieces · about 5 minutes"),
        ("board --paper a3 --theme ink --out x.pdf", 2, "The finished board measures 538 × 364 mm."),
    ],
)
def test_pages_and_summary_of_a_command(capsys: Captured, line: str, pages: int, words: str) -> None:
    assert words in typed(capsys, f"vite-taxi {line}")
    assert page_count("x.pdf") == pages


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("cards --only tip-1 --pieces --svg", ["bonus-stop-back.svg", "tip-1.svg"]),
        ("cards --only course-* --tts", ["cards-tts-backs.png", "cards-tts-faces.png", "cards-tts.json"]),
        ("taxis --cut", ["taxis-cut.dxf", "taxis-cut.svg"]),
        ("die --svg", ["die.svg"]),
        ("money --only note-25-1 --pieces", ["note-25-1.png", "note-25-back.png"]),
        ("trays --pieces --svg", ["tray-bonus-stop.svg", "tray-course.svg"]),
    ],
)
def test_other_forms(capsys: Captured, at_home: Path, line: str, names: list[str]) -> None:
    typed(capsys, f"vite-taxi {line} --dpi 40")
    assert sorted(path.name for path in (at_home / "out" / "vite-taxi").iterdir()) == names


def test_simulate_prints_a_table_or_json_and_is_repeatable(capsys: Captured) -> None:
    table = typed(capsys, "vite-taxi simulate --games 40 --players 3")
    assert table.startswith("40 games of 3, seed 1")
    assert "sacre-coeur" in table
    assert "green-lights" in table
    one, two = (typed(capsys, "vite-taxi simulate --games 30 --players 2 --seed 9 --json") for _ in range(2))
    assert one == two
    found = json.loads(one)
    wanted = {"games", "players", "rounds", "wins_by_seat", "courses", "cards", "notes", "deadlocks"}
    assert wanted <= found.keys()
    assert found["games"] == 30
    assert {"name", "kind", "copies", "drawn", "played", "useless", "value"} <= found["cards"][0].keys()


@pytest.mark.parametrize(
    ("line", "whole", "rules"),
    [
        ("--players 2", True, "new"),
        ("--seats any-card,no-bank", True, "new"),
        ("--players 2 --whole-rounds never", False, "new"),
        ("--players 2 --rules old", False, "old"),
        ("--players 3", False, "new"),
        ("--seats sensible,any-course,ahead --players 3 --whole-rounds always", True, "new"),
    ],
)
def test_the_last_round_is_played_to_its_end_as_in_the_booklet_unless_told_otherwise(
    capsys: Captured, line: str, whole: bool, rules: str
) -> None:
    found = json.loads(typed(capsys, f"vite-taxi simulate --games 2 {line} --json"))
    assert (found["whole_rounds"], found["rules"]) == (whole, rules)


def test_simulate_runs_where_the_system_does_not_say_which_processors_may_be_used(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)  # as on Windows and macOS
    assert processor_count() == os.cpu_count()
    assert typed(capsys, "vite-taxi simulate --games 4 --players 2").startswith("4 games of 2")


def test_players_are_chosen_by_name(capsys: Captured) -> None:
    run(["vite-taxi", "simulate", "--games", "4", "--seats", "sensible without tip, random"])
    assert "sensible without tip" in capsys.readouterr().out


def test_the_help_lists_every_command(capsys: Captured) -> None:
    out = typed(capsys, "vite-taxi --help")
    for name in GAME.products:
        assert name in out
        assert "Examples:\n  ttprint vite-taxi" in typed(capsys, f"vite-taxi {name} --help")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate --players 7", "Vite, Taxi! is for 2 to 6 players, not 7."),
        ("simulate --games 0", "0 games cannot be played: ask for 1 or more."),
        ("simulate --games 99999999999", "99999999999 games would take too long: ask for 1,000,000 at most."),
        ("simulate --players 99999999999999", "Vite, Taxi! is for 2 to 6 players, not 99999999999999."),
        ("simulate --seats sensibel,random", "sensible"),
        ("simulate --players 3 --seats ahead,sensible", "--seats names 2 players and --players asks for 3"),
        ("simulate --rules odl", "did you mean old?"),
        ("cards --only course-opra", "the nearest is course-opera"),
        ("cards --only gren-lights-1", "the nearest is green-lights-1"),
        ("taxis --only taxi-pink", "No piece here is called 'taxi-pink'"),
        ("money --only note-1000-1", "the nearest is note-100-1"),
        ("cards --paper 60x70", "does not fit"),
        ("trays --paper 120x170", "does not fit"),
        ("die --theme inky", "did you mean ink?"),
        ("kit --only die", "No such option '--only'"),
        ("board --cut", "add --single"),
        ("rules --lang pt", "'pt' is not a language"),
        ("cadrs", "did you mean cards?"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, f"vite-taxi {line}", at_home)
