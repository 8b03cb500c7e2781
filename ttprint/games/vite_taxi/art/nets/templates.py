"""Nets as geometry: what is cut, folded and glued.

panel: a face, or a tab that is glued under a face      crease: a line along which a panel is folded from another
Corners run clockwise as seen on the printed side, y down. Every fold is a right angle away from the reader, so that
the printed side is the outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from ttprint.draw.inks import Ink
from ttprint.draw.nets import Net, fold_line
from ttprint.draw.scene import Group, Node, Path, Step, Text, group
from ttprint.draw.shapes import polyline
from ttprint.geometry import Box, Point, bounding_box

BLEED = 1.5
TAB_NAME = "tab-"
_NEAR = 1e-9
Corners = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A face with its name, or a tab with the name of the face that it is glued under."""

    name: str
    corners: Corners
    under: str = ""

    @property
    def box(self) -> Box:
        """The box around the panel."""
        return bounding_box(self.corners)


@dataclass(frozen=True, slots=True)
class Crease:
    """The line between two corners of the parent along which the child is folded."""

    parent: str
    child: str
    start: Point
    end: Point


@dataclass(frozen=True)
class Template:
    """A net: its panels and creases. The first panel stays in place."""

    panels: tuple[Panel, ...]
    creases: tuple[Crease, ...]

    def __getitem__(self, name: str) -> Panel:
        return next(panel for panel in self.panels if panel.name == name)

    @property
    def faces(self) -> tuple[Panel, ...]:
        """The panels that are visible after gluing."""
        return tuple(panel for panel in self.panels if not panel.under)

    @property
    def tabs(self) -> tuple[Panel, ...]:
        """The panels that are glued, in order."""
        return tuple(panel for panel in self.panels if panel.under)

    @cached_property
    def outline(self) -> tuple[Step, ...]:
        """The cut around all panels: every edge that belongs to one panel only."""
        edges = {edge for panel in self.panels for edge in pairwise((*panel.corners, panel.corners[0]))}
        free = {start: end for start, end in edges if (end, start) not in edges}
        at = min(free, key=lambda point: (point.y, point.x))
        way = [at]
        while (at := free.pop(at)) != way[0]:
            way.append(at)
        if free:
            raise ValueError("the panels of a net do not hang together")
        return polyline(way, closed=True)


def square(name: str, x: float, y: float, width: float, height: float) -> Panel:
    """Return an upright rectangle."""
    return Panel(name, (Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)))


def hinge(parent: Panel, child: Panel, side: int) -> Crease:
    """Return the crease along a side of the parent. Sides are numbered as the corners are."""
    return Crease(parent.name, child.name, parent.corners[side], parent.corners[(side + 1) % len(parent.corners)])


def tabbed(
    panels: Sequence[Panel],
    creases: Sequence[Crease],
    glued: Sequence[tuple[Panel, int, Panel]],
    deep: float,
    slant: float,
) -> Template:
    """Return the net with tabs: each along a side of a face, glued under another face."""
    tabs = [_tab(number, face, side, under.name, deep, slant) for number, (face, side, under) in enumerate(glued, 1)]
    hinges = (hinge(face, one, side) for one, (face, side, _) in zip(tabs, glued, strict=True))
    return Template((*panels, *tabs), (*creases, *hinges))


def _tab(number: int, face: Panel, side: int, under: str, deep: float, slant: float) -> Panel:
    start, end = face.corners[side], face.corners[(side + 1) % len(face.corners)]
    long = ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5
    dx, dy = (end.x - start.x) / long, (end.y - start.y) / long
    out = Point(dy * deep, -dx * deep)  # to the left when going from start to end: out of a clockwise face
    far = Point(end.x + out.x - dx * slant, end.y + out.y - dy * slant)
    near = Point(start.x + out.x + dx * slant, start.y + out.y + dy * slant)
    return Panel(f"{TAB_NAME}{number}", (end, start, near, far), under)


def dressed(template: Template, art: Group, ground: Ink, line: Ink) -> Net:
    """Return a net with its art on a ground that extends beyond the cut, its folds, and a number on each tab."""
    whole = _around(template)
    base = Path(template.outline, fill=ground, stroke=ground, width=2 * BLEED)
    folds = tuple(path for c in template.creases for path in fold_line(polyline((c.start, c.end)), line))
    front = group(base, art, (_number(panel, line) for panel in template.tabs))
    return Net(front, whole.width, whole.height, template.outline, folds)


def _number(panel: Panel, ink: Ink) -> Node:
    middle, size = panel.box.centre, 3.0
    text = panel.name.removeprefix(TAB_NAME)
    return Text(text, Point(middle.x, middle.y + 0.35 * size), "text-bold", size, ink, "middle")


def _around(template: Template) -> Box:
    box = bounding_box(corner for panel in template.panels for corner in panel.corners)
    if abs(box.x) > _NEAR or abs(box.y) > _NEAR:
        raise ValueError("a net begins at 0, 0")
    return Box(0, 0, box.right, box.bottom)
