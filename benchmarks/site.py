"""The studio without a server, in Chromium: what a visitor loads, how long it takes, how much memory it needs.

Seconds are those of this machine; goals are for an idle one with two cores. What a line of 2 Mbit/s adds follows from
the sizes.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.conftest import ALONE, BROWSERS
from tests.site.web_space import WebSpace, served
from ttprint.site.folder import build
from ttprint.site.packages import fetch

LINE = 2_000_000 / 8  # bytes in a second of a slow line
PRODUCT, BOOKLET = "#/turbo-taxi/deck", "#/turbo-taxi/rules"
ENOUGH = 120_000  # ms
ROUNDS = 3


def main() -> None:
    """Print a line for each figure."""
    fetched = Path(sys.prefix) / "site"
    fetch(fetched)
    files = build(fetched, ("turbo-taxi", "vite-taxi"), ())
    with served(files) as space, chromium() as browser:
        cold = sorted(visit(browser, space) for _ in range(ROUNDS))[ROUNDS // 2]
        first, product, warm, offline, booklet, loaded, late, memory, with_booklets = cold
        line("loaded before the first product", f"{loaded / 1e6:6.1f} MB   (goal 13)")
        line("loaded for the first booklet", f"{late / 1e6:6.1f} MB")
        line("first page, cold", f"{first:6.1f} s")
        line("first product with its picture, cold", f"{product:6.1f} s    (goal 8)")
        line("the same, warm", f"{warm:6.1f} s    (goal 4)")
        line("the same, without a network", f"{offline:6.1f} s")
        line("first booklet after that", f"{booklet:6.1f} s")
        line("memory of Python", f"{memory / 1e6:6.0f} MB   (goal 150)")
        line("memory with booklets", f"{with_booklets / 1e6:6.0f} MB   (goal 300)")
        line("loading over 2 Mbit/s", f"{loaded / LINE:6.0f} s    and {late / LINE:.0f} more for booklets, by size")


def visit(browser: Browser, space: WebSpace) -> tuple[float, ...]:
    """The figures of one visitor, from the first visit on."""
    with browser.new_context(locale="en-US") as context:
        space.asked.clear()
        begun = time.perf_counter()
        page = opened(context, space, "")
        page.frame_locator("#studio").locator("h1").wait_for()
        first = time.perf_counter() - begun
        page.goto(f"{space.address}{PRODUCT}")
        drawn(page)
        product = time.perf_counter() - begun
        loaded, memory = sizes(space), python_memory(page)
        page.close()
        warm = again(context, space)
        context.set_offline(True)
        offline = again(context, space)
        context.set_offline(False)
        page = opened(context, space, PRODUCT)
        drawn(page)
        space.asked.clear()
        begun = time.perf_counter()
        page.goto(f"{space.address}{BOOKLET}")
        drawn(page, BOOKLET)
        booklet = time.perf_counter() - begun
        return first, product, warm, offline, booklet, loaded, sizes(space), memory, python_memory(page)


def again(context: BrowserContext, space: WebSpace) -> float:
    """The seconds from the start of another visit to the picture of a product."""
    begun = time.perf_counter()
    page = opened(context, space, PRODUCT)
    drawn(page)
    page.close()
    return time.perf_counter() - begun


def opened(context: BrowserContext, space: WebSpace, path: str) -> Page:
    """A new tab."""
    page = context.new_page()
    page.set_default_timeout(ENOUGH)
    page.goto(f"{space.address}{path}")
    return page


def drawn(page: Page, path: str = PRODUCT) -> None:
    """Wait for the picture of what was ordered."""
    studio = page.frame_locator("#studio")
    studio.locator(f"#proof a[download][href*='{path.removeprefix('#')}/']").first.wait_for()
    picture = studio.locator("#proof img").first
    picture.wait_for()
    picture.evaluate("one => one.decode()")


def sizes(space: WebSpace) -> int:
    """The bytes that were sent."""
    return sum(len(space.files.get(name, b"")) for name in space.asked)


def python_memory(page: Page) -> int:
    """The bytes of the interpreter's memory."""
    return int(page.workers[0].evaluate("python._module.HEAPU8.length"))


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise SystemExit("There is no Chromium on this machine: apt-get install chromium")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if root else []
        browser = playwright.chromium.launch(executable_path=program, args=[*ALONE, *sandbox])
        yield browser
        browser.close()


def line(what: str, told: str) -> None:
    """Print a figure."""
    print(f"{what:40}{told}", flush=True)


if __name__ == "__main__":
    main()
