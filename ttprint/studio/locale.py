"""The language of a page, and addresses that keep it.

ui: the language that was chosen for the page, in its address; without it the browser's first one that we have
root: the path that the studio is found under, such as /ttprint behind a proxy; every address starts with it
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from ttprint.errors import TtprintError
from ttprint.words.catalog import Words, languages, words
from ttprint.words.errors import labelled

ENGLISH = "en"
LETTER = "letter"
# the countries where paper is sold in inches
LETTER_COUNTRIES = frozenset("US CA MX CO VE CL PH CR GT SV HN NI PA DO PR".split())


@dataclass(frozen=True, slots=True)
class Locale:
    """The page's language, whether it was chosen, its words, the studio's root, and the visitor's country if known.

    `start` is what addresses to share begin with; with `near` they work on this machine only, with `elsewhere` they
    have another host than this page's own, so that they work in the local network; with `framed` they are those of the
    page that shows the studio in a frame.
    """

    tag: str
    chosen: bool
    words: Words
    root: str = ""
    country: str = ""
    start: str = ""
    near: bool = False
    elsewhere: bool = False
    framed: bool = False

    @property
    def paper(self) -> str:
        """The paper of the visitor's country, where it is not A4."""
        return LETTER if self.country in LETTER_COUNTRIES else ""

    @property
    def inches(self) -> bool:
        """True if lengths are given in inches."""
        return self.country == "US"

    def sentence(self, error: TtprintError) -> str:
        """The sentence of an error, which calls options as the fields of the forms are called."""
        return labelled(error.text(self.tag), self.tag)

    def number(self, value: float) -> str:
        """A number with at most two decimals, with the decimal sign of the language."""
        return f"{value:.2f}".rstrip("0").rstrip(".").replace(".", self.words.say("calibrate.point"))

    def link(self, path: str, query: str = "", **more: object) -> str:
        """The address of a path of the studio in the same language."""
        parts = [query] if query else []
        added = {name: value for name, value in more.items() if value is not None}
        if self.chosen:
            added["ui"] = self.tag
        parts += [urlencode(added)] if added else []
        return self.address(f"{path}?{'&'.join(parts)}" if parts else path)

    def address(self, path: str) -> str:
        """The address of a path of the studio."""
        return f"{self.root}{path}"

    def shared(self, path: str) -> str:
        """The whole address of a path of the studio, for other people."""
        return f"{self.start}{path}"


def language(query: Mapping[str, Sequence[str]], accepted: Sequence[str]) -> tuple[str, bool]:
    """The language of a page, and whether it was chosen."""
    for tag in query.get("ui", ()):
        if tag in languages():
            return tag, True
    for name in accepted:
        if (tag := name[:2].casefold()) in languages():
            return tag, False
    return ENGLISH, False


def country(accepted: Sequence[str]) -> str:
    """The country of the browser's first language that names one; empty if none does."""
    found = (re.fullmatch(r"[A-Za-z]{2,3}-(?:[A-Za-z]{4}-)?([A-Za-z]{2})", name) for name in accepted)
    return next((match[1].upper() for match in found if match), "")


def language_names() -> Sequence[tuple[str, str]]:
    """Every language by its tag, with its own name for itself."""
    return [(tag, words(tag).say("language.name")) for tag in languages()]
