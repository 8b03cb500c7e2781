"""Seven errands of people who have never seen a terminal, by mouse, touch and keyboard, in windows of three widths.

Each counts its clicks: clicks, taps, or keys that press something. `pytest -m "" -s` prints them with the seconds;
with TTPRINT_SHOTS=FOLDER every page on the way is kept as a picture.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tests.cases import few
from ttprint.games import DEFAULT_GAME, GAMES
from ttprint.words.catalog import words

AT = f"/{DEFAULT_GAME.name}"
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::ResourceWarning")]
MOUSE, TOUCH, KEYBOARD = HANDS = ("mouse", "touch", "keyboard")
WAYS = [*product((360, 768, 1280), HANDS)]
MOST_TABS = 150
HEIGHT = 900


def ways(*quick: tuple[int, str]) -> pytest.MarkDecorator:
    """Every width with every kind of input; the quick ones in `make test`."""
    return pytest.mark.parametrize(("width", "hand"), few(WAYS, quick))


class Errand:
    """A visit that counts clicks."""

    def __init__(self, page: Any, tag: str, hand: str, name: str) -> None:
        self.page, self.hand, self.name = page, hand, name
        self.say = words(tag).say
        self.clicks = self.shots = 0

    def reach(self, target: Any) -> None:
        """Press Tab until it has the focus."""
        for _ in range(MOST_TABS):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("cannot be reached with Tab")

    def press(self, target: Any) -> None:
        """Click, tap, or press a key on it."""
        self.clicks += 1
        if self.hand == KEYBOARD:
            self.reach(target)
            self.page.keyboard.press(
                "Enter" if target.evaluate("one => one.matches('a, button, summary')") else "Space"
            )
        else:
            (target.tap if self.hand == TOUCH else target.click)()

    def go(self, target: Any) -> None:
        """Press what leads to another page, and wait for it."""
        with self.page.expect_navigation():
            self.press(target)
        self.look()

    def type(self, label: str, text: str) -> None:
        """Type into the field of a label."""
        field = self.page.get_by_label(label).first
        if self.hand == KEYBOARD:
            self.reach(field)
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type(text)
        else:
            field.fill(text)

    def choose(self, label: str, value: str) -> None:
        """Choose from a list."""
        self.clicks += 1
        field = self.page.get_by_label(label).first
        if self.hand == KEYBOARD:
            self.reach(field)
        field.select_option(value)

    def link(self, name: str) -> Any:
        """The link of a name."""
        return self.page.get_by_role("link", name=name, exact=True)

    def button(self, name: str) -> Any:
        """The button of a name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def ready(self, of: str = "/") -> None:
        """Wait for the result of what is on the screen."""
        self.page.locator(f"#proof:not([aria-busy]) .plan a[href*='{of}']").first.wait_for()
        self.look()

    def look(self) -> None:
        """Keep a picture of the page, if wanted; nothing is wider than the window."""
        assert self.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if folder := os.environ.get("TTPRINT_SHOTS"):
            self.shots += 1
            self.page.wait_for_timeout(400)
            self.page.screenshot(path=Path(folder) / f"{self.name}-{self.shots}.png")

    def in_sight(self, target: Any) -> Any:
        """It lies in the window without scrolling."""
        box = target.bounding_box()
        assert 0 <= box["y"] < HEIGHT
        return target

    def download(self, target: Any, to: Path) -> PdfReader:
        """Press and read the PDF that comes."""
        with self.page.expect_download() as coming:
            self.press(target)
        coming.value.save_as(to / "x.pdf")
        return PdfReader(to / "x.pdf")


@contextmanager
def errand(browser: Any, address: str, locale: str, way: tuple[int, str], name: str) -> Iterator[Errand]:
    width, hand = way
    with browser.new_context(
        base_url=address,
        locale=locale,
        has_touch=hand == TOUCH,
        viewport={"width": width, "height": HEIGHT},
        accept_downloads=True,
    ) as context:
        context.set_default_timeout(120_000)  # a whole box takes its time on a busy machine
        visit, began = Errand(context.new_page(), locale[:2], hand, f"{name}-{width}-{hand}"), time.perf_counter()
        visit.page.goto("/")
        visit.look()
        yield visit
        visit.look()
        print(f"{name}, {width} px, {hand}: {visit.clicks} clicks, {time.perf_counter() - began:.1f} s")


def size(reader: PdfReader) -> tuple[int, int]:
    box = reader.pages[0].mediabox
    return round(box.width), round(box.height)


def text_of(reader: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


@ways((1280, MOUSE))
def test_a_dutch_teacher_gets_one_pdf_and_the_next_lesson(
    browser: Any, address: str, tmp_path: Path, width: int, hand: str
) -> None:
    with errand(browser, address, "nl-NL", (width, hand), "teacher") as visit:
        visit.go(visit.page.locator(".door.lesson a"))
        visit.type(visit.page.locator("label[for=field-pupils]").inner_text().split("\n")[0], "2")
        for name in ("studio.next", "studio.next", "studio.make"):
            visit.go(visit.button(visit.say(name)))
        pdf = visit.download(visit.link(visit.say("studio.one-file")), tmp_path)
        assert len(pdf.pages) > 10
        assert visit.clicks <= 5
        assert size(pdf) == (595, 842)
        visit.go(visit.link(visit.say("studio.next-lesson")))
        visit.page.wait_for_url("**lesson=2**")
        again = visit.download(visit.link(visit.say("studio.one-file")), tmp_path)
        assert text_of(again) != text_of(pdf)
        assert visit.clicks == 7


@ways((360, TOUCH))
def test_a_french_family_prints_the_game_without_two_sided_printing(
    browser: Any, address: str, tmp_path: Path, width: int, hand: str
) -> None:
    with errand(browser, address, "fr-FR", (width, hand), "family") as visit:
        visit.go(visit.page.locator(".door.box a").first)
        visit.ready()
        visit.choose(words("fr").list("studio.option.duplex")[0], "none")
        visit.ready("duplex=none")
        for bad in ("recto verso", "bord long", "bord court"):
            assert bad not in visit.page.locator(".told-by").inner_text().replace("\u2011", "-")
        assert visit.page.locator(".dialog dd").nth(2).inner_text() == visit.say("studio.dialog.off")
        pdf = visit.download(visit.in_sight(visit.link(visit.say("studio.one-file"))), tmp_path)
        assert "/Duplex" not in str(pdf.trailer["/Root"])
        assert visit.clicks <= 3


@ways((768, MOUSE))
def test_an_american_gets_letter_and_inches_without_asking(
    browser: Any, address: str, tmp_path: Path, width: int, hand: str
) -> None:
    with errand(browser, address, "en-US", (width, hand), "american") as visit:
        visit.go(visit.link("Worksheets"))
        visit.ready()
        pdf = visit.download(visit.in_sight(visit.link("Download")), tmp_path)
        assert size(pdf) == (612, 792)
        assert visit.clicks == 2
        visit.page.goto("/calibrate")
        visit.ready()
        assert size(visit.download(visit.link("Download"), tmp_path)) == (612, 792)


@ways()
def test_a_collector_prints_the_stop_cards_again(
    browser: Any, address: str, tmp_path: Path, width: int, hand: str
) -> None:
    with errand(browser, address, "fr-FR", (width, hand), "collector") as visit:
        visit.go(visit.link("Cartes"))
        visit.ready()
        visit.press(visit.page.get_by_role("checkbox", name="STOP", exact=True))
        visit.ready("jam")
        text = text_of(visit.download(visit.in_sight(visit.link(visit.say("studio.download"))), tmp_path))
        named = GAMES["vite-taxi"].words("fr").say
        assert named("card.fine.name") in text
        assert named("card.rain.name") not in text
        assert visit.clicks <= 4


@ways((768, TOUCH))
def test_a_pupil_mistypes_a_code_and_takes_the_right_card(browser: Any, address: str, width: int, hand: str) -> None:
    with errand(browser, address, "de-DE", (width, hand), "pupil") as visit:
        visit.go(visit.link(visit.say("studio.look.title")))
        visit.type(visit.say("studio.look.code"), "3D3F")
        visit.go(visit.button(visit.say("studio.look.go")))
        card = visit.page.locator(".fix", has_text="3D3E")
        assert card.locator("img").evaluate("async one => { await one.decode(); return one.naturalWidth }") > 0
        visit.go(card)
        visit.page.wait_for_url("**code=3D3E**")
        assert visit.page.locator(".found").is_visible()
        assert visit.clicks == 3


@ways()
def test_a_puzzler_looks_a_code_up_and_plays_it(browser: Any, address: str, width: int, hand: str) -> None:
    with errand(browser, address, "es-ES", (width, hand), "puzzler") as visit:
        visit.go(visit.link(visit.say("studio.look.title")))
        visit.type(visit.say("studio.look.code"), "3d3e")
        visit.go(visit.button(visit.say("studio.look.go")))
        for key in ("studio.look.hint", "studio.look.first", "studio.look.next"):
            visit.go(visit.link(visit.say(key)))
        assert re.search(r"2\D+14", visit.page.locator("figcaption", has_text="14").inner_text())
        visit.go(visit.page.locator(".leafing a[href*='/play/open']"))
        visit.page.wait_for_selector("#open-settings", state="attached")
        assert "3D3E" in visit.page.content()
        assert visit.clicks == 6


@ways((768, KEYBOARD))
def test_a_helper_measures_the_printer_and_it_is_corrected_everywhere(
    browser: Any, address: str, tmp_path: Path, width: int, hand: str
) -> None:
    with errand(browser, address, "it-IT", (width, hand), "helper") as visit:
        visit.go(visit.link(visit.say("studio.printer.title")))
        assert visit.download(visit.link(visit.say("studio.printer.test")), tmp_path)
        visit.look()
        visit.type(visit.say("studio.printer.name-x"), "1.5")
        visit.go(visit.button(visit.say("studio.printer.go")))
        visit.page.goto(f"{AT}/markers")
        visit.ready("shift=1.5")
        note = visit.page.locator(".corrected")
        assert "1,5\u00a0mm" in note.inner_text()
        visit.press(note.locator("button"))
        visit.page.locator(".plan a[href*='shift']").first.wait_for(state="detached")
        assert not note.is_visible()
        assert visit.clicks == 4


def test_a_hobbyist_leafs_through_large_sheets_by_keyboard(browser: Any, address: str) -> None:
    with errand(browser, address, "en-GB", (1280, KEYBOARD), "hobbyist") as visit:
        page = visit.page
        page.goto(f"{AT}/deck?sets=cab")
        visit.ready()
        first = page.locator(".leaves img").first
        box = first.bounding_box()
        assert box["y"] + 200 < HEIGHT  # the first sheet is in sight when the page opens
        page.locator(".leaves a").first.focus()
        page.keyboard.press("Enter")
        large = page.locator("dialog.large")
        large.wait_for()
        assert large.locator("img").bounding_box()["height"] > 500
        for key, sheet in (("ArrowLeft", "1/2"), ("ArrowRight", "2/2"), ("ArrowRight", "2/2")):  # not beyond either end
            page.keyboard.press(key)
            assert sheet in large.inner_text()
        page.keyboard.press("Escape")
        large.wait_for(state="detached")
        assert page.evaluate("document.activeElement.matches('.leaves li:nth-child(2) a')")
        page.locator("summary", has_text="More").focus()
        page.keyboard.press("Enter")
        page.locator("#field-turn").scroll_into_view_if_needed()
        assert first.is_visible()
        assert first.bounding_box()["y"] < HEIGHT  # and stays there while the form scrolls


def test_large_sheets_are_leafed_through_with_a_finger(browser: Any, address: str) -> None:
    with errand(browser, address, "fr-FR", (360, TOUCH), "finger") as visit:
        page = visit.page
        page.goto(f"{AT}/deck?sets=cab")
        visit.ready()
        page.locator(".leaves a").first.tap()
        large = page.locator("dialog.large")
        large.wait_for()
        fingers = page.context.new_cdp_session(page)

        def swipe(start: int, end: int) -> None:
            for kind, x in (("Start", start), ("Move", (start + end) // 2), ("Move", end), ("End", None)):
                points = [] if x is None else [{"x": x, "y": 400}]
                fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

        for start, end, shown in ((300, 60, "2/2"), (300, 60, "2/2"), (60, 300, "1/2"), (200, 180, "1/2")):
            swipe(start, end)
            assert shown in large.inner_text()
        visit.look()


def test_a_slip_is_mended_with_one_tap(browser: Any, address: str) -> None:
    with errand(browser, address, "fr-FR", (360, TOUCH), "slip") as visit:
        page = visit.page
        page.goto(f"{AT}/markers")
        visit.ready()
        page.locator("#field-copies").fill("200")
        wrong = page.locator("#wrong-copies")
        wrong.wait_for()
        assert "1 à 100" in wrong.inner_text().replace("\u00a0", " ")
        assert page.locator("#field-copies").get_attribute("aria-invalid") == "true"
        visit.press(wrong.locator(".fix"))
        visit.ready()
        assert page.locator("#field-copies").input_value() == "100"
        assert not page.locator("[aria-invalid]").count()


def test_a_player_begins_with_one_click_and_takes_24_mixed_cards_along(browser: Any, address: str) -> None:
    with errand(browser, address, "es-ES", (1280, MOUSE), "player") as visit:
        page = visit.page
        page.goto(f"{AT}/play")
        page.locator("#field-level").select_option("mixed")
        visit.ready("level=mixed")
        assert "24" in page.locator(".told-by").inner_text()
        page.goto("/")
        visit.press(page.locator(".door.play a"))
        page.wait_for_selector("#open-settings", state="attached")
        assert visit.clicks == 1
