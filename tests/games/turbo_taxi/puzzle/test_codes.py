from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.turbo_taxi.strategies import setups
from ttprint.games.turbo_taxi.puzzle.codes import (
    ALPHABET,
    WrongCode,
    code_of_rank,
    decode,
    encode,
    one_slip_away,
    rank,
    setup_of_rank,
)
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup

CODES = [code_of_rank(place) for place in range(len(every_setup()))]
PAGE = Path(__file__).parents[4] / "docs" / "codes.md"


@pytest.mark.slow
def test_every_setup_has_its_own_code_and_comes_back_from_it() -> None:
    assert len(set(CODES)) == 25_245
    for place, (setup, code) in enumerate(zip(every_setup(), CODES, strict=True)):
        assert rank(setup) == place
        assert setup_of_rank(place) == setup == decode(code)
        assert encode(setup) == code
    assert sorted(CODES) == CODES


@pytest.mark.slow
def test_every_wrong_character_is_caught() -> None:
    real = set(CODES)
    for code in CODES:
        for i in range(4):
            head, tail = code[:i], code[i + 1 :]
            assert sum(head + character + tail in real for character in ALPHABET) == 1, code


def test_every_swap_of_two_characters_is_caught() -> None:
    real = set(CODES)
    for code in CODES:
        for i, j in combinations(range(4), 2):
            swapped = list(code)
            swapped[i], swapped[j] = swapped[j], swapped[i]
            assert swapped == list(code) or "".join(swapped) not in real, code


@given(setups)
def test_common_misspellings_are_accepted(setup: Setup) -> None:
    code = encode(setup)
    for written in (
        code.lower(),
        code.replace("0", "O").replace("1", "I"),
        code.replace("0", "o").replace("1", "l"),
        f"{code[:2]}-{code[2:]}",
        f" {code[0]} {code[1:]} ",
    ):
        assert decode(written) == setup


def test_a_wrong_code_offers_the_real_ones_one_slip_away() -> None:
    with pytest.raises(WrongCode) as caught:
        decode("7KQ3")
    for code in one_slip_away("7KQ3"):
        assert f"{code} ({decode(code)})" in str(caught.value)
    assert "7KQ2" in one_slip_away("7KQ3")  # a wrong last character
    assert "7KQ2" in one_slip_away("K7Q2")  # the first two swapped
    with pytest.raises(WrongCode, match=r"no code has U. Did you mean 7KQ2 \(1-11 7-10 N\)"):
        decode("7kqu")


@given(setups, st.integers(0, 3), st.sampled_from(ALPHABET))
def test_the_code_that_was_meant_is_always_among_those_offered(setup: Setup, place: int, character: str) -> None:
    code = encode(setup)
    slipped = code[:place] + character + code[place + 1 :]
    assert slipped == code or code in one_slip_away(slipped)


@pytest.mark.parametrize("text", ["", "7KQ", "7KQ22", "7K Q 22"])
def test_a_code_has_four_characters(text: str) -> None:
    with pytest.raises(WrongCode, match="a code has four characters, such as 7KQ2"):
        decode(text)


def test_a_fitting_check_character_alone_makes_no_code() -> None:
    beyond = code_of_rank(25_245)
    with pytest.raises(WrongCode):
        decode(beyond)


def code_by_the_document(setup: str) -> str:
    """A second implementation of docs/codes.md, step by step, without code of the project."""
    centres = "NS EW NE ES SW NW NES ESW NSW NEW NESW NE+SW NW+ES N E S W".split()
    pairs, centre = setup.rsplit(" ", 1)
    hours = sorted(int(hour) for hour in re.findall(r"\d+", pairs))
    partner = next(b if a == hours[0] else a for a, b in _pairs(pairs) if hours[0] in (a, b))
    four = [list(four) for four in combinations(range(1, 13), 4)].index(hours)
    number = (four * 3 + hours.index(partner) - 1) * 17 + centres.index(centre)
    digits = [number // 1024, number // 32 % 32, number % 32]
    check = _times(digits[0], 8) ^ _times(digits[1], 10) ^ _times(digits[2], 26)
    return "".join("0123456789ABCDEFGHJKMNPQRSTVWXYZ"[digit] for digit in [*digits, check])


def _pairs(text: str) -> list[tuple[int, int]]:
    return [(int(a), int(b)) for a, b in re.findall(r"(\d+)-(\d+)", text)]


def _times(a: int, b: int) -> int:
    product = 0
    for bit in range(5):
        if b >> bit & 1:
            product ^= a << bit
    for bit in range(9, 4, -1):
        if product >> bit & 1:
            product ^= 0b100101 << (bit - 5)
    return product


@pytest.mark.slow
def test_codes_can_be_implemented_from_their_document() -> None:
    for setup, code in zip(every_setup(), CODES, strict=True):
        assert code_by_the_document(str(setup)) == code


def test_the_examples_in_the_document_are_true() -> None:
    rows = re.findall(r"^\| `([^`]+)` \| ([\d,]+) \| `(\w{4})` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) >= 6
    for setup, number, code in rows:
        assert encode(Setup.parse(setup)) == code
        assert rank(Setup.parse(setup)) == int(number.replace(",", ""))
