"""Parks as flat green areas, with trees from above where nothing else stands."""

from __future__ import annotations

import math
from collections.abc import Iterator

from ttprint.draw.scene import Group, Node, Path, Place, group
from ttprint.draw.shapes import circle, joined
from ttprint.games.vite_taxi.art.inks import TownInks
from ttprint.games.vite_taxi.art.town.lines import inside, over_the_edge, soft
from ttprint.games.vite_taxi.town.plots import Taken, roundel
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import Affine, Box, Point, bounding_box

_PITCH = 6.4  # mm between trees
_CROWN = 2.3
_SIZES = (1.0, 0.8, 1.15, 0.7)


def parks(town: Town, inks: TownInks, bleed: float) -> Node:
    """Return all parks."""
    board = Box(0, 0, town.width, town.height)
    outlines = joined(soft(over_the_edge(park.outline, board, bleed + 4)) for park in town.parks)
    return Path(outlines, fill=inks.park, stroke=inks.park_edge, width=0.4)


def trees(town: Town, inks: TownInks, taken: Taken) -> Iterator[Node]:
    """Yield trees in the parks, clear of everything that is taken."""
    crown = tree_from_above(inks)
    for number, park in enumerate(town.parks):
        for i, at in enumerate(_spots(park.outline, number)):
            size = _SIZES[(i * 7 + number) % 4]
            if taken.free(roundel(at, _CROWN * size, 8), 0.6):
                yield Place(crown, Affine.move(at.x, at.y) @ Affine.scale(size))


def tree_from_above(inks: TownInks) -> Group:
    """Return the crown of a tree with light on one side."""
    return group(
        Path(circle(Point(0.5, 0.7), _CROWN), fill=inks.tree_edge) if inks.tree != inks.tree_top else (),
        Path(circle(Point(0, 0), _CROWN), fill=inks.tree, stroke=inks.tree_edge, width=0.25),
        Path(circle(Point(-0.5, -0.5), _CROWN * 0.55), fill=inks.tree_top),
    )


def _spots(outline: tuple[Point, ...], seed: int) -> Iterator[Point]:
    """Points in rows, each moved a little aside, that lie well inside the outline."""
    box = bounding_box(outline)
    rows = int(box.height / _PITCH) + 1
    for row in range(rows):
        for column in range(int(box.width / _PITCH) + 2):
            part = (row * 31 + column * 17 + seed * 5) * 0.6180339887 % 1
            x = box.x + (column + (row % 2) / 2) * _PITCH + (part - 0.5) * 2.2
            y = box.y + (row + 0.4) * _PITCH + math.sin(part * 6.28) * 1.1
            ring = [Point(x + _CROWN * dx, y + _CROWN * dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            if all(inside(point, outline) for point in ring):
                yield Point(x, y)
