"""The words of a language: everything that is printed, by key.

book: a folder in templates/ with one file a language, such as shared/words
key: a path such as `sheet.front`; a missing one is an error, never a word of another language
counted: a pair of forms, for one thing and for any other number of things
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ttprint.errors import TtprintError, unknown
from ttprint.resources import folder
from ttprint.words.typography import tied, typeset

SHARED = "shared/words"  # the book that every game's words are merged with

Entry = str | tuple[str, ...]


@dataclass(frozen=True)
class Words:
    """One language."""

    tag: str
    entries: Mapping[str, Entry]
    book: str = SHARED

    def say(self, key: str, /, **filled: object) -> str:
        """The words at a key, with its {names} filled in, their numbers tied to what they count."""
        entry = self._entry(key)
        if not isinstance(entry, str):
            raise MissingWords(self.tag, f"{key} as one text", self.book)
        return tied(entry.format(**filled) if filled else entry)

    def list(self, key: str, /, **filled: object) -> tuple[str, ...]:
        """The texts of a list, filled in and tied likewise."""
        entry = self._entry(key)
        if isinstance(entry, str):
            raise MissingWords(self.tag, f"{key} as a list", self.book)
        return tuple(tied(text.format(**filled)) for text in entry)

    def count(self, key: str, n: int, /, **filled: object) -> str:
        """So many things, in the form that goes with the number."""
        one, many = self.list(key, n=n, **filled)
        return one if n == 1 else many

    def _entry(self, key: str) -> Entry:
        if key not in self.entries:
            raise MissingWords(self.tag, key, self.book)
        return self.entries[key]


class MissingWords(TtprintError):
    """A language file without a text that is needed."""

    def __init__(self, tag: str, key: str, book: str = SHARED) -> None:
        super().__init__(f"The words of language {tag!r} lack {key}: mend templates/{book}/{tag}.toml.")


def languages(book: str = SHARED) -> tuple[str, ...]:
    """The languages that a book has words for: one file each."""
    return tuple(sorted(file.stem for file in (folder("templates") / book).glob("*.toml")))


@cache
def words(tag: str, *books: str) -> Words:
    """The words of a language in one book or in several together; unless told, those that all games share.

    A key that stands in two books says what the later one says.
    """
    entries: dict[str, Entry] = {}
    for book in books or (SHARED,):
        if tag not in languages(book):
            raise TtprintError(unknown("language", tag, languages(book)))
        text = (folder("templates") / book / f"{tag}.toml").read_text(encoding="utf-8")
        entries |= _entries(tomllib.loads(text), tag, book)
    return Words(tag, entries, books[-1] if books else SHARED)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the user's environment asks for, if there are words for it; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            tag = environment[variable][:2].casefold()
            return tag if tag in languages() else "en"
    return "en"


def _entries(table: Mapping[str, object], tag: str, book: str, above: str = "") -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for name, value in table.items():
        key = f"{above}{name}"
        match value:
            case str():
                found[key] = typeset(value, tag)
            case dict():
                found |= _entries(value, tag, book, f"{key}.")
            case list():
                found[key] = tuple(typeset(str(text), tag) for text in value)
            case _:
                raise MissingWords(tag, f"{key} as text", book)
    return found
