"""A visit to the page: languages, codes, cards one after the other, what is stored, shared and printed, no network."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from tests.games.turbo_taxi.play.visitor import CODE, TYPED, Visitor, solved, visiting

pytestmark = pytest.mark.slow
LAST_EASY = """(({ cardAt, countOf }) => cardAt("easy", countOf("easy") - 1).code)(modules["page/cards.js"])"""


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
        assert label == "en haut à gauche, ligne droite, rues côtés nord, sud, maison rouge côté ouest, à l’heure 10"
        visitor.come_back()
        assert visitor.page.locator("html").get_attribute("lang") == "fr"


def test_typing_errors_in_codes(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open()
        visitor.page.fill("#code", " 3d-3e ")
        visitor.page.press("#code", "Enter")
        expect(visitor.page.locator("#play-code")).to_have_text(CODE, use_inner_text=True)
        visitor.open("#7KQ3")  # a wrong last character
        note = visitor.page.locator("#code-note")
        assert "7KQ3 is not a code." in note.inner_text()
        note.get_by_text("7KQ2").click()
        expect(visitor.page.locator("#play-code")).to_have_text("7KQ2", use_inner_text=True)
        visitor.open()
        visitor.page.fill("#code", "1-7 3-10 NES")
        visitor.page.press("#code", "Enter")
        expect(visitor.page.locator("#play-code")).to_have_text(CODE, use_inner_text=True)


def test_next_and_previous_and_an_extra_rule(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open()
        visitor.page.click(".level-card.expert")
        code = visitor.page.locator("#play-code")
        expect(code).to_have_text(re.compile(r"\w{4}-\w+"), use_inner_text=True)
        first = code.inner_text()
        visitor.page.click("#next")
        expect(code).not_to_have_text(first, use_inner_text=True)
        visitor.page.click("#previous")
        expect(code).to_have_text(first, use_inner_text=True)
        assert visitor.page.locator("#play-rule").is_visible()
        visitor.open("#002H-AW")
        assert "must not meet" in visitor.page.locator("#play-rule").inner_text()
        visitor.open("#002H-AX")  # a wrong check character
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


def test_without_storage_the_page_works_until_it_is_closed(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
        visitor.open(f"#{CODE}")
        assert visitor.page.locator("#kept-nothing").is_visible()
        visitor.type(TYPED)
        solved(visitor)


def test_a_card_is_shared_and_printed_on_a_whole_page(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.page.add_init_script("window.print = () => { window.printed = true; };")
        visitor.open("#002H-AW")
        visitor.page.click("#open-share")
        assert visitor.page.input_value("#share-address") == "002H-AW"  # the address of a file opens it nowhere else
        visitor.page.click("#share-print")
        assert visitor.page.evaluate("window.printed")
        visitor.page.emulate_media(media="print")
        assert visitor.page.locator("#print").is_visible()
        assert "002H" in visitor.page.locator("#print").inner_text()
        assert visitor.page.locator("main").is_hidden()
        for paper in ("A4", "Letter"):
            printed = PdfReader(BytesIO(visitor.page.pdf(format=paper, prefer_css_page_size=False)))
            assert len(printed.pages) == 1
        visitor.page.set_viewport_size({"width": 718, "height": 1047})  # A4 within margins of 10 mm, at 96 dpi
        table = visitor.page.locator("#print-table").bounding_box()
        assert table
        assert table["width"] > 0.95 * 718


def test_the_browsers_own_menu_prints_the_card(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        for address, card in (("#3D3E", True), ("#3D3E/check", True), ("#3D3E/race", True), ("", False)):
            visitor.open(address)
            visitor.page.evaluate("dispatchEvent(new Event('beforeprint'))")
            visitor.page.emulate_media(media="print")
            assert visitor.page.locator("#print").is_visible() == card, address
            assert visitor.page.locator("main").is_visible() != card, address
            assert not card or CODE in visitor.page.locator("#print").inner_text()
            visitor.page.emulate_media(media="screen")


def test_two_windows_keep_what_the_other_has_stored(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        other = Visitor(visitor.page.context.new_page(), page_url)
        other.open("#7KQ2")
        solved_one = other.page.evaluate("modules['puzzle/solver.js'].solutions('7KQ2')[0]")
        visitor.type(TYPED)
        solved(visitor)
        other.type(solved_one)
        other.part("check").click()
        assert "You have found 1 of" in other.verdict()
        for address in (f"#{CODE}", "#7KQ2"):
            visitor.open(address)
            assert "You have found 1 of" in visitor.page.locator("#play-count").inner_text()


def test_two_windows_on_one_card_show_the_same_city(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        other = Visitor(visitor.page.context.new_page(), page_url)
        other.open(f"#{CODE}")
        visitor.type("a1 SW b1 ES")
        expect(other.page.locator("#at-play .square.laid")).to_have_count(3)
        other.type("c3 N")
        expect(visitor.page.locator("#at-play .square.laid")).to_have_count(4)
        visitor.open("#7KQ2")
        visitor.type("a1 NS")
        visitor.open(f"#{CODE}")
        assert visitor.page.locator("#at-play .square.laid").count() == 4


def test_storage_written_by_another_program_does_no_harm(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open()
        for kept in ("", "nonsense", "5", "null", "[1]", '{"judging": null}', '{"places": {"easy": -1}}'):
            visitor.page.evaluate("(kept) => localStorage.setItem('turbo-taxi', kept)", kept)
            visitor.open(f"#{CODE}")
            assert visitor.page.locator("#at-play .square.laid").count() == 1, kept
            visitor.type(TYPED)
            solved(visitor)


def test_the_last_card_offers_no_next(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open()
        last = visitor.page.evaluate(LAST_EASY)
        visitor.open(f"#{last}")
        visitor.type(visitor.page.evaluate(f"modules['puzzle/solver.js'].solutions('{last}')[0]"))
        visitor.part("check").click()
        assert "Correct!" in visitor.verdict()
        assert visitor.page.locator("#next").is_disabled()
        assert not visitor.part("verdict").get_by_role("button", name="Next card").count()


def test_where_scripts_are_off_the_page_explains_it_in_all_languages(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, java_script_enabled=False) as visitor:
        visitor.page.goto(page_url)
        assert visitor.page.locator("noscript p").count() == 6
        assert not [one for one in visitor.page.locator("button, select, nav a").all() if one.is_visible()]
