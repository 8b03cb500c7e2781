"""Pieces, words and measuring tools that the press tests share."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypedDict, Unpack

from tests.pictures import leaves
from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Curve, Group, Line, Move, Node, Page, Path, Place, Step, Text
from ttprint.draw.shapes import points_of, rect
from ttprint.geometry import Affine, Box, Margins, Point, bounding_box
from ttprint.press.page_labels import PageLabelWords
from ttprint.press.piece import Piece

WORDS = PageLabelWords("front", "back", "fold here")
HERE = Affine()
UNEQUAL = Margins(7, 14, 19, 9)


class Told(TypedDict, total=False):
    """The optional fields of a piece."""

    copies: int
    group: str
    label: str
    outline: tuple[Step, ...]
    folds: tuple[Step, ...]
    marked_edge: bool


def piece(name: str, width: float = 50, height: float = 50, ink: Ink = BLACK, **more: Unpack[Told]) -> Piece:
    """A piece whose front and back fill the bleed with one ink and mark their own top-left corner."""

    def face() -> Group:
        ground = Path(rect(Box(-4, -4, width + 8, height + 8)), fill=ink)
        corner = Path(rect(Box(1, 2, 3, 5)), fill=Ink(255, 255, 255))
        return Group((ground, corner))

    return Piece(name, face(), width, height, back=face(), **more)


def deck(count: int, width: float = 50, height: float = 50, group: str = "") -> list[Piece]:
    return [piece(f"{group}{i}", width, height, group=group, label=group) for i in range(count)]


def mixed(count: int) -> list[Piece]:
    return [piece(f"m{i}", 31 + 6 * (i % 4), 40 + 7 * (i % 3)) for i in range(count)]


def placed(page: Page, faces: dict[int, str]) -> dict[str, Affine]:
    """The position of each face by the name of its piece; faces are recognised by the identity of their drawing."""
    found = {}
    for node in page.art:
        if isinstance(node, Place) and (name := faces.get(id(node.group.children[0]))):
            assert name not in found
            found[name] = node.at
    return found


def points(leaf: Path | Text, at: Affine) -> list[Point]:
    """The points a leaf is made of, on the page; of a text the corners of the box its letters fill."""
    if isinstance(leaf, Text):
        width = measure(leaf.words, leaf.font, leaf.size)
        left = leaf.at.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[leaf.anchor] * width
        top, bottom = leaf.at.y - 0.72 * leaf.size, leaf.at.y + 0.22 * leaf.size
        return [at(Point(x, y)) for x in (left, left + width) for y in (top, bottom)]
    return [at(point) for point in points_of(leaf.steps)]


hull = bounding_box
_OWN: dict[int, tuple[Path, Box]] = {}  # by identity: the path is kept, so that no other one gets its number


def path_box(path: Path, at: Affine) -> Box:
    """The bounding box of a path; its own box is computed once, unless it is turned by other than quarter turns."""
    if (at.b or at.c) and (at.a or at.d):
        return hull(points(path, at))
    if id(path) not in _OWN:
        _OWN[id(path)] = path, hull(points(path, HERE))
    own = _OWN[id(path)][1]
    return hull((at(Point(own.x, own.y)), at(Point(own.right, own.bottom))))


def overlap(one: Box, other: Box, slack: float = 1e-6) -> bool:
    return (
        one.x < other.right - slack
        and other.x < one.right - slack
        and one.y < other.bottom - slack
        and other.y < one.bottom - slack
    )


def lines(leaf: Path | Text, at: Affine = HERE) -> list[Box]:
    """Each single straight line of a path, as the box from end to end."""
    if isinstance(leaf, Text):
        return []
    pairs = pairwise(leaf.steps)
    return [hull((at(a.to), at(b.to))) for a, b in pairs if isinstance(a, Move) and isinstance(b, Line)]


def rings(nodes: Iterable[Node]) -> list[Box]:
    """The boxes of everything round."""
    return [
        hull(points(leaf, at))
        for leaf, at in leaves(nodes)
        if isinstance(leaf, Path) and any(isinstance(step, Curve) for step in leaf.steps)
    ]
