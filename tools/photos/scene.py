"""A scene: pictures that lie on a table, seen in perspective.

plane: the table, in mm, with the middle of the block at the origin, x to the right, y towards the player
quad: the four corners of something in pixels of the photo
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.photos import tables
from tools.photos.camera import moved, through
from tools.photos.photo import Bytes, Floats

LARGE = 2_500_000  # pixels from which the table is drawn at half the size and enlarged
CELL = 12  # pixels: a bent picture is drawn in cells of that size


def table(
    width: int, height: int, view: Floats, kind: str, variant: int, how: Floats, ends: tables.Colours
) -> Image.Image:
    """Return an empty table; `how` maps the plane to pixels of its texture."""
    if width * height > LARGE:
        halved = np.diag([0.5, 0.5, 1.0]) @ view
        small = table((width + 1) // 2, (height + 1) // 2, halved, kind, variant, how, ends)
        return small.resize((width, height), Image.Resampling.BICUBIC)
    grey = _sampled(tables.texture(kind, variant), how @ np.linalg.inv(view), width, height)
    ramp = np.linspace(0, 1, 256)[:, None]
    curve = np.round(np.array(ends[0]) * (1 - ramp) + np.array(ends[1]) * ramp).astype(np.uint8)
    return Image.fromarray(curve[grey])


def _sampled(texture: Bytes, back: Floats, width: int, height: int) -> Bytes:
    """The texture repeated without end, seen through the homography from photo to texture."""
    side = texture.shape[0]
    m = np.round(back / back[2, 2], 12).astype(np.float32)
    x = np.arange(width, dtype=np.float32)[None, :] + np.float32(0.5)
    y = np.arange(height, dtype=np.float32)[:, None] + np.float32(0.5)
    depth = 1 / (m[2, 0] * x + m[2, 1] * y + m[2, 2])
    u, v = (m[0, 0] * x + m[0, 1] * y + m[0, 2]) * depth, (m[1, 0] * x + m[1, 1] * y + m[1, 2]) * depth
    left, top = np.floor(u), np.floor(v)
    right, low = u - left, v - top
    i, j = left.astype(np.int32) % side, top.astype(np.int32) % side
    i1, j1 = (i + 1) % side, (j + 1) % side
    upper = texture[j, i] * (1 - right) + texture[j, i1] * right
    lower = texture[j1, i] * (1 - right) + texture[j1, i1] * right
    return np.asarray(upper * (1 - low) + lower * low).astype(np.uint8)


def cut(picture: Image.Image, box: tuple[float, float, float, float]) -> Image.Image:
    """Return the part of a picture in a box in pixels, with a clear edge one pixel wide."""
    inside = np.asarray(picture.crop(tuple(round(at) for at in box)).convert("RGBA"))  # type: ignore[arg-type]
    padded = np.pad(inside, ((1, 1), (1, 1), (0, 0)), mode="edge")
    padded[[0, -1], :, 3] = 0
    padded[:, [0, -1], 3] = 0
    return Image.fromarray(padded)


def disc_cut(picture: Image.Image) -> Image.Image:
    """Return the circle that fills a picture, clear outside it."""
    mask = Image.new("L", (4 * picture.width, 4 * picture.height), 0)
    ImageDraw.Draw(mask).ellipse((8, 8, mask.width - 8, mask.height - 8), fill=255)
    round_cut = picture.convert("RGBA")
    round_cut.putalpha(mask.resize(picture.size, Image.Resampling.LANCZOS))
    return round_cut


class Scene:
    """A photo in the making: pictures are laid on the table one after the other."""

    def __init__(self, picture: Image.Image, view: Floats) -> None:
        self.picture, self.view = picture, view

    def density(self, at: Floats) -> float:
        """Return how many pixels of the photo a mm of the plane takes at a point."""
        steps = through(self.view, np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]]) + at)
        one, other = steps[1] - steps[0], steps[2] - steps[0]
        return math.sqrt(abs(one[0] * other[1] - one[1] * other[0]))

    def lay(
        self, piece: Image.Image, width: float, height: float, at: Floats, bend: Sequence[float] | None = None
    ) -> None:
        """Lay a picture with a clear edge of one pixel: width x height mm without it, `at` maps mm to the plane.

        `bend` gives for each corner, from the top left clockwise, by which share of the width it has come loose.
        """
        middle = through(at, np.array([[width / 2, height / 2]]))[0]
        fine = (piece.width - 2) / width / max(self.density(middle), 1e-6)
        factor = max(1, int(fine))
        small = piece.reduce(factor) if factor > 1 else piece
        to_mm = np.array([[width / (piece.width - 2), 0, 0], [0, height / (piece.height - 2), 0], [0, 0, 1.0]])
        inner = np.array([[1, 0, -1.0], [0, 1, -1.0], [0, 0, 1]]) @ np.diag([factor, factor, 1.0])
        forward = self.view @ at @ to_mm @ inner
        w, h = small.size
        quad = through(forward, np.array([[0, 0], [w, 0], [w, h], [0, h]], dtype=float))
        if bend is not None:
            quad = np.vstack([quad, quad + 0.15 * (quad - quad.mean(axis=0))])
        left, top = np.floor(quad.min(axis=0)).astype(int)
        right, low = np.ceil(quad.max(axis=0)).astype(int)
        left, top = max(int(left), 0), max(int(top), 0)
        right, low = min(int(right), self.picture.width), min(int(low), self.picture.height)
        if right <= left or low <= top:
            return
        back = np.linalg.inv(forward) @ np.array([[1, 0, left], [0, 1, top], [0, 0, 1.0]])
        size = (right - left, low - top)
        if bend is None:
            data = np.round(back / back[2, 2], 12).ravel()[:8].tolist()
            seen = small.transform(size, Image.Transform.PERSPECTIVE, data, Image.Resampling.BILINEAR)
        else:
            seen = small.transform(
                size, Image.Transform.MESH, _bent(back, size, (w, h), bend), Image.Resampling.BILINEAR
            )
        self.picture.paste(seen.convert("RGB"), (left, top), seen.getchannel("A"))

    def shade(self, width: float, height: float, at: Floats, soft: float, dark: float) -> None:
        """Lay the soft shadow of a piece that lies there; `soft` in mm."""
        pixels = 64
        edge = max(1, round(soft / width * pixels * 2))
        mask = Image.new("L", (pixels + 2 * edge, round(pixels * height / width) + 2 * edge), 0)
        ImageDraw.Draw(mask).rectangle((edge, edge, mask.width - edge, mask.height - edge), fill=round(255 * dark))
        mask = mask.filter(ImageFilter.GaussianBlur(edge / 2))
        shadow = Image.new("RGBA", mask.size, (0, 0, 0, 0))
        shadow.putalpha(mask)
        reach = edge / pixels * width
        spread = at @ moved(-reach, -reach)
        self.lay(cut(shadow, (0, 0, *shadow.size)), width + 2 * reach, height + 2 * reach, spread)

    def finger(self, tip: Floats, root: Floats, wide: float, skin: tuple[int, int, int]) -> None:
        """Draw a finger from a root outside to its tip, in pixels of the photo."""
        scale = min(1.0, 400 / max(self.picture.size))
        mask = Image.new(
            "L", (max(1, round(self.picture.width * scale)), max(1, round(self.picture.height * scale))), 0
        )
        pen = ImageDraw.Draw(mask)
        (x, y), (x1, y1), radius = tip * scale, root * scale, wide * scale / 2
        pen.line((x, y, x1, y1), fill=255, width=max(1, round(2 * radius)))
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        core = np.asarray(mask.filter(ImageFilter.GaussianBlur(radius / 2.2)), dtype=np.float32) / 255
        shades = np.clip((0.45 + 0.6 * core)[..., None] * np.array(skin), 0, 255).astype(np.uint8)
        skin_picture = Image.fromarray(shades).resize(self.picture.size, Image.Resampling.BICUBIC)
        whole = mask.filter(ImageFilter.GaussianBlur(0.8)).resize(self.picture.size, Image.Resampling.BICUBIC)
        self.picture.paste(skin_picture, (0, 0), whole)


Cell = tuple[tuple[int, int, int, int], tuple[float, ...]]


def _bent(back: Floats, size: tuple[int, int], piece: tuple[int, int], bend: Sequence[float]) -> list[Cell]:
    """The cells of a bent picture: each with the four points of the piece that it shows."""
    xs, ys = ([*range(0, length, CELL), length] for length in size)
    grid = np.array([[x, y] for y in ys for x in xs], dtype=float)
    flat = through(back, grid)
    u, v = flat[:, 0] / piece[0], flat[:, 1] / piece[1]
    # a loose corner rises towards the camera, so it seems to move outwards
    for (cu, cv), amount in zip(((0, 0), (1, 0), (1, 1), (0, 1)), bend, strict=True):
        near = np.clip(1 - (abs(u - cu) + abs(v - cv)) / 0.7, 0, 1) ** 2
        flat[:, 0] -= (2 * cu - 1) * amount * near * piece[0]
        flat[:, 1] -= (2 * cv - 1) * amount * near * piece[1]
    points = np.round(flat, 6).reshape(len(ys), len(xs), 2)
    cells: list[Cell] = []
    for row in range(len(ys) - 1):
        for column in range(len(xs) - 1):
            box = (xs[column], ys[row], xs[column + 1], ys[row + 1])
            if box[0] == box[2] or box[1] == box[3]:
                continue
            around = (
                points[row, column],
                points[row + 1, column],
                points[row + 1, column + 1],
                points[row, column + 1],
            )
            cells.append((box, tuple(float(value) for point in around for value in point)))
    return cells
