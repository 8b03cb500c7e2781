"""Card codes: a setup's code and, after a dash, what a card adds to it. docs/codes.md describes them.

E496        the setup alone, its crossing read as a crossroads
E496-A…     apart: the roads of the two colours must not meet
E496-1…     the only city: there is just one
E496-SCE…   unused: a straight, a curve and a dead end stay unused
E496-F…     its crossing read as a flyover; after a rule, so that F and A never begin a word: E496-AF…
Where something is added, the last character (…) is a check over all characters before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ttprint.errors import nearest
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET, WrongCode, check_of, decode, encode, tidy
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule, WrongRule, parse_kinds
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind

FLYOVER = "F"
LETTERS = dict(zip("SCTXDE", Kind, strict=True))  # straight, curve, tee, crossing, double curve, end
_LETTER_OF = {kind: letter for letter, kind in LETTERS.items()}
_ADDED = re.compile(r"(A|1|[SCTXDE]{3}|)(F?)")
_WORDS = {"apart": APART, "only": SINGLE, "single": SINGLE}


@dataclass(frozen=True, slots=True)
class CardCode:
    """What a card states: its setup, how its crossing is read, and its extra rule."""

    setup: Setup
    crossing: Crossing = Crossing.CROSSROADS
    rule: ExtraRule | None = None

    def __str__(self) -> str:
        code, added = encode(self.setup), self.added
        return f"{code}-{added}{_check(code + added)}" if added else code

    @property
    def added(self) -> str:
        """The letters for what the card adds to the setup, without the check character."""
        return added_letters(self.crossing, self.rule)

    @classmethod
    def parse(cls, text: str) -> CardCode:
        """The card of a code; a rule may also be spelled out, as in `E496-apart` or `E496-flyover-only`."""
        code = tidy(text)
        if len(code) <= 4:
            return cls(decode(text))
        if _ADDED.fullmatch(code[4:-1]) and (len(code) > 5):
            if _check(code[:-1]) == code[-1]:
                return cls(decode(code[:4]), *_parse_letters(code[4:-1]))
            if not _words(text):
                raise WrongCode("code.card", code=text.strip())
        return cls(decode(code[:4]), *_parse_words(text))


def added_letters(crossing: Crossing, rule: ExtraRule | None) -> str:
    """The letters for a reading of the crossing and a rule, without the check character."""
    return _letters(rule) + (FLYOVER if crossing is Crossing.FLYOVER else "")


def _letters(rule: ExtraRule | None) -> str:
    if rule is None:
        return ""
    match rule.extra:
        case Extra.APART:
            return "A"
        case Extra.SINGLE:
            return "1"
        case Extra.UNUSED:
            return "".join(_LETTER_OF[kind] for kind in rule.unused)


def _parse_letters(added: str) -> tuple[Crossing, ExtraRule | None]:
    found = _ADDED.fullmatch(added)
    assert found
    crossing = Crossing.FLYOVER if found[2] else Crossing.CROSSROADS
    match found[1]:
        case "":
            return crossing, None
        case "A":
            return crossing, APART
        case "1":
            return crossing, SINGLE
        case kinds:
            return crossing, ExtraRule(Extra.UNUSED, tuple(LETTERS[letter] for letter in kinds))


def _words(text: str) -> list[str]:
    """The words after the code, if there are any."""
    return [word for word in re.split(r"[\s,;+-]+", text.strip().casefold())[1:] if len(word) > 2 and word.isalpha()]


def _parse_words(text: str) -> tuple[Crossing, ExtraRule | None]:
    words = _words(text)
    crossing = next((one for one in Crossing if one.value in words), Crossing.CROSSROADS)
    rest = [word for word in words if word not in {one.value for one in Crossing}]
    if not words:
        raise WrongCode("code.length", text=text.strip())
    if not rest:
        return crossing, None
    if len(rest) == 1 and rest[0] in _WORDS:
        return crossing, _WORDS[rest[0]]
    try:
        return crossing, ExtraRule(Extra.UNUSED, parse_kinds(" ".join(rest)))
    except WrongRule as error:
        if any(rest[0] in kind.value for kind in Kind):
            raise WrongCode(error.key, **error.values) from error
        close = nearest(rest[0], [*_WORDS, *(one.value for one in Crossing)])
        key = "code.rule_near" if close else "code.rule"
        raise WrongCode(key, rule=" ".join(rest), near=close, error=error) from error


def _check(characters: str) -> str:
    """The check character of a text of characters of the alphabet."""
    return ALPHABET[check_of([ALPHABET.index(character) for character in characters])]
