"""The texts of a language by key.

book: a folder in templates/ with one file for each language, such as shared/words
key: a path such as `sheet.front`; a missing key is an error, and never replaced by a text of another language
plural: a text in several forms, one for each plural category of the language
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ttprint.errors import TtprintError, Unknown
from ttprint.resources import folder
from ttprint.words.plurals import CATEGORIES, categories, category
from ttprint.words.typography import tied, typeset

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the environment; the first that is set counts
SHARED = "shared/words"  # the book that is merged with the words of every game


@dataclass(frozen=True, slots=True)
class Plural:
    """The forms of a text by plural category; iterating gives the forms."""

    forms: Mapping[str, str]

    def __iter__(self) -> Iterator[str]:
        return iter(self.forms.values())


Entry = str | tuple[str, ...] | Plural


@dataclass(frozen=True)
class Words:
    """The texts of one language."""

    tag: str
    entries: Mapping[str, Entry]
    book: str = SHARED

    def say(self, key: str, /, **filled: object) -> str:
        """Return the text at a key with its {names} filled in and no line break after its numbers."""
        entry = self._entry(key)
        if not isinstance(entry, str):
            raise MissingWords(self.tag, f"{key} as one text", self.book)
        return tied(entry.format(**filled) if filled else entry)

    def list(self, key: str, /, **filled: object) -> tuple[str, ...]:
        """Return the texts of a list, each as `say` returns it."""
        entry = self._entry(key)
        if not isinstance(entry, tuple):
            raise MissingWords(self.tag, f"{key} as a list", self.book)
        return tuple(tied(text.format(**filled)) for text in entry)

    def count(self, key: str, n: int, /, **filled: object) -> str:
        """Return the text at a key in the plural form for n, with {n} and other names filled in."""
        entry, form = self._entry(key), category(n, self.tag)
        if not isinstance(entry, Plural) or form not in entry.forms:
            raise MissingWords(self.tag, f"{key}.{form}", self.book)
        return tied(entry.forms[form].format(n=n, **filled))

    def _entry(self, key: str) -> Entry:
        if key not in self.entries:
            raise MissingWords(self.tag, key, self.book)
        return self.entries[key]


class MissingWords(TtprintError):
    """A text that a language file lacks."""

    def __init__(self, tag: str, key: str, book: str = SHARED) -> None:
        super().__init__(f"The words of language {tag!r} lack {key}: mend templates/{book}/{tag}.toml.")


@cache
def languages(book: str = SHARED) -> tuple[str, ...]:
    """Return the languages of a book, which has one file for each."""
    return tuple(sorted(file.stem for file in (folder("templates") / book).glob("*.toml")))


@cache
def words(tag: str, *books: str) -> Words:
    """Return the texts of a language in one or several books, by default in the one that all games share.

    A key in two books has the text of the later book.
    """
    entries: dict[str, Entry] = {}
    for book in books or (SHARED,):
        if tag not in languages(book):
            raise Unknown("language", tag, languages(book))
        text = (folder("templates") / book / f"{tag}.toml").read_text(encoding="utf-8")
        entries |= read_entries(tomllib.loads(text), tag, book)
    return Words(tag, entries, books[-1] if books else SHARED)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the user's environment if there are words for it, English otherwise."""
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            tag = environment[variable][:2].casefold()
            return tag if tag in languages() else "en"
    return "en"


def read_entries(table: Mapping[str, object], tag: str, book: str, above: str = "") -> dict[str, Entry]:
    """Return the texts of a language file by key; a plural without all forms of the language is an error."""
    found: dict[str, Entry] = {}
    for name, value in table.items():
        key = f"{above}{name}"
        match value:
            case str():
                found[key] = typeset(value, tag)
            case dict() if value.keys() <= CATEGORIES:
                if missing := [form for form in categories(tag) if form not in value]:
                    raise MissingWords(tag, f"{key}.{missing[0]}", book)
                found[key] = Plural({form: typeset(str(text), tag) for form, text in value.items()})
            case dict():
                found |= read_entries(value, tag, book, f"{key}.")
            case list():
                found[key] = tuple(typeset(str(text), tag) for text in value)
            case _:
                raise MissingWords(tag, f"{key} as text", book)
    return found
