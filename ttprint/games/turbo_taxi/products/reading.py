"""Setups, codes and cities as words on the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import tidy
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.option import Values

# an hour comes first; but four digits in a row are a code, even before a dash
PAIR_FIRST = re.compile(r"(?!\d{4}\b)(?:\d+\s*[-–—]|\d{1,2}\b)")


def read_card(words: Sequence[str], values: Values) -> CardCode:
    """The card that the words describe: a setup in full, its code, or the code on a card."""
    text = " ".join(words)
    if PAIR_FIRST.match(text) and len(tidy(text)) != 4:
        return CardCode(Setup.parse(text), values["crossing"])
    return with_crossing(CardCode.parse(text), values)


def with_crossing(card: CardCode, values: Values) -> CardCode:
    """The card with the crossing that the user chose; a card for the flyover takes no other."""
    crossing: Crossing = values["crossing"]
    if card.crossing is not Crossing.FLYOVER:
        return replace(card, crossing=crossing)
    if "crossing" in values.given and crossing is not Crossing.FLYOVER:
        raise TtprintError("code.flyover", card=str(card), crossing=crossing.value)
    return card


def read_card_and_city(words: Sequence[str], values: Values) -> tuple[CardCode, str]:
    """The card or setup at the start of the words, and the text of the city after it; quotes are not needed."""
    first, rest = words[0], words[1:]
    if " " in first.strip():
        return read_card([first], values), " ".join(rest)
    in_full = rest and rest[0][:1].isdigit() and PAIR_FIRST.match(first)
    if in_full or (PAIR_FIRST.match(first) and len(tidy(first)) != 4):
        end = next((i for i, word in enumerate(words) if not word[:1].isdigit()), len(words)) + 1
    else:
        end = next((i for i in range(1, len(words)) if len(tidy("".join(words[:i]))) >= 4), len(words))
    return read_card(words[:end], values), " ".join(words[end:])


def rule_text(rule: ExtraRule) -> str:
    """An extra rule in words."""
    match rule.extra:
        case Extra.APART:
            return "the roads of the two colours stay apart"
        case Extra.SINGLE:
            return "there is exactly one correct city"
        case Extra.UNUSED:
            return f"these three tiles stay unused: {', '.join(kind.value for kind in rule.unused)}"
