"""The language of a page, and addresses that keep it.

ui: the language that was chosen for the page, in its address; without it the browser's first one that we have
root: the path that the studio is found under, such as /ttprint behind a proxy; every address starts with it
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from ttprint.words.catalog import Words, languages, words

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Locale:
    """The page's language, whether it was chosen, the words that the page is written with, and the studio's root."""

    tag: str
    chosen: bool
    words: Words
    root: str = ""

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


def language(query: Mapping[str, Sequence[str]], accepted: Sequence[str]) -> tuple[str, bool]:
    """The language of a page, and whether it was chosen."""
    for tag in query.get("ui", ()):
        if tag in languages():
            return tag, True
    for name in accepted:
        if (tag := name[:2].casefold()) in languages():
            return tag, False
    return ENGLISH, False


def language_names() -> Sequence[tuple[str, str]]:
    """Every language by its tag, with its own name for itself."""
    return [(tag, words(tag).say("language.name")) for tag in languages()]
