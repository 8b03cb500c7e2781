"""Laws of single cards: what is read back, what is refused, what is shown of a code, which mistakes are made."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from tests.press.press_samples import WORDS
from ttprint.draw.inks import Theme
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardPieces, CardSize, blank_cards, card_name, card_paper
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import SHOW_ALL, Challenge, all_versions, cities_to_show
from ttprint.games.turbo_taxi.challenges.choosing import challenges_of, twins
from ttprint.games.turbo_taxi.challenges.lookup import look_up
from ttprint.games.turbo_taxi.challenges.manifest import classes_in_manifest, manifest, read_manifest
from ttprint.games.turbo_taxi.challenges.mistakes import HOW_MANY, with_mistakes
from ttprint.games.turbo_taxi.challenges.poster import print_poster
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Level, class_code
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import CENTRE
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Margins
from ttprint.lookup import Question
from ttprint.order.order import Format, Order, Output, Style
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.marks import seam_marks
from ttprint.press.paper import parse_paper
from ttprint.press.sheet import front_page

A4 = parse_paper("a4")
ENGLISH = GAME.words("en")
CODES = ("N6WN", "75Z4", "08V3", "18W7-SCXP", "7YQZ-F0")


@cache
def cards() -> tuple[Challenge, ...]:
    return challenges_of(map(CardCode.parse, CODES))


def test_a_manifest_is_read_back_as_the_cards_it_was_written_from() -> None:
    first = cards()[0]
    wrong = with_mistakes(first.setup, first.cities[0], first.crossing, first.level)
    pack = (*cards(), replace(first, number=6, version="B", kind=CardKind.MISTAKES, wrong=wrong))
    text = manifest(pack, 5, {}).decode()
    assert read_manifest(text, "cards.json") == pack
    assert classes_in_manifest(text, "cards.json") == {class_code(one.setup) for one in pack}
    assert json.loads(text)["seed"] == 5
    assert [card["number"] for card in json.loads(text)["cards"]] == [1, 2, 3, 4, 5, 6]


def test_a_manifest_with_a_wrong_count_of_cities_is_refused() -> None:
    for off in (-1, 1):
        wrong = cards()[0].solutions + off
        text = manifest([replace(cards()[0], solutions=wrong)], None, {}).decode()
        with pytest.raises(TtprintError, match=f"match its cards: N6WN does not have {wrong} correct cities"):
            read_manifest(text, "cards.json")


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"cards": []}', '{"cards": [{}]}', '{"cards": [{"code": "N6WN"}]}'])
def test_what_is_no_manifest_is_refused(text: str) -> None:
    with pytest.raises(TtprintError, match=r"cards\.json is not the list of a pack’s cards: give the JSON file"):
        read_manifest(text, "cards.json")


@pytest.mark.parametrize("level", LEVELS)
def test_a_spoilt_city_has_about_the_mistakes_that_its_level_wants_and_the_same_tiles(level: Level) -> None:
    for one in cards()[:2]:
        city = one.cities[0]
        wrong = with_mistakes(one.setup, city, one.crossing, level)
        number = len(faults(one.setup, wrong, one.crossing))
        assert number == HOW_MANY[level] or (HOW_MANY[level] == 1 and number == 2)
        assert wrong.tiles[CENTRE] == one.setup.centre
        assert Counter(tile.kind for tile in wrong.tiles) == Counter(tile.kind for tile in city.tiles)
        assert 1 <= sum(a != b for a, b in zip(wrong.tiles, city.tiles, strict=True)) <= 2


def test_harder_cards_have_fewer_mistakes() -> None:
    counts = [HOW_MANY[level] for level in LEVELS]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1] >= 1


def test_all_cities_are_shown_when_they_are_few_and_else_one() -> None:
    for one in cards():
        every = set(solutions(one.setup, one.crossing, one.rule))
        for most in (SHOW_ALL, 8, len(every), len(every) - 1):
            count, shown = cities_to_show(one.setup, one.crossing, one.rule, most)
            assert count == len(every)
            assert len(shown) == (count if count <= most else 1)
            assert set(shown) <= every


def test_cities_that_are_right_under_both_readings_come_first() -> None:
    for one in cards():
        both = [set(solutions(one.setup, crossing, one.rule)) for crossing in Crossing]
        _, shown = cities_to_show(one.setup, one.crossing, one.rule, 50)
        agreed = [city in both[0] & both[1] for city in shown]
        assert agreed == sorted(agreed, reverse=True)
        if any(agreed):
            assert cities_to_show(one.setup, one.crossing, one.rule, 0)[1][0] in both[0] & both[1]


def test_twins_are_told_with_the_earlier_one() -> None:
    first = CardCode.parse("N6WN")
    turned = [CardCode(image, Crossing.CROSSROADS, None) for image in first.setup.images() if image != first.setup]
    other = CardCode.parse("75Z4")
    assert twins([first, other]) == ()
    assert twins([first, other, turned[0], turned[1]]) == ((first, turned[0]), (first, turned[1]))
    assert twins([other, other]) == ((other, other),)


def test_a_card_cannot_say_that_there_is_one_city_when_there_are_more() -> None:
    with pytest.raises(TtprintError, match=f"has {cards()[0].solutions} correct cities, so no card"):
        challenges_of([CardCode(cards()[0].setup, Crossing.CROSSROADS, SINGLE)])


def test_versions_are_lettered_and_no_more_than_there_are() -> None:
    one = cards()[0]
    assert [version.version for version in all_versions(one, 8)] == list("ABCDEFGH")
    assert all_versions(one, 1) == (one,)
    symmetric = challenges_of([CardCode(Setup.parse("1-7 4-10 NESW"), Crossing.CROSSROADS, None)])[0]
    there_are = len({symmetric.setup, *symmetric.setup.images()})
    assert there_are < 8
    with pytest.raises(TtprintError, match=f"does not have 8 different versions: ask for {there_are} at most"):
        all_versions(symmetric, 8)
    assert len({version.setup for version in all_versions(symmetric, there_are)}) == there_are
    with pytest.raises(
        TtprintError, match=f"does not have {there_are + 1} different versions: ask for {there_are} at most"
    ):
        all_versions(symmetric, there_are + 1)


def test_cards_are_numbered_in_the_order_of_their_codes() -> None:
    assert [one.number for one in cards()] == [1, 2, 3, 4, 5]
    assert [one.code for one in cards()] == list(CODES)
    assert [one.rule is not None for one in cards()] == [False, False, False, True, False]
    assert card_name(cards()[1], versions=False) == "card-2-75Z4"
    assert card_name(replace(cards()[1], version="C"), versions=True) == "card-2-c-75Z4"


def test_frames_may_lie_in_the_margin_unless_it_is_measured() -> None:
    size = CardSize.POKER
    assert 0 < size.border < 10
    assert card_paper(A4, size).margins == Margins.all(10 - size.border)
    narrow = replace(A4, margins=Margins(1, 20, 2, 30))
    assert card_paper(narrow, size).margins == Margins(0, 20 - size.border, 0, 30 - size.border)
    measured = replace(A4, edge=A4.margins)
    assert card_paper(measured, size) == measured


def test_four_cards_of_a6_fill_a_sheet_with_marks_on_their_seams() -> None:
    layout = Layout(card_paper(A4, CardSize.A6), Duplex.NONE, bleed=0)
    style = CardStyle(ENGLISH, Theme.INK, 1.0).sized(*CardSize.A6.trim)
    drawn = CardPieces(cards()[:4], style, CardSize.A6, answers=False)
    for pieces in ([blank_cards(CardSize.A6, ENGLISH, 4)], [drawn[place] for place in range(4)]):
        (sheet,) = impose(pieces, layout)
        assert seam_marks(sheet.trims(Face.FRONT), sheet.paper.safe).nodes[0] in front_page(sheet, WORDS).marks


def question(code: str = "N6WN", answer: int = 0, hints: int = 0, check: str = "") -> Question:
    return Question(code, "en", answer, hints, check)


@pytest.mark.slow
def test_a_code_that_is_looked_up_shows_its_card_and_as_many_hints_as_wanted() -> None:
    found = look_up(question("n6wn", hints=2))
    assert found.code == "N6WN"
    assert found.answers == cards()[0].solutions
    assert found.facts == (ENGLISH.say("level.easy"), ENGLISH.count("answer.count", found.answers))
    assert found.shown is None
    assert found.verdict == ()
    assert found.right is None
    assert len(found.hints) == 2
    assert found.setup.title == "N6WN"
    assert found.weight > sum(len(one.drawing) for one in (found.setup, *found.hints))


@pytest.mark.slow
def test_answers_are_counted_from_one() -> None:
    cities = [str(city) for city in solutions(cards()[0].setup, Crossing.CROSSROADS)]
    for number in (1, len(cities)):
        shown = look_up(question(answer=number)).shown
        assert shown is not None
        assert shown.title == cities[number - 1]
    with pytest.raises(TtprintError, match=f"There is no city {len(cities) + 1}: give 1 to {len(cities)}"):
        look_up(question(answer=len(cities) + 1))


@pytest.mark.slow
def test_a_city_is_judged_by_the_card() -> None:
    one = cards()[0]
    right = look_up(question(check=str(one.cities[0])))
    assert right.right is True
    assert len(right.verdict) == 1
    wrong = with_mistakes(one.setup, one.cities[0], one.crossing, Level.EASY)
    judged = look_up(question(check=str(wrong)))
    assert judged.right is False
    assert len(judged.verdict) == 3
    assert look_up(question(check="  ")).right is None


@pytest.mark.parametrize(
    ("formats", "files"),
    [
        ({Format.PDF}, {"poster.pdf"}),
        ({Format.PNG}, {"poster.png"}),
        (set(Format), {f"poster.{f.value}" for f in Format}),
    ],
)
def test_a_poster_is_a_page_of_paper_or_a_picture_for_a_screen(formats: set[Format], files: set[str]) -> None:
    order = Order(A4, Style(ENGLISH, Theme.INK), output=Output(frozenset(formats), dpi=36))
    done = print_poster(order, cards()[0])
    assert set(done.files) == files
    assert (done.plan.sheets, done.plan.pages) == ((0, 0) if formats == {Format.PNG} else (1, 1))


def test_a_style_grows_with_the_card() -> None:
    style = CardStyle(ENGLISH, Theme.INK, 1.0)
    small, large = style.sized(*CardSize.POKER.trim), style.sized(*CardSize.A4.trim)
    assert large.unit > 2 * small.unit
