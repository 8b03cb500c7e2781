"""A phone's camera: where it stands, and what light, lens, sensor and JPEG make of the picture."""

from __future__ import annotations

import io
import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter

from tools.photos.photo import Bytes, Floats, Rng

Pixels = npt.NDArray[np.float32]
DIGITS = 9  # of a homography: the last digits of sine and cosine differ between systems


def through(matrix: Floats, points: Floats) -> Floats:
    """Return the points (n x 2) mapped by a homography."""
    mapped = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    flat: Floats = mapped[:, :2] / mapped[:, 2:]
    return flat


def moved(x: float, y: float, degrees: float = 0.0, scale: float = 1.0) -> Floats:
    """Return the map that scales, turns clockwise and moves a point of the table."""
    c, s = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    return np.array([[c, -s, x], [s, c, y], [0, 0, 1.0]])


@dataclass(frozen=True)
class View:
    """Where the camera stands: angles in degrees; `share` of the short side is taken by the block of `side` mm."""

    width: int
    height: int
    tilt: float
    towards: float  # the direction on the table in which it is tilted
    roll: float
    share: float
    side: float
    focal: float  # in long sides of the picture
    shift: tuple[float, float] = (0.0, 0.0)  # of the block from the middle, as a share of the room beside it

    def homography(self) -> Floats:
        """Return the map from mm on the table, with the middle of the block at the origin, to pixels."""
        focal = self.focal * max(self.width, self.height)
        turn = _about_z(self.roll - self.towards)
        tilted = _about_x(self.tilt) @ turn
        rotation = _about_z(self.towards) @ tilted
        distance = focal * self.side / (self.share * min(self.width, self.height))
        half = self.side / 2
        square = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
        for _ in range(4):  # a tilted block seems larger or smaller, so the distance is corrected
            matrix = self._projected(rotation, distance, focal)
            seen = through(matrix, square)
            extent = seen.max(axis=0) - seen.min(axis=0)
            distance *= float(max(extent)) / (self.share * min(self.width, self.height))
        matrix = self._projected(rotation, distance, focal)
        seen = through(matrix, square)
        low, high = seen.min(axis=0), seen.max(axis=0)
        room = np.array([self.width, self.height]) - (high - low)
        centred = (np.array([self.width, self.height]) - low - high) / 2
        move = centred + room / 2 * np.array(self.shift) * 0.9
        shifted = np.array([[1, 0, move[0]], [0, 1, move[1]], [0, 0, 1]]) @ matrix
        rounded: Floats = np.round(shifted / shifted[2, 2], DIGITS)
        return rounded

    def _projected(self, rotation: Floats, distance: float, focal: float) -> Floats:
        lens = np.array([[focal, 0, self.width / 2], [0, focal, self.height / 2], [0, 0, 1]])
        flat: Floats = lens @ np.column_stack([rotation[:, 0], rotation[:, 1], [0, 0, distance]])
        return flat


def _about_z(degrees: float) -> Floats:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])


def _about_x(degrees: float) -> Floats:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[1.0, 0, 0], [0, c, -s], [0, s, c]])


@dataclass(frozen=True)
class Exposure:
    """Light, lens and sensor. Blur and streaks are in thousandths of the long side, the rest in levels of 255."""

    gradient: float  # how much darker the dark end is, 0 to 1
    shadow: float  # how dark the shadow of a hand or a phone is, 0 to 1
    glare: float
    blur: float
    streak: float  # length of motion blur
    noise: float
    balance: tuple[float, float, float]
    gamma: float
    grey: bool
    quality: int


def exposed(picture: Image.Image, how: Exposure, rng: Rng) -> tuple[bytes, Bytes]:
    """Return the photo of a scene as a JPEG, and the pixels that it shows."""
    width, height = picture.size
    long = max(width, height)
    sharp = np.asarray(picture, dtype=np.float32) * _light(width, height, how, rng)[..., None]
    if how.glare:
        sharp += _spot(width, height, rng)[..., None] * np.float32(how.glare)
    lit = Image.fromarray(np.clip(sharp, 0, 255).astype(np.uint8))
    blurred = lit.filter(ImageFilter.GaussianBlur(how.blur * long / 1000))
    pixels = _streaked(np.asarray(blurred, dtype=np.float32), how.streak * long / 1000, rng)
    table = (255 * (np.arange(256) / 255) ** how.gamma)[None, :] * np.array(how.balance)[:, None]
    curve = table.astype(np.float32)
    levels = np.clip(np.round(pixels), 0, 255).astype(np.uint8)
    pixels = np.stack([curve[channel][levels[..., channel]] for channel in range(3)], axis=-1)
    pixels += _sensor_noise(width, height, how.noise, rng)
    whole = Image.fromarray(np.clip(np.round(pixels), 0, 255).astype(np.uint8))
    if how.grey:
        whole = whole.convert("L").convert("RGB")
    file = io.BytesIO()
    whole.save(file, "JPEG", quality=how.quality, subsampling=2 if how.quality < 90 else 0)
    return file.getvalue(), np.asarray(Image.open(io.BytesIO(file.getvalue())).convert("RGB"))


def _light(width: int, height: int, how: Exposure, rng: Rng) -> Pixels:
    """How bright each pixel is: a gradient, the corners a little darker, and a shadow with soft edges."""
    small = (96, max(8, round(96 * height / width)))
    x, y = np.meshgrid(np.linspace(-1, 1, small[0]), np.linspace(-1, 1, small[1]))
    angle = rng.uniform(0, 2 * math.pi)
    slope = 0.5 + 0.35 * (x * math.cos(angle) + y * math.sin(angle))
    field = (1 - how.gradient * np.clip(slope, 0, 1)) * (1 - 0.06 * (x * x + y * y))
    if how.shadow:
        mask = Image.new("L", small, 0)
        pen = ImageDraw.Draw(mask)
        # a phone or an arm reaches in from one side
        at, wide, deep = rng.uniform(0, 1), rng.uniform(0.15, 0.5), rng.uniform(0.3, 0.9)
        box = np.array(
            [[at - wide, -0.2], [at + wide, -0.2], [at + wide * rng.uniform(0.3, 1), deep], [at - wide, deep]]
        )
        box = box[:, ::-1] if rng.random() < 0.5 else box
        box = 1 - box if rng.random() < 0.5 else box
        pen.polygon([(float(px * small[0]), float(py * small[1])) for px, py in box], fill=255)
        soft = mask.filter(ImageFilter.GaussianBlur(float(rng.uniform(0.6, 5))))
        field = field * (1 - how.shadow * np.asarray(soft, dtype=float) / 255)
    return _enlarged(field, width, height)


def _spot(width: int, height: int, rng: Rng) -> Pixels:
    """Glare: a soft bright spot."""
    small = (96, max(8, round(96 * height / width)))
    x, y = np.meshgrid(np.linspace(0, 1, small[0]), np.linspace(0, 1, small[1]))
    cx, cy, wide, high = rng.uniform(0.2, 0.8), rng.uniform(0.2, 0.8), rng.uniform(0.03, 0.15), rng.uniform(0.03, 0.15)
    return _enlarged(np.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / high) ** 2), width, height)


def _enlarged(field: Floats, width: int, height: int) -> Pixels:
    picture = Image.fromarray(field.astype(np.float32)).resize((width, height), Image.Resampling.BICUBIC)
    return np.asarray(picture)


def _streaked(pixels: Pixels, length: float, rng: Rng) -> Pixels:
    """The picture with motion blur of that many pixels."""
    angle = rng.uniform(0, math.pi)
    steps = min(9, int(length) + 1)
    if steps < 2:
        return pixels
    total = np.zeros_like(pixels)
    for share in np.linspace(-0.5, 0.5, steps):
        x, y = round(float(share) * length * math.cos(angle)), round(float(share) * length * math.sin(angle))
        total += np.roll(pixels, (y, x), axis=(0, 1))
    return total / np.float32(steps)


def _sensor_noise(width: int, height: int, amount: float, rng: Rng) -> Pixels:
    """Noise: fine in brightness, in blotches of two pixels in colour."""
    fine = rng.standard_normal((height, width), dtype=np.float32) * np.float32(amount)
    half = rng.standard_normal(((height + 1) // 2, (width + 1) // 2, 3), dtype=np.float32) * np.float32(0.7 * amount)
    return fine[..., None] + half.repeat(2, axis=0).repeat(2, axis=1)[:height, :width]
