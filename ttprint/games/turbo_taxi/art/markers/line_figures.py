"""The cab and the house as small line drawings, for markers and levels on sheets. No line is thinner than 0.2 mm."""

from __future__ import annotations

from functools import cache

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import box, circle, disc, joined, line, moved, trace
from ttprint.games.turbo_taxi.art.markers.markers import MarkerColour, MarkerFigure
from ttprint.geometry import Affine, Point

CAB_WIDE, CAB_HIGH = 10.0, 5.6
_BODY = trace(
    "M 0.4 4.6 L 0.4 3.2 C 0.4 2.7 0.7 2.5 1.2 2.4 L 2.3 2.2 C 2.8 1.1 3.2 0.8 4 0.8 L 5.9 0.8 "
    "C 6.7 0.8 7.1 1.2 7.7 2.2 L 8.8 2.4 C 9.4 2.5 9.7 2.9 9.7 3.4 L 9.7 4.6 Z"
)
_GLASS = trace(
    "M 3.3 2.3 C 3.6 1.7 3.8 1.6 4.2 1.6 L 4.8 1.6 L 4.8 2.3 Z M 5.5 2.3 L 5.5 1.6 C 6.1 1.6 6.3 1.8 6.6 2.3 Z"
)
_LAMP = box(4.2, 0.1, 1.5, 0.7)
_WHEELS = disc(2.6, 4.6, 0.95) + disc(7.5, 4.6, 0.95)
_CAB = (_LAMP, _BODY, _GLASS, _WHEELS)

_HOUSE_WIDE, _HOUSE_HIGH = 8.0, 7.0
_HOUSE = (
    trace("M 1.1 7 L 1.1 3.3 L 6.9 3.3 L 6.9 7 Z"),
    trace("M 0.2 3.5 L 4 0.2 L 7.8 3.5 Z"),
    trace("M 3.2 7 L 3.2 4.9 L 4.8 4.9 L 4.8 7 Z"),
)
_STRIPE, _FINEST = 1.3, 0.8  # mm from stripe to stripe, and the least on a small disc


def cab(width: float, pen: float = 0.22) -> Group:
    """Return a small cab, seen from the side, that can be coloured in."""
    at = Affine.scale(width / CAB_WIDE)
    return group(Path(moved(outline, at), fill=WHITE, stroke=BLACK, width=pen) for outline in _CAB)


@cache
def marker(figure: MarkerFigure, colour: MarkerColour, radius: float, pen: float = 0.3) -> Group:
    """Return a marker about the origin: yellow is white, red is striped."""
    edge = circle(Point(0, 0), radius)
    ground = [Path(edge, fill=WHITE)]
    if colour == "red":
        step = max(_FINEST, min(_STRIPE, radius * 0.3))
        reach, count = 2 * radius, int(2 * radius / step) + 1
        slants = joined(line((i * step - reach, reach), (i * step + reach, -reach)) for i in range(-count, count + 1))
        ground.append(Path(slants, stroke=BLACK, width=max(0.2, step * 0.27)))
    shapes, wide, high, share = (
        (_CAB, CAB_WIDE, CAB_HIGH, 1.62) if figure == "taxi" else (_HOUSE, _HOUSE_WIDE, _HOUSE_HIGH, 1.2)
    )
    unit = radius * share / wide
    at = Affine.scale(unit) @ Affine.move(-wide / 2, -high / 2)
    halo = Path(moved(joined(shapes), at), fill=WHITE, stroke=WHITE, width=min(1.1, radius * 0.25))
    picture = [Path(moved(outline, at), fill=WHITE, stroke=BLACK, width=max(0.2, pen * 0.85)) for outline in shapes]
    inside = group(ground, halo, picture, clip=Path(edge))
    return group(Place(inside), Path(edge, stroke=BLACK, width=pen * 1.3))
