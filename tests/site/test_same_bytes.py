"""Python in the browser, run by Node, makes the same bytes as this Python."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from tests.site.orders import MANY, SOME
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


@pytest.mark.slow
@pytest.mark.parametrize("orders", [SOME, pytest.param(MANY, marks=pytest.mark.long)], ids=["some", "many"])
def test_the_same_bytes_as_here(fetched: Path, orders: tuple[str, ...]) -> None:
    with unpacked(fetched) as folder:
        (folder / "orders.json").write_text(json.dumps(orders))
        run_in_python(folder, PROGRAM)
        found = json.loads((folder / "found.json").read_text())
    site = Site(HOME, "/studio")
    for order in orders:
        path, _, query = order.partition("?")
        answer = site.answer(path, query, "en")
        assert answer.status == 200, (order, answer.body[:300])
        assert found[order] == [200, hashlib.sha256(answer.body).hexdigest()], order
