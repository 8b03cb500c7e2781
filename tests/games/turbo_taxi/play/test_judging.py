"""A city is judged: faults in words and at their places, cities found so far, hints, what cards of a pack ask."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.games.turbo_taxi.play.visitor import CODE, FOUND, TYPED, visiting
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.fault_words import fault_text
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.play.page import PageOrder, page
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "city",
    [
        "SW ES NSW / NS NES NESW / NES NW W",
        "NS ES NSW / NS NES NESW / NES EW N",
        "EW EW EW / EW NES NE / NE NE NE+SW",
    ],
)
def test_a_wrong_city_shows_its_faults_in_the_words_of_check(browser: Browser, page_url: str, city: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}/check")  # a copy of a paper city may hold more tiles than a set
        visitor.type(city, "check")
        visitor.part("check", "check").click()
        expected = [
            fault_text(fault, GAME.words("en")) for fault in faults(Setup.parse("1-7 3-10 NES"), City.parse(city))
        ]
        assert visitor.faults("check") == expected
        assert visitor.page.locator("#at-check .over .fault").count() >= len(expected)


def test_a_city_is_judged_when_asked_or_after_every_tile_or_at_the_ninth(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type("a1 NS")
        assert visitor.verdict() == ""
        visitor.part("check").click()
        assert "hour 11: a road leaves the city, but no marker stands there" in visitor.faults()
        for mode in ("live", "ninth"):
            visitor.page.click("#open-settings")
            visitor.page.check(f"#settings input[value='{mode}']")
            visitor.page.keyboard.press("Escape")
            visitor.type("a1 NE")
            assert bool(visitor.faults()) == (mode == "live")
        visitor.type(TYPED)
        assert FOUND in visitor.verdict()


def test_hints_and_answers_after_a_second_question(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.page.click("#open-hints")
        for count in (1, 2, 3):
            visitor.page.click("#hint-next")
            assert visitor.page.locator("#hints li").count() == count
        hints = visitor.page.locator("#hints").inner_text()
        assert "One more tile: top: curve, roads south, west." in hints
        assert "the yellow taxi can drive top right, right, bottom right, bottom, bottom left." in hints
        assert visitor.page.locator("#at-play .over .hint .way").count() == 2
        assert visitor.page.locator("#at-play .hinted:not(.laid) .tile").count() == 2  # where they go, as on paper
        visitor.type("b1 NE")
        assert visitor.page.locator("#at-play .hinted.laid").count() == 1  # another tile lies there
        visitor.type("b1 SW")
        assert visitor.page.locator("#at-play .hinted").count() == 1
        visitor.page.click("#hint-way")
        assert visitor.page.locator("#hint-note").inner_text().startswith("Yes.")
        visitor.page.click("#open-answers")
        assert visitor.page.locator("#answers").is_hidden()
        visitor.page.click("#sure-yes")
        assert "Correct city 1 of 14" in visitor.page.locator("#answers").inner_text()
        visitor.page.click("#answer-before")
        assert "Correct city 14 of 14" in visitor.page.locator("#answers").inner_text()


def test_other_cities_can_be_found_and_the_browser_stores_them(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type(TYPED)
        visitor.part("check").click()
        visitor.page.get_by_role("button", name="Find another one").click()
        other = visitor.page.evaluate(f"modules['puzzle/solver.js'].solutions('{CODE}')[0]")
        visitor.type(other)
        visitor.part("check").click()
        assert "You have found 2 of 14" in visitor.verdict()
        visitor.come_back()
        assert visitor.tiles() == other.replace("/ ", "").split()
        assert "You have found 2 of 14" in visitor.page.locator("#play-count").inner_text()
        visitor.part("check").click()
        assert "You have found this one before." in visitor.verdict()


def pack_url(folder: Path, *wanted: CardKind) -> tuple[str, tuple[Challenge, ...]]:
    """A page for a pack with a card of each of these kinds."""
    cards = tuple(choose(1, Level.EASY, 9, PackOptions(kind=kind))[0] for kind in wanted)
    file = folder / "pack.html"
    file.write_bytes(page(PageOrder(cards)))
    return file.as_uri(), cards


def test_a_pack_asks_for_what_its_cards_ask(browser: Browser, tmp_path: Path) -> None:
    url, cards = pack_url(tmp_path, CardKind.COUNT, CardKind.ONLY, CardKind.MISTAKES)
    with visiting(browser, url) as visitor:
        visitor.open()
        assert visitor.page.locator("#levels .code").all_text_contents() == [one.code for one in cards]
        count, only, mistakes = cards
        visitor.go(f"#{count.code}")
        assert "How many" in visitor.page.locator("#play-rule").inner_text()
        for place, city in enumerate(count.cities):
            visitor.type(str(city))
            visitor.part("check").click()
            assert f" of {count.solutions}" not in visitor.verdict()  # the player is to count them
            visitor.page.get_by_role("button", name="These are all").click()
            assert ("No, there are more." in visitor.verdict()) == (place < count.solutions - 1)
        assert f"these are all {count.solutions}" in visitor.verdict()
        visitor.go(f"#{only.code}")
        assert visitor.page.locator("#play-rule").is_visible()
        visitor.go(f"#{mistakes.code}")
        assert "mistake" in visitor.page.locator("#play-rule").inner_text()
        assert visitor.page.locator("#at-play .square.laid").count() == 9
        visitor.part("check").click()
        assert len(visitor.faults()) == len(faults(mistakes.setup, mistakes.wrong or mistakes.cities[0]))
        visitor.type(str(mistakes.cities[0]))
        visitor.part("check").click()
        assert "Correct!" in visitor.verdict()
        visitor.part("clear").click()  # back to the city with the mistakes
        assert visitor.tiles() == str(mistakes.wrong).replace("/ ", "").split()
