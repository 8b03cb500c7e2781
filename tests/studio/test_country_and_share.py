"""What depends on the visitor: paper and units by country, and addresses that others can open."""

from __future__ import annotations

import pytest
from werkzeug.test import Client

from tests.studio.conftest import InProcessPool
from ttprint.games import DEFAULT_GAME
from ttprint.studio import server
from ttprint.studio.forms import products
from ttprint.studio.locale import country, language
from ttprint.studio.requests import parse_request
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service

AT = f"/{DEFAULT_GAME.name}"
DECK = products()[f"{AT}/deck"]


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        (["en-US", "en"], "US"),
        (["en", "en-GB"], "GB"),
        (["es-419", "es-MX"], "MX"),
        (["zh-Hant-TW"], "TW"),
        (["nl"], ""),
    ],
)
def test_the_country_of_a_browser(accepted: list[str], found: str) -> None:
    assert country(accepted) == found


@pytest.mark.parametrize(
    ("query", "accepted", "found"),
    [
        (["fr"], ["nl"], ("fr", True)),
        (["xx", "fr"], ["nl"], ("fr", True)),
        (["xx"], ["pt-BR", "NL-be", "de"], ("nl", False)),
        (["xx"], ["pt-BR"], ("en", False)),
        ([], [], ("en", False)),
    ],
)
def test_the_language_of_a_page_is_the_chosen_one_or_the_first_of_the_browser(
    query: list[str], accepted: list[str], found: tuple[str, bool]
) -> None:
    assert language({"ui": query}, accepted) == found


@pytest.mark.parametrize(
    ("accepted", "paper", "unit"),
    [
        ("en-US", "letter", "in"),
        ("fr-CA", "letter", "mm"),
        ("es-MX,es", "letter", "mm"),
        ("nl-NL", "a4", "mm"),
        ("en", "a4", "mm"),
    ],
)
def test_paper_and_unit_are_those_of_the_country(visitor: Client, accepted: str, paper: str, unit: str) -> None:
    for path in (f"{AT}/deck", "/calibrate", "/vite-taxi/kit"):
        page = visitor.get(path, headers={"Accept-Language": accepted}).text
        assert f'<option value="{paper}" selected>' in page, path
    assert f'<span class="unit">{unit}</span>' in visitor.get(f"{AT}/deck", headers={"Accept-Language": accepted}).text


def test_the_paper_that_was_chosen_beats_that_of_the_country() -> None:
    assert parse_request(DECK, {}, "en", "letter").get("paper") == ("letter",)
    assert parse_request(DECK, {"paper": ["a4"]}, "en", "letter").get("paper") == ("a4",)
    assert parse_request(DECK, {"paper": ["a4"]}, "en", "letter").command_lines == ("ttprint deck --lang en",)


@pytest.mark.parametrize(
    ("query", "name", "value"),
    [
        ({"tile": ["2"], "unit": ["in"]}, "tile", ("50.8",)),
        ({"tile": ["40,5"]}, "tile", ("40.5",)),
        (
            {"paper": ["other"], "paper.width": ["8,5"], "paper.height": ["11"], "unit": ["in"]},
            "paper",
            ("215.9x279.4",),
        ),
        ({"paper": ["other"], "paper.width": ["200"], "paper.height": ["250"]}, "paper", ("200x250",)),
        ({"paper": ["a3"], "paper.width": ["200"], "paper.height": ["250"]}, "paper", ("a3",)),
        ({"margin": ["other"], "margin.top": ["7"]}, "margin", ("7",)),
        ({"shift.right": ["1,5"], "shift.below": [""]}, "shift", ("1.5;0",)),
        ({"measured.down": ["99,5"]}, "measured", ("100x99.5",)),
        ({"sets": ["cab", "medal", "30"]}, "sets", ("30",)),
        ({"sets": ["medal", "boat", "rickshaw", "tuktuk", "cab"]}, "sets", ()),
        ({"only": ["*-tee-* *-curve-*", "*-tee-*"]}, "only", ("*-tee-*", "*-curve-*")),
    ],
)
def test_what_is_ticked_and_typed_makes_one_value(
    query: dict[str, list[str]], name: str, value: tuple[str, ...]
) -> None:
    assert parse_request(DECK, query, "en").get(name) == value


@pytest.mark.parametrize(
    ("lan", "host", "begins", "told"),
    [
        ("", "localhost:8017", "http://localhost:8017/", "studio.reach.here"),
        ("http://192.168.1.5:8017", "localhost:8017", "http://192.168.1.5:8017/", "studio.reach.elsewhere"),
        ("http://192.168.1.5:8017", "school.example", "http://school.example/", "studio.reach.all"),
    ],
)
def test_addresses_to_share_are_whole_and_say_for_whom_they_work(
    pool: InProcessPool, lan: str, host: str, begins: str, told: str
) -> None:
    client = Client(Studio(Service(pool), ["school.example"], lan=lan))
    page = client.get(f"{AT}/worksheet?show=1", headers={"Host": host}).text
    assert f'value="{begins}turbo-taxi/worksheet?paper=a4&amp;lang=en"' in page
    assert DECK.words("en").say(told) in page
    qr = f"{AT}/worksheet/qr?lang=en"
    same = client.get(qr, headers={"Host": host}).data == client.get(qr, headers={"Host": "school.example"}).data
    assert same is (begins == "http://school.example/")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_the_own_address_is_one_that_could_be_listened_at(host: str) -> None:
    found = server.own_address(host)
    assert found not in server.EVERYWHERE
