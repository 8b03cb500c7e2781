"""The markers: two taxis and two houses, yellow and plain or red and striped, to fold so that they stand, or flat.

net: a standee before it is folded; from top to bottom: foot, back (upside down), fold, front, foot
panel: the front or the back, 26 mm high, its top edge on the fold; x = 0 is its middle
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, TypeAlias

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.nets import Net, fold_line
from ttprint.draw.painting import PartInks, Shape, halo, paint
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import Outline, circle, joined, line, polyline
from ttprint.games.turbo_taxi.art.backs.vehicles import CAB
from ttprint.games.turbo_taxi.art.inking import CREAM, GLASS, NIGHT
from ttprint.games.turbo_taxi.art.markers.pictures import HOUSE, HOUSE_PANEL, TAXI_PANEL
from ttprint.geometry import Affine, Point

MarkerFigure: TypeAlias = Literal["taxi", "house"]
MarkerColour: TypeAlias = Literal["yellow", "red"]
# in the order of a setup's hours
MARKERS: tuple[tuple[MarkerColour, MarkerFigure], ...] = (
    *(("yellow", "taxi"), ("yellow", "house")),
    *(("red", "taxi"), ("red", "house")),
)

# both feet together are as deep as the field of a rim place
PANEL, FOOT, HALF = 26.0, 7.5, 9.0
BLEED = 1.5
_STRIPE = 4.4  # mm from stripe to stripe

# the right half of each panel's cut, from the fold down to the foot
_TAXI_CUT = ((5.2, 0.0), (5.2, 4.6), (6.6, 5.2), (8.4, 12.6), (9.0, 14.0), (9.0, PANEL))
_HOUSE_CUT = ((4.0, 0.0), (9.0, 9.6), (9.0, PANEL))


@dataclass(frozen=True, slots=True)
class _Coat:
    """The colours of a marker in a theme: its ground, its stripes if it has any, and the inks of the figure."""

    ground: Ink
    stripes: Ink | None
    stripe: float
    figure: PartInks
    halo: Ink | None = None  # between the figure and the ground; default: the ground


@cache
def standee(figure: MarkerFigure, colour: MarkerColour, *, theme: Theme) -> Net:
    """Return the net of a marker that stands on two feet when its halves are glued back to back."""
    cut = _CUTS[figure]
    fold = FOOT + PANEL
    coat = _coat(colour, theme)
    around = (group(halo(_PANELS[figure], coat.halo, Affine(), 1.6)),) if coat.halo else ()
    front = group(paint(_PANELS[figure], coat.figure, Affine(), 1.0), _words(figure, coat.figure))
    upright = Affine.move(HALF, fold)
    ground = _ground(coat, 2 * HALF, 2 * fold)
    # the halo of one picture must not cover the other one, beyond the fold
    pictures = [Place(part, at) for part in (*around, front) for at in (upright, upright @ Affine.rotate(180))]
    art = group(ground, pictures, clip=Path(_outline(cut, BLEED)))
    folds = tuple(path for y in (FOOT, fold, fold + PANEL) for path in _fold(y, cut))
    return Net(art, 2 * HALF, 2 * fold, _outline(cut, 0.0), folds)


@cache
def disc(
    figure: MarkerFigure, colour: MarkerColour, *, theme: Theme, diameter: float = 16.0, bold: float = 1.0
) -> Group:
    """Return a flat marker; 0, 0 is the top-left corner of the square around it, the colour runs beyond the cut.

    `bold` makes its stripes that many times wider, for small pictures.
    """
    coat = _coat(colour, theme)
    coat = replace(coat, stripe=bold * coat.stripe)
    middle = Point(diameter / 2, diameter / 2)
    shapes, lift, stretch = _PICTURES[figure]
    unit = diameter / 100
    at = Affine.move(middle.x, middle.y + lift * unit) @ Affine.scale(unit * stretch)
    edge = circle(middle, diameter / 2 + BLEED)
    picture = paint(shapes, coat.figure, at, unit * 3.6)
    around = halo(shapes, coat.halo or coat.ground, at, unit * 9)
    return group(_ground(coat, diameter, diameter), around, picture, clip=Path(edge))


def _ground(coat: _Coat, width: float, height: float) -> tuple[Node, ...]:
    bottom, right = height + 2 * BLEED, width + 2 * BLEED
    corners = ((-BLEED * 2, -BLEED * 2), (right, -BLEED * 2), (right, bottom), (-BLEED * 2, bottom))
    ground = Path(polyline((Point(x, y) for x, y in corners), closed=True), fill=coat.ground)
    if coat.stripes is None:
        return (ground,)
    # slanting stripes from the middle: they continue over the fold and look the same from both ends
    count = int((width + height) / _STRIPE / 2) + 3
    run = height + width
    stripes = joined(
        line(
            (width / 2 + i * _STRIPE - run / 2, height / 2 + run / 2),
            (width / 2 + i * _STRIPE + run / 2, height / 2 - run / 2),
        )
        for i in range(-count, count + 1)
    )
    return (ground, Path(stripes, stroke=coat.stripes, width=coat.stripe))


def _words(figure: MarkerFigure, inks: PartInks) -> tuple[Node, ...]:
    if figure == "house":
        return ()
    return (Text("TAXI", Point(0, 3.75), "display", 3.2, inks.line, "middle"),)


def _outline(cut: tuple[tuple[float, float], ...], grow: float) -> Outline:
    """The cut of the whole net; grown, it is the clip of the art."""
    fold = FOOT + PANEL
    foot = ((HALF - 0.8, PANEL), (HALF - 0.8, PANEL + FOOT - 1.6), (HALF - 2.4, PANEL + FOOT))
    right = [(x + grow, y) for x, y in (*cut, *foot)]
    right[-1] = (right[-1][0], right[-1][1] + grow)
    quarter = right[::-1] + [(x, -y) for x, y in right]
    around = [*((x, y) for x, y in quarter[::-1]), *((-x, y) for x, y in quarter)]
    return polyline((Point(HALF + x, fold + y) for x, y in around), closed=True)


def _fold(y: float, cut: tuple[tuple[float, float], ...]) -> tuple[Path, Path]:
    half = cut[0][0] if y == FOOT + PANEL else HALF - 0.8
    across = line((HALF - half, y), (HALF + half, y))
    return fold_line(across, NIGHT)


def _coat(colour: MarkerColour, theme: Theme) -> _Coat:
    match theme:
        case Theme.CITY:
            ground = Ink.hex("#f9c32b") if colour == "yellow" else Ink.hex("#c92f28")
            stripes = None if colour == "yellow" else CREAM
            return _Coat(ground, stripes, 0.95, PartInks(CREAM, NIGHT, CREAM, GLASS, NIGHT, NIGHT, 0.45))
        case Theme.INK:
            return _Coat(
                WHITE,
                None if colour == "yellow" else BLACK,
                0.5,
                PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.35),
            )
        case Theme.CONTRAST:
            ground = Ink.hex("#ffd21f") if colour == "yellow" else Ink.hex("#a3111f")
            stripes = None if colour == "yellow" else WHITE
            # black on this red is hard to see, so a white halo lies between them
            around = None if colour == "yellow" else WHITE
            return _Coat(ground, stripes, 1.4, PartInks(WHITE, BLACK, WHITE, WHITE, BLACK, BLACK, 0.6), around)


_CUTS: Mapping[MarkerFigure, tuple[tuple[float, float], ...]] = {"taxi": _TAXI_CUT, "house": _HOUSE_CUT}
_PANELS: Mapping[MarkerFigure, tuple[Shape, ...]] = {"taxi": TAXI_PANEL, "house": HOUSE_PANEL}
# each picture, how far below the middle its ground lies in hundredths of the diameter, and how much it is stretched
_PICTURES: Mapping[MarkerFigure, tuple[tuple[Shape, ...], float, float]] = {
    "taxi": (CAB, 19.0, 1.24),
    "house": (HOUSE, 29.0, 1.38),
}
