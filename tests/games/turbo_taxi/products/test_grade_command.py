"""grade, and check with an extra rule, as a person types them."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.products.test_puzzle_commands import RIGHT, refused, said
from ttprint.games.turbo_taxi.challenges.choosing import challenges_of
from ttprint.games.turbo_taxi.grading.grades import DISCLAIMER, VERSION, grade, grades
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import decode, encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, Extra
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.mark.parametrize("words", [["1-7 3-10 NES"], ["10-3", "7-1", "sen"], ["3D-3E"]])
def test_grade_tells_the_level_and_why(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    out, found = said(capsys, "grade", *words), grade(Setup.parse("1-7 3-10 NES"))
    assert "1-7 3-10 NES   code 3D3E" in out
    assert f"Level {found.level.value}: harder than {found.percentile}% of all solvable setups." in out
    for words_in_report in (
        "correct cities                      14",
        f"fits, but a taxi cannot get home    {found.fillings - 14}",
        "tiles that every city needs         ",
        f"effort, naive                       {found.efforts.naive:.2f}",
        f"effort, careful                     {found.efforts.careful:.2f}",
        f"effort, road-follower               {found.efforts.follower:.2f}",
        DISCLAIMER,
    ):
        assert words_in_report in out
    assert max(map(len, out.splitlines())) <= 120


@pytest.mark.parametrize("crossing", Crossing)
def test_grade_as_json(capsys: pytest.CaptureFixture[str], crossing: Crossing) -> None:
    answer = json.loads(said(capsys, "grade", "3D3E", "--json", "--crossing", crossing.value))
    found = grade(decode("3D3E"), crossing)
    assert answer["class"] == found.class_code
    assert (answer["level"], answer["percentile"], answer["core"]) == (found.level.value, found.percentile, found.core)
    assert answer["solutions"] == len(list(solutions(decode("3D3E"), crossing)))
    assert answer["not_joined"] == found.fillings - found.solutions
    assert list(answer["effort"].values()) == list(found.efforts)
    assert (answer["table"], answer["note"]) == (VERSION, DISCLAIMER)


@pytest.mark.parametrize("extra", Extra)
def test_grade_tells_the_rules_for_experts(capsys: pytest.CaptureFixture[str], extra: Extra) -> None:
    code = next(one.class_code for one in grades() if any(expert.rule.extra is extra for expert in one.experts))
    words = {
        Extra.APART: "the roads of the two colours stay apart",
        Extra.SINGLE: "there is exactly one correct city",
        Extra.UNUSED: "these three tiles stay unused",
    }
    assert words[extra] in said(capsys, "grade", code)
    told = [one for one in json.loads(said(capsys, "grade", code, "--json"))["expert"] if one["rule"] == extra.value]
    assert told[0]["solutions"] >= 1


def test_what_has_no_correct_city_has_no_grade_as_it_has_no_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no correct city" in said(capsys, "grade", "3-6 9-12 NE", code=1)
    answer = json.loads(said(capsys, "grade", "3-6 9-12 NE", "--json", code=1))
    assert (answer["level"], answer["solutions"], answer["code"]) == (None, 0, encode(Setup.parse("3-6 9-12 NE")))
    assert "a code has four characters" in refused(capsys, "grade", "7KQ")


@pytest.mark.parametrize("code", ["FSK1-SCCG", "91VH-SCCV", "E496-AZ", "E496-apart"])
def test_grade_is_of_the_card_with_its_rule(capsys: pytest.CaptureFixture[str], code: str) -> None:
    answer = json.loads(said(capsys, "grade", code, "--json"))
    (card,) = challenges_of([CardCode.parse(code)])
    assert (answer["level"], answer["percentile"], answer["solutions"]) == (
        card.level.value,
        card.percentile,
        len(list(solutions(card.setup, card.crossing, card.rule))),
    )
    assert answer["without_rule"]["percentile"] == grade(card.setup).percentile != card.percentile
    assert f"Level {card.level.value} with the card’s rule" in said(capsys, "grade", code)


def test_a_card_that_cannot_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    city = str(next(solutions(decode("E496"))))
    for words in (["grade", "E496-1R"], ["check", "E496-1R", city]):
        assert "has 14 correct cities, so no card can say it has only one" in refused(capsys, *words)


def test_check_knows_the_extra_rules(capsys: pytest.CaptureFixture[str]) -> None:
    setup = decode("0000")
    city = str(next(solutions(setup, rule=APART)))
    assert "and keeps the extra rule: apart." in said(capsys, "check", "0000", city, "--rule", "apart")
    out = said(capsys, "check", "3D3E", RIGHT, "--rule", "apart", "--unused", "tee, straight, straight", code=1)
    assert out.splitlines() == [
        "hours 1 and 3: the yellow and the red roads meet, but the rule keeps them apart",
        "top right, centre, bottom left: 3 tiles of the kind tee, the rule about unused tiles asks for 2",
        "nowhere: 0 tiles of the kind double curve, the rule about unused tiles asks for 1",
    ]
    assert "keeps the extra rule: unused" in said(
        capsys, "check", "3D3E", RIGHT, "--unused", "straight straight double curve"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rule", "part"], "'part' is not a rule: did you mean apart?"),
        (["--unused", "tee"], "3 tiles of the set stay unused, but 1 is named here."),
        (["--unused", "tee tee bend"], "'bend' is not a kind of tile"),
    ],
)
def test_a_wrong_rule_gets_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert sentence in refused(capsys, "check", "3D3E", RIGHT, *words)
