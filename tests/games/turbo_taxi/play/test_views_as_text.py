"""The whole page without a browser: what each action changes on it, as text.

The goldens show for each step the lines of the page that went (-) and came (+); `pytest --update` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from py_mini_racer import MiniRacer

from tests import golden
from tests.games.turbo_taxi.challenges.test_cards_as_text import flyover, pack
from tests.games.turbo_taxi.play.engine import FAKE_DOM
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.play import page as playable
from ttprint.games.turbo_taxi.play.bundle import bundle
from ttprint.games.turbo_taxi.play.page import ENTRY, PageOrder, page_data, scripts
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.render import webfonts

FAKE_PAGE = Path(__file__).with_name("fake_page.js")
ALONE = {"br", "hr", "img", "input", "link", "meta"}
HELPERS = """
const id = (name) => document.getElementById(name);
const click = (name) => id(name).send("click", { detail: 1 });
const go = (hash) => { location.hash = hash; };
const type = (field, text, form) => { id(field).value = text; id(form).send("submit"); };
const choose = (field, value) => { id(field).value = value; id(field).send("change"); };
const key = (name, more = {}, at = document.body) => at.send("keydown", { key: name, ...more });
const tool = (view, name) => id(`at-${view}`).querySelector(`[data-part="${name}"]`).send("click");
const lay = (view, text) => {
  const form = id(`at-${view}`).querySelector('[data-part="typed"]');
  form.querySelector("input").value = text;
  form.send("submit");
};
const setting = (value) => {
  const field = document.querySelectorAll("#settings input").find((one) => one.getAttribute("value") === value);
  field.send("change");
};
"""
CITY = "SW ES NSW / NS NES NESW / NES NW N"  # right for 3D3E
ALL = [
    "type('code', 'xyz', 'code-form')",
    "type('code', '7KQ3', 'code-form')",
    "type('code', '1-2 3-4', 'code-form')",
    "type('code', '3D3E-A2', 'code-form')",
    "type('code', '3D3E-only-curve', 'code-form')",
    "type('code', '1-7 3-10 NES', 'code-form')",
    "type('code', '3D3E', 'code-form')",
    "click('previous')",
    "click('next'); click('next')",
    "click('random')",
    "go('#learn')",
    "id('at-learn').querySelector('[data-kind=\"curve\"]').send('click')",
    "id('at-learn').querySelector('[data-square=\"1\"]').send('click')",
    "id('at-learn').querySelector('[data-square=\"1\"]').send('click')",
    "go('#3D3E')",
    "id('at-play').querySelector('[data-square=\"0\"]').send('click')",
    "click('clock-button')",
    "moveClock(61250)",
    "click('open-hints')",
    "click('hint-next')",
    "click('hint-next'); click('hint-next')",
    "click('hint-way')",
    "lay('play', 'A1 N')",
    "click('hint-way')",
    "click('open-hints')",
    "tool('play', 'check')",
    "tool('play', 'undo')",
    f"lay('play', '{CITY}')",
    "tool('play', 'check')",
    "choose('language', 'fr')",
    "choose('language', 'en')",
    "click('open-answers')",
    "click('sure-yes')",
    "click('answer-after')",
    "click('answer-before'); click('answer-before')",
    "document.querySelectorAll('dialog [data-close]').forEach((one) => one.send('click'))",
    "click('open-share')",
    "click('share-copy')",
    "click('share-print')",
    "click('open-help')",
    "document.querySelectorAll('dialog [data-close]').forEach((one) => one.send('click'))",
    "click('open-settings')",
    "setting('live')",
    "setting('flyover')",
    "setting('crossroads')",
    "go('#check')",
    "type('check-code', '3D3E', 'check-form')",
    f"lay('check', '{CITY}')",
    "window.send('beforeprint')",
    "go('#race')",
    "key(' ')",
    "moveClock(61250)",
    "key('s')",
    "key('s')",
    "key(' ')",
    "moveClock(3000)",
    "click('race-go')",
    "choose('race-teams', '3')",
    "key('2'); key('2'); key('3'); key('4')",
    "id('race-points').children[1].children[2].send('click')",
    "id('race-points').children[0].children[2].send('click')",
    "id('race-points').children[0].children[3].focus(); id('race-points').children[0].children[3].send('click')",
    "click('race-zero')",
    "click('race-clock-button')",
    "key('h')",
    "choose('race-level', 'hard')",
    "key('PageDown')",
    "key('N')",
    "click('race-full')",
    "key('f', { ctrlKey: true }); key('s', {}, id('race-level')); key(' ', {}, id('race-go'))",
    "go('#3D3E/race')",
    "click('race-show')",
    "id('race-go').send('click'); id('at-race').send('click', { detail: 0 })",
    "go('#')",
    "key('s')",
    "click('skip')",
    "globalThis.agrees = false; click('forget')",
    "globalThis.agrees = true; click('forget')",
    "go('#ZZZZ')",
    "go('#7KQ2Y')",
    "go('#%E0')",
]
PACK = [
    "go(document.querySelectorAll('#levels a')[0].href)",
    "click('next')",
    "click('next'); click('next'); click('next'); click('next'); click('next'); click('next')",
    "click('previous')",
    "click('random')",
    "go('#race')",
    "key('n')",
    "go('#')",
]


class Tree(HTMLParser):
    """A page as nested lists: name, attributes, children; pictures, scripts and styles are left out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root: list[Any] = ["html", {}, []]
        self.path = [self.root]
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element: list[Any] = [tag, {name: value or "" for name, value in attrs}, []]
        self.path[-1][2].append(element)
        if tag not in ALONE:
            self.path.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None: ...

    def handle_endtag(self, tag: str) -> None:
        if tag not in ALONE and len(self.path) > 1:
            self.path.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and self.path[-1][0] not in ("script", "style"):
            self.path[-1][2].append(data.strip())


def without_pictures(element: list[Any]) -> list[Any]:
    """The tree without drawings and scripts, and with words only where the page itself has them."""
    name, attributes, children = element
    inside = [one if isinstance(one, str) else without_pictures(one) for one in children
              if isinstance(one, str) or one[0] not in ("svg", "script", "style", "head")]  # fmt: skip
    return [name, attributes, inside]


@cache
def plain_page(cards: tuple[Challenge, ...] = ()) -> bytes:
    """The page without fonts and drawings."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(webfonts, "data_url", lambda font, letters: "")
        patch.setattr(playable, "symbols", lambda theme: "")
        patch.setattr(playable, "road_symbols", lambda theme: "")
        playable._font_faces.cache_clear()
        html = playable.page(PageOrder(cards))
        playable._font_faces.cache_clear()
        return html


def opened(cards: Sequence[Challenge], html: bytes, before: str = "") -> MiniRacer:
    """A page in a JavaScript engine; `before` runs before its own script."""
    data = json.dumps(page_data(PageOrder(cards)))
    tree = json.dumps(without_pictures(Tree(html.decode()).root))
    context = MiniRacer()
    context.eval(f"const pageData = {data}, pageIds = [], pageTree = {tree};")
    context.eval(FAKE_DOM.read_text(encoding="utf-8"))
    context.eval(FAKE_PAGE.read_text(encoding="utf-8"))
    context.eval(before)
    context.eval(bundle(scripts(), ENTRY))
    context.eval(HELPERS)
    return context


def changes(context: MiniRacer, steps: Sequence[str]) -> Iterator[str]:
    """The page, and for each step what the page asked the browser for and which lines went and came."""
    before, asked = _shown(context)
    yield from (*asked, *before)
    for step in steps:
        context.eval(step)
        after, asked = _shown(context)
        yield f"## {step}"
        yield from asked
        changed = list(unified_diff(before, after, n=0, lineterm=""))[2:]
        yield from (line for line in changed if not line.startswith("@@"))
        before = after


def _shown(context: MiniRacer) -> tuple[list[str], list[str]]:
    found = json.loads(str(context.eval("JSON.stringify(shownPage())")))
    lines = [" ".join(line.split()) if line.startswith("asked") else line.replace("\n", " ") for line in found]
    asked = [line for line in lines if line.startswith("asked ")]
    return [line for line in lines if line not in asked], asked


@pytest.mark.parametrize(("name", "steps"), [("play-views", ALL), ("play-pack", PACK)])
def test_each_action_changes_what_it_changed(name: str, steps: list[str], request: pytest.FixtureRequest) -> None:
    cards = (*pack(CardKind.MISTAKES), *pack(CardKind.COUNT)[:1], *flyover()) if name == "play-pack" else ()
    html = plain_page(cards)
    golden.check_text(name, list(changes(opened(cards, html), steps)), request.config.getoption("--update"))
