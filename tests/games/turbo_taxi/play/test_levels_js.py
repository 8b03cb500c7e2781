"""Levels, lists and the challenge of the day are those of Python; and the cards that a page offers."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from tests.games.turbo_taxi.play.engine import Engine, page_engine, ruled
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.challenges.profanity import is_rude, rude_pattern
from ttprint.games.turbo_taxi.grading.grades import Level, grades
from ttprint.games.turbo_taxi.play.levels import packed
from ttprint.games.turbo_taxi.puzzle.codes import decode, rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.fixture(scope="module")
def page() -> Engine:
    engine = Engine("puzzle/levels.js")
    engine.context.eval(f"const levels = unpack({json.dumps(packed())})")
    engine.context.eval(f"const RUDE = new RegExp({json.dumps(rude_pattern().pattern)})")
    return engine


@pytest.mark.parametrize("crossing", Crossing)
def test_every_class_has_its_level_and_its_extra_rules(page: Engine, crossing: Crossing) -> None:
    found = dict(page.eval(f"[...levels.grades.{crossing.value}]"))  # type: ignore[call-overload]
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
    written = ruled(rule)
    assert written is not None
    return {key: value for key, value in written.items() if value}


@pytest.mark.slow
def test_the_lists_hold_every_class_once_and_rise(page: Engine) -> None:
    for crossing in Crossing:
        for level in ("easy", "medium", "hard", "expert"):
            listed = page.eval(f"challenges(levels, '{level}', '{crossing.value}')")
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


def test_a_card_in_a_list_is_of_its_class_and_taxis_do_not_all_stand_at_one(page: Engine) -> None:
    shown = page.eval(
        "challenges(levels, 'easy', 'crossroads').map(({rank}) => [rank, String(shownSetup(rank, RUDE))])"
    )
    assert isinstance(shown, list)
    for place, setup in shown[:100]:
        assert page.eval(f"classRank('{setup}')") == place
    assert sum(setup.startswith("1-") for _, setup in shown) < len(shown) / 2


@pytest.mark.slow
def test_a_day_has_one_challenge_and_the_next_day_another(page: Engine) -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(800)]
    every = [page.eval(f"String(challengeOfTheDay(levels, [{d.year}, {d.month}, {d.day}], RUDE))") for d in days]
    assert len(set(every)) == len(every)
    for crossing in Crossing:
        assert page.eval(f"grade(levels, '{every[0]}', '{crossing.value}')")


def test_a_day_keeps_its_challenge_in_later_versions_of_the_page(page: Engine) -> None:
    dates = "[[1999, 12, 31], [2026, 1, 1], [2026, 1, 2], [2026, 1, 3]]"
    assert page.eval(f"{dates}.map((date) => encode(challengeOfTheDay(levels, date, RUDE)))") == [
        "5NWE",
        "BTTE",
        "BQR2",
        "2Q5F",
    ]


@pytest.mark.slow
def test_lists_and_days_never_show_a_rude_code(page: Engine) -> None:
    for level in ("easy", "medium", "hard", "expert"):
        shown = page.eval(f"challenges(levels, '{level}', 'flyover').map(({{rank}}) => encode(shownSetup(rank, RUDE)))")
        assert isinstance(shown, list)
        assert not [code for code in shown if is_rude(code)]
    days = page.eval("Array.from({length: 3000}, (_, i) => encode(challengeOfTheDay(levels, [2026, 1, 1 + i], RUDE)))")
    assert isinstance(days, list)
    assert not [code for code in days if is_rude(code)]
    # without the choice of another direction, some would be rude
    lax = page.eval("levels.ranks.map((rank) => encode(politeImage(setupOfRank(rank), rank * 5, /!/)))")
    assert isinstance(lax, list)
    assert [code for code in lax if is_rude(code)]


# ---- the cards that a page offers


@pytest.fixture(scope="module")
def offered() -> Engine:
    return page_engine("page/cards.js", "puzzle/codes.js")


def test_cards_of_codes_and_typed_texts(offered: Engine) -> None:
    assert offered.eval("cardOfCode('3D3E').level") == "medium"
    assert offered.eval("cardOfCode('002H-AW').rule") == {"extra": "apart"}
    assert offered.eval("cardOfCode('00B5-AE').level") is None  # no city keeps its extra rule
    assert offered.eval("[cardOfCode('00B5').level, cardOfCode('00B5').kind]") != [None, "build"]
    assert offered.eval(
        "['3d-3e', '1-7 3-10 NES', '3D3E-apart'].map((text) => cardOfTyped(text).code.slice(0, 4))"
    ) == [
        *("3D3E", "3D3E", "3D3E"),
    ]
    offered.context.eval("localStorage.setItem('turbo-taxi', JSON.stringify({crossing: 'flyover'}))")
    assert offered.eval("[cardOfTyped('3D3E').crossing, cardOfCode('3D3E').crossing]") == ["flyover", "crossroads"]
    offered.context.eval("localStorage.values = {}")
    assert offered.eval("[cardOfTyped('3D3E').crossing, cardOfTyped('3D3E-flyover').crossing]") == [
        *("crossroads", "flyover"),
    ]


def test_a_card_knows_its_neighbours_in_the_list_of_its_level(offered: Engine) -> None:
    for level in ("easy", "expert"):
        for place in (0, 1, 7):
            position = f"positionOf(cardAt('{level}', {place}))"
            assert offered.eval(f"[{position}.place, {position}.label]") == [place, str(place + 1)]
            assert offered.eval(f"{position}.count === countOf('{level}')") is True
            assert offered.eval(f"{position}.cardAt({place + 1}).code === cardAt('{level}', {place + 1}).code") is True
    assert offered.eval("positionOf(cardOfCode('00B5-AE'))") is None
    assert offered.eval("randomCard('hard').level") == "hard"
    assert offered.eval("cardOfToday().code === cardOfToday().code") is True


def test_a_pack_offers_its_own_cards_only() -> None:
    cards = choose(3, Level.EASY, 5)
    packed_page = page_engine("page/cards.js", cards=cards)
    codes = [one.code for one in cards]
    assert packed_page.eval("pack().map((card) => card.code)") == codes
    assert packed_page.eval(f"positionOf(cardOfCode('{codes[1]}')).label") == "2"
    assert packed_page.eval(f"positionOf(cardOfCode('{codes[1]}')).cardAt(2).code") == codes[2]
    assert packed_page.eval("positionOf(cardOfCode('002H'))") is None
    assert packed_page.eval("randomCard('hard').code") in codes
    assert page_engine("page/cards.js").eval("pack()") is None
