"""A code has four characters, or says more behind them: nothing in between is read as either."""

from __future__ import annotations

import pytest

from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET, WrongCode
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, ExtraRule
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.mark.parametrize("character", ALPHABET)
def test_a_fifth_character_is_never_left_out_of_account(character: str) -> None:
    for text in (f"7KQ2{character}", f"7KQ2-{character}"):
        with pytest.raises(WrongCode):
            CardCode.parse(text)


@pytest.mark.parametrize("text", ["7KQ", "7K", "7", "", " ", "7KQ2-AA", "7KQ2-FF", "7KQ2-SC", "7KQ2-SCXPP"])
def test_too_little_or_too_much_is_no_code(text: str) -> None:
    with pytest.raises(WrongCode):
        CardCode.parse(text)


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("rule", [None, APART, SINGLE])
def test_what_a_card_adds_is_read_back_and_wrong_with_any_other_check(
    crossing: Crossing, rule: ExtraRule | None
) -> None:
    card = CardCode(CardCode.parse("7KQ2").setup, crossing, rule)
    text = str(card)
    assert CardCode.parse(text) == card
    assert CardCode.parse(text.lower()) == card
    for character in ALPHABET if card.added else "":
        if character != text[-1]:
            with pytest.raises(WrongCode):
                CardCode.parse(text[:-1] + character)
