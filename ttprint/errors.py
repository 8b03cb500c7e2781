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
    """Return the allowed word most similar to a word, or None if none is similar."""
    import difflib  # slow to import, and only needed for errors

    close = {name.casefold(): name for name in allowed}
    found = difflib.get_close_matches(word.casefold(), close, n=1, cutoff=0.4)
    return close[found[0]] if found else None
