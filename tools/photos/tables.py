"""What lies under a city: plain and wooden tables, cloth, stripes, printed pages, squared paper.

texture: a grey picture that repeats without a seam; two colours make a table of it
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from tools.photos.photo import Bytes, Floats, Rng, generator
from ttprint.resources import folder

SIDE = 1024  # pixels of a texture
VARIANTS = 5  # of each kind
WIDTH = 400.0  # mm that a texture covers
_WORDS = (
    "taxi house road city tile corner bridge garden school market window river station street square light the and of "
    "to from with under over after before many some every road because people morning evening quarter kilometre"
).split()
Colours = tuple[tuple[int, int, int], tuple[int, int, int]]


@lru_cache(maxsize=24)
def texture(kind: str, variant: int) -> Bytes:
    """Return a texture; the same kind and variant give the same one."""
    grey = KINDS[kind][0](generator(variant, "table", kind))
    return np.clip(np.round(grey), 0, 255).astype(np.uint8)


def colours(kind: str, rng: Rng) -> Colours:
    """Draw the colours of a table: what stands for black and for white in its texture."""
    choices = KINDS[kind][1]
    dark, light = choices[int(rng.integers(len(choices)))]
    shift = rng.integers(-14, 15, size=3)
    return _shifted(dark, shift), _shifted(light, shift)


def _shifted(code: str, by: npt.NDArray[np.int64]) -> tuple[int, int, int]:
    red, green, blue = (min(255, max(0, int(code[i : i + 2], 16) + int(by[i // 2]))) for i in (0, 2, 4))
    return red, green, blue


def noise(rng: Rng, x: float, y: float) -> Floats:
    """Return periodic noise from 0 to 1 with blotches that many pixels wide and high."""
    white = np.fft.rfft2(rng.standard_normal((SIDE, SIDE)))
    across, down = np.fft.rfftfreq(SIDE)[None, :], np.fft.fftfreq(SIDE)[:, None]
    soft = np.fft.irfft2(white * np.exp(-2 * np.pi**2 * ((across * x / 2) ** 2 + (down * y / 2) ** 2)), s=(SIDE, SIDE))
    spread: Floats = np.clip(0.5 + soft / (6 * soft.std()), 0, 1)
    return spread


def _plain(rng: Rng) -> Floats:
    return 110 + 60 * noise(rng, 300, 300) + 22 * noise(rng, 3, 3)


def _speckled(rng: Rng) -> Floats:
    return 255 * (0.35 * noise(rng, 12, 12) + 0.65 * (noise(rng, 6, 6) > 0.55 + 0.1 * rng.random()))


def _wood(rng: Rng) -> Floats:
    """Planks with a grain that runs along them, and knots."""
    bend = noise(rng, 500, 90)
    rings = np.sin(2 * np.pi * (np.arange(SIDE)[:, None] / rng.choice([32, 64]) + (3 + 5 * rng.random()) * bend))
    grain = 0.45 * noise(rng, 260, 3) + 0.3 * noise(rng, 120, 9) + 0.25 * (0.5 + 0.5 * rings)
    planks = int(rng.choice([1, 2, 4, 8]))
    tone = np.repeat(rng.uniform(-0.12, 0.12, planks), SIDE // planks)[:, None]
    whole: Floats = 255 * np.clip(1.6 * (grain - 0.5) + 0.5 + tone, 0, 1)
    if planks > 1:
        for row in range(0, SIDE, SIDE // planks):
            whole[row : row + 3] *= 0.35
    return whole


def _checked(rng: Rng) -> Floats:
    """Gingham, or tartan with a thin line between the bands."""
    period = SIDE // int(rng.choice([8, 16, 32, 64]))
    band = (np.arange(SIDE) % period < period / 2).astype(float)
    thin = (np.arange(SIDE) % period < period / 10) * float(rng.integers(2))
    cloth = 255 - 105 * (band[:, None] + band[None, :]) - 50 * np.maximum(thin[:, None], thin[None, :])
    weave = 14 * np.sin(np.arange(SIDE) * np.pi / 2)[None, :] * np.sin(np.arange(SIDE) * np.pi / 2)[:, None]
    return np.asarray(cloth + weave + 20 * noise(rng, 40, 40))


def _striped(rng: Rng) -> Floats:
    period = SIDE // int(rng.choice([4, 8, 16, 32, 64]))
    share = rng.uniform(0.2, 0.7)
    bands = 255 * (np.arange(SIDE) % period > share * period).astype(float)
    return np.asarray(bands[None, :] * np.ones((SIDE, 1)) * 0.9 + 20 * noise(rng, 60, 60))


def _squared(rng: Rng) -> Floats:
    """Paper of an exercise book."""
    period = SIDE // int(rng.choice([32, 64]))
    lines = (np.arange(SIDE) % period < 2).astype(float)
    ruled = float(rng.random() < 0.3)
    crossing = np.maximum(lines[:, None], (1 - ruled) * lines[None, :])
    return np.asarray(250 - rng.uniform(60, 130) * crossing - 10 * noise(rng, 200, 200))


def _printed(rng: Rng) -> Floats:
    """A page with columns of words, headlines and grey pictures."""
    page = Image.new("L", (SIDE, SIDE), 245)
    pen = ImageDraw.Draw(page)
    columns = int(rng.choice([1, 2, 3, 4]))
    em = int(rng.choice([11, 14, 18, 26]))
    file = str(folder("fonts") / "AtkinsonHyperlegibleNext-Regular.ttf")
    small, large = ImageFont.truetype(file, em), ImageFont.truetype(file, 3 * em)
    width = SIDE // columns
    for column in range(columns):
        y = int(rng.integers(0, 3 * em))
        while y < SIDE:
            left, kind = column * width + em, rng.random()
            if kind < 0.03:
                pen.text((left, y), _line(rng, width // (2 * em)), fill=20, font=large)
                y += 4 * em
            elif kind < 0.05 and columns > 1:
                high = int(rng.integers(100, 220))
                pen.rectangle((left, y, left + width - 2 * em, y + high), fill=int(rng.integers(60, 190)))
                y += high + em
            else:
                pen.text((left, y), _line(rng, int(width / (0.55 * em)) - 4), fill=30, font=small)
                y += round(1.35 * em)
        pen.rectangle(((column + 1) * width - em, 0, (column + 1) * width, SIDE), fill=245)
    return np.asarray(page, dtype=float)


def _line(rng: Rng, letters: int) -> str:
    words = [_WORDS[i] for i in rng.integers(0, len(_WORDS), size=max(1, letters // 5))]
    return " ".join(words)[: max(4, letters)]


_WOODS = (("5b3a1e", "b98a55"), ("8a6a45", "d8b98a"), ("2d1c12", "6d4a30"), ("b79a74", "ead9bd"), ("6b6258", "a8a094"))
_PAPERS = (("202020", "f2f0ea"), ("3a3a48", "e6e0cf"), ("404040", "ffffff"))
_CLOTHS = (("a01c24", "f6eee6"), ("1d3f7c", "eef2f6"), ("2c6b3a", "f2f2e2"), ("333333", "d8d8d8"), ("c79a2b", "fbf6e4"))
_PLAINS = (
    ("101010", "4a4a4a"),
    ("8a8a86", "f4f4f0"),
    ("1f5138", "4d9a70"),
    ("223a60", "5b82b4"),
    ("802d28", "c8706a"),
    ("c0c0bc", "ffffff"),
    ("7a6a50", "cfc0a0"),
)
# how each kind is made, and its pairs of colours
KINDS: dict[str, tuple[Callable[[Rng], Floats], tuple[tuple[str, str], ...]]] = {
    "plain": (_plain, _PLAINS),
    "speckled": (_speckled, _PLAINS),
    "wood": (_wood, _WOODS),
    "checked": (_checked, _CLOTHS),
    "striped": (_striped, _CLOTHS),
    "squared": (_squared, (("6a86c0", "fbfbf8"), ("808080", "ffffff"), ("b08a8a", "fdfcf4"))),
    "printed": (_printed, _PAPERS),
}
