"""Fold a net in space, given its panels and creases only.

space: x and y as on the sheet, z away from the reader; every crease is folded backwards by a right angle
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ttprint.games.vite_taxi.art.nets.templates import Crease, Panel, Template

Spot = NDArray[np.float64]
Fold = Callable[[Spot], Spot]


def flat(panel: Panel) -> list[Spot]:
    return [np.array([corner.x, corner.y, 0.0]) for corner in panel.corners]


def folded(template: Template) -> dict[str, list[Spot]]:
    """Return the corners of every panel in space after folding."""
    folds: dict[str, Fold] = {template.panels[0].name: lambda spot: spot}
    creases = list(template.creases)
    while creases:
        crease = creases.pop(0)
        if crease.parent in folds:
            folds[crease.child] = after(folds[crease.parent], turning(crease, template[crease.child]))
        else:
            creases.append(crease)
    return {panel.name: [folds[panel.name](spot) for spot in flat(panel)] for panel in template.panels}


def after(outer: Fold, inner: Fold) -> Fold:
    return lambda spot: outer(inner(spot))


def turning(crease: Crease, child: Panel) -> Fold:
    """Return a quarter turn about the crease, in the direction that moves the child away from the reader."""
    start = np.array([crease.start.x, crease.start.y, 0.0])
    axis = np.array([crease.end.x, crease.end.y, 0.0]) - start
    axis /= np.linalg.norm(axis)

    def turned(spot: Spot, way: int) -> Spot:
        rest = spot - start
        along = axis * np.dot(axis, rest)
        return np.asarray(start + along + way * np.cross(axis, rest - along))

    middle = np.mean(flat(child), axis=0)
    way = 1 if turned(middle, 1)[2] > 0 else -1
    return lambda spot: turned(spot, way)


def edges(corners: list[Spot]) -> list[frozenset[tuple[float, ...]]]:
    named = [tuple(round(float(number), 6) + 0.0 for number in corner) for corner in corners]
    return [frozenset(pair) for pair in pairwise([*named, named[0]])]


def lies_within(spot: Spot, face: list[Spot]) -> bool:
    """True if a spot lies in the plane of a convex face, and inside it."""
    across = np.cross(face[1] - face[0], face[2] - face[1])
    across /= np.linalg.norm(across)
    if abs(np.dot(spot - face[0], across)) > 1e-6:
        return False
    sides = [np.dot(np.cross(b - a, spot - a), across) for a, b in pairwise([*face, face[0]])]
    return all(side >= -1e-6 for side in sides)
