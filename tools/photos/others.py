"""Pictures without a city that could be read: tables, pages, other games, and tiles that are not a city."""

from __future__ import annotations

from functools import cache

import numpy as np
from PIL import Image

from tools.photos import art, games
from tools.photos.camera import moved
from tools.photos.cities import Lot, Making, any_direction, random_city
from tools.photos.conditions import RANGES
from tools.photos.photo import Difficulty, Photo, Rng, generator
from tools.photos.scene import cut
from tools.photos.sheets import drawn_sheet
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page, Place, group
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, Tile
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.game import GAME

# each kind with its share of the pictures; a tile too few, too many, or too many of a kind are the difficult ones
SHARES = {
    "table": 2,
    "loose tiles": 2,
    "board": 2,
    "town": 1,
    "eight tiles": 3,
    "eight and a back": 2,
    "ten tiles": 3,
    "twelve tiles": 2,
    "six tiles": 1,
    "two sets": 3,
    "backs": 2,
    **dict.fromkeys(games.WHOLE, 1),
    **dict.fromkeys(games.IN_SQUARES, 1),
}


def other_photo(seed: int, kind: str | None = None) -> Photo:
    """Return a picture without a city; `about` begins with its kind, which is drawn from the seed unless given."""
    rng = generator(seed, "other")
    names = list(SHARES)
    weights = np.array([SHARES[name] for name in names], dtype=float)
    drawn_kind = names[int(rng.choice(len(names), p=weights / weights.sum()))]
    kind = kind or drawn_kind
    difficulty = list(Difficulty)[int(rng.integers(3))]
    ranges = RANGES[difficulty]
    theme = list(Theme)[int(rng.integers(3))]
    lot = Lot(theme, float(rng.choice(art.SIDES)), Crossing.CROSSROADS, drawn_sheet(rng, ranges))
    on_board = "board" if kind == "board" else None
    across = 5 if kind in ("ten tiles", "twelve tiles") else 3
    made = Making(rng, ranges, lot, tiles_of(kind, rng), on_board, across)
    made.about.insert(0, kind)
    _fill(made, kind)
    made.lay_around()
    return made.photo(seed, difficulty, None)


def tiles_of(kind: str, rng: Rng) -> list[Tile]:
    """Draw the nine tiles of a picture: of one set, or of two with more of a kind than a set has."""
    if kind != "two sets":
        return random_city(rng)
    every = [one for one in Kind for _ in range(2 * SET[one])]
    while True:
        chosen = [every[i] for i in rng.permutation(len(every))[:9]]
        if any(chosen.count(one) > SET[one] for one in Kind):
            return [any_direction(one, rng) for one in chosen]


def _fill(made: Making, kind: str) -> None:
    """Lay what the picture shows."""
    rng, side, pitch = made.rng, made.lot.side, made.pitch
    if kind == "two sets":
        made.lay_block(range(9))
    elif kind in ("eight tiles", "eight and a back"):
        hole = int(rng.integers(9))
        made.lay_block([square for square in range(9) if square != hole])
        if kind == "eight and a back":
            _lay_back(made, hole % 3 - 1, hole // 3 - 1, int(rng.integers(art.BACKS)))
    elif kind in ("ten tiles", "twelve tiles"):
        made.lay_block(range(9))
        lines = [float(rng.integers(-1, 2))] if kind == "ten tiles" else [-1.0, 0.0, 1.0]
        spin = [(2, 0), (-2, 0), (0, 2), (0, -2)][int(rng.integers(4))]
        for line in lines:
            x, y = (spin[0], line) if spin[0] else (line, spin[1])
            tile = made.tiles[int(rng.integers(9))]
            made.lay_tile(tile, x * pitch, y * pitch, float(rng.uniform(-1, 1)) * made.ranges.turn)
    elif kind == "six tiles":
        made.lay_block([(0, 1, 2, 3, 4, 5), (0, 1, 3, 4, 6, 7), (0, 1, 2, 3, 6), (0, 4, 8, 2, 6)][int(rng.integers(4))])
    elif kind == "backs":
        number = int(rng.integers(art.BACKS))
        for square in range(9):
            _lay_back(made, square % 3 - 1, square // 3 - 1, number)
    elif kind == "loose tiles":
        for _ in range(int(rng.integers(1, 8))):
            x, y = (float(at) for at in rng.uniform(-2, 2, 2) * 1.3 * pitch)
            made.lay_tile(made.tiles[int(rng.integers(9))], x, y, float(rng.uniform(0, 360)))
    elif kind == "board":
        if rng.random() < 0.6:
            made.lay_tile(made.tiles[4], 0, 0, float(rng.uniform(-2, 2)))
    elif kind == "town":
        _lay_whole(made, town())
    elif kind in games.WHOLE:
        _lay_whole(made, games.WHOLE[kind](rng))
    elif kind in games.IN_SQUARES:
        for square in range(9):
            picture = games.IN_SQUARES[kind](rng)
            x, y = (square % 3 - 1) * pitch, (square // 3 - 1) * pitch
            at = moved(x, y, float(rng.uniform(-1, 1)) * made.ranges.turn) @ moved(-side / 2, -side / 2)
            made.scene.shade(side, side, at @ moved(0.4, 0.5), 0.8, 0.4)
            made.scene.lay(cut(picture, (0, 0, *picture.size)), side, side, at)


def _lay_back(made: Making, column: int, row: int, number: int) -> None:
    picture = art.turned(art.back(number, made.lot.theme, made.lot.side), int(made.rng.integers(4)))
    made.lay_square(picture, column * made.pitch, row * made.pitch, float(made.rng.uniform(-1, 1)) * made.ranges.turn)


def _lay_whole(made: Making, picture: Image.Image) -> None:
    """Lay a picture where the block would be, its longer side as long as the block's."""
    width, height = (2.95 * made.pitch * length / max(picture.size) for length in picture.size)
    made.lay_whole(picture, width, height)


@cache
def town() -> Image.Image:
    """Return the board of Vite, Taxi!, a map of streets."""
    board = draw_board(Theme.CITY, GAME.words("fr"))
    return art.drawn([Page(board.width, board.height, (Place(group(board.art)),))], art.BOARD)[0]
