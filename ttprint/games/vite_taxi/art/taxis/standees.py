"""The taxis to fold: a car that stands on two feet when its halves are glued back to back.

net: from top to bottom foot, far side (upside down), fold, near side, foot
The far side is the near side mirrored at the fold, so that both outlines meet when folded.
Lengths are those on a board at full size; the taxis for a smaller board are drawn smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ttprint.draw.inks import Theme
from ttprint.draw.nets import Net, fold_line
from ttprint.draw.painting import paint
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import Outline, line, moved, polyline, rect
from ttprint.games.vite_taxi.art.taxis.car import COACHWORK, LONG, OVER, UNDER
from ttprint.games.vite_taxi.art.taxis.liveries import NIGHT, Livery, LiveryInks, livery_inks, pattern
from ttprint.geometry import Affine, Box, Point

CAR = 14.0  # mm, the length
HALF, PANEL, FOOT = 7.4, 8.4, 2.6
PAPER = 0.3  # mm, the thickest paper: the halves are glued, so that there are two sheets between the feet
DEEP = 2 * (FOOT + PAPER)  # mm from foot to foot
SMALLEST = 12 / CAR  # of the scale: shorter cars are too small to fold
BLEED = 1.5
_UNIT = CAR / LONG
# the right and the left half of the cut of the near side, from the fold down to the foot
_BOW = ((2.4, 0.0), (2.4, 1.2), (3.4, 1.8), (4.8, 3.5), (7.0, 4.1), (HALF, 4.8), (HALF, PANEL))
_STERN = ((-2.4, 0.0), (-2.4, 1.2), (-3.7, 1.8), (-5.2, 3.4), (-7.1, 3.9), (-HALF, 4.5), (-HALF, PANEL))


@cache
def standee(livery: Livery, theme: Theme, scale: float = 1.0) -> Net:
    """Return the net of a taxi for a board of this scale."""
    inks, fold = livery_inks(livery, theme), FOOT + PANEL
    near = Affine.move(HALF, fold)
    far = near @ Affine.scale(1, -1)
    side = _side(livery, inks)
    ground = Path(rect(Box(0, 0, 2 * HALF, 2 * fold).grow(2 * BLEED)), fill=inks.ground)
    sign = group(_sign(inks))
    signs = (Place(sign, near), Place(sign, near @ Affine.rotate(180)))
    art = group(ground, Place(side, near), Place(side, far), signs, clip=Path(_outline(BLEED / scale)))
    size = Affine.scale(scale)
    folds = tuple(path for y in (FOOT, fold, fold + PANEL) for path in fold_line(moved(_across(y), size), NIGHT))
    return Net(group(Place(art, size)), 2 * HALF * scale, 2 * fold * scale, moved(_outline(0.0), size), folds)


@cache
def car(livery: Livery, theme: Theme, size: float) -> Group:
    """Return the taxi alone with this length, standing on (0, 0)."""
    inks, unit = livery_inks(livery, theme), size / LONG
    at = Affine.scale(unit)
    word = Text("TAXI", Point(0, -16.5 * unit), "display", 3.3 * unit, inks.palette.line, "middle")
    return group(_car(livery, inks, at, unit), word)


def _side(livery: Livery, inks: LiveryInks) -> Group:
    """A side of the car with its roof lamp at the fold; y = 0 is the fold, y down to the foot."""
    return group(_car(livery, inks, Affine.move(0, PANEL) @ Affine.scale(_UNIT), _UNIT))


def _car(livery: Livery, inks: LiveryInks, at: Affine, unit: float) -> Iterator[Node]:
    yield from paint(UNDER, inks.palette, at, unit)
    painted = moved(pattern(livery), at)
    if painted:
        body = moved(COACHWORK, at)
        yield group(Path(painted, fill=inks.pattern), clip=Path(body))
        yield Path(body, stroke=inks.palette.line, width=max(0.15, inks.palette.outline * unit))
    yield from paint(OVER, inks.palette, at, unit)


def _sign(inks: LiveryInks) -> Iterator[Node]:
    yield Text("TAXI", Point(0, PANEL - 16.5 * _UNIT), "display", 3.3 * _UNIT, inks.palette.line, "middle")


def _outline(grow: float) -> Outline:
    """The cut of the whole net, or with `grow` the limit of its art."""
    fold = FOOT + PANEL
    foot = ((HALF - 0.4, PANEL), (HALF - 0.4, PANEL + FOOT - 0.8), (HALF - 1.2, PANEL + FOOT))
    right = [(x + grow, y) for x, y in (*_BOW, *foot)]
    left = [(x - grow, y) for x, y in (*_STERN, *((-x, y) for x, y in foot))]
    right[-1], left[-1] = (right[-1][0], right[-1][1] + grow), (left[-1][0], left[-1][1] + grow)
    down, up = [*right, *reversed(left)], [*left, *reversed(right)]
    around = [*down, *((x, -y) for x, y in up)]
    return polyline((Point(HALF + x, fold + y) for x, y in around), closed=True)


def _across(y: float) -> Outline:
    half = _BOW[0][0] if y == FOOT + PANEL else HALF - 0.4
    return line((HALF - half, y), (HALF + half, y))
