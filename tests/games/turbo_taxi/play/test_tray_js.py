"""The tray of the page: which tiles are left, taps and keys on it; no browser is needed."""

from __future__ import annotations

from tests.games.turbo_taxi.play.engine import Engine

KINDS = ["straight", "curve", "tee", "crossing", "double curve", "dead end"]


def test_the_tray_shows_how_many_tiles_are_left(page: Engine) -> None:
    page.context.eval("openTray()")
    assert page.eval("numbers()") == [3, 3, 2, 1, 1, 1]  # a tee lies in the centre
    assert page.eval("labels()[2]") == "tee, roads north, east, south: 2 left"
    assert page.eval("labels()[3]") == "crossing, roads north, east, south, west: 1 left"
    page.context.eval("game.lay(0, 'NS'); game.lay(1, 'NESW'); tray.show(game)")
    assert page.eval("numbers()") == [2, 3, 2, 0, 1, 1]
    assert page.eval("labels()[3]") == "crossing, roads north, east, south, west: 0 left"
    assert page.eval("tray.buttons.map((one) => one.classList.contains('none'))") == [
        *(False, False, False, True, False, False),
    ]
    page.context.eval("game.take(1); tray.show(game)")
    assert page.eval("numbers()") == [2, 3, 2, 1, 1, 1]


def test_the_tray_shows_the_tiles_that_are_not_laid(page: Engine) -> None:
    page.context.eval("openTray()")
    assert page.eval("pictures(tray.buttons[0])") == ["#straight-2", "#straight-1", "#straight-0"]  # the next is on top
    assert page.eval("pictures(tray.buttons[2])") == ["#tee-2", "#tee-1"]
    assert page.eval("tray.buttons[2].querySelector('.stack').classList.contains('of-2')")
    page.context.eval("game.lay(0, 'NESW'); tray.show(game)")
    assert page.eval("pictures(tray.buttons[3])") == ["#crossing-0"]  # none is left: a shadow of one
    page.context.eval("openTray(false, 'flyover')")
    assert page.eval("pictures(tray.buttons[3])") == ["#flyover-0"]


def test_for_a_city_on_paper_the_tray_never_runs_out(page: Engine) -> None:
    page.context.eval("openTray(true); [0, 1, 2, 3].forEach((square) => game.lay(square, 'NS')); tray.show(game)")
    assert page.eval("numbers()[0]") == 0  # not -1
    assert page.eval("tray.buttons[0].classList.contains('none')") is False


def test_the_tray_marks_the_kind_in_hand_and_tiles_that_stay_unused(page: Engine) -> None:
    page.context.eval("openTray(); tray.show(game, 'tee', ['curve', 'curve', 'dead end'])")
    pressed = page.eval("tray.buttons.map((one) => one.getAttribute('aria-pressed'))")
    assert pressed == ["false", "false", "true", "false", "false", "false"]
    aside = "tray.buttons.map((one) => one.querySelector('.aside')?.textContent ?? '')"
    assert page.eval(aside) == ["", "−2", "", "", "", "−1"]
    page.context.eval("tray.show(game)")
    assert page.eval(aside) == [""] * 6


def test_taps_keys_and_the_wheel_on_the_tray(page: Engine) -> None:
    page.context.eval("openTray(); for (const button of tray.buttons) button.send('click')")
    assert page.eval("calls") == KINDS
    page.context.eval("calls = []; tray.buttons[1].send('keydown', {key: 'r'})")
    page.context.eval("tray.buttons[1].send('keydown', {key: 'R', shiftKey: true})")
    page.context.eval("tray.buttons[1].send('keydown', {key: 'r', ctrlKey: true})")  # the browser loads the page again
    page.context.eval("tray.buttons[1].send('keydown', {key: 'x'})")
    assert page.eval("[calls.length, calls[0][0], Boolean(calls[0][1]), calls[1][1]]") == [2, "curve", False, True]
    page.context.eval("calls = []")
    assert page.eval("tray.buttons[1].send('wheel', {deltaY: 100})") is False  # not in hand: the page scrolls
    page.context.eval("tray.show(game, 'curve')")
    assert page.eval("tray.buttons[1].send('wheel', {deltaY: 100, timeStamp: 1000})") is True
    assert page.eval("tray.buttons[1].send('wheel', {deltaY: -100, timeStamp: 2000})") is True
    page.context.eval("tray.buttons[1].send('wheel', {deltaY: -100, timeStamp: 2100})")  # too soon after the last one
    assert page.eval("calls") == [["curve", False], ["curve", True]]


def test_a_kind_in_the_tray_turns_both_ways(page: Engine) -> None:
    page.context.eval("openTray()")
    assert page.eval("[1, 2, 3, 4].map(() => { tray.turn('tee'); return tray.directions.tee; })") == [
        *("ESW", "NSW", "NEW", "NES"),
    ]
    assert page.eval("(tray.turn('tee', true), tray.directions.tee)") == "NEW"
    assert page.eval("(tray.turn('crossing'), tray.directions.crossing)") == "NESW"
    page.context.eval("tray.show(game)")
    assert page.eval("labels()[2]") == "tee, roads north, east, west: 2 left"
    rotation = "tray.buttons[2].querySelector('use').getAttribute('transform')"
    assert page.eval(rotation) == "rotate(270 500 500)"
