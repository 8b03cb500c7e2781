"""Messages: sentences by key and values, turned into text where the user's language is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ttprint.errors import Amount
from ttprint.words.catalog import Words
from ttprint.words.figures import decimal
from ttprint.words.typography import number


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the word catalog; values may be messages themselves. `count` selects the plural form."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    count: int | None = None

    def text(self, words: Words) -> str:
        """The sentence in a language."""
        values = {name: as_text(value, words) for name, value in self.values.items()}
        if self.count is None:
            return words.say(self.key, **values)
        return words.count(self.key, self.count, **values)


@dataclass(frozen=True, slots=True)
class MessageLine:
    """Messages and plain texts that are shown in one line."""

    parts: tuple[Message | MessageLine | str, ...]
    separator: str = " "

    def text(self, words: Words) -> str:
        """The line in a language."""
        return self.separator.join(str(as_text(part, words)) for part in self.parts)


def as_text(value: object, words: Words) -> object:
    """A message, line, large number or decimal number as text; anything else unchanged."""
    if isinstance(value, Amount):
        return number(int(value), words.tag)
    if isinstance(value, float):
        return decimal(value, "g", words)
    return value.text(words) if isinstance(value, Message | MessageLine) else value


def say(key: str, /, **values: object) -> Message:
    """The message of a key, with its {names} filled in."""
    return Message(key, values)


def count(key: str, counted: int, /, **values: object) -> Message:
    """The message of a key in the plural form for a number."""
    return Message(key, values, counted)
