"""Simulated players and statistics; docs/vite-taxi.md has the results of larger runs."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.play.editions import NEW, OLD, RuleSet
from ttprint.games.vite_taxi.play.state import Options
from ttprint.games.vite_taxi.products.simulation_text import text_lines
from ttprint.games.vite_taxi.simulation.notes import NOTE_VALUES, Purse
from ttprint.games.vite_taxi.simulation.report import as_dict
from ttprint.games.vite_taxi.simulation.run import MOST_GAMES, Series, simulate
from ttprint.games.vite_taxi.simulation.tally import Tally, percentile
from ttprint.words.catalog import languages
from ttprint.words.typography import number

FOUR = Series(("sensible",) * 4, 400, seed=3)


@pytest.fixture(scope="module")
def four() -> Tally:
    return simulate(FOUR, processes=1)


@pytest.mark.slow
def test_games_of_four_sensible_players_have_a_good_length(four: Tally) -> None:
    found = as_dict(FOUR, four)
    assert 12 <= found["rounds"]["median"] <= 20
    assert found["rounds"]["p5"] >= 8
    assert found["rounds"]["p95"] <= 30
    assert found["deadlocks"] == 0
    assert found["dull_hands"] < 0.1


def test_every_course_is_driven_and_every_card_played(four: Tally) -> None:
    found = as_dict(FOUR, four)
    assert len(found["courses"]) == 40
    assert all(row["played"] > 0.4 * row["drawn"] > 0 for row in found["courses"])
    assert sum(row["copies"] for row in found["cards"]) == 70
    assert all(row["played"] > row["drawn"] / 20 for row in found["cards"])
    mean = sum(row["value"] for row in found["courses"]) / 40
    # with 400 games the value of a course is known to about ten per cent
    assert all(abs(row["value"] / mean - 1) < 0.5 for row in found["courses"])


@pytest.mark.slow
def test_sensible_beats_random_and_ahead_beats_sensible() -> None:
    duel = simulate(Series(("random", "sensible"), 60), processes=1)
    assert duel.player_wins[1] >= 45
    duel = simulate(Series(("ahead", "sensible"), 400), processes=1)
    assert duel.player_wins[0] > 200


@pytest.mark.slow
def test_the_old_rules_play_the_games_that_they_have_always_played() -> None:
    """The winners of forty games, as they were before there was a second edition."""
    played = simulate(Series(("sensible",) * 3, 40, options=Options(edition=OLD)), processes=1)
    assert (played.wins, played.turns, played.banked, played.francs_lost) == (
        Counter({0: 18, 2: 12, 1: 10}),
        1943,
        20625,
        16000,
    )


@pytest.mark.slow
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(edition: RuleSet) -> None:
    plan = Series(("sensible", "sensible without tip"), 251, seed=4, options=Options(edition=edition))
    alone = simulate(plan, processes=1)
    assert simulate(plan, processes=2) == alone
    assert simulate(replace(plan, seed=5), processes=1).rounds != alone.rounds


@pytest.mark.slow
def test_progress_is_reported() -> None:
    finished: list[int] = []
    simulate(Series(("sensible",) * 2, 300), processes=1, progress=finished.append)
    assert finished == [250, 50]


def test_a_report_is_valid_json() -> None:
    plan = Series(("sensible",) * 3, 20, options=Options(whole_rounds=True))
    found = json.loads(json.dumps(as_dict(plan, simulate(plan, processes=1))))
    keys = {"games", "players", "rounds", "wins_by_seat", "courses", "cards", "notes", "deadlocks"}
    assert keys <= set(found)
    assert {"median", "p5", "p95"} <= set(found["rounds"])
    for row in found["courses"] + found["cards"]:
        assert {"name", "kind", "copies", "drawn", "played", "useless", "value"} == set(row)
    assert set(found["notes"]) == {"25", "50", "100"}
    assert sum(seat["share"] for seat in found["wins_by_seat"]) == pytest.approx(100, abs=0.1)


def test_a_report_has_a_text_form(four: Tally) -> None:
    found = as_dict(FOUR, four)
    lines = [*text_lines(found, GAME.words("en"))]
    assert lines[0] == "400 games of 4, seed 3"
    assert lines[1].startswith(f"rounds       median {found['rounds']['median']}, 5 % ")
    assert lines[14] == "COURSE                          kind        drawn   driven  refused   F/turn  of mean"
    assert {len(line) for line in lines[14 : 15 + len(found["courses"])]} == {85}


@pytest.mark.parametrize("tag", languages())
def test_the_text_of_a_report_is_in_every_language(four: Tally, tag: str) -> None:
    found = as_dict(FOUR, four)
    lines, english = ([*text_lines(found, GAME.words(lang))] for lang in (tag, "en"))
    assert len(lines) == len(english)
    courses = lines[14 : 15 + len(found["courses"])]
    assert len({len(line) for line in courses}) == 1, "the columns are aligned"
    if tag == "de":
        assert lines[0] == "400 Partien mit 4 Personen, Reihe 3"
        assert not {"games", "rounds", "kind", "drawn", "of", "turns"} & set(" ".join(lines).split())


@pytest.mark.parametrize(
    ("names", "games", "sentence"),
    [
        (("sensible",) * 7, 1, "2 to 6 players"),
        (("sensible",) * 2, 0, "ask for 1 or more"),
        (("sensible", "sensibel"), 1, "did you mean sensible"),
        (("sensible without rian", "sensible"), 1, "did you mean rain"),
        (("random without tip", "sensible"), 1, "choose from sensible, ahead, random"),
    ],
)
def test_wrong_series_are_rejected(names: tuple[str, ...], games: int, sentence: str) -> None:
    with pytest.raises(TtprintError, match=sentence):
        Series(names, games)


def test_a_card_without_effect_is_played_and_does_nothing() -> None:
    alike = simulate(Series(("sensible",) * 2, 20), processes=1)
    void = simulate(Series(("sensible without burglars",) * 2, 20), processes=1)
    assert alike.francs_lost > void.francs_lost > 0  # fines remain
    assert void.played["burglars"] > 0


def test_notes_are_counted_with_change() -> None:
    purse = Purse(2)
    purse.move(0, 175)
    assert purse.most == [1, 1, 1]
    purse.move(0, -25)
    purse.move(0, -25)  # pays 50, gets 25 back
    assert dict(zip(NOTE_VALUES, purse.most, strict=True)) == {100: 1, 50: 1, 25: 1}
    purse.move(1, 100)
    purse.move(1, -25)
    assert purse.most == [2, 1, 2]


def test_percentiles() -> None:
    tally = Tally()
    tally.rounds.update([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])
    assert (percentile(tally.rounds, 0.5), percentile(tally.rounds, 0.95)) == (5, 100)


def test_whole_rounds_are_an_option_of_a_series() -> None:
    plan = Series(("sensible",) * 2, 30, options=Options(whole_rounds=True))
    assert simulate(plan, processes=1).games == 30


@pytest.mark.parametrize("tag", languages())
def test_wrong_series_are_rejected_in_every_language(tag: str) -> None:
    wrong = [(2, 0), (2, MOST_GAMES + 1), (7, 1)]
    texts = []
    for players, games in wrong:
        with pytest.raises(TtprintError) as error:
            Series(("sensible",) * players, games)
        texts.append(error.value.text(tag))
        assert str(games if players == 2 else players) in texts[-1]
    assert number(MOST_GAMES, tag) in texts[1]
    with pytest.raises(TtprintError, match="'sensibel' is not a simulated player: did you mean sensible") as unknown:
        Series(("sensible", "sensibel"), 1)
    assert "sensible, ahead, random" in unknown.value.text(tag)
    assert (unknown.value.text(tag) == str(unknown.value)) == (tag == "en")
