"""Tiles are laid by touch, by dragging, by keyboard, by typing, and with a screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.games.turbo_taxi.play.visitor import CITY, CODE, FOUND, PHONE, TYPED, solved, visiting
from ttprint.games.turbo_taxi.puzzle.tiles import Tile

pytestmark = pytest.mark.slow


def kind_of(name: str) -> str:
    return Tile.parse(name).kind.value


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


def test_three_taps_lead_from_the_first_view_to_the_first_card(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **PHONE) as visitor:
        visitor.open()
        visitor.page.locator("#learn-offer a").tap()
        visitor.kind("curve", "learn").tap()
        for _ in range(2):
            visitor.square(1, "learn").tap()
        visitor.part("verdict", "learn").get_by_role("link").tap()
        expect(visitor.page.locator("#play-number")).to_have_text("Card 1", use_inner_text=True)


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


def test_a_finger_drags_a_tile_to_a_square(browser: Browser, page_url: str) -> None:
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
        assert visitor.page.evaluate("document.activeElement.dataset.square") == "0"
        assert "1 to 6 lay a tile" in visitor.part("keys").inner_text()
        shown = visitor.part("keys").bounding_box()
        assert shown
        assert shown["height"] > 10  # they are told where they work
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


def test_a_square_is_described_for_screen_readers(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type("c1 NES")
        label = visitor.square(2).get_attribute("aria-label")
        assert label == "top right, tee, roads north, east, south, yellow taxi to the north, at hour 1"
        assert visitor.page.locator("#at-play [role='gridcell'][tabindex='0']").count() == 1
        described = visitor.page.locator("#play-setup").text_content()
        assert described is not None
        assert "Yellow taxi at hour 1, its house at hour 7. Red taxi at hour 3, its house at hour 10." in described


def test_the_wheel_turns_what_is_in_hand_notch_by_notch(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        page, tee = visitor.page, visitor.kind("tee")
        tee.hover()
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(200)
        assert tee.get_attribute("aria-pressed") == "false"  # over a tile that is not in hand, the page scrolls
        assert page.evaluate("scrollY") > 0
        tee.click()
        before = tee.get_attribute("aria-label")
        for _ in range(7):  # a touchpad
            page.mouse.wheel(0, 8)
        expect(tee).not_to_have_attribute("aria-label", str(before))
        visitor.square(0).click()
        assert visitor.tiles()[0] == "ESW"  # turned once, not seven times
        page.wait_for_timeout(200)
        page.mouse.wheel(0, -120)
        expect(visitor.square(0)).to_have_attribute("aria-label", re.compile("roads north, east, south"))


def test_the_centre_cannot_be_changed(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        visitor.type("a1 SW")
        visitor.square(0).drag_to(visitor.square(4))
        assert visitor.page.locator("#announcer").inner_text() == "The centre tile stays as it is."
        assert not visitor.page.locator("#at-play .fixed.in-hand").count()
        visitor.page.keyboard.press("Escape")
        visitor.square(4).focus()
        for key in ("r", "Delete", "2", "Enter"):
            visitor.page.evaluate("document.getElementById('announcer').textContent = ''")
            visitor.page.keyboard.press(key)
            assert visitor.page.locator("#announcer").inner_text() == "The centre tile stays as it is.", key
        assert not visitor.page.locator("#at-play .in-hand").count()
        assert visitor.tiles() == ["SW", "-", "-", "-", "NES", "-", "-", "-", "-"]


def test_a_tip_is_shown_until_the_first_tile_is_laid(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url, **PHONE) as visitor:
        visitor.open(f"#{CODE}")
        tip = visitor.part("tip")
        assert "Tap a tile and then a square" in tip.inner_text()
        expect(tip).to_be_in_viewport(ratio=1)
        visitor.kind("tee").tap()
        visitor.square(0).tap()
        assert tip.is_hidden()
