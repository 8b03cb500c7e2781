"""Reading cards back: their words out of the PDF's text, their roads out of the pixels.

spot: a point on a tile, in the lane beside the dashes, just inside the middle of a side
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pypdfium2

from tests.pictures import Pixels
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.art.table.tableau import grid
from ttprint.games.turbo_taxi.art.tiles.line_tiles import KERB
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES
from ttprint.games.turbo_taxi.art.tiles.town.roads import UNITS
from ttprint.games.turbo_taxi.challenges.cards.fronts import picture_boxes
from ttprint.games.turbo_taxi.challenges.cards.style import PORTRAIT, CardStyle
from ttprint.geometry import Box, Point, Side

POINTS = 72 / 25.4
BESIDE, INSIDE = 0.085, 0.06  # of the tile: from the middle line into a lane, from the edge inward
_NEAR = 70


@contextmanager
def opened(data: bytes) -> Iterator[Any]:
    document = pypdfium2.PdfDocument(io.BytesIO(data))
    yield document
    document.close()


class Words:
    """The words of a page, by place."""

    def __init__(self, page: Any) -> None:
        self.height = page.get_size()[1]
        self.text = page.get_textpage()

    def inside(self, box: Box) -> list[str]:
        """The words in a box, in mm from the page's top-left corner, as the page has them."""
        return str(
            self.text.get_text_bounded(
                left=box.x * POINTS,
                right=box.right * POINTS,
                bottom=self.height - box.bottom * POINTS,
                top=self.height - box.y * POINTS,
            )
        ).split()


def spots(side: Side, square: Box, beside: float = BESIDE) -> list[Point]:
    """Where a road that reaches the side must show, on both lanes."""
    middle, size = square.centre, square.width
    found = []
    for lane in (-beside * size, beside * size):
        out = size * (0.5 - INSIDE)
        dx, dy = ((lane, -out), (out, lane), (lane, out), (-out, lane))[side]
        found.append(Point(middle.x + dx, middle.y + dy))
    return found


def sides_seen(picture: Pixels, square: Box, per_mm: float, theme: Theme) -> set[Side]:
    """The sides of a square on the page at which the pixels show a road: asphalt, or white between two kerbs."""
    if theme is Theme.INK:
        return {side for side in Side if _between_kerbs(picture, side, square, per_mm)}
    return {side for side in Side if all(_is_road(picture, spot, per_mm, theme) for spot in spots(side, square))}


def _between_kerbs(picture: Pixels, side: Side, square: Box, per_mm: float) -> bool:
    lanes = [picture[int(spot.y * per_mm), int(spot.x * per_mm)] for spot in spots(side, square)]
    kerbs = [
        picture[
            int(spot.y * per_mm) - 1 : int(spot.y * per_mm) + 2, int(spot.x * per_mm) - 1 : int(spot.x * per_mm) + 2
        ]
        for spot in spots(side, square, KERB / UNITS)
    ]
    return all(lane.min() > 200 for lane in lanes) and all(kerb.max(axis=2).min() < 120 for kerb in kerbs)


def squares(press: CardStyle, corner: Point, count: int, band: bool = True) -> list[list[Box]]:
    """The nine squares of each setup that a card shows, on a page with the card's corner there."""
    found = []
    for box in picture_boxes(count, PORTRAIT.drawing_for(band)):
        at, side = press.point(box.x, box.y), box.width * press.unit
        nine = [grid(side).box(square) for square in range(9)]
        found.append([Box(corner.x + at.x + n.x, corner.y + at.y + n.y, n.width, n.height) for n in nine])
    return found


def _is_road(picture: Pixels, spot: Point, per_mm: float, theme: Theme) -> bool:
    x, y = int(spot.x * per_mm), int(spot.y * per_mm)
    return bool(max(abs(int(a) - b) for a, b in zip(picture[y, x], _road(theme), strict=True)) < _NEAR)


@cache
def _road(theme: Theme) -> tuple[int, int, int]:
    ink = PALETTES[theme].strata[-1].ink
    return ink.red, ink.green, ink.blue
