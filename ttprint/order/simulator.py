"""Prints pieces for Tabletop Simulator: pictures in a grid, and the saved object that it opens.

sheet: pictures of pieces of one size in 2 to 10 columns and 2 to 7 rows, at most 4096 pixels wide and high; faces and
backs in the same places; the last place is for the card that other players see
saved object: JSON that names the pictures, and one deck for each set
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any
from urllib.parse import quote

from ttprint.draw.scene import Group, Page, Path, Place
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.geometry import Affine
from ttprint.order.files import pdf_of
from ttprint.order.order import Order, Printed
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan
from ttprint.render import png
from ttprint.words.message import Message, count, say

COLUMNS, ROWS, PIXELS = 10, 7, 4096
MOST = 1024  # pixels for a picture that has the sheet to itself: more shows nothing more on a screen
OWN_FOLDER = "Mods/Images"  # in the simulator's own folder; it finds pictures there by their names
_APART = 4.0  # between decks on the simulator's table, in its own unit, about an inch
_SIDEWAYS = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}


@dataclass(frozen=True, slots=True)
class Mosaic:
    """Pieces of one size in columns and rows, with a place left over at the end."""

    pieces: tuple[Piece, ...]
    columns: int
    rows: int

    @property
    def pixels(self) -> int:
        """The width of each picture: a whole number, so that none runs into the next."""
        width, height = self.pieces[0].size
        return min(PIXELS // self.columns, int(PIXELS // self.rows * width / height), MOST)

    @property
    def has_backs(self) -> bool:
        """True if any of the pieces has a back."""
        return any(piece.back is not None for piece in self.pieces)

    def page(self, back: bool) -> tuple[Page, float]:
        """All faces, or all backs, and the dpi at which every picture has its pixels."""
        first = self.pieces[0]
        arts = [piece.back if back else piece.front for piece in self.pieces]
        last = self.columns * self.rows - 1
        places = {**dict(enumerate(arts)), last: first.back}
        cut = Path(rect(first.trim))
        art = tuple(
            Place(
                Group((one,), clip=cut), Affine.move(i % self.columns * first.width, i // self.columns * first.height)
            )
            for i, one in places.items()
            if one is not None
        )
        return Page(self.columns * first.width, self.rows * first.height, art), self.pixels / first.width * 25.4


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A piece in its place on a sheet; both are counted, sheets from 1 and places from 0."""

    sheet_number: int
    place: int
    piece: Piece
    sheet: Mapping[str, Any]

    @property
    def key(self) -> str:
        """The name of its sheet in the saved object."""
        return str(self.sheet_number)

    @property
    def number(self) -> int:
        """Its number in the saved object."""
        return 100 * self.sheet_number + self.place


def tts(order: Order, name: str, title: str, pieces: Sequence[Piece]) -> Printed:
    """Sheets of faces and of backs, and the saved object with a deck for each set."""
    grids = list(_grids(pieces))
    order.context.progress.expect(sum(2 if grid.has_backs else 1 for grid in grids))
    files: dict[str, bytes] = {}
    advice: list[Message] = []
    piles: dict[object, list[PlacedCard]] = {}
    folder = order.output.tts_base or order.context.address
    for number, grid in enumerate(grids, 1):
        mark = f"-{number}" if len(grids) > 1 else ""
        names = []
        for side in ("faces", "backs")[: 2 if grid.has_backs else 1]:
            page, dpi = grid.page(side == "backs")
            names.append(f"{name}-tts{mark}-{side}.png")
            files[names[-1]] = next(png.pages(pdf_of(order, title, [page]), dpi))
            order.context.progress.advance()
        sheet = _sheet(grid, [f"{folder}/{file}" if folder else file for file in names])
        for index, piece in enumerate(grid.pieces):
            piles.setdefault((piece.size, _pile_name(piece)), []).append(PlacedCard(number, index, piece, sheet))
        pieces_in_grid = count("plan.pieces", len(grid.pieces))
        advice.append(say("tts.grid", file=names[0], columns=grid.columns, rows=grid.rows, pieces=pieces_in_grid))
    files[f"{name}-tts.json"] = _saved(title, [_pile(cards, place) for place, cards in enumerate(piles.values())])
    advice.append(_where_pictures_go(order, f"{name}-tts.json"))
    return Printed(files, Plan(pieces=len(pieces)), advice=tuple(advice))


def folder_address(text: str) -> str:
    """The address of a folder on any system, or of one on the web, without a slash at its end."""
    if re.fullmatch(r"(?:https?|file)://[^\s?#]+", text):
        return text.rstrip("/")
    for kind in (PureWindowsPath, PurePosixPath):
        path = kind(text).as_posix().rstrip("/")
        if kind(text).is_absolute():
            start = "file:" if path.startswith("//") else "file://" if path.startswith("/") else "file:///"
            return start + quote(path, safe="/:")
    raise TtprintError("print.tts_base", text=text, folder=r"C:\Games\Taxi", address="https://example.com/taxi")


def _where_pictures_go(order: Order, file: str) -> Message:
    if order.output.tts_base:
        return say("tts.saved_at", file=file, folder=order.output.tts_base)
    if order.context.address:
        return say("tts.saved", file=file)
    return say("tts.saved_by_name", file=file, folder=OWN_FOLDER)


def _grids(pieces: Iterable[Piece]) -> Iterable[Mosaic]:
    every = [piece for piece in pieces for _ in range(piece.copies)]
    most = COLUMNS * ROWS - 1
    for size in dict.fromkeys(piece.size for piece in every):
        alike = [piece for piece in every if piece.size == size]
        for start in range(0, len(alike), most):
            yield _grid(tuple(alike[start : start + most]))


def _grid(pieces: tuple[Piece, ...]) -> Mosaic:
    """The grid with the largest pictures; of those, the one with the fewest empty places."""
    shapes = product(range(2, COLUMNS + 1), range(2, ROWS + 1))
    grids = [Mosaic(pieces, columns, rows) for columns, rows in shapes if columns * rows > len(pieces)]
    return max(grids, key=lambda grid: (grid.pixels, -grid.columns * grid.rows))


def _pile_name(piece: Piece) -> str:
    return piece.label or piece.group


def _sheet(grid: Mosaic, addresses: list[str]) -> dict[str, Any]:
    return {
        "FaceURL": addresses[0],
        "BackURL": addresses[-1],
        "NumWidth": grid.columns,
        "NumHeight": grid.rows,
        "BackIsHidden": True,
        "UniqueBack": True,
        "Type": 0,
    }


def _pile(cards: Sequence[PlacedCard], place: int) -> dict[str, Any]:
    """A set as one deck, also if its pictures are on several sheets; a set of one piece is a card."""
    shown = [_object("Card", card.piece.name, place, {card.key: card.sheet}, CardID=card.number) for card in cards]
    if len(shown) == 1:
        return shown[0]
    sheets = {card.key: card.sheet for card in cards}
    ids = [card.number for card in cards]
    return _object("DeckCustom", _pile_name(cards[0].piece), place, sheets, DeckIDs=ids, ContainedObjects=shown)


def _object(kind: str, nickname: str, place: int, sheets: Mapping[str, Any], **more: object) -> dict[str, Any]:
    where = {"posX": place % 6 * _APART, "posY": 1.0, "posZ": place // 6 * _APART, **_SIDEWAYS}
    return {
        "Name": kind,
        "Transform": where,
        "Nickname": nickname,
        "Description": "",
        "ColorDiffuse": {"r": 0.713, "g": 0.713, "b": 0.713},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "HideWhenFaceDown": True,
        "Hands": True,
        "SidewaysCard": False,
        "CustomDeck": sheets,
        **more,
    }


def _saved(title: str, decks: list[dict[str, Any]]) -> bytes:
    save = {
        "SaveName": title,
        "GameMode": "",
        "Gravity": 0.5,
        "Table": "",
        "Sky": "",
        "Note": "",
        "ObjectStates": decks,
    }
    return (json.dumps(save, ensure_ascii=False, indent=2) + "\n").encode()
