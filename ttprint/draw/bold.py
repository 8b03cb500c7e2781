"""Small drawings: lines that would be too thin to print are made thicker."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from ttprint.draw.scene import Group, Node, Path, Place, Text
from ttprint.geometry import Affine, round_to

FINEST = 0.1  # mm
LOST = 0.35  # times FINEST: a thinner line is texture, and is left out


def bolder(art: Group, finest: float = FINEST) -> Group:
    """Return the drawing with no line thinner than `finest` on the page; much thinner lines are left out."""
    return Group(tuple(bolder_nodes(art.children, finest)), art.clip)


def bolder_nodes(nodes: Iterable[Node], finest: float = FINEST) -> Iterable[Node]:
    """Yield the nodes of a page changed in the same way."""
    for node in nodes:
        if (bold := _bold(node, finest)) is not None:
            yield bold


def _bold(node: Node, finest: float) -> Node | None:
    match node:
        case Path() if node.stroke is None or node.width >= finest:
            return node
        case Path() if node.width >= LOST * finest:
            return replace(node, width=finest)
        case Path() if node.fill is not None:
            return replace(node, stroke=None, width=0.0)
        case Path():
            return None
        case Group():
            return bolder(node, finest)
        case Place(inner, at):
            return Place(bolder(inner, finest / stretch(at)), at)
        case Text():
            return node


def stretch(at: Affine) -> float:
    """Return the factor by which the map makes strokes thicker."""
    return round_to(math.sqrt(abs(at.a * at.d - at.b * at.c)), 9)  # thicknesses are compared with it
