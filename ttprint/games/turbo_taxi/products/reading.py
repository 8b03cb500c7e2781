"""Setups, codes and cities as words on the command line, and as words in reports."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import tidy
from ttprint.games.turbo_taxi.puzzle.extra_rules import ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.option import Values
from ttprint.product import ReportLine, bold, line
from ttprint.words.catalog import Words
from ttprint.words.typography import untied

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


def rule_text(rule: ExtraRule, words: Words) -> str:
    """An extra rule in words."""
    return plain(words, f"report.rule.{rule.extra.value}", kinds=kinds_text(rule.unused, words))


def kinds_text(kinds: Sequence[Kind], words: Words) -> str:
    """The names of kinds of tile."""
    return ", ".join(kind_name(kind, words) for kind in kinds)


def kind_name(kind: Kind, words: Words) -> str:
    """The name of a kind of tile."""
    return words.list("names.kinds")[list(Kind).index(kind)]


def crossing_text(crossing: Crossing, words: Words) -> str:
    """How the crossing is read, as part of a sentence."""
    return words.say(f"report.crossing.{crossing.value}")


def code_line(card: CardCode, words: Words) -> ReportLine:
    """The first line of a report about a card: its setup and its code."""
    return line(bold(str(card.setup)), f"   {words.say('report.code')} ", bold(str(card)))


def plain(words: Words, key: str, /, **values: object) -> str:
    """A sentence for a terminal, with plain spaces beside its numbers."""
    return untied(words.say(key, **values))
