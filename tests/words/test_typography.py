"""Typography of all texts in every language."""

from __future__ import annotations

import re

import pytest

from tests.words.booklets import BOOKS, booklet_text, everything, without_names
from ttprint.games import GAMES
from ttprint.words.catalog import MissingWords, Words, languages, words
from ttprint.words.typography import NARROW, NO_BREAK, SOFT_HYPHEN, bound, number, soft_hyphens, tied, typeset, untied

LANGUAGES = languages()
QUOTES = {"de": "„“", "en": "“”", "es": "«»", "fr": "«»", "it": "«»", "nl": "“”‘"}
SPACE = f" {NO_BREAK}{NARROW}"
ALL_QUOTES = '„“”«»‘‚‹›"'
# as one types it: options, sizes, kinds of files; and words that were typed, in plain quotes
TYPED = re.compile(r"--(?:[a-z]+|\{\w+\})|\b(?:210x297|8\.5x11in|99\.1x98\.8)\b|\.json\b|'\{\w+\}'")


def booklets(tag: str) -> list[str]:
    """Every text in the booklets of all games."""
    found = [text for game, language in BOOKS if language == tag for text in everything(booklet_text(game, tag))]
    assert found
    return found


def all_books(tag: str) -> list[str]:
    """Every text of a language, in booklets and in language files."""
    found = booklets(tag)
    for game in GAMES.values():
        for book in (game.words(tag), words(tag, f"{game.package}/rules")):
            entries = book.entries.values()
            found += [text for entry in entries for text in ((entry,) if isinstance(entry, str) else entry)]
    return found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_rules_of_all_languages(tag: str) -> None:
    for text in (TYPED.sub("~", text) for text in all_books(tag)):
        assert not re.search(r"[\"'`´]", text), text
        assert not re.search(f"[{SPACE}]{{2}}", text), text
        assert text == text.strip(), text
        assert "..." not in text, text
        assert "ttprint" in text or not re.search(r"\d\s*x\s*\d|\bx\s\d", text), text  # a command line keeps its x
        assert not re.search(r" [,.)]|\( ", text), text
        assert not re.search(r"\s-\s|--", text) or "ttprint" in text, text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_quotes_are_those_of_the_language(tag: str) -> None:
    allowed = set(QUOTES[tag])
    for text in booklets(tag):
        used = set(text) & set(ALL_QUOTES)
        assert used <= allowed, text
        first, last, *_ = list(QUOTES[tag])
        assert text.count(first) == text.count(last), text


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) & {"fr"}))
def test_french_spaces(tag: str) -> None:
    for text in all_books(tag):
        assert not re.search(rf"[^{NARROW}][;!?]", text), text
        assert not re.search(rf"[^{NO_BREAK}\d]:(?!\d)", text), text
        assert not re.search(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", text), text
        assert not re.search(r"\b[AEO]\w*\b", text) or not re.search(
            r"\b(Etalez|Egalite|A\s(?:chaque|plus|lire))", text
        )
        assert not re.search(r"\b(oeu|soeur|coeur)", text), text


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) - {"fr"}))
def test_no_space_before_signs_elsewhere(tag: str) -> None:
    for text in booklets(tag):
        assert not re.search(rf"[{SPACE}][;!?:»”]", text), text


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) & {"es"}))
def test_spanish_opens_its_questions_and_calls(tag: str) -> None:
    for text in booklets(tag):
        spanish = without_names(text)
        assert spanish.count("¿") == spanish.count("?"), text
        assert spanish.count("¡") == spanish.count("!"), text


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) & {"it"}))
def test_italian_accents(tag: str) -> None:
    for text in booklets(tag):
        assert not re.search(r"\b[EAIOU]’(?!\w)|\bperchè|\bpoichè|\bfinchè|\bnè\b|\bpò\b|\bqual’", text), text
        assert not re.search(r"[«]\s|\s[»]", text), text


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) & {"nl"}))
def test_dutch_apostrophes_and_ij(tag: str) -> None:
    for text in booklets(tag):
        assert not re.search(r"‘[stnk]\b(?!’)", text), text
        assert not re.search(r"\bIj", text), text


def test_french_rules() -> None:
    assert typeset("Fini ! Quoi ? Oui ; non : « Hé »", "fr") == (
        f"Fini{NARROW}! Quoi{NARROW}? Oui{NARROW}; non{NO_BREAK}: «{NO_BREAK}Hé{NO_BREAK}»"
    )
    assert typeset("l'heure ...", "fr") == "l’heure …"


def test_numbers_have_no_break_spaces_and_thousands_separators() -> None:
    assert bound("4 sets of 12 tiles") == f"4{NO_BREAK}sets of 12{NO_BREAK}tiles"
    assert tied("3 Reihen zu je 3.") == f"3{NO_BREAK}Reihen zu je{NO_BREAK}3."
    assert tied("la casilla 10, all 23,562 ways") == f"la casilla{NO_BREAK}10, all 23,562{NO_BREAK}ways"
    assert tied("(A − B) × 0.25 degrees") == "(A − B) × 0.25 degrees".replace(" ", NO_BREAK)
    grouped = {"de": "23.562", "en": "23,562", "es": f"23{NARROW}562", "fr": f"23{NARROW}562", "it": "23.562"}
    assert {tag: number(23562, tag) for tag in grouped} == grouped
    assert number(1234, "es") == "1234"
    assert number(62, "fr") == "62"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_printed_texts_have_no_break_spaces_beside_numbers(tag: str) -> None:
    for game in GAMES.values():
        say = game.words(tag)
        whole = [key for key, entry in say.entries.items() if isinstance(entry, str)]
        assert all(say.say(key) == tied(say.say(key)) for key in whole)
        sheets = say.count("plan.sheets", 12, paper="A4")
        assert f"12{NO_BREAK}" in sheets
        assert NO_BREAK not in untied(sheets)


def test_a_short_last_word_does_not_stand_alone() -> None:
    long = "Wer dran ist, schaut zu, und alle anderen bauen inzwischen ruhig fort."
    assert bound(long).endswith(f"ruhig{NO_BREAK}fort.")
    assert bound(f"{long} Straßenplättchen.").endswith(" Straßenplättchen.")
    assert bound("Die anderen bauen fort.") == "Die anderen bauen fort."


def test_soft_hyphens_come_only_after_an_apostrophe() -> None:
    assert soft_hyphens("l’ordinateur ordinateur", "fr") == f"l’ordi{SOFT_HYPHEN}na{SOFT_HYPHEN}teur ordinateur"
    assert soft_hyphens("rien du tout", "fr") == "rien du tout"


def test_a_missing_text_names_the_file_to_complete() -> None:
    with pytest.raises(MissingWords, match=r"templates/turbo_taxi/rules/en\.toml"):
        Words("en", {}, "turbo_taxi/rules").say("cover.name")
