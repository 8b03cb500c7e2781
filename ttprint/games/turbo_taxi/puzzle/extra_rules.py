"""Extra rules for experts.

apart: the roads of the two colours must not meet: two networks
single: the setup has exactly one correct city (for a city there is nothing more to check)
unused: the three tiles that stay unused are given
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum

from ttprint.errors import TtprintError, nearest
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Kind

UNUSED_COUNT = sum(SET.values()) - 9


class Extra(Enum):
    """The three sorts of extra rule."""

    APART = "apart"
    SINGLE = "single"
    UNUSED = "unused"


@dataclass(frozen=True, slots=True)
class ExtraRule:
    """An extra rule; `unused` has the kinds of the unused tiles in order, if the rule is about them."""

    extra: Extra
    unused: tuple[Kind, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "unused", tuple(kind for kind in Kind for other in self.unused if other is kind))
        if self.extra is Extra.UNUSED:
            _check_unused(self.unused)
        elif self.unused:
            raise WrongRule("rule.no_tiles", rule=self.extra.value)

    def __str__(self) -> str:
        return (
            f"{self.extra.value} {', '.join(kind.value for kind in self.unused)}" if self.unused else self.extra.value
        )


APART = ExtraRule(Extra.APART)
SINGLE = ExtraRule(Extra.SINGLE)


def unused(text: str) -> ExtraRule:
    """The rule about unused tiles, from text such as `straight, curve, dead end`."""
    return ExtraRule(Extra.UNUSED, parse_kinds(text))


def parse_kinds(text: str) -> tuple[Kind, ...]:
    """The kinds in a text, separated by blanks, commas or plus signs."""
    words = re.split(r"[\s,;+_-]+", text.strip().casefold())
    kinds = {tuple(kind.value.split()): kind for kind in Kind}
    found = []
    while words and words != [""]:
        length = next((length for length in (2, 1) if tuple(words[:length]) in kinds), None)
        if length is None:
            raise _not_a_kind(words)
        found.append(kinds[tuple(words[:length])])
        words = words[length:]
    return tuple(found)


class WrongRule(TtprintError):
    """Text or tiles that are not an extra rule."""


def _not_a_kind(words: list[str]) -> WrongRule:
    names = [kind.value for kind in Kind]
    pairs = [name for name in names if " " in name]
    close = nearest(" ".join(words[:2]), pairs) or nearest(words[0], names)
    key = "unknown_near" if close else "unknown"
    return WrongRule(key, noun="kind_of_tile", word=words[0], near=close or "", allowed=", ".join(names))


def _check_unused(kinds: tuple[Kind, ...]) -> None:
    if len(kinds) != UNUSED_COUNT:
        key = "rule.unused_one" if len(kinds) == 1 else "rule.unused"
        raise WrongRule(key, unused=UNUSED_COUNT, given=len(kinds))
    for kind, count in Counter(kinds).items():
        if count > SET[kind]:
            raise WrongRule("rule.too_many", have=SET[kind], kind=kind.value, given=count)
