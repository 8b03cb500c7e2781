"""Codes that spell nothing rude.

rude: a code in which somebody reads a word from rude_words.txt, with digits taken for the letters they look like
Codes are for good, so a rude one still names its setup; but what the program chooses by itself never shows one.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

# what a letter may look like in a code; I, L, O and U are in none
LOOKS_LIKE = {
    "A": "A4", "B": "B8", "D": "D0", "E": "E3", "G": "G69", "I": "1", "L": "1", "O": "0Q", "P": "P9", "S": "S5",
    "T": "T7", "U": "V", "Z": "Z2",
}  # fmt: skip


def is_rude(code: str) -> bool:
    """Whether a code, or what a card adds to it, spells a word that nobody prints for children."""
    return rude_pattern().search(code) is not None


@cache
def polite_images(setup: Setup, crossing: Crossing, rule: ExtraRule | None) -> tuple[Setup, ...]:
    """The turned and mirrored images of a setup whose card codes may be shown, in the order of their codes."""
    codes = sorted((str(CardCode(image, crossing, rule)), image) for image in setup.images())
    return tuple(image for code, image in codes if not is_rude(code))


@cache
def rude_pattern() -> re.Pattern[str]:
    """What is found in rude codes, and in no others."""
    text = (Path(__file__).parent / "rude_words.txt").read_text(encoding="ascii")
    words = [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]
    return re.compile("|".join("".join(f"[{LOOKS_LIKE.get(letter, letter)}]" for letter in word) for word in words))
