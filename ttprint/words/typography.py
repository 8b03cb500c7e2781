"""Typography by language: spaces, quotes, apostrophes, numbers and hyphens.

The language files contain plain spaces and apostrophes; the functions replace them where the language needs others.
tied: no line break between a number and the word after it, or before a number at the end of a phrase
bound: running text that is tied, and whose short last word is not alone on a line
soft hyphen: a place where a long word may be broken that Typst does not find itself
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyphen import Pyphen

NO_BREAK = "\u00a0"
NARROW = "\u202f"  # a narrow no-break space: in French before ; ! ? and %
SOFT_HYPHEN = "\u00ad"

QUOTES: Mapping[str, tuple[str, str]] = {
    "de": ("„", "“"),
    "en": ("“", "”"),
    "es": ("«", "»"),
    "fr": (f"«{NO_BREAK}", f"{NO_BREAK}»"),
    "it": ("«", "»"),
    "nl": ("‘", "’"),
}

# the thousands separator; Spanish has one only in numbers of five digits and more
_THOUSANDS: Mapping[str, str] = {"de": ".", "en": ",", "es": NARROW, "fr": NARROW, "it": ".", "nl": "."}

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
_SPELLED = {"de": str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})}
_TIES = (
    (re.compile(r"(?<=\d) (?=\w)"), NO_BREAK),
    (re.compile(r"(?<=[^\W\d_]) (?=\d+(?:[.,]\d+)*(?:[^\w\s.,]|[.,](?!\d)|$))"), NO_BREAK),
    (re.compile(r" (?=[–−×]\s)|(?<=[−×]) "), NO_BREAK),
)
_TIED = re.compile(  # the no-break spaces that `tied` has put in
    "(?<=\\d)~(?=\\w)|(?<=[^\\W\\d_])~(?=\\d)|~(?=[–−×])|(?<=[−×])~".replace("~", NO_BREAK)
)

_LAST_WORD = re.compile(r"(?<=\w{4}) (?=\S{1,10}$)")
_PARAGRAPH = 50  # letters; a shorter text is a heading or a name and may break anywhere
_AFTER_APOSTROPHE = re.compile(r"(?<=\w’)\w{5,}")


def typeset(words: str, tag: str) -> str:
    """Return the words with the spaces and signs of the language."""
    for pattern, replacement in (*_RULES_FOR_ALL, *_RULES.get(tag, ())):
        words = pattern.sub(replacement, words)
    return words


@lru_cache(maxsize=4096)  # pages say the same again and again
def tied(words: str) -> str:
    """Return the words with no-break spaces beside their numbers."""
    for pattern, replacement in _TIES:
        words = pattern.sub(replacement, words)
    return words


def bound(words: str) -> str:
    """Return running text with no-break spaces beside its numbers and before a short last word."""
    words = tied(words)
    return _LAST_WORD.sub(NO_BREAK, words) if len(words) > _PARAGRAPH else words


def untied(words: str) -> str:
    """Return the words with plain spaces beside numbers, for a terminal."""
    return _TIED.sub(" ", words)


def number(count: int, tag: str) -> str:
    """Return the number with the thousands separators of the language."""
    between = _THOUSANDS.get(tag, NARROW)
    if tag == "es" and count < 10_000:
        between = ""
    return f"{count:,}".replace(",", between)


def plain_letters(words: str, tag: str) -> str:
    """Return the words without accents, as they are spelled in names of files."""
    spelled = words.translate(_SPELLED.get(tag, {})).replace("ß", "ss")
    return "".join(letter for letter in unicodedata.normalize("NFKD", spelled) if letter.isascii())


def soft_hyphens(words: str, tag: str) -> str:
    """Return the words with soft hyphens in long words after an apostrophe."""
    if "’" not in words:
        return words
    dictionary = _dictionary(tag)
    return _AFTER_APOSTROPHE.sub(lambda found: dictionary.inserted(found.group(), SOFT_HYPHEN), words)


@cache
def _dictionary(tag: str) -> Pyphen:
    from pyphen import Pyphen

    # at least three letters before and after a hyphen, for young readers
    return Pyphen(lang=tag, left=3, right=3)
