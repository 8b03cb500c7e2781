"""Reports: their text is in the language of the user, their data are the same in every language."""

from __future__ import annotations

import re

import pytest

from tests.games.turbo_taxi.products.test_puzzle_commands import RIGHT
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import grades
from ttprint.games.turbo_taxi.products import census
from ttprint.games.turbo_taxi.puzzle.atlas import atlas
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import decode
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.option import parse_values
from ttprint.order.context import Context
from ttprint.product import Report
from ttprint.words.catalog import languages

SETUP = "1-7 3-10 NES"
WRONG = "ES ESW SW / NES NESW NSW / NE NEW NW"
CASES = {
    "solve": ("solve", {"setup": [SETUP], "all": ["1"]}),
    "flyover": ("solve", {"setup": [SETUP], "crossing": ["flyover"]}),
    "right": ("check", {"words": [SETUP, RIGHT]}),
    "wrong": ("check", {"words": [SETUP, WRONG], "rule": ["apart"], "unused": ["straight, curve, dead end"]}),
    "grade": ("grade", {"setup": [SETUP]}),
}
# German has some of these letters in a row, but no such word
ENGLISH = re.compile(r"\b(the|is|are|of|with|and|than|there|that|city|cities|tiles?|house|yellow|red|none|setups?)\b")


def report(name: str, texts: dict[str, list[str]], tag: str) -> Report:
    product = GAME.product(name)
    made = product.make(parse_values(product.options, texts), Context(lang=tag))
    assert isinstance(made, Report)
    return made


def card_codes() -> list[str]:
    """A card with each extra rule."""
    found: dict[Extra, str] = {}
    for one in grades():
        for expert in one.experts:
            found.setdefault(expert.rule.extra, str(CardCode(decode(one.class_code), Crossing.CROSSROADS, expert.rule)))
    assert set(found) == set(Extra)
    return list(found.values())


@pytest.mark.parametrize("case", CASES)
def test_the_data_of_a_report_are_the_same_in_every_language(case: str) -> None:
    made = {tag: report(*CASES[case], tag) for tag in languages()}
    assert len({one.json for one in made.values()}) == 1
    assert len({one.text for one in made.values()}) == len(made)
    assert len({len(one.lines) for one in made.values()}) == 1
    assert not ENGLISH.search(made["de"].text)


@pytest.mark.parametrize("name", ["solve", "grade"])
def test_the_extra_rule_of_a_card_is_named_in_every_language(name: str) -> None:
    for code in card_codes():
        texts = {tag: report(name, {"setup": [code]}, tag).text for tag in languages()}
        for tag, text in texts.items():
            rule = GAME.words(tag).say(f"report.rule.{extra(code)}", kinds="").rstrip()
            assert rule in text, (tag, code)
        assert not ENGLISH.search(texts["de"])


def extra(code: str) -> str:
    rule = CardCode.parse(code).rule
    assert rule
    return rule.extra.value


def test_a_report_in_german() -> None:
    solved = report("solve", {"setup": [SETUP]}, "de").text
    assert solved.startswith("1-7 3-10 NES   Code 3D3E\n14 Stadtpläne stimmen, mit einer gewöhnlichen Kreuzung.\n")
    assert "rotes Haus 10 ═" in solved
    assert "Mitte: Hier liegt NESW, verlangt ist NES\n" in report(*CASES["wrong"], "de").text
    graded = report("grade", {"setup": [SETUP]}, "de").text
    assert re.search(r"^Stufe mittel: schwerer als 66,3\s% aller lösbaren Aufstellungen\.$", graded, re.MULTILINE)
    figures = [line.rindex("  ") for line in graded.splitlines() if re.match(r"  \S.*  \d", line) and "(" not in line]
    assert len(set(figures)) == 1, "the figures are aligned"


@pytest.mark.slow
def test_the_census_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = atlas(Crossing.CROSSROADS)
    monkeypatch.setattr(census, "atlas", lambda crossing, advance: entries)
    made = {tag: report("census", {}, tag) for tag in languages()}
    assert len({(one.json, one.csv) for one in made.values()}) == 1
    assert len({one.text for one in made.values()}) == len(made)
    assert not ENGLISH.search(made["de"].text)
    assert "25.245" in made["de"].text
    for one in made.values():
        overview = one.text.splitlines()[2:10]
        assert len({len(line) for line in overview}) == 1, "the columns are aligned"
