"""Seven errands of people who have never seen a terminal, by mouse, touch and keyboard, in windows of three widths.

Each counts its clicks (taps, keys that press something). `pytest -s` prints them with the seconds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from ttprint.games import DEFAULT_GAME, GAMES
from ttprint.words.catalog import words

AT = f"/{DEFAULT_GAME.name}"
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::ResourceWarning")]


class Errand:
    """A visit that counts clicks."""

    def __init__(self, page: Any, touch: bool) -> None:
        self.page, self.touch, self.clicks = page, touch, 0

    def press(self, target: Any) -> None:
        """Click or tap."""
        self.clicks += 1
        (target.tap if self.touch else target.click)()

    def link(self, name: str) -> Any:
        """The link of a name."""
        return self.page.get_by_role("link", name=name, exact=True)

    def ready(self) -> None:
        """Wait for the result of what is on the screen."""
        self.page.locator("#proof:not([aria-busy]) .plan").wait_for()

    def download(self, target: Any, to: Path) -> PdfReader:
        """Press and read the PDF that comes."""
        with self.page.expect_download() as coming:
            self.press(target)
        coming.value.save_as(to)
        return PdfReader(to)


@contextmanager
def errand(browser: Any, address: str, locale: str, width: int, touch: bool = False) -> Iterator[Errand]:
    with browser.new_context(
        base_url=address,
        locale=locale,
        has_touch=touch,
        viewport={"width": width, "height": 900},
        accept_downloads=True,
    ) as context:
        visit, began = Errand(context.new_page(), touch), time.perf_counter()
        visit.page.goto("/")
        yield visit
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
        print(f"{locale}, {width} px: {visit.clicks} clicks, {time.perf_counter() - began:.1f} s")


def size(reader: PdfReader) -> tuple[int, int]:
    box = reader.pages[0].mediabox
    return round(box.width), round(box.height)


def test_a_dutch_teacher_gets_one_pdf_with_five_clicks_and_one_number(
    browser: Any, address: str, tmp_path: Path
) -> None:
    say = words("nl").say
    with errand(browser, address, "nl-NL", 1280) as visit:
        visit.press(visit.page.get_by_role("link", name=say("studio.door.lesson")))
        visit.page.get_by_label(visit.page.locator("label[for=field-pupils]").inner_text().split("\n")[0]).fill("4")
        for name in ("studio.next", "studio.next", "studio.make"):
            visit.press(visit.page.get_by_role("button", name=say(name)))
        pdf = visit.download(visit.link(say("studio.one-file")), tmp_path / "x.pdf")
        assert len(pdf.pages) > 10
        assert visit.clicks <= 5


def test_a_collector_prints_the_stop_cards_again(browser: Any, address: str, tmp_path: Path) -> None:
    with errand(browser, address, "fr-FR", 360, touch=True) as visit:
        visit.press(visit.link("Cartes"))
        visit.ready()
        visit.press(visit.page.get_by_role("checkbox", name="STOP", exact=True))
        visit.page.locator(".plan a[href*='jam']").wait_for()
        visit.ready()
        download = visit.link(words("fr").say("studio.download"))
        assert download.bounding_box()["y"] < 900  # in sight without scrolling
        pdf = visit.download(download, tmp_path / "x.pdf")
        text = " ".join(page.extract_text() for page in pdf.pages)
        names = {name: GAMES["vite-taxi"].words("fr").say(f"card.{name}.name") for name in ("fine", "rain")}
        assert names["fine"] in text
        assert names["rain"] not in text
        assert visit.clicks <= 4


def test_an_american_gets_letter_and_inches_without_asking(browser: Any, address: str, tmp_path: Path) -> None:
    with errand(browser, address, "en-US", 768) as visit:
        visit.press(visit.link("Worksheets"))
        visit.ready()
        pdf = visit.download(visit.link("Download"), tmp_path / "x.pdf")
        assert size(pdf) == (612, 792)
        visit.page.goto("/calibrate")
        visit.ready()
        assert size(visit.download(visit.link("Download"), tmp_path / "y.pdf")) == (612, 792)


def test_a_hobbyist_leafs_through_large_sheets_by_keyboard(browser: Any, address: str) -> None:
    with errand(browser, address, "en-GB", 1280) as visit:
        page = visit.page
        page.goto(f"{AT}/deck?sets=cab")
        visit.ready()
        first = page.locator(".leaves img").first
        box = first.bounding_box()
        assert box["y"] + 200 < 900  # the first sheet is in sight when the page opens
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
        assert first.bounding_box()["y"] < 900  # and stays there while the form scrolls


def test_a_family_prints_one_set_and_mends_a_slip(browser: Any, address: str) -> None:
    with errand(browser, address, "fr-FR", 360, touch=True) as visit:
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


def test_a_pupil_mistypes_a_code_and_taps_the_right_card(browser: Any, address: str) -> None:
    with errand(browser, address, "de-DE", 768, touch=True) as visit:
        page = visit.page
        visit.press(visit.link(words("de").say("studio.look.title")))
        page.locator("#code").fill("3D3F")
        visit.press(page.get_by_role("button", name=words("de").say("studio.look.go")))
        card = page.locator(".fix", has_text="3D3E")
        assert card.locator("img").evaluate("async one => { await one.decode(); return one.naturalWidth }") > 0
        visit.press(card)
        page.wait_for_url("**code=3D3E**")
        assert page.locator(".found").is_visible()
        assert visit.clicks == 3


def test_a_player_begins_with_one_click_and_takes_24_mixed_cards_along(browser: Any, address: str) -> None:
    with errand(browser, address, "es-ES", 1280) as visit:
        page = visit.page
        page.goto(f"{AT}/play")
        page.locator("#field-level").select_option("mixed")
        page.locator(".plan a[href*='level=mixed']").first.wait_for()
        visit.ready()
        assert "24" in page.locator(".told-by").inner_text()
        page.goto("/")
        visit.press(page.locator(".door.play a"))
        page.wait_for_selector("#open-settings", state="attached")
        assert visit.clicks == 1
