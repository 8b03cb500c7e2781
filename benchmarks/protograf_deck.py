"""Sixty tiles of 50 mm drawn with protograf, fronts only, with about as many shapes per tile as ttprint has."""

from __future__ import annotations

import random
from typing import Any

from protograf import Card, Create, Deck, Save, circle, rectangle

GROUND, KERB, ROAD, ROOF, RIDGE, TREE = "#d3dca5", "#f3e6cc", "#3a3945", "#d9653b", "#e8926f", "#6fa050"


def block(x: float, y: float, width: float, height: float, ink: str) -> Any:
    return rectangle(x=x, y=y, width=width, height=height, fill=ink, stroke=ink)


def face(rng: random.Random) -> list[Any]:
    shapes = [block(0, 0, 5, 5, GROUND), block(1.7, 0, 1.6, 5, KERB), block(1.85, 0, 1.3, 5, ROAD)]
    shapes += [block(2.46, 0.15 + 0.55 * i, 0.08, 0.3, "white") for i in range(9)]
    for i in range(12):
        x, y = rng.choice((0.4, 0.9, 3.6, 4.1)), 0.3 + 0.36 * i
        shapes += [block(x, y, 0.4, 0.17, ROOF), block(x, y + 0.17, 0.4, 0.17, RIDGE)]
    for _ in range(19):
        at = {"cx": rng.uniform(0.4, 1.5), "cy": rng.uniform(0.3, 4.7)}
        shapes.append(circle(**at, radius=0.1, fill=TREE, stroke=TREE))
    return shapes


def main() -> None:
    rng = random.Random(1)
    Create(filename="protograf.pdf", paper="A4", margin=1)
    Deck(cards=60, width=5, height=5, grid_marks=True)
    for kind in range(12):
        Card(",".join(str(1 + kind + 12 * part) for part in range(5)), *face(rng))
    Save()


main()
