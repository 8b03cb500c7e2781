"""A setup, a code or all that is written on a card, as words on the command line; and how a crossing is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import click
from click.core import ParameterSource

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import tidy
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.shell.choices import Option

# an hour comes first; but four digits in a row are a code, even before a dash
PAIR_FIRST = re.compile(r"(?!\d{4}\b)(?:\d+\s*[-–—]|\d{1,2}\b)")
CROSSING = Option(
    "crossing",
    Crossing.CROSSROADS,
    "How the crossing is read: its four roads meet, or two roads pass without touching.",
)


def read_card(words: Sequence[str], crossing: Crossing) -> CardCode:
    """What the words set: a setup in full, its code, or all that is written on a card."""
    text = " ".join(words)
    if PAIR_FIRST.match(text) and len(tidy(text)) != 4:
        return CardCode(Setup.parse(text), crossing)
    return with_reading(CardCode.parse(text), crossing)


def with_reading(card: CardCode, crossing: Crossing) -> CardCode:
    """The card with its crossing read as asked for; a card that says how it is read is not to be read otherwise."""
    ctx = click.get_current_context()
    asked = ctx.get_parameter_source("crossing") is ParameterSource.COMMANDLINE
    if card.crossing is Crossing.FLYOVER and asked and crossing is not Crossing.FLYOVER:
        raise TtprintError(f"{card} is a card for the flyover: leave out --crossing {crossing.value}.")
    return card if card.crossing is Crossing.FLYOVER else replace(card, crossing=crossing)


def rule_told(rule: ExtraRule) -> str:
    """An extra rule in words."""
    match rule.extra:
        case Extra.APART:
            return "the roads of the two colours stay apart"
        case Extra.SINGLE:
            return "there is exactly one correct city"
        case Extra.UNUSED:
            return f"these three tiles stay unused: {', '.join(kind.value for kind in rule.unused)}"


def read_card_and_city(words: Sequence[str], crossing: Crossing) -> tuple[CardCode, str]:
    """The card or setup at the head of the words, and the words left over for a city; quotes are not needed."""
    first, rest = words[0], words[1:]
    if " " in first.strip():
        return read_card([first], crossing), " ".join(rest)
    in_full = rest and rest[0][:1].isdigit() and PAIR_FIRST.match(first)
    if in_full or (PAIR_FIRST.match(first) and len(tidy(first)) != 4):
        end = next((i for i, word in enumerate(words) if not word[:1].isdigit()), len(words)) + 1
    else:
        end = next((i for i in range(1, len(words)) if len(tidy("".join(words[:i]))) >= 4), len(words))
    return read_card(words[:end], crossing), " ".join(words[end:])
