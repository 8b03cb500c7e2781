"""Page labels: the ruler and the line of small type round the pieces, which tell what a sheet is and check its size.

ruler: 100 mm, or as many tens as the sheet has room for; the number at its end tells how many
label: sheet number, set and side in one line of small type
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ttprint.draw.fonts import measure
from ttprint.draw.scene import Group, Node, Place, Text
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import DARK_GREY, Boxes
from ttprint.press.placement import CLEAR, INSETS, Along, Edge, Strip, find, is_free
from ttprint.press.rulers import DEPTH, SIZE, ruler, ruler_ends

STRIP = DEPTH + 2 * CLEAR  # the height that a ruler takes at the foot of a sheet
RULERS = (100, 80, 60, 50, 40, 30, 20)


@dataclass(frozen=True, slots=True)
class PageLabelWords:
    """The words of page labels in the reader's language."""

    front: str
    back: str
    fold: str


@dataclass(frozen=True, slots=True)
class FoundRuler:
    """The longest ruler that a page has room for, and where it lies."""

    length: int
    strip: Strip

    @property
    def node(self) -> Node:
        """The ruler as drawn on the page."""
        return Place(ruler(self.length), self.strip.at @ Affine.move(ruler_ends(self.length)[0], 0))


def page_labels(safe: Box, taken: Boxes, labels: Sequence[str]) -> tuple[Node, ...]:
    """Return the ruler and the first label that have room, clear of the boxes that are taken."""
    return add_labels(safe, taken, labels, find_ruler(safe, taken))[0]


def add_labels(
    safe: Box, taken: Boxes, labels: Sequence[str], found: FoundRuler | None
) -> tuple[tuple[Node, ...], Boxes]:
    """Return the ruler and the first label that has room, and all boxes that are taken then."""
    nodes: list[Node] = []
    if found:
        nodes.append(found.node)
        taken += (found.strip.box,)
    for label in labels:
        if strip := _label_strip(safe, taken, label):
            nodes.append(Place(line_of_type(label), strip.at))
            taken += (strip.box,)
            break
    return tuple(nodes), taken


def find_ruler(safe: Box, taken: Boxes, fold: float | None = None) -> FoundRuler | None:
    """Return the longest ruler that has room at an edge or along the fold; None when there is no room for any."""
    edges = (Edge.BOTTOM, Edge.TOP, Edge.LEFT, Edge.RIGHT)
    for length in RULERS:
        size = (length + sum(ruler_ends(length)), DEPTH)
        if strip := find(safe, taken, size, edges, Along.MIDDLE) or _along_fold(safe, taken, size, fold):
            return FoundRuler(length, strip)
    return None


def fold_word(safe: Box, taken: Boxes, fold: float, word: str) -> tuple[Strip, Node] | None:
    """Return the word that stands on the fold line, or None when marks and pieces leave no room."""
    width = measure(word, "text", SIZE)
    left, right = safe.x + INSETS[2], safe.right - INSETS[2] - width
    for x in (left, right, (left + right) / 2):
        box = Box(x, fold - CLEAR - DEPTH, width, DEPTH)
        if is_free(box, taken):
            strip = Strip(box, Affine.move(box.x, box.y))
            return strip, Place(line_of_type(word), strip.at)
    return None


def line_of_type(words: str) -> Group:
    """A line of small type in a strip of DEPTH, from its left end."""
    return Group((Text(words, Point(0, DEPTH - 0.7), "text", SIZE, DARK_GREY),))


def _along_fold(safe: Box, taken: Boxes, size: tuple[float, float], fold: float | None) -> Strip | None:
    if fold is None or size[0] > safe.width:
        return None
    box = Box(safe.centre.x - size[0] / 2, fold + CLEAR, *size)
    return Strip(box, Affine.move(box.x, box.y)) if is_free(box, taken) else None


def _label_strip(safe: Box, taken: Boxes, label: str) -> Strip | None:
    size = (measure(label, "text", SIZE), DEPTH)
    return find(safe, taken, size, (Edge.TOP, Edge.BOTTOM, Edge.LEFT, Edge.RIGHT), Along.START)
