"""The errors that are shown to the user, each as one sentence in the user's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Self


class TtprintError(Exception):
    """Wrong input or a failure of the environment.

    `key` names the sentence: `error.KEY` in the words of a game or in those that all games share. `values` fill it in.
    `option` names the option that it is about, if that is known: the studio shows the sentence there. The command line
    prints the sentence and exits with 2, the studio answers with a 4xx status.
    """

    option = ""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.key, self.values = key, values

    def about(self, option: str) -> Self:
        """This error, about an option."""
        self.option = option
        return self

    def text(self, tag: str) -> str:
        """The sentence in a language."""
        from ttprint.words.errors import error_text  # most commands end without an error

        return error_text(self.key, self.values, tag)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the key and the values only: what is restored is a plain TtprintError."""
        return _restored, (self.key, self.values, self.option)


def _restored(key: str, values: dict[str, object], option: str) -> TtprintError:
    return TtprintError(key, **values).about(option)


@contextmanager
def about(option: str) -> Iterator[None]:
    """Errors raised here are about an option, unless they already are about another."""
    try:
        yield
    except TtprintError as error:
        error.option = error.option or option
        raise


class Amount(int):
    """A number in a sentence that gets the thousands separators of the language."""


class Unknown(TtprintError):
    """A word that is not one of those allowed; the sentence offers the nearest.

    `what` names the kind of word: `error.noun.WHAT`.
    """

    def __init__(self, what: str, word: str, allowed: Iterable[str], **values: object) -> None:
        names = list(allowed)
        close = nearest(word, names)
        key = "unknown_near" if close else "unknown"
        super().__init__(key, noun=what, word=word, near=close or "", allowed=", ".join(names), **values)


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """Return the allowed word that is one or two typing mistakes away from a word, or None."""
    typed = word.casefold()
    mistakes, name = min(((_mistakes(typed, name.casefold()), name) for name in allowed), default=(_MOST, ""))
    return name if mistakes < min(_MOST, len(typed)) else None


_MOST = 3  # from this many letters a word is another word


def _mistakes(typed: str, meant: str) -> int:
    """The number of letters that are wrong, missing, too many or swapped with the next one, counted up to `_MOST`."""
    if abs(len(typed) - len(meant)) >= _MOST:
        return _MOST
    before: list[int] = []
    row = list(range(len(meant) + 1))
    for i, letter in enumerate(typed):
        above, row = row, [i + 1]
        for j, other in enumerate(meant):
            fewest = min(above[j + 1] + 1, row[j] + 1, above[j] + (letter != other))
            if i and j and letter == meant[j - 1] and typed[i - 1] == other:
                fewest = min(fewest, before[j - 1] + 1)
            row.append(fewest)
        before = above
    return min(row[-1], _MOST)
