"""The patterns behind the vehicles, each for the upper half of a back; the lower half is the same one turned.

reach: the distance from the centre of the tile to the left, right and upper end of the half
cell: the step at which a pattern repeats, a part of the side of the tile
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from ttprint.draw.scene import Move
from ttprint.draw.shapes import Outline, arc, box, disc, joined, line, moved, spokes, trace
from ttprint.geometry import Affine, Point


class Pattern(Enum):
    """The pattern on the ground of a back."""

    CHEQUER = "chequer"
    WAVES = "waves"
    LEAVES = "leaves"
    SCALES = "scales"
    DOTS = "dots"
    PEAKS = "peaks"
    SNOW = "snow"
    BRICKS = "bricks"
    RAYS = "rays"


@dataclass(frozen=True, slots=True)
class Motif:
    """The outline of a pattern, to be filled or, with a `stroke`, to be drawn as lines of that width."""

    outline: Outline
    stroke: float = 0.0


@cache
def motif(pattern: Pattern, size: float, reach: float) -> Motif:
    """Return the pattern of the upper half: x from -reach to reach, y from -reach to 0, centre of the tile at 0, 0."""
    return _MOTIFS[pattern](size, reach)


@cache
def quilt(size: float, reach: float) -> Outline:
    """Return the chequer for line art: each dark square is two squares, one in the other."""
    cell = size / 10
    return joined(
        box(x + cell * inset, y + cell * inset, cell * (1 - 2 * inset), cell * (1 - 2 * inset))
        for x, y in _chequered(cell, reach)
        for inset in (0.04, 0.28)
    )


def _steps(cell: float, reach: float) -> range:
    count = math.ceil(reach / cell) + 1
    return range(-count, count)


def _rows(cell: float, reach: float) -> range:
    return range(-math.ceil(reach / cell) - 1, 1)


def _chequered(cell: float, reach: float) -> Iterator[tuple[float, float]]:
    for row in _rows(cell, reach):
        for column in _steps(cell, reach):
            if (row + column) % 2 == 0:
                yield column * cell, row * cell


def _chequer(size: float, reach: float) -> Motif:
    cell = size / 10
    return Motif(joined(box(x, y, cell, cell) for x, y in _chequered(cell, reach)))


def _waves(size: float, reach: float) -> Motif:
    cell = size / 6
    swell = cell * 0.3
    outline = joined(
        (
            Move(Point(-(reach // cell + 2) * cell, row * cell * 0.5)),
            *joined(
                trace(
                    f"C {x + cell * 0.18} {y - swell} {x + cell * 0.32} {y - swell} {x + cell / 2} {y} "
                    f"C {x + cell * 0.68} {y + swell} {x + cell * 0.82} {y + swell} {x + cell} {y}"
                )
                for x in (column * cell for column in range(-int(reach // cell + 2), int(reach // cell + 2)))
            ),
        )
        for row in _rows(cell * 0.5, reach)
        for y in (row * cell * 0.5,)
    )
    return Motif(outline, cell * 0.17)


def _leaves(size: float, reach: float) -> Motif:
    cell = size / 7
    leaf = trace("M 0 0.46 C -0.42 0.16 -0.36 -0.3 0 -0.52 C 0.36 -0.3 0.42 0.16 0 0.46 Z")
    rib = trace("M -0.035 0.62 L -0.02 -0.3 L 0.02 -0.3 L 0.035 0.62 Z")
    outline = joined(
        moved(
            leaf + rib,
            Affine.move((column + (row % 2) / 2) * cell, row * cell * 0.82)
            @ Affine.rotate(38 if row % 2 else -38)
            @ Affine.scale(cell * 0.8),
        )
        for row in _rows(cell * 0.82, reach)
        for column in _steps(cell, reach)
    )
    return Motif(outline)


def _scales(size: float, reach: float) -> Motif:
    cell = size / 7
    outline = joined(
        arc(Point((column + (row % 2) / 2) * cell, row * cell / 2), radius * cell, 0, 180)
        for row in _rows(cell / 2, reach)
        for column in _steps(cell, reach)
        for radius in (0.5, 0.27)
    )
    return Motif(outline, cell * 0.085)


def _dots(size: float, reach: float) -> Motif:
    cell = size / 8
    outline = joined(
        disc((column + (row % 2) / 2) * cell, (row + 0.5) * cell * 0.8, cell * 0.24)
        for row in _rows(cell * 0.8, reach)
        for column in _steps(cell, reach)
    )
    return Motif(outline)


def _peaks(size: float, reach: float) -> Motif:
    cell = size / 7
    outline = joined(
        line(*((step * cell / 2, (row + (step % 2) * 0.8) * cell * 0.6) for step in _steps(cell / 2, reach)))
        for row in _rows(cell * 0.6, reach)
    )
    return Motif(outline, cell * 0.16)


def _snow(size: float, reach: float) -> Motif:
    cell = size / 6
    outline = joined(
        spokes(
            (column + (row % 2) / 2) * cell, (row + 0.5) * cell * 0.86, 0, cell * (0.36, 0.2)[(row + column) % 2], 6, 30
        )
        for row in _rows(cell * 0.86, reach)
        for column in _steps(cell, reach)
    )
    return Motif(outline, cell * 0.1)


def _bricks(size: float, reach: float) -> Motif:
    cell = size / 6
    outline = joined(
        box((column + (row % 2) / 2 + 0.08) * cell, (row + 0.16) * cell / 2, cell * 0.84, cell * 0.34, cell * 0.08)
        for row in _rows(cell / 2, reach)
        for column in _steps(cell, reach)
    )
    return Motif(outline, cell * 0.07)


def _rays(size: float, reach: float) -> Motif:
    far = reach * 1.5
    rays = 32
    outline = joined(
        (*line((0, 0), *((far * math.cos(a), far * math.sin(a)) for a in (first, first + math.pi / rays))),)
        for first in (math.pi + 2 * math.pi * (i + 0.25) / rays for i in range(rays // 2))
    )
    return Motif(outline)


_MOTIFS: Mapping[Pattern, Callable[[float, float], Motif]] = {
    Pattern.CHEQUER: _chequer,
    Pattern.WAVES: _waves,
    Pattern.LEAVES: _leaves,
    Pattern.SCALES: _scales,
    Pattern.DOTS: _dots,
    Pattern.PEAKS: _peaks,
    Pattern.SNOW: _snow,
    Pattern.BRICKS: _bricks,
    Pattern.RAYS: _rays,
}
