"""A workspace of the page: keys, taps, dragging, verdicts, hints and answers; no browser is needed."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.play.engine import CITY, Engine

ANNOUNCED = "document.getElementById('announcer').textContent"


def test_a_key_lays_a_kind_and_turns_it(page: Engine) -> None:
    page.context.eval("openWorkspace()")
    assert page.eval("workspace.part('tip').hidden") is False
    assert [page.eval(f"(press(0, '{key}'), workspace.game.tiles[0])") for key in ("2", "2", "r", "R", "R", "1")] == [
        *("NE", "ES", "SW", "ES", "NE", "NS"),
    ]
    assert page.eval(ANNOUNCED) == "top left, straight, roads north, south, red house to the west, at hour 10"
    assert page.eval("workspace.part('tip').hidden") is True
    assert page.eval("[press(0, '7'), press(0, '0'), press(0, 'q'), press(0, 'Tab')]") == [False] * 4
    assert page.eval("names()") == "NS - - - NES - - - -"


def test_escape_puts_the_tile_in_hand_down(page: Engine) -> None:
    page.context.eval("openWorkspace({}, 'NS - - / - NES - / - - -'); cell(0).send('click')")
    assert page.eval("[workspace.held, cell(0).classList.contains('in-hand')]") == [{"square": 0}, True]
    assert page.eval(ANNOUNCED) == "In your hand: straight, roads north, south."
    assert page.eval("press(0, 'Escape')") is True
    assert page.eval("[workspace.held, cell(0).classList.contains('in-hand')]") == [None, False]
    page.context.eval("kind('tee').send('click')")
    assert page.eval("[workspace.held, kind('tee').getAttribute('aria-pressed')]") == [{"kind": "tee"}, "true"]
    page.context.eval("press(0, 'Escape')")
    assert page.eval("[workspace.held, kind('tee').getAttribute('aria-pressed'), names()]") == [
        *(None, "false", "NS - - - NES - - - -"),
    ]


def test_delete_takes_a_tile_back(page: Engine) -> None:
    for key in ("Delete", "Backspace"):
        page.context.eval(f"openWorkspace({{}}, 'NS - - / - NES - / - - -'); press(0, '{key}')")
        assert page.eval("[names(), workspace.held]") == ["- - - - NES - - - -", None]
        page.context.eval(f"press(4, '{key}')")
        assert page.eval(ANNOUNCED) == "The centre tile stays as it is."
        page.context.eval(f"press(8, '{key}')")
        assert page.eval(ANNOUNCED) == "Choose a tile first."


def test_a_tile_in_hand_is_laid_turned_and_moved_by_taps(page: Engine) -> None:
    page.context.eval("openWorkspace(); kind('curve').send('click')")
    assert page.eval(ANNOUNCED) == "In your hand: curve, roads north, east."
    page.context.eval("kind('curve').send('click')")
    assert page.eval(ANNOUNCED) == "curve, roads east, south"  # the second tap turned it
    page.context.eval("cell(0).send('click')")
    assert page.eval("[names(), workspace.held]") == ["ES - - - NES - - - -", {"square": 0}]
    page.context.eval("cell(0).send('click')")
    assert page.eval("names()") == "SW - - - NES - - - -"
    page.context.eval("cell(8).send('click')")
    assert page.eval("[names(), workspace.held]") == ["- - - - NES - - - SW", {"square": 8}]
    page.context.eval("cell(4).send('click')")
    assert page.eval(f"[{ANNOUNCED}, workspace.held]") == ["The centre tile stays as it is.", {"square": 8}]
    page.context.eval("press(0, 'Escape'); cell(0).send('click')")
    assert page.eval(ANNOUNCED) == "Choose a tile first."


def test_the_wheel_turns_a_laid_tile_only_over_its_own_square_and_in_hand(page: Engine) -> None:
    page.context.eval("openWorkspace({}, 'NE - - / ES NES - / - - -')")
    assert page.eval("cell(0).send('wheel', { deltaY: 100 })") is False  # not in hand: the page scrolls
    page.context.eval("cell(0).send('click')")
    assert page.eval("[3, 1].map((square) => cell(square).send('wheel', { deltaY: 100 }))") == [False, False]
    assert page.eval("[cell(0).send('wheel', { deltaY: 100 }), names()]") == [True, "ES - - ES NES - - - -"]
    assert page.eval("[cell(0).send('wheel', { deltaY: -100, timeStamp: 3000 }), names()]") == [
        *(True, "NE - - ES NES - - - -"),
    ]


def test_no_more_tiles_than_a_set_has(page: Engine) -> None:
    page.context.eval("openWorkspace(); kind('crossing').send('click'); cell(0).send('click')")
    page.context.eval("kind('crossing').send('click')")
    assert page.eval(f"[{ANNOUNCED}, workspace.held]") == ["No crossing left.", {"kind": "crossing"}]
    page.context.eval("cell(1).send('click')")
    assert page.eval(f"[{ANNOUNCED}.trim(), workspace.held]") == ["No crossing left.", {"kind": "crossing"}]
    assert page.eval("names()") == "NESW - - - NES - - - -"


def test_shortcuts_and_tools_step_back_and_forth(page: Engine) -> None:
    page.context.eval("openWorkspace(); press(0, '1'); press(1, '2')")
    steps = [
        ("z", {"ctrlKey": True}, "NS - - - NES - - - -"),
        ("z", {"metaKey": True}, "- - - - NES - - - -"),
        ("Z", {"ctrlKey": True, "shiftKey": True}, "NS - - - NES - - - -"),
        ("y", {"ctrlKey": True}, "NS NE - - NES - - - -"),
        ("z", {}, "NS NE - - NES - - - -"),
    ]
    for key, modifiers, expected in steps:
        assert page.eval(f"press(8, '{key}', {json.dumps(modifiers)})") is bool(modifiers)
        assert page.eval("names()") == expected, (key, modifiers)
    assert page.eval("[workspace.part('undo').disabled, workspace.part('redo').disabled]") == [False, True]
    page.context.eval("click('undo')")
    assert page.eval("storedTable(card).city") == "NS - - / - NES - / - - -"
    assert page.eval(f"[names(), {ANNOUNCED}, workspace.part('redo').disabled]") == [
        *("NS - - - NES - - - -", "Done.", False),
    ]
    page.context.eval("click('redo'); click('redo')")
    assert page.eval(ANNOUNCED) == "There is nothing to undo."
    page.context.eval("click('clear')")
    assert page.eval("[names(), workspace.part('clear').disabled]") == ["- - - - NES - - - -", True]
    # in a text field, Ctrl Z is the browser's
    typing = "workspace.part('typed').querySelector('input').send('keydown', {key: 'z', ctrlKey: true})"
    assert page.eval(f"[{typing}, names()]") == [False, "- - - - NES - - - -"]


def test_tools_turn_and_take_what_is_in_hand_or_under_the_keyboard(page: Engine) -> None:
    page.context.eval("openWorkspace({}, 'NE - NE / - NES - / - - -')")
    assert page.eval("workspace.part('take').disabled") is True
    page.context.eval("cell(2).send('click'); workspace.table.select(0); click('turn')")
    assert page.eval("[names(), workspace.part('take').disabled]") == ["NE - ES - NES - - - -", False]
    page.context.eval("press(0, 'Escape'); click('turn'); click('take')")
    assert page.eval("names()") == "- - ES - NES - - - -"
    page.context.eval("kind('tee').send('click'); click('turn')")
    assert page.eval(f"[workspace.tray.directions.tee, {ANNOUNCED}]") == ["ESW", "tee, roads east, south, west"]


def test_typed_tiles_are_laid_or_explained(page: Engine) -> None:
    def submit(text: str) -> object:
        page.context.eval(f"workspace.part('typed').querySelector('input').value = '{text}'")
        assert page.eval("workspace.part('typed').send('submit')") is True
        note = "workspace.part('typed-note').textContent"
        return page.eval(f"[names(), {note}, workspace.part('typed').querySelector('input').value]")

    page.context.eval("openWorkspace()")
    assert submit("a1 NS") == ["NS - - - NES - - - -", "", ""]
    assert submit("b1 N c1 S") == [
        *("NS - - - NES - - - -", "The set does not have enough tiles for that.", "b1 N c1 S"),
    ]
    assert submit("b1 XYZ") == [
        "NS - - - NES - - - -",
        "Type squares and tiles, such as b1 NES, or all nine tiles of a city.",
        "b1 XYZ",
    ]
    assert submit("a1 -") == ["- - - - NES - - - -", "", ""]


def test_what_cannot_be_done_is_shown_on_the_table_until_the_next_move(page: Engine) -> None:
    shown = "[workspace.part('told').textContent, workspace.part('tray').classList.contains('wanted')]"
    page.context.eval("openWorkspace(); cell(0).send('click')")
    assert page.eval(shown) == ["Choose a tile first.", True]
    page.context.eval("cell(4).send('click')")
    assert page.eval(shown) == ["The centre tile stays as it is.", False]
    page.context.eval("kind('crossing').send('click')")
    assert page.eval(shown) == ["", False]
    page.context.eval("cell(0).send('click'); kind('crossing').send('click'); cell(1).send('click')")
    assert page.eval(shown) == ["No crossing left.", False]


def test_the_keyboard_enters_the_table_at_a_square_that_can_change(page: Engine) -> None:
    tab_stops = "workspace.table.cells.flatMap((one, square) => (one.tabIndex === 0 ? [square] : []))"
    for tiles, square in ((None, 0), ("NS NE - / - NES - / - - -", 2), (CITY, 0)):
        page.context.eval(f"openWorkspace({{}}, {json.dumps(tiles)})")
        assert page.eval(tab_stops) == [square]
    assert str(page.eval("workspace.part('keys').textContent")).startswith("Keyboard: arrows move over the table")


def test_the_verdict_names_empty_squares_for_those_who_cannot_see_them(page: Engine) -> None:
    page.context.eval("openWorkspace({}, 'SW ES NSW / NS NES NESW / NES - -'); press(0, 'c')")
    assert page.eval(ANNOUNCED) == "Nothing is wrong so far. 2 squares are still empty: bottom, bottom right."
    page.context.eval("press(6, 'r'); press(0, 'c')")
    announced = str(page.eval(ANNOUNCED))
    assert "1 mistake" in announced or "mistakes" in announced
    assert announced.endswith("2 squares are still empty: bottom, bottom right.")


def test_good_news_is_not_in_the_colour_of_errors(page: Engine) -> None:
    page.context.eval("openWorkspace(); showIfItWorks(workspace)")
    good = "[byId('hint-note').textContent.split('.')[0], byId('hint-note').classList.contains('good')]"
    assert page.eval(good) == ["Yes", True]
    page.context.eval("press(0, '1'); showIfItWorks(workspace)")
    assert page.eval(good) == ["No", False]


def test_a_field_is_marked_as_wrong_only_while_it_is(page: Engine) -> None:
    page.context.eval("openWorkspace(); const field = workspace.part('typed').querySelector('input')")
    marks = []
    for text in ("b1 XYZ", "b1 NES"):
        page.context.eval(f"field.value = '{text}'; workspace.part('typed').send('submit')")
        marks.append(page.eval("field.getAttribute('aria-invalid')"))
    assert marks == ["true", None]


def test_tiles_are_typed_in_the_letters_of_the_page_s_language(page: Engine) -> None:
    for language, name in (("nl", "NOZ"), ("de", "NOS"), ("fr", "nse"), ("nl", "NES")):
        page.context.eval(f"openWorkspace(); chooseLanguage('{language}')")
        page.context.eval(f"workspace.part('typed').querySelector('input').value = 'b1 {name}'")
        page.context.eval("workspace.part('typed').send('submit')")
        assert page.eval("names()") == "- NES - - NES - - - -"
    page.context.eval("chooseLanguage('en')")


@pytest.mark.parametrize(("mode", "early", "late"), [("asked", 0, 0), ("ninth", 0, 1), ("live", 1, 1)])
def test_a_city_is_judged_when_the_player_wants_it(page: Engine, mode: str, early: int, late: int) -> None:
    page.context.eval(f"openWorkspace(); store('judging', '{mode}'); press(0, '1')")  # a road that leaves the city
    assert page.eval("workspace.faults.length > 0") is bool(early)
    page.context.eval(f"openWorkspace(); store('judging', '{mode}'); workspace.game.layAll(readTyped('{CITY}'))")
    assert page.eval("workspace.isRight") is bool(late)
    page.context.eval("press(0, 'c')")
    assert page.eval("workspace.isRight") is True


def test_a_verdict_goes_with_the_next_move(page: Engine) -> None:
    page.context.eval("openWorkspace(); press(0, '1'); press(0, 'c')")
    items = "workspace.part('verdict').querySelectorAll('li').map((one) => one.querySelector('span').textContent)"
    assert page.eval(items) == [
        "hour 10: no road reaches the marker",
        "hour 11: a road leaves the city, but no marker stands there",
    ]
    assert str(page.eval("workspace.part('verdict').textContent")).endswith("7 squares are still empty.")
    page.context.eval("press(0, 'Delete')")
    assert page.eval("[workspace.faults, workspace.part('verdict').textContent]") == [[], ""]
    page.context.eval("press(0, 'c')")
    assert page.eval("workspace.part('verdict').textContent") == "Nothing is wrong so far.8 squares are still empty."


def test_a_right_city_is_collected_once(page: Engine) -> None:
    page.context.eval("let found = 0; openWorkspace({found: () => { found += 1; }, next: () => () => {}})")
    page.context.eval(f"workspace.game.layAll(readTyped('{CITY}')); press(0, 'c')")
    verdict = "workspace.part('verdict').textContent"
    assert page.eval(f"[found, {verdict}]") == [
        *(1, "Correct!You have found 1 of 14 correct cities. Find another oneNext card"),
    ]
    assert page.eval(ANNOUNCED) == "Correct! You have found 1 of 14 correct cities."
    known = "workspace.part('verdict').querySelectorAll('.known').length"
    assert page.eval(f"[{known}, workspace.part('verdict').querySelectorAll('.unknown').length]") == [1, 13]
    sketch = "workspace.part('verdict').querySelector('.known').querySelector('path').attributes.d"
    assert str(page.eval(sketch)).startswith(
        "M5,10Q5,5 0,5M20,5Q15,5 15,10M25,0L25,5M25,10L25,5M20,5L25,5M5,10Q5,15 5,20"
    )
    page.context.eval("press(0, 'c')")  # judged again: still the new one
    assert "before" not in str(page.eval(verdict))
    page.context.eval("press(0, 'R'); press(0, 'r'); press(0, 'c')")
    assert "You have found this one before." in str(page.eval(verdict))
    page.context.eval("workspace.part('verdict').querySelector('button').send('click')")  # find another one
    assert page.eval("[names(), document.activeElement === cell(0)]") == ["- - - - NES - - - -", True]
    assert page.eval("stored('tables', {})") == {}


def test_a_card_that_asks_how_many_does_not_reveal_the_number(page: Engine) -> None:
    page.context.eval("openWorkspace(); workspace.open({...card, kind: 'count', setup: readSetup('002H')})")
    page.context.eval("const cities = solutions('002H'), verdict = workspace.part('verdict')")
    count = page.eval("cities.length")
    assert isinstance(count, int)
    for place in range(count):
        page.context.eval(f"workspace.game.layAll(readTyped(cities[{place}])); press(0, 'c')")
        found = f"You have found {place + 1} correct {'city' if place == 0 else 'cities'}."
        assert page.eval("verdict.textContent") == f"Correct!{found} Find another oneThese are all"
        assert page.eval("verdict.querySelectorAll('.known').length") == place + 1
        assert page.eval("verdict.querySelectorAll('.unknown').length") == 0
        page.context.eval("verdict.querySelectorAll('button').at(-1).send('click')")
        last = place == count - 1
        assert page.eval(ANNOUNCED) == (
            f"Yes: these are all {count} correct cities." if last else "No, there are more."
        )


def test_the_last_city_leaves_nothing_to_find(page: Engine) -> None:
    page.context.eval("openWorkspace({next: () => null}); workspace.open({...card, setup: readSetup('002H')})")
    page.context.eval(
        "for (const city of solutions('002H')) { workspace.game.layAll(readTyped(city)); press(0, 'c'); }"
    )
    assert page.eval("workspace.part('verdict').querySelectorAll('button').length") == 0
    assert "Find another one" not in str(page.eval("workspace.part('verdict').textContent"))


def test_a_city_on_paper_is_judged_at_the_ninth_tile_and_not_stored(page: Engine) -> None:
    page.context.eval(f"openWorkspace({{paper: true}}); workspace.game.layAll(readTyped('{CITY}'))")
    verdict = page.eval("workspace.part('verdict').textContent")
    assert verdict == "Correct!There are 14 correct cities in all."
    assert page.eval("localStorage.values") == {}
    page.context.eval("press(4, '1')")
    assert page.eval("[workspace.game.tiles[4], workspace.faults[0].rule]") == ["NS", "centre"]


def test_tiles_are_dragged(page: Engine) -> None:
    page.context.eval("openWorkspace({}, 'NE - - / - NES - / - - -')")
    page.context.eval(
        "const drag = (from, to, x = 50) => {"
        "  from.send('pointerdown', {button: 0, isPrimary: true, clientX: 0, clientY: 0, pointerId: 1});"
        "  for (const name of ['pointermove', 'pointerup']) {"
        "    document.elementFromPoint = () => to; window.send(name, {clientX: x, clientY: 0, pointerId: 1});"
        "  } };"
        "FakeElement.prototype.cloneNode = function () { return this; };"
        "FakeElement.prototype.remove = function () {};"
        "window.removeEventListener = () => {}; globalThis.setTimeout = () => {};"
    )
    page.context.eval("drag(kind('straight'), cell(1), 6)")  # so short a way is a tap
    assert page.eval("names()") == "NE - - - NES - - - -"
    page.context.eval("drag(kind('straight'), cell(1))")
    assert page.eval("names()") == "NE NS - - NES - - - -"
    page.context.eval("drag(cell(0), cell(1))")
    assert page.eval("[names(), workspace.held]") == ["NS NE - - NES - - - -", {"square": 1}]
    page.context.eval("drag(cell(1), workspace.part('verdict'))")  # beside the table
    assert page.eval("names()") == "NS - - - NES - - - -"
    page.context.eval("const inside = make('i'); cell(1).append(inside); drag(kind('curve'), inside)")
    assert page.eval("names()") == "NS NE - - NES - - - -"
    page.context.eval("drag(cell(0), cell(4))")
    assert page.eval(f"[names(), {ANNOUNCED}]") == ["NS NE - - NES - - - -", "The centre tile stays as it is."]
    page.context.eval("drag(cell(4), cell(5)); drag(cell(8), cell(5)); drag(kind('tee'), document.body)")
    assert page.eval("names()") == "NS NE - - NES - - - -"
    page.context.eval("drag(cell(0), document.body)")
    assert page.eval("[names(), workspace.held]") == ["- NE - - NES - - - -", None]


def test_hints_are_shown_one_by_one(page: Engine) -> None:
    page.context.eval("openWorkspace(); byId('hints').append(new FakeElement('ol')); showHints(workspace)")
    shown = (
        "[byId('hints').querySelector('ol').children.length, byId('hint-next').textContent, byId('hint-next').hidden]"
    )
    assert page.eval(shown) == [0, "Show hint 1", False]
    assert page.eval("byId('hint-way').textContent") == "Can it still work?"
    for count, hidden in ((1, False), (2, False), (3, True)):
        page.context.eval("showNextHint(workspace)")
        assert page.eval(shown) == [count, f"Show hint {count + 1}", hidden]
    assert page.eval("workspace.table.marks.querySelectorAll('.hint').length") == 1
    page.context.eval("showIfItWorks(workspace)")
    assert str(page.eval("byId('hint-note').textContent")).startswith("Yes.")
    page.context.eval("press(0, '1'); showIfItWorks(workspace)")
    assert str(page.eval("byId('hint-note').textContent")).startswith("No.")
    page.context.eval("workspace.open(card)")
    assert page.eval("workspace.hintsShown") == 0
    page.context.eval("hideHints()")
    assert page.eval("[byId('hints').hidden, byId('hint-note').textContent]") == [True, ""]
    page.context.eval("toggleHints()")
    assert page.eval("byId('hints').hidden") is False


def test_answers_are_shown_one_after_the_other(page: Engine) -> None:
    page.context.eval("FakeElement.prototype.showModal = FakeElement.prototype.close = () => {}; showAnswers(card)")
    every = page.eval("solutions(card.setup)")
    assert isinstance(every, list)
    shown = "['title', 'text'].map((part) => byId(`answer-${part}`).textContent)"
    assert page.eval(shown) == ["Correct city 1 of 14", every[0]]
    page.context.eval("showAnswer(-1)")
    assert page.eval(shown) == ["Correct city 14 of 14", every[13]]
    page.context.eval("showAnswer(1); showAnswer(1)")
    assert page.eval(shown) == ["Correct city 2 of 14", every[1]]
    spoken = str(page.eval("byId('answer-spoken').textContent"))
    assert spoken.startswith("Correct city 2 of 14: top left ")
    assert spoken.count(";") == 8
