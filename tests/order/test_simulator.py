"""Tabletop Simulator's saved objects: every card shows its own picture and its own back."""

from __future__ import annotations

import io
import json
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tests.press.press_samples import piece
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Path
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.order.context import Context
from ttprint.order.order import Form, Order, Output, Printed, Style
from ttprint.order.simulator import folder_address, tts
from ttprint.press.paper import parse_paper
from ttprint.press.piece import Piece
from ttprint.words.catalog import words


def coloured(number: int, group: str, width: float = 50, height: float = 50) -> Piece:
    """A piece whose face and back are told by their ink."""

    def face(blue: int) -> Group:
        return Group((Path(rect(Box(-3, -3, width + 6, height + 6)), fill=Ink(3 * number, 90, blue)),))

    return Piece(f"{group}-{number}", face(40), width, height, face(200), group=group, label=group)


def made(pieces: list[Piece], base: str = "", address: str = "file:///somewhere") -> Printed:
    output, context = Output(form=Form.TTS, tts_base=base), Context(address=address)
    return tts(Order(parse_paper("a4"), Style(words("en")), output=output, context=context), "deck", "A game", pieces)


@cache
def picture_of(data: bytes) -> NDArray[np.uint8]:
    return np.asarray(Image.open(io.BytesIO(data)))


def seen(result: Printed, address: str, index: int, columns: int, rows: int) -> tuple[int, ...]:
    picture = picture_of(result.files[address.removeprefix("file:///somewhere/")])
    high, wide = picture.shape[0] // rows, picture.shape[1] // columns
    row, column = divmod(index, columns)
    return tuple(int(n) for n in picture[row * high + high // 2, column * wide + wide // 2])


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2, 12, 60, 69, 70])
def test_every_card_shows_its_own_face_and_back(count: int) -> None:
    pieces = [coloured(i, "ab"[i % 24 // 12]) for i in range(count)]
    result = made(pieces)
    save = json.loads(result.files["deck-tts.json"])
    cards = []
    for one in save["ObjectStates"]:
        held = one.get("ContainedObjects", [one])
        assert (one["Name"] == "DeckCustom") == (len(held) > 1)
        assert one.get("DeckIDs", [held[0].get("CardID")]) == [card["CardID"] for card in held]
        assert len(held) == 1 or one["Nickname"] in ("a", "b")
        assert one["CustomDeck"] == {key: sheet for card in held for key, sheet in card["CustomDeck"].items()}
        cards += held
    assert len(save["ObjectStates"]) == len({piece.label for piece in pieces})  # one pile is one object
    assert sorted(card["Nickname"] for card in cards) == sorted(one.name for one in pieces)
    for card in cards:
        ((key, sheet),) = card["CustomDeck"].items()
        columns, rows, index = sheet["NumWidth"], sheet["NumHeight"], card["CardID"] - 100 * int(key)
        assert 2 <= columns <= 10
        assert 2 <= rows <= 7
        assert index < columns * rows - 1  # the last place is the hidden card's
        number = int(card["Nickname"].split("-")[1])
        assert seen(result, sheet["FaceURL"], index, columns, rows) == (3 * number, 90, 40)
        assert seen(result, sheet["BackURL"], index, columns, rows) == (3 * number, 90, 200)
        assert sheet["UniqueBack"]


@pytest.mark.slow
def test_the_grid_is_told_and_pictures_fit_the_simulator() -> None:
    result = made([coloured(i, "a", 63, 88) for i in range(30)])
    advice = result.advice[0].text(words("en"))
    assert advice.startswith("deck-tts-faces.png: ")
    columns, rows, count = (int(word) for word in advice.split() if word.isdigit())
    picture = Image.open(io.BytesIO(result.files["deck-tts-faces.png"]))
    assert max(picture.size) <= 4096
    assert picture.width % columns == 0
    assert columns * rows > count == 30


def test_a_piece_without_a_back_leaves_its_place_empty() -> None:
    bare = Piece("bare", piece("x").front, 50, 50, group="a", label="a")
    result = made([coloured(1, "a"), bare, coloured(2, "a")])
    assert seen(result, "deck-tts-backs.png", 2, 2, 2) == (6, 90, 200)
    assert seen(result, "deck-tts-backs.png", 1, 2, 2) == (255, 255, 255)


def test_a_pile_on_two_sheets_is_one_object() -> None:
    pieces = [coloured(0, "a", 5, 5)] * 40 + [coloured(1, "b", 5, 5)] * 70
    first, second = json.loads(made(pieces).files["deck-tts.json"])["ObjectStates"]
    assert (first["Nickname"], first["DeckIDs"], [*first["CustomDeck"]]) == ("a", [*range(100, 140)], ["1"])
    assert (second["Nickname"], [*second["CustomDeck"]]) == ("b", ["1", "2"])
    assert second["DeckIDs"] == [*range(140, 169), *range(200, 241)]
    assert first["Transform"] != second["Transform"]


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (r"C:\Games\My Taxi", "file:///C:/Games/My%20Taxi"),
        ("C:/Games/", "file:///C:/Games"),
        ("C:\\", "file:///C:"),
        (r"\\server\share\taxi", "file://server/share/taxi"),
        ("/home/ada/jeux d’été/", "file:///home/ada/jeux%20d%E2%80%99%C3%A9t%C3%A9"),
        ("https://example.com/taxi/", "https://example.com/taxi"),
        ("file:///home/ada", "file:///home/ada"),
    ],
)
def test_a_folder_of_any_system_has_an_address(text: str, address: str) -> None:
    assert folder_address(text) == address
    saved = made([coloured(1, "a")], base=folder_address(text)).files["deck-tts.json"].decode()
    assert f'"{address}/deck-tts-faces.png"' in saved


@pytest.mark.parametrize(
    "text", ["games", "./games", "C:games", "~/games", "https://", "https://x.example/?a=b", "ftp:"]
)
def test_a_folder_that_is_not_whole_is_refused(text: str) -> None:
    with pytest.raises(TtprintError, match=r"not a full folder path .* C:\\Games\\Taxi or https"):
        folder_address(text)


def test_the_plan_says_where_the_pictures_go() -> None:
    for settings, told in (
        ({}, "the pictures stay where they are."),
        ({"base": "file:///C:/taxi"}, "and the pictures into file:///C:/taxi."),
        ({"address": ""}, "and the pictures into Mods/Images;"),
    ):
        assert told in made([coloured(1, "a")], **settings).advice[-1].text(words("en"))
