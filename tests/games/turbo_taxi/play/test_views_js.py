"""The views of the page without a browser: the guided card, the clock, progress, other windows, sharing, codes."""

from __future__ import annotations

import json

import pytest
from py_mini_racer import MiniRacer

from tests.games.turbo_taxi.play.engine import CITY
from tests.games.turbo_taxi.play.test_views_as_text import opened, plain_page

TOLD = "id('announcer').textContent"
VIEW = "modules['views/play.js'].workspace"
NAMES = f"{VIEW}.game.tiles.map((tile) => tile ?? '-').join(' ')"


@pytest.fixture
def page() -> MiniRacer:
    return opened((), plain_page())


def value(page: MiniRacer, expression: str) -> object:
    return json.loads(str(page.eval(f"JSON.stringify({expression})")))


# ---- the guided card


def tap(page: MiniRacer, what: str) -> object:
    """Tap something in the guided card; what it then asks for."""
    page.eval(f"id('at-learn').querySelector('[data-{what}]').send('click')")
    return value(page, "id('learn-step').hidden || id('learn-step').textContent")


@pytest.mark.parametrize("crossing", ["crossroads", "flyover"])
def test_three_taps_complete_the_guided_card(page: MiniRacer, crossing: str) -> None:
    page.eval(f"modules['page/storage.js'].store('crossing', '{crossing}'); go('#learn')")
    assert value(page, "id('at-learn').querySelectorAll('.wanted').map((one) => one.dataset.kind)") == ["curve"]
    assert tap(page, 'kind="curve"') == "Now tap the empty square at the top."
    assert value(page, "id('at-learn').querySelectorAll('.wanted').map((one) => one.dataset.square)") == ["1"]
    assert tap(page, 'square="1"') == "The road does not fit yet. Tap the tile once more: it turns."
    assert tap(page, 'square="1"') is True
    verdict = "id('at-learn').querySelector('[data-part=\"verdict\"]')"
    assert str(value(page, f"{verdict}.textContent")).startswith("Correct!Every road carries on")
    first = value(page, f"{verdict}.querySelector('a').href")
    page.eval(f"go('{first}')")
    assert value(page, f"{VIEW}.card.level") == "easy"
    assert value(page, "modules['views/learn.js'].learnWorkspace.card.crossing") == crossing
    # nothing of it counts as solved
    assert value(page, "modules['page/progress.js'].solvedCount()") == 0
    assert value(page, "modules['page/tables.js'].codesWithTables()") == []


def test_the_guided_card_leads_back_from_other_tiles(page: MiniRacer) -> None:
    page.eval("go('#learn')")
    assert str(tap(page, 'kind="straight"')).startswith("One tile is missing.")
    assert str(tap(page, 'square="1"')).startswith("One tile is missing.")  # a curve may still be laid over it
    tap(page, 'square="1"')
    tap(page, 'part="clear"')
    tap(page, 'square="0"')
    assert tap(page, 'square="0"') == "Tap Clear to begin again."
    assert str(tap(page, 'part="clear"')).startswith("One tile is missing.")


def test_the_guided_card_is_offered_until_a_card_is_solved(page: MiniRacer) -> None:
    assert value(page, "[id('learn-offer').hidden, id('progress').hidden]") == [False, True]
    page.eval(f"go('#3D3E'); lay('play', '{CITY}'); tool('play', 'check'); go('#')")
    assert value(page, "[id('learn-offer').hidden, id('progress').hidden]") == [True, False]


# ---- the clock of one player


def solve_with_clock(page: MiniRacer, seconds: int, between: str = "") -> str:
    page.eval("go('#3D3E'); click('clock-button')")
    page.eval(f"moveClock({seconds * 1000}); {between}; lay('play', '{CITY}'); tool('play', 'check')")
    return str(value(page, "id('play-time').textContent"))


def test_no_clock_runs_unless_it_is_wanted(page: MiniRacer) -> None:
    page.eval(f"go('#3D3E'); moveClock(9000); lay('play', '{CITY}'); tool('play', 'check')")
    assert value(page, "[id('play-clock').hidden, id('play-time').textContent]") == [True, ""]
    assert value(page, "modules['page/storage.js'].stored('best', {})") == {}


def test_the_clock_stops_at_the_first_right_city(page: MiniRacer) -> None:
    assert solve_with_clock(page, 83) == "Solved in 1:23. Your best time at this level."
    assert "Solved in 1:23." in str(value(page, TOLD))
    assert value(page, "id('play-clock').hidden") is True
    page.eval("go('#')")
    facts = "id('progress-facts').children.map((one) => one.textContent)"
    assert value(page, facts) == ["1 card solved", "1 day in a row", "Best times: medium 1:23"]


def test_a_slower_time_names_the_best_one(page: MiniRacer) -> None:
    page.eval("modules['page/storage.js'].store('best', {medium: 40})")
    assert solve_with_clock(page, 83) == "Solved in 1:23. Your best time at this level: 0:40."
    assert value(page, "modules['page/storage.js'].stored('best', {})") == {"medium": 40}


@pytest.mark.parametrize("help_seen", ["click('open-hints'); click('hint-next')", "click('sure-yes')"])
def test_with_help_no_time_is_a_best_time(page: MiniRacer, help_seen: str) -> None:
    assert solve_with_clock(page, 83, help_seen) == "Solved in 1:23."
    assert value(page, "modules['page/storage.js'].stored('best', {})") == {}


def test_a_clock_that_was_started_late_gives_no_best_time(page: MiniRacer) -> None:
    page.eval("go('#3D3E'); lay('play', 'a1 SW'); click('clock-button'); moveClock(5000)")
    page.eval(f"lay('play', '{CITY}'); tool('play', 'check')")
    assert value(page, "id('play-time').textContent") == "Solved in 0:05."


def test_the_clock_stands_still_while_the_card_is_left(page: MiniRacer) -> None:
    page.eval("go('#3D3E'); click('clock-button'); moveClock(30000); lay('play', 'a1 SW'); go('#'); moveClock(60000)")
    page.eval("go('#3D3E'); moveClock(10000)")
    assert value(page, "id('play-clock').textContent") == "0:40"
    page.eval("document.hidden = true; document.documentElement.send('visibilitychange'); moveClock(60000)")
    page.eval("document.hidden = false; document.documentElement.send('visibilitychange'); moveClock(1000)")
    assert value(page, "id('play-clock').textContent") == "0:41"


# ---- hints


@pytest.mark.parametrize("change", ["lay('play', 'b1 ES')", "tool('play', 'undo')", "choose('language', 'nl')"])
def test_an_answer_about_the_tiles_goes_with_the_next_move(page: MiniRacer, change: str) -> None:
    page.eval("go('#7KQ2'); lay('play', 'a1 NS'); click('hint-way')")
    assert str(value(page, "id('hint-note').textContent")).startswith("No.")
    page.eval(change)
    assert value(page, "id('hint-note').textContent") == ""


# ---- tables and windows


def test_a_city_is_there_when_its_card_is_opened_again(page: MiniRacer) -> None:
    page.eval("go('#3D3E'); lay('play', 'a1 SW'); go('#7KQ2'); lay('play', 'a1 NS'); go('#3D3E')")
    assert value(page, NAMES) == "SW - - - NES - - - -"
    page.eval("go('#7KQ2')")
    assert str(value(page, NAMES)).startswith("NS ")
    page.eval("go('#')")
    assert value(page, "id('begun-cards').children.map((one) => one.textContent)") == ["7KQ2", "3D3E"]
    page.eval(f"go('#3D3E'); lay('play', '{CITY}'); tool('play', 'check'); go('#')")
    assert value(page, "id('begun-cards').children.map((one) => one.textContent)") == ["7KQ2"]
    page.eval("globalThis.agrees = true; click('forget-here')")
    assert value(page, "id('progress').hidden") is True


def test_a_window_shows_what_another_one_has_laid_on_its_card(page: MiniRacer) -> None:
    page.eval("go('#3D3E'); lay('play', 'a1 SW')")
    other = {"tables": {"#3D3E": {"city": "SW ES - / - NES - / - - -"}, "#7KQ2": {"city": "NS - - / - N - / - - -"}}}
    written = f"localStorage.values['turbo-taxi'] = {json.dumps(json.dumps(other))}"
    page.eval(f"{written}; window.send('storage', {{key: 'turbo-taxi'}})")
    assert value(page, NAMES) == "SW ES - - NES - - - -"
    page.eval("lay('play', 'c3 N')")
    assert value(page, "modules['page/tables.js'].codesWithTables()") == ["3D3E", "7KQ2"]
    page.eval("tool('play', 'undo'); tool('play', 'undo')")  # what the other window laid can be undone too
    assert value(page, NAMES) == "SW - - - NES - - - -"
    page.eval("window.send('storage', {key: 'other'}); localStorage.values = {}; window.send('storage', {key: null})")
    assert value(page, NAMES) == "- - - - NES - - - -"


@pytest.mark.parametrize("method", ["setItem", "getItem"])
def test_a_browser_that_stores_nothing_is_told(page: MiniRacer, method: str) -> None:
    assert value(page, "id('kept-nothing').hidden") is True
    page = opened((), plain_page(), f"localStorage.{method} = () => {{ throw new Error('forbidden'); }};")
    assert value(page, "id('kept-nothing').hidden") is False
    page.eval("go('#3D3E'); lay('play', 'a1 SW'); go('#7KQ2'); go('#3D3E')")
    assert value(page, NAMES) == "SW - - - NES - - - -"  # as long as the page is open


def test_a_storage_that_becomes_full_is_told(page: MiniRacer) -> None:
    page.eval("go('#3D3E'); lay('play', 'a1 SW')")
    assert value(page, "id('kept-nothing').hidden") is True
    page.eval("localStorage.setItem = () => { throw new Error('full'); }; lay('play', 'b1 ES')")
    assert value(page, "[id('kept-nothing').hidden, id('kept-nothing').textContent]") == [
        *(False, "This browser lets this page store nothing: what you lay and find is gone when you close it."),
    ]


# ---- the day's card, codes, sharing, printing


def test_the_challenge_of_the_day_says_that_it_is(page: MiniRacer) -> None:
    page.eval("go(id('today').href)")
    assert str(value(page, "id('play-day').textContent")).startswith("Challenge of the day, en-GB 3/14")
    page.eval("click('random')")
    assert value(page, "id('play-day').textContent") == ""


def test_a_code_is_marked_as_wrong_only_while_it_is(page: MiniRacer) -> None:
    marked = "[id('code').getAttribute('aria-invalid'), id('code-note').textContent]"
    page.eval("type('code', 'xyz', 'code-form')")
    assert value(page, marked) == ["true", "A code has four characters, such as 7KQ2."]
    page.eval("id('code').value = '7'; id('code').send('input')")
    assert value(page, marked) == [None, ""]
    page.eval("go('#7KQ3'); go('#check'); go('#')")
    assert value(page, marked) == [None, ""]
    page.eval("type('check-code', 'xyz', 'check-form'); type('check-code', '7KQ2', 'check-form')")
    assert value(page, "id('check-code').getAttribute('aria-invalid')") is None


@pytest.mark.parametrize(
    ("base", "shared", "button"),
    [
        ("https://example.org/page.html", "https://example.org/page.html#3D3E", "Copy the address"),
        ("http://192.168.1.7:8000/play", "http://192.168.1.7:8000/play#3D3E", "Copy the address"),
        ("file:///C:/Users/me/turbo-taxi.html", "3D3E", "Copy the code"),
        ("content://downloads/7", "3D3E", "Copy the code"),
        ("http://127.0.0.1:8000/play", "3D3E", "Copy the code"),
        ("http://localhost/play", "3D3E", "Copy the code"),
        ("http://[::1]:8000/play", "3D3E", "Copy the code"),
        ("https://localhost.example.org/", "https://localhost.example.org/#3D3E", "Copy the address"),
    ],
)
def test_only_addresses_that_others_can_open_are_shared(page: MiniRacer, base: str, shared: str, button: str) -> None:
    page.eval(f"Object.defineProperty(location, 'href', {{ get: () => '{base}' + location.hash }})")
    page.eval("go('#3D3E'); click('open-share')")
    offered = "[id('share-address').value, id('share-copy').textContent, id('share-by-code').hidden]"
    assert value(page, offered) == [shared, button, shared != "3D3E"]
    page.eval("click('share-copy')")
    assert value(page, "[id('share-note').textContent, id('share-note').classList.contains('good')]") == [
        *("Copied.", True),
    ]


def test_a_card_is_printed_with_the_tiles_on_it_if_wanted(page: MiniRacer) -> None:
    laid = "id('print-table').querySelectorAll('.laid').length"
    page.eval("go('#3D3E'); click('open-share')")
    assert value(page, "id('share-laid').hidden") is True  # there is nothing to print besides the card
    page.eval("lay('play', 'a1 SW b1 ES'); click('open-share')")
    assert value(page, "id('share-laid').hidden") is False
    counts = []
    for checked in ("true", "false"):
        page.eval(f"id('share-city').checked = {checked}; click('share-print')")
        counts.append(value(page, laid))
    assert counts == [3, 1]


def test_a_level_goes_on_with_the_next_card_that_is_not_solved(page: MiniRacer) -> None:
    easy = "document.querySelectorAll('#levels a')[0]"
    page.eval("const cards = modules['page/cards.js'], found = modules['page/found.js']")
    page.eval("const solve = (card) => found.addFound(card, "
              "modules['puzzle/solver.js'].solutions(card.setup, card.crossing, card.rule)[0])")  # fmt: skip
    page.eval("solve(cards.cardAt('easy', 1)); go(`#${cards.cardAt('easy', 0).code}`); go('#')")
    assert str(value(page, f"{easy}.textContent")).endswith("Card 1 of 1,066")
    page.eval("solve(cards.cardAt('easy', 0)); go('#race'); go('#')")
    assert value(page, f"{easy}.href === `#${{cards.cardAt('easy', 2).code}}`") is True
    page.eval("go(`#${cards.cardAt('easy', 1).code}`)")
    assert value(page, "id('play-solved').hidden") is False
    page.eval("go(`#${cards.cardAt('easy', 2).code}`)")
    assert value(page, "id('play-solved').hidden") is True
