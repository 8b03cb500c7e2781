"""A visitor of the site in Chromium."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, FrameLocator, Locator, Page, Request

LONG = 90_000  # ms; a loaded machine starts Python slowly


@dataclass
class Visit:
    """A tab at the site; `wrong` is what must not happen: faults in scripts, requests to others."""

    page: Page
    address: str
    wrong: list[str] = field(default_factory=list)

    @property
    def studio(self) -> FrameLocator:
        """The studio in its frame."""
        return self.page.frame_locator("#studio")

    @property
    def made(self) -> Locator:
        """The link to what was made."""
        return self.studio.locator("#proof a[download]").first

    @property
    def state(self) -> str:
        """What the first page says while the studio is not there."""
        return self.page.locator("#state").inner_text()

    @property
    def bar(self) -> str:
        """What the bar below the studio says; nothing while it is hidden."""
        return self.page.locator("#bar-text").inner_text() if self.page.locator("#bar").is_visible() else ""

    def order(self, path: str) -> None:
        """Go to an order, and wait until it is made."""
        self.page.goto(f"{self.address}#{path}")
        self.made.wait_for()


def visited(context: BrowserContext, address: str, path: str = "", before: str = "") -> Visit:
    """A new tab at the site, with a script that runs before its own."""
    visit = Visit(context.new_page(), address)

    def ask(request: Request) -> None:
        if not request.url.startswith((address, "data:", "blob:")):
            visit.wrong.append(request.url)

    visit.page.set_default_timeout(LONG)
    visit.page.on("pageerror", lambda error: visit.wrong.append(str(error)))
    visit.page.on("request", ask)
    if before:
        visit.page.add_init_script(before)
    visit.page.goto(f"{address}{path}")
    return visit
