"""Plural forms by CLDR category: the right one for a number, and all of them in every language file."""

from __future__ import annotations

import tomllib

import pytest

from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.words.catalog import MissingWords, Plural, Words, languages, read_entries, words
from ttprint.words.plurals import categories, category
from ttprint.words.typography import NO_BREAK

# a made-up catalogue of a language that ttprint does not have
POLISH = """
[plan]
sheets = { one = "{n} arkusz {paper}", few = "{n} arkusze {paper}", many = "{n} arkuszy {paper}" }
"""
# numbers of each category, as in the samples of CLDR
SAMPLES: dict[str, dict[str, tuple[int, ...]]] = {
    "en": {"one": (1,), "other": (0, 2, 5, 11, 21, 100, 1_000_000)},
    "nl": {"one": (1,), "other": (0, 2, 5, 11, 21, 100)},
    "de": {"one": (1,), "other": (0, 2, 5, 11, 21, 100)},
    "it": {"one": (1,), "other": (0, 2, 5, 11, 21, 100)},
    "es": {"one": (1,), "other": (0, 2, 5, 11, 21, 100)},
    "fr": {"one": (0, 1), "other": (2, 5, 11, 21, 100)},
    "is": {"one": (1, 21, 101), "other": (0, 2, 11, 111)},
    "ja": {"other": (0, 1, 2, 5)},
    "pl": {"one": (1,), "few": (2, 4, 22, 34, 102), "many": (0, 5, 11, 12, 14, 19, 21, 25, 31, 112, 1_000_000)},
    "ru": {"one": (1, 21, 101), "few": (2, 4, 22, 102), "many": (0, 5, 11, 14, 19, 25, 100, 111, 112)},
    "hr": {"one": (1, 21, 101), "few": (2, 4, 22, 102), "other": (0, 5, 11, 14, 19, 25, 100, 111, 112)},
    "cs": {"one": (1,), "few": (2, 3, 4), "other": (0, 5, 22, 104)},
}


@pytest.mark.parametrize("tag", SAMPLES)
def test_numbers_have_the_category_of_cldr(tag: str) -> None:
    assert set(categories(tag)) == SAMPLES[tag].keys()
    for name, numbers in SAMPLES[tag].items():
        assert {category(n, tag) for n in numbers} == {name}


def test_a_language_with_three_forms_is_counted_in_all_of_them() -> None:
    polish = Words("pl", read_entries(tomllib.loads(POLISH), "pl", "shared/words"))
    counted = [polish.count("plan.sheets", n, paper="A4").replace(NO_BREAK, " ") for n in (1, 2, 5, 22)]
    assert counted == ["1 arkusz A4", "2 arkusze A4", "5 arkuszy A4", "22 arkusze A4"]


def test_a_missing_form_is_an_error_that_names_it() -> None:
    short = tomllib.loads(POLISH.replace("few", "other"))
    with pytest.raises(MissingWords, match=r"'pl' lack plan\.sheets\.few: mend templates/shared/words/pl\.toml"):
        read_entries(short, "pl", "shared/words")
    with pytest.raises(MissingWords, match=r"lack plan\.sheets\.many"):
        Words("pl", {"plan.sheets": Plural({"one": "{n}", "few": "{n}"})}).count("plan.sheets", 5)
    with pytest.raises(MissingWords, match=r"lack sheet\.front\.one"):
        words("en").count("sheet.front", 1)


def test_a_language_without_rules_is_an_error_that_says_where_to_add_them() -> None:
    with pytest.raises(TtprintError, match=r"'xx' are not known: add them to ttprint/words/plurals\.py"):
        category(1, "xx")


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_plural_has_exactly_the_forms_of_its_language(game: str, tag: str) -> None:
    entries = GAMES[game].words(tag).entries
    plurals = {key: entry for key, entry in entries.items() if isinstance(entry, Plural)}
    assert plurals.keys() >= {f"plan.{key}" for key in ("sheets", "pieces", "folds", "minutes")}
    for key, plural in plurals.items():
        assert tuple(plural.forms) == categories(tag), key
        assert all(plural), key


def test_nothing_in_french_is_singular() -> None:
    assert words("fr").count("plan.pieces", 0) == f"0{NO_BREAK}pièce"
    assert words("nl").count("plan.folds", 0) == f"0{NO_BREAK}vellen om te vouwen"
