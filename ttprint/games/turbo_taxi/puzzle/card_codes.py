"""Card codes: a setup's code and, after a dash, what a card adds to it. docs/codes.md describes them.

E496        the setup alone, its crossing read as a crossroads
E496-A…     apart: the roads of the two colours must not meet
E496-1…     the only city: there is just one
E496-SCE…   unused: a straight, a curve and a dead end stay unused
E496-N…     how many cities are there? E496-M… find the mistakes in a wrong city; with apart E496-AN…, E496-AM…
E496-F…     its crossing read as a flyover; comes last, so that F and A never begin a word: E496-AF…
Where something is added, the last character (…) is a check over all characters before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from ttprint.errors import nearest
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET, WrongCode, check_of, decode, encode, tidy
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule, WrongRule, parse_kinds
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind


class CardKind(Enum):
    """The task of a card; a pack may be mixed. A card's rule tells that it is about the only city."""

    BUILD = "build"
    COUNT = "count"
    ONLY = "only"
    MISTAKES = "mistakes"
    MIXED = "mixed"


FLYOVER = "F"
KIND_LETTERS = {CardKind.COUNT: "N", CardKind.MISTAKES: "M"}
LETTERS = dict(zip("SCTXDE", Kind, strict=True))  # straight, curve, tee, crossing, double curve, end
_LETTER_OF = {kind: letter for letter, kind in LETTERS.items()}
_ADDED = re.compile(r"(?:(1|[SCTXDE]{3})|(A?)([NM]?))(F?)")
_WORDS = {"apart": APART, "only": SINGLE, "single": SINGLE}


@dataclass(frozen=True, slots=True)
class CardCode:
    """What a card states: its setup, how its crossing is read, its extra rule, and its task if it is no city."""

    setup: Setup
    crossing: Crossing = Crossing.CROSSROADS
    rule: ExtraRule | None = None
    kind: CardKind = CardKind.BUILD

    def __str__(self) -> str:
        code, added = encode(self.setup), self.added
        return f"{code}-{added}{_check(code + added)}" if added else code

    @property
    def added(self) -> str:
        """The letters for what the card adds to the setup, without the check character."""
        return added_letters(self.crossing, self.rule, self.kind)

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


def added_letters(crossing: Crossing, rule: ExtraRule | None, kind: CardKind = CardKind.BUILD) -> str:
    """The letters for a reading of the crossing, a rule and a task, without the check character."""
    return _letters(rule) + KIND_LETTERS.get(kind, "") + (FLYOVER if crossing is Crossing.FLYOVER else "")


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


def _parse_letters(added: str) -> tuple[Crossing, ExtraRule | None, CardKind]:
    found = _ADDED.fullmatch(added)
    assert found
    crossing = Crossing.FLYOVER if found[4] else Crossing.CROSSROADS
    kind = next((kind for kind, letter in KIND_LETTERS.items() if letter == found[3]), CardKind.BUILD)
    match found[1] or found[2]:
        case "":
            return crossing, None, kind
        case "A":
            return crossing, APART, kind
        case "1":
            return crossing, SINGLE, kind
        case kinds:
            return crossing, ExtraRule(Extra.UNUSED, tuple(LETTERS[letter] for letter in kinds)), kind


def _words(text: str) -> list[str]:
    """The words after the code, if there are any."""
    return [word for word in re.split(r"[\s,;+-]+", text.strip().casefold())[1:] if len(word) > 2 and word.isalpha()]


def _parse_words(text: str) -> tuple[Crossing, ExtraRule | None, CardKind]:
    words = _words(text)
    crossing = next((one for one in Crossing if one.value in words), Crossing.CROSSROADS)
    kind = next((one for one in KIND_LETTERS if one.value in words), CardKind.BUILD)
    rest = [word for word in words if word not in {kind.value, *(one.value for one in Crossing)}]
    if not words:
        raise WrongCode("code.length", text=text.strip())
    if not rest:
        return crossing, None, kind
    if len(rest) == 1 and rest[0] in _WORDS and (kind not in KIND_LETTERS or _WORDS[rest[0]] == APART):
        return crossing, _WORDS[rest[0]], kind
    if kind in KIND_LETTERS:
        rest.append(kind.value)  # other rules help nobody to count or to find mistakes
    try:
        return crossing, ExtraRule(Extra.UNUSED, parse_kinds(" ".join(rest))), kind
    except WrongRule as error:
        if any(rest[0] in kind.value for kind in Kind):
            raise WrongCode(error.key, **error.values) from error
        close = nearest(rest[0], [*_WORDS, *(one.value for one in (*Crossing, *KIND_LETTERS))])
        key = "code.rule_near" if close else "code.rule"
        raise WrongCode(key, rule=" ".join(rest), near=close, error=error) from error


def _check(characters: str) -> str:
    """The check character of a text of characters of the alphabet."""
    return ALPHABET[check_of([ALPHABET.index(character) for character in characters])]
