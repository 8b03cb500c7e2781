"""What can go wrong through no fault of the program. Each message is one sentence for the person who typed."""

from __future__ import annotations

from collections.abc import Iterable


class TtprintError(Exception):
    """Wrong input or a wall in the outside world; the command line says it in one sentence and exits with 2."""


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """The allowed word most like the given one, or None when none comes close."""
    import difflib  # only ever needed on the way out

    close = {name.casefold(): name for name in allowed}
    found = difflib.get_close_matches(word.casefold(), close, n=1, cutoff=0.4)
    return close[found[0]] if found else None


def unknown(what: str, word: str, allowed: Iterable[str]) -> str:
    """The sentence for a word that is none of those allowed, offering the nearest."""
    names = list(allowed)
    close = nearest(word, names)
    hint = f"did you mean {close}? Allowed" if close else "allowed"
    return f"{word!r} is not a {what}: {hint} are {', '.join(names)}."
