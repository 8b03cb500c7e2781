"""Card codes that contain a rude word.

rude: a code in which a reader can find a word from rude_words.txt, with digits read as the letters they resemble
A rude code still names its setup, since codes never change, but packs never show one. Since codes never change,
rude_codes.txt lists all rude ones; `python -m tools.rude_codes` writes it from rude_words.txt.
later: a word, and a code marked with +, that was added when packs were printed already. A pack chooses as before, so
that its cards stay the same, and shows another image of a setup whose code is rude now.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, added_letters
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

FOLDER = Path(__file__).parent
RUDE_CODES = FOLDER / "rude_codes.txt"
ENDINGS, LATER = "endings", "+"
# characters of a code that resemble each letter; I, L, O and U are in no code
LOOKS_LIKE = {
    "A": "A4", "B": "B8", "D": "D0", "E": "E3", "G": "G69", "I": "1", "L": "1", "O": "0Q", "P": "P9", "S": "S5",
    "T": "T7", "U": "V", "Z": "Z2",
}  # fmt: skip


def is_rude(code: str) -> bool:
    """Return True if a card's code contains a rude word, before the dash, after it or across it."""
    setup_code, _, ending = code.partition("-")
    if setup_code in _listed().codes or ending in _listed().endings:
        return True
    return bool(ending) and bool(rude_pattern().search(setup_code + ending))


@cache
def printable_images(card: CardCode) -> tuple[Setup, ...]:
    """The turned and mirrored images of a card's setup with which its code is not rude, in the order of their codes."""
    old = images_of_old(card.setup, card.crossing, card.rule)
    return tuple(image for image in old if not is_rude(str(replace(card, setup=image))))


@cache
def images_of_old(setup: Setup, crossing: Crossing, rule: ExtraRule | None) -> tuple[Setup, ...]:
    """The images that are printable without the later words, in the order of their codes."""
    codes = sorted((_code(image, crossing, rule), image) for image in setup.images())
    return tuple(image for code, image in codes if not _was_rude(code))


def printable_count(setup: Setup, class_code: str, images: int, crossing: Crossing, rule: ExtraRule | None) -> int:
    """The number of `images_of_old`, without turning the setup where that can be avoided.

    `images` is the number of all images of its class.
    """
    if _may_end_rudely(crossing, rule):
        return len(images_of_old(setup, crossing, rule))
    return images - _listed().by_class.get(class_code, 0)


def _code(setup: Setup, crossing: Crossing, rule: ExtraRule | None) -> str:
    return str(CardCode(setup, crossing, rule))


def _was_rude(code: str) -> bool:
    """Return True if a code contains a rude word that is no later one, before the dash or after it."""
    setup_code, _, ending = code.partition("-")
    return (setup_code in _listed().codes and setup_code not in _listed().later) or (
        ending in _listed().endings and ending not in _listed().later
    )


@cache
def _may_end_rudely(crossing: Crossing, rule: ExtraRule | None) -> bool:
    """Return True if what a card adds to a code was rude with at least one check character."""
    added = added_letters(crossing, rule)
    return any(added + check in _listed().endings - _listed().later for check in ALPHABET)


@dataclass(frozen=True, slots=True)
class _Listed:
    """The content of rude_codes.txt; `by_class` is the number of rude codes of each class that are not later ones."""

    codes: frozenset[str]
    later: frozenset[str]
    by_class: dict[str, int]
    endings: frozenset[str]


@cache
def _listed() -> _Listed:
    classes = {line.split()[0]: line.split()[1:] for line in _lines(RUDE_CODES)}
    marked = frozenset(code for codes in classes.values() for code in codes)
    endings = frozenset(code.rstrip(LATER) for code in classes.pop(ENDINGS))
    codes = frozenset(code.rstrip(LATER) for codes in classes.values() for code in codes)
    by_class = {name: sum(not code.endswith(LATER) for code in codes) for name, codes in classes.items()}
    return _Listed(codes, frozenset(code.rstrip(LATER) for code in marked if code.endswith(LATER)), by_class, endings)


@cache
def rude_pattern(later: bool = True) -> re.Pattern[str]:
    """A pattern that is found in a text if the text contains a rude word, one of the later ones or not."""
    text = (FOLDER / "rude_words.txt").read_text(encoding="ascii")
    lines = (text if later else text.partition("# --- later")[0]).splitlines()
    words = [word for line in lines if not line.startswith("#") for word in line.split()]
    return re.compile("|".join("".join(f"[{LOOKS_LIKE.get(letter, letter)}]" for letter in word) for word in words))


def _lines(file: Path) -> list[str]:
    return [line for line in file.read_text(encoding="ascii").splitlines() if not line.startswith("#")]
