"""Every error of the game is a sentence in each language."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from tests.games.turbo_taxi.orders import A4, LOOK, ORDER
from ttprint.draw.inks import Theme
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.backs.liveries import liveries
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import TooManyVersions
from ttprint.games.turbo_taxi.challenges.choosing import (
    TooFewVersions,
    TooManyCards,
    choose,
)
from ttprint.games.turbo_taxi.challenges.lookup import look_up
from ttprint.games.turbo_taxi.challenges.manifest import manifest, read_manifest
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level, Unsolvable
from ttprint.games.turbo_taxi.lesson.school import class_of, lesson_number, parse_levels
from ttprint.games.turbo_taxi.lesson.worksheet import parse_grids, print_worksheets
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.products.options import parse_link
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import decode
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule, unused
from ttprint.games.turbo_taxi.puzzle.rule_errors import NoSuchCity, NotTheOnly
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Tile
from ttprint.games.turbo_taxi.tournament.event import Event, System, checked_numbers
from ttprint.geometry import Box
from ttprint.lookup import Question
from ttprint.option import LocalFile, Values
from ttprint.order.context import Context
from ttprint.words.catalog import languages, words

SETUP = Setup.parse("1-7 3-10 NES")
SWISS = Event(5, 3, System.SWISS)
STYLE = CardStyle(ORDER.words, Theme.CITY, 1.0)
NARROW = replace(A4, width=60.0, height=60.0)


def raise_error(error: TtprintError) -> None:
    raise error


def make(name: str, **given: object) -> None:
    product = GAME.product(name)
    product.make(Values(product.options, given), Context())


def read_wrong_manifest() -> None:
    content = json.loads(manifest(choose(1, Level.HARD, 3), 3, {}))
    content["cards"][0].update(code="7KQ2", solutions=99)
    read_manifest(json.dumps(content), "pack.json")


# by the beginning of the English sentence: what raises the error
ERRORS: dict[str, Callable[[], object]] = {
    "'XX' is not a tile name: choose from NS EW NE": lambda: Tile.parse("XX"),
    "'NEX' is not a tile name: did you mean NE? Choose from NS EW NE": lambda: Tile.parse("NEX"),
    "A tile of 20.5 mm cannot be drawn well: give 30 to 90 mm.": lambda: Look(20.5),
    "A city has nine tiles, three in each of three rows; this one has 1.": lambda: City.parse("N"),
    "Each of a city’s three rows has three tiles, but 'N N N N / N N / N N N' is divided differently.": (
        lambda: City.parse("N N N N / N N / N N N")
    ),
    "There is no city 999: give 1 to ": lambda: look_up(Question("7KQ2", "en", answer=999)),
    "'1-7 3-10' is not a setup: it needs two pairs and a centre, such as 1-7 3-10 NES.": lambda: Setup.parse(
        "1-7 3-10"
    ),
    "There is no hour 13: the rim places are the hours 1 to 12.": lambda: Setup.parse("1-7 3-13 N"),
    "A setup has four markers in two pairs, such as 1-7 3-10; this one has 2.": lambda: Setup.parse("1-7 N"),
    "Hour 7 is taken twice: the four markers stand on four different hours.": lambda: Setup.parse("1-7 3-7 N"),
    "'7KQ' is not a code: a code has four characters, such as 7KQ2.": lambda: decode(" 7KQ"),
    "UUUU is not a code: no code has U.": lambda: decode("UUUU"),
    "7KQU is not a code: no code has U. Did you mean 7KQ2 (1-11 7-10 N)?": lambda: decode("7KQU"),
    "7KQ3 is not a code: its check character does not match. Did you mean 3KQ7": lambda: decode("7KQ3"),
    "E496-A2 is not a card’s code: its last character does not match": lambda: CardCode.parse("E496-A2"),
    "'zzzqq' is not an extra rule: 'zzzqq' is not a kind of tile: choose from": lambda: CardCode.parse("E496-zzzqq"),
    "'apert' is not an extra rule: did you mean apart?": lambda: CardCode.parse("E496-apert"),
    "'curv' is not a kind of tile: did you mean curve?": lambda: CardCode.parse("E496-tee-tee-curv"),
    "7KQ2-FA is a card for the flyover: leave out --crossing crossroads.": (
        lambda: make("solve", setup=("7KQ2-flyover",), crossing=Crossing.CROSSROADS)
    ),
    "Codes print exactly those cards: leave out --any-places, or leave out the codes.": (
        lambda: make("challenges", codes=("7KQ2",), any_places=True)
    ),
    "The extra rule apart names no tiles: only the rule about": lambda: ExtraRule(Extra.APART, (Kind.TEE,)),
    "3 tiles of the set stay unused, but 2 are named here.": lambda: unused("tee tee"),
    "3 tiles of the set stay unused, but 1 is named here.": lambda: unused("tee"),
    "The set has only 1 of the kind dead end, but 2 are named as unused.": lambda: unused("dead end, dead end, tee"),
    "3D3E (1-7 3-10 NES) has no city that keeps this extra rule": lambda: raise_error(NoSuchCity(SETUP)),
    "3D3E (1-7 3-10 NES) has 14 correct cities, so no card can say": lambda: raise_error(NotTheOnly(SETUP, 14)),
    "3D3E (1-7 3-10 NES) has no correct city with the crossing read as a crossroads": (
        lambda: raise_error(Unsolvable(SETUP, Crossing.CROSSROADS))
    ),
    "3D3E (1-7 3-10 NES) has no correct city with the crossing read as a flyover": (
        lambda: raise_error(Unsolvable(SETUP, Crossing.FLYOVER))
    ),
    "A pack has at least one card, not 0.": lambda: choose(0, Level.EASY, 1),
    "A seed is a whole number from 0 to 1,000,000,000, not -1.": lambda: choose(1, Level.EASY, -1),
    "A card can have 1 to 8 versions, not 9.": lambda: choose(1, Level.EASY, 1, versions=9),
    "3D3E (1-7 3-10 NES) does not have 4 different versions: ask for 2 at most.": (
        lambda: raise_error(TooManyVersions(SETUP, 2, 4))
    ),
    "Not all of these 1,200 cards have 8 different versions: ask for 4.": (
        lambda: raise_error(TooFewVersions(1200, 8, 0, 4))
    ),
    "Not all of these 1,200 cards have 8 different versions: ask for 4, or for 1,100 cards at most.": (
        lambda: raise_error(TooFewVersions(1200, 8, 1100, 4))
    ),
    "There are no challenges of this kind, but 5 were asked for": lambda: raise_error(TooManyCards(5, 0, Level.MIXED)),
    "pack.json is not the list of a pack’s cards: give the JSON file": lambda: read_manifest("", "pack.json"),
    "pack.json does not match its cards: 7KQ2 does not have 99 correct cities.": read_wrong_manifest,
    "A page of answers needs ": lambda: AnswerSheets(NARROW, (Box(0, 0, 63, 88),), STYLE),
    "A page of hints needs ": lambda: HintSheets(NARROW, STYLE),
    "Hints are printed on sheets: leave out --hints, or leave out --pieces.": (
        lambda: make("challenges", hints=True, pieces=True, png=True)
    ),
    "Cards with mistakes to find have no hints: leave out --hints, or take": (
        lambda: make("challenges", hints=True, count=1, kind=CardKind.MISTAKES)
    ),
    "--pack and --level each say which cards are in the page: leave out one of them.": (
        lambda: make("play", pack=LocalFile("a.json", ""), level=Level.EASY)
    ),
    "Codes and --level each say which cards are in the page: leave out one of them.": (
        lambda: make("play", codes=("7KQ2",), level=Level.EASY)
    ),
    "The cards of a printed pack stay as they are: leave out --versions.": (
        lambda: make("play", pack=LocalFile("a.json", ""), versions=2)
    ),
    "The page has every challenge as it is: leave out --versions, or": lambda: make("play", versions=2),
    "'x' is not the address of a page: it begins with https:// and has no # in it.": lambda: parse_link("x"),
    "'&' is not a set: choose from cab, tuktuk, rickshaw, boat, ": lambda: parse_sets("&"),
    "'cba' is not a set: did you mean cab? Choose from cab, ": lambda: parse_sets("cba"),
    "No set is named: give cab, tuktuk, rickshaw, boat, balloon, cablecar, sledge, tram, medal, all, or": (
        lambda: parse_sets(" ")
    ),
    "0 sets cannot be printed: ask for at least 1.": lambda: liveries(0),
    "513 player sets are too many to tell apart: ask for 512 at most.": lambda: parse_sets("513"),
    "A thickness of 9.5 mm is out of range: give 0.05 to 4 mm a piece.": (
        lambda: print_tuckbox(ORDER, LOOK, Holds.CARDS, 24, 9.5, (63, 88))
    ),
    "A box for 9999 pieces cannot be made: give 1 to 2184 of 0.3 mm.": (
        lambda: print_tuckbox(ORDER, LOOK, Holds.CARDS, 9999, 0.3, (63, 88))
    ),
    "A class has at least one pupil, not 0.": lambda: class_of(0, None, "easy", 1),
    "A class has at least one group, not 0.": lambda: class_of(4, 0, "easy", 1),
    "Lessons are numbered from 1 to ": lambda: lesson_number(0),
    "9 groups are more than the 4 pupils: every group needs at least one.": lambda: class_of(4, 9, "easy", 1),
    "No level is named: give one or more of easy, medium, hard, expert.": lambda: parse_levels(","),
    "'esay' is not a level: did you mean easy? Choose from easy, medium, hard, expert.": lambda: parse_levels("esay"),
    "A worksheet has 4 or 6 grids, not 5.": lambda: parse_grids("5"),
    "1,001 copies cannot be printed: give 1 to 1,000.": lambda: print_worksheets(ORDER, LOOK, 4, 1001),
    "A Swiss tournament is for 2 to 60 players, not 61.": lambda: checked_numbers(61, None, System.SWISS),
    "A knock-out tournament is for 2 to 32 players, not 33.": lambda: checked_numbers(33, None, System.KNOCKOUT),
    "A tournament has 1 to 12 rounds, not 13.": lambda: checked_numbers(8, 13, System.SWISS),
    "A knock-out of 2 players takes 1 round, not 4: leave out --rounds.": lambda: checked_numbers(
        2, 4, System.KNOCKOUT
    ),
    "A knock-out tournament pairs itself: --won is for the Swiss system.": (
        lambda: Event(8, 3, System.KNOCKOUT).results([[1]])
    ),
    "There is --won for 4 rounds, but the tournament has only 3 rounds: leave out the last.": lambda: SWISS.results(
        [[1]] * 4
    ),
    "'x' is not a player’s number: give those who won, such as --won 1,4,5.": (
        lambda: make("tournament", players=5, won=("1 x",))
    ),
    "Player 9 is not in the tournament: give numbers from 1 to 5.": lambda: SWISS.results([[9]]),
    "Players 1 and 2 played each other: only one can have won.": lambda: SWISS.results([[1, 2]]),
} | {
    f"There are only 1,234 different {challenges} of this kind, but 5,678 were asked for: ask for fewer, or": (
        lambda level=level: raise_error(TooManyCards(5678, 1234, level))
    )
    for level, challenges in {
        Level.MIXED: "challenges",
        Level.EASY: "easy challenges",
        Level.MEDIUM: "medium challenges",
        Level.HARD: "hard challenges",
        Level.EXPERT: "expert challenges",
    }.items()
}


@cache
def raised() -> dict[str, TtprintError]:
    """The errors by their English sentences."""
    found = {}
    for sentence, call in ERRORS.items():
        with pytest.raises(TtprintError) as caught:
            call()
        found[sentence] = caught.value
    return found


SHARED = {"error.unknown", "error.unknown_near", "error.box.thickness", "error.box.count"}


def keys(error: TtprintError) -> set[str]:
    """The keys of an error and of the errors among its values."""
    inner = [value for value in error.values.values() if isinstance(value, TtprintError)]
    return {f"error.{error.key}"}.union(*map(keys, inner))


def test_errors_in_english() -> None:
    assert [sentence for sentence, error in raised().items() if not str(error).startswith(sentence)] == []


@pytest.mark.parametrize("tag", sorted(set(languages()) - {"en"}))
def test_errors_in_other_languages(tag: str) -> None:
    for sentence, error in raised().items():
        text = error.text(tag)
        assert text != str(error), sentence
        assert text[-1] in ".?", sentence
        assert not set("{}'") & set(text), sentence


def test_numbers_are_written_as_in_the_language() -> None:
    error = raised()["A seed is a whole number from 0 to 1,000,000,000, not -1."]
    assert "1.000.000.000" in error.text("de")
    assert "0,05" in raised()["A thickness of 9.5 mm is out of range: give 0.05 to 4 mm a piece."].text("fr")


def test_every_error_of_the_language_files_is_raised() -> None:
    known = {key for key in words("en", "turbo_taxi/words").entries if key.startswith("error.")}
    used = set().union(*map(keys, raised().values()))
    assert {key for key in known if not key.startswith("error.noun.")} == used - SHARED
