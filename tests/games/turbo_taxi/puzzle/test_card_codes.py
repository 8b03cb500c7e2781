"""Card codes: a setup, a reading and a rule, with one check over the whole."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET, SETUP_COUNT, WrongCode, code_of_rank, setup_of_rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind

TASKS = (CardKind.COUNT, CardKind.MISTAKES)
UNUSED = [
    ExtraRule(Extra.UNUSED, kinds) for kinds in set(combinations([kind for kind in Kind for _ in range(SET[kind])], 3))
]
setups = st.integers(0, SETUP_COUNT - 1).map(setup_of_rank)
cards = st.one_of(
    st.builds(CardCode, setups, st.sampled_from(Crossing), st.sampled_from([None, APART, SINGLE, *UNUSED])),
    st.builds(CardCode, setups, st.sampled_from(Crossing), st.sampled_from([None, APART]), st.sampled_from(TASKS)),
)


@given(cards)
def test_round_trip(card: CardCode) -> None:
    assert CardCode.parse(str(card)) == card
    assert CardCode.parse(str(card).lower().replace("-", " ")) == card


@given(cards)
def test_a_card_without_additions_has_the_code_of_its_setup(card: CardCode) -> None:
    plain = card.crossing is Crossing.CROSSROADS and card.rule is None and card.kind is CardKind.BUILD
    assert (len(str(card)) == 4) == plain
    assert str(card).startswith(str(CardCode(card.setup)))


@given(cards.filter(lambda card: "-" in str(card)), st.data())
def test_every_slip_is_caught(card: CardCode, data: st.DataObject) -> None:
    code = list(str(card).replace("-", ""))
    place = data.draw(st.integers(0, len(code) - 1))
    if data.draw(st.booleans()):
        code[place] = data.draw(st.sampled_from([letter for letter in ALPHABET if letter != code[place]]))
    else:
        other = data.draw(st.integers(0, len(code) - 1))
        if code[place] == code[other]:
            return
        code[place], code[other] = code[other], code[place]
    with pytest.raises(WrongCode):
        CardCode.parse("".join(code))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("E496-apart", "E496-A"),
        ("e496 only", "E496-1"),
        ("7KQ2-flyover", "7KQ2-F"),
        ("E496-flyover-apart", "E496-AF"),
        ("E496-count", "E496-N"),
        ("E496 mistakes apart flyover", "E496-AMF"),
        ("E496+straight,straight,dead end", "E496-SSE"),
    ],
)
def test_rules_may_be_written_out(text: str, expected: str) -> None:
    assert str(CardCode.parse(text))[:-1] == expected


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("E496-apert", "did you mean apart?"),
        ("E496-only-count", "did you mean only?"),
        ("E496-countt", "did you mean count?"),
        ("E496-1N9", "a code has four characters"),
        ("E496-A9", "its last character does not match"),
        ("E496-straight,tee", "3 tiles of the set stay unused"),
        ("E4", "a code has four characters"),
    ],
)
def test_wrong_card_codes_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(WrongCode, match=sentence.replace("?", r"\?")):
        CardCode.parse(text)


def test_one_slip_offers_the_look_alike_first() -> None:
    with pytest.raises(WrongCode, match=r"Did you mean 7KQ2 "):
        CardCode.parse("7KQZ")
    assert code_of_rank(7799) == "7KQ2"


def test_letters_with_a_wrong_check_character_are_no_rule_in_words() -> None:
    with pytest.raises(WrongCode, match="its last character does not match"):
        CardCode.parse("3D3E-AX")
    assert str(CardCode.parse("3D3E apart")) == "3D3E-A8"
