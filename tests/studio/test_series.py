"""After a lesson the studio offers the next one, a harder and an easier one; the address says which."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from werkzeug.test import Client

from ttprint.games import DEFAULT_GAME

AT = f"/{DEFAULT_GAME.name}/lesson"


def offered(text: str) -> dict[str, str]:
    """The links after a lesson, by what they say."""
    nav = re.search(r'<p class="onward">(.*?)</p>', text, re.DOTALL)
    found = re.findall(r'href="([^"]*)">([^<]*)<', nav[1]) if nav else []
    return {words: unescape(address) for address, words in found}


def codes(text: str) -> set[str]:
    played = re.search(r'href="[^"]*/play/open\?([^"]*)"', text)
    assert played
    return set(parse_qs(unescape(played[1]))["codes"][0].split())


@pytest.mark.slow
def test_the_next_lesson_has_other_cards(visitor: Client) -> None:
    first = visitor.get(f"{AT}?pupils=2&levels=easy&step=4&ui=en").text
    links = offered(first)
    assert list(links) == ["The next lesson: other cards", "A harder lesson"]
    values = {words: parse_qs(urlsplit(address).query) for words, address in links.items()}
    assert [value["lesson"] for value in values.values()] == [["2"], ["2"]]
    assert [value["levels"] for value in values.values()] == [["easy"], ["medium"]]
    assert all(value["pupils"] == ["2"] for value in values.values())
    second = visitor.get(links["The next lesson: other cards"]).text
    assert codes(second)
    assert not codes(first) & codes(second)


@pytest.mark.slow
def test_the_last_lesson_of_a_series_offers_none_and_a_hard_one_no_harder(visitor: Client) -> None:
    assert not offered(visitor.get(f"{AT}?pupils=2&levels=easy&lesson=12&step=4&ui=en").text)
    links = offered(visitor.get(f"{AT}?pupils=2&levels=medium,expert&lesson=11&step=4&ui=nl").text)
    assert list(links) == ["De volgende les: andere kaarten", "Een makkelijkere les"]
    assert parse_qs(urlsplit(links["Een makkelijkere les"]).query)["levels"] == ["easy,hard"]
