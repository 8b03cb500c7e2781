"""The studio in a real browser: print, a lesson, a code, the printer; by mouse, by keyboard, without script; axe."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.studio.conftest import Alone
from ttprint.games import HOME
from ttprint.studio.desk import Desk
from ttprint.studio.site import Studio
from ttprint.studio.studio import listen
from ttprint.words.catalog import languages, words

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync")
AT = f"/{HOME.name}"
PAGES = {
    "start": "/",
    "product": f"{AT}/markers?style=discs",
    "told": f"{AT}/solve?setup=3D3E&show=1",
    "refused": f"{AT}/worksheet?paper=z&show=1",
    "lesson": f"{AT}/lesson",
    "last step": f"{AT}/lesson?pupils=4&step=3",
    "look": f"{AT}/look?code=3D3E&answer=1&hints=1&check=N",
    "printer": "/printer?across=99&x=1",
    "missing": "/nope",
}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


class OneByOne(Alone):
    """Alone, but for one thread at a time: a folder of its own is a matter of the whole process."""

    lock = threading.Lock()

    def do(self, task: Any) -> Any:
        with self.lock:
            return super().do(task)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    import waitress

    with listen("127.0.0.1", 0) as listening:
        server = waitress.create_server(Studio(Desk(OneByOne()), ()), sockets=[listening], threads=4)
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Any, address: str) -> Iterator[Any]:
    with chromium.new_context(base_url=address, locale="en-GB", accept_downloads=True) as context:
        page = context.new_page()
        wrong: list[str] = []

        def ours(url: str) -> bool:
            return url.startswith((address, "data:"))

        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: wrong.append(request.url) if not ours(request.url) else None)
        yield page
        assert not wrong


def test_print_the_game_by_mouse(page: Any, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_role("link", name="Markers").click()
    page.wait_for_selector(".leaves img")
    page.get_by_label("Kind of markers").select_option("discs")
    page.wait_for_url("**style=discs**")
    page.locator(".plan a[href*='style=discs']").wait_for()
    seen = page.locator(".leaves img").first
    assert seen.evaluate("async image => { await image.decode(); return image.naturalWidth }") > 500
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "markers.pdf")
    assert (tmp_path / "markers.pdf").read_bytes().startswith(b"%PDF")
    page.get_by_text("Share", exact=True).click()
    assert "ttprint markers --style discs" in page.locator("pre.typed").inner_text()
    assert page.locator("#address").input_value().startswith("http://127.0.0.1:")


def test_a_lesson_by_keyboard_alone(page: Any) -> None:
    page.goto(f"{AT}/lesson")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    page.wait_for_url("**step=2**")
    page.get_by_label("Hard").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.wait_for_url("**step=3**")
    page.get_by_label("Paper").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".plan .files")
    assert "teacher.pdf" in page.locator(".files").inner_text()


def test_a_code_is_leafed_through(page: Any) -> None:
    page.goto(f"{AT}/look")
    page.get_by_label("Code on the card").fill("3d3e")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Show a correct city").click()
    page.get_by_role("link", name="Next city").click()
    shown = page.locator("figcaption", has_text="City 2 of 14")
    assert shown.is_visible()
    page.get_by_label("Nine tiles").fill(shown.locator("code").inner_text())
    page.get_by_role("button", name="Check it").click()
    assert page.locator(".verdict.right").is_visible()


def test_the_printer_is_remembered_by_the_browser(page: Any) -> None:
    page.goto("/printer")
    page.get_by_label("Ruler across").fill("99.1")
    page.get_by_role("button", name="What does it mean?").click()
    assert "--measured 99.1x100" in page.locator("pre.typed").inner_text()
    page.goto(f"{AT}/worksheet")
    assert page.locator("#field-measured").input_value() == "99.1x100"


def test_without_script_a_button_shows_the_pages(chromium: Any, address: str) -> None:
    with chromium.new_context(base_url=address, java_script_enabled=False, locale="fr-FR") as context:
        page = context.new_page()
        page.goto(f"{AT}/worksheet")
        assert not page.locator(".leaves").count()
        page.get_by_role("button", name=words("fr").say("studio.show")).click()
        assert page.locator(".leaves img").count() == 1
        assert "lang=fr" in page.locator(".plan a").first.get_attribute("href")


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_nothing_is_wider_than_the_window(chromium: Any, address: str, name: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    for place, tag in enumerate(languages()):
        look, width = ("dark", "light")[place % 2], (320, 768, 1920)[place % 3]
        with chromium.new_context(
            base_url=address, locale=tag, color_scheme=look, viewport={"width": width, "height": 800}
        ) as context:
            page = context.new_page()
            page.goto(PAGES[name])
            page.wait_for_load_state("networkidle")
            assert page.evaluate("document.documentElement.lang") == tag
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            found = Axe().run(page).response["violations"]
            assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], (tag, look, width)
