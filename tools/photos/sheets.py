"""How a sheet was printed: in colour, in shades of grey, or copied by a photocopier."""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.photos.conditions import Ranges
from tools.photos.photo import Rng

COLOUR, GREY, COPIED = "colour", "grey", "copied"


def drawn_sheet(rng: Rng, ranges: Ranges) -> str:
    """Draw how the tiles were printed."""
    chance = rng.random()
    if chance < ranges.copied_sheet:
        return COPIED
    return GREY if chance < ranges.copied_sheet + ranges.grey_sheet else COLOUR


def as_printed(picture: Image.Image, sheet: str, rng: Rng) -> Image.Image:
    """Return a picture as it looks on such a sheet."""
    if sheet == COLOUR:
        return picture
    grey = np.asarray(picture.convert("L"), dtype=float)
    if sheet == COPIED:  # harder contrast, a grey veil, specks of toner
        grey = 235 / (1 + np.exp(-(grey - 118) / 26)) + 12
        grey = grey + rng.normal(0, 7, grey.shape)
        grey[rng.random(grey.shape) < 0.0012] = 25
    return Image.fromarray(np.clip(np.round(grey), 0, 255).astype(np.uint8)).convert("RGB")
