"""A browser window with the page, which records every request and every message of the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Locator, Page

CODE = "3D3E"  # 1-7 3-10 NES
CITY = dict(enumerate("SW ES NSW NS NES NESW NES NW N".split()))
FOUND = "You have found 1 of 14 correct cities."
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TYPED = "a1 SW b1 ES c1 NSW a2 NS c2 NESW a3 NES b3 NW c3 N"


@dataclass
class Visitor:
    """A window with the page in it."""

    page: Page
    url: str
    messages: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def open(self, address: str = "") -> None:
        self.page.goto(f"about:blank#{address}")
        self.page.goto(f"{self.url}{address}")
        self.page.wait_for_selector("html[data-ready]", state="attached")

    def go(self, address: str) -> None:
        """Go to another address of the page without loading it again."""
        change = "addEventListener('hashchange', () => setTimeout(done), {once: true}); location.hash = hash;"
        self.page.evaluate(f"(hash) => new Promise((done) => {{ {change} }})", address)

    def come_back(self) -> None:
        """Leave the page and open it again at the same address, once the browser has written its storage."""
        here = self.page.evaluate("location.hash")
        self.page.wait_for_timeout(300)
        self.open(here)

    def square(self, square: int, view: str = "play") -> Locator:
        return self.page.locator(f"#at-{view} [data-square='{square}']")

    def kind(self, kind: str, view: str = "play") -> Locator:
        return self.page.locator(f"#at-{view} [data-kind='{kind}']")

    def part(self, name: str, view: str = "play") -> Locator:
        return self.page.locator(f"#at-{view} [data-part='{name}']")

    def type(self, text: str, view: str = "play") -> None:
        self.page.fill(f"#{view}-typed", text)
        self.page.press(f"#{view}-typed", "Enter")

    def verdict(self, view: str = "play") -> str:
        return self.part("verdict", view).inner_text()

    def faults(self, view: str = "play") -> list[str]:
        return [text.strip() for text in self.page.locator(f"#at-{view} .faults li span").all_text_contents()]

    def tiles(self) -> list[str]:
        city = self.page.evaluate("modules['views/play.js'].workspace.game.tiles.map((tile) => tile ?? '-')")
        return list(city)


@contextmanager
def visiting(browser: Browser, url: str, **window: Any) -> Iterator[Visitor]:
    """A window with the page; at the end there must be no request to the network and no message of the browser."""
    settings: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "locale": "en-GB", **window}
    context = browser.new_context(reduced_motion="reduce", **settings)
    visitor = Visitor(context.new_page(), url)
    visitor.page.on("console", lambda message: visitor.messages.append(message.text))
    visitor.page.on("pageerror", lambda error: visitor.messages.append(str(error)))
    visitor.page.on("request", lambda request: visitor.requests.append(request.url))
    try:
        yield visitor
        others = [
            one for one in visitor.requests if not one.startswith((url.split("#")[0], "data:", "about:", "blob:"))
        ]
        assert not others
        assert not visitor.messages
    finally:
        context.close()


def solved(visitor: Visitor) -> None:
    """Check the city, which must be right and the first one found."""
    visitor.part("check").click()
    assert "Correct!" in visitor.verdict()
    assert FOUND in visitor.verdict()
    ways = visitor.page.locator("#at-play .over .way")
    assert ways.count() == 5  # yellow with its edge; red with its edge and stripes
    assert "Correct!" in visitor.page.locator("#announcer").inner_text()
