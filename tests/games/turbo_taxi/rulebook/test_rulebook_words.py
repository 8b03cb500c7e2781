"""The words of the booklets: the same keys, the same facts, no number typed by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from string import Formatter

import pytest

from tests.words.booklets import everything
from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.census import census
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK, rule_booklet
from ttprint.games.turbo_taxi.rulebook.facts import PUBLISHED, facts
from ttprint.resources import folder
from ttprint.words.catalog import Words, words

BOOK = "turbo_taxi/rules"
LANGUAGES = RULEBOOK.languages
ENGLISH = words("en", BOOK)
# the terms that cards, board and sheets use
TERMS = {
    "de": (
        "Straßenplättchen Gerade Kurve T-Stück Kreuzung Doppelkurve Sackgasse Medaille "
        "Figur Auftraggeber Randfeld Stadtpl Runde Halt"
    ),
    "en": ("road·tile straight curve tee crossing double·curve dead·end medal marker client rim·place city round Stop"),
    "es": (
        "loseta·calle recta curva cruce·en·T cruce doble·curva callejón·sin·salida medalla "
        "ficha cliente casilla·borde plano ronda Alto"
    ),
    "fr": (
        "carton·rue ligne·droite virage morceau·en·T croisement virage·double impasse médaille "
        "pion client case·pourtour plan·ville partie Terminé"
    ),
    "it": (
        "tesser·stradal rettilineo curva segmento·a·T incrocio doppia·curva vicolo·cieco medagli "
        "pedin committente casell·margine piantina manche Alt"
    ),
    "nl": (
        "straatkaartje recht·stuk bocht T-stuk kruispunt dubbele·bocht doodlopende·straat medaille "
        "pion opdrachtgever randveld plattegrond ronde Stop"
    ),
}
NUMBER_WORDS = {
    "de": "drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "en": "three four five six seven eight nine ten eleven twelve",
    "es": "tres cuatro cinco seis siete ocho nueve diez once doce",
    "fr": "trois quatre cinq six sept huit neuf dix onze douze",
    "it": "tre quattro cinque sei sette otto nove dieci undici dodici",
    "nl": "drie vier vijf zes zeven acht negen tien elf twaalf",
}
ALLOWED_NUMBER_WORDS = {"it": {"sei"}}  # also “you are”


def texts(book: Words) -> Iterator[tuple[str, str]]:
    for key, entry in book.entries.items():
        for text in (entry,) if isinstance(entry, str) else entry:
            yield key, text


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_there_are_booklets_and_english_is_the_model() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)
    assert set(LANGUAGES) <= set(TERMS)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_has_the_same_keys(tag: str) -> None:
    book = words(tag, BOOK)
    assert list(book.entries) == list(ENGLISH.entries)
    assert book.say("language.tag") == tag == Path(folder("templates") / BOOK / f"{tag}.toml").stem
    for key, entry in ENGLISH.entries.items():
        found = book.entries[key]
        assert isinstance(found, str) == isinstance(entry, str), key
        assert isinstance(entry, str) or len([*found]) == len([*entry]), key


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_has_the_same_bold_facts_in_the_same_places(tag: str) -> None:
    for (key, text), (_, model) in zip(texts(words(tag, BOOK)), texts(ENGLISH), strict=True):
        assert placeholders(text) == placeholders(model), f"{tag}: {key}"
        assert text.count("*") == model.count("*"), f"{tag}: {key}"
        assert text.count("*") % 2 == 0, f"{tag}: {key}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_number_is_typed_by_hand(tag: str) -> None:
    counted = set(NUMBER_WORDS[tag].split()) - ALLOWED_NUMBER_WORDS.get(tag, set())
    for key, text in texts(words(tag, BOOK)):
        assert not re.search(r"\d", re.sub(r"{\w+}", "", text)), f"{tag}: {key}: {text}"
        assert not counted & set(re.findall(r"\w+", text.casefold())), f"{tag}: {key}: {text}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_number_that_is_printed_is_one_of_the_game(tag: str) -> None:
    known = {re.sub(r"\D", "", str(fact)) for fact in facts().values() if str(fact).isdecimal()}
    for text in everything(rule_booklet(tag)):
        assert "{" not in text
        plain = text.replace(str(facts()["code"]), "")
        for number in re.findall(r"\d+(?:[.,\u202f\u00a0]\d{3})*", plain):
            assert re.sub(r"\D", "", number) in known, f"{tag}: {number} in {text}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_terms_are_those_of_the_game(tag: str) -> None:
    whole = " ".join(everything(rule_booklet(tag))).casefold().replace("\u00a0", " ")
    for term in TERMS[tag].casefold().split():
        pattern = r"\w*\b.{0,12}?\b".join(re.escape(part) for part in term.split("·"))
        assert re.search(pattern, whole), f"{tag}: {term}"


@pytest.mark.slow
def test_the_facts_are_those_of_the_model(atlases: dict[Crossing, tuple[Entry, ...]]) -> None:
    known = facts()
    counted = census(atlases[Crossing.CROSSROADS], Crossing.CROSSROADS, Places.CORNER)
    assert known["setups"] == counted.total.setups == 23_562
    assert known["odds"] == round(1 / counted.no_solution)
    assert counted.no_solution < Fraction(1, 50)
    expected = {"tiles": 60, "sets": 5, "player_sets": 4, "set_tiles": 12, "kinds": 6, "rounds": 12, "squares": 9}
    expected |= {"around": 8, "unused": 3, "places": 12, "greens": 8, "greys": 4, "markers": 4, "mistakes": 3}
    expected |= {"copies_sets": 10, "copies_players": 9, "cards": 9, "level_cards": 3}
    assert {name: known[name] for name in expected} == expected
    assert PUBLISHED.items() <= known.items()


def test_every_fact_is_used() -> None:
    used = {name for _, text in texts(ENGLISH) for name in placeholders(text)}
    assert used == set(facts())
