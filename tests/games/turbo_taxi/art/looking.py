"""Helpers of the art tests: pictures as pixels, and colours as seen by people.

raster: a picture as an array of rows of sRGB pixels, 0 to 1       sight: a way of seeing colours
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from tests import pictures
from ttprint.draw.scene import Node, Path, Text
from ttprint.geometry import Affine, Box

Pixels = NDArray[np.float64]

# Machado, Oliveira and Fernandes 2009, severity 1.0, applied to linear light
SIGHTS = {
    "full": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}


def raster(node: Node, box: Box, per_mm: float = 8.0) -> Pixels:
    """What a picture looks like inside a box."""
    return pictures.raster(node, box, per_mm) / 255


def seen(pixels: Pixels, sight: str) -> Pixels:
    """The colours as an eye with that sight gets them."""
    light = np.clip(_light(pixels) @ SIGHTS[sight].T, 0, 1)
    return np.asarray(np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055))


def lab(pixels: Pixels) -> Pixels:
    """CIE L*a*b*, D65."""
    to_xyz = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    )
    scaled = _light(pixels) @ to_xyz.T / np.array([0.95047, 1.0, 1.08883])
    f = np.where(scaled > 216 / 24389, np.cbrt(scaled), (scaled * 24389 / 27 + 16) / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def lightness(pixels: Pixels) -> NDArray[np.float64]:
    """L* alone: what a grey copy keeps."""
    return lab(pixels)[..., 0]


def turned_apart(pixels: Pixels) -> NDArray[np.float64]:
    """How far each pixel is from what half a turn brings there; edges may be snapped by one pixel."""
    turned = pixels[::-1, ::-1]
    padded = np.pad(turned, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = pixels.shape[:2]
    shifts = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return np.asarray(reduce(np.minimum, (pictures.lightest(np.abs(pixels - shift)) for shift in shifts)))


def paths(node: Node) -> Iterator[tuple[Path, float]]:
    """Every path in a picture with the factor that its strokes are stretched by."""
    return ((leaf, pictures.stretch(at)) for leaf, at in pictures.leaves([node]) if isinstance(leaf, Path))


def words(node: Node) -> Iterator[tuple[Text, Affine]]:
    """Every text in a picture with the way it is laid."""
    return ((leaf, at) for leaf, at in pictures.leaves([node]) if isinstance(leaf, Text))


def _light(pixels: Pixels) -> Pixels:
    return np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
