"""The sentences of errors, in every language; those of all games are in one list."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from ttprint.errors import TtprintError
from ttprint.resources import folder
from ttprint.words.catalog import SHARED, Words, words
from ttprint.words.message import as_text
from ttprint.words.typography import QUOTES, typeset, untied

_OPTION = re.compile(r"--([a-z][a-z-]*[a-z])(?:[ =]([\w.]*\w))?")


def error_text(key: str, values: Mapping[str, object], tag: str) -> str:
    """The sentence `error.KEY` in a language, filled in.

    A value may be a number, a message, another error, or `noun`, which names a text `error.noun.NOUN`. An inner error
    keeps its full stop only at the end of the sentence.
    """
    if " " in key:
        return key
    catalog = _all_words(tag)
    sentence = str(catalog.entries.get(f"error.{key}", ""))
    filled = {name: _value(name, value, catalog, sentence.endswith(f"{{{name}}}")) for name, value in values.items()}
    return untied(catalog.say(f"error.{key}", **filled))


def _value(name: str, value: object, catalog: Words, last: bool) -> object:
    if name == "noun":
        return catalog.say(f"error.noun.{value}")
    if isinstance(value, TtprintError):
        return value.text(catalog.tag) if last else value.text(catalog.tag).removesuffix(".")
    return as_text(value, catalog)


def labelled(sentence: str, tag: str) -> str:
    """The sentence with options of the command line called as the studio's fields are."""
    entries, (opening, closing) = _all_words(tag).entries, QUOTES.get(tag, QUOTES["en"])

    colon = " : " if tag == "fr" else ": "

    def label(option: re.Match[str]) -> str:
        name, value = option[1], option[2] or ""
        words = entries.get(f"studio.option.{name}")
        if not isinstance(words, tuple):
            return option[0]
        choice = entries.get(f"studio.choice.{name}-{value}")
        if choice:
            return f"{opening}{typeset(f'{words[0]}{colon}{choice}', tag)}{closing}"
        return f"{opening}{words[0]}{closing}{f' {value}' if value else ''}"

    return _OPTION.sub(label, sentence)


@cache
def _all_words(tag: str) -> Words:
    """The words of all games and those that they share."""
    root = folder("templates")
    books = sorted(path.parent.relative_to(root).as_posix() for path in root.glob(f"*/words/{tag}.toml"))
    return words(tag, SHARED, *(book for book in books if book != SHARED))
