"""The studio for everybody: no barrier that axe knows, no sideways scrolling.

make test looks at some pages in one language, in windows that take turns, make proofs in the others; make axe at
every page x language x window
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.cases import few
from ttprint.games import DEFAULT_GAME
from ttprint.studio.forms import products
from ttprint.words.catalog import languages

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::ResourceWarning")]
QUICK = ("de",)  # the longest words
FULL = os.environ.get("TTPRINT_AXE") == "full"
WINDOWS = [(width, scheme) for width in (320, 768, 1920) for scheme in ("light", "dark")]
AT = f"/{DEFAULT_GAME.name}"
PAGES = {
    "start": "/",
    "product": f"{AT}/markers?style=discs",
    "told": f"{AT}/solve?setup=3D3E&show=1",
    "refused": f"{AT}/worksheet?paper=z&show=1",
    "lesson": f"{AT}/lesson",
    "second step": f"{AT}/lesson?pupils=4&step=2",
    "last step": f"{AT}/lesson?pupils=4&step=3",
    "look": f"{AT}/look?code=3D3E&answer=1&hints=1&check=N",
    "a right city": f"{AT}/look?code=3D3E&check=EW+SW+NS+/+S+NES+NESW+/+NES+NEW+NW",
    "a wrong city": f"{AT}/look?code=3D3E&check=EW+SW+NS+/+S+NES+NESW+/+NES+NEW+NE",
    "printer": "/printer?across=99&x=1",
    "missing": "/nope",
}
NEEDED = {"pupils": "4", "players": "4", "setup": "3D3E", "games": "50", "words": "3D3E"}
CITY = f"{NEEDED['words']}+EW+SW+NS+/+S+NES+NESW+/+NES+NEW+NW"


def filled_in(path: str) -> str:
    """A product's page with what it needs to show something."""
    fields = [field.name for field in products()[path].fields if field.name in NEEDED]
    query = "&".join(f"{name}={CITY if (path, name) == (f'{AT}/check', 'words') else NEEDED[name]}" for name in fields)
    return f"{path}?{query}"


EVERY = {
    **PAGES,
    "the lesson": f"{AT}/lesson?pupils=4&step=4",
    **{path: filled_in(path) for path in products()},
}


# what counts is there, and every picture has its size: nothing moves any more
SETTLED = """() => [...document.images].every((one) => one.complete || one.loading === "lazy")
  && (!document.querySelector("form[data-path]") || document.querySelector("#proof :is(.plan, .wrong, .hint)"))"""
BARRIERS = """async () => (await axe.run({resultTypes: ["violations"]})).violations
  .map((one) => [one.id, one.nodes.map((node) => node.html)])"""


@pytest.mark.parametrize("tag", few(languages(), QUICK))
def test_axe_finds_nothing_and_nothing_is_wider_than_the_window(browser: Any, address: str, tag: str) -> None:
    pages = EVERY if FULL else PAGES
    turn = languages().index(tag)
    with browser.new_context(base_url=address, locale=tag) as context:
        context.set_default_timeout(240_000)  # a whole box takes its time on a machine that does other things, too
        context.add_init_script(Axe().axe_script)
        page = context.new_page()
        for place, (name, path) in enumerate(pages.items()):
            page.goto(path)
            page.wait_for_function(SETTLED)
            assert page.evaluate("document.documentElement.lang") == tag
            for width, scheme in WINDOWS if FULL else [WINDOWS[(place + turn) % len(WINDOWS)]]:
                page.set_viewport_size({"width": width, "height": 800})
                page.emulate_media(color_scheme=scheme)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
                assert page.evaluate(BARRIERS) == [], (name, width, scheme)
