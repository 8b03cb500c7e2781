"""What each language wants of spaces, quotes and apostrophes.

The word files are typed plainly; here a space that must not break becomes one that does not.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
NARROW = "\u202f"  # a narrow space that does not break: French wants it before ; ! ? and %

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


def typeset(words: str, tag: str) -> str:
    """The words with the spaces and signs that the language wants."""
    for pattern, replacement in (*_RULES_FOR_ALL, *_RULES.get(tag, ())):
        words = pattern.sub(replacement, words)
    return words
