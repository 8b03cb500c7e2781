"""Addresses, typed codes, and what the browser stores: tests that need no browser."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.play.engine import Engine, page_engine

CITY = "SW ES NSW / NS NES NESW / NES NW N"  # right for CARD
CARD = "{setup: readSetup('1-7 3-10 NES'), crossing: 'crossroads', rule: null}"
KEPT = "localStorage.values['turbo-taxi']"


@pytest.fixture
def page() -> Engine:
    return page_engine("page/storage.js", "page/found.js", "puzzle/codes.js", "puzzle/solver.js")


@pytest.fixture(scope="module")
def addresses() -> Engine:
    return Engine("page/address.js", "puzzle/card_codes.js")


# ---- addresses


@pytest.mark.parametrize("address", ["#7KQ2", "#E496-AZ", "#E496-AZ/race", "#7KQ2/check"])
def test_an_address_is_read_as_it_was_written(addresses: Engine, address: str) -> None:
    read = addresses.eval(f"readAddress('{address}')")
    assert isinstance(read, dict)
    code = f"writeCardCode(readCardCode('{read['code']}'))"
    assert addresses.eval(f"writeAddress({{code: {code}}}, '{read['view']}')") == address


@pytest.mark.parametrize(
    ("address", "view", "code"),
    [
        ("", "home", None),
        ("#", "home", None),
        ("#race", "race", None),
        ("#RACE", "race", None),
        ("#check", "check", None),
        ("#7KQ2", "play", "7KQ2"),
        ("7KQ2", "play", "7KQ2"),
        ("#7KQ2/", "play", "7KQ2"),
        ("#7KQ2/Race", "race", "7KQ2"),
        ("#7KQ2/nonsense/check", "check", "7KQ2"),
        ("#race/7KQ2", "race", None),  # the code comes first
        ("#1-7%203-10%20NES", "play", "1-7 3-10 NES"),
        ("#7KQ2/%/nonsense", "play", "7KQ2"),  # the % encodes nothing
        ("#home", "play", "home"),  # only two views have names
        ("#play", "play", "play"),
    ],
)
def test_view_and_code_of_an_address(addresses: Engine, address: str, view: str, code: str | None) -> None:
    assert addresses.eval(f"readAddress('{address}')") == {"view": view, "code": code}


def test_the_address_of_a_card_that_is_played_names_no_view(addresses: Engine) -> None:
    assert addresses.eval("['play', 'race', 'check'].map((view) => writeAddress({code: '7KQ2'}, view))") == [
        *("#7KQ2", "#7KQ2/race", "#7KQ2/check"),
    ]
    assert addresses.eval("writeAddress({code: '7KQ2'})") == "#7KQ2"


# ---- typed codes


@pytest.mark.parametrize("text", ["7KQ2Y", "7KQ2X", "7KQ22", "7KQ", "7KQ2 7", "77KQ2", "7KQ2-Y", "7KQ2YY"])
def test_a_code_with_a_character_too_many_or_too_few_is_not_read_as_another(addresses: Engine, text: str) -> None:
    fault = "(text) => { try { readCardCode(text); } catch (error) { return error.fault.reason; } return null; }"
    assert addresses.eval(f"({fault})('{text}')") in ("length", "code", "check")


# ---- stored values


def test_values_are_stored_together_under_one_key(page: Engine) -> None:
    assert page.eval("[stored('teams', 4), stored('language', 'en')]") == [4, "en"]
    page.context.eval("store('teams', 3); store('language', 'fr')")
    assert page.eval("[stored('teams', 4), stored('language', 'en')]") == [3, "fr"]
    assert json.loads(str(page.eval(KEPT))) == {"teams": 3, "language": "fr"}
    page.context.eval("store('teams', 0)")
    assert page.eval("stored('teams', 4)") == 0  # not the default


def test_values_that_another_window_wrote_are_seen_and_not_lost(page: Engine) -> None:
    page.context.eval("store('teams', 3)")
    page.context.eval(KEPT + " = JSON.stringify({teams: 5, raceLevel: 'hard'})")
    assert page.eval("[stored('teams', 0), stored('raceLevel', 'easy')]") == [5, "hard"]
    page.context.eval("store('clockHidden', true)")
    assert json.loads(str(page.eval(KEPT))) == {"teams": 5, "raceLevel": "hard", "clockHidden": True}


@pytest.mark.parametrize("text", ["", "nonsense", "5", "null", '{"teams": null}'])
def test_text_that_another_program_stored_counts_as_nothing(page: Engine, text: str) -> None:
    page.context.eval(f"{KEPT} = {json.dumps(text)}")
    assert page.eval("stored('teams', 4)") == 4
    page.context.eval("store('teams', 2)")
    assert page.eval("stored('teams', 4)") == 2


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("language", "nl", [5, None, ["nl"]]),
        ("crossing", "flyover", ["bridge", 1, "constructor"]),
        ("judging", "live", ["never", True]),
        (
            "tables",
            {"#7KQ2": {"city": CITY, "seconds": 5, "helped": True}, "#3D3E": {"city": CITY}},
            [
                {"#7KQ2": CITY},
                {"#7KQ2": {}},
                {"#7KQ2": {"city": "nonsense"}},
                "tables",
                [{"city": CITY}],
                {"#7KQ2": {"city": CITY, "seconds": -1}},
                {"#7KQ2": {"city": CITY, "helped": 1}},
                {"#7KQ2": None},
            ],
        ),
        ("streak", {"day": 9, "length": 2, "longest": 3}, [{"day": 9}, {"day": 9, "length": -1, "longest": 3}, 5, []]),
        ("best", {"easy": 7}, [{"easy": -1}, {"easy": "7"}, [7], 7]),
        ("clock", True, ["yes", 1]),
        ("places", {"easy": 7}, [{"easy": -1}, {"easy": "seven"}, {"easy": 1.5}, {"easy": None}, [3], 4]),
        ("found", {"7KQ2": [0, 2]}, [{"7KQ2": [-1]}, {"7KQ2": 5}, {"7KQ2": ["0"]}, [[0]], "found"]),
        ("raceLevel", "expert", ["mixed", 2]),
        ("teams", 6, [-1, 7, 1e12, "4", 2.5]),
        ("points", [0, 3], [[-1], ["3"], {"0": 3}, 3]),
        ("clockHidden", True, ["yes", 0]),
    ],
)
def test_values_that_the_page_does_not_store_are_left_out(
    page: Engine, name: str, right: object, wrong: list[object]
) -> None:
    for value in (right, *wrong):
        kept = json.dumps({name: value, "constructor": 1, "unknown": 2})
        page.context.eval(f"{KEPT} = {json.dumps(kept)}")
        assert page.eval(f"stored('{name}', 'default')") == (right if value is right else "default"), value


@pytest.mark.parametrize("method", ["setItem", "getItem"])
def test_without_storage_values_last_as_long_as_the_page(page: Engine, method: str) -> None:
    page.context.eval(f"localStorage.{method} = () => {{ throw new Error('forbidden'); }}")
    page.context.eval("store('teams', 2)")
    assert page.eval("stored('teams', 4)") == 2
    page.context.eval("store('language', 'nl')")
    assert page.eval("[stored('teams', 4), stored('language', 'en')]") == [2, "nl"]


def test_only_the_language_outlasts_forgetting(page: Engine) -> None:
    page.context.eval("forgetProgress()")
    assert page.eval(KEPT) == "{}"
    page.context.eval("store('language', 'de'); store('teams', 3); store('judging', 'live'); forgetProgress()")
    assert json.loads(str(page.eval(KEPT))) == {"language": "de"}
    assert page.eval("stored('teams', 0)") == 0


# ---- cities found


def test_a_city_is_found_once(page: Engine) -> None:
    assert page.eval(f"isSolved({CARD})") is False
    assert page.eval(f"[addFound({CARD}, '{CITY}'), addFound({CARD}, '{CITY}')]") == [True, False]
    assert page.eval(f"isSolved({CARD})") is True
    assert page.eval(f"foundCities({CARD})") == [CITY]
    assert page.eval(f"isSolved({{...{CARD}, crossing: 'flyover'}})") is False
    assert page.eval(f"foundCities({{...{CARD}, crossing: 'flyover'}})") == []


def test_a_wrong_city_is_not_found(page: Engine) -> None:
    assert page.eval(f"addFound({CARD}, '{CITY.replace('SW', 'NS', 1)}')") is False
    assert page.eval(f"isSolved({CARD})") is False


def test_cities_are_listed_in_the_order_of_the_solver(page: Engine) -> None:
    every = page.eval(f"solutions({CARD}.setup)")
    assert isinstance(every, list)
    for place in (5, 0, 11):
        assert page.eval(f"addFound({CARD}, solutions({CARD}.setup)[{place}])")
    assert page.eval(f"foundCities({CARD})") == [every[0], every[5], every[11]]
    assert json.loads(str(page.eval(KEPT)))["found"] == {"3D3E": [0, 5, 11]}


def test_a_card_with_an_extra_rule_shares_its_cities_with_the_card_without(page: Engine) -> None:
    apart = f"{{...{CARD}, setup: readSetup('002H'), rule: {{extra: 'apart'}}}}"
    plain = f"{{...{CARD}, setup: readSetup('002H')}}"
    every, kept = page.eval("solutions('002H')"), page.eval("solutions('002H', 'crossroads', {extra: 'apart'})")
    assert isinstance(every, list)
    assert isinstance(kept, list)
    assert 0 < len(kept) < len(every)
    page.context.eval(f"for (const city of solutions('002H')) addFound({plain}, city)")
    assert page.eval(f"foundCities({plain})") == every
    assert page.eval(f"foundCities({apart})") == kept
