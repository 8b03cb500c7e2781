"""The small map on a card: the river, the parks and the streets as lines, and dots at the destinations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme, ink_row
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import circle, joined, polyline, rect
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box, Point

_DOT = 0.036  # radius as a part of the width; larger than the place, so that it is easy to find
_STREET = 0.006


@dataclass(frozen=True, slots=True)
class ThumbnailInks:
    """The inks of the small map."""

    ground: Ink
    park: Ink
    river: Ink
    island: Ink
    street: Ink
    frame: Ink
    dot: Ink
    rim: Ink


_GREY, _PALE_GREY = ink_row("#9a9a9a #c8c8c8")
THUMBNAIL_INKS = ByTheme(
    ThumbnailInks(*ink_row("#f3ead3 #c5d9a4 #6fa9c9 #f3ead3 #cbb78f #1f2740 #d8432f #ffffff")),
    ThumbnailInks(WHITE, WHITE, _PALE_GREY, WHITE, _GREY, BLACK, BLACK, WHITE),
    ThumbnailInks(WHITE, WHITE, _GREY, WHITE, _PALE_GREY, BLACK, BLACK, WHITE),
)


def thumbnail_height(width: float) -> float:
    """Return the height of a small map of this width."""
    return width * paris().height / paris().width


def thumbnail_dot(place_id: str, width: float) -> Point:
    """Return the position of a place on the small map."""
    town = paris()
    if place_id not in town.numbers:
        raise ValueError(f"The place {place_id} is not on the map.")
    at, unit = town.places[town.numbers[place_id]].at, width / town.width
    return Point(at.x * unit, at.y * unit)


def thumbnail(theme: Theme, dots: Iterable[str], width: float) -> Group:
    """Return the map in this width, from (0, 0) down, with a dot on each of the places."""
    inks, unit = THUMBNAIL_INKS[theme], width / paris().width
    frame = rect(Box(0, 0, width, thumbnail_height(width)), width * 0.03)
    spots = [thumbnail_dot(place_id, width) for place_id in dots]
    return group(
        # files store the group once for all cards
        Group((Place(_ground(theme), Affine.scale(unit)),), clip=Path(frame)),
        Path(frame, stroke=inks.frame, width=max(0.2, width * 0.008)),
        *(_dot(spot, width * _DOT, inks) for spot in spots),
    )


def _dot(spot: Point, radius: float, inks: ThumbnailInks) -> Group:
    return group(
        Path(circle(spot, radius), fill=inks.rim, stroke=inks.frame, width=max(0.15, radius * 0.16)),
        Path(circle(spot, radius * 0.66), fill=inks.dot),
    )


@cache  # one group for all cards
def _ground(theme: Theme) -> Group:
    town, inks = paris(), THUMBNAIL_INKS[theme]
    thin = town.width * _STREET
    return group(
        Path(rect(Box(0, 0, town.width, town.height).grow(4)), fill=inks.ground),
        Path(joined(polyline(park.outline, closed=True) for park in town.parks), fill=inks.park),
        *(Path(polyline(arm.line), stroke=inks.river, width=arm.width * 1.5, cap="round") for arm in town.river.arms),
        Path(joined(polyline(isle.outline, closed=True) for isle in town.river.islands), fill=inks.island),
        Path(joined(polyline(one.line) for one in town.streets), stroke=inks.street, width=thin, cap="round"),
    )
