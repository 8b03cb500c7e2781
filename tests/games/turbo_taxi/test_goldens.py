"""One of each picture as text in tests/goldens, so that a change shows in the diff."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests import golden
from tests.games.turbo_taxi.orders import ENGLISH
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Page
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, liveries
from ttprint.games.turbo_taxi.art.board.board import office_board
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.choosing import challenges_of
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile

LARGEST = 150_000  # characters: a larger diff is unreadable


def tile() -> Page:
    face = tile_face(Tile.parse("NES"), size=50, theme=Theme.CITY, crossing=Crossing.CROSSROADS, copy=0)
    return Page(50, 50, (face,))


def back() -> Page:
    return Page(50, 50, (tile_back(liveries(CLASSIC)[0], size=50, theme=Theme.CITY),))


def office() -> Page:
    drawn = office_board(tile=50, theme=Theme.CITY)
    return Page(drawn.width, drawn.height, (drawn.art,))


def of_challenge(side: str, theme: Theme) -> Page:
    (one,) = challenges_of([CardCode.parse("7KQ2")])
    style = CardStyle(ENGLISH, theme, 1.0, seed=1).sized(*CardSize.POKER.trim)
    return Page(*CardSize.POKER.trim, (card_front(one, style) if side == "card" else answer(one, style),))


PICTURES: dict[str, Callable[[], Page]] = {
    "turbo-taxi-tile": tile,
    "turbo-taxi-back": back,
    "turbo-taxi-board": office,
    "turbo-taxi-card": partial(of_challenge, "card", Theme.CITY),
    "turbo-taxi-answer": partial(of_challenge, "answer", Theme.INK),  # line art keeps it short
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_the_one_that_was_kept(name: str, request: pytest.FixtureRequest) -> None:
    golden.check(name, PICTURES[name](), request.config.getoption("--update"))
    assert (golden.FOLDER / f"{name}.svg").stat().st_size < LARGEST


def test_a_changed_picture_is_told_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    kept = tile()
    with pytest.raises(AssertionError, match="pytest --update draws it"):
        golden.check("tile", kept, update=False)
    golden.check("tile", kept, update=True)
    golden.check("tile", kept, update=False)
    (face,) = kept.art
    assert isinstance(face, Group)
    poorer = replace(kept, art=(replace(face, children=face.children[:-1]),))
    with pytest.raises(AssertionError, match=r"(?s)The picture has changed.*\n-<path"):
        golden.check("tile", poorer, update=False)
