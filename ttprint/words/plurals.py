"""Plural forms: which CLDR category a whole number belongs to in a language.

category: "one", "few", "many" or "other"; a language has only some of them

CLDR has a further category in French, Spanish, Italian, Portuguese and Catalan: "many" for multiples of a million.
It is left out, since nothing here is counted by the million: such a number takes the form "other". The categories of
fractions are left out as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ttprint.errors import TtprintError

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

_Rule = Mapping[str, Callable[[int], bool]]


def categories(tag: str) -> tuple[str, ...]:
    """Return the categories that whole numbers have in a language."""
    return tuple(_rule(tag))


def category(n: int, tag: str) -> str:
    """Return the category of a whole number in a language."""
    return next(name for name, holds in _rule(tag).items() if holds(abs(n)))


def _rule(tag: str) -> _Rule:
    for tags, rule in _RULES.items():
        if tag in tags.split():
            return rule
    raise TtprintError(f"The plural forms of language {tag!r} are not known: add them to ttprint/words/plurals.py.")


def _is_one(n: int) -> bool:
    return n == 1


def _ends_in_one(n: int) -> bool:
    return n % 10 == 1 and n % 100 != 11


def _ends_in_two_to_four(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


def _always(_: int) -> bool:
    return True


# by language tags: the conditions of the categories, of which the first that holds counts
_RULES: Mapping[str, _Rule] = {
    "bg ca da de el en es et eu fi gl hu it nb nl nn sv tr": {"one": _is_one, "other": _always},
    "fr pt": {"one": lambda n: n < 2, "other": _always},
    "is mk": {"one": _ends_in_one, "other": _always},
    "id ja ko ms th vi zh": {"other": _always},
    "pl": {"one": _is_one, "few": _ends_in_two_to_four, "many": _always},
    "be ru uk": {"one": _ends_in_one, "few": _ends_in_two_to_four, "many": _always},
    "bs hr sr": {"one": _ends_in_one, "few": _ends_in_two_to_four, "other": _always},
    "cs sk": {"one": _is_one, "few": lambda n: 2 <= n <= 4, "other": _always},
}
