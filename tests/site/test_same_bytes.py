"""Python in the browser makes the same bytes as this Python: run by Node, by Chromium and by Firefox."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.site.firefox import firefox, program
from tests.site.orders import MANY, SOME
from tests.site.visits import visited
from tests.site.web_space import WebSpace
from ttprint.site.archives import run_in_python, unpacked
from ttprint.site.browser import Site

HOME = "https://site.example"
PROGRAM = """
import hashlib, json
from ttprint.site.browser import Site
site = Site("https://site.example", "/studio")
found = {}
for order in json.load(open("/build/orders.json")):
    path, _, query = order.partition("?")
    answer = site.answer(path, query, "en")
    found[order] = [answer.status, hashlib.sha256(answer.body).hexdigest()]
json.dump(found, open("/build/found.json", "w"))
"""
FETCH = """
const response = await fetch(`studio${given[0]}`);
const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
return [response.status, [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")];
"""
LONG = 90  # seconds for a loaded machine to start Python
many = pytest.mark.long


def here(site: Site, order: str) -> list[object]:
    """What this Python makes."""
    path, _, query = order.partition("?")
    answer = site.answer(path, query, "en")
    assert answer.status == 200, (order, answer.body[:300])
    return [200, hashlib.sha256(answer.body).hexdigest()]


@pytest.mark.slow
@pytest.mark.parametrize("orders", [SOME, pytest.param(MANY, marks=many)], ids=["some", "many"])
def test_in_node(fetched: Path, orders: tuple[str, ...]) -> None:
    with unpacked(fetched) as folder:
        (folder / "orders.json").write_text(json.dumps(orders))
        run_in_python(folder, PROGRAM)
        found = json.loads((folder / "found.json").read_text())
    site = Site(HOME, "/studio")
    for order in orders:
        assert found[order] == here(site, order), order


@many
def test_in_chromium(browser: Browser, space: WebSpace) -> None:
    site = Site(space.address.rstrip("/"), "/studio")
    with browser.new_context(locale="en-GB") as context:  # an American would get Letter
        visit = visited(context, space.address)
        visit.studio.locator("h1").wait_for()
        for order in MANY:
            made = visit.page.evaluate(f"async (...given) => {{ {FETCH} }}", order)
            assert made == here(site, order), order
        assert not visit.wrong


@many
def test_in_firefox(space: WebSpace) -> None:
    if program() is None:
        pytest.skip("no Firefox on this machine: apt-get install firefox-esr")
    site = Site(space.address.rstrip("/"), "/studio")
    with firefox("en") as tab:
        tab.open(space.address)
        end = time.monotonic() + LONG
        while tab.run("return document.getElementById('studio').hidden"):
            assert time.monotonic() < end, tab.run("return document.getElementById('state').textContent")
            time.sleep(0.2)
        for order in MANY:
            assert tab.run(FETCH, order) == here(site, order), order
