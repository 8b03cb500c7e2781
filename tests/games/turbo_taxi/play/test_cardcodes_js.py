"""The page reads and writes the codes on cards as Python does, with the typing errors that are forgiven or reported."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from tests.games.turbo_taxi.play.engine import Engine, ruled
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule, WrongRule
from ttprint.games.turbo_taxi.puzzle.setup import every_setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind

SETUPS = 60


@pytest.fixture(scope="module")
def engine() -> Engine:
    found = Engine("puzzle/card_codes.js")
    values = "[`${card.setup}`, card.crossing, card.rule, card.kind]"
    found.context.eval(f"read = (text) => {{ const card = readCardCode(text); return {values}; }}")
    return found


def all_rules() -> list[ExtraRule | None]:
    found: list[ExtraRule | None] = [None, APART, SINGLE]
    for three in combinations_with_replacement(Kind, 3):
        try:
            found.append(ExtraRule(Extra.UNUSED, three))
        except WrongRule:  # more than a set has
            continue
    return found


def all_cards() -> list[CardCode]:
    setups = Random(4).sample(every_setup(), SETUPS)
    tasks = [CardKind.COUNT, CardKind.MISTAKES]
    built = [CardCode(*each) for each in product(setups, Crossing, all_rules())]
    return [*built, *(CardCode(*each) for each in product(setups, Crossing, [None, APART], tasks))]


def kind(card: CardCode) -> dict[str, str]:
    return {} if card.kind is CardKind.BUILD else {"kind": card.kind.value}


def as_read(card: CardCode) -> list[object]:
    rule = ruled(card.rule)
    return [
        str(card.setup),
        card.crossing.value,
        rule and {key: value for key, value in rule.items() if value},
        card.kind.value,
    ]


@pytest.mark.slow
def test_cards_of_every_crossing_and_rule_are_written_and_read(engine: Engine) -> None:
    cards = all_cards()
    assert len(cards) > 60 * 2 * 30
    asked = [
        (
            "writeCardCode",
            {"setup": str(one.setup), "crossing": one.crossing.value, "rule": ruled(one.rule), **kind(one)},
        )
        for one in cards
    ]
    codes = engine.call(asked)
    assert codes == [str(one) for one in cards]
    assert engine.call(("read", code) for code in codes) == [as_read(one) for one in cards]


def test_typing_errors_and_words_are_read_as_in_python(engine: Engine) -> None:
    chance = Random(5)
    texts = [
        "E496-apart",
        "e496 only",
        "E496-flyover",
        "E496-flyover-only",
        "E496 straight curve dead end",
        "E496-nonsense",
    ]
    texts += ["E496-A", "E496-", "E496A", "E496-straight", "e496-az", "e496 a z", "E49G-AZ", "E496-single", "2", ""]
    texts += ["E496-dead-end-dead-end-dead-end", "E496-EEEA", "E496-crossroads", "E496-apart-only", "E496AZZZZZZ"]
    texts += ["E496-count", "E496 mistakes apart", "E496-count-flyover", "E496-only-count", "E496-1N9"]
    for one in chance.sample(all_cards(), 600):
        code = list(str(one))
        code[chance.randrange(len(code))] = chance.choice(ALPHABET)
        texts.append("".join(code))
    right = 0
    for text, found in zip(texts, engine.call(("read", text) for text in texts), strict=True):
        try:
            expected: object = as_read(CardCode.parse(text))
            right += 1
        except TtprintError:
            expected = None
        assert (found if isinstance(found, list) else None) == expected, (text, json.dumps(found))
    assert right > 15


@pytest.mark.slow
def test_the_wrong_city_of_a_code_is_the_printed_one() -> None:
    engine = Engine("puzzle/mistakes.js", "puzzle/card_codes.js")
    engine.context.eval("wrong = (code, level) => wrongCity(readCardCode(code), level)")
    options = [PackOptions(crossing, kind=CardKind.MISTAKES) for crossing in Crossing]
    pack = [one for level, each in product(Level, options) for one in choose(3, level, 8, each, versions=3)]
    assert engine.call(("wrong", one.code, one.level.value) for one in pack) == [str(one.wrong) for one in pack]
