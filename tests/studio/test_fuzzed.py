"""Made-up requests, the same in every run: none of them breaks the studio."""

from __future__ import annotations

import os
from random import Random

import pytest
from werkzeug.test import Client

from ttprint.option import OptionKind
from ttprint.studio.forms import products
from ttprint.studio.requests import OWN

COUNT = int(os.environ.get("TTPRINT_FUZZ", "80"))
ODD = [
    "",
    " ",
    "0",
    "-1",
    "1e9",
    "é✓",
    "\x00",
    "../../etc/passwd",
    "%s%n",
    "{0}",
    "'\"><svg>",
    "a" * 600,
    "--help",
    "٣",
]
PARTS = ("", "", "", "", "qr", "qr", "proof", "preview", "download", "open")  # the last four draw


@pytest.mark.slow
def test_no_made_up_request_breaks_it(visitor: Client) -> None:
    chance = Random(13)
    paths = [
        path for path in products() if not path.endswith(("kit", "classpack", "census", "rules", "simulate", "play"))
    ]
    for number in range(COUNT):
        product = products()[chance.choice(paths)]
        query: dict[str, list[str]] = {}
        for field in chance.sample(product.fields, min(len(product.fields), chance.randrange(4))):
            usual = [*field.choices, field.default, "3D3E"]
            odd = chance.random() < 0.7 or field.kind is OptionKind.NUMBER
            query[field.name] = [chance.choice(ODD if odd else usual) for _ in range(chance.choice((1, 1, 1, 2)))]
        if chance.random() < 0.3:
            query[chance.choice([*OWN, "out", "x"])] = [chance.choice([*ODD, "fr", "2"])]
        part = chance.choice(PARTS)
        address = f"{product.path}/{part}" if part else product.path
        answer = visitor.get(
            address, query_string=query, headers={"Accept-Language": chance.choice(["fr", "x;q=z", "*"])}
        )
        assert answer.status_code < 500, (number, address, query, answer.text)
