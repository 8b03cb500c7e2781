"""Errors in the input or in the system. Each message is a sentence for the user."""

from __future__ import annotations

from collections.abc import Iterable


class TtprintError(Exception):
    """An error in the input or in the system; the command line prints its message and exits with code 2."""


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """Return the allowed word most similar to the given one, None if none is similar."""
    import difflib  # needed only for error messages

    close = {name.casefold(): name for name in allowed}
    found = difflib.get_close_matches(word.casefold(), close, n=1, cutoff=0.4)
    return close[found[0]] if found else None


def unknown(what: str, word: str, allowed: Iterable[str]) -> str:
    """Return the message for a word that is not allowed, with the most similar allowed one."""
    names = list(allowed)
    close = nearest(word, names)
    hint = f"did you mean {close}? Allowed" if close else "allowed"
    return f"{word!r} is not a {what}: {hint} are {', '.join(names)}."
