"""How a photo is taken: the ranges of each difficulty, and what is drawn from them.

share: of the short side that the block of nine takes
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.photos.camera import Exposure, View
from tools.photos.photo import Difficulty, Rng

Range = tuple[float, float]


@dataclass(frozen=True)
class Ranges:
    """The least and the most of everything that varies; chances are from 0 to 1."""

    tilt: Range
    roll: float
    share: Range
    gap: Range  # between tiles, in hundredths of a tile
    turn: float  # of a tile, in degrees
    off: float  # of a tile from its place, in hundredths of a tile
    cut: float  # by which a knife slips, in hundredths of a tile
    gradient: Range
    shadow: float  # chance
    glare: float  # chance
    blur: Range
    streak: Range
    noise: Range
    balance: float
    gamma: Range
    quality: tuple[int, int]
    neighbours: tuple[int, int]
    fingers: float  # chance
    markers: float  # chance
    curled: float  # chance
    grey_sheet: float  # chance
    copied_sheet: float  # chance
    grey_photo: float  # chance
    tables: tuple[str, ...]


_CALM = ("plain", "plain", "speckled", "wood")
_ALL = ("plain", "wood", "checked", "striped", "printed", "squared", "speckled", "board")
RANGES = {
    Difficulty.EASY: Ranges(
        tilt=(0, 10),
        roll=10,
        share=(0.6, 0.86),
        gap=(0, 1),
        turn=0.8,
        off=0.4,
        cut=0.5,
        gradient=(0, 0.2),
        shadow=0.0,
        glare=0.0,
        blur=(0.25, 0.6),
        streak=(0, 0),
        noise=(1, 3),
        balance=0.05,
        gamma=(0.85, 1.15),
        quality=(85, 95),
        neighbours=(0, 1),
        fingers=0.0,
        markers=0.1,
        curled=0.0,
        grey_sheet=0.08,
        copied_sheet=0.04,
        grey_photo=0.03,
        tables=_CALM,
    ),
    Difficulty.MEDIUM: Ranges(
        tilt=(5, 22),
        roll=25,
        share=(0.5, 0.8),
        gap=(0, 2.5),
        turn=2,
        off=1.0,
        cut=1.0,
        gradient=(0.1, 0.4),
        shadow=0.35,
        glare=0.05,
        blur=(0.4, 1.0),
        streak=(0, 1.2),
        noise=(2, 6),
        balance=0.1,
        gamma=(0.75, 1.3),
        quality=(70, 90),
        neighbours=(0, 4),
        fingers=0.1,
        markers=0.3,
        curled=0.2,
        grey_sheet=0.1,
        copied_sheet=0.08,
        grey_photo=0.05,
        tables=_ALL,
    ),
    Difficulty.HARD: Ranges(
        tilt=(12, 35),
        roll=44,
        share=(0.42, 0.75),
        gap=(0.5, 4.5),
        turn=3.5,
        off=1.8,
        cut=2.0,
        gradient=(0.2, 0.6),
        shadow=0.6,
        glare=0.12,
        blur=(0.5, 1.7),
        streak=(0, 3.5),
        noise=(4, 11),
        balance=0.16,
        gamma=(0.65, 1.6),
        quality=(45, 80),
        neighbours=(1, 6),
        fingers=0.35,
        markers=0.5,
        curled=0.45,
        grey_sheet=0.12,
        copied_sheet=0.12,
        grey_photo=0.08,
        tables=_ALL,
    ),
}
# megapixels and how often
SIZES = ((0.6, 1.0, 0.3), (1.0, 2.0, 0.46), (2.0, 3.5, 0.18), (5.0, 8.0, 0.035), (12.0, 12.2, 0.025))


def picture_size(rng: Rng) -> tuple[int, int]:
    """Draw the width and height of a photo in pixels, upright or lying."""
    place = int(rng.choice(len(SIZES), p=[share for _, _, share in SIZES]))
    pixels = float(rng.uniform(*SIZES[place][:2])) * 1e6
    ratio = float(rng.choice([4 / 3, 4 / 3, 16 / 9, 3 / 2, 1.0]))
    short = round((pixels / ratio) ** 0.5)
    long = round(short * ratio)
    return (long, short) if rng.random() < 0.4 else (short, long)


def view(rng: Rng, ranges: Ranges, side: float) -> View:
    """Draw where the camera stands; `side` is the block's in mm."""
    width, height = picture_size(rng)
    return View(
        width,
        height,
        tilt=float(rng.uniform(*ranges.tilt)),
        towards=float(rng.normal(0, 25) if rng.random() < 0.7 else rng.uniform(-180, 180)),
        roll=float(rng.uniform(-ranges.roll, ranges.roll)),
        share=float(rng.uniform(*ranges.share)),
        side=side,
        focal=float(rng.uniform(0.7, 1.0)),
        shift=(float(rng.uniform(-0.8, 0.8)), float(rng.uniform(-0.8, 0.8))),
    )


def exposure(rng: Rng, ranges: Ranges) -> Exposure:
    """Draw light, lens and sensor."""
    warm = float(rng.uniform(-1, 1)) * ranges.balance
    bright = float(rng.uniform(0.92, 1.05))
    return Exposure(
        gradient=float(rng.uniform(*ranges.gradient)),
        shadow=float(rng.uniform(0.2, 0.6)) if rng.random() < ranges.shadow else 0.0,
        glare=float(rng.uniform(60, 180)) if rng.random() < ranges.glare else 0.0,
        blur=float(rng.uniform(*ranges.blur)),
        streak=float(rng.uniform(*ranges.streak)),
        noise=float(rng.uniform(*ranges.noise)),
        balance=(bright * (1 + warm), bright, bright * (1 - warm)),
        gamma=float(rng.uniform(*ranges.gamma)),
        grey=bool(rng.random() < ranges.grey_photo),
        quality=int(rng.integers(ranges.quality[0], ranges.quality[1] + 1)),
    )
