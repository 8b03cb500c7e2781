"""Pictures as pixels, by the project's own renderers, and what a picture is made of."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, group
from ttprint.geometry import Affine, Box
from ttprint.render import pdf, png, svg

Pixels = NDArray[np.int16]  # wide enough for differences, and a quarter of what a page would take otherwise
HERE = Affine()

DPI = 254  # ten pixels to the millimetre: pages come out at whole pixels
ALIKE = 35  # two rasterisers smooth edges in their own ways: 24 where they agree, 50 where a hairline is missing


def page_of(node: Node, box: Box) -> Page:
    """A page that shows just the box of a picture."""
    return Page(box.width, box.height, (Place(group(node), Affine.move(-box.x, -box.y)),))


def raster(node: Node, box: Box, per_mm: float = 10.0) -> Pixels:
    """What a picture looks like inside a box, 0 to 255."""
    data = pdf.write([page_of(node, box)], title="", author="", lang="en", flip=None)
    return from_pdf(data, per_mm * 25.4)


def from_pdf(data: bytes, dpi: float = DPI) -> Pixels:
    return np.asarray(next(png.pixels(data, dpi))).astype(np.int16)


def from_svg(data: bytes, dpi: float = DPI) -> Pixels:
    picture = resvg_py.svg_to_bytes(svg_string=data.decode(), background="white", dpi=dpi)
    return np.asarray(Image.open(io.BytesIO(bytes(picture))).convert("RGB")).astype(np.int16)


def lightest(pixels: NDArray[Any]) -> NDArray[Any]:
    """The largest of red, green and blue at each point, as max(axis=2) would tell it, in a fraction of the time."""
    return np.asarray(np.maximum(np.maximum(pixels[..., 0], pixels[..., 1]), pixels[..., 2]))


def darkest(pixels: NDArray[Any]) -> NDArray[Any]:
    """The smallest of red, green and blue at each point."""
    return np.asarray(np.minimum(np.minimum(pixels[..., 0], pixels[..., 1]), pixels[..., 2]))


def difference(one: Pixels, other: Pixels, block: int = 10) -> float:
    """How far apart the most different block of pixels is, 0 to 255."""
    assert one.shape == other.shape
    return float(block_means(lightest(np.abs(one - other)), block).max())


def block_means(pixels: NDArray[Any], block: int) -> NDArray[np.float64]:
    """The mean of each whole block of so many pixels across and down; first down, as pixels lie in memory."""
    rows, columns = (length // block for length in pixels.shape[:2])
    whole = pixels[: rows * block, : columns * block]
    down = whole.reshape(rows, block, columns * block, -1).sum(axis=1, dtype=np.int32)
    return np.asarray(down.reshape(rows, columns, block, -1).sum(axis=2) / block**2)


def pdf_and_svg_apart(page: Page) -> float:
    """How far apart the PDF and the SVG of a page look."""
    data = pdf.write([page], title="", author="", lang="en", flip=None)
    return difference(from_pdf(data), from_svg(svg.write(page)))


def leaves(nodes: Iterable[Node], at: Affine = HERE) -> Iterator[tuple[Path | Text, Affine]]:
    """Every path and text with the map that lays it on the page."""
    for node in nodes:
        match node:
            case Place(inner, by):
                yield from leaves(inner.children, at @ by)
            case Group(children):
                yield from leaves(children, at)
            case _:
                yield node, at


def stretch(at: Affine) -> float:
    """How much thicker a stroke becomes."""
    return float(abs(at.a * at.d - at.b * at.c) ** 0.5)
