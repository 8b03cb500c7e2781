"""The medal: gold, with two small cabs head to foot, where two chequered ribbons cross."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme, ink_row
from ttprint.draw.painting import THINNEST, PartInks, paint
from ttprint.draw.scene import Close, Curve, Move, Node, Path, Place, Step, group
from ttprint.draw.shapes import Outline, box, chequer, circle, joined, line, moved
from ttprint.games.turbo_taxi.art.backs.vehicles import CAB
from ttprint.games.turbo_taxi.art.inking import CREAM, NIGHT
from ttprint.geometry import Affine, Point

_COLUMNS = 3
_SLANT = 30.0  # degrees by which a ribbon leans
_GOLD, _BRIGHT = ink_row("#f0b93a #ffe39a")


@dataclass(frozen=True, slots=True)
class _MedalInks:
    """The inks of the ribbon, of the medal with its scalloped rim and its inner field, and of the cabs on it."""

    ribbon: Ink
    squares: Ink
    rim: Ink
    field: Ink
    street: Ink
    mark: Ink
    cab: PartInks


_INKS = ByTheme(
    _MedalInks(
        *(CREAM, Ink.hex("#d2473a"), _GOLD, _BRIGHT, NIGHT, CREAM),
        PartInks(_GOLD, CREAM, _BRIGHT, _BRIGHT, NIGHT, NIGHT, 1.5),
    ),
    _MedalInks(*(WHITE, BLACK, WHITE, WHITE, WHITE, BLACK), PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.9)),
    _MedalInks(*(WHITE, BLACK, BLACK, WHITE, BLACK, WHITE), PartInks(BLACK, WHITE, WHITE, WHITE, BLACK, BLACK, 1.2)),
)


def ribbons(size: float, reach: float, theme: Theme) -> Iterator[Node]:
    """Yield the two ribbons from beyond the top edge to the centre, 0, 0."""
    inks = _INKS[theme]
    cell = size * 0.048
    rows = math.ceil(reach * 1.3 / cell)
    left, top = -_COLUMNS * cell / 2, -rows * cell
    # in line art the dark squares have a quarter of their area, to save ink
    squares = _dotted(left, top, cell, rows) if theme is Theme.INK else chequer(left, top, cell, _COLUMNS, rows)
    strip = box(left, top, _COLUMNS * cell, -top)
    edges = line((left, top), (left, 0)) + line((-left, top), (-left, 0))
    for turn in (Affine.rotate(-_SLANT), Affine.rotate(_SLANT)):
        yield Path(moved(strip, turn), fill=inks.ribbon)
        yield Path(moved(squares, turn), fill=inks.squares)
        yield Path(moved(edges, turn), stroke=inks.cab.line, width=max(THINNEST, size * 0.008))


def medal(size: float, theme: Theme) -> tuple[Node, ...]:
    """Return the medal about the centre, 0, 0; `size` is the side of the tile."""
    inks = _INKS[theme]
    width = max(THINNEST, size * 0.01)
    unit = size / 100 * 0.6
    cab = group(paint(CAB, inks.cab, Affine.move(0, -size * 0.018) @ Affine.scale(unit), unit))
    dash = size / 36
    dashes = joined(line(((2 * i - 0.5) * dash, 0), ((2 * i + 0.5) * dash, 0)) for i in range(-4, 5))
    street = box(-size * 0.25, -size * 0.018, size * 0.5, size * 0.036, size * 0.018)
    return (
        Path(_scalloped(size * 0.315, 24), fill=inks.rim, stroke=inks.cab.line, width=width),
        Path(circle(Point(0, 0), size * 0.262), fill=inks.field, stroke=inks.cab.line, width=width),
        Place(cab),
        Place(cab, Affine.rotate(180)),
        Path(street, fill=inks.street, stroke=inks.cab.line, width=THINNEST),
        Path(dashes, stroke=inks.mark, width=max(THINNEST, size * 0.008)),
    )


def _dotted(left: float, top: float, cell: float, rows: int) -> Outline:
    return joined(
        box(left + (column + 0.25) * cell, top + (row + 0.25) * cell, cell / 2, cell / 2)
        for row in range(rows)
        for column in range(_COLUMNS)
        if (row + column) % 2 == 0
    )


def _scalloped(radius: float, count: int) -> Outline:
    # an even count makes it symmetric under half a turn
    step = 2 * math.pi / count
    steps: list[Step] = [Move(_polar(radius, 0))]
    for i in range(count):
        first, bulge = i * step, radius * 1.085
        out, into = _polar(bulge, first + step * 0.15), _polar(bulge, first + step * 0.85)
        steps.append(Curve(out, into, _polar(radius, first + step)))
    return (*steps, Close())


def _polar(radius: float, angle: float) -> Point:
    return Point(radius * math.cos(angle), radius * math.sin(angle))
