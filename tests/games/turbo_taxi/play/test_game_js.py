"""The game on the page: laying, undoing and typing tiles; no browser is needed."""

from __future__ import annotations

import pytest

from tests.games.turbo_taxi.play.engine import CITY, Engine


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


def test_a_crossing_looks_the_same_in_every_direction_so_turning_it_is_no_move(game: Engine) -> None:
    assert game.eval("[game.lay(0, 'NESW'), game.turn(0), game.turn(0, true), game.past.length]") == [
        *(True, False, False, 1),
    ]


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
    for wrong in ("", "b1", "d1 N", "b1 XX", "N S", "b1 N d1 N", "N N N N / N N N N N", "N N / N N N N / N N N"):
        with pytest.raises(Exception, match="Error"):
            page.context.eval(f"readTyped('{wrong}')")
