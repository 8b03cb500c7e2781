"""Photos of cities that were not laid: printed in an answer, or shown on a screen. Markers can hide parts of roads."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PIL import Image

from tools.photos import art
from tools.photos.cities import Lot, Making, solved
from tools.photos.conditions import RANGES
from tools.photos.photo import Difficulty, Photo, Rng, generator
from tools.photos.sheets import COLOUR, as_printed, drawn_sheet
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.art.table.tableau import SQUARE
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

ANSWER, SCREEN = "answer", "screen"
DOTS = 3  # pixels of the picture that a dot of the screen takes


def flat_photo(seed: int, kind: str) -> Photo:
    """Return the photo of a printed answer or of a screen, easy or medium; theme and city are drawn from the seed."""
    rng = generator(seed, kind)
    difficulty = [Difficulty.EASY, Difficulty.MEDIUM][int(rng.integers(2))]
    ranges = replace(RANGES[difficulty], gap=(0, 0))
    theme = list(Theme)[int(rng.integers(3))]
    crossing = Crossing.FLYOVER if rng.random() < 0.2 else Crossing.CROSSROADS
    sheet = drawn_sheet(rng, ranges) if kind == ANSWER else COLOUR
    setup, city, _ = solved(rng)
    table = str(rng.choice([name for name in ranges.tables if name != "board"]))
    made = Making(rng, ranges, Lot(theme, SQUARE * art.PRINTED, crossing, sheet), city.tiles, table)
    made.about.insert(0, kind)
    picture = art.printed_city(setup, city, theme, crossing, clear=kind == SCREEN and rng.random() < 0.5)
    picture = lit(picture, rng) if kind == SCREEN else as_printed(picture, sheet, rng)
    wide = art.PRINTED + 6
    made.lay_whole(picture, wide, wide)
    return made.photo(seed, difficulty, [str(tile) for tile in city.tiles])


def lit(picture: Image.Image, rng: Rng) -> Image.Image:
    """Return a picture as a screen shows it: dots with dark lines between, and a reflection of the room."""
    shown = np.asarray(picture, dtype=float)
    height, width = shown.shape[:2]
    dark = float(rng.uniform(0.05, 0.3))
    for axis in (0, 1):
        lines = np.where(np.arange(shown.shape[axis]) % DOTS == 0, 1 - dark, 1.0)
        shown = shown * (lines[:, None, None] if axis == 0 else lines[None, :, None])
    across = np.linspace(0, 1, width)[None, :] * float(rng.uniform(-1, 1)) + np.linspace(0, 1, height)[:, None]
    mirrored = float(rng.uniform(0, 60)) * np.exp(-(((across - float(rng.uniform(0, 1))) / 0.15) ** 2))
    return Image.fromarray(np.clip(shown + mirrored[..., None], 0, 255).astype(np.uint8))
