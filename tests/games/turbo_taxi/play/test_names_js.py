"""Names of tiles, faults, rules and languages on the page; no browser is needed."""

from __future__ import annotations

import json

from tests.games.turbo_taxi.play.engine import CITY, Engine, judged, spoilt
from ttprint.games.turbo_taxi.challenges.fault_words import fault_text
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.checker import faults


def test_names_of_tiles(page: Engine) -> None:
    assert page.eval("tileName('NESW', 'crossroads')") == "crossing, roads north, east, south, west"
    assert page.eval("tileName('NESW', 'flyover')") == "flyover, one road north, south, another east, west"
    assert page.eval("tileName('NE+SW', 'flyover')") == "double curve, one road north, east, another south, west"
    assert page.eval("tileName('W', 'crossroads')") == "dead end, road west"
    assert page.eval("setupName(card)") == (
        "The hours 1 to 12 run clockwise around the city, 12 at the middle of the top. "
        "Yellow taxi at hour 1, its house at hour 7. Red taxi at hour 3, its house at hour 10. "
        "In the centre: tee, roads north, east, south."
    )


def test_faults_have_the_words_of_check(page: Engine) -> None:
    for setup, city, crossing, rule in spoilt(25, 7):
        for fault in faults(setup, city, crossing, rule):
            assert page.eval(f"faultText({json.dumps(judged(fault))})") == fault_text(fault, GAME.words("en"))


def test_a_card_shows_its_level_and_what_it_asks_for(page: Engine) -> None:
    def asked(changes: str) -> object:
        page.context.eval(f"line = new FakeElement(); showRule(line, {{...card, {changes}}})")
        return page.eval(
            "[line.hidden, ...line.children.map((one) => one.getAttribute('aria-label') ?? one.textContent)]"
        )

    english = GAME.words("en")
    unused = "{extra: 'unused', unused: ['straight', 'curve', 'dead end']}"
    assert asked("") == [True]
    assert asked("rule: {extra: 'apart'}") == [False, english.say("card.apart")]
    assert asked("rule: {extra: 'single'}") == [False, english.say("card.single")]
    assert asked(f"rule: {unused}") == [False, english.say("card.unused"), "straight", "curve", "dead end"]
    assert asked("kind: 'count'") == [False, english.say("card.count")]
    assert asked("kind: 'count', rule: {extra: 'apart'}") == [False, english.say("card.count_apart")]
    wrong = f"kind: 'mistakes', wrong: '{CITY.replace('SW', 'NS', 1)}'"
    assert asked(wrong) == [False, "Find the 2 mistakes.", "Then put the city right."]
    page.context.eval("line = new FakeElement(); showLevel(line, {level: 'hard'})")
    assert page.eval("[line.textContent, line.querySelectorAll('.cab').length]") == ["hard", 3]
    page.context.eval("showLevel(line, {level: null})")
    assert page.eval("line.children.length") == 0


def test_the_first_language_is_the_stored_one_or_the_browsers(page: Engine) -> None:
    page.context.eval("localStorage.values = {}")
    for browser, expected in ((["pl", "nl-BE", "fr"], "nl"), (["pl"], "en"), ([], "en"), (["de"], "de")):
        page.context.eval(f"navigator.languages = {json.dumps(browser)}")
        assert page.eval("firstLanguage()") == expected
    page.context.eval("store('language', 'it')")
    assert page.eval("firstLanguage()") == "it"
    page.context.eval("localStorage.values = {}; navigator.languages = ['en-GB']")
    assert page.eval("[countText('verdict.broken', 1), countText('verdict.broken', 0), numberText(1234)]") == [
        *("1 mistake", "0 mistakes", "1,234"),
    ]
