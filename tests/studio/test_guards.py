"""Each guard, and what it keeps out."""

from __future__ import annotations

import re

import pytest
from werkzeug.test import Client

from tests.studio.conftest import Alone
from ttprint.games import HOME
from ttprint.studio.catalogue import FieldKind, products

DECK = f"/{HOME.name}/deck"
WORK = [f"{DECK}/{part}?sets=cab" for part in ("download", "preview", "proof", "open")] + ["/printer/part?what=x"]
SCRIPT = "<script>alert(1)</script>\"'"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "127.0.0.1.evil:80", "[::2]"])
def test_a_foreign_host_sees_nothing(visitor: Client, host: str) -> None:
    answer = visitor.get("/", headers={"Host": host})
    assert answer.status_code == 421
    assert b"<html" not in answer.data


@pytest.mark.parametrize("host", ["localhost", "localhost:8017", "127.0.0.1:1", "[::1]:5", "Studio.Example"])
def test_its_own_names_are_let_in(visitor: Client, host: str) -> None:
    assert visitor.get("/", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "header",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Referer": "http://localhost.evil.example/"},
    ],
)
def test_another_site_makes_nobody_work(visitor: Client, alone: Alone, header: dict[str, str]) -> None:
    before = len(alone.done)
    for address in WORK:
        assert visitor.get(address, headers=header).status_code == 403, address
    for address in (f"{DECK}?sets=boat&show=1", f"/{HOME.name}/look?code=0000", f"/{HOME.name}/lesson?pupils=9&step=4"):
        assert visitor.get(address, headers=header).status_code == 200, address
    assert len(alone.done) == before


def test_the_own_page_does(visitor: Client) -> None:
    for header in ({"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": "http://localhost"}):
        assert visitor.get(f"/{HOME.name}/worksheet/download", headers=header).status_code == 200


def test_what_is_too_large(visitor: Client) -> None:
    assert visitor.get("/", environ_overrides={"CONTENT_LENGTH": str(16 * 1024 + 1)}).status_code == 413
    assert visitor.get("/", environ_overrides={"CONTENT_LENGTH": "many"}).status_code == 413
    assert visitor.get(f"/?x={'y' * 17_000}").status_code == 414
    assert visitor.post("/", data=b"x").status_code == 405
    many = "&".join("only=x" for _ in range(61))
    assert "more than 60" in visitor.get(f"{DECK}/proof?{many}").text


def test_every_answer_carries_its_policy(visitor: Client) -> None:
    for address in ("/", DECK, "/nope", "/-/studio.js", f"{DECK}/download?paper=z"):
        headers = visitor.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "Set-Cookie" not in headers


def test_pages_hold_no_script_or_style_of_their_own(visitor: Client) -> None:
    for address in ("/", DECK, f"/{HOME.name}/lesson", f"/{HOME.name}/look?code=3D3E", "/printer"):
        text = visitor.get(address).text
        assert not re.search(r"<script(?! src=\"/-/studio\.js\" defer>)|<style|\son\w+=|\sstyle=|https?://", text)


@pytest.mark.slow
@pytest.mark.parametrize("path", products())
def test_a_script_in_every_text_field_is_text(visitor: Client, path: str) -> None:
    product = products()[path]
    for field in product.fields:
        if field.kind is not FieldKind.FLAG:
            answer = visitor.get(path, query_string={field.name: SCRIPT, "show": "1"})
            assert answer.status_code in (200, 400), field.name
            assert "<script>alert" not in answer.text, field.name


@pytest.mark.slow
@pytest.mark.parametrize("path", products())
@pytest.mark.parametrize("number", ["-1", "0", "1e308", "nan", "inf", "999999999999999999999", "0x10", "١"])
def test_absurd_numbers_are_refused_in_a_sentence(visitor: Client, path: str, number: str) -> None:
    product = products()[path]
    needed = {field.name: "4" if field.name == "pupils" else "3D3E" for field in product.fields if field.required}
    for field in product.fields:
        if field.kind is FieldKind.NUMBER and field.name != "seed":
            answer = visitor.get(f"{path}/proof", query_string={**needed, field.name: number})
            assert answer.status_code in (200, 400), (field.name, answer.text)
            assert "Traceback" not in answer.text


def test_no_path_of_the_machine_is_told(visitor: Client) -> None:
    for address in (f"{DECK}/proof?paper=%2Fetc%2Fpasswd", f"/{HOME.name}/worksheet/proof?lang=en"):
        assert not re.search(r"/(tmp|home|usr|work|var)/", visitor.get(address).text)
