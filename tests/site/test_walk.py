"""The folder in a real browser: the first visit, an order with its download, a visit without network."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from ttprint.site import archives
from ttprint.site.browser import Site
from ttprint.site.folder import build
from ttprint.site.ready import Ready
from ttprint.site.serve import server

SOURCES = archives._sources
LONG = 90_000  # ms; a loaded machine starts Python slowly


def first_sources(fetched: Path) -> Iterator[tuple[str, bytes]]:
    """The sources of what is loaded before the first page: compiling and packing the rest takes most of the time."""
    return (source for source in SOURCES(fetched) if archives._group(source[0]) in ("app", "libraries"))


@pytest.fixture(scope="module", params=[first_sources, pytest.param(SOURCES, marks=pytest.mark.long)])
def address(fetched: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """A site below a path of its own, as on a web space for many."""
    root = tmp_path_factory.mktemp("web")
    ready = (Ready("nl", "ready/kit-nl.pdf", "Turbo Taxi", b"%PDF-"),)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(archives, "_sources", request.param)
        built = build(fetched, ("turbo-taxi", "vite-taxi"), ready)
    for name, data in built.items():
        path = root / "games" / "taxi" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    serving = server(root, 0)
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{serving.server_address[1]}/games/taxi/"
    serving.shutdown()
    serving.server_close()
    thread.join(5)


def opened(context: BrowserContext, address: str, wrong: list[str], path: str = "") -> Page:
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda one: None if one.url.startswith((address, "data:", "blob:")) else wrong.append(one.url))
    page.goto(f"{address}{path}")
    return page


@pytest.mark.slow
def test_a_visit_with_and_without_network(browser: Browser, address: str) -> None:
    wrong: list[str] = []
    with browser.new_context(locale="nl-NL", accept_downloads=True) as context:
        page = opened(context, address, wrong)
        assert page.locator("[data-lang=nl] a").get_attribute("href") == "ready/kit-nl.pdf"
        studio = page.frame_locator("#studio")
        studio.locator("h1").wait_for()
        assert page.evaluate("document.documentElement.lang") == "nl"
        page.goto(f"{address}#/turbo-taxi/board?theme=ink")
        studio.locator("#proof a[download]").first.wait_for()
        assert "/turbo-taxi/board?" in page.url
        with page.expect_download() as begun:
            studio.locator("a[download]").first.click()
        made = hashlib.sha256(Path(begun.value.path()).read_bytes()).hexdigest()
        here = Site(address.rstrip("/"), "/studio").answer("/turbo-taxi/board/download", "theme=ink&lang=nl")
        assert made == hashlib.sha256(here.body).hexdigest()
        context.set_offline(True)
        page.close()
        again = opened(context, address, wrong, "#/turbo-taxi/markers")
        again.frame_locator("#studio").locator("#proof a[download]").first.wait_for()
    assert not wrong
