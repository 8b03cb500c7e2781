"""The manifest: every city is correct, every count is true, every level is that of the table."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.challenges.packs import COUNT, ONE_LEVEL, ORDER, pack, printed
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize
from ttprint.games.turbo_taxi.challenges.choosing import twins
from ttprint.games.turbo_taxi.challenges.manifest import WrongManifest, classes_in_manifest, read_manifest
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.grading.grades import Level, grade
from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import rank
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_every_city_is_right_and_every_count_true(level: Level, atlases: dict[Crossing, tuple[Entry, ...]]) -> None:
    table = atlases[Crossing.CROSSROADS]
    cards = json.loads(printed(level).files["challenges.json"])["cards"]
    assert len(cards) == COUNT
    assert not twins([CardCode.parse(card["code"]) for card in cards])
    for card, one in zip(cards, pack(level), strict=True):
        code = CardCode.parse(card["code"])
        setup = code.setup
        assert (str(setup), code.rule, code.crossing.value) == (card["setup"], one.rule, card["crossing"])
        assert all(not faults(setup, City.parse(city), Crossing.CROSSROADS, one.rule) for city in card["cities"])
        kept = [city for city in solutions(setup) if not one.rule or not faults(setup, city, rule=one.rule)]
        assert card["solutions"] == len(kept)
        assert len(card["cities"]) == (len(kept) if len(kept) <= 4 else 1)
        if level is not Level.EXPERT:
            assert card["solutions"] == table[rank(setup)].solutions


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_levels_agree_with_the_table_and_rise(level: Level) -> None:
    cards = json.loads(printed(level).files["challenges.json"])["cards"]
    for card in cards:
        found = grade(CardCode.parse(card["code"]).setup)
        assert card["level"] == level.value
        if level is Level.EXPERT:
            assert (card["rule"], card["percentile"]) in [(str(e.rule), e.percentile) for e in found.experts]
        else:
            assert (card["level"], card["percentile"], card["rule"]) == (found.level.value, found.percentile, None)
    percentiles = [card["percentile"] for card in cards]
    assert percentiles == sorted(percentiles)


def test_the_manifest_has_the_keys_that_other_programs_rely_on() -> None:
    made = print_challenges(
        PackJob(ORDER, pack(Level.EXPERT, 8), CardSize.POKER, Answers.NONE, seed=3, ordered={"product": "x"}),
        hints=False,
    )
    content = json.loads(made.files["challenges.json"])
    assert list(content) == ["order", "seed", "table_version", "cards"]
    assert (content["order"], content["seed"], content["table_version"]) == ({"product": "x"}, 3, "2")
    keys = [
        "number",
        "version",
        "code",
        "setup",
        "crossing",
        "kind",
        "level",
        "percentile",
        "rule",
        "solutions",
        "cities",
    ]
    assert all(list(card) == keys for card in content["cards"])
    assert {type(card["rule"]) for card in content["cards"]} == {str}


@pytest.mark.parametrize("text", ["", "[]", '{"cards": [{}]}', '{"cards": [{"setup": 7}]}'])
def test_another_file_is_no_manifest(text: str) -> None:
    for read in (read_manifest, classes_in_manifest):
        with pytest.raises(WrongManifest, match=r"pack\.json is not the list of a pack’s cards"):
            read(text, "pack.json")
