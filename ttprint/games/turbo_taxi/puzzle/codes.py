"""Codes: four characters that name a setup; they never change. docs/codes.md describes them for other programs.

rank: a setup's index in the order of all 25,245, from 0        code: three characters of rank and a check character
slip: one wrong character, or two characters swapped. A code with one slip is never a valid code.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.city import HOURS
from ttprint.games.turbo_taxi.puzzle.setup import Setup, pairings
from ttprint.games.turbo_taxi.puzzle.tiles import TILES

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's Base32: no I, L, O, U
SETUP_COUNT = 495 * 3 * 17
_VALUES = {character: value for value, character in enumerate(ALPHABET)}
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", " ": "", "-": "", "–": ""})
LOOK_ALIKE = ("2Z", "5S", "8B", "0DQ", "6G", "17", "4A", "VY", "MN")
_FOURS = tuple(combinations(HOURS, 4))
_FOUR_PLACES: dict[tuple[int, ...], int] = {hours: place for place, hours in enumerate(_FOURS)}
_CENTRES = {tile: place for place, tile in enumerate(TILES)}


def rank(setup: Setup) -> int:
    """The index of a setup in the order of all setups."""
    hours = tuple(sorted(setup.hours))
    partner = hours.index(setup.yellow[1]) - 1
    return (_FOUR_PLACES[hours] * 3 + partner) * 17 + _CENTRES[setup.centre]


def setup_of_rank(rank: int) -> Setup:
    """The setup of a rank."""
    pairs, centre = divmod(rank, 17)
    four, partner = divmod(pairs, 3)
    return Setup(*pairings(_FOURS[four])[partner], TILES[centre])


def encode(setup: Setup) -> str:
    """The code of a setup."""
    return code_of_rank(rank(setup))


def code_of_rank(rank: int) -> str:
    """The code of the setup with this rank."""
    digits = (rank >> 10, rank >> 5 & 31, rank & 31)
    return "".join(ALPHABET[digit] for digit in (*digits, check_of(digits)))


def decode(text: str) -> Setup:
    """The setup of a code; lower case, O for 0, I and L for 1, dashes and blanks are accepted."""
    code = tidy(text)
    if len(code) != 4:
        raise WrongCode("code.length", text=text.strip())
    if not _is_code(code):
        raise _wrong_code(code)
    return setup_of_rank(rank_of_code(code))


def tidy(text: str) -> str:
    """The text in the spelling of a printed code: upper case, no blanks or dashes, 0 for O, 1 for I and L."""
    return "".join(text.split()).upper().translate(_READ_AS)


def one_slip_away(code: str) -> tuple[str, ...]:
    """The valid codes that differ from this text by one wrong character or one swap, the likeliest first."""
    changed = {code[:i] + character + code[i + 1 :] for i in range(4) for character in ALPHABET}
    for i, j in combinations(range(4), 2):
        swapped = list(code)
        swapped[i], swapped[j] = swapped[j], swapped[i]
        changed.add("".join(swapped))
    return tuple(
        sorted((other for other in changed - {code} if _is_code(other)), key=lambda other: _unlike(code, other))
    )


def _unlike(code: str, other: str) -> tuple[bool, str]:
    """A sort key that puts codes first that differ by characters that look alike."""
    pairs = [{a, b} for a, b in zip(code, other, strict=True) if a != b]
    return not (len(pairs) == 1 and any(pairs[0] <= set(alike) for alike in LOOK_ALIKE)), other


class WrongCode(TtprintError):
    """Text that is not a code."""


def _wrong_code(code: str) -> WrongCode:
    """The error for a text of four characters that is not a code, with the codes one slip away."""
    strange = "".join(sorted({character for character in code if character not in _VALUES}))
    why = WrongCode("code.character", characters=strange) if strange else WrongCode("code.check")
    near = [f"{other} ({decode(other)})" for other in one_slip_away(code)]
    key = "code.slips" if len(near) > 1 else "code.slip" if near else "code.wrong"
    return WrongCode(key, code=code, why=why, near=", ".join(near))


def _is_code(code: str) -> bool:
    if any(character not in _VALUES for character in code):
        return False
    a, b, c, check = (_VALUES[character] for character in code)
    return check_of((a, b, c)) == check and rank_of_code(code) < SETUP_COUNT


def rank_of_code(code: str) -> int:
    """The rank that a valid code stands for."""
    a, b, c = (_VALUES[character] for character in code[:3])
    return a << 10 | b << 5 | c


def check_of(digits: Sequence[int]) -> int:
    """8·a + 8²·b + 8³·c … in the field of 32 elements.

    The check itself weighs 1. All weights are different and none is 0 (8 has powers of its own up to the thirtieth): a
    wrong character changes the sum, and so does a swap, since (v - w)·(x - y) is never 0 in a field for different
    weights v, w and different characters x, y.
    """
    total = 0
    for digit in reversed(digits):
        total = _times_8(total ^ digit)
    return total


def _times_8(value: int) -> int:
    for _ in range(3):
        value <<= 1
        if value & 32:
            value ^= 0b100101  # the field is made by x⁵ + x² + 1
    return value
