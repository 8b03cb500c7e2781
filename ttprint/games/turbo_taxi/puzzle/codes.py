"""Codes: four characters that name a setup for good. docs/codes.md describes them for other programs.

rank: a setup's place in the order of all 25,245, from 0        code: three characters of rank and a check character
slip: one wrong character, or two characters swapped. Every slip in a code makes it no code.
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
    """The setup's place in the order of all setups."""
    hours = tuple(sorted(setup.hours))
    partner = hours.index(setup.yellow[1]) - 1
    return (_FOUR_PLACES[hours] * 3 + partner) * 17 + _CENTRES[setup.centre]


def setup_of_rank(place: int) -> Setup:
    """The setup at a place in the order of all setups."""
    pairs, centre = divmod(place, 17)
    four, partner = divmod(pairs, 3)
    return Setup(*pairings(_FOURS[four])[partner], TILES[centre])


def encode(setup: Setup) -> str:
    """The setup's code."""
    return code_of_rank(rank(setup))


def code_of_rank(place: int) -> str:
    """The code of the setup with that rank."""
    digits = (place >> 10, place >> 5 & 31, place & 31)
    return "".join(ALPHABET[digit] for digit in (*digits, check_of(digits)))


def decode(text: str) -> Setup:
    """The setup that a code names; lower case, O for 0, I and L for 1, dashes and blanks are forgiven."""
    code = tidy(text)
    if len(code) != 4:
        raise WrongCode(f"{text.strip()!r} is not a code: a code has four characters, such as {code_of_rank(7799)}.")
    if not _is_code(code):
        raise WrongCode(f"{code} is not a code: {_offer(code)}")
    return setup_of_rank(rank_of_code(code))


def tidy(text: str) -> str:
    """The code as it is printed, with the usual slips of pen and eye put right."""
    return "".join(text.split()).upper().translate(_READ_AS)


def one_slip_away(code: str) -> tuple[str, ...]:
    """The real codes that one wrong character or one swap would turn into this."""
    changed = {code[:i] + character + code[i + 1 :] for i in range(4) for character in ALPHABET}
    for i, j in combinations(range(4), 2):
        swapped = list(code)
        swapped[i], swapped[j] = swapped[j], swapped[i]
        changed.add("".join(swapped))
    return tuple(
        sorted((other for other in changed - {code} if _is_code(other)), key=lambda other: _unlike(code, other))
    )


def _unlike(code: str, other: str) -> tuple[bool, str]:
    """Codes that differ by characters that look alike come first: so does the likeliest slip of the eye."""
    pairs = [{a, b} for a, b in zip(code, other, strict=True) if a != b]
    return not (len(pairs) == 1 and any(pairs[0] <= set(alike) for alike in LOOK_ALIKE)), other


class WrongCode(TtprintError):
    """Text that is no code."""


def _offer(code: str) -> str:
    strange = "".join(sorted({character for character in code if character not in _VALUES}))
    near = [f"{other} ({decode(other)})" for other in one_slip_away(code)]
    why = f"no code has {strange}" if strange else "its check character does not fit"
    return f"{why}; one slip away {'is' if len(near) == 1 else 'are'} {', '.join(near)}." if near else f"{why}."


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
