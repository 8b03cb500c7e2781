"""One name for one thing: all texts keep to templates/glossary.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ttprint.resources import folder
from ttprint.words.catalog import languages
from ttprint.words.typography import typeset

TEMPLATES = folder("templates")
ROOT = Path(__file__).parents[2]
FOLDERS = ("*/words", "*/rules", "turbo_taxi/play/words")
GLOSSARY: dict[str, Any] = tomllib.loads((TEMPLATES / "glossary.toml").read_text(encoding="utf-8"))
EXCEPTIONS: list[dict[str, Any]] = GLOSSARY.pop("exception")
Texts = tuple[tuple[str, str, str], ...]  # folder of a game, key, text


@cache
def texts(tag: str) -> Texts:
    """Every text of a language."""
    found: list[tuple[str, str, str]] = []
    for pattern in FOLDERS:
        for file in sorted(TEMPLATES.glob(f"{pattern}/{tag}.toml")):
            content = tomllib.loads(file.read_text(encoding="utf-8"))
            game = file.relative_to(TEMPLATES).parts[0]
            found += [(game, key, typeset(text, tag).replace("\u00a0", " ")) for key, text in flat(content)]
    return tuple(found)


def flat(content: object, key: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a file by their keys."""
    if isinstance(content, Mapping):
        for name, inner in content.items():
            yield from flat(inner, f"{key}.{name}".removeprefix("."))
    elif isinstance(content, list):
        for inner in content:
            yield from flat(inner, key)
    else:
        yield key, str(content)


def wrong_words(tag: str, given: Texts) -> list[str]:
    """The words that are not to be used, each with its key."""
    wrong = []
    for term in GLOSSARY.values():
        for pattern in term["not"].get(tag, ()) if "not" in term else ():
            found = re.compile(rf"\b(?:{pattern})(?!\w)", re.IGNORECASE)
            for game, key, text in given:
                if term.get("in", game) == game and (hit := found.search(text)) and not allowed(key, hit[0]):
                    wrong.append(f"{game} {key}: {hit[0]}")
    return wrong


def allowed(key: str, word: str) -> bool:
    return any(one["key"] == key and word.casefold() in map(str.casefold, one["allows"]) for one in EXCEPTIONS)


@pytest.mark.parametrize("tag", languages())
def test_things_have_one_name(tag: str) -> None:
    assert wrong_words(tag, texts(tag)) == []


@pytest.mark.parametrize("tag", languages())
def test_the_words_of_the_glossary_are_those_of_the_texts(tag: str) -> None:
    every = {game: " ".join(text for of, _, text in texts(tag) if of == game).casefold() for game, _, _ in texts(tag)}
    for name, term in GLOSSARY.items():
        if "word" in term:
            there = every[term["in"]] if "in" in term else " ".join(every.values())
            assert term["word"][tag].casefold() in there, name


def test_a_wrong_word_is_found() -> None:
    planted = (("turbo_taxi", "planted", "Réponses et leçons"), ("vite_taxi", "planted", "Une case occupée"))
    assert wrong_words("fr", planted) == [
        "turbo_taxi planted: Réponses",
        "turbo_taxi planted: leçons",
        "vite_taxi planted: occupée",
    ]
    assert wrong_words("fr", (("shared", "planted", "Une case occupée"),)) == []


def test_every_exception_is_needed_and_has_a_reason() -> None:
    for one in EXCEPTIONS:
        assert one["why"]
        for word in one["allows"]:
            hits = [key for tag in languages() for _, key, text in texts(tag) if word.casefold() in text.casefold()]
            assert one["key"] in hits, word


def test_the_documents_keep_to_the_glossary() -> None:
    files = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    given = tuple(("turbo_taxi", file.name, file.read_text(encoding="utf-8")) for file in files)
    assert wrong_words("en", given) == []


def test_german_readers_are_addressed_as_du() -> None:
    formal = re.compile(r"[a-zäöüß,„] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b")
    assert [(key, hit[0]) for _, key, text in texts("de") if (hit := formal.search(text))] == []
