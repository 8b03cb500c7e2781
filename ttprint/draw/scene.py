"""What a picture is: a tree of values, in millimetres, y down, independent of the format of the file.

path: outlines to fill or to stroke       text: one line of words on a baseline
group: drawings that belong together      place: a group at a position; equal groups are stored once in a file
page: one side of a sheet, with its art, its marks and its boxes
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ttprint.draw.inks import Ink
from ttprint.geometry import Affine, Box, Point


@dataclass(frozen=True, slots=True)
class Move:
    """The start of a new outline."""

    to: Point


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line to a point."""

    to: Point


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic Bézier curve with two handles."""

    out: Point
    into: Point
    to: Point


@dataclass(frozen=True, slots=True)
class Close:
    """A straight line back to the start of the outline."""


Step: TypeAlias = Move | Line | Curve | Close


@dataclass(frozen=True, slots=True)
class Path:
    """Outlines with the ink they are filled and stroked with."""

    steps: tuple[Step, ...]
    fill: Ink | None = None
    stroke: Ink | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    dash_start: float = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "round"
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words; `at` is the point on the baseline that the anchor names; `size` is the em in mm."""

    words: str
    at: Point
    font: str
    size: float
    ink: Ink
    anchor: Literal["start", "middle", "end"] = "start"


@dataclass(frozen=True, slots=True)
class Group:
    """Drawings that belong together, in order from bottom to top, cut off at the clip's outline."""

    children: tuple[Node, ...]
    clip: Path | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A group at a position. Equal groups are stored once in a file and placed as often as needed."""

    group: Group
    at: Affine = Affine()


Node: TypeAlias = Path | Text | Group | Place


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet. `marks` show where to cut and fold; files keep them in a layer of their own."""

    width: float
    height: float
    art: tuple[Node, ...]
    marks: tuple[Node, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    label: str = ""


def group(*nodes: Node | Iterable[Node], clip: Path | None = None) -> Group:
    """Return a group of the nodes, given one by one or as collections."""
    flat: list[Node] = []
    for node in nodes:
        if isinstance(node, Path | Text | Group | Place):
            flat.append(node)
        else:
            flat.extend(node)
    return Group(tuple(flat), clip)
