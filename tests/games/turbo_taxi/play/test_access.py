"""The page for everybody: no barrier that axe knows, room for thumbs, no sideways scrolling; and quick enough."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.games.turbo_taxi.play.visitor import CODE, TYPED, Visitor, visiting
from ttprint.games.turbo_taxi.play.page import BOOK
from ttprint.words.catalog import languages

pytestmark = pytest.mark.slow
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"runOnly": STANDARDS, "resultTypes": ["violations"]}
WIDTHS = {320: 640, 768: 1024, 1920: 1080}
THUMB = 44  # px
MANY = "0XEM-F6"  # one of those with the most to weigh: four cities, each with many ways to fill the table


def views(visitor: Visitor) -> Iterator[str]:
    """Every view of the page, one after the other, with all that can stand on it."""
    visitor.go("#race")
    yield "race, covered"
    visitor.page.click("#race-go")
    visitor.page.select_option("#race-teams", "2")
    visitor.page.click("#race-show")
    yield "race, a city shown"
    visitor.go("#check")
    yield "check"
    visitor.go(f"#{CODE}/check")
    visitor.type("EW EW EW / EW NES NE / NE NE NE+SW", "check")
    yield "check, a wrong city"
    visitor.go("#002H-AW")
    visitor.page.click("#open-hints")
    while visitor.page.locator("#hint-next").is_visible():
        visitor.page.click("#hint-next")
    visitor.kind("tee").click()
    yield "play, hints"
    visitor.page.click("#open-answers")
    yield "sure?"
    visitor.page.click("#sure-yes")
    yield "answers"
    visitor.page.keyboard.press("Escape")
    visitor.go(f"#{CODE}")
    visitor.type(TYPED)
    visitor.part("check").click()
    yield "play, a right city"
    for opener in ("open-settings", "open-help", "open-share"):
        visitor.page.click(f"#{opener}")
        yield opener
        visitor.page.keyboard.press("Escape")
    visitor.part("clear").click()
    visitor.go("#7KQ3")
    yield "home, a slip"


# make test looks at every view once in each of these windows; make axe at every view x language x width x scheme
FULL = os.environ.get("TTPRINT_AXE") == "full"
WINDOWS = [(width, scheme) for width in WIDTHS for scheme in ("light", "dark")]
LOOKS = WINDOWS if FULL else [(320, "dark"), (768, "light"), (1920, "dark")]


def tags_for(place: int) -> tuple[str, ...]:
    """All languages, or one, another one each time."""
    every = languages(BOOK)
    return every if FULL else (every[place % len(every)],)


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_no_barrier_on_any_view(browser: Browser, page_url: str, width: int, scheme: str) -> None:
    window = {"viewport": {"width": width, "height": WIDTHS[width]}, "color_scheme": scheme}
    with visiting(browser, page_url, **window) as visitor:
        visitor.open()
        visitor.page.evaluate(Axe().axe_script)
        for place, view in enumerate(views(visitor)):
            for tag in tags_for(place + width):
                visitor.page.evaluate(CHOOSE, tag)
                assert not visitor.page.evaluate(BARRIERS, RULES), (view, tag)
            visitor.page.evaluate(CHOOSE, "en")


def test_no_view_scrolls_sideways_in_any_language(browser: Browser, page_url: str) -> None:
    width = min(WIDTHS)
    with visiting(browser, page_url, viewport={"width": width, "height": WIDTHS[width]}) as visitor:
        visitor.open()
        for view in views(visitor):
            for tag in languages(BOOK):
                visitor.page.evaluate(CHOOSE, tag)
                assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width, (view, tag)
            visitor.page.evaluate(CHOOSE, "en")


@pytest.mark.parametrize("width", [320, 360])
def test_everything_to_touch_is_large_enough(browser: Browser, page_url: str, width: int) -> None:
    with visiting(browser, page_url, viewport={"width": width, "height": 740}, has_touch=True) as visitor:
        visitor.open()
        for view in views(visitor):
            assert not visitor.page.evaluate(SMALL, THUMB), view


def test_quick_even_on_a_slow_machine(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        session = visitor.page.context.new_cdp_session(visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        ready, check, all_cities, hints = [], [], [], []
        for _ in range(3):  # the machine may be busy with something else: the best of three counts
            visitor.open(f"#{CODE}")
            ready.append(
                visitor.page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
            )
            check.append(visitor.page.evaluate(TIMED.format(work=f"TurboTaxi.faults('{CODE}', city)")))
            all_cities.append(visitor.page.evaluate(TIMED.format(work="TurboTaxi.solutions('4-8 5-9 NESW')")))
            hints.append(visitor.page.evaluate(TIMED.format(work=f"Hints.steps(Cards.coded('{MANY}'))")))
        assert min(ready) < 1000
        assert min(hints) < 120
        assert min(check) < 16
        assert min(all_cities) < 50


CHOOSE = """(tag) => {
  const choice = document.getElementById("language");
  choice.value = tag;
  choice.dispatchEvent(new Event("change"));
}"""
BARRIERS = """async (options) => (await axe.run(document, options)).violations
  .map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))])"""
# the label of a radio button is its target, and a link that waits for the Tab key is none
SMALL = """(thumb) => [...document.querySelectorAll("button, a:not(.skip), select, input, [role=gridcell]")]
  .map((one) => (one.type === "radio" ? one.parentElement : one))
  .filter((one) => one.checkVisibility() && one.getClientRects().length)
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < thumb - 0.6)
  .map((one) => one.outerHTML.slice(0, 160))"""
TIMED = """() => {{
  const city = 'SW ES NSW / NS NES NESW / NES NW N', start = performance.now();
  {work};
  return performance.now() - start;
}}"""
