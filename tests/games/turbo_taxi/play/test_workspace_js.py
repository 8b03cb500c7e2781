"""Game, table, tray and the keys of a workspace: tests that need no browser."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.play.engine import Engine, judged, page_engine, spoilt
from ttprint.games.turbo_taxi.challenges.fault_words import fault_text
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.checker import faults

CARD = (
    "{setup: readSetup('1-7 3-10 NES'), crossing: 'crossroads', rule: null, code: '3D3E', level: 'easy', kind: 'build'}"
)
CITY = "SW ES NSW / NS NES NESW / NES NW N"  # right for CARD
KINDS = ["straight", "curve", "tee", "crossing", "double curve", "dead end"]
ANNOUNCED = "document.getElementById('announcer').textContent"
HELPERS = f"""
chooseLanguage(firstLanguage());
const card = {CARD};
let game, calls, line, table, tray, workspace;
function openTable() {{
  calls = [];
  const use = (square) => calls.push(square), key = (name, at) => calls.push([name, at]) && name === "x";
  table = new Table(new FakeElement(), {{ use, key }});
  table.show(card, firstSquares(card));
}}
function openTray(paper = false, crossing = "crossroads") {{
  calls = [];
  game = new Game({{ ...card, crossing }}, paper);
  const pick = (kind) => calls.push(kind), turn = (kind, back) => calls.push([kind, back]);
  tray = new Tray(new FakeElement(), {{ pick, turn }});
  tray.show(game);
}}
function openWorkspace(options = {{}}, tiles = null) {{
  localStorage.values = {{}};
  workspace = new Workspace(section(), options);
  workspace.open(card, tiles && readCity(tiles));
}}
const cell = (square) => workspace.table.cells[square];
function press(square, key, more = {{}}) {{
  workspace.table.select(square);
  return cell(square).send("keydown", {{ key, ...more }});
}}
const click = (tool) => workspace.part(tool).send("click");
const kind = (name) => workspace.tray.buttons[KINDS.indexOf(name)];
const names = () => workspace.game.tiles.map((tile) => tile ?? "-").join(" ");
const labels = () => tray.buttons.map((button) => button.getAttribute("aria-label"));
const numbers = () => tray.buttons.map((button) => Number(button.querySelector(".left").textContent));
const pictures = (element) => element.querySelectorAll("use").map((use) => use.getAttribute("href"));
"""


@pytest.fixture(scope="module")
def page() -> Engine:
    engine = page_engine(
        "workspace/workspace.js", "workspace/hints_panel.js", "workspace/answers.js", "page/card_face.js"
    )
    for name in ("Button", "Dialog", "Input", "Select"):
        engine.context.eval(f"globalThis.HTML{name}Element = FakeElement")
    engine.context.eval(HELPERS)
    return engine


# ---- a game


@pytest.fixture
def game(page: Engine) -> Engine:
    page.context.eval("game = new Game(card)")
    return page


def test_undo_and_redo(game: Engine) -> None:
    empty = game.eval("game.tiles")
    assert game.eval("[game.lay(0, 'SW'), game.lay(4, 'N'), game.turn(0), game.move(0, 1), game.take(1)]") == [
        *(True, False, True, True, True),
    ]
    assert game.eval("[game.undo(), game.undo(), game.undo(), game.tiles[0]]") == [True, True, True, "SW"]
    assert game.eval("[game.redo(), game.tiles[0]]") == [True, "NW"]
    assert game.eval("[game.undo(), game.undo(), game.undo(), game.past.length]") == [True, True, False, 0]
    assert game.eval("game.tiles") == empty
    assert game.eval("[game.redo(), game.lay(2, 'N'), game.redo()]") == [True, True, False]  # a new move ends redo


def test_a_set_has_three_tees_with_three_pictures(game: Engine) -> None:
    assert game.eval("[0, 1, 2, 3].map((square) => game.lay(square, 'NES'))") == [True, True, False, False]
    assert game.eval("game.squares.filter(Boolean).map((laid) => laid.copy).sort()") == [0, 1, 2]
    assert game.eval("[game.left('tee'), game.left('curve')]") == [0, 3]
    assert game.eval("[game.take(0), game.left('tee'), game.lay(3, 'NSW')]") == [True, 1, True]
    assert game.eval("game.squares[3].copy") == 1  # the one that was taken back
    assert game.eval("game.lay(3, 'ESW')") is True  # one tee in place of another
    assert game.eval("[game.past.length, game.lay(3, 'ESW'), game.past.length]") == [
        5,
        True,
        5,
    ]  # it lies there already


def test_several_tiles_are_laid_at_once_or_none(game: Engine) -> None:
    assert game.eval("[game.layAll({5: 'N', 6: 'S'}), game.tiles[5]]") == [False, None]
    assert game.eval("[game.layAll({5: 'N', 0: 'NS'}), game.tiles[5], game.past.length]") == [True, "N", 1]
    assert game.eval("[game.layAll({5: null}), game.tiles[5]]") == [True, None]
    assert game.eval("[game.layAll({4: 'N'}), game.layAll({4: 'NES'})]") == [False, True]  # the centre stays


def test_tiles_change_places_but_not_with_the_centre(game: Engine) -> None:
    game.context.eval("game.lay(0, 'SW'); game.lay(1, 'NS')")
    assert game.eval("[game.move(0, 1), game.tiles.slice(0, 2)]") == [True, ["NS", "SW"]]
    assert game.eval("[game.move(0, 4), game.move(4, 0), game.move(2, 3), game.move(1, 1)]") == [False] * 4
    assert game.eval("[game.turn(4), game.take(4), game.take(8), game.turn(8)]") == [False] * 4


def test_clear_goes_back_to_the_start(game: Engine) -> None:
    assert game.eval("[game.isUntouched, game.clear(), game.emptyCount]") == [True, False, 8]
    assert game.eval("[game.lay(0, 'SW'), game.isUntouched, game.clear(), game.emptyCount]") == [True, False, True, 8]
    wrong = CITY.replace("SW", "NS", 1)
    game.context.eval(f"game = new Game({{...card, wrong: '{wrong}'}})")
    assert game.eval("[game.isFull, game.isUntouched, game.tiles[0], game.take(0)]") == [True, True, "NS", True]
    assert game.eval("[game.isFull, game.clear(), game.tiles[0]]") == [False, True, "NS"]


def test_a_city_on_paper_may_have_another_centre_and_more_tiles_than_a_set(page: Engine) -> None:
    page.context.eval("game = new Game(card, true)")
    assert page.eval("[game.lay(4, 'NS'), ...[0, 1, 2, 3].map((square) => game.lay(square, 'EW'))]") == [True] * 5


def test_typed_squares(page: Engine) -> None:
    assert page.eval("readTyped('b1 nes, c3 -')") == {"1": "NES", "8": None}
    assert page.eval("readTyped('A3 n; C2 s')") == {"6": "N", "5": "S"}
    assert page.eval(f"Object.values(readTyped('{CITY}'))") == CITY.replace("/ ", "").split()
    for wrong in ("", "b1", "d1 N", "b1 XX", "N S", "b1 N d1 N"):
        with pytest.raises(Exception, match="Error"):
            page.context.eval(f"readTyped('{wrong}')")


# ---- the tray


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


# ---- the table


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        *((4, "ArrowLeft", 3), (4, "ArrowRight", 5), (4, "ArrowUp", 1), (4, "ArrowDown", 7)),
        *((3, "ArrowLeft", 3), (5, "ArrowRight", 5), (1, "ArrowUp", 1), (7, "ArrowDown", 7)),
        *((5, "Home", 3), (3, "Home", 3), (3, "End", 5), (7, "End", 8), (2, "Home", 0), (0, "End", 2)),
    ],
)
def test_arrows_home_and_end_move_the_focus(page: Engine, start: int, key: str, end: int) -> None:
    page.context.eval(f"openTable(); table.select({start})")
    assert page.eval(f"table.cells[{start}].send('keydown', {{key: '{key}'}})") is True
    assert page.eval("table.at") == end
    assert page.eval("table.cells.map((one) => one.tabIndex)") == [0 if square == end else -1 for square in range(9)]
    assert page.eval(f"[document.activeElement === table.cells[{end}], calls.length]") == [
        start != end or key[0] != "A",
        0,
    ]


def test_enter_and_space_use_a_square_and_other_keys_are_passed_on(page: Engine) -> None:
    page.context.eval("openTable(); table.select(7)")
    assert page.eval("['Enter', ' ', 'x', 'y'].map((key) => table.cells[7].send('keydown', {key}))") == [
        *(True, True, True, False),  # y has no meaning: the browser may use it
    ]
    assert page.eval("calls") == [7, 7, ["x", 7], ["y", 7]]
    for modifier in ("ctrlKey", "metaKey", "altKey"):
        assert page.eval(f"table.cells[7].send('keydown', {{key: 'End', {modifier}: true}})") is False
    assert page.eval("[table.at, calls.length]") == [7, 4]
    page.context.eval("table.cells[2].send('click')")
    assert page.eval("[table.at, calls.at(-1)]") == [2, 2]


def test_the_squares_of_a_table_are_described(page: Engine) -> None:
    page.context.eval("openTable()")
    labels = page.eval("table.cells.map((one) => one.getAttribute('aria-label'))")
    assert isinstance(labels, list)
    assert labels[0] == "top left, empty, red house to the west, at hour 10"
    assert labels[2] == "top right, empty, yellow taxi to the north, at hour 1"
    assert labels[4] == "centre, tee, roads north, east, south"
    assert labels[8] == "bottom right, empty"
    assert page.eval("table.grid.getAttribute('aria-label')") == "City for card 3D3E, three rows of three squares"
    assert page.eval("[table.grid, table.cells[0].parent, table.cells[0]].map((one) => one.getAttribute('role'))") == [
        *("grid", "row", "gridcell"),
    ]
    assert page.eval("pictures(table.marks)") == ["#yellow-taxi", "#yellow-house", "#red-taxi", "#red-house"]


def test_a_table_marks_squares(page: Engine) -> None:
    page.context.eval("openTable()")
    page.context.eval("const squares = withCopies(['NS', 'NE', null, null, 'NES', null, null, null, null])")
    page.context.eval("table.show(card, squares, {held: 1, hinted: {0: 'NS', 1: 'SW', 2: 'N'}})")

    def marked(name: str) -> object:
        return page.eval(f"table.cells.flatMap((one, square) => (one.classList.contains('{name}') ? [square] : []))")

    assert marked("laid") == [0, 1, 4]
    assert marked("fixed") == [4]
    assert marked("in-hand") == [1]
    assert marked("hinted") == [1, 2]  # 0 has the tile of the hint
    assert page.eval("table.cells.map((one) => one.getAttribute('aria-selected'))[1]") == "true"
    assert page.eval("[pictures(table.cells[0]), pictures(table.cells[1]), pictures(table.cells[2])]") == [
        *(["#straight-0"], ["#curve-0"], ["#dead-end-0"]),
    ]
    page.context.eval("table.show(card, squares, {paper: true})")
    assert marked("fixed") == marked("in-hand") == marked("hinted") == []
    assert page.eval("pictures(table.cells[2])") == []


def test_a_table_without_handlers_is_a_picture(page: Engine) -> None:
    page.context.eval("openTable(); table = new Table(new FakeElement()); table.show(card, firstSquares(card))")
    roles = page.eval("[table.grid, ...table.grid.children, ...table.cells].map((one) => one.getAttribute('role'))")
    assert roles == ["presentation"] * 13
    assert page.eval("table.cells.map((one) => one.getAttribute('aria-label'))") == [None] * 9


def test_faults_are_marked_at_their_places_with_their_numbers(page: Engine) -> None:
    page.context.eval("openTable()")
    faults: list[tuple[dict[str, object], list[list[float]]]] = [
        ({"rule": "centre", "found": "N", "wanted": "S"}, [[1860, 1860]]),
        ({"rule": "tooMany", "kind": "tee", "squares": [0, 8]}, [[1160, 1160], [3160, 3160]]),
        ({"rule": "notContinued", "square": 0, "beyond": 1}, [[1360, 860]]),
        ({"rule": "notContinued", "square": 4, "beyond": 1}, [[1860, 1360]]),
        ({"rule": "strayExit", "hour": 12}, [[1860, 380]]),
        ({"rule": "notReached", "hour": 3}, [[3380, 1860]]),
        ({"rule": "notJoined", "colour": "red", "taxi": 3, "house": 7}, [[3360, 1860], [860, 3360]]),
        ({"rule": "notApart", "yellow": 12, "red": 6}, [[1860, 360], [1860, 3360]]),
        ({"rule": "wrongUse", "kind": "tee", "squares": [4], "wanted": 3}, [[2160, 2160]]),
    ]
    page.context.eval(f"table.show(card, firstSquares(card), {{faults: {json.dumps([one for one, _ in faults])}}})")
    found = page.eval(
        "table.marks.querySelectorAll('.fault').map((one) => [one.getAttribute('class').split(' ')[1],"
        " one.getAttribute('transform').match(/[\\d.]+/g).map(Number), Number(one.querySelector('text').textContent)])"
    )
    assert found == [
        [fault["rule"], point, number] for number, (fault, points) in enumerate(faults, 1) for point in points
    ]


def test_the_ways_home_keep_to_the_right(page: Engine) -> None:
    page.context.eval(f"openTable(); table.show(card, withCopies(readCity('{CITY}')), {{routes: true}})")
    ways = page.eval("table.marks.querySelectorAll('.way').map((one) => [one.attributes.class, one.attributes.d])")
    assert isinstance(ways, list)
    assert [name for name, _ in ways] == [
        *("way yellow casing", "way yellow line", "way red casing", "way red line", "way red stripes"),
    ]
    # from hour 1, at the top of the third column, down; then west on the second row, and so on to hour 7
    assert ways[0][1].startswith("M2772 360L2772 1360L2772 1360A")
    assert ways[2][1].startswith("M3360 1834L2360 1834")
    legs = "[{square: 4, enter: 'W', leave: 'N'}, {square: 1, enter: 'S', leave: 'N'}]"
    hint = f"{{kind: 'route', colour: 'red', legs: {legs}}}"
    page.context.eval(f"table.show(card, firstSquares(card), {{route: {hint}}})")
    assert page.eval("table.marks.querySelector('.hint').children.map((one) => one.attributes.d)[0]") == (
        "M1360 1860A500 500 0 0 0 1860 1360L1860 1360L1860 360"
    )


# ---- names


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
    assert asked(wrong) == [False, "Find the 2 mistakes.", "Then mend the city."]
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


# ---- a workspace


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
    assert page.eval("stored('table', {}).city") == "NS - - / - NES - / - - -"
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
        *("NS - - - NES - - - -", "The set has not enough tiles for that.", "b1 N c1 S"),
    ]
    assert submit("b1 XYZ") == [
        "NS - - - NES - - - -",
        "Type squares and tiles, such as b1 NES, or all nine tiles of a city.",
        "b1 XYZ",
    ]
    assert submit("a1 -") == ["- - - - NES - - - -", "", ""]


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
    assert "You had found this one before." in str(page.eval(verdict))
    page.context.eval("workspace.part('verdict').querySelector('button').send('click')")  # find another one
    assert page.eval("[names(), document.activeElement === cell(0)]") == ["- - - - NES - - - -", True]
    assert page.eval("stored('table', {})") == {"address": "#3D3E", "city": "- - - / - NES - / - - -"}


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
