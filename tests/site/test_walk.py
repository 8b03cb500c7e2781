"""The folder in a real browser: the first visit, an order with its download, a visit without network."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.site.visits import visited
from tests.site.web_space import WebSpace
from ttprint.site import archives
from ttprint.site.browser import Site
from ttprint.site.folder import build
from ttprint.site.ready import Ready

SOURCES = archives._sources


@pytest.fixture(scope="module")
def files(fetched: Path) -> Mapping[str, bytes]:
    """A site of what is loaded before the first page: compiling and packing the rest takes most of the time."""

    def first(folder: Path) -> Iterator[tuple[str, bytes]]:
        return (source for source in SOURCES(folder) if archives._group(source[0]) in ("app", "libraries"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(archives, "_sources", first)
        return build(
            fetched, ("turbo-taxi",), (Ready("nl", "Turbo Taxi", "ready/kit-nl.pdf", "Doos", "1 MB", b"%PDF-"),)
        )


@pytest.mark.slow
def test_a_visit_with_and_without_network(browser: Browser, space: WebSpace) -> None:
    with browser.new_context(locale="nl-NL", accept_downloads=True) as context:
        visit = visited(context, space.address)
        assert visit.page.locator("[data-lang=nl] a").get_attribute("href") == "ready/kit-nl.pdf"
        visit.studio.locator("h1").wait_for()
        assert visit.page.evaluate("document.documentElement.lang") == "nl"
        visit.order("/turbo-taxi/board?theme=ink")
        assert "/turbo-taxi/board?" in visit.page.url
        with visit.page.expect_download() as begun:
            visit.studio.locator("a[download]").first.click()
        made = hashlib.sha256(Path(begun.value.path()).read_bytes()).hexdigest()
        here = Site(space.address.rstrip("/"), "/studio").answer("/turbo-taxi/board/download", "theme=ink&lang=nl")
        assert made == hashlib.sha256(here.body).hexdigest()
        context.set_offline(True)
        visit.page.close()
        again = visited(context, space.address, "#/turbo-taxi/markers")
        again.made.wait_for()
        assert not visit.wrong + again.wrong
