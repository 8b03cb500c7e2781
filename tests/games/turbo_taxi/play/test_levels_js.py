"""What the page knows of levels and days is what Python knows."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest
from py_mini_racer import MiniRacer

from tests.games.turbo_taxi.play.engine import RULES_JS, ruled
from ttprint.games.turbo_taxi.challenges.profanity import is_rude, rude_pattern
from ttprint.games.turbo_taxi.grading.grades import Level, grades
from ttprint.games.turbo_taxi.play.levels import packed
from ttprint.games.turbo_taxi.puzzle.codes import decode, rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.fixture(scope="module")
def page() -> MiniRacer:
    context = MiniRacer()
    for name in ("puzzle/rules", "puzzle/cardcodes", "puzzle/levels", "puzzle/game", "page/address"):
        context.eval((RULES_JS.parents[1] / f"{name}.js").read_text(encoding="utf-8"))
    context.eval(f"const levels = Levels.unpack({json.dumps(packed())})")
    context.eval(f"const RUDE = new RegExp({json.dumps(rude_pattern().pattern)}), code = TurboTaxi.code")
    return context


def told(page: MiniRacer, expression: str) -> object:
    return json.loads(str(page.eval(f"JSON.stringify({expression})")))


@pytest.mark.parametrize("crossing", Crossing)
def test_every_class_has_its_level_and_its_extra_rules(page: MiniRacer, crossing: Crossing) -> None:
    found = dict(told(page, f"[...levels.grades.{crossing.value}]"))  # type: ignore[call-overload]
    expected = {rank(decode(one.class_code)): one for one in grades(crossing)}
    assert {place for place, one in found.items() if one} == expected.keys()
    for place, one in expected.items():
        there = found[place]
        assert there["level"] == one.level.value
        assert abs(there["percentile"] - one.percentile) < 1
        rules = {json.dumps(plain(expert.rule)): expert.percentile for expert in one.experts}
        assert {json.dumps(expert["rule"]) for expert in there["experts"]} == rules.keys()
        assert all(abs(expert["percentile"] - rules[json.dumps(expert["rule"])]) < 1 for expert in there["experts"])


def plain(rule: ExtraRule) -> dict[str, object]:
    told = ruled(rule)
    assert told is not None
    return {key: value for key, value in told.items() if value}


@pytest.mark.slow
def test_the_lists_hold_every_class_once_and_rise(page: MiniRacer) -> None:
    for crossing in Crossing:
        for level in ("easy", "medium", "hard", "expert"):
            listed = told(page, f"Levels.list(levels, '{level}', '{crossing.value}')")
            assert isinstance(listed, list)
            allowed = {
                rank(decode(one.class_code))
                for one in grades(crossing)
                if Places.CORNER.allow(decode(one.class_code))
                and (one.experts if level == "expert" else one.level is Level(level))
            }
            assert len(listed) == len(allowed)
            assert {one["rank"] for one in listed} == allowed
            percentiles = [one["percentile"] for one in listed]
            assert percentiles == sorted(percentiles)


def test_a_card_in_a_list_is_of_its_class_and_taxis_do_not_all_stand_at_one(page: MiniRacer) -> None:
    shown = told(
        page, "Levels.list(levels, 'easy', 'crossroads').map(({rank}) => [rank, String(Levels.shown(rank, RUDE))])"
    )
    assert isinstance(shown, list)
    for place, setup in shown[:100]:
        assert told(page, f"TurboTaxi.classRank('{setup}')") == place
    assert sum(setup.startswith("1-") for _, setup in shown) < len(shown) / 2


@pytest.mark.slow
def test_a_day_has_one_challenge_and_the_next_day_another(page: MiniRacer) -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(800)]
    every = [told(page, f"String(Levels.ofTheDay(levels, [{d.year}, {d.month}, {d.day}], RUDE))") for d in days]
    assert len(set(every)) == len(every)
    for crossing in Crossing:
        assert told(page, f"Levels.grade(levels, '{every[0]}', '{crossing.value}')")


@pytest.mark.slow
def test_lists_and_days_never_show_a_rude_code(page: MiniRacer) -> None:
    for level in ("easy", "medium", "hard", "expert"):
        shown = told(
            page, f"Levels.list(levels, '{level}', 'flyover').map(({{rank}}) => code(Levels.shown(rank, RUDE)))"
        )
        assert isinstance(shown, list)
        assert not [code for code in shown if is_rude(code)]
    days = told(page, "Array.from({length: 3000}, (_, i) => code(Levels.ofTheDay(levels, [2026, 1, 1 + i], RUDE)))")
    assert isinstance(days, list)
    assert not [code for code in days if is_rude(code)]
    # some would be, were they not laid another way
    lax = told(page, "levels.ranks.map((rank) => code(Levels.politely(TurboTaxi.setupOfRank(rank), rank * 5, /!/)))")
    assert isinstance(lax, list)
    assert [code for code in lax if is_rude(code)]


@pytest.mark.parametrize("address", ["#7KQ2", "#E496-AZ", "#E496-AZ/race", "#7KQ2/check"])
def test_an_address_comes_back_as_it_was_written(page: MiniRacer, address: str) -> None:
    read = told(page, f"Address.read('{address}')")
    assert isinstance(read, dict)
    back = f"Address.write({{code: CardCodes.write(CardCodes.read('{read['code']}'))}}, '{read['view']}')"
    assert told(page, back) == address


def test_views_without_a_card_and_what_means_nothing(page: MiniRacer) -> None:
    assert told(page, "Address.read('#race')") == {"view": "race", "code": None}
    assert told(page, "Address.read('')") == {"view": "home", "code": None}
    assert told(page, "Address.read('#7KQ2/%/nonsense')") == {"view": "play", "code": "7KQ2"}


def test_typed_squares(page: MiniRacer) -> None:
    assert told(page, "Game.typed('b1 nes, c3 -')") == {"1": "NES", "8": None}
    city = "SW ES NSW / NS NES NESW / NES NW N"
    assert told(page, f"Object.values(Game.typed('{city}'))") == city.replace("/ ", "").split()
    for wrong in ("", "b1", "d1 N", "b1 XX", "N S"):
        with pytest.raises(Exception, match=r"Error|Slip"):
            page.eval(f"Game.typed('{wrong}')")


def test_steps_back_and_forth(page: MiniRacer) -> None:
    page.eval(
        "const game = new Game.Game({setup: TurboTaxi.setup('1-7 3-10 NES'), crossing: 'crossroads', rule: null})"
    )
    empty = told(page, "game.tiles")
    assert told(page, "[game.lay(0, 'SW'), game.lay(4, 'N'), game.turn(0), game.move(0, 1), game.take(1)]") == [
        *(True, False, True, True, True),
    ]
    assert told(page, "[game.undo(), game.undo(), game.undo(), game.tiles[0]]") == [True, True, True, "SW"]
    assert told(page, "[game.redo(), game.tiles[0]]") == [True, "NW"]
    assert told(page, "[game.undo(), game.undo(), game.undo(), game.past.length]") == [True, True, False, 0]
    assert told(page, "game.tiles") == empty
    assert told(page, "[0, 1, 2, 3].map((square) => game.lay(square, 'NES'))") == [True, True, False, False]
    assert told(page, "game.squares.filter(Boolean).map((laid) => laid.copy).sort()") == [0, 1, 2]
    assert told(page, "[game.layAll({5: 'N', 6: 'S'}), game.layAll({5: 'N', 0: null})]") == [False, True]
