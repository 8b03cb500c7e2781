"""The table of the page: focus, descriptions and marks of its squares; no browser is needed."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.play.engine import CITY, Engine


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
    assert ways[0][1].startswith("M2772 360L2772 1360L2772 1360L2772 1682Q2772 1772 2682 1772L2360 1772")
    assert ways[2][1].startswith("M3360 1834L2360 1834")
    legs = "[{square: 4, enter: 'E', leave: 'N'}, {square: 1, enter: 'S', leave: 'E'}]"
    hint = f"{{kind: 'route', colour: 'red', legs: {legs}}}"
    page.context.eval(f"table.show(card, firstSquares(card), {{route: {hint}}})")
    assert page.eval("table.marks.querySelector('.hint').children.map((one) => one.attributes.d)[0]") == (
        # it turns in the middle of the tee that is laid, and follows the curve that is not laid yet
        "M2360 1860L1950 1860Q1860 1860 1860 1770L1860 1360L1860 1360A500 500 0 0 1 2360 860"
    )
