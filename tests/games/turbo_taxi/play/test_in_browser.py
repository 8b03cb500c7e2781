"""The page in a real browser: everything a person does with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.games.turbo_taxi.play.visitor import CITY, CODE, TYPED, Visitor, visiting
from ttprint.games.turbo_taxi.challenges.challenge import CardKind, Challenge
from ttprint.games.turbo_taxi.challenges.choosing import Wish, choose
from ttprint.games.turbo_taxi.counter.fault_words import told
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.play.page import PageOrder, page
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Tile

pytestmark = pytest.mark.slow
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FOUND = "You have found 1 of 14 correct cities."


def kind_of(name: str) -> str:
    return Tile.parse(name).kind.value


def solved(visitor: Visitor) -> None:
    visitor.part("check").click()
    assert "Correct!" in visitor.verdict()
    assert FOUND in visitor.verdict()
    assert (
        visitor.page.locator("#at-play .over .way").count() == 5
    )  # yellow with its edge; red with its edge and stripes
    assert "Correct!" in visitor.page.locator("#told").inner_text()


def test_solved_by_touch(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **PHONE) as visitor:
        visitor.open(f"#{CODE}")
        for square, name in CITY.items():
            if square == 4:
                continue
            visitor.kind(kind_of(name)).tap()
            visitor.square(square).tap()
            for _ in range(4):
                if visitor.tiles()[square] == name:
                    break
                visitor.square(square).tap()  # a second tap turns it
        assert visitor.tiles() == list(CITY.values())
        solved(visitor)


def test_solved_by_dragging(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, viewport={"width": 1280, "height": 900}) as visitor:
        visitor.open(f"#{CODE}")
        for square, name in CITY.items():
            if square == 4:
                continue
            visitor.kind(kind_of(name)).drag_to(visitor.square(square))
            for _ in range(4):
                if visitor.tiles()[square] == name:
                    break
                visitor.part("turn").click()
        visitor.square(0).drag_to(visitor.square(8))  # they change places, and back again
        assert visitor.tiles()[8] == CITY[0]
        visitor.square(8).drag_to(visitor.square(0))
        solved(visitor)
        visitor.square(2).drag_to(visitor.page.locator("footer"))  # off the table
        assert visitor.tiles()[2] == "-"


def test_a_finger_drags_a_tile_where_it_shall_lie(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **PHONE) as visitor:
        visitor.open(f"#{CODE}")
        session = visitor.page.context.new_cdp_session(visitor.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        boxes = [visitor.kind("curve").bounding_box(), visitor.square(0).bounding_box()]
        (x, y), (u, v) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
        touch("touchStart", (x, y))
        for step in range(1, 6):
            touch("touchMove", (x + (u - x) * step / 5, y + (v - y) * step / 5))
        assert visitor.page.locator(".ghost").is_visible()
        touch("touchEnd")
        assert visitor.tiles()[0] == "NE"
        assert visitor.page.locator(".ghost").count() == 0
        assert visitor.page.evaluate("scrollY") == 0  # the page stayed where it was


def test_solved_by_keyboard_alone(browser: Browser, page_url: str) -> None:
    kinds = ["straight", "curve", "tee", "crossing", "double curve", "dead end"]
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        press = visitor.page.keyboard.press
        for _ in range(30):
            press("Tab")
            if visitor.page.evaluate("document.activeElement.dataset.square"):
                break
        assert visitor.page.evaluate("document.activeElement.dataset.square") == "4"
        for key in ("ArrowUp", "ArrowLeft"):
            press(key)
        for square, name in CITY.items():
            if square != 4:
                press(str(kinds.index(kind_of(name)) + 1))
                for _ in range(4):
                    if visitor.tiles()[square] == name:
                        break
                    press("r")
            press("ArrowRight")
            if square % 3 == 2:
                for key in ("ArrowDown", "Home"):
                    press(key)
        assert visitor.tiles() == list(CITY.values())
        press("c")
        assert FOUND in visitor.verdict()
        press("Delete")
        assert "-" in visitor.tiles()
        press("Control+z")
        assert visitor.tiles() == list(CITY.values())
        press("Control+Shift+z")
        assert "-" in visitor.tiles()


def test_solved_by_typing(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type("b1 XYZ")
        assert "b1 NES" in visitor.part("typed-note").inner_text()
        visitor.type(TYPED)
        solved(visitor)


def test_a_square_is_told_to_the_ear(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type("c1 NES")
        label = visitor.square(2).get_attribute("aria-label")
        assert label == "top right, tee, roads north, east, south, yellow taxi at hour 1"
        assert visitor.page.locator("#at-play [role='gridcell'][tabindex='0']").count() == 1
        described = visitor.page.locator("#play-setup").text_content()
        assert described is not None
        assert "Yellow taxi at hour 1, its house at hour 7. Red taxi at hour 3, its house at hour 10." in described


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
        expected = [told(fault, GAME.words("en")) for fault in faults(Setup.parse("1-7 3-10 NES"), City.parse(city))]
        assert visitor.faults("check") == expected
        assert visitor.page.locator("#at-check .over .fault").count() >= len(expected)


def test_judged_when_asked_or_live_or_at_the_ninth(browser: Browser, page_url: str) -> None:
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


def test_hints_and_the_answer_behind_a_second_question(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.page.click("#open-hints")
        for count in (1, 2, 3):
            visitor.page.click("#hint-next")
            assert visitor.page.locator("#hints li").count() == count
        told = visitor.page.locator("#hints").inner_text()
        assert "One more tile: top: curve, roads south, west." in told
        assert "the yellow taxi can drive top right, right, bottom right, bottom, bottom left." in told
        assert visitor.page.locator("#at-play .over .hint .way").count() == 2
        assert visitor.page.locator("#at-play .hinted").count() == 2
        visitor.page.click("#hint-way")
        assert visitor.page.locator("#hint-told").inner_text().startswith("Yes.")
        visitor.page.click("#open-answers")
        assert visitor.page.locator("#answers").is_hidden()
        visitor.page.click("#sure-yes")
        assert "Correct city 1 of 14" in visitor.page.locator("#answers").inner_text()
        visitor.page.click("#answer-before")
        assert "Correct city 14 of 14" in visitor.page.locator("#answers").inner_text()


def test_the_other_cities_can_be_hunted_and_a_reload_keeps_them(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type(TYPED)
        visitor.part("check").click()
        visitor.page.get_by_role("button", name="Find another one").click()
        other = visitor.page.evaluate(f"TurboTaxi.solutions('{CODE}')[0]")
        visitor.type(other)
        visitor.part("check").click()
        assert "You have found 2 of 14" in visitor.verdict()
        visitor.page.reload()
        assert visitor.tiles() == other.replace("/ ", "").split()
        assert "You have found 2 of 14" in visitor.page.locator("#play-count").inner_text()
        visitor.part("check").click()
        assert "You had found this one before." in visitor.verdict()


def test_the_race(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, viewport={"width": 1920, "height": 1080}) as visitor:
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


def test_a_change_of_language_changes_everything_at_once(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, locale="nl-BE") as visitor:
        visitor.open(f"#{CODE}")
        assert visitor.page.locator("html").get_attribute("lang") == "nl"
        visitor.type("a1 NS")
        visitor.part("check").click()
        assert "uur 10: geen straat komt bij de pion" in visitor.faults()
        visitor.page.select_option("#language", "fr")
        assert "heure 10\u00a0: aucune rue n’arrive au pion" in visitor.faults()
        label = visitor.square(0).get_attribute("aria-label")
        assert label == "en haut à gauche, ligne droite, rues vers nord, sud, maison rouge à l’heure 10"
        visitor.page.reload()
        assert visitor.page.locator("html").get_attribute("lang") == "fr"


def test_codes_with_slips(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open()
        visitor.page.fill("#code", " 3d-3e ")
        visitor.page.press("#code", "Enter")
        assert visitor.page.locator("#play-code").inner_text() == CODE
        visitor.open("#7KQ3")  # a wrong last character
        note = visitor.page.locator("#code-note")
        assert "7KQ3 is not a code." in note.inner_text()
        note.get_by_text("7KQ2").click()
        assert visitor.page.locator("#play-code").inner_text() == "7KQ2"
        visitor.open()
        visitor.page.fill("#code", "1-7 3-10 NES")
        visitor.page.press("#code", "Enter")
        assert visitor.page.locator("#play-code").inner_text() == CODE


def test_next_and_previous_and_an_extra_rule(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open()
        visitor.page.click(".level-card.expert")
        first = visitor.page.locator("#play-code").inner_text()
        visitor.page.click("#next")
        assert visitor.page.locator("#play-code").inner_text() != first
        visitor.page.click("#previous")
        assert visitor.page.locator("#play-code").inner_text() == first
        assert visitor.page.locator("#play-rule").is_visible()
        visitor.open("#002H-AW")
        assert "must not meet" in visitor.page.locator("#play-rule").inner_text()
        visitor.open("#002H-AX")  # not what the check wants
        assert "last character" in visitor.page.locator("#code-note").inner_text()
        visitor.open("#00B5-AE")  # has right cities, but none with the colours apart
        assert "00B5-AE has no correct city." in visitor.page.locator("#code-note").inner_text()


def test_from_a_server_and_then_offline(browser: Browser, served_url: str) -> None:
    with visiting(browser, served_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.page.context.set_offline(True)
        visitor.type(TYPED)
        solved(visitor)
        visitor.go("#race")
        visitor.go("#check")
        visitor.go("")
        assert {re.sub("#.*", "", one) for one in visitor.requests if one.startswith("http")} == {served_url}


def test_without_a_store_the_page_works_until_it_is_closed(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
        visitor.open(f"#{CODE}")
        visitor.type(TYPED)
        solved(visitor)


def test_a_card_is_shared_and_printed(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.page.add_init_script("window.print = () => { window.printed = true; };")
        visitor.open("#002H-AW")
        visitor.page.click("#open-share")
        assert visitor.page.input_value("#share-address").endswith("#002H-AW")
        visitor.page.click("#share-print")
        assert visitor.page.evaluate("window.printed")
        visitor.page.emulate_media(media="print")
        assert visitor.page.locator("#print").is_visible()
        assert "002H" in visitor.page.locator("#print").inner_text()
        assert visitor.page.locator("main").is_hidden()


def pack_url(folder: Path, *wanted: CardKind) -> tuple[str, tuple[Challenge, ...]]:
    """A page for a pack with a card of each of these kinds."""
    cards = tuple(choose(1, Level.EASY, 9, Wish(kind=kind))[0] for kind in wanted)
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
            assert f" of {count.solutions}" not in visitor.verdict()  # that would give it away
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
