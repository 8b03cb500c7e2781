"""What may go otherwise at a visit of the site, in a real browser: slow lines, blocked storage, tabs, new versions."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.site.visits import LONG, visited
from tests.site.web_space import WebSpace

pytestmark = pytest.mark.long
SLOW_LINE = 2_000_000 / 8  # bytes in a second
expect.set_options(timeout=LONG)


def test_a_slow_line_says_at_once_how_much_there_is_to_load(browser: Browser, space: WebSpace) -> None:
    space.rate = SLOW_LINE
    with browser.new_context(locale="de-DE") as context:
        visit = visited(context, space.address)
        visit.page.wait_for_timeout(500)
        assert re.fullmatch(r"Wird geladen: [01],\d von 1[0-3],\d MB", visit.state.replace("\xa0", " "))
        expect(visit.page.locator("#state")).to_contain_text("2,")
        assert visit.page.locator("#progress").get_attribute("value")
        assert visit.page.locator("[data-lang=de] a").is_visible()
        assert not visit.page.locator("[data-lang=nl] a").is_visible()
        visit.page.locator("nav [lang=nl]").click()
        expect(visit.page.locator("[data-lang=nl] a")).to_be_visible()
        expect(visit.page.locator("#state")).to_contain_text("Laden")


def test_a_booklet_loads_its_typesetter_and_is_there_without_a_network(browser: Browser, space: WebSpace) -> None:
    with browser.new_context(locale="fr-FR") as context:
        visit = visited(context, space.address)
        visit.studio.locator("h1").wait_for()
        assert not any("typst" in name for name in space.asked)
        space.rate = 20 * SLOW_LINE
        visit.page.goto(f"{space.address}#/turbo-taxi/rules")
        expect(visit.page.locator("#bar-text")).to_have_text(re.compile(r"livrets.* sur 2\d,\d"))
        visit.made.wait_for()
        context.set_offline(True)
        visit.order("/vite-taxi/rules?lang=es")
        assert not visit.wrong


def test_long_work_can_be_stopped(browser: Browser, space: WebSpace) -> None:
    with browser.new_context(locale="en-US") as context:
        visit = visited(context, space.address)
        visit.studio.locator("h1").wait_for()
        visit.page.goto(f"{space.address}#/vite-taxi/kit")
        visit.page.locator("#stop").click()
        visit.order("/turbo-taxi/markers?theme=contrast")
        assert not visit.wrong


def test_another_language_keeps_the_choices_and_the_address(browser: Browser, space: WebSpace) -> None:
    with browser.new_context(locale="en-GB") as context:
        visit = visited(context, space.address)
        visit.studio.locator("h1").wait_for()
        visit.order("/turbo-taxi/board?theme=contrast")
        visit.studio.locator("select[name=ui]").select_option("it")
        expect(visit.page.locator("html")).to_have_attribute("lang", "it")
        assert "theme=contrast" in visit.page.url
        assert "ui=it" in visit.page.url
        visit.page.go_back()
        expect(visit.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        ("navigator.serviceWorker.register = () => Promise.reject(new Error('blocked'));", "store anything"),
        ("delete Navigator.prototype.serviceWorker;", "too old"),
        ("Object.defineProperty(window, 'isSecureContext', {value: false});", "https"),
    ],
)
def test_a_browser_that_cannot_is_told_and_offers_what_is_ready(
    browser: Browser, space: WebSpace, before: str, sentence: str
) -> None:
    with browser.new_context(locale="de-DE") as context:
        visit = visited(context, space.address, "#/?ui=nl", before)
        expect(visit.page.locator("#again")).to_be_visible()
        expect(visit.page.locator("[data-lang=nl] a")).to_be_visible()
        visit.page.locator("nav [lang=en]").click()
        expect(visit.page.locator("#state")).to_contain_text(sentence)


def test_without_storage_for_files_they_are_loaded_again(
    browser: Browser, files: Mapping[str, bytes], space: WebSpace
) -> None:
    blocked = b"caches.open = () => Promise.reject(new Error('blocked'));\n"
    space.files = {**files, "service.js": blocked + files["service.js"]}
    with browser.new_context() as context:
        visit = visited(context, space.address)
        visit.order("/turbo-taxi/markers")
        visit.page.reload()
        visit.made.wait_for()


def test_wrong_types_do_not_matter(browser: Browser, space: WebSpace) -> None:
    space.wrong_types = True
    with browser.new_context() as context:
        visit = visited(context, space.address)
        visit.order("/turbo-taxi/markers")
        assert not visit.wrong


def test_what_cannot_be_loaded_is_told(browser: Browser, space: WebSpace) -> None:
    space.missing = ("pyodide.asm.wasm.bin",)
    with browser.new_context(locale="en-US") as context:
        visit = visited(context, space.address)
        expect(visit.page.locator("#again")).to_be_visible()
        assert "404" in visit.page.locator("#why").inner_text()
        space.missing = ()
        visit.page.locator("#again").click()
        visit.studio.locator("h1").wait_for()


def test_a_second_tab_shares_python_and_takes_over(browser: Browser, space: WebSpace) -> None:
    with browser.new_context() as context:
        first = visited(context, space.address)
        first.studio.locator("h1").wait_for()
        second = visited(context, space.address, "#/turbo-taxi/markers")
        second.made.wait_for()
        assert not second.page.workers
        first.page.close()
        second.order("/turbo-taxi/board")
        assert len(second.page.workers) == 1
        assert not first.wrong + second.wrong


def test_a_new_version_is_told_and_is_not_mixed_with_the_old_one(
    browser: Browser, files: Mapping[str, bytes], space: WebSpace
) -> None:
    with browser.new_context(locale="en-US") as context:
        visit = visited(context, space.address)
        visit.studio.locator("h1").wait_for()
        old = next(name for name in files if name.startswith("shell-")).partition("/")[0]
        new = "shell-0123456789ab"
        version = files["version.txt"].decode().strip()
        changed = {name.replace(old, new): data for name, data in files.items()}
        page = files["index.html"].decode().replace(old, new).replace(version, "abcdef012345")
        space.files = {**changed, "index.html": page.encode(), "version.txt": b"abcdef012345\n"}
        visit.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(visit.page.locator("#bar-text")).to_contain_text("new version")
        visit.page.locator("#reload").click()
        visit.page.wait_for_function(f"document.querySelector('link[rel=stylesheet]').href.includes('{new}')")
        visit.studio.locator("h1").wait_for()
        kept = "caches.open('files').then(async (one) => (await one.keys()).map(({url}) => url).join())"
        visit.page.wait_for_function(f"async () => !(await {kept}).includes('{old}')")
        context.set_offline(True)
        visit.page.reload()
        visit.order("/turbo-taxi/markers")
        assert visit.page.locator("link[rel=stylesheet]").get_attribute("href") == f"{new}/shell.css"


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_the_first_page_has_no_barrier(browser: Browser, space: WebSpace, width: int) -> None:
    space.missing = ("pyodide.mjs.bin",)
    with browser.new_context(locale="de-DE", viewport={"width": width, "height": 740}, bypass_csp=True) as context:
        visit = visited(context, space.address)
        expect(visit.page.locator("#again")).to_be_visible()
        for scheme in ("light", "dark"):
            visit.page.emulate_media(color_scheme=scheme)
            assert Axe().run(visit.page).response["violations"] == []
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
