"""Sheet furniture: the small things round the pieces that tell a person what the sheet is and whether it is true.

ruler: 100 mm to lay a ruler against, or as many tens as the sheet has room for; its ends tell how many
label: sheet number, set and side in one line of small type
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Node, Place, Text
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import DARK_GREY, Boxes, stroke_lines
from ttprint.press.placement import CLEAR, INSETS, Along, Edge, Spot, find, is_free

SIZE, DEPTH = 2.3, 2.6  # the type's em; the depth of a strip that holds a line of it, or a ruler
STRIP = DEPTH + 2 * CLEAR  # what a ruler takes of a sheet's foot
RULERS = (100, 80, 60, 50, 40, 30, 20)


@dataclass(frozen=True, slots=True)
class FurnitureWords:
    """The words on a sheet's edge, in the reader's language."""

    front: str
    back: str
    fold: str


def furniture(safe: Box, taken: Boxes, labels: Sequence[str]) -> tuple[Node, ...]:
    """The ruler and the first label that finds room, clear of what is taken; nothing where there is no room."""
    return furnished(safe, taken, labels)[0]


def furnished(
    safe: Box, taken: Boxes, labels: Sequence[str], fold: float | None = None
) -> tuple[tuple[Node, ...], Boxes]:
    """The same, and all that is taken then; a ruler without room at the edges may lie along the fold."""
    nodes: list[Node] = []
    if found := _ruler_spot(safe, taken, fold):
        length, spot = found
        nodes.append(Place(ruler(length), spot.at @ Affine.move(ruler_ends(length)[0], 0)))
        taken += (spot.box,)
    for label in labels:
        if spot_for := _label_spot(safe, taken, label):
            nodes.append(Place(line_of_type(label), spot_for.at))
            taken += (spot_for.box,)
            break
    return tuple(nodes), taken


def ruler_length(safe: Box, taken: Boxes, fold: float | None = None) -> int:
    """How long a ruler there is room for; 0 when there is none for any."""
    found = _ruler_spot(safe, taken, fold)
    return found[0] if found else 0


def fold_word(safe: Box, taken: Boxes, fold: float, word: str) -> tuple[Spot, Node] | None:
    """The word that sits on the fold line, or None when marks and pieces leave it no room."""
    width = measure(word, "text", SIZE)
    left, right = safe.x + INSETS[2], safe.right - INSETS[2] - width
    for x in (left, right, (left + right) / 2):
        box = Box(x, fold - CLEAR - DEPTH, width, DEPTH)
        if is_free(box, taken):
            spot = Spot(box, Affine.move(box.x, box.y))
            return spot, Place(line_of_type(word), spot.at)
    return None


def line_of_type(words: str) -> Group:
    """A line of small type in a strip of DEPTH, from its left end."""
    return Group((Text(words, Point(0, DEPTH - 0.7), "text", SIZE, DARK_GREY),))


@lru_cache(maxsize=8)
def ruler(length: int, ink: Ink = DARK_GREY) -> Group:
    """A ruler from x = 0 to `length`: a tick each mm, longer ones at 5 and 10, its ends numbered."""
    high = {mm: 2.5 if mm % 10 == 0 else 1.8 if mm % 5 == 0 else 1.1 for mm in range(length + 1)}
    ticks = {mm: Box(mm, DEPTH - tick, 0, tick) for mm, tick in high.items()}
    tens = [ticks[mm] for mm in range(0, length + 1, 10)]
    line = Box(-0.075, DEPTH, length + 0.15, 0)  # half a tick longer at both ends, so that the corners are square
    return Group(
        (
            stroke_lines([tick for mm, tick in ticks.items() if mm % 10], ink, 0.12),
            stroke_lines([*tens, line], ink, 0.15),
            Text("0", Point(-0.8, DEPTH - 0.2), "text", SIZE, ink, "end"),
            Text(f"{length} mm", Point(length + 0.8, DEPTH - 0.2), "text", SIZE, ink),
        )
    )


@lru_cache(maxsize=8)
def ruler_ends(length: int) -> tuple[float, float]:
    """How far a ruler's numbers reach beyond its ends."""
    return 0.8 + measure("0", "text", SIZE), 0.8 + measure(f"{length} mm", "text", SIZE)


def _ruler_spot(safe: Box, taken: Boxes, fold: float | None = None) -> tuple[int, Spot] | None:
    edges = (Edge.BOTTOM, Edge.TOP, Edge.LEFT, Edge.RIGHT)
    for length in RULERS:
        strip = (length + sum(ruler_ends(length)), DEPTH)
        if spot := find(safe, taken, strip, edges, Along.MIDDLE) or _along_fold(safe, taken, strip, fold):
            return length, spot
    return None


def _along_fold(safe: Box, taken: Boxes, strip: tuple[float, float], fold: float | None) -> Spot | None:
    if fold is None or strip[0] > safe.width:
        return None
    box = Box(safe.centre.x - strip[0] / 2, fold + CLEAR, *strip)
    return Spot(box, Affine.move(box.x, box.y)) if is_free(box, taken) else None


def _label_spot(safe: Box, taken: Boxes, label: str) -> Spot | None:
    strip = (measure(label, "text", SIZE), DEPTH)
    return find(safe, taken, strip, (Edge.TOP, Edge.BOTTOM, Edge.LEFT, Edge.RIGHT), Along.START)
