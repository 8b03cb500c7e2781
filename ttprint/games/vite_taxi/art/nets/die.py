"""The die to fold: a cube of six faces and seven tabs; opposite faces add up to seven.

Faces are named by their pips. 1, 2 and 3 run counterclockwise about their corner, as on most dice.
"""

from __future__ import annotations

from functools import cache

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme, ink_row
from ttprint.draw.nets import Net
from ttprint.draw.scene import Node, Path, group
from ttprint.draw.shapes import Outline, circle, joined
from ttprint.games.vite_taxi.art.nets.templates import Panel, Template, dressed, hinge, square, tabbed
from ttprint.geometry import Point

SIDE = 16.0
TAB, SLANT = 5.0, 2.4
_PIP, _STEP = 0.095, 0.26  # a pip's radius and the distance of pips from the middle, as parts of the side

# the positions of pips on a face, in steps from its middle
PIP_POSITIONS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_COLUMN = ("2", "1", "5", "6")  # from top to bottom
TOP, RIGHT, BOTTOM, LEFT = range(4)  # sides of a square


@cache
def die_template() -> Template:
    """Return the panels and creases of the die."""
    column = [square(name, TAB + SIDE, i * SIDE, SIDE, SIDE) for i, name in enumerate(_COLUMN)]
    left, right = square("3", TAB, SIDE, SIDE, SIDE), square("4", TAB + 2 * SIDE, SIDE, SIDE, SIDE)
    two, one, five, six = column
    creases = [
        hinge(one, two, TOP), hinge(one, left, LEFT), hinge(one, right, RIGHT),
        hinge(one, five, BOTTOM), hinge(five, six, BOTTOM),
    ]  # fmt: skip
    glued = (
        (left, TOP, two), (right, TOP, two), (left, BOTTOM, five), (right, BOTTOM, five),
        (left, LEFT, six), (right, RIGHT, six), (six, BOTTOM, two),
    )  # fmt: skip
    return tabbed((one, two, left, right, five, six), creases, glued, TAB, SLANT)


@cache
def die_net(theme: Theme) -> Net:
    """Return the net of the die."""
    ground, ink = ink_row("#fff8ea #c3272f") if theme is Theme.CITY else (WHITE, BLACK)
    template = die_template()
    pips: list[Node] = [Path(_pips(face), fill=ink) for face in template.faces]
    return dressed(template, group(pips), ground, Ink.hex("#1f2740") if theme is Theme.CITY else BLACK)


def _pips(face: Panel) -> Outline:
    middle = face.box.centre
    return joined(
        circle(Point(middle.x + x * _STEP * SIDE, middle.y + y * _STEP * SIDE), _PIP * SIDE)
        for x, y in PIP_POSITIONS[int(face.name)]
    )
