"""Pieces of other games and other square things, which are not to be taken for tiles of a city."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from tools.photos import tables
from tools.photos.photo import Rng

SIDE = 480  # pixels
Colour = tuple[int, int, int]


def _colour(rng: Rng, low: int = 20, high: int = 240) -> Colour:
    red, green, blue = (int(value) for value in rng.integers(low, high, 3))
    return red, green, blue


def _blank(ground: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    picture = Image.new("RGB", (SIDE, SIDE), ground)
    return picture, ImageDraw.Draw(picture)


def chessboard(rng: Rng) -> Image.Image:
    """Eight by eight squares, or three by three, with round men."""
    count = int(rng.choice([3, 8, 8, 10]))
    dark, light = _colour(rng, 20, 110), _colour(rng, 170, 245)
    picture, pen = _blank(light)
    step = SIDE / count
    for row in range(count):
        for column in range(count):
            box = (column * step, row * step, (column + 1) * step, (row + 1) * step)
            if (row + column) % 2:
                pen.rectangle(box, fill=dark)
            if rng.random() < 0.3:
                inner = (box[0] + 0.15 * step, box[1] + 0.15 * step, box[2] - 0.15 * step, box[3] - 0.15 * step)
                pen.ellipse(inner, fill=_colour(rng, 10, 60) if rng.random() < 0.5 else _colour(rng, 200, 250))
    return picture


def grid_puzzle(rng: Rng) -> Image.Image:
    """A sudoku or a crossword."""
    count = int(rng.choice([9, 9, 11, 13]))
    picture, pen = _blank((250, 250, 246))
    step = SIDE / count
    for row in range(count):
        for column in range(count):
            box = (column * step, row * step, (column + 1) * step, (row + 1) * step)
            if count != 9 and rng.random() < 0.2:
                pen.rectangle(box, fill=(20, 20, 20))
            elif rng.random() < 0.4:
                pen.text(
                    (box[0] + step / 3, box[1] + step / 6), str(int(rng.integers(1, 10))), fill=20, font_size=step / 1.7
                )
    for k in range(count + 1):
        width = 7 if count == 9 and k % 3 == 0 else 2
        pen.line((0, k * step, SIDE, k * step), fill=0, width=width)
        pen.line((k * step, 0, k * step, SIDE), fill=0, width=width)
    return picture


def page(rng: Rng) -> Image.Image:
    """A printed page."""
    texture = tables.texture("printed", int(rng.integers(tables.VARIANTS)))
    left, top = (int(value) for value in rng.integers(0, tables.SIDE - SIDE, 2))
    return Image.fromarray(texture[top : top + SIDE, left : left + SIDE]).convert("RGB")


def domino(rng: Rng) -> Image.Image:
    """Half a domino, or the side of a die."""
    dark = rng.random() < 0.5
    picture, pen = _blank((25, 25, 25) if dark else (245, 242, 230))
    spots = [(x, y) for y in (0.22, 0.5, 0.78) for x in (0.22, 0.5, 0.78)]
    for place in rng.permutation(9)[: int(rng.integers(1, 7))]:
        x, y = (SIDE * at for at in spots[place])
        pen.ellipse((x - 45, y - 45, x + 45, y + 45), fill=(240, 240, 240) if dark else (20, 20, 20))
    pen.line((0, 0, SIDE, 0), fill=(128, 128, 128), width=8)
    return picture


def playing_card(rng: Rng) -> Image.Image:
    """A card with a letter in two corners and a figure in the middle."""
    picture, pen = _blank((250, 250, 248))
    ink = (190, 20, 30) if rng.random() < 0.5 else (15, 15, 15)
    letter = "A23456789JQK"[int(rng.integers(12))]
    pen.text((30, 20), letter, fill=ink, font_size=110)
    pen.text((SIDE - 100, SIDE - 140), letter, fill=ink, font_size=110)
    middle, reach = SIDE / 2, float(rng.uniform(60, 120))
    around = [(middle + reach * x, middle + reach * y) for x, y in ((0, -1.2), (1, 0), (0, 1.2), (-1, 0))]
    pen.polygon(around, fill=ink)
    return picture


def memory(rng: Rng) -> Image.Image:
    """A card with a simple picture in strong colours."""
    picture, pen = _blank(_colour(rng, 150, 250))
    for _ in range(int(rng.integers(2, 6))):
        x, y, wide, high = (float(value) for value in rng.uniform(0.15, 0.6, 4) * SIDE)
        shape = pen.ellipse if rng.random() < 0.6 else pen.rectangle
        shape((x, y, x + wide, y + high), fill=_colour(rng), outline=(30, 30, 30), width=6)
    return picture


def river(rng: Rng) -> Image.Image:
    """A tile of another laying game: a thin river or path from one side to another over a meadow."""
    picture, pen = _blank((120 + int(rng.integers(40)), 160 + int(rng.integers(40)), 70))
    for _ in range(30):
        x, y = (float(value) for value in rng.uniform(0, SIDE, 2))
        pen.ellipse((x - 12, y - 12, x + 12, y + 12), fill=_colour(rng, 40, 140))
    ends = [(SIDE / 2, 0), (SIDE, SIDE / 2), (SIDE / 2, SIDE), (0, SIDE / 2)]
    wide = int(rng.integers(18, 50))
    path: Colour = (240, 235, 215) if rng.random() < 0.5 else (60, 120, 200)
    for end in rng.permutation(4)[: int(rng.integers(1, 4))]:
        pen.line((*ends[end], SIDE / 2, SIDE / 2), fill=path, width=wide)
    pen.polygon([(0, 0), (SIDE * rng.uniform(0.2, 0.5), 0), (0, SIDE * rng.uniform(0.2, 0.5))], fill=(170, 110, 70))
    return picture


def tangled(rng: Rng) -> Image.Image:
    """A tile of another laying game: four thin paths between eight points of the rim."""
    picture, pen = _blank(_colour(rng, 90, 230))
    third = SIDE / 3
    rim = [(third, 0), (2 * third, 0), (SIDE, third), (SIDE, 2 * third), (2 * third, SIDE), (third, SIDE)]
    rim += [(0, 2 * third), (0, third)]
    order = [rim[i] for i in rng.permutation(8)]
    for start, end in zip(order[::2], order[1::2], strict=True):
        steps = np.linspace(0, 1, 24)
        middle = (SIDE / 2, SIDE / 2)
        curve = [
            tuple(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * m + t * t * b for a, m, b in zip(start, middle, end, strict=True)
            )
            for t in steps
        ]
        pen.line(curve, fill=(40, 40, 40), width=26, joint="curve")
        pen.line(curve, fill=(245, 245, 240), width=16, joint="curve")
    return picture


WHOLE: dict[str, Callable[[Rng], Image.Image]] = {"chessboard": chessboard, "grid puzzle": grid_puzzle, "page": page}
IN_SQUARES: dict[str, Callable[[Rng], Image.Image]] = {
    "dominoes": domino,
    "playing cards": playing_card,
    "memory": memory,
    "river tiles": river,
    "tangled tiles": tangled,
}
