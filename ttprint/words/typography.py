"""What each language wants of spaces, quotes, apostrophes, numbers and hyphens.

The word files are typed plainly; here a space that must not break becomes one that does not.
tied: words in which a number stays on one line with what it counts, or, if it ends its phrase, with what is before it
bound: running text that is tied, and whose short last word does not stand alone
soft hyphen: a place where a word may be broken that the typesetter would not find itself
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyphen import Pyphen

NO_BREAK = "\u00a0"
NARROW = "\u202f"  # a narrow space that does not break: French wants it before ; ! ? and %
SOFT_HYPHEN = "\u00ad"

# what stands between thousands; Spanish parts only numbers of five digits and more
_THOUSANDS: Mapping[str, str] = MappingProxyType(
    {"de": ".", "en": ",", "es": NARROW, "fr": NARROW, "it": ".", "nl": "."}
)

_RULES_FOR_ALL = (
    (re.compile(r"(?<=\d) (?=(?:mm|g/m²|%))"), NO_BREAK),
    (re.compile(r"(?<=\w)'(?=\w)"), "’"),
    (re.compile(r"\.\.\."), "…"),
)
_RULES = {
    "fr": (
        (re.compile(r"(?<=\d)[ \u00a0](?=%)"), NARROW),
        (re.compile(r"(?<=\S)[ \u00a0](?=[;!?])"), NARROW),
        (re.compile(r"(?<=\S) (?=[:»])"), NO_BREAK),
        (re.compile(r"(?<=«) "), NO_BREAK),
        (re.compile(r"(?<=}) (?=%)"), NARROW),
    ),
    "de": ((re.compile(r"(?<=}) (?=%)"), NO_BREAK),),
    "es": ((re.compile(r"(?<=}) (?=%)"), NO_BREAK),),
}
_TIES = (
    (re.compile(r"(?<=\d) (?=\w)"), NO_BREAK),
    (re.compile(r"(?<=[^\W\d_]) (?=\d+(?:[.,]\d+)*(?:[^\w\s.,]|[.,](?!\d)|$))"), NO_BREAK),
    (re.compile(r" (?=[–−×]\s)|(?<=[−×]) "), NO_BREAK),
)
_TIED = re.compile(  # what `tied` has put in
    "(?<=\\d)~(?=\\w)|(?<=[^\\W\\d_])~(?=\\d)|~(?=[–−×])|(?<=[−×])~".replace("~", NO_BREAK)
)

_LAST_WORD = re.compile(r"(?<=\w{4}) (?=\S{1,10}$)")
_PARAGRAPH = 50  # letters; what is shorter is a heading or a name and may break anywhere
_AFTER_APOSTROPHE = re.compile(r"(?<=\w’)\w{5,}")


def typeset(words: str, tag: str) -> str:
    """The words with the spaces and signs that the language wants."""
    for pattern, replacement in (*_RULES_FOR_ALL, *_RULES.get(tag, ())):
        words = pattern.sub(replacement, words)
    return words


def tied(words: str) -> str:
    """The words with their numbers tied to what they count."""
    for pattern, replacement in _TIES:
        words = pattern.sub(replacement, words)
    return words


def bound(words: str) -> str:
    """Running text with its numbers tied to what they count, and a short last word to the one before."""
    words = tied(words)
    return _LAST_WORD.sub(NO_BREAK, words) if len(words) > _PARAGRAPH else words


def untied(words: str) -> str:
    """The words for a terminal, which breaks lines wherever it likes: plain spaces beside numbers."""
    return _TIED.sub(" ", words)


def number(count: int, tag: str) -> str:
    """The number as the language writes it."""
    between = _THOUSANDS.get(tag, NARROW)
    if tag == "es" and count < 10_000:
        between = ""
    return f"{count:,}".replace(",", between)


def soft_hyphens(words: str, tag: str) -> str:
    """The words with the places marked where a word after an apostrophe may be broken."""
    if "’" not in words:
        return words
    dictionary = _dictionary(tag)
    return _AFTER_APOSTROPHE.sub(lambda found: dictionary.inserted(found.group(), SOFT_HYPHEN), words)


@cache
def _dictionary(tag: str) -> Pyphen:
    from pyphen import Pyphen

    # no fewer than three letters before or after a hyphen: shorter scraps slow a young reader down
    return Pyphen(lang=tag, left=3, right=3)
