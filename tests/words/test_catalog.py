"""Language files: the same keys in every language, its own typography, and only letters that the fonts have."""

from __future__ import annotations

import re
import string

import pytest

from tests.words.booklets import without_names
from ttprint.draw.fonts import measure
from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.resources import folder
from ttprint.words.catalog import SHARED, MissingWords, Words, language_of, languages, words
from ttprint.words.typography import NARROW, NO_BREAK, typeset

ENGLISH = words("en")
BOOKS = sorted(f"{path.parent.name}/{path.name}" for path in folder("templates").glob("*/words"))
every_book = pytest.mark.parametrize("book", BOOKS)


def texts(tag: str, book: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, entry in words(tag, book).entries.items():
        found |= {key: entry} if isinstance(entry, str) else {f"{key}.{i}": text for i, text in enumerate(entry)}
    return found


def placeholders(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_every_game_has_words_in_the_same_six_languages() -> None:
    assert len(BOOKS) == len(GAMES) + 2  # those that all games share, and the skeleton's
    assert {languages(book) for book in BOOKS} == {("de", "en", "es", "fr", "it", "nl")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_overrides_only_its_own_name(game: str) -> None:
    shared, own = (words("en", book).entries.keys() for book in (SHARED, f"{GAMES[game].package}/words"))
    assert shared & own <= {"language.tag", "language.name", "title.subject"}
    assert GAMES[game].words("en").entries.keys() == shared | own


@pytest.mark.parametrize("tag", languages())
@every_book
def test_every_language_has_the_same_keys_with_the_same_placeholders(tag: str, book: str) -> None:
    here, there = texts(tag, book), texts("en", book)
    assert here.keys() == there.keys()
    for key, text in here.items():
        assert placeholders(text) == placeholders(there[key]), key
    assert here["language.tag"] == tag


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("font", ["text", "text-bold", "display"])
@every_book
def test_every_letter_is_in_the_fonts(tag: str, font: str, book: str) -> None:
    for key, text in texts(tag, book).items():
        if font != "display" or key.startswith(("start.title", "plan.files", "calibrate.title")):
            assert measure(text, font, 3) > 0, key


@pytest.mark.parametrize("tag", languages())
@every_book
def test_signs_are_those_of_a_typesetter(tag: str, book: str) -> None:
    for key, text in texts(tag, book).items():
        if tag == "en":
            text = re.sub(r"'(\{\w+\})'", r"\1", text)  # what was typed, in plain quotes
        if key != "calibrate.command":
            assert not re.search(r"[\"'`]|\.\.\.|  | $|^ | x (?=\d)", text), key
        assert not re.search(r"\d (mm|%|g/m²)", text), key
    every = " ".join(texts(tag, book).values())
    quotes = {"fr": "«»", "it": "«»", "es": "«»", "de": "„“", "nl": "‘’", "en": "“”"}[tag]
    strangers = set("«»„“”‘") - set(quotes)
    assert not strangers & set(every)


@every_book
def test_french_spaces(book: str) -> None:
    for key, text in texts("fr", book).items():
        if key == "calibrate.command":
            continue
        assert not re.search(rf"[^{NARROW}][;!?]", text), key
        assert not re.search(rf"[^{NO_BREAK}\d]:", text), key
        assert not re.search(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", text), key


@every_book
def test_spanish_questions_open(book: str) -> None:
    for key, text in texts("es", book).items():
        spanish = without_names(text)
        assert spanish.count("?") == spanish.count("¿"), key
        assert spanish.count("!") == spanish.count("¡"), key


@every_book
def test_italian_accents(book: str) -> None:
    for key, text in texts("it", book).items():
        assert not re.search(r"\b(perche|piu|cosi|puo|gia|E’)(?!\w)", text), key


def test_plain_spaces_and_apostrophes_are_replaced() -> None:
    assert typeset("l'eau : 100 % ; vraiment ?", "fr") == f"l’eau{NO_BREAK}: 100{NARROW}%{NARROW}; vraiment{NARROW}?"
    assert typeset("100 mm...", "en") == f"100{NO_BREAK}mm…"
    assert typeset("100 %", "de") == f"100{NO_BREAK}%"


def test_counting() -> None:
    assert ENGLISH.count("plan.sheets", 1, paper="A4") == f"1{NO_BREAK}sheet of A4"
    assert ENGLISH.count("plan.sheets", 5, paper="A4") == f"5{NO_BREAK}sheets of A4"


def test_a_missing_word_is_an_error_and_never_a_word_of_another_language() -> None:
    empty = Words("xx", {"a": "b", "list": ("c",)})
    for ask in (lambda: empty.say("sheet.front"), lambda: empty.say("list"), lambda: empty.list("a")):
        with pytest.raises(MissingWords, match=r"mend templates/shared/words/xx\.toml"):
            ask()


def test_an_unknown_language_is_refused_with_the_six() -> None:
    with pytest.raises(TtprintError, match=r"'pt' is not a language: .*de, en, es, fr, it, nl"):
        words("pt")


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "nl_BE.UTF-8"}, "it"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], tag: str) -> None:
    assert language_of(environment) == tag
