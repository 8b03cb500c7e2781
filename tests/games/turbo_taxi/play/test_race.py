"""The race on the projector: the teacher starts, stops, shows a city, goes on; by mouse or by the presenter's keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.games.turbo_taxi.play.visitor import CODE, visiting
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.play.page import PageOrder, page

pytestmark = pytest.mark.slow
BEAM = {"viewport": {"width": 1920, "height": 1080}}


def test_the_race(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **BEAM) as visitor:
        visitor.open(f"#{CODE}/race")
        page, race = visitor.page, visitor.page.locator("#at-race")
        assert page.locator("#race-table").is_hidden()  # covered until all start together
        page.keyboard.press("Space")
        assert page.locator("#race-table").is_visible()
        assert page.locator("#race-clock").get_attribute("aria-live") == "off"
        expect(page.locator("#race-clock")).to_have_text("0:01")
        page.keyboard.press("Space")
        assert race.get_attribute("data-state") == "stopped"
        page.locator("#race-go").focus()
        page.keyboard.press("s")  # keys work wherever the presenter clicked last
        assert page.locator("#at-race .way").count() > 0
        page.keyboard.press("h")
        assert page.locator("#race-clock").is_hidden()
        page.select_option("#race-teams", "3")
        page.get_by_role("button", name="One point for Team 2", exact=True).click()
        assert page.locator("#race-points output").all_text_contents() == ["0", "1", "0"]
        page.click("#race-next")
        expect(page.locator("#race-code")).not_to_have_text(CODE)
        assert race.get_attribute("data-state") == "ready"


def test_space_starts_and_stops_after_any_click(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **BEAM) as visitor:
        visitor.open(f"#{CODE}/race")
        page, race = visitor.page, visitor.page.locator("#at-race")
        page.select_option("#race-teams", "2")
        page.get_by_role("button", name="One point for Team 1", exact=True).click()
        page.keyboard.press("Space")
        assert race.get_attribute("data-state") == "running"
        page.keyboard.press("2")  # a point, and the focus stays where it is
        page.keyboard.press("Space")
        assert race.get_attribute("data-state") == "stopped"
        assert page.locator("#race-points output").all_text_contents() == ["1", "1"]
        page.click("#race-next")
        expect(page.locator("#race-code")).not_to_have_text(CODE)
        second = page.locator("#race-code").inner_text()
        page.keyboard.press("Space")
        assert race.get_attribute("data-state") == "running"
        expect(page.locator("#race-code")).to_have_text(second, use_inner_text=True)
        # with the keyboard alone, space presses the button that has the focus, and the focus stays
        button = page.get_by_role("button", name="One point for Team 2", exact=True)
        button.focus()
        page.keyboard.press("Space")
        page.keyboard.press("Space")
        assert page.locator("#race-points output").all_text_contents() == ["1", "3"]
        expect(button).to_be_focused()


def test_no_city_before_the_start_and_the_clock_goes_on(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **BEAM) as visitor:
        visitor.page.clock.install()
        visitor.open(f"#{CODE}/race")
        page, race, clock = visitor.page, visitor.page.locator("#at-race"), visitor.page.locator("#race-clock")
        page.keyboard.press("s")
        assert race.get_attribute("data-state") == "ready"
        page.keyboard.press("Space")
        page.clock.run_for(75_000)
        expect(clock).to_have_text("1:15")
        page.keyboard.press("s")
        assert race.get_attribute("data-state") == "shown"
        page.clock.run_for(60_000)
        expect(clock).to_have_text("1:15")
        page.keyboard.press("Space")  # go on, as the button says
        page.clock.run_for(5_000)
        expect(clock).to_have_text("1:20")


def test_a_clicker_takes_the_next_card_of_a_pack_and_the_first_again(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "pack.html"
    cards = choose(2, Level.EASY, 5)
    for count in (2, 1):
        file.write_bytes(page(PageOrder(cards[:count])))
        with visiting(browser, file.as_uri(), **BEAM) as visitor:
            visitor.open("#race")
            for place in range(3):
                expect(visitor.page.locator("#race-code")).to_have_text(cards[place % count].code)
                visitor.page.keyboard.press("Space")
                assert visitor.page.locator("#at-race").get_attribute("data-state") == "running"
                visitor.page.keyboard.press("PageDown")
                expect(visitor.page.locator("#at-race")).to_have_attribute("data-state", "ready")
